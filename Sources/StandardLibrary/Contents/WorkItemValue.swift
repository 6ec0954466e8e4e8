import ScreenTypes

/// A closure that a queue runs later.
struct WorkItemValue: OpaqueContent {
  /// Its number among the `ScheduledTimers` of the run.
  let number: Int
  let work: FunctionBox

  var type: TypeID { .library("DispatchWorkItem") }
  var description: String { "DispatchWorkItem" }
  /// Two are equal where cancelling one cancels the other.
  var parts: [Value] { [.int(number)] }
}
