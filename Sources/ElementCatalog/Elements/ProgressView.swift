import RenderTree
import ScreenTypes
import StandardLibrary

extension ElementCatalog {
  static let progressView = ElementDefinition(
    "ProgressView", "Shows how far something has gone, or that it goes on.",
    attributes: [
      .title(),
      AttributeDefinition("value", "Double?", "How far; without it, that it goes on."),
      AttributeDefinition("total", "Double", "How far it goes; 1 unless given."),
    ],
    content: [.title, .views, .quiet], role: "progressbar",
    since: .since(iOS: 14, macOS: 11),
    example: #"<ProgressView title="Loading" value="0.4"/>"#
  ) { lowering, use in
    var payload = ControlPayload(.progress)
    payload.look = lowering.environment.progressLook
    payload.metrics = lowering.environment.controlMetrics
    payload.number = use.value(1) ?? -1
    payload.maximum = use.value(2) ?? 1
    payload.tint = lowering.environment.tint
    let label = try lowering.host.lowerLabel(of: use.site, title: use[0], lowering)
    let current = try lowering.host.lowerPart("currentValueLabel", of: use.site, lowering)
    let bar =
      lowering.environment.hidesLabels
      ? lowering.control(lowering.spoken(label, in: payload)) : lowering.control(payload, children: label)
    if current.isEmpty { return bar }
    return lowering.stack(
      StackPayload(axis: .vertical, alignment: Alignment(.leading, .center), spacing: 0),
      children: [bar] + current)
  }
}
