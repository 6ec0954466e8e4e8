import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let editButton = ElementDefinition(
    "EditButton", "Begins and ends the editing of a list; a still picture shows it before.",
    role: "button",
    since: .since(iOS: 13, macOS: nil),
    example: """
      <NavigationStack>
        <List><Text>Turtle Rock</Text><Toolbar><EditButton/></Toolbar></List>
      </NavigationStack>
      """
  ) { lowering, use in
    var payload = ControlPayload(.button)
    payload.look = lowering.environment.buttonLook
    payload.metrics = lowering.environment.controlMetrics
    return lowering.control(
      payload, ControlRegistration(.tap, label: ""), of: use.site, children: [lowering.text("Edit")])
  }
}
