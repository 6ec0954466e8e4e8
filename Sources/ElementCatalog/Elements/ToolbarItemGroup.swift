import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let toolbarItemGroup = ElementDefinition(
    "ToolbarItemGroup", "Several items of a toolbar at one place.",
    attributes: [
      AttributeDefinition(
        "placement", "ToolbarItemPlacement", "Where they stand; the trailing end unless given.")
    ],
    content: .views, placement: .item(of: ["Toolbar"]), valueType: "ToolbarItem",
    since: .since(iOS: 14, macOS: 11),
    example: """
      <NavigationStack>
        <Text>Rock
          <Toolbar>
            <ToolbarItemGroup placement="bottomBar"><Text>One</Text><Spacer/><Text>Two</Text></ToolbarItemGroup>
          </Toolbar>
        </Text>
      </NavigationStack>
      """
  ) { lowering, use in try lowering.toolbarItems(use, placement: use[0]) }
}
