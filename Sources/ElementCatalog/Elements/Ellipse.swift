import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let ellipse = ElementDefinition(
    "Ellipse", "An ellipse that touches the edges of its place.",
    content: .shared,
    example: #"<Ellipse modifiers=".fill(.blue).frame(width: 120, height: 40)"/>"#
  ) { lowering, _ in lowering.shape(ShapePayload(outline: .ellipse, fill: .foreground)) }
}
