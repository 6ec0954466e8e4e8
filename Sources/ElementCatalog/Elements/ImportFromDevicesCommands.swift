import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let importFromDevicesCommands = ElementDefinition(
    "ImportFromDevicesCommands", "Commands that take pictures and scans with a device nearby.",
    placement: .item(of: ["Commands"]), since: .since(iOS: nil, macOS: 12),
    example: """
      <Module>
        <Screen name="Home"><Body><Text>Turtle Rock</Text></Body></Screen>
        <App name="Places"><WindowGroup><Home/></WindowGroup><Commands><ImportFromDevicesCommands/></Commands></App>
      </Module>
      """)
}
