import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let menuBarExtra = ElementDefinition(
    "MenuBarExtra", "What an app shows in the menu bar of a Mac; it is on no page.",
    attributes: [
      .title("What it is called."),
      AttributeDefinition("systemImage", "String", "Its symbol."),
      AttributeDefinition("image", "String", "Its picture."),
      AttributeDefinition("isInserted", "Bool", "True while it stands in the menu bar.", role: .binding),
    ],
    content: .views, placement: .part(of: ["App"]), valueType: "WindowGroup",
    since: .since(iOS: nil, macOS: 13),
    example: """
      <Module>
        <Screen name="Home"><Body><Text>Turtle Rock</Text></Body></Screen>
        <App name="Places">
          <WindowGroup><Home/></WindowGroup>
          <MenuBarExtra title="Places" systemImage="map"><Button action="print('opened')">Open</Button></MenuBarExtra>
        </App>
      </Module>
      """
  ) { lowering, _ in lowering.node(.group) }
}
