import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let concurrencyNames = [
    "CheckedContinuation", "TaskGroup", "AsyncStream", "AsyncStream.Continuation",
    "AsyncStream.Continuation.BufferingPolicy",
  ]

  /// Functions that wait for what closures do, which a run does at once.
  static let waitingFunctions: [LibraryMember] =
    [
      awaitingContinuation("withCheckedContinuation(function: String = #function, "),
      awaitingContinuation("withUnsafeContinuation("),
      awaitingContinuation("withCheckedThrowingContinuation(function: String = #function, "),
      awaitingContinuation("withUnsafeThrowingContinuation("),
    ]
    + ["withDiscardingTaskGroup", "withThrowingDiscardingTaskGroup"].map { name -> LibraryMember in
      groupFunction(name + "(body: (inout TaskGroup<Void>) -> T0) -> T0")
    }
    + [
      LibraryMember(
        .function, "withTaskCancellationHandler(operation: () -> T0, onCancel handler: () -> Void) -> T0",
        "Runs the first closure and gives what it gives; no task is cancelled while it runs."
      ) { call in
        try call.call(0)
      }
    ]
    + ["withTaskGroup", "withThrowingTaskGroup"].flatMap { name -> [LibraryMember] in
      [
        groupFunction(name + "(of childTaskResultType: T0.Type, body: (inout TaskGroup<T0>) -> T1) -> T1"),
        groupFunction(
          name
            + "(of childTaskResultType: T0.Type, returning returnType: T1.Type, body: (inout TaskGroup<T0>) -> T1) -> T1"
        ),
        groupFunction(name + "(body: (inout TaskGroup<Void>) -> T0) -> T0"),
      ]
    }

  private static func awaitingContinuation(_ start: String) -> LibraryMember {
    LibraryMember(
      .function, start + "_ body: (CheckedContinuation<T0>) -> Void) -> T0",
      "Runs the closure, and gives what it resumes the continuation with; where it does not, the code waits for ever."
    ) { call in
      let continuation = ContinuationValue()
      _ = try call.call(call.arguments.count - 1, Value(continuation))
      if continuation.outcome == nil { try call.host.runTasks() }
      return try continuation.leave()
    }
  }

  private static func groupFunction(_ signature: String) -> LibraryMember {
    LibraryMember(
      .function, signature, "Runs the closure, which adds tasks to a group; each runs when it is added."
    ) { call in
      var result = Value.void
      let last = call.arguments.count - 1
      _ = try BindingBox.lend(Value(TaskGroupValue())) { result = try call.call(last, $0) }
      return result
    }
  }

  /// What waits for code that runs elsewhere: continuations, groups of tasks, streams of values.
  static let concurrencyMembers: [LibraryMember] =
    continuationMembers + groupMembers + streamMembers + bufferingMembers

  private static let continuationMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "CheckedContinuation<T0>", "resume(returning value: T0)",
      "Gives the code that waits a value."
    ) { call in
      try call.resume(.value(call.arguments[0]))
    },
    LibraryMember(
      .method, of: "CheckedContinuation<Void>", "resume()", "Lets the code that waits go on."
    ) { call in
      try call.resume(.value(.void))
    },
    LibraryMember(
      .method, of: "CheckedContinuation<T0>", "resume(throwing error: Error)",
      "Throws an error in the code that waits."
    ) { call in
      try call.resume(.error(call.arguments[0]))
    },
    LibraryMember(
      .method, of: "CheckedContinuation<T0>", "resume(with result: T1)",
      "Gives the code that waits the value of a `success`, or throws the error of a `failure`."
    ) { call in
      guard case .payload(let box) = call.arguments[0] else { return try call.resume(.value(.void)) }
      let isFailure =
        box.type == LibraryTypes.result
        ? box.index == 1 : call.host.caseName(of: call.arguments[0]) == "failure"
      return try call.resume(isFailure ? .error(box.payload) : .value(box.payload))
    },
  ]

  private static let groupMembers: [LibraryMember] =
    [
      LibraryMember(
        .method, of: "TaskGroup<T0>", "addTask(priority: TaskPriority? = nil, operation: () -> T0)",
        "Runs a task; what it gives is had by `next()` and by `for await`, in the order in which tasks are added."
      ) { call in
        try call.addTask()
        return .void
      },
      LibraryMember(
        .method, of: "TaskGroup<T0>",
        "addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: () -> T0) -> Bool",
        "Runs a task, unless the group was cancelled; tells whether it did."
      ) { call in
        if call.group?.isCancelled ?? true { return .bool(false) }
        try call.addTask()
        return .bool(true)
      },
      LibraryMember(
        .method, of: "TaskGroup<T0>", "next() -> T0?", "What the next task gave; nil where none is left."
      ) { call in
        try call.group?.next()?.get().inOptional ?? .null
      },
      LibraryMember(
        .method, of: "TaskGroup<T0>", "waitForAll()", "Waits for all tasks; throws what one of them threw."
      ) { call in
        while let outcome = call.group?.next() { _ = try outcome.get() }
        return .void
      },
      LibraryMember(
        .method, of: "TaskGroup<T0>", "cancelAll()",
        "Says that no more is to be done; tasks that were added ran."
      ) { call in
        call.group?.isCancelled = true
        return .void
      },
      LibraryMember(
        .property, of: "TaskGroup<T0>", "isCancelled: Bool", "True once `cancelAll` was called."
      ) { call in
        .bool(call.group?.isCancelled ?? false)
      },
      LibraryMember(
        .property, of: "TaskGroup<T0>", "isEmpty: Bool",
        "True where no task is left that nobody has asked for."
      ) { call in
        .bool(call.group?.isEmpty ?? true)
      },
    ] + ["TaskGroup<T0>", "AsyncStream<T0>"].flatMap(sequenceMembers)

  /// What all that `for await` goes through can do.
  private static func sequenceMembers(of type: String) -> [LibraryMember] {
    [
      LibraryMember(
        .method, of: type, "reduce(_ initialResult: T1, _ nextPartialResult: (T1, T0) -> T1) -> T1",
        "Joins all values to one."
      ) { call in
        var result = call.arguments[0]
        while let value = try call.nextAwaited() { result = try call.call(1, result, value) }
        return result
      },
      LibraryMember(
        .method, of: type,
        "reduce(into initialResult: T1, _ updateAccumulatingResult: (inout T1, T0) -> Void) -> T1",
        "Joins all values to one that a closure changes."
      ) { call in
        let initial = call.arguments[0]
        return try BindingBox.lend(initial) { place in
          while let value = try call.nextAwaited() { _ = try call.call(1, place, value) }
        }
      },
      LibraryMember(
        .method, of: type, "first(where predicate: (T0) -> Bool) -> T0?",
        "The first value for which a closure is true."
      ) { call in
        while let value = try call.nextAwaited() {
          if try call.test(0, value) { return value.inOptional }
        }
        return .null
      },
      LibraryMember(
        .method, of: type, "contains(where predicate: (T0) -> Bool) -> Bool",
        "True where a closure is true for one of the values."
      ) { call in
        while let value = try call.nextAwaited() {
          if try call.test(0, value) { return .bool(true) }
        }
        return .bool(false)
      },
      LibraryMember(
        .method, of: type, "allSatisfy(_ predicate: (T0) -> Bool) -> Bool",
        "True where a closure is true for all values."
      ) { call in
        while let value = try call.nextAwaited() {
          if try !call.test(0, value) { return .bool(false) }
        }
        return .bool(true)
      },
      operation(
        of: type, "map(_ transform: (T0) -> T1) -> AsyncStream<T1>", "What a closure makes of each value."
      ) { .map($0) },
      operation(
        of: type, "compactMap(_ transform: (T0) -> T1?) -> AsyncStream<T1>",
        "What a closure makes of each value, without nil."
      ) { .compactMap($0) },
      operation(
        of: type, "filter(_ isIncluded: (T0) -> Bool) -> AsyncStream<T0>",
        "The values for which a closure is true."
      ) { .filter($0) },
      operation(
        of: type, "prefix(while predicate: (T0) -> Bool) -> AsyncStream<T0>",
        "The values before the first for which a closure is false."
      ) { .prefixWhile($0) },
      operation(
        of: type, "drop(while predicate: (T0) -> Bool) -> AsyncStream<T0>",
        "The values from the first on for which a closure is false."
      ) { .dropWhile($0) },
      LibraryMember(
        .method, of: type, "prefix(_ count: Int) -> AsyncStream<T0>", "At most so many values."
      ) { call in
        call.operation(.prefix(call.int(0)))
      },
      LibraryMember(
        .method, of: type, "dropFirst(_ count: Int = 1) -> AsyncStream<T0>", "The values but for the first."
      ) { call in
        call.operation(.dropFirst(call.isOmitted(0) ? 1 : call.int(0)))
      },
    ]
  }

  private static func operation(
    of type: String, _ signature: String, _ documentation: String,
    _ step: @escaping @Sendable (FunctionBox) -> AsyncOperation.Step
  ) -> LibraryMember {
    LibraryMember(.method, of: type, signature, documentation) { call in
      guard case .function(let function) = call.arguments[0] else { return .void }
      return call.operation(step(function))
    }
  }

  private static let streamMembers: [LibraryMember] =
    ["", "_ elementType: T0.Type, "].flatMap { type in
      [
        LibraryMember(
          .initializer, of: "AsyncStream<T0>",
          "init(" + type
            + "bufferingPolicy limit: AsyncStream.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream.Continuation<T0>) -> Void)",
          "Values that a closure puts in, then or later, by the continuation that it is given."
        ) { call in
          let last = call.arguments.count - 1
          let stream = call.makeStream(limit: last - 1)
          _ = try call.call(last, Value(stream.continuation))
          return Value(stream)
        }
      ]
    } + [
      LibraryMember(
        .initializer, of: "AsyncStream<T0>", "init(unfolding produce: () -> T0?)",
        "Values that a closure gives one after the other, until it gives nil."
      ) { call in
        guard case .function(let make) = call.arguments[0] else { return .void }
        return Value(AsyncStreamValue(number: call.host.timers.next(), origin: .unfolding(make)))
      },
      LibraryMember(
        .staticMethod, of: "AsyncStream<T0>",
        "makeStream(of elementType: T0.Type = T0.self, bufferingPolicy limit: AsyncStream.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<T0>, continuation: AsyncStream.Continuation<T0>)",
        "A stream, and the continuation that puts values into it."
      ) { call in
        let stream = call.makeStream(limit: 1)
        return .tuple(ArrayBox([Value(stream), Value(stream.continuation)]))
      },
      LibraryMember(
        .method, of: "AsyncStream.Continuation<T0>", "yield(_ value: T0)", actsOutside: true,
        "Puts a value into the stream."
      ) { call in
        guard let stream = call.stream else { return .void }
        try call.host.put(.value(call.arguments[0]), into: stream)
        return .void
      },
      LibraryMember(
        .method, of: "AsyncStream.Continuation<Void>", "yield()", actsOutside: true,
        "Puts a value into a stream of nothing but events."
      ) { call in
        guard let stream = call.stream else { return .void }
        try call.host.put(.value(.void), into: stream)
        return .void
      },
      LibraryMember(
        .method, of: "AsyncStream.Continuation<T0>", "finish(throwing error: Error? = nil)",
        actsOutside: true,
        "Ends the stream, perhaps with an error that is thrown where it is followed."
      ) { call in
        guard let stream = call.stream else { return .void }
        if !call.isOmitted(0), call.arguments[0] != .null {
          try call.host.put(.error(call.arguments[0].outOfOptional), into: stream)
        }
        try call.host.end(stream, isCancelled: false)
        return .void
      },
      LibraryMember(
        .property, of: "AsyncStream.Continuation<T0>",
        "onTermination: ((AsyncStream.Continuation.Termination) -> Void)?", actsOutside: true,
        "What runs once the stream has ended.", set: { _, _ in }
      ) { call in
        // Where it is written, the closure is its argument.
        guard let stream = call.stream, let told = call.arguments.first else { return .null }
        if case .function(let function) = told {
          call.host.timers.streams[stream.number]?.onTermination = function
        }
        return .null
      },
    ]

  private static let bufferingMembers: [LibraryMember] = [
    LibraryMember(
      .staticProperty, of: "AsyncStream.Continuation.BufferingPolicy",
      "unbounded: AsyncStream.Continuation.BufferingPolicy", "All that nobody has taken is kept."
    ) { _ in .null },
    LibraryMember(
      .staticMethod, of: "AsyncStream.Continuation.BufferingPolicy",
      "bufferingNewest(_ limit: Int) -> AsyncStream.Continuation.BufferingPolicy",
      "So many of the newest are kept."
    ) { call in .int(call.int(0)) },
    LibraryMember(
      .staticMethod, of: "AsyncStream.Continuation.BufferingPolicy",
      "bufferingOldest(_ limit: Int) -> AsyncStream.Continuation.BufferingPolicy",
      "So many of the oldest are kept."
    ) { call in .int(-call.int(0)) },
  ]
}

