import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let capsule = ElementDefinition(
    "Capsule", "A rectangle whose short sides are half circles.",
    attributes: [AttributeDefinition("style", "RoundedCornerStyle", "How the corners are drawn.")],
    content: .shared,
    example: #"<Capsule modifiers=".fill(.orange).frame(width: 120, height: 40)"/>"#
  ) { lowering, _ in lowering.shape(ShapePayload(outline: .capsule, fill: .foreground)) }
}
