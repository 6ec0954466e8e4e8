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
    let value: Double = use.value(1) ?? 0
    let bounds = lowering.bounds(use[2]) ?? (0, 1)
    let label = { try lowering.host.lowerLabel(of: use.site, title: use[0], lowering) }
    let part = { try lowering.host.lowerPart($0, of: use.site, lowering) }
    let styled = try lowering.styled(
      .gauge, at: use.site,
      StyleConfiguration(
        fraction: min(max((value - bounds.minimum) / (bounds.maximum - bounds.minimum), 0), 1),
        missing: lowering.missing(
          [.currentValueLabel, .minimumValueLabel, .maximumValueLabel], of: use.site, hasLabel: true))
    ) { property in
      switch property {
      case .label: try label()
      case .currentValueLabel, .minimumValueLabel, .maximumValueLabel: try part(property.name)
      // A GaugeStyle has no other views.
      default: [try lowering.gauge(use, label: label(), current: part("currentValueLabel"))]
      }
    }
    return try styled ?? lowering.gauge(use, label: label(), current: part("currentValueLabel"))
  }
}

extension Lowering {
  /// A gauge in a look of the library.
  fileprivate func gauge(_ use: ElementUse, label: [NodeIndex], current: [NodeIndex]) throws -> NodeIndex {
    var payload = ControlPayload(.gauge)
    payload.number = use.value(1) ?? 0
    let bounds = bounds(use[2]) ?? (0, 1)
    payload.minimum = bounds.minimum
    payload.maximum = bounds.maximum
    payload.tint = environment.tint
    let hasEnds = ["minimumValueLabel", "maximumValueLabel"].contains {
      !host.parts($0, of: use.site).isEmpty
    }
    payload.look = environment.gaugeLook
    if payload.isRound { return try roundGauge(payload, label: label, current: current, of: use.site) }
    let hidesLabels = environment.hidesLabels
    if current.isEmpty && !hasEnds && !hidesLabels { return control(payload, children: label) }
    let bar = control(spoken(label, in: payload))
    if current.isEmpty && !hasEnds { return bar }
    let shown = hidesLabels ? [] : label
    return stack(
      StackPayload(axis: .vertical, spacing: 0),
      children: shown + [try withEnds(bar, of: use.site)] + current)
  }

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
