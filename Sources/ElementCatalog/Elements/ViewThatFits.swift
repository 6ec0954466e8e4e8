import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let viewThatFits = ElementDefinition(
    "ViewThatFits", "Shows the first of its views that fits; output without a fixed size shows the first.",
    attributes: [AttributeDefinition("in", "Axis.Set", "The axes in which it must fit.")],
    content: .views,
    example: """
      <ViewThatFits><Text>A long description</Text><Text>Short</Text></ViewThatFits>
      """
  ) { lowering, use in
    let views = try lowering.host.lowerContent(of: use.site, lowering)
    return views.first ?? lowering.node(.group)
  }
}