extension AsyncStreamValue {
  /// What puts values into the stream.
  fileprivate var continuation: AsyncStreamValue {
    AsyncStreamValue(number: number, origin: origin, isContinuation: true)
  }
}

extension LibraryCall {
  fileprivate var group: TaskGroupValue? { receiver.content(TaskGroupValue.self) }
  fileprivate var stream: AsyncStreamValue? { receiver.content(AsyncStreamValue.self) }

  fileprivate func resume(_ outcome: TaskOutcome) throws -> Value {
    try receiver.content(ContinuationValue.self)?.resume(outcome)
    return .void
  }

  /// Runs the task whose closure is the second argument.
  fileprivate func addTask() throws {
    guard case .function(let operation) = arguments[1] else { return }
    group?.add(try host.runTask(operation))
  }

  /// The next value of a group or a stream; nil where it has ended.
  fileprivate func nextAwaited() throws -> Value? { try host.next(of: receiver) }

  /// A stream of what an operator makes of the values of the receiver.
  fileprivate func operation(_ step: AsyncOperation.Step) -> Value {
    Value(
      AsyncStreamValue(number: host.timers.next(), origin: .operation(AsyncOperation(step, of: receiver))))
  }

  fileprivate func makeStream(limit: Int) -> AsyncStreamValue {
    if case .int(let count) = arguments[limit] { return host.timers.makeStream(count) }
    return host.timers.makeStream(nil)
  }
}
