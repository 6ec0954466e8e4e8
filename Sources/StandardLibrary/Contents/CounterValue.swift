import ScreenTypes

/// The content of a `DispatchGroup` or a `DispatchSemaphore`. How it stands is kept by the run.
struct CounterValue: ScheduledContent {
  /// Its number among the `ScheduledTimers` of the run.
  let number: Int
  /// True for a group.
  let isGroup: Bool

  var type: TypeID { .library(isGroup ? "DispatchGroup" : "DispatchSemaphore") }
  var description: String { isGroup ? "DispatchGroup" : "DispatchSemaphore" }
  /// Two are equal where they are one object.
  var parts: [Value] { [.int(number)] }
}

/// How a group or a semaphore stands.
struct CounterState: Sendable {
  /// How much work of a group has not ended, or how many more may pass a semaphore.
  var count: Int
  /// The closures that run when all work of a group has ended.
  var waiting: [FunctionBox] = []
}
