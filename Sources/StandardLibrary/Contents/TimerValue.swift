import ScreenTypes

/// The content of a `Timer`, or with `isTimer` false of an `AnyCancellable`: what ends a timer, a publisher or a subscription.
struct TimerValue: ScheduledContent {
  /// Its number among the `ScheduledTimers` of the run.
  let number: Int
  /// How many seconds lie between two of its values; 0 for what has none.
  var interval = 0.0
  var isTimer = true
  /// What a timer does that a `RunLoop` is still to begin; nil for one that has begun.
  var pending: Pending?

  /// What a timer does, when first, and whether again.
  struct Pending: Sendable {
    let action: FunctionBox
    let due: Double
    let repeats: Bool
  }

  var type: TypeID { .library(isTimer ? "Timer" : "AnyCancellable") }
  var description: String { isTimer ? "Timer(\(interval))" : "AnyCancellable" }
  /// Two are equal where they end the same.
  var parts: [Value] { [.int(number)] }
}
