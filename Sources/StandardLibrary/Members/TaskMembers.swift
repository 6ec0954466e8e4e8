import ScreenTypes

extension StandardLibrary {
  /// What an app does beside its main work, or later: a run does it once the code has ended that began it.
  static let taskMembers: [LibraryMember] =
    [
      running(.initializer, "init"), running(.staticMethod, "detached"),
      .sleeping(.staticMethod, of: "Task", "sleep(nanoseconds duration: Int)") { call in
        call.host.now + call.double(0) / 1e9
      },
      .sleeping(
        .staticMethod, of: "Task", "sleep(for duration: Duration)", since: .since(iOS: 16, macOS: 13)
      ) { call in call.end(ofSleep: 0) },
      .sleeping(
        .staticMethod, of: "Task",
        "sleep(for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock = .continuous)",
        since: clocksSince
      ) { call in call.end(ofSleep: 0) },
      .sleeping(
        .staticMethod, of: "Task",
        "sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = .continuous)",
        since: clocksSince
      ) { call in call.end(ofSleep: 0) },
      LibraryMember(.staticMethod, of: "Task", "yield()", "Lets other tasks go on.") { call in
        try call.host.runTasks()
        return .void
      },
      LibraryMember(
        .staticMethod, of: "Task", "checkCancellation()", "Throws where the task was cancelled."
      ) { call in
        try call.checkCancellation()
        return .void
      },
      LibraryMember(.staticProperty, of: "Task", "isCancelled: Bool", "True where the task was cancelled.") {
        call in .bool(call.isCancelled)
      },
      LibraryMember(
        .method, of: "Task<T0>", "cancel()", "Tells the task to do no more; where it sleeps, it wakes."
      ) { call in
        guard let task = call.receiver.content(TaskValue.self) else { return .void }
        if let timer = call.host.timers.tasks.cancel(task.number) { call.host.timers.end(timer) }
        return .void
      },
      LibraryMember(.property, of: "Task<T0>", "isCancelled: Bool", "True where the task was cancelled.") {
        call in
        .bool(
          call.receiver.content(TaskValue.self).map { call.host.timers.tasks.isCancelled($0.number) } ?? false
        )
      },
      LibraryMember(
        .property, of: "Task<T0>", "value: T0",
        "What the task gives, once it has ended; throws what was thrown in it."
      ) { call in
        guard let task = call.receiver.content(TaskValue.self) else { return .void }
        return try call.host.finish(task: task.number).get()
      },
      LibraryMember(
        .property, of: "Task<T0>", "result: Result<T0, Error>",
        "What the task gives, once it has ended, or what was thrown in it."
      ) { call in
        guard let task = call.receiver.content(TaskValue.self) else { return .void }
        return try .result(call.host.finish(task: task.number))
      },
      LibraryMember(.staticMethod, of: "MainActor", "run(_ body: () -> T0) -> T0", "Runs the closure.") {
        call in
        try call.call(0)
      },
      LibraryMember(
        .staticMethod, of: "MainActor", "assumeIsolated(_ operation: () -> T0) -> T0",
        "Runs the closure, as all code runs on the main actor here."
      ) { call in try call.call(0) },
      LibraryMember(
        .method, of: "OperationQueue", "addOperation(_ block: () -> Void)", "Runs the closure at once."
      ) { call in
        _ = try call.call(0)
        return .void
      },
      LibraryMember(.staticProperty, of: "DispatchQueue", "main: DispatchQueue", "The queue of the screen.") {
        _ in .tuple(ArrayBox([]))
      },
      LibraryMember(
        .staticMethod, of: "DispatchQueue", "global(qos: DispatchQoS.QoSClass? = nil) -> DispatchQueue",
        "A queue for work beside the screen."
      ) { _ in .tuple(ArrayBox([])) },
      LibraryMember(
        .initializer, of: "DispatchQueue",
        "init(label: String, qos: DispatchQoS.QoSClass = .unspecified, attributes: DispatchQueue.Attributes? = nil, "
          + "target: DispatchQueue? = nil)", isTotal: true, "A queue for work of one kind."
      ) { _ in .tuple(ArrayBox([])) },
      LibraryMember(
        .method, of: "DispatchQueue",
        "async(qos: DispatchQoS.QoSClass = .unspecified, flags: DispatchWorkItemFlags? = nil, execute work: () -> T0)",
        "Runs the closure once the code at hand has ended."
      ) { call in
        if case .function(let work) = call.arguments[2] { _ = call.begin(work) }
        return .void
      },
      LibraryMember(
        .method, of: "DispatchQueue",
        "sync(flags: DispatchWorkItemFlags? = nil, execute work: () -> T0) -> T0",
        "Runs the closure, after what queues were given before, and gives what it gives."
      ) { call in
        try call.host.runTasks()
        return try call.call(1)
      },
      LibraryMember(.initializer, of: "NSLock", "init()", isTotal: true, "A lock that nobody holds.") { _ in
        .tuple(ArrayBox([]))
      },
      LibraryMember(.method, of: "NSLock", "lock()", isTotal: true, "Waits until nobody else holds the lock.")
      { _ in
        .void
      },
      LibraryMember(.method, of: "NSLock", "unlock()", isTotal: true, "Gives the lock back.") { _ in .void },
      LibraryMember(
        .method, of: "NSLock", "withLock(_ body: () -> T0) -> T0", "Runs the closure and gives what it gives."
      ) { call in try call.call(0) },
      LibraryMember(
        .method, of: "DispatchQueue", "async(execute workItem: DispatchWorkItem)",
        "Runs the closure of the item once the code at hand has ended, unless it was cancelled."
      ) { call in
        let item = call.arguments[0]
        _ = call.begin(call.host.function(0) { _, host in try host.perform(item) })
        return .void
      },
      LibraryMember(
        .initializer, of: "DispatchWorkItem", "init(block: () -> T0) -> DispatchWorkItem",
        "A closure that may be cancelled before it runs."
      ) { call in
        guard case .function(let work) = call.arguments[0] else { return .void }
        return Value(WorkItemValue(number: call.host.timers.next(), work: work))
      },
      LibraryMember(
        .method, of: "DispatchWorkItem", "perform()", "Runs the closure at once, unless it was cancelled."
      ) { call in
        try call.host.perform(call.receiver)
      },
      LibraryMember(
        .method, of: "DispatchWorkItem", "cancel()", actsOutside: true, "Keeps the closure from running."
      ) { call in
        if let item = call.receiver.content(WorkItemValue.self) { call.host.timers.end(item.number) }
        return .void
      },
      LibraryMember(
        .property, of: "DispatchWorkItem", "isCancelled: Bool", isTotal: true, "True once it was cancelled."
      ) { call in
        .bool(call.receiver.content(WorkItemValue.self).map { call.host.timers.hasEnded($0.number) } ?? false)
      },
      LibraryMember(
        .staticMethod, of: "DispatchTime", "now() -> DispatchTime", "Now; later is a number of seconds more."
      ) {
        _ in .double(0)
      },
    ]
    + ["deadline", "wallDeadline"].flatMap(laterMembers) + intervals + [partsOfSeconds] + queueMembers
    + counterMembers

