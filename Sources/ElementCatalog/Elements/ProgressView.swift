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
    ] + AttributeDefinition.timer,
    content: [.title, .views, .quiet], role: "progressbar",
    since: .since(iOS: 14, macOS: 11),
    example: #"<ProgressView title="Loading" value="0.4"/>"#
  ) { lowering, use in
    let span = lowering.timer(use[3], countsDown: use.value(4))
    let fraction: Double? =
      span?.fraction
      ?? use.value(1).map { (value: Double) in min(max(value / (use.value(2) ?? 1), 0), 1) }
    let label = { try lowering.host.lowerLabel(of: use.site, title: use[0], lowering) }
    let current = { () -> [NodeIndex] in
      let own = try lowering.host.lowerPart("currentValueLabel", of: use.site, lowering)
      guard own.isEmpty, let span else { return own }
      let words = DateStyleText.timer(span.shown, LocaleForms(lowering.host.settings.locale))
      return [lowering.text(.string(words), style: .caption(of: nil))]
    }
    let styled = try lowering.styled(
      .progressView, at: use.site,
      StyleConfiguration(
        fraction: fraction,
        missing: lowering.missing(
          [.currentValueLabel], of: use.site,
          hasLabel: use[0] != nil || lowering.host.hasContent(use.site)
            || !lowering.host.parts("label", of: use.site).isEmpty))
    ) { property in
      switch property {
      case .label: try label()
      case .currentValueLabel: try current()
      // A ProgressViewStyle has no other views.
      default: [try lowering.progressView(use, span, label: label(), current: current())]
      }
    }
    return try styled ?? lowering.progressView(use, span, label: label(), current: current())
  }
}

extension Lowering {
  /// A progress view in a look of the library.
  fileprivate func progressView(
    _ use: ElementUse, _ span: TimerSpan?, label: [NodeIndex], current: [NodeIndex]
  ) -> NodeIndex {
    var payload = ControlPayload(.progress)
    payload.look = environment.progressLook
    payload.metrics = environment.controlMetrics
    payload.number = span?.fraction ?? use.value(1) ?? -1
    payload.maximum = use.value(2) ?? 1
    payload.tint = environment.tint
    let bar =
      environment.hidesLabels ? control(spoken(label, in: payload)) : control(payload, children: label)
    if current.isEmpty { return bar }
    return stack(
      StackPayload(axis: .vertical, alignment: Alignment(.leading, .center), spacing: 0),
      children: [bar] + current)
  }
}
