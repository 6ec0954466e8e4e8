import ScreenTypes

extension StandardLibrary {
  /// Any publisher, as a receiver.
  static let anyPublisher = "Publisher<T0, T1>"
  /// What most operators give.
  static let erasedPublisher = "AnyPublisher<T0, T1>"

  /// What all publishers can do: those of a Published, `store.$count`, subjects, timers and notifications.
  static let publishedMembers: [LibraryMember] =
    followingMembers + stageMembers + errorStages + joiningMembers + sameMembers

  private static let followingMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "Publisher<T0, Never>", "sink(receiveValue: (T0) -> Void) -> AnyCancellable",
      actsOutside: true,
      "Runs a closure with each value until what it gives is cancelled; that of a Published comes at once, and each further one "
        + "before it is stored."
    ) { call in
      try call.follow(0)
    },
    LibraryMember(
      .method, of: anyPublisher,
      "sink(receiveCompletion: (Subscribers.Completion<T1>) -> Void, receiveValue: (T0) -> Void) -> AnyCancellable",
      actsOutside: true, "Runs a closure with each value, and another one at the end; a Published has none."
    ) { call in
      try call.follow(1, end: 0)
    },
    LibraryMember(
      .property, of: anyPublisher, "values: AsyncStream<T0>", since: .since(iOS: 15, macOS: 12),
      "The value, and each further one, for `for await`."
    ) { call in
      guard let publisher = PublishedValue(call.receiver) else { return .void }
      return Value(AsyncStreamValue(number: call.host.timers.next(), origin: .published(publisher)))
    },
  ]

  private static let stageMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: anyPublisher, "map(_ transform: (T0) -> T2) -> AnyPublisher<T2, T1>",
      "Makes another value of each."
    ) { call in
      call.stage { .map($0) }
    },
    LibraryMember(
      .method, of: anyPublisher, "map(_ keyPath: KeyPath<T0, T2>) -> AnyPublisher<T2, T1>",
      "What a key path leads to in each value."
    ) { call in
      call.stage { .map($0) }
    },
    LibraryMember(
      .method, of: anyPublisher, "tryMap(_ transform: (T0) -> T2) -> AnyPublisher<T2, Error>",
      "Makes another value of each; what the closure throws ends the publisher."
    ) { call in
      call.stage { .map($0) }
    },
    LibraryMember(
      .method, of: anyPublisher, "compactMap(_ transform: (T0) -> T2?) -> AnyPublisher<T2, T1>",
      "Makes another value of each, and drops those that are nil."
    ) { call in
      call.stage { .compactMap($0) }
    },
    LibraryMember(
      .method, of: anyPublisher, "filter(_ isIncluded: (T0) -> Bool) -> \(erasedPublisher)", "Drops values."
    ) { call in
      call.stage { .filter($0) }
    },
    LibraryMember(
      .method, of: anyPublisher, "removeDuplicates() -> \(erasedPublisher)",
      "Drops a value that is equal to the one before."
    ) { call in
      call.stage(.distinct(nil))
    },
    LibraryMember(
      .method, of: anyPublisher, "removeDuplicates(by predicate: (T0, T0) -> Bool) -> \(erasedPublisher)",
      "Drops a value for which, with the one before, a closure is true."
    ) { call in
      call.stage { .distinct($0) }
    },
    LibraryMember(
      .method, of: anyPublisher, "dropFirst(_ count: Int = 1) -> \(erasedPublisher)",
      "Drops the first values."
    ) { call in
      call.stage(.drop(call.isOmitted(0) ? 1 : call.int(0)))
    },
    LibraryMember(
      .method, of: anyPublisher, "prefix(_ maxLength: Int) -> \(erasedPublisher)",
      "Gives the first values, and ends."
    ) { call in
      call.int(0) > 0 ? call.stage(.take(call.int(0))) : Value(PublishedValue(.values([])))
    },
    LibraryMember(
      .method, of: anyPublisher, "first() -> \(erasedPublisher)", "Gives the first value, and ends."
    ) { call in
      call.stage(.take(1))
    },
    LibraryMember(
      .method, of: anyPublisher,
      "scan(_ initialResult: T2, _ nextPartialResult: (T2, T0) -> T2) -> AnyPublisher<T2, T1>",
      "Joins each value with what came of those before."
    ) { call in
      guard case .function(let join) = call.arguments[1] else { return call.receiver }
      return call.stage(.scan(call.arguments[0], join))
    },
    LibraryMember(
      .method, of: anyPublisher, "collect() -> AnyPublisher<[T0], T1>",
      "Gives all values as an array at the end."
    ) { call in
      call.stage(.collect)
    },
    LibraryMember(
      .method, of: "Publisher<T0?, T1>", "replaceNil(with output: T0) -> \(erasedPublisher)",
      "Gives a value in place of nil."
    ) { call in
      call.stage(.replaceNil(call.arguments[0]))
    },
    LibraryMember(
      .method, of: anyPublisher, "prepend(_ elements: T0...) -> \(erasedPublisher)",
      "Gives values before all others."
    ) { call in
      call.stage(.prepend(call.arguments[0].elements ?? []))
    },
    LibraryMember(
      .method, of: anyPublisher, "prepend(_ publisher: \(anyPublisher)) -> \(erasedPublisher)",
      "Gives the values of another publisher before all others."
    ) { call in
      guard let first = PublishedValue(call.arguments[0]), let own = PublishedValue(call.receiver) else {
        return call.receiver
      }
      return Value(first.followed(by: .append(own)))
    },
    LibraryMember(
      .method, of: anyPublisher, "flatMap(_ transform: (T0) -> Publisher<T2, T1>) -> AnyPublisher<T2, T1>",
      "Makes a publisher of each value, and gives the values of all of them."
    ) { call in
      call.stage { .flatten($0, latest: false) }
    },
    LibraryMember(
      .method, of: "Publisher<AnyPublisher<T0, T1>, T1>", "switchToLatest() -> \(erasedPublisher)",
      "Gives the values of the publisher that came last."
    ) { call in
      call.stage(.flatten(nil, latest: true))
    },
  ]

  private static let errorStages: [LibraryMember] = [
    LibraryMember(
      .method, of: anyPublisher, "replaceError(with output: T0) -> AnyPublisher<T0, Never>",
      "Gives a value in place of an error, and ends."
    ) { call in
      call.stage(.replaceError(call.arguments[0]))
    },
    LibraryMember(
      .method, of: anyPublisher, "mapError(_ transform: (T1) -> T2) -> AnyPublisher<T0, T2>",
      "Makes another error of the one by which it ends."
    ) { call in
      call.stage { .mapError($0) }
    },
    LibraryMember(
      .method, of: anyPublisher, "catch(_ handler: (T1) -> Publisher<T0, T2>) -> AnyPublisher<T0, T2>",
      "Goes on with another publisher where it ends by an error."
    ) { call in
      call.stage { .recover($0) }
    },
    LibraryMember(
      .method, of: "Publisher<T0, Never>", "setFailureType(to failureType: T1.Type) -> \(erasedPublisher)",
      "The same publisher, as one that may fail."
    ) { call in
      call.receiver
    },
  ]

  private static let joiningMembers: [LibraryMember] =
    (1...3).flatMap { count -> [LibraryMember] in
      let others = (1...count).map { "_ other\($0): Publisher<T\($0 + 1), T1>" }.joined(separator: ", ")
      let types = (["T0"] + (1...count).map { "T\($0 + 1)" }).joined(separator: ", ")
      let transform = ", _ transform: (\(types)) -> T5) -> AnyPublisher<T5, T1>"
      return [("combineLatest", PublishedValue.Joining.latest), ("zip", .zip)].flatMap { name, joining in
        [
          LibraryMember(
            .method, of: anyPublisher, "\(name)(\(others)) -> AnyPublisher<(\(types)), T1>", joining.sentence
          ) { call in
            call.joined(joining, call.receiver, call.arguments)
          },
          LibraryMember(
            .method, of: anyPublisher, "\(name)(\(others)\(transform)", joining.sentence
          ) { call in
            call.joined(joining, call.receiver, Array(call.arguments.dropLast()), by: call.arguments.last)
          },
        ]
      }
    } + [
      LibraryMember(
        .method, of: anyPublisher, "merge(with other: \(anyPublisher)) -> \(erasedPublisher)",
        PublishedValue.Joining.merge.sentence
      ) { call in
        call.joined(.merge, call.receiver, call.arguments)
      },
      LibraryMember(
        .method, of: anyPublisher,
        "merge(with b: \(anyPublisher), _ c: \(anyPublisher)) -> \(erasedPublisher)",
        PublishedValue.Joining.merge.sentence
      ) { call in
        call.joined(.merge, call.receiver, call.arguments)
      },
    ]

  private static let sameMembers: [LibraryMember] = [
    same("debounce(for dueTime: DispatchTimeInterval, scheduler: T2)", passesNoTime),
    same("debounce(for dueTime: Double, scheduler: T2)", passesNoTime),
    same("debounce(for dueTime: Duration, scheduler: T2)", passesNoTime),
    same("throttle(for interval: DispatchTimeInterval, scheduler: T2, latest: Bool)", passesNoTime),
    same("throttle(for interval: Double, scheduler: T2, latest: Bool)", passesNoTime),
    same("throttle(for interval: Duration, scheduler: T2, latest: Bool)", passesNoTime),
    same("delay(for interval: DispatchTimeInterval, scheduler: T2)", passesNoTime),
    same("delay(for interval: Double, scheduler: T2)", passesNoTime),
    same("delay(for interval: Duration, scheduler: T2)", passesNoTime),
    same("timeout(_ interval: DispatchTimeInterval, scheduler: T2)", passesNoTime),
    same("timeout(_ interval: Double, scheduler: T2)", passesNoTime),
    same("timeout(_ interval: Duration, scheduler: T2)", passesNoTime),
    same("receive(on scheduler: T2)", "all code runs on one queue here."),
    same("subscribe(on scheduler: T2)", "all code runs on one queue here."),
    same("share()", "who follows it is told each value once anyway."),
    same("eraseToAnyPublisher()", "its type is that of any publisher."),
  ]

  private static let passesNoTime = "no time passes between values here."

  private static func same(_ signature: String, _ reason: String) -> LibraryMember {
    LibraryMember(
      .method, of: anyPublisher, "\(signature) -> \(erasedPublisher)", "The same publisher: \(reason)"
    ) {
      call in
      PublishedValue(call.receiver).map { Value($0) } ?? call.receiver
    }
  }

  /// The types of `subjectMembers`.
  static let subjectNames = [
    "PassthroughSubject", "CurrentValueSubject", "ObservableObjectPublisher", "Just", "Empty", "Fail",
    "Publishers", "Publishers.Sequence",
    "Subscribers.Completion",
  ]

  /// What publishers are made by.
  static let subjectMembers: [LibraryMember] =
    ["PassthroughSubject", "CurrentValueSubject"].flatMap(sendingMembers) + [
      LibraryMember(
        .initializer, of: "PassthroughSubject<T0, T1>", "init()",
        "A publisher that gives what is sent through it."
      ) { call in
        Value(call.host.timers.makeSubject(nil))
      },
      LibraryMember(
        .initializer, of: "CurrentValueSubject<T0, T1>", "init(_ value: T0)",
        "A publisher that gives its value, and then what is sent through it."
      ) { call in
        Value(call.host.timers.makeSubject(call.arguments[0]))
      },
      LibraryMember(
        .property, of: "CurrentValueSubject<T0, T1>", "value: T0", actsOutside: true,
        "The last value; what is put there is sent.", set: { _, _ in }
      ) { call in
        guard let subject = call.receiver.content(SubjectValue.self) else { return .void }
        if let sent = call.arguments.first { try call.host.send(sent, to: subject) }
        return call.host.timers.subjects[subject.number]?.value ?? .void
      },
      LibraryMember(
        .initializer, of: "ObservableObjectPublisher", "init()",
        "The `objectWillChange` of an object that declares its own."
      ) { call in
        Value(call.host.timers.makeSubject(nil))
      },
      LibraryMember(
        .method, of: "ObservableObjectPublisher", "send()", actsOutside: true,
        "Announces that the object will change."
      ) { call in
        if let subject = call.receiver.content(SubjectValue.self) { try call.host.send(.void, to: subject) }
        return .void
      },
      LibraryMember(
        .initializer, of: "Publishers.Sequence<T0, T1>", "init(sequence: T0)",
        "Gives the elements of a sequence in order, and ends."
      ) { call in
        Value(PublishedValue(.values(try call.list(0))))
      },
      LibraryMember(.initializer, of: "Just<T0>", "init(_ output: T0)", "Gives one value, and ends.") {
        call in
        Value(PublishedValue(.values([call.arguments[0]])))
      },
      LibraryMember(
        .initializer, of: "Empty<T0, T1>", "init(completeImmediately: Bool = true)",
        "Gives nothing, and ends."
      ) { call in
        Value(
          call.isOmitted(0) || call.bool(0)
            ? PublishedValue(.values([])) : PublishedValue(.subject(call.host.timers.makeSubject(nil))))
      },
      LibraryMember(.initializer, of: "Fail<T0, T1>", "init(error: T1)", "Ends by an error.") { call in
        Value(PublishedValue(.failure(call.arguments[0])))
      },
      LibraryMember(
        .initializer, of: "Fail<T0, T1>", "init(outputType output: T0.Type, failure: T1)", "Ends by an error."
      ) { call in
        Value(PublishedValue(.failure(call.arguments[1])))
      },
      LibraryMember(
        .staticMethod, of: "Subscribers.Completion<T0>", "failure(_ error: T0) -> Subscribers.Completion<T0>",
        isTotal: true, "An end by an error."
      ) { call in
        Value(CompletionValue(error: call.arguments[0]))
      },
      LibraryMember(
        .staticMethod, of: "Publishers", "MergeMany(_ upstream: [\(anyPublisher)]) -> \(erasedPublisher)",
        PublishedValue.Joining.merge.sentence
      ) { call in
        let all = (call.arguments[0].elements ?? []).compactMap { PublishedValue($0) }
        return Value(PublishedValue(.joined(.merge, all)))
      },
    ]
    + (2...4).flatMap { count -> [LibraryMember] in
      let suffix = count == 2 ? "" : "\(count)"
      let names = ["a", "b", "c", "d"].prefix(count)
      let values = [0, 2, 3, 4].prefix(count).map { "T\($0)" }
      let each = zip(names, values).map { "_ \($0): Publisher<\($1), T1>" }.joined(separator: ", ")
      let alike = names.map { "_ \($0): \(anyPublisher)" }.joined(separator: ", ")
      let tuple = "AnyPublisher<(\(values.joined(separator: ", "))), T1>"
      return [
        LibraryMember(
          .staticMethod, of: "Publishers", "Merge\(suffix)(\(alike)) -> \(erasedPublisher)",
          PublishedValue.Joining.merge.sentence
        ) { call in
          call.joined(.merge, call.arguments[0], Array(call.arguments.dropFirst()))
        },
        LibraryMember(
          .staticMethod, of: "Publishers", "CombineLatest\(suffix)(\(each)) -> \(tuple)",
          PublishedValue.Joining.latest.sentence
        ) { call in
          call.joined(.latest, call.arguments[0], Array(call.arguments.dropFirst()))
        },
        LibraryMember(
          .staticMethod, of: "Publishers", "Zip\(suffix)(\(each)) -> \(tuple)",
          PublishedValue.Joining.zip.sentence
        ) { call in
          call.joined(.zip, call.arguments[0], Array(call.arguments.dropFirst()))
        },
      ]
    }

  private static func sendingMembers(of name: String) -> [LibraryMember] {
    [
      LibraryMember(
        .method, of: name + "<T0, T1>", "send(_ input: T0)", actsOutside: true,
        "Gives a value to all who follow it."
      ) { call in
        if let subject = call.receiver.content(SubjectValue.self) {
          try call.host.send(call.arguments[0], to: subject)
        }
        return .void
      },
      LibraryMember(
        .method, of: name + "<Void, T1>", "send()", actsOutside: true, "Tells all who follow it."
      ) { call in
        if let subject = call.receiver.content(SubjectValue.self) { try call.host.send(.void, to: subject) }
        return .void
      },
      LibraryMember(
        .method, of: name + "<T0, T1>", "send(completion: Subscribers.Completion<T1>)", actsOutside: true,
        "Ends it: nothing that is sent later is given."
      ) { call in
        guard let subject = call.receiver.content(SubjectValue.self) else { return .void }
        let error = call.arguments[0].content(CompletionValue.self)?.error
        try call.host.end(subject, CompletionValue(error: error))
        return .void
      },
    ]
  }
}

