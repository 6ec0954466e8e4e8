import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let roundedRectangle = ElementDefinition(
    "RoundedRectangle", "A rectangle with round corners.",
    attributes: [
      AttributeDefinition("cornerRadius", "Double", "The radius of the corners in points.", required: true),
      AttributeDefinition("style", "RoundedCornerStyle", "How the corners are drawn."),
    ],
    example:
      #"<RoundedRectangle cornerRadius="10" modifiers=".stroke(.gray).frame(width: 120, height: 40)"/>"#
  ) { lowering, use in
    lowering.shape(ShapePayload(outline: .roundedRectangle(use.value(0) ?? 0), fill: .foreground))
  }
}
