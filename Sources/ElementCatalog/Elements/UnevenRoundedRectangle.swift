import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let unevenRoundedRectangle = ElementDefinition(
    "UnevenRoundedRectangle", "A rectangle whose corners have radii of their own.",
    attributes: [
      AttributeDefinition(
        "topLeadingRadius", "Double", "The radius of this corner in points; 0 unless given."),
      AttributeDefinition(
        "bottomLeadingRadius", "Double", "The radius of this corner in points; 0 unless given."),
      AttributeDefinition(
        "bottomTrailingRadius", "Double", "The radius of this corner in points; 0 unless given."),
      AttributeDefinition(
        "topTrailingRadius", "Double", "The radius of this corner in points; 0 unless given."),
      AttributeDefinition("style", "RoundedCornerStyle", "How the corners are drawn."),
      AttributeDefinition("cornerRadii", "RectangleCornerRadii", "All radii at once."),
    ],
    content: [.shared], since: .since(iOS: 16, macOS: 13),
    example:
      #"<UnevenRoundedRectangle topLeadingRadius="16" topTrailingRadius="16" modifiers=".fill(.teal).frame(width: 120, height: 40)"/>"#
  ) { lowering, use in
    let radii =
      use[5]?.content(CornerRadiiValue.self)?.radii
      ?? CornerRadii(
        topLeading: use.value(0) ?? 0, bottomLeading: use.value(1) ?? 0, bottomTrailing: use.value(2) ?? 0,
        topTrailing: use.value(3) ?? 0)
    return lowering.shape(ShapePayload(outline: .unevenRectangle(radii), fill: .foreground))
  }
}