extension PublishedValue.Joining {
  /// What comes of several publishers.
  fileprivate var sentence: String {
    switch self {
    case .merge: "Gives each value of each publisher."
    case .latest: "Gives the last value of each whenever one of them gives another, once all have given one."
    case .zip: "Gives the first value of each, then the second, and so on."
    }
  }
}

extension LibraryCall {
  /// Tells those who follow a subscription that it is cancelled, and ends it.
  mutating func cancel() throws {
    guard let ended = receiver.content(TimerValue.self) else { return }
    let told = host.timers.cancellations(of: ended.number)
    host.timers.end(ended.number)
    for closure in told { _ = try host.call(closure, []) }
  }

  /// Runs the closure at `index` with the values of the publisher, and one at the end; gives what cancels that.
  fileprivate func follow(_ index: Int, end: Int? = nil) throws -> Value {
    guard let publisher = PublishedValue(receiver), case .function(let action) = arguments[index]
    else { return .void }
    var told: FunctionBox?
    if let end, case .function(let function) = arguments[end] { told = function }
    let number = host.timers.next()
    try host.subscribe(
      PublishedSubscription(number: number, publisher: publisher, target: .closure(action, end: told)))
    return Value(TimerValue(number: number, isTimer: false))
  }

  /// The publisher with a further stage.
  func stage(_ stage: PublishedValue.Stage) -> Value {
    PublishedValue(receiver).map { Value($0.followed(by: stage)) } ?? receiver
  }

  /// The publisher with a stage of the function that comes first.
  func stage(_ stage: (FunctionBox) -> PublishedValue.Stage) -> Value {
    guard case .function(let function) = arguments[0] else { return receiver }
    return self.stage(stage(function))
  }

  /// One publisher of several, whose values a function may join.
  fileprivate func joined(
    _ joining: PublishedValue.Joining, _ first: Value, _ others: [Value], by transform: Value? = nil
  ) -> Value {
    var publisher = PublishedValue(.joined(joining, ([first] + others).compactMap { PublishedValue($0) }))
    if case .function(let function)? = transform { publisher = publisher.followed(by: .spread(function)) }
    return Value(publisher)
  }
}
