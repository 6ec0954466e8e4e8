import ScreenTypes

/// How a task ended.
public enum TaskOutcome: Sendable {
  /// It gave a value.
  case value(Value)
  /// It threw an error.
  case error(Value)
  /// It has not ended: it waits for something that has not happened.
  case waiting

  /// What it gave. Throws what it threw; who asks for what has not ended waits, too.
  func get() throws -> Value {
    switch self {
    case .value(let value): return value
    case .error(let error): throw ThrownValue(error)
    case .waiting: throw RuntimeFault.waiting
    }
  }
}

/// The content of a `Task`. How it stands is kept by the run.
struct TaskValue: ScheduledContent {
  /// Its number among the `ScheduledTimers` of the run.
  let number: Int

  var type: TypeID { .library("Task") }
  var description: String { "Task" }
  /// Two are equal where they are one task.
  var parts: [Value] { [.int(number)] }
}

/// The content of a `TaskGroup`, which lives as long as the closure that has it.
final class TaskGroupValue: OpaqueContent, @unchecked Sendable {
  /// How the tasks ended that nobody has asked for, in the order in which they were added.
  private var outcomes: [TaskOutcome] = []
  /// True once `cancelAll` was called.
  var isCancelled = false

  var type: TypeID { .library("TaskGroup") }
  var description: String { "TaskGroup" }
  /// True where no task is left.
  var isEmpty: Bool { outcomes.isEmpty }

  /// Adds a task that has run.
  func add(_ outcome: TaskOutcome) { outcomes.append(outcome) }

  /// Takes the first task that ended; those that wait end after all others. Nil where none is left.
  func next() -> TaskOutcome? {
    let ended = outcomes.firstIndex { outcome in
      if case .waiting = outcome { return false }
      return true
    }
    return (ended ?? outcomes.indices.first).map { outcomes.remove(at: $0) }
  }
}

/// The content of a continuation, which has what the code waits for that made it.
final class ContinuationValue: OpaqueContent, @unchecked Sendable {
  /// What it was resumed with; nil before.
  private(set) var outcome: TaskOutcome?
  /// True once the code that waited for it was left.
  private var isLeft = false

  var type: TypeID { .library("CheckedContinuation") }
  var description: String { "CheckedContinuation" }

  /// Lets the code go on; throws where it went on already, or was left.
  func resume(_ outcome: TaskOutcome) throws {
    if isLeft {
      throw RuntimeFault(
        .runStopped,
        "The code that waits for this continuation was left by an earlier action, and a run cannot go back into it."
      )
    }
    if self.outcome != nil {
      throw RuntimeFault(.runStopped, "The continuation is resumed a second time: the app stops here.")
    }
    self.outcome = outcome
  }

  /// What it was resumed with; nobody can resume it from now on.
  func leave() throws -> Value {
    guard let outcome else {
      isLeft = true
      throw RuntimeFault.waiting
    }
    return try outcome.get()
  }
}
