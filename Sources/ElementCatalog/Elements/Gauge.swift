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
    payload.look = lowering.environment.gaugeLook
    if payload.isRound {
      return try lowering.roundGauge(payload, label: label, current: current, of: use.site)
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

extension Lowering {
  /// A round gauge: the current value stands in it, both ends where it begins and ends. Its label is spoken.
  fileprivate func roundGauge(
    _ payload: ControlPayload, label: [NodeIndex], current: [NodeIndex], of site: Int
  ) throws -> NodeIndex {
    var parts: [NodeIndex] = []
    if !current.isEmpty { parts.append(region(.label, children: current)) }
    if payload.look == .circular {
      let low = try host.lowerPart("minimumValueLabel", of: site, self)
      let high = try host.lowerPart("maximumValueLabel", of: site, self)
      if !low.isEmpty { parts.append(region(.header, children: low)) }
      if !high.isEmpty { parts.append(region(.footer, children: high)) }
    }
    return control(spoken(label, in: payload), children: parts)
  }
}
