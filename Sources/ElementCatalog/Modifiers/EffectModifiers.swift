import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let effectModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["opacity(_ opacity: Double)"], shared: true,
      "Makes the view translucent, from 0 for clear to 1.",
      example: #"<Text modifiers=".opacity(0.5)">Turtle Rock</Text>"#
    ) { lowering, use, content in lowering.box(.opacity(use.value(0) ?? 1), try content()) },
    ModifierDefinition(
      ["shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0)"], shared: true,
      "Draws a blurred copy behind the view; a third of black unless a colour is given.",
      example: #"<Circle modifiers=".fill(.white).shadow(radius: 7)"/>"#
    ) { lowering, use, content in
      var shade = Color(.black)
      shade.alpha = 84
      return lowering.box(
        .shadow(
          use.value(0) ?? shade, radius: use.value(1) ?? 0, x: use.value(2) ?? 0, y: use.value(3) ?? 0),
        try content())
    },
    ModifierDefinition(
      ["blur(radius: Double, opaque: Bool = false)"], shared: true,
      "Blurs the view.",
      example: #"<Text modifiers=".blur(radius: 2)">Turtle Rock</Text>"#
    ) { lowering, use, content in lowering.box(.blur(use.value(0) ?? 0), try content()) },
    ModifierDefinition(
      [
        "scaleEffect(_ scale: Double, anchor: UnitPoint = .center)",
        "scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center)",
        "scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center)",
      ], shared: true,
      "Draws the view larger or smaller; its place is kept.",
      example: #"<Text modifiers=".scaleEffect(0.7)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      if let size = use[0]?.content(SizeValue.self) {
        return lowering.box(.scale(x: size.width, y: size.height), try content())
      }
      let x: Double = use.value(0) ?? 1
      return lowering.box(.scale(x: x, y: use.overload == 0 ? x : use.value(1) ?? 1), try content())
    },
    ModifierDefinition(
      ["rotationEffect(_ angle: Angle, anchor: UnitPoint = .center)"], shared: true,
      "Draws the view turned clockwise; its place is kept.",
      example: #"<Image systemName="chevron.right" modifiers=".rotationEffect(.degrees(90))"/>"#
    ) { lowering, use, content in lowering.box(.rotation(use.values[0].degrees), try content()) },
    ModifierDefinition(
      ["transformEffect(_ transform: CGAffineTransform)"], recordedOnly: true,
      "Draws the view moved; it is not drawn turned or in another size, and its place is kept.",
      example:
        #"<Text modifiers=".transformEffect(CGAffineTransform(translationX: 8, y: 0))">Turtle Rock</Text>"#
    ) { lowering, use, content in
      lowering.recorded.append(RecordedModifier("transformEffect", use.values, in: lowering))
      let transform = use[0]?.content(TransformValue.self) ?? TransformValue()
      return lowering.box(.offset(x: transform.tx, y: transform.ty), try content())
    },
    ModifierDefinition(
      ["hidden()"], shared: true,
      "Draws nothing; the place of the view is kept.",
      example: #"<Text modifiers=".hidden()">Turtle Rock</Text>"#
    ) { lowering, _, content in lowering.box(.hidden, try content()) },
    .recorded(
      [
        "rotation3DEffect(_ angle: Angle, axis: (Double, Double, Double), perspective: Double = 1)",
        """
        rotation3DEffect(_ angle: Angle, axis: (Double, Double, Double), anchor: UnitPoint, anchorZ: Double = 0, \
        perspective: Double = 1)
        """,
      ],
      "Draws the view turned in space.",
      example: #"<Text modifiers=".rotation3DEffect(.degrees(30), axis: (0.0, 1.0, 0.0))">Turtle Rock</Text>"#
    ),
    ModifierDefinition(
      ["brightness(_ amount: Double)"], shared: true,
      "Makes the view lighter.",
      example: #"<Color value="blue" modifiers=".brightness(0.2)"/>"#
    ) { lowering, use, content in
      lowering.box(.filter(.brightness, amount: use.value(0) ?? 0), try content())
    },
    ModifierDefinition(
      ["contrast(_ amount: Double)"], shared: true,
      "Sets the contrast of the view.",
      example: #"<Color value="blue" modifiers=".contrast(0.8)"/>"#
    ) { lowering, use, content in
      lowering.box(.filter(.contrast, amount: use.value(0) ?? 0), try content())
    },
    ModifierDefinition(
      ["saturation(_ amount: Double)"], shared: true,
      "Sets how colourful the view is.",
      example: #"<Color value="blue" modifiers=".saturation(0.5)"/>"#
    ) { lowering, use, content in
      lowering.box(.filter(.saturation, amount: use.value(0) ?? 0), try content())
    },
    ModifierDefinition(
      ["grayscale(_ amount: Double)"], shared: true,
      "Takes colour from the view.",
      example: #"<Color value="blue" modifiers=".grayscale(1)"/>"#
    ) { lowering, use, content in
      lowering.box(.filter(.grayscale, amount: use.value(0) ?? 0), try content())
    },
    ModifierDefinition(
      ["hueRotation(_ angle: Angle)"], shared: true,
      "Turns the hues of the view.",
      example: #"<Color value="blue" modifiers=".hueRotation(.degrees(90))"/>"#
    ) { lowering, use, content in
      lowering.box(.filter(.hueRotation, amount: use.values[0].degrees), try content())
    },
    ModifierDefinition(
      ["colorInvert()"], shared: true,
      "Inverts the colours of the view.",
      example: #"<Color value="blue" modifiers=".colorInvert()"/>"#
    ) { lowering, _, content in
      lowering.box(.filter(.invert, amount: 1), try content())
    },
    .recorded(
      ["colorMultiply(_ color: Color)"], "Multiplies the colours of the view by one.",
      example: #"<Color value="white" modifiers=".colorMultiply(.red)"/>"#),
    .recorded(
      ["blendMode(_ blendMode: BlendMode)"], "Sets how the view is mixed with what is behind it.",
      example: #"<Color value="blue" modifiers=".blendMode(.multiply)"/>"#),
    .recorded(
      ["compositingGroup()"], "Draws the view as one picture before effects apply.",
      example: #"<Text modifiers=".compositingGroup().opacity(0.5)">Turtle Rock</Text>"#),
    .recorded(
      ["drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)"],
      "Draws the view as one picture off screen.",
      example: #"<Text modifiers=".drawingGroup()">Turtle Rock</Text>"#),
  ]
}