  /// What a queue begins at a time, by the label of that time.
  private static func laterMembers(_ deadline: String) -> [LibraryMember] {
    [
      LibraryMember(
        .method, of: "DispatchQueue",
        "asyncAfter(\(deadline): DispatchTime, qos: DispatchQoS.QoSClass = .unspecified, flags: DispatchWorkItemFlags? = nil, "
          + "execute work: () -> T0)",
        "Runs the closure: in a scenario when steps `Wait` come to its time, else once the code at hand has ended."
      ) { call in
        if case .function(let work) = call.arguments[3] { call.delay(work) }
        return .void
      },
      LibraryMember(
        .method, of: "DispatchQueue",
        "asyncAfter(\(deadline): DispatchTime, execute workItem: DispatchWorkItem)",
        "Runs the closure of the item, unless it was cancelled: in a scenario when steps `Wait` come to its time, else once the code at hand has ended."
      ) { call in
        let item = call.arguments[1]
        call.delay(call.host.function(0) { _, host in try host.perform(item) })
        return .void
      },
    ]
  }

  /// Queues of operations, threads, and work that is done many times.
  private static let queueMembers: [LibraryMember] = [
    LibraryMember(
      .staticMethod, of: "DispatchQueue", "concurrentPerform(iterations: Int, execute work: (Int) -> Void)",
      "Runs the closure so many times, with the numbers from 0 on, one after the other."
    ) { call in
      for number in 0..<max(call.int(0), 0) {
        try call.host.spend(1)
        _ = try call.call(1, .int(number))
      }
      return .void
    },
    LibraryMember(
      .method, of: "DispatchQueue",
      "async(group: DispatchGroup, qos: DispatchQoS.QoSClass = .unspecified, flags: DispatchWorkItemFlags? = nil, "
        + "execute work: () -> T0)", "Runs the closure at once, as work of a group that has ended then."
    ) { call in
      _ = try call.call(3)
      return .void
    },
    LibraryMember(
      .staticProperty, of: "Task", "currentPriority: TaskPriority",
      "How urgent the code is that runs: as urgent as what somebody does."
    ) { _ in .choice(.library("TaskPriority"), 0) },
    LibraryMember(.initializer, of: "OperationQueue", "init()", isTotal: true, "A queue for closures.") {
      _ in .choice(.library("OperationQueue"), 0)
    },
    LibraryMember(
      .method, of: "OperationQueue", "addBarrierBlock(_ barrier: () -> Void)", "Runs the closure at once."
    ) { call in
      _ = try call.call(0)
      return .void
    },
    LibraryMember(
      .method, of: "OperationQueue", "waitUntilAllOperationsAreFinished()", isTotal: true,
      "Waits for closures that were added, which have run."
    ) { _ in .void },
    LibraryMember(
      .method, of: "OperationQueue", "cancelAllOperations()", isTotal: true,
      "Says that closures that were added are not to run; they have run."
    ) { _ in .void },
    LibraryMember(
      .property, of: "OperationQueue", "maxConcurrentOperationCount: Int", isTotal: true,
      "How many closures may run at a time, of which one does here; -1 for the usual number.",
      set: { _, _ in }
    ) { _ in .int(-1) },
    LibraryMember(
      .property, of: "OperationQueue", "operationCount: Int", isTotal: true,
      "How many closures have not run: none."
    ) { _ in .int(0) },
    LibraryMember(
      .staticProperty, of: "Thread", "isMainThread: Bool",
      "True on the thread of the screen, on which all code runs here."
    ) { _ in .bool(true) },
    LibraryMember(.staticProperty, of: "Thread", "current: Thread", "The thread that runs the code.") { _ in
      .tuple(ArrayBox([]))
    },
    LibraryMember(.staticProperty, of: "Thread", "main: Thread", "The thread of the screen.") { _ in
      .tuple(ArrayBox([]))
    },
    LibraryMember(
      .property, of: "Thread", "isMainThread: Bool", isTotal: true, "True for the thread of the screen."
    ) { _ in .bool(true) },
    LibraryMember(
      .staticMethod, of: "Thread", "sleep(forTimeInterval ti: Double)", "Waits; in a run no time passes."
    ) { call in
      call.host.timers.noteDelay()
      return .void
    },
  ]

