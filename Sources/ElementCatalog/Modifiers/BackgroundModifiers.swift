import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let backgroundModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      [
        "background()", "background(_ style: ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)",
        "background(_ style: ShapeStyle, in shape: Shape, fillStyle: FillStyle? = nil)",
        "background(_ background: View, alignment: Alignment = .center)",
        "background(in shape: Shape, fillStyle: FillStyle? = nil)",
      ], shared: true, role: .background,
      """
      Draws a colour, gradient or view behind the view. Without argument it is the place in the chain where \
      `Background` children apply.
      """,
      example: #"<Text modifiers=".padding().background(.yellow)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      let view = try content()
      guard let value = use.values.first else { return view }
      if use.overload == 4 {
        let fill = lowering.environment.backgroundPaint ?? .color(Color(.fill))
        return try lowering.box(.background(alignment: .center), view) {
          try lowering.outlined(by: value) {
            lowering.shape(ShapePayload(outline: $0.filled(use[1]?.content()), fill: fill))
          } ?? lowering.node(.group)
        }
      }
      let paint = Paint(value)
      if use.overload == 1, let paint {
        return lowering.box(.backgroundPaint(lowering.accented(paint)), view)
      }
      if use.overload == 2 {
        return try lowering.box(.background(alignment: .center), view) {
          try lowering.shape(of: use, paint ?? .foreground)
        }
      }
      let alignment = use.overload == 3 ? use.value(1) ?? Alignment.center : .center
      return try lowering.box(.background(alignment: alignment), view) { try lowering.view(value) }
    },
    ModifierDefinition(
      [
        "containerBackground(_ style: ShapeStyle, for container: ContainerBackgroundPlacement)",
        "containerBackground(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, content: () -> View)",
      ],
      "Draws a colour, gradient or view behind all of a widget or page; here behind the view.",
      since: .since(iOS: 17, macOS: 14),
      example:
        #"<VStack modifiers=".containerBackground(.fill.tertiary, for: .widget)"><Text>Rock</Text></VStack>"#
    ) { lowering, use, content in
      let view = try content()
      if use.overload == 1, let made = use[2] {
        return try lowering.box(.background(alignment: use.value(1) ?? .center), view) {
          try lowering.view(madeBy: made)
        }
      }
      guard let paint = use[0].flatMap({ Paint($0) }) else { return view }
      return lowering.box(.backgroundPaint(lowering.accented(paint)), view)
    },
    ModifierDefinition(
      [
        "overlay()", "overlay(_ style: ShapeStyle, ignoresSafeAreaEdges: Edge.Set = .all)",
        "overlay(_ style: ShapeStyle, in shape: Shape, fillStyle: FillStyle? = nil)",
        "overlay(_ overlay: View, alignment: Alignment = .center)",
      ], shared: true, role: .overlay,
      """
      Draws a colour, gradient or view in front of the view. Without argument it is the place in the chain \
      where `Overlay` children apply.
      """,
      example: #"<Capsule modifiers=".fill(.orange).overlay(Text('Order'))"/>"#
    ) { lowering, use, content in
      let view = try content()
      guard let value = use.values.first else { return view }
      if use.overload == 1 || use.overload == 2, let paint = Paint(value) {
        return try lowering.box(.overlay(alignment: .center), view) {
          if use.overload == 2 { return try lowering.shape(of: use, paint) }
          return lowering.shaded(
            lowering.shape(ShapePayload(outline: .rectangle, fill: paint)), by: value)
        }
      }
      let alignment = use.overload == 3 ? use.value(1) ?? Alignment.center : .center
      return try lowering.box(.overlay(alignment: alignment), view) { try lowering.view(value) }
    },
    ModifierDefinition(
      ["backgroundStyle(_ style: ShapeStyle)"], environment: true,
      "Sets what `.background(in:)` inside fills its shape with.",
      since: .since(iOS: 16, macOS: 13),
      example:
        #"<Text modifiers=".padding().background(in: Capsule()).backgroundStyle(.yellow)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      guard let paint: Paint = use.value(0) else { return try content() }
      return try lowering.with({ $0.backgroundPaint = paint }, content)
    },
    ModifierDefinition(
      ["border(_ content: ShapeStyle, width: Double = 1)"], shared: true,
      "Draws a line inside the edges of the view.",
      example: #"<Text modifiers=".padding().border(.red, width: 2)">Turtle Rock</Text>"#
    ) { lowering, use, content in
      lowering.box(
        .border(lowering.accented(use.value(0) ?? .foreground), width: use.value(1) ?? 1), try content())
    },
  ]
}

extension Lowering {
  /// The shape of a use that gives a style, a shape, and how that is filled.
  fileprivate func shape(of use: ModifierUse, _ fill: Paint) throws -> NodeIndex {
    let view = try outlined(by: use.values[1]) {
      shape(ShapePayload(outline: $0.filled(use[2]?.content()), fill: fill))
    }
    return shaded(view ?? node(.group), by: use[0])
  }
}
