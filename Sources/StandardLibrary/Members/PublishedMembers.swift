import ScreenTypes

extension StandardLibrary {
  private static let publisher = "((T0) -> Void) -> AnyCancellable"

  /// Publishers of a Published: `store.$count`, and `$count` in the code of the object.
  static let publishedMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: publisher, "sink(receiveValue: (T0) -> Void) -> AnyCancellable", actsOutside: true,
      "Runs a closure with the value, and with each further one before it is stored, until what it gives is cancelled."
    ) { call in
      try call.follow(0)
    },
    LibraryMember(
      .method, of: publisher,
      "sink(receiveCompletion: (Any) -> Void, receiveValue: (T0) -> Void) -> AnyCancellable",
      actsOutside: true, "Runs a closure with each value; a Published never completes."
    ) { call in
      try call.follow(1)
    },
    LibraryMember(
      .method, of: publisher, "map(_ transform: (T0) -> T1) -> ((T1) -> Void) -> AnyCancellable",
      "Makes another value of each."
    ) { call in
      call.stage { .map($0) }
    },
    LibraryMember(
      .method, of: publisher, "compactMap(_ transform: (T0) -> T1?) -> ((T1) -> Void) -> AnyCancellable",
      "Makes another value of each, and drops those that are nil."
    ) { call in
      call.stage { .compactMap($0) }
    },
    LibraryMember(
      .method, of: publisher, "filter(_ isIncluded: (T0) -> Bool) -> \(publisher)", "Drops values."
    ) { call in
      call.stage { .filter($0) }
    },
    LibraryMember(
      .method, of: publisher, "removeDuplicates() -> \(publisher)",
      "Drops a value that is equal to the one before."
    ) { call in
      call.stage(.distinct)
    },
    LibraryMember(
      .method, of: publisher, "dropFirst(_ count: Int = 1) -> \(publisher)", "Drops the first values."
    ) { call in
      guard case .int(let count) = call.arguments[0] else { return call.stage(.drop(1)) }
      return call.stage(.drop(count))
    },
    LibraryMember(
      .property, of: publisher, "values: AsyncStream<T0>", since: .since(iOS: 15, macOS: 12),
      "The value, and each further one, for `for await`."
    ) { call in
      guard let publisher = call.receiver.content(PublishedValue.self) else { return .void }
      return Value(AsyncStreamValue(number: call.host.timers.next(), origin: .published(publisher)))
    },
    same("debounce(for dueTime: DispatchTimeInterval, scheduler: T1)", passesNoTime),
    same("debounce(for dueTime: Double, scheduler: T1)", passesNoTime),
    same("debounce(for dueTime: Duration, scheduler: T1)", passesNoTime),
    same("throttle(for interval: DispatchTimeInterval, scheduler: T1, latest: Bool)", passesNoTime),
    same("throttle(for interval: Double, scheduler: T1, latest: Bool)", passesNoTime),
    same("throttle(for interval: Duration, scheduler: T1, latest: Bool)", passesNoTime),
    same("receive(on scheduler: T1)", "all code runs on one queue here."),
    same("subscribe(on scheduler: T1)", "all code runs on one queue here."),
    same("share()", "who follows it is told each value once anyway."),
    same("eraseToAnyPublisher()", "its type is that of any publisher."),
  ]

  private static let passesNoTime = "no time passes between values here."

  private static func same(_ signature: String, _ reason: String) -> LibraryMember {
    LibraryMember(.method, of: publisher, "\(signature) -> \(publisher)", "The same publisher: \(reason)") {
      call in
      call.receiver
    }
  }
}

extension LibraryCall {
  /// Runs the closure at `index` with the value of the publisher and each further one; gives what ends that.
  fileprivate func follow(_ index: Int) throws -> Value {
    guard let publisher = receiver.content(PublishedValue.self), case .function(let action) = arguments[index]
    else { return .void }
    let number = host.timers.next()
    host.timers.add(number, .published(publisher), action)
    if publisher.member < 0 { return Value(TimerValue(number: number, isTimer: false)) }
    let value = try host.value(of: publisher.object, member: publisher.member)
    try host.deliver(value, to: PublishedSubscription(number: number, publisher: publisher, action: action))
    return Value(TimerValue(number: number, isTimer: false))
  }

  fileprivate func stage(_ stage: PublishedValue.Stage) -> Value {
    receiver.content(PublishedValue.self).map { Value($0.followed(by: stage)) } ?? receiver
  }

  /// The publisher with a stage of the function that comes first.
  fileprivate func stage(_ stage: (FunctionBox) -> PublishedValue.Stage) -> Value {
    guard case .function(let function) = arguments[0] else { return receiver }
    return self.stage(stage(function))
  }
}
