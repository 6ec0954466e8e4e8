import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let inspectorCommands = ElementDefinition(
    "InspectorCommands", "A command that shows and hides an inspector.",
    placement: .item(of: ["Commands"]), since: .since(iOS: 17, macOS: 14),
    example: """
      <Module>
        <Screen name="Home"><Body><Text>Turtle Rock</Text></Body></Screen>
        <App name="Places"><WindowGroup><Home/></WindowGroup><Commands><InspectorCommands/></Commands></App>
      </Module>
      """)
}
