import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let commands = ElementDefinition(
    "Commands", "Menus of the app, in the bar of a Mac; no page shows them.",
    content: .views, placement: .part(of: ["App"]),
    since: .since(iOS: 14, macOS: 11),
    example: """
      <Module>
        <Screen name="Home"><Body><Text>Turtle Rock</Text></Body></Screen>
        <App name="Places">
          <WindowGroup><Home/></WindowGroup>
          <Commands>
            <CommandMenu title="Place">
              <Button action="print('shared')" modifiers=".keyboardShortcut('s')">Share</Button>
            </CommandMenu>
          </Commands>
        </App>
      </Module>
      """
  ) { lowering, _ in lowering.node(.group) }
}