  /// What waits for work to end, or lets so many pass at a time.
  private static let counterMembers: [LibraryMember] = [
    LibraryMember(.initializer, of: "DispatchGroup", "init()", "A group of work, of which there is none.") {
      call in call.counter(isGroup: true, 0)
    },
    LibraryMember(.method, of: "DispatchGroup", "enter()", actsOutside: true, "Says that work begins.") {
      call in
      call.count { $0.count &+= 1 }
      return .void
    },
    LibraryMember(
      .method, of: "DispatchGroup", "leave()", actsOutside: true,
      "Says that work ended; after the last of it the closures run that wait for that."
    ) { call in
      guard let state = call.counterState else { return .void }
      if state.count <= 0 {
        throw RuntimeFault(.runStopped, "`leave` is called more often than `enter`: the app stops here.")
      }
      call.count { $0 = CounterState(count: $0.count - 1, waiting: $0.count == 1 ? [] : $0.waiting) }
      if state.count == 1 { for closure in state.waiting { _ = try call.host.call(closure, []) } }
      return .void
    },
    LibraryMember(
      .method, of: "DispatchGroup",
      "notify(qos: DispatchQoS.QoSClass = .unspecified, flags: DispatchWorkItemFlags? = nil, queue: DispatchQueue, "
        + "execute work: () -> Void)", actsOutside: true,
      "Runs the closure once all work has ended, at once where there is none."
    ) { call in
      guard case .function(let closure) = call.arguments[3], let state = call.counterState else {
        return .void
      }
      if state.count > 0 {
        call.count { $0.waiting.append(closure) }
      } else {
        _ = try call.host.call(closure, [])
      }
      return .void
    },
    LibraryMember(
      .method, of: "DispatchGroup", "wait()", "Waits for all work; where some never ends, for ever."
    ) { call in
      try call.host.runTasks()
      if call.counterState?.count ?? 0 > 0 { throw RuntimeFault.waiting }
      return .void
    },
    LibraryMember(
      .method, of: "DispatchGroup", "wait(timeout: DispatchTime) -> DispatchTimeoutResult",
      "Waits for all work, at most until a time; tells whether it ended."
    ) { call in
      try call.host.runTasks()
      return .choice(.library("DispatchTimeoutResult"), call.counterState?.count ?? 0 > 0 ? 1 : 0)
    },
    LibraryMember(
      .initializer, of: "DispatchSemaphore", "init(value: Int)",
      "What lets so many pass before others signal."
    ) { call in call.counter(isGroup: false, call.int(0)) },
    LibraryMember(
      .method, of: "DispatchSemaphore", "signal() -> Int", actsOutside: true,
      "Lets one more pass; 0 where nobody waits."
    ) { call in
      call.count { $0.count &+= 1 }
      return .int(0)
    },
    LibraryMember(
      .method, of: "DispatchSemaphore", "wait()", actsOutside: true,
      "Passes; waits for ever where no more may, as nobody signals meanwhile."
    ) { call in
      if call.counterState?.count ?? 1 <= 0 { try call.host.runTasks() }
      if call.counterState?.count ?? 1 <= 0 { throw RuntimeFault.waiting }
      call.count { $0.count -= 1 }
      return .void
    },
    LibraryMember(
      .method, of: "DispatchSemaphore", "wait(timeout: DispatchTime) -> DispatchTimeoutResult",
      actsOutside: true, "Passes, if one more may; tells whether it did."
    ) { call in
      if call.counterState?.count ?? 1 <= 0 { try call.host.runTasks() }
      let isOpen = call.counterState?.count ?? 0 > 0
      if isOpen { call.count { $0.count -= 1 } }
      return .choice(.library("DispatchTimeoutResult"), isOpen ? 0 : 1)
    },
  ]

