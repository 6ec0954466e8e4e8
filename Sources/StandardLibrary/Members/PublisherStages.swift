import RenderTree
import ScreenTypes

extension StandardLibrary {
  /// What gives something of all values of a publisher once it ends.
  static let gatheringMembers: [LibraryMember] =
    [
      LibraryMember(
        .method, of: anyPublisher,
        "reduce(_ initialResult: T2, _ nextPartialResult: (T2, T0) -> T2) -> AnyPublisher<T2, T1>",
        "Joins all values to one, which is given at the end."
      ) { call in
        guard case .function(let join) = call.arguments[1] else { return call.receiver }
        return call.stage(.gather(call.arguments[0], join))
      },
      LibraryMember(
        .method, of: anyPublisher, "count() -> AnyPublisher<Int, T1>", "Gives how many values there were."
      ) { call in
        let counting = call.host.function(2) { arguments, _ in
          guard case .int(let count) = arguments[0] else { return .int(0) }
          return .int(count &+ 1)
        }
        return call.stage(.gather(.int(0), counting))
      },
      LibraryMember(
        .method, of: anyPublisher, "last() -> \(erasedPublisher)", "Gives the last value at the end."
      ) { call in
        call.last(call.receiver)
      },
      LibraryMember(
        .method, of: anyPublisher, "last(where predicate: (T0) -> Bool) -> \(erasedPublisher)",
        "Gives the last value for which a closure is true at the end."
      ) { call in
        call.last(call.stage { .filter($0) })
      },
      LibraryMember(
        .method, of: anyPublisher, "first(where predicate: (T0) -> Bool) -> \(erasedPublisher)",
        "Gives the first value for which a closure is true, and ends."
      ) { call in
        call.stage { .filter($0) }.followed(by: .take(1))
      },
      LibraryMember(
        .method, of: anyPublisher, "contains(_ output: T0) -> AnyPublisher<Bool, T1>", where: .equatable,
        "Gives true once a value comes, or false at the end."
      ) { call in
        let wanted = call.arguments[0]
        return call.tells(true, when: call.host.function(1) { arguments, _ in .bool(arguments[0] == wanted) })
      },
      LibraryMember(
        .method, of: anyPublisher, "contains(where predicate: (T0) -> Bool) -> AnyPublisher<Bool, T1>",
        "Gives true once a closure is true of a value, or false at the end."
      ) { call in
        guard case .function(let isWanted) = call.arguments[0] else { return call.receiver }
        return call.tells(true, when: isWanted)
      },
      LibraryMember(
        .method, of: anyPublisher, "allSatisfy(_ predicate: (T0) -> Bool) -> AnyPublisher<Bool, T1>",
        "Gives false once a closure is false of a value, or true at the end."
      ) { call in
        guard case .function(let isRight) = call.arguments[0] else { return call.receiver }
        return call.tells(
          false,
          when: call.host.function(1) { arguments, host in
            .bool(try host.call(isRight, with: arguments[0]) == .bool(false))
          })
      },
      LibraryMember(
        .method, of: anyPublisher, "collect(_ count: Int) -> AnyPublisher<[T0], T1>",
        "Gives so many values at a time as an array, and what is left at the end."
      ) { call in
        call.stage(.chunks(max(call.int(0), 1)))
      },
      LibraryMember(
        .method, of: anyPublisher, "replaceEmpty(with output: T0) -> \(erasedPublisher)",
        "Gives a value at the end where there was none."
      ) { call in
        call.stage(.replaceEmpty(call.arguments[0]))
      },
      LibraryMember(
        .method, of: anyPublisher, "ignoreOutput() -> AnyPublisher<Never, T1>", "Gives the end alone."
      ) { call in
        call.stage(.filter(call.host.function(1) { _, _ in .bool(false) }))
      },
    ]
    + [("min", "least", true), ("max", "greatest", false)].flatMap { name, adjective, isLeast in
      [
        LibraryMember(
          .method, of: anyPublisher, "\(name)() -> \(erasedPublisher)", where: .comparable,
          "Gives the \(adjective) value at the end."
        ) { call in
          call.extreme(isLeast) { try $2.isLess($0, $1) }
        },
        LibraryMember(
          .method, of: anyPublisher,
          "\(name)(by areInIncreasingOrder: (T0, T0) -> Bool) -> \(erasedPublisher)",
          "Gives the \(adjective) value at the end, in the order of a closure."
        ) { call in
          guard case .function(let order) = call.arguments[0] else { return call.receiver }
          return call.extreme(isLeast) { try $2.call(order, [$0, $1]) == .bool(true) }
        },
      ]
    }

