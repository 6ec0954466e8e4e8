import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let viewThatFits = ElementDefinition(
    "ViewThatFits",
    "Shows the first of its views that fits into the room that the page and the frames around it leave, else the last.",
    attributes: [AttributeDefinition("in", "Axis.Set", "The axes in which it must fit.")],
    content: .views,
    since: .since(iOS: 16, macOS: 13),
    example: """
      <ViewThatFits><Text>A long description</Text><Text>Short</Text></ViewThatFits>
      """
  ) { lowering, use in
    let first = lowering.tree.nodes.count
    let views = try lowering.host.lowerContent(of: use.site, lowering)
    let axes = use[0].flatMap { AxisSet($0) } ?? [.horizontal, .vertical]
    let room = FittingRoom(
      width: lowering.place.width, height: lowering.place.height, isWide: axes.contains(.horizontal),
      isHigh: axes.contains(.vertical))
    let chosen = views.first { lowering.host.settings.fits(lowering.tree, $0, first, room) }
    return chosen ?? views.last ?? lowering.node(.group)
  }
}
