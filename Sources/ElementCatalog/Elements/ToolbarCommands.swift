import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let toolbarCommands = ElementDefinition(
    "ToolbarCommands", "Commands that show, hide and customise the bar of a window.",
    placement: .item(of: ["Commands"]), since: .since(iOS: 14, macOS: 11),
    example: """
      <Module>
        <Screen name="Home"><Body><Text>Turtle Rock</Text></Body></Screen>
        <App name="Places"><WindowGroup><Home/></WindowGroup><Commands><ToolbarCommands/></Commands></App>
      </Module>
      """)
}
