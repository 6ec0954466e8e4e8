import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let defaultToolbarItem = ElementDefinition(
    "DefaultToolbarItem",
    "Puts what a bar has by itself, such as the search field, to another place; here it stays where it is.",
    attributes: [
      AttributeDefinition("kind", "ToolbarDefaultItemKind", "What it is.", required: true),
      AttributeDefinition("placement", "ToolbarItemPlacement", "Where it stands."),
    ],
    placement: .item(of: ["Toolbar"]), valueType: "ToolbarItem", since: .since(iOS: 26, macOS: 26),
    example: """
      <NavigationStack>
        <Text>Rock
          <Toolbar><DefaultToolbarItem kind="search" placement="bottomBar"/></Toolbar>
        </Text>
      </NavigationStack>
      """
  ) { lowering, _ in lowering.node(.group) }
}
