import ScreenTypes
import StandardLibrary

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
    interval.flatMap { TimerSpan($0, countsDown: countsDown ?? true, at: pausedAt ?? host.settings.date) }
  }
}
