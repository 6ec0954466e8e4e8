import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let rectangle = ElementDefinition(
    "Rectangle", "A rectangle that fills its place.",
    content: .shared,
    example: #"<Rectangle modifiers=".fill(.gray).frame(width: 120, height: 40)"/>"#
  ) { lowering, _ in lowering.shape(ShapePayload(outline: .rectangle, fill: .foreground)) }
}
