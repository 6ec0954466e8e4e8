import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let clipModifiers: [ModifierDefinition] = [
    ModifierDefinition(
      ["clipShape(_ shape: Shape, style: FillStyle = FillStyle())"], shared: true,
      "Draws only what is inside a shape.",
      example: #"<Image name="turtlerock" label="A rock" modifiers=".clipShape(Circle())"/>"#
    ) { lowering, use, content in
      guard let value = use[0] else { return try content() }
      return try lowering.outlined(by: value) {
        lowering.box(.clip($0.filled(use[1]?.content())), try content())
      } ?? content()
    },
    ModifierDefinition(
      ["clipped(antialiased: Bool = false)"], shared: true,
      "Draws only what is inside the frame of the view.",
      example:
        #"<Image name="turtlerock" label="A rock" modifiers=".frame(width: 60, height: 60).clipped()"/>"#
    ) { lowering, _, content in lowering.box(.clip(.rectangle), try content()) },
    ModifierDefinition(
      ["cornerRadius(_ radius: Double, antialiased: Bool = true)"], shared: true,
      "Rounds the corners of the view, in points.",
      example: #"<Color value="orange" modifiers=".frame(width: 80, height: 40).cornerRadius(8)"/>"#
    ) { lowering, use, content in
      lowering.box(.clip(.roundedRectangle(use.value(0) ?? 0)), try content())
    },
    ModifierDefinition(
      ["mask(_ mask: View)"], shared: true,
      "Draws only what is inside a shape.",
      example: #"<Color value="orange" modifiers=".mask(Circle())"/>"#
    ) { lowering, use, content in
      guard let value = use[0] else { return try content() }
      return try lowering.outlined(by: value) { lowering.box(.clip($0), try content()) } ?? content()
    },
    .recorded(
      [
        "contentShape(_ shape: Shape, eoFill: Bool = false)",
        "contentShape(_ kind: ContentShapeKinds, _ shape: Shape, eoFill: Bool = false)",
      ],
      "Sets the part of the view that takes taps.",
      example: #"<HStack modifiers=".contentShape(Rectangle())"><Text>Row</Text><Spacer/></HStack>"#),
    ModifierDefinition(
      ["containerShape(_ shape: Shape)"], environment: true,
      "Sets the shape that a `ContainerRelativeShape` inside has.",
      since: .since(iOS: 15, macOS: 12),
      example: #"<ContainerRelativeShape modifiers=".frame(height: 40).containerShape(Capsule())"/>"#
    ) { lowering, use, content in
      guard let value = use[0], let outline = try lowering.outline(value) else { return try content() }
      return try lowering.with({ $0.containerOutline = outline }, content)
    },
  ]
}
