import RenderTree
import ScreenTypes

extension Lowering {
  /// True where the button with this label is to be drawn held down.
  func isPressed(_ label: [NodeIndex]) -> Bool {
    host.settings.pressed != nil && host.isPressed(names(of: label))
  }

  /// Lowers a button through a declared style. The body of a PrimitiveButtonStyle takes its own input; that of a
  /// ButtonStyle becomes the label of a plain button.
  func styledButton(
    _ style: Value, _ payload: ControlPayload, _ registration: ControlRegistration, of site: Int,
    label: () throws -> [NodeIndex]
  ) throws -> NodeIndex {
    let saved = environment
    environment.buttonStyle = nil
    environment.buttonLook = .automatic
    defer { environment = saved }
    var payload = payload
    payload.look = .plain
    if host.settings.pressed != nil { payload.isPressed = isPressed(try label()) }
    var action: FunctionBox?
    if case .function(let function)? = registration.action { action = function }
    let body = try host.lowerStyled(
      style, site: site, isOn: nil, isPressed: payload.isPressed, action: action, self, label: label)
    if host.handlesInput(style) { return body }
    return control(payload, registration, of: site, children: [body])
  }

  /// Lowers the label of a link through a declared ButtonStyle.
  func styledLink(_ style: Value, of site: Int, label: () throws -> [NodeIndex]) throws -> NodeIndex {
    let saved = environment
    environment.buttonStyle = nil
    environment.buttonLook = .automatic
    defer { environment = saved }
    let isPressed = host.settings.pressed != nil ? isPressed(try label()) : false
    return try host.lowerStyled(
      style, site: site, isOn: nil, isPressed: isPressed, action: nil, self, label: label)
  }

  /// Lowers a toggle through a declared style, whose body sets `isOn`; it is found by its label.
  func styledToggle(
    _ style: Value, _ isOn: BindingBox, _ registration: ControlRegistration, of site: Int,
    label: () throws -> [NodeIndex]
  ) throws -> NodeIndex {
    let saved = environment
    environment.toggleStyle = nil
    environment.toggleLook = .automatic
    defer { environment = saved }
    let body = try host.lowerStyled(
      style, site: site, isOn: isOn, isPressed: false, action: nil, self, label: label)
    _ = register(registration, of: site, node: body)
    return body
  }
}
