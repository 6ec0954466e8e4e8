import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let toolbarItem = ElementDefinition(
    "ToolbarItem", "One item of a toolbar.",
    attributes: [
      AttributeDefinition(
        "placement", "ToolbarItemPlacement", "Where it stands; the trailing end unless given."),
      AttributeDefinition("id", "String", "Its name in a toolbar that the user may change."),
      AttributeDefinition(
        "showsByDefault", "Bool", "False where it is not shown until the user puts it into the bar."),
    ],
    content: .views, placement: .item(of: ["Toolbar"]), valueType: "ToolbarItem",
    since: .since(iOS: 14, macOS: 11),
    example: """
      <NavigationStack>
        <Text>Rock
          <Toolbar>
            <ToolbarItem placement="principal"><Text>Turtle Rock</Text></ToolbarItem>
          </Toolbar>
        </Text>
      </NavigationStack>
      """
  ) { lowering, use in
    use.value(2) ?? true ? try lowering.toolbarItems(use, placement: use[0]) : lowering.node(.group)
  }
}
