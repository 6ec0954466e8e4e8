import ScreenTypes
import StandardLibrary

extension Evaluator {
  /// After so many tasks that each waited, one after the other, those that are ready are taken for ones that go on for ever, as is a
  /// task after so many sleeps in which no time passes.
  private static let tasksThatWait = 1_000

  /// Runs the tasks that are ready, in their order, and those that they make.
  public func runTasks() throws {
    var waits = 0
    while let number = timers.tasks.first {
      let delays = timers.delays
      try run(task: number)
      if timers.delays != delays { waits += 1 }
      if waits == Self.tasksThatWait { return timers.tasks.leaveReady() }
    }
  }

  /// Begins the task of a view, in place of the one that it began before.
  func beginTask(ofView view: UInt64, _ operation: FunctionBox) {
    cancelTask(ofView: view)
    timers.tasks.add(timers.next(), operation, ofView: view)
  }

  /// Cancels the task of a view, if it has one.
  func cancelTask(ofView view: UInt64) {
    guard let number = timers.tasks.take(ofView: view), let timer = timers.tasks.cancel(number) else {
      return
    }
    timers.end(timer)
  }

  /// Runs a task to its end, after those that are ready before it, and gives how it ended.
  public func finish(task number: Int) throws -> TaskOutcome {
    while let first = timers.tasks.first, first != number, timers.tasks.isReady(number) {
      try run(task: first)
    }
    if let timer = timers.tasks.wake(number) { timers.end(timer) }
    try atOnce { try run(task: number) }
    return timers.tasks.outcome(number) ?? .waiting
  }

  /// Runs the code of a task that is ready, to its end or to where it sleeps.
  private func run(task number: Int) throws {
    guard let (operation, outer) = timers.tasks.enter(number) else { return }
    defer { timers.tasks.leave(to: outer) }
    let outcome = try outcome { () -> Value? in
      var progress: TaskProgress
      switch operation.body {
      case let rest as TaskRest: progress = try rest.run(timers.tasks.isCancelled(number))
      case let closure as ClosureBody where isClocked: progress = try closure.begin(self)
      // What is no closure of the program has no statements of its own to sleep in.
      default: progress = .ended(.returning(try call(operation, [])))
      }
      var waits = 0
      while case .sleeping(_, let rest) = progress {
        let isCancelled = timers.tasks.isCancelled(number)
        if isClocked && !isCancelled { break }
        // No time passes in a sleep here.
        waits += 1
        if waits == Self.tasksThatWait { throw RuntimeFault.waiting }
        progress = try rest(isCancelled)
      }
      switch progress {
      case .ended(let flow): return flow.value
      case .sleeping(let instant, let rest):
        timers.noteDelay()
        let alarm = FunctionBox(
          body: NativeBody(0) { [unowned self] _ in
            timers.tasks.wake(number)
            return .void
          })
        let timer = timers.add(at: instant, alarm)
        timers.tasks.sleep(number, until: timer, FunctionBox(body: TaskRest(rest)))
        return nil
      }
    }
    if let outcome { timers.tasks.end(number, outcome) }
  }

  /// Runs a closure to its end, or to where it waits for something that has not happened.
  public func runTask(_ function: FunctionBox) throws -> TaskOutcome {
    try outcome { try call(function, []) } ?? .waiting
  }

  /// How code of a task ends; nil where it gives nothing, as it has not ended.
  private func outcome(_ body: () throws -> Value?) throws -> TaskOutcome? {
    do {
      return try catchingErrors(body).map { .value($0) }
    } catch let thrown as ThrownValue {
      mendChain()
      return .error(thrown.value)
    } catch let fault as RuntimeFault where fault.isWaiting {
      mendChain()
      return .waiting
    }
  }
}

extension ClosureBody {
  /// Runs the closure to its end, or to where it sleeps.
  func begin(_ evaluator: Evaluator) throws -> TaskProgress {
    let frame = frameOfItsOwn()
    evaluator.closures?.note(block, in: frame.code.id)
    return try evaluator.advance(body: block, frame)
  }
}
