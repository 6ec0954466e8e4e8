import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let roundedRectangle = ElementDefinition(
    "RoundedRectangle", "A rectangle with round corners.",
    attributes: [
      AttributeDefinition("cornerRadius", "Double", "The radius of the corners in points."),
      AttributeDefinition("style", "RoundedCornerStyle", "How the corners are drawn."),
      AttributeDefinition("cornerSize", "CGSize", "The width and height of the corners in points."),
    ],
    content: [.shared, .exclusive], alternatives: [["cornerRadius", "cornerSize"]],
    example:
      #"<RoundedRectangle cornerRadius="10" modifiers=".stroke(.gray).frame(width: 120, height: 40)"/>"#
  ) { lowering, use in
    let radius: Double = use.value(0) ?? use[2]?.content(SizeValue.self)?.width ?? 0
    return lowering.shape(ShapePayload(outline: .roundedRectangle(radius), fill: .foreground))
  }
}