  /// What hands values on, as long as something holds, with more behind them, or with somebody looking on.
  static let passingMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: anyPublisher, "drop(while predicate: (T0) -> Bool) -> \(erasedPublisher)",
      "Drops the first values as long as a closure is true of them."
    ) { call in
      call.stage { .dropWhile($0) }
    },
    LibraryMember(
      .method, of: anyPublisher, "prefix(while predicate: (T0) -> Bool) -> \(erasedPublisher)",
      "Gives values as long as a closure is true of them, and ends."
    ) { call in
      call.stage { .takeWhile($0) }
    },
    LibraryMember(
      .method, of: anyPublisher, "output(at index: Int) -> \(erasedPublisher)",
      "Gives the value at a place, counted from 0, and ends."
    ) { call in
      call.stage(.drop(max(call.int(0), 0))).followed(by: .take(1))
    },
    LibraryMember(
      .method, of: anyPublisher, "append(_ elements: T0...) -> \(erasedPublisher)",
      "Gives values after all others."
    ) { call in
      call.stage(.append(PublishedValue(.values(call.arguments[0].elements ?? []))))
    },
    LibraryMember(
      .method, of: anyPublisher, "append(_ publisher: \(anyPublisher)) -> \(erasedPublisher)",
      "Gives the values of another publisher after all others."
    ) { call in
      PublishedValue(call.arguments[0]).map { call.stage(.append($0)) } ?? call.receiver
    },
    LibraryMember(
      .method, of: anyPublisher, "retry(_ retries: Int) -> \(erasedPublisher)",
      "Begins anew where it ends by an error, at most so many times."
    ) { call in
      call.stage(.retry(min(max(call.int(0), 0), 1000)))
    },
    LibraryMember(
      .method, of: anyPublisher, "tryFilter(_ isIncluded: (T0) -> Bool) -> AnyPublisher<T0, Error>",
      "Drops values; what the closure throws ends the publisher."
    ) { call in
      call.stage { .filter($0) }
    },
    LibraryMember(
      .method, of: anyPublisher, "tryCompactMap(_ transform: (T0) -> T2?) -> AnyPublisher<T2, Error>",
      "Makes another value of each, and drops those that are nil; what the closure throws ends the publisher."
    ) { call in
      call.stage { .compactMap($0) }
    },
    LibraryMember(
      .method, of: anyPublisher, "assertNoFailure(_ prefix: String = \"\") -> AnyPublisher<T0, Never>",
      "Stops the run where it ends by an error."
    ) { call in
      let prefix = call.string(0)
      return call.stage(
        .mapError(
          call.host.function(1) { arguments, host in
            throw RuntimeFault(
              .runStopped, "`assertNoFailure` stops the run here: \(prefix)\(host.describe(arguments[0]))")
          }))
    },
    LibraryMember(
      .method, of: anyPublisher,
      "handleEvents(receiveSubscription: ((Any) -> Void)? = nil, receiveOutput: ((T0) -> Void)? = nil, "
        + "receiveCompletion: ((Subscribers.Completion<T1>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil) -> \(erasedPublisher)",
      "Tells closures when somebody begins to follow it, each value, the end, and that a subscription is cancelled."
    ) { call in
      let told = (0..<4).map { place -> FunctionBox? in
        if case .function(let function) = call.arguments[place] { return function }
        return nil
      }
      return call.stage(
        .observe(
          PublishedValue.Observer(
            beginning: told[0], value: told[1], end: told[2], cancellation: told[3])))
    },
    LibraryMember(
      .method, of: anyPublisher, "print(_ prefix: String = \"\") -> \(erasedPublisher)",
      "Prints each value, the end, and who begins to follow it."
    ) { call in
      let prefix = call.isOmitted(0) || call.string(0).isEmpty ? "" : call.string(0) + ": "
      let source = PublishedValue(call.receiver)?.sourceName ?? ""
      func printing(_ count: Int, _ text: @escaping (Value, any EvaluationHost) -> [String]) -> FunctionBox {
        call.host.function(count) { arguments, host in
          for line in text(arguments.first ?? .void, host) { host.record(Effect("print", prefix + line)) }
          return .void
        }
      }
      return call.stage(
        .observe(
          PublishedValue.Observer(
            beginning: printing(1) { _, _ in ["receive subscription: (\(source))", "request unlimited"] },
            value: printing(1) { ["receive value: (\($1.describe($0)))"] },
            end: printing(1) { end, host in
              [
                end.content(CompletionValue.self)?.error.map { "receive error: (\(host.describe($0)))" }
                  ?? "receive finished"
              ]
            },
            cancellation: printing(0) { _, _ in ["receive cancel"] })))
    },
  ]

  /// What writes values as JSON, and reads them.
  static let codingStages: [LibraryMember] = [
    LibraryMember(
      .method, of: "Publisher<Data, T1>",
      "decode(type: T2.Type, decoder: JSONDecoder) -> AnyPublisher<T2, Error>",
      "Makes the value of a type of JSON; ends by an error where it holds none."
    ) { call in
      guard case .type(let type) = call.arguments[0] else { return call.receiver }
      let coding = call.content(1, JSONCodingValue.self) ?? JSONCodingValue(isDecoder: true)
      return call.stage(
        .map(
          call.host.function(1) { arguments, host in
            let bytes = arguments[0].content(BytesValue.self)?.bytes ?? []
            try host.spend(bytes.count / 8)
            return try host.decoded(type, bytes, coding)
          }))
    },
    LibraryMember(
      .method, of: anyPublisher, "encode(encoder: JSONEncoder) -> AnyPublisher<Data, Error>",
      "Makes JSON of each value."
    ) { call in
      let coding = call.content(0, JSONCodingValue.self) ?? JSONCodingValue(isDecoder: false)
      return call.stage(
        .map(
          call.host.function(1) { arguments, host in
            let bytes = try host.encoded(arguments[0], coding)
            try host.spend(bytes.count / 8)
            return Value(BytesValue(bytes: bytes))
          }))
    },
  ]
}

