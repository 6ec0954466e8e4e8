import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let safeAreaInset = ElementDefinition(
    attachment: "SafeAreaInset", isEarly: false, "Views at an edge of the view, which makes room for them.",
    attributes: [
      AttributeDefinition("edge", "Edge", "The edge.", required: true),
      AttributeDefinition("alignment", "Alignment", "Where they stand along the edge."),
      AttributeDefinition("spacing", "Double?", "Points between them and the view."),
    ],
    since: .since(iOS: 15, macOS: 12),
    example: """
      <List>
        <Text>Rock</Text>
        <SafeAreaInset edge="bottom"><Text>One rock</Text></SafeAreaInset>
      </List>
      """
  ) { lowering, use, content in
    let view = try content()
    var inset = try lowering.host.lowerContent(of: use.site, lowering)
    let edge: EdgeSet = use.value(0) ?? .bottom
    let isVertical = edge == .top || edge == .bottom
    let isFirst = edge == .top || edge == .leading
    // The view gets what the others leave.
    if !isVertical { inset = inset.map { lowering.box(.layoutPriority(1), $0) } }
    var stack = StackPayload(
      axis: isVertical ? .vertical : .horizontal, alignment: use.value(1) ?? .center,
      spacing: use.value(2) ?? 0)
    stack.extendsSurface = true
    return lowering.stack(stack, children: isFirst ? inset + [view] : [view] + inset)
  }
}
