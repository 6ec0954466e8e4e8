import ScreenTypes
import StandardLibrary

/// How far a span of time has gone, of a `Text` or a `ProgressView` that follows one.
struct TimerSpan {
  /// The seconds that are shown: those left, or those gone.
  let shown: Double
  /// The share of the span that these are, from 0 to 1.
  let fraction: Double
}

extension AttributeDefinition {
  /// What a view that follows a span of time takes.
  static let timer: [AttributeDefinition] = [
    AttributeDefinition(
      "timerInterval", "ClosedRange<Date>", "The span of time that is followed, as of `Date()`."),
    AttributeDefinition(
      "countsDown", "Bool", "False to show the time gone; else the time left is shown."),
  ]
}

extension Lowering {
  /// How far a span of time has gone now, or at the instant at which it was paused; nil where there is none.
  func timer(_ interval: Value?, countsDown: Bool?, pausedAt: Double? = nil) -> TimerSpan? {
    guard case .range(let range)? = interval, let start = range.lower.seconds, let end = range.upper.seconds
    else { return nil }
    let length = max(end - start, 0)
    let gone = min(max((pausedAt ?? host.settings.date) - start, 0), length)
    let shown = countsDown ?? true ? length - gone : gone
    return TimerSpan(shown: shown, fraction: length == 0 ? 0 : shown / length)
  }
}
