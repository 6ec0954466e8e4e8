import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let textFormattingCommands = ElementDefinition(
    "TextFormattingCommands", "Commands that change fonts and how text is set.",
    placement: .item(of: ["Commands"]), since: .since(iOS: 14, macOS: 11),
    example: """
      <Module>
        <Screen name="Home"><Body><Text>Turtle Rock</Text></Body></Screen>
        <App name="Places"><WindowGroup><Home/></WindowGroup><Commands><TextFormattingCommands/></Commands></App>
      </Module>
      """)
}
