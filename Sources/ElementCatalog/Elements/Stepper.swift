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
    return try lowering.labelled(payload, registration, of: use.site, title: use[0])
  }
}