  private static let intervals: [LibraryMember] = [
    ("seconds", "seconds", 1.0), ("milliseconds", "thousandths of a second", 1e3),
    ("microseconds", "millionths of a second", 1e6), ("nanoseconds", "thousand-millionths of a second", 1e9),
  ].map { name, unit, parts in
    LibraryMember(
      .staticMethod, of: "DispatchTimeInterval", name + "(_ value: Int) -> DispatchTimeInterval",
      isTotal: true, "A number of " + unit + "."
    ) { call in
      .double(call.double(0) / parts)
    }
  }

  private static let partsOfSeconds = LibraryMember(
    .staticMethod, of: "DispatchTimeInterval", "seconds(_ value: Double) -> DispatchTimeInterval",
    isTotal: true,
    "A number of seconds, as publishers take it."
  ) { call in
    .double(call.double(0))
  }

  private static func running(_ form: LibraryMember.Form, _ name: String) -> LibraryMember {
    LibraryMember(
      form, of: "Task<T0>",
      name + "(name: String? = nil, priority: TaskPriority? = nil, operation: () -> T0) -> Task<T0>",
      "Runs the closure once the code at hand has ended, or waits; what it throws is told by `value` alone."
    ) { call in
      guard case .function(let function) = call.arguments[2] else { return .void }
      return call.begin(function)
    }
  }

