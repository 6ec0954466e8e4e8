import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let toolbarSpacer = ElementDefinition(
    "ToolbarSpacer", "Room between the items of a bar, which here stand where their placement says.",
    attributes: [
      AttributeDefinition(
        "sizing", "SpacerSizing", "Whether it is as large as can be; `flexible` unless given."),
      AttributeDefinition("placement", "ToolbarItemPlacement", "In which bar it stands."),
    ],
    placement: .item(of: ["Toolbar"]), valueType: "ToolbarItem", since: .since(iOS: 26, macOS: 26),
    example: """
      <NavigationStack>
        <Text>Rock
          <Toolbar>
            <ToolbarSpacer placement="bottomBar"/>
            <ToolbarItem placement="bottomBar"><Text>Turtle Rock</Text></ToolbarItem>
          </Toolbar>
        </Text>
      </NavigationStack>
      """
  ) { lowering, _ in lowering.node(.group) }
}
