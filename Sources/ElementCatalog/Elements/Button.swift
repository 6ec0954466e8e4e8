import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let button = ElementDefinition(
    "Button", "Runs an action when it is tapped.",
    attributes: [
      AttributeDefinition("action", "", "What a tap does.", role: .action),
      AttributeDefinition(
        "role", "ButtonRole?",
        "`cancel`, `destructive`, `confirm` or `close`. Without a label it says `Cancel`, `Confirm` or `Close`."
      ),
      .title(),
      AttributeDefinition("systemImage", "String", "The name of a symbol before the title."),
      AttributeDefinition("image", "String", "The name of a picture before the title."),
    ],
    content: [.title, .views, .quiet], role: "button",
    example: #"<Button action="print('ordered')">Order</Button>"#
  ) { lowering, use in
    let role: ControlPayload.Role = use.value(1) ?? .none
    let label = {
      let outer = lowering.environment
      lowering.environment.leaveContentColor()
      // The whole label has the colour of the button, in the row of a list, too.
      lowering.environment.isInList = false
      defer { lowering.environment = outer }
      let shown = try lowering.label(of: use.site, title: use[2], symbol: use[3], picture: use[4])
      guard shown.isEmpty, let word = role.label else { return shown }
      return try lowering.label(of: use.site, title: .string(word), symbol: nil)
    }
    var payload = ControlPayload(.button)
    payload.role = role
    var registration = ControlRegistration(.tap, label: "", action: use[0])
    registration.dismisses = lowering.environment.dismisses
    return try lowering.button(payload, registration, of: use.site, label: label)
  }
}

extension ControlPayload.Role {
  /// What a button without a label says; nil where it says nothing.
  fileprivate var label: String? {
    switch self {
    case .cancel: "Cancel"
    case .confirm: "Confirm"
    case .close: "Close"
    case .none, .destructive: nil
    }
  }
}
