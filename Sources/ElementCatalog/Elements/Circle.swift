import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let circle = ElementDefinition(
    "Circle", "A circle in the middle of its place.",
    content: .shared,
    example: #"<Circle modifiers=".fill(.red).frame(width: 40, height: 40)"/>"#
  ) { lowering, _ in lowering.shape(ShapePayload(outline: .circle, fill: .foreground)) }
}
