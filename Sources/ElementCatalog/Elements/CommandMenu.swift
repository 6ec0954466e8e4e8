import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let commandMenu = ElementDefinition(
    "CommandMenu", "A menu of the app.",
    attributes: [.title()],
    content: [.title, .views, .titled], placement: .item(of: ["Commands"]),
    since: .since(iOS: 14, macOS: 11),
    example: """
      <Module>
        <Screen name="Home"><Body><Text>Turtle Rock</Text></Body></Screen>
        <App name="Places">
          <WindowGroup><Home/></WindowGroup>
          <Commands>
            <CommandMenu title="Place"><Button action="print('opened')">Open</Button></CommandMenu>
          </Commands>
        </App>
      </Module>
      """)
}
