import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let safeAreaInset = ElementDefinition(
    attachment: "SafeAreaInset", isEarly: false, "Views at an edge of the view, which makes room for them.",
    attributes: AttributeDefinition.edge,
    since: .since(iOS: 15, macOS: 12),
    example: """
      <List>
        <Text>Rock</Text>
        <SafeAreaInset edge="bottom"><Text>One rock</Text></SafeAreaInset>
      </List>
      """
  ) { lowering, use, content in try lowering.atEdge(use, content) }
}

extension Lowering {
  /// Puts the views of an attachment at an edge of a view; its attributes are `edge`, `alignment` and `spacing`. A spacing below 0
  /// scrolls the view's first rows out of sight on a device; a page shows them.
  func atEdge(_ use: ElementUse, _ content: () throws -> NodeIndex) throws -> NodeIndex {
    let view = try content()
    var inset = try host.lowerContent(of: use.site, self)
    let edge: EdgeSet = use.value(0) ?? .bottom
    let isVertical = edge == .top || edge == .bottom
    let isFirst = edge == .top || edge == .leading
    // The view gets what the others leave.
    if !isVertical { inset = inset.map { box(.layoutPriority(1), $0) } }
    var payload = StackPayload(
      axis: isVertical ? .vertical : .horizontal, alignment: use.value(1) ?? .center,
      spacing: max(use.value(2) ?? 0, 0))
    payload.extendsSurface = true
    return stack(payload, children: isFirst ? inset + [view] : [view] + inset)
  }
}
