import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let toggle = ElementDefinition(
    "Toggle", "Switches a Bool on and off.",
    attributes: [
      .title(), .binding("isOn", "Bool", "True while it is on."),
      AttributeDefinition("systemImage", "String", "The name of a symbol before the title."),
      AttributeDefinition("image", "String", "The name of a picture before the title."),
    ],
    content: [.title, .views, .quiet], role: "switch",
    example: #"<Toggle isOn="{.constant(true)}">Favorites only</Toggle>"#
  ) { lowering, use in
    let isOn = try lowering.isOn(use[1], without: false)
    let registration = ControlRegistration(.toggle, label: "", binding: use[1])
    let label = { try lowering.label(of: use.site, title: use[0], symbol: use[2], picture: use[3]) }
    if let style = lowering.environment.toggleStyle, case .binding(let binding)? = use[1] {
      return try lowering.styledToggle(style, binding, registration, of: use.site, label: label)
    }
    var payload = ControlPayload(.toggle)
    payload.isOn = isOn
    payload.look = lowering.environment.toggleLook
    payload.metrics = lowering.environment.controlMetrics
    payload.tint = lowering.environment.tint ?? lowering.appearance.onTintColor
    let children = try label()
    if !lowering.environment.hidesLabels {
      return lowering.control(payload, registration, of: use.site, children: children)
    }
    payload.accessibilityLabel = lowering.tree.store(lowering.names(of: children))
    return lowering.control(payload, registration, of: use.site, children: [])
  }
}
