import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let stepper = ElementDefinition(
    "Stepper", "Makes a number larger and smaller, or runs an action for plus and one for minus.",
    attributes: [
      .title(),
      AttributeDefinition("value", "T0", "The number.", role: .binding, isNumber: true),
      AttributeDefinition("in", "ClosedRange<T0>", "Its lowest and highest value."),
      AttributeDefinition("step", "T0", "How far one tap goes; 1 unless given."),
      AttributeDefinition("onIncrement", "", "What plus does.", role: .action),
      AttributeDefinition("onDecrement", "", "What minus does.", role: .action),
      AttributeDefinition(
        "onEditingChanged", "(Bool) -> Void", "Runs with true when a press begins, false when it ends.",
        role: .function),
      AttributeDefinition(
        "format", "FormatStyle", "How the value is written where it has a field of its own."),
    ],
    content: [.title, .views, .quiet], role: "spinbutton",
    alternatives: [["value", "onIncrement", "onDecrement"]],
    example: #"<Stepper value="{.constant(2)}" in="{1...20}">Quantity: 2</Stepper>"#
  ) { lowering, use in
    var payload = ControlPayload(.stepper)
    payload.number = try use[1].map { lowering.number(try lowering.host.read($0)) } ?? 0
    let bounds = lowering.bounds(use[2])
    payload.minimum = bounds?.minimum ?? -.infinity
    payload.maximum = bounds?.maximum ?? .infinity
    payload.step = use.value(3) ?? 1
    var registration = ControlRegistration(.step, label: "", binding: use[1])
    registration.increment = use[4]
    registration.decrement = use[5]
    registration.editingChanged = use[6]
    registration.range = (payload.minimum, payload.maximum, payload.step)
    if let format = use[7], use[1] != nil, lowering.host.settings.platform == .macOS {
      return try lowering.stepper(payload, registration, of: use, format)
    }
    return try lowering.labelled(payload, registration, of: use.site, title: use[0])
  }
}

extension Lowering {
  /// A stepper as a Mac shows it where its value has a format: behind its label a field with the value, then the arrows.
  fileprivate func stepper(
    _ payload: ControlPayload, _ registration: ControlRegistration, of use: ElementUse, _ format: Value
  ) throws -> NodeIndex {
    let label = try host.lowerLabel(of: use.site, title: use[0], self)
    var typing = ControlRegistration(.edit, label: "", binding: registration.binding)
    let type = host.type(ofAttribute: 1, at: use.site)
    typing.reading = NumberReading(format, of: type.bound ?? type, LocaleForms(host.settings.locale))
    var field = spoken(label, in: ControlPayload(.textField))
    field.look = .roundedBorder
    field.textAlignment = .trailing
    field.text = try typing.binding.map { store(try written(try host.read($0), format: format)) } ?? .empty
    let typed = control(field, typing, of: use.site, children: [])
    let framed = box(.frame(width: 80, height: nil, alignment: .center), typed)
    let arrows = control(spoken(label, in: payload), registration, of: use.site, children: [])
    return beside(
      environment.hidesLabels ? [] : label,
      environment.isInMacForm ? [spacer(), framed, arrows] : [framed, arrows])
  }
}
