import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let settings = ElementDefinition(
    "Settings", "The window of an app's settings, on a Mac; the views in it have pages of their own.",
    content: .views, placement: .part(of: ["App"]), valueType: "WindowGroup",
    since: .since(iOS: nil, macOS: 11),
    example: """
      <Module>
        <Screen name="Home"><Body><Text>Turtle Rock</Text></Body></Screen>
        <App name="Places">
          <WindowGroup><Home/></WindowGroup>
          <Settings><Form><Toggle isOn="{.constant(true)}">Sounds</Toggle></Form></Settings>
        </App>
      </Module>
      """
  ) { lowering, _ in lowering.node(.group) }
}
