import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let slider = ElementDefinition(
    "Slider", "Sets a number between two others.",
    attributes: [
      .title(), .binding("value", "Double", "The number."),
      AttributeDefinition("in", "ClosedRange<Double>", "Its lowest and highest value; 0 to 1 unless given."),
      AttributeDefinition("step", "Double", "The distance of its values."),
      AttributeDefinition(
        "onEditingChanged", "(Bool) -> Void", "Runs with true when a drag begins, false when it ends.",
        role: .function),
    ],
    content: [.title, .views, .quiet], role: "slider",
    example: #"<Slider value="{.constant(0.5)}" in="{0...1}">Volume</Slider>"#
  ) { lowering, use in
    var payload = ControlPayload(.slider)
    payload.number = lowering.number(try lowering.host.read(use.values[1]))
    let bounds = lowering.bounds(use[2]) ?? (0, 1)
    payload.minimum = bounds.minimum
    payload.maximum = bounds.maximum
    payload.step = use.value(3) ?? 0
    var registration = ControlRegistration(.step, label: "", binding: use[1])
    registration.editingChanged = use[4]
    let step = payload.step > 0 ? payload.step : (payload.maximum - payload.minimum) / 10
    registration.range = (payload.minimum, payload.maximum, step)
    let slider = try lowering.labelled(payload, registration, of: use.site, title: use[0])
    let line = try lowering.withEnds(slider, of: use.site)
    let isOnMac = lowering.host.settings.platform == .macOS
    if !isOnMac || lowering.environment.hidesLabels { return line }
    let label = try lowering.host.lowerLabel(of: use.site, title: use[0], lowering)
    return label.isEmpty ? line : lowering.beside(label, [line])
  }
}
