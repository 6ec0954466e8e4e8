import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let commandGroup = ElementDefinition(
    "CommandGroup", "Commands beside or in place of those of a menu that each app has.",
    attributes: [
      AttributeDefinition("replacing", "CommandGroupPlacement", "The commands in whose place they stand."),
      AttributeDefinition("before", "CommandGroupPlacement", "The commands before which they stand."),
      AttributeDefinition("after", "CommandGroupPlacement", "The commands after which they stand."),
    ],
    content: .views, placement: .item(of: ["Commands"]),
    alternatives: [["replacing", "before", "after"]],
    since: .since(iOS: 14, macOS: 11),
    example: """
      <Module>
        <Screen name="Home"><Body><Text>Turtle Rock</Text></Body></Screen>
        <App name="Places">
          <WindowGroup><Home/></WindowGroup>
          <Commands>
            <CommandGroup after="newItem"><Button action="print('opened')">Open</Button></CommandGroup>
          </Commands>
        </App>
      </Module>
      """)
}