  /// What stops an app where it must not go on: a run stops there, too, and names the line.
  static let stoppingMembers: [LibraryMember] =
    ["fatalError", "preconditionFailure"].map { name in
      LibraryMember(.function, "\(name)(_ message: String = \"\") -> Never", "Stops the run here.") { call in
        throw call.stopped(name, message: 0)
      }
    }
    + ["precondition", "assert"].map { name in
      LibraryMember(
        .function, "\(name)(_ condition: Bool, _ message: String = \"\")",
        "Stops the run here unless the condition holds."
      ) { call in
        if call.bool(0) { return .void }
        throw call.stopped(name, message: 1)
      }
    } + [
      LibraryMember(.function, "assertionFailure(_ message: String = \"\")", "Stops the run here.") { call in
        throw call.stopped("assertionFailure", message: 0)
      }
    ]
}

extension LibraryCall {
  /// A group or a semaphore that begins with a number.
  fileprivate func counter(isGroup: Bool, _ count: Int) -> Value {
    let number = host.timers.next()
    host.timers.counters[number] = CounterState(count: count)
    return Value(CounterValue(number: number, isGroup: isGroup))
  }

  /// How the receiver stands, a group or a semaphore.
  fileprivate var counterState: CounterState? {
    receiver.content(CounterValue.self).map { host.timers.counters[$0.number] ?? CounterState(count: 0) }
  }

  /// Changes how the receiver stands.
  fileprivate func count(_ change: (inout CounterState) -> Void) {
    guard let number = receiver.content(CounterValue.self)?.number else { return }
    change(&host.timers.counters[number, default: CounterState(count: 0)])
  }

  /// The task of a closure, which runs once the code at hand has ended.
  fileprivate func begin(_ operation: FunctionBox) -> Value {
    let number = host.timers.next()
    host.timers.tasks.add(number, operation)
    return Value(TaskValue(number: number))
  }

  /// Runs a closure so many seconds later as the first argument tells.
  fileprivate func delay(_ work: FunctionBox) {
    host.timers.noteDelay()
    if host.isClocked {
      _ = host.timers.add(at: host.now + max(0, double(0)), work)
    } else {
      _ = begin(work)
    }
  }

  /// The instant until which an argument, a duration or an instant, lets code sleep.
  func end(ofSleep index: Int) -> Double {
    content(index, ClockInstantValue.self)?.seconds
      ?? host.now + (content(index, DurationValue.self)?.seconds ?? 0)
  }

  /// True where the task was cancelled whose code runs.
  fileprivate var isCancelled: Bool {
    let tasks = host.timers.tasks
    return tasks.current.map(tasks.isCancelled) ?? false
  }

  /// Throws where the task was cancelled whose code runs.
  fileprivate func checkCancellation() throws {
    if isCancelled { throw host.failure(.cancellation) }
  }

  /// Lets other tasks go on, but no time pass.
  func sleep() throws -> Value {
    host.timers.noteDelay()
    try host.runTasks()
    try checkCancellation()
    return .void
  }

  /// The fault of a call that stops the run.
  fileprivate func stopped(_ name: String, message: Int) -> RuntimeFault {
    let said = isOmitted(message) ? "" : ": “\(string(message))”"
    return RuntimeFault(.runStopped, "`\(name)` stops the run here\(said).")
  }
}

extension EvaluationHost {
  /// Runs the closure of a work item, unless that was cancelled.
  fileprivate func perform(_ item: Value) throws -> Value {
    guard let item = item.content(WorkItemValue.self), !timers.hasEnded(item.number) else { return .void }
    _ = try call(item.work, [])
    return .void
  }
}
