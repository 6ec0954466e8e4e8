import ScreenTypes

/// The tasks of a run: which are ready to begin or to go on, and how the others stand. It is copied and put back with the run.
public struct TaskQueue: Sendable {
  /// How far a task has come.
  private enum Stage: Sendable {
    /// The closure is to run: the task's own, or what follows a sleep.
    case ready(FunctionBox)
    /// Its code runs.
    case running
    /// The closure is to run once a timer, by its number, has fired.
    case sleeping(FunctionBox, timer: Int)
    /// It has ended, or waits for ever.
    case over(TaskOutcome)
  }

  private struct Task: Sendable {
    var stage: Stage
    var isCancelled = false
  }

  private var tasks: [Int: Task] = [:]
  /// The tasks that views began as they appeared, by the identities of their handlers.
  private var ofViews: [UInt64: Int] = [:]
  /// The tasks that are ready, in the order in which they became so.
  private var ready: [Int] = []
  /// The task whose code runs; nil for other code.
  public private(set) var current: Int?

  /// The task that runs next; nil where none is ready.
  public var first: Int? { ready.first }

  /// Adds a task, which is ready to begin.
  mutating func add(_ number: Int, _ operation: FunctionBox) {
    tasks[number] = Task(stage: .ready(operation))
    ready.append(number)
  }

  /// Adds the task of a view, which is ready to begin.
  public mutating func add(_ number: Int, _ operation: FunctionBox, ofView view: UInt64) {
    add(number, operation)
    ofViews[view] = number
  }

  /// The task of a view, which is the view's no more; nil where it has none.
  public mutating func take(ofView view: UInt64) -> Int? {
    ofViews.isEmpty ? nil : ofViews.removeValue(forKey: view)
  }

  /// True where the code of a task is to begin or to go on.
  public func isReady(_ number: Int) -> Bool { ready.contains(number) }

  /// True where a task was cancelled.
  public func isCancelled(_ number: Int) -> Bool { tasks[number]?.isCancelled ?? false }

  /// How a task ended; nil for one that has not.
  public func outcome(_ number: Int) -> TaskOutcome? {
    guard case .over(let outcome)? = tasks[number]?.stage else { return nil }
    return outcome
  }

  /// Begins to run a task that is ready. Gives the closure to run, and the task around it, which `leave` takes.
  public mutating func enter(_ number: Int) -> (operation: FunctionBox, outer: Int?)? {
    guard case .ready(let operation)? = tasks[number]?.stage else { return nil }
    ready.removeAll { $0 == number }
    tasks[number]?.stage = .running
    defer { current = number }
    return (operation, current)
  }

  /// Says that the code of the current task is left, for that of the task around it.
  public mutating func leave(to outer: Int?) { current = outer }

  /// Says how a task ended.
  public mutating func end(_ number: Int, _ outcome: TaskOutcome) { tasks[number]?.stage = .over(outcome) }

  /// Lets a task sleep until a timer has fired; `rest` is what follows.
  public mutating func sleep(_ number: Int, until timer: Int, _ rest: FunctionBox) {
    tasks[number]?.stage = .sleeping(rest, timer: timer)
  }

  /// Makes a task ready that sleeps, and gives the number of its timer; nil for one that does not sleep.
  @discardableResult
  public mutating func wake(_ number: Int) -> Int? {
    guard case .sleeping(let rest, let timer)? = tasks[number]?.stage else { return nil }
    tasks[number]?.stage = .ready(rest)
    ready.append(number)
    return timer
  }

  /// Says that a task is to do no more; the timer of one that sleeps is given, which it wakes without.
  public mutating func cancel(_ number: Int) -> Int? {
    tasks[number]?.isCancelled = true
    return wake(number)
  }

  /// Leaves all that are ready where they are, for ever.
  public mutating func leaveReady() {
    for number in ready { tasks[number]?.stage = .over(.waiting) }
    ready = []
  }
}
