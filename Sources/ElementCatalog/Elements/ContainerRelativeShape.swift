import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let containerRelativeShape = ElementDefinition(
    "ContainerRelativeShape",
    "The shape that `.containerShape` gave the container around; a rectangle without one.",
    content: .shared, since: .since(iOS: 14, macOS: 11),
    example:
      #"<ContainerRelativeShape modifiers=".foregroundStyle(.teal).frame(width: 120, height: 40).containerShape(Capsule())"/>"#
  ) { lowering, _ in
    lowering.shape(
      ShapePayload(outline: lowering.environment.containerOutline ?? .rectangle, fill: .foreground))
  }
}
