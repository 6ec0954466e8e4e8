import RenderTree
import ScreenTypes

extension Lowering {
  /// True where the button with this label is to be drawn pressed.
  func isPressed(_ label: [NodeIndex]) -> Bool {
    host.settings.pressed != nil && host.isPressed(names(of: label))
  }

  /// Adds a button with its label, in the look of the button style around it.
  func button(
    _ payload: ControlPayload, _ registration: ControlRegistration, of site: Int,
    label: () throws -> [NodeIndex]
  ) throws -> NodeIndex {
    var payload = payload
    payload.look = environment.buttonLook
    payload.metrics = environment.controlMetrics
    if let style = environment.buttonStyle {
      return try styledButton(style, payload, registration, of: site, label: label)
    }
    let children = try label()
    payload.isPressed = isPressed(children)
    return control(payload, registration, of: site, children: children)
  }

  /// Lowers a button through a declared style. The body of a PrimitiveButtonStyle takes its own input; that of a
  /// ButtonStyle becomes the label of a plain button.
  private func styledButton(
    _ style: Value, _ payload: ControlPayload, _ registration: ControlRegistration, of site: Int,
    label: () throws -> [NodeIndex]
  ) throws -> NodeIndex {
    var payload = payload
    payload.look = .plain
    var action: FunctionBox?
    if case .function(let function)? = registration.action { action = function }
    return try withoutButtonStyle {
      if host.settings.pressed != nil { payload.isPressed = isPressed(try label()) }
      let body = try host.lowerStyled(
        style, site: site,
        StyleConfiguration(isPressed: payload.isPressed, action: action, role: payload.role.value), self
      ) { _ in try label() }
      if host.handlesInput(style) { return body }
      return control(payload, registration, of: site, children: [body])
    }
  }

  /// Runs `body`, which lowers what a button style draws, where that style is not set.
  private func withoutButtonStyle<T>(_ body: () throws -> T) throws -> T {
    try with(
      {
        $0.buttonStyle = nil
        $0.buttonLook = .automatic
      }, body)
  }

  /// Lowers the label of a link through a declared ButtonStyle.
  func styledLink(_ style: Value, of site: Int, label: () throws -> [NodeIndex]) throws -> NodeIndex {
    try withoutButtonStyle {
      let isPressed = host.settings.pressed != nil ? isPressed(try label()) : false
      return try host.lowerStyled(
        style, site: site, StyleConfiguration(isPressed: isPressed), self
      ) { _ in try label() }
    }
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
    let body = try host.lowerStyled(style, site: site, StyleConfiguration(binding: isOn), self) { _ in
      try label()
    }
    _ = register(registration, of: site, node: body)
    return body
  }

  /// Lowers a view through the declared style of the place; nil where there is none. `part` lowers the view as it is
  /// drawn without the style, and what it was given.
  func styled(
    _ view: StyledView, at site: Int, _ configuration: @autoclosure () throws -> StyleConfiguration,
    part: (StyleProperty) throws -> [NodeIndex]
  ) throws -> NodeIndex? {
    if environment.declaredStyles.isEmpty { return nil }
    guard let style = environment.declaredStyles[view] else { return nil }
    let saved = environment
    environment.declaredStyles[view] = nil
    defer { environment = saved }
    return try host.lowerStyled(style, site: site, try configuration(), self) { property in
      guard property == .content else { return try part(property) }
      // The content is the caller's: what stands in it is styled as what stands around.
      let inner = environment.declaredStyles
      environment.declaredStyles = saved.declaredStyles
      defer { environment.declaredStyles = inner }
      return try part(property)
    }
  }

  /// Lowers a view of a label and content through the declared style of the place, or as it is drawn without the style.
  func styled(
    _ view: StyledView, at site: Int, _ configuration: @autoclosure () throws -> StyleConfiguration,
    label: () throws -> [NodeIndex], content: () throws -> [NodeIndex], plain: () throws -> NodeIndex
  ) throws -> NodeIndex {
    let styled = try styled(view, at: site, try configuration()) { property in
      switch property {
      case .label: try label()
      case .content: try content()
      // Its style has no other views.
      default: [try plain()]
      }
    }
    return try styled ?? plain()
  }

  /// Lowers a label through the declared style of the place, or as an icon and a title side by side.
  func label(
    at site: Int, title: () throws -> [NodeIndex], icon: () throws -> NodeIndex?
  ) throws -> NodeIndex {
    func plain() throws -> NodeIndex {
      let shown = try title()
      return label(title: stacked(shown), icon: try icon())
    }
    let styled = try styled(.label, at: site, StyleConfiguration()) { property in
      switch property {
      case .title: try title()
      case .icon: try icon().map { [$0] } ?? []
      // A LabelStyle has no other views.
      default: [try plain()]
      }
    }
    return try styled ?? plain()
  }

  /// Lowers the label of a control: its title or views, behind the symbol where one is named.
  /// A picture of the package may stand in place of the symbol.
  func label(of site: Int, title: Value?, symbol: Value?, picture: Value? = nil) throws -> [NodeIndex] {
    let shown = { try self.host.lowerLabel(of: site, title: title, self) }
    guard symbol != nil || picture != nil else { return try shown() }
    return [
      try label(
        at: site, title: shown,
        icon: {
          if let symbol { return symbolImage(symbol, isDecorative: true) }
          var image = ImagePayload(source: .asset, name: store(picture ?? .void))
          image.isDecorative = true
          return self.image(image)
        })
    ]
  }
}

extension ControlPayload.Role {
  /// The role as a `ButtonRole?`.
  fileprivate var value: Value {
    self == .none ? .null : .choice(TypeID(.builtin("ButtonRole")), Int32(rawValue) - 1)
  }
}
