import ScreenTypes

/// The content of an `AsyncStream`, of its continuation, and of what else `for await` follows.
public struct AsyncStreamValue: OpaqueContent {
  /// Where its values come from.
  enum Origin: Sendable {
    /// From its continuation.
    case continuation
    /// A closure gives one after the other, until it gives nil.
    case unfolding(FunctionBox)
    /// The notifications of a name.
    case notifications(String)
    /// A publisher.
    case published(PublishedValue)
    /// A timer.
    case timer(TimerPublisherValue)
    /// Another one, whose values are changed or left out.
    case operation(AsyncOperation)
  }

  /// Its number among the `ScheduledTimers` of the run.
  let number: Int
  var origin = Origin.continuation
  var isContinuation = false

  /// The library type.
  public var type: TypeID { .library(isContinuation ? "AsyncStream.Continuation" : "AsyncStream") }
  /// Its canonical text.
  public var description: String { isContinuation ? "AsyncStream.Continuation" : "AsyncStream" }
  /// Two are equal where they have the same values.
  public var parts: [Value] { [.int(number)] }
}

extension AsyncStreamValue {
  /// The stream that others are made of, where this is one of those; nil where that is a group of tasks.
  public var source: AsyncStreamValue? {
    guard case .operation(let operation) = origin else { return self }
    return operation.base.content(AsyncStreamValue.self)?.source
  }

  /// What becomes of a value of the source; nil where it is left out.
  public func take(_ value: Value, _ host: any EvaluationHost) throws -> Value? {
    guard case .operation(let operation) = origin else { return value }
    guard let given = try operation.base.content(AsyncStreamValue.self)?.take(value, host) else { return nil }
    return try operation.take(given, host)
  }

  /// True where no further value of the source is asked for.
  public var isEnded: Bool {
    guard case .operation(let operation) = origin else { return false }
    return operation.isEnded || operation.base.content(AsyncStreamValue.self)?.isEnded ?? false
  }
}

/// What was put into an `AsyncStream`, and who takes it out.
struct AsyncBuffer: Sendable {
  /// The number of the stream.
  let number: Int
  /// What nobody has taken, in order; an error ends it.
  var waiting: [TaskOutcome] = []
  /// How many of the newest, or below 0 of the oldest, are kept; nil for all.
  var limit: Int?
  /// True where nothing more comes.
  var isFinished = false
  /// What is told once it ends.
  var onTermination: FunctionBox?
  /// What is given each further value: the code that waits in a loop.
  var follower: FunctionBox?
  /// True while that runs.
  var isFollowing = false

  /// Puts a value at the end, as far as there is room.
  mutating func put(_ outcome: TaskOutcome) {
    if isFinished { return }
    waiting.append(outcome)
    guard let limit, waiting.count > abs(limit) else { return }
    if limit < 0 { waiting.removeLast() } else { waiting.removeFirst() }
  }
}

/// What was put into the streams of a run, of which there are few.
struct AsyncBuffers: Sendable {
  private var buffers: [AsyncBuffer] = []

  /// The buffer of the stream of a number; nil where it has none.
  subscript(number: Int) -> AsyncBuffer? {
    get { buffers.first { $0.number == number } }
    set {
      buffers.removeAll { $0.number == number }
      if let newValue { buffers.append(newValue) }
    }
  }
}

extension EvaluationHost {
  /// The next value of a group of tasks or a stream; nil where it has ended. Throws where the code has to wait for it.
  public func next(of sequence: Value) throws -> Value? {
    try spend(1)
    if let group = sequence.content(TaskGroupValue.self) { return try group.next()?.get() }
    guard let stream = sequence.content(AsyncStreamValue.self) else { return nil }
    if case .unfolding(let make) = stream.origin {
      let value = try call(make, [])
      if case .null = value { return nil }
      return value.outOfOptional
    }
    if case .operation(let operation) = stream.origin {
      while !operation.isEnded, let value = try next(of: operation.base) {
        if let given = try operation.take(value, self) { return given }
      }
      return nil
    }
    if let outcome = timers.takeFirst(of: stream.number) { return try outcome.get() }
    try runTasks()
    if let outcome = timers.takeFirst(of: stream.number) { return try outcome.get() }
    if timers.streams[stream.number]?.isFinished ?? false { return nil }
    throw RuntimeFault.waiting
  }

  /// Hands each further value of a stream to a closure, which gives false where it wants no more; it is made for the number of
  /// the subscription, by which it may be ended.
  public func follow(_ stream: AsyncStreamValue, _ make: (Int) -> FunctionBox) throws {
    let number = timers.next()
    let follower = make(number)
    switch stream.origin {
    case .continuation, .unfolding, .operation: timers.streams[stream.number]?.follower = follower
    case .notifications(let name): timers.add(number, .notifications(name), follower)
    case .timer(let timer):
      timers.add(
        number, .timer(due: now + timer.interval, interval: timer.interval, repeats: true), follower)
    case .published(let publisher):
      try subscribe(
        PublishedSubscription(number: number, publisher: publisher, target: .closure(follower, end: nil)))
    }
  }

  /// Puts a value or an error into a stream, and hands it to the code that waits for it.
  func put(_ outcome: TaskOutcome, into stream: AsyncStreamValue) throws {
    timers.streams[stream.number]?.put(outcome)
    guard let follower = timers.streams[stream.number]?.follower,
      !(timers.streams[stream.number]?.isFollowing ?? true)
    else { return }
    timers.streams[stream.number]?.isFollowing = true
    defer { timers.streams[stream.number]?.isFollowing = false }
    while case .value(let value)? = timers.takeFirst(of: stream.number) {
      guard case .bool(true) = try call(follower, [value]) else {
        timers.streams[stream.number]?.follower = nil
        return try end(stream, isCancelled: true)
      }
    }
  }

  /// Ends a stream: nothing that is put into it later is kept.
  func end(_ stream: AsyncStreamValue, isCancelled: Bool) throws {
    guard let buffer = timers.streams[stream.number], !buffer.isFinished else { return }
    timers.streams[stream.number]?.isFinished = true
    guard let told = buffer.onTermination else { return }
    _ = try call(told, [.choice(.library("AsyncStream.Continuation.Termination"), isCancelled ? 1 : 0)])
  }
}

extension ScheduledTimers {
  /// Takes the first value that waits in a stream; nil where none does.
  mutating func takeFirst(of stream: Int) -> TaskOutcome? {
    guard streams[stream]?.waiting.isEmpty == false else { return nil }
    return streams[stream]?.waiting.removeFirst()
  }

  /// A new stream.
  mutating func makeStream(_ limit: Int?) -> AsyncStreamValue {
    let stream = AsyncStreamValue(number: next())
    streams[stream.number] = AsyncBuffer(number: stream.number, limit: limit)
    return stream
  }
}

extension Value {
  /// True for what `for await` goes through.
  public var isAwaited: Bool {
    guard case .opaque(let box) = self else { return false }
    return box.content is AsyncStreamValue || box.content is TaskGroupValue
  }
}
