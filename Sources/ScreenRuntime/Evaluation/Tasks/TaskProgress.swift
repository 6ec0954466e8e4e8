/// How far the code of a task has come.
enum TaskProgress {
  /// It ended.
  case ended(Flow)
  /// It sleeps until an instant; `rest` is what follows then, and is told whether the task was cancelled.
  case sleeping(until: Double, rest: (_ isCancelled: Bool) throws -> TaskProgress)
}

/// What follows a sleep in the code of a task. Its variables are those that the code had before, also where the run is brought back
/// to then.
final class TaskRest: FunctionBody {
  let run: (_ isCancelled: Bool) throws -> TaskProgress

  init(_ run: @escaping (_ isCancelled: Bool) throws -> TaskProgress) { self.run = run }
}
