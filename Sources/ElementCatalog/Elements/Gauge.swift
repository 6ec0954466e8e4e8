import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let gauge = ElementDefinition(
    "Gauge", "Shows a value between two others.",
    attributes: [
      .title(),
      AttributeDefinition("value", "Double", "The value.", required: true),
      AttributeDefinition("in", "ClosedRange<Double>", "Its lowest and highest value; 0 to 1 unless given."),
    ],
    content: [.title, .views], role: "meter",
    since: .since(iOS: 16, macOS: 13),
    example: #"<Gauge value="0.4">Water level</Gauge>"#
  ) { lowering, use in
    var payload = ControlPayload(.gauge)
    payload.number = use.value(1) ?? 0
    let bounds = lowering.bounds(use[2]) ?? (0, 1)
    payload.minimum = bounds.minimum
    payload.maximum = bounds.maximum
    payload.tint = lowering.environment.tint
    let label = try lowering.host.lowerLabel(of: use.site, title: use[0], lowering)
    let current = try lowering.host.lowerPart("currentValueLabel", of: use.site, lowering)
    let hasEnds = ["minimumValueLabel", "maximumValueLabel"].contains {
      !lowering.host.parts($0, of: use.site).isEmpty
    }
    let hidesLabels = lowering.environment.hidesLabels
    if current.isEmpty && !hasEnds && !hidesLabels { return lowering.control(payload, children: label) }
    let bar = lowering.control(lowering.spoken(label, in: payload))
    if current.isEmpty && !hasEnds { return bar }
    let shown = hidesLabels ? [] : label
    return lowering.stack(
      StackPayload(axis: .vertical, spacing: 0),
      children: shown + [try lowering.withEnds(bar, of: use.site)] + current)
  }
}
