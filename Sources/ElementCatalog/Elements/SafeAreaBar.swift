import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let safeAreaBar = ElementDefinition(
    attachment: "SafeAreaBar", isEarly: false,
    "A bar of views at an edge of the view, which makes room for it; content fades below it in SwiftUI.",
    attributes: AttributeDefinition.edge, since: .since(iOS: 26, macOS: 26),
    example: """
      <List>
        <Text>Rock</Text>
        <SafeAreaBar edge="bottom"><Text>One rock</Text></SafeAreaBar>
      </List>
      """
  ) { lowering, use, content in try lowering.atEdge(use, content) }
}