extension Value {
  /// The publisher that it is, with a further stage; itself for another value.
  fileprivate func followed(by stage: PublishedValue.Stage) -> Value {
    PublishedValue(self).map { Value($0.followed(by: stage)) } ?? self
  }
}

extension PublishedValue {
  /// What Combine calls where its values come from.
  fileprivate var sourceName: String {
    switch origin {
    case .member: "Published"
    case .subject(let subject): "\(subject)"
    case .timer: "Timer"
    case .notifications: "Notification"
    case .values(let values): values.count == 1 ? "Just" : values.isEmpty ? "Empty" : "Sequence"
    case .failure: "Fail"
    case .joined: "Multiple"
    }
  }
}

extension LibraryCall {
  /// The last value of a publisher, at its end.
  fileprivate func last(_ publisher: Value) -> Value {
    publisher.followed(by: .gather(nil, host.function(2) { arguments, _ in arguments[1] }))
  }

  /// One answer where a function is true of a value, else the other one at the end.
  fileprivate func tells(_ answer: Bool, when isDecisive: FunctionBox) -> Value {
    stage(.filter(isDecisive)).followed(by: .take(1))
      .followed(by: .map(host.function(1) { _, _ in .bool(answer) }))
      .followed(by: .replaceEmpty(.bool(!answer)))
  }

  /// The least or the greatest value at the end; of equal ones the least is the first, the greatest the last.
  fileprivate func extreme(
    _ isLeast: Bool, _ isLess: @escaping (Value, Value, any EvaluationHost) throws -> Bool
  ) -> Value {
    stage(
      .gather(
        nil,
        host.function(2) { arguments, host in
          let (best, other) = (arguments[0], arguments[1])
          let isBetter = isLeast ? try isLess(other, best, host) : try !isLess(other, best, host)
          return isBetter ? other : best
        }))
  }
}
