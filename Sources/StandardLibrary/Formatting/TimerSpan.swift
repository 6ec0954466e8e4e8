import ScreenTypes

/// How far a span of time has gone, of a `Text` or a `ProgressView` that follows one.
public struct TimerSpan {
  /// The seconds that are shown: those left, or those gone.
  public let shown: Double
  /// The share of the span that these are, from 0 to 1.
  public let fraction: Double

  /// How far a range of dates has gone at an instant, in seconds since 1970; nil for another value.
  public init?(_ interval: Value, countsDown: Bool, at instant: Double) {
    guard case .range(let range) = interval, let start = range.lower.seconds, let end = range.upper.seconds
    else { return nil }
    let length = max(end - start, 0)
    let gone = min(max(instant - start, 0), length)
    shown = countsDown ? length - gone : gone
    fraction = length == 0 ? 0 : shown / length
  }
}
