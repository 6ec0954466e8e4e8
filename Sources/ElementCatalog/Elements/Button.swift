import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let button = ElementDefinition(
    "Button", "Runs an action when it is tapped.",
    attributes: [
      AttributeDefinition("action", "", "What a tap does.", role: .action),
      AttributeDefinition("role", "ButtonRole", "`cancel` or `destructive`."),
      .title(),
      AttributeDefinition("systemImage", "String", "The name of a symbol before the title."),
    ],
    content: [.title, .views, .quiet], role: "button",
    example: #"<Button action="print('ordered')">Order</Button>"#
  ) { lowering, use in
    let label = {
      let outer = lowering.environment
      lowering.environment.leaveContentColor()
      // The whole label has the colour of the button, in the row of a list, too.
      lowering.environment.isInList = false
      defer { lowering.environment = outer }
      return try lowering.label(of: use.site, title: use[2], symbol: use[3])
    }
    var payload = ControlPayload(.button)
    payload.role = use.value(1) ?? .none
    var registration = ControlRegistration(.tap, label: "", action: use[0])
    registration.dismisses = lowering.environment.dismisses
    return try lowering.button(payload, registration, of: use.site, label: label)
  }
}
