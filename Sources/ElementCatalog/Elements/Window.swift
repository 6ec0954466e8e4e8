import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let window = ElementDefinition(
    "Window", "A further window of an app, which there is once; the views in it have pages of their own.",
    attributes: [
      .title("What the window is called."),
      AttributeDefinition("id", "String", "What `openWindow(id:)` opens it by."),
    ],
    content: .views, placement: .part(of: ["App"]), valueType: "WindowGroup",
    since: .since(iOS: nil, macOS: 13),
    example: """
      <Module>
        <Screen name="Home"><Body><Text>Turtle Rock</Text></Body></Screen>
        <App name="Places">
          <WindowGroup><Home/></WindowGroup>
          <Window title="Journal" id="journal"><Text>Nothing yet</Text></Window>
        </App>
      </Module>
      """
  ) { lowering, _ in lowering.node(.group) }
}
