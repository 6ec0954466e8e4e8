import ScreenTypes

extension StandardLibrary {
  private static let result = "Result<T0, T1>"

  /// What came of something: a value, or an error.
  static let resultMembers: [LibraryMember] = [
    LibraryMember(
      .staticMethod, of: result, "success(_ value: T0) -> \(result)", isTotal: true, "A value that came."
    ) { call in .result(call.arguments[0]) },
    LibraryMember(
      .staticMethod, of: result, "failure(_ error: T1) -> \(result)", isTotal: true,
      "The error by which nothing came."
    ) { call in .result(failing: call.arguments[0]) },
    LibraryMember(
      .initializer, of: result, "init(catching body: () -> T0) -> Result<T0, Error>",
      "What a closure gives, or the error that it throws."
    ) { call in
      guard case .function(let body) = call.arguments[0] else { return .void }
      return try .result(call.host.runTask(body))
    },
    LibraryMember(.method, of: result, "get() -> T0", "The value; throws the error.") { call in
      guard case .payload(let box) = call.receiver else { return .void }
      if box.index == 0 { return box.payload }
      throw call.host.failure(box.payload)
    },
    LibraryMember(
      .method, of: result, "map(_ transform: (T0) -> T2) -> Result<T2, T1>",
      "Makes another value of the value."
    ) { call in
      guard let value = call.came(as: 0) else { return call.receiver }
      return .result(try call.call(0, value))
    },
    LibraryMember(
      .method, of: result, "flatMap(_ transform: (T0) -> Result<T2, T1>) -> Result<T2, T1>",
      "Makes another result of the value."
    ) { call in
      guard let value = call.came(as: 0) else { return call.receiver }
      return try call.call(0, value)
    },
    LibraryMember(
      .method, of: result, "mapError(_ transform: (T1) -> T2) -> Result<T0, T2>",
      "Makes another error of the error."
    ) { call in
      guard let error = call.came(as: 1) else { return call.receiver }
      return .result(failing: try call.call(0, error))
    },
    LibraryMember(
      .method, of: result, "flatMapError(_ transform: (T1) -> Result<T0, T2>) -> Result<T0, T2>",
      "Makes another result of the error."
    ) { call in
      guard let error = call.came(as: 1) else { return call.receiver }
      return try call.call(0, error)
    },
    LibraryMember(
      .property, of: "Result<T0, T1>", "publisher: AnyPublisher<T0, T1>",
      "Gives the value, and ends; or ends by the error."
    ) { call in
      if let error = call.came(as: 1) { return Value(PublishedValue(.failure(error))) }
      return Value(PublishedValue(.values(call.came(as: 0).map { [$0] } ?? [])))
    },
  ]
}

extension Value {
  /// A `Result` of a value.
  static func result(_ value: Value) -> Value {
    .payload(PayloadBox(type: LibraryTypes.result, index: 0, payload: value))
  }

  /// A `Result` of an error.
  static func result(failing error: Value) -> Value {
    .payload(PayloadBox(type: LibraryTypes.result, index: 1, payload: error))
  }

  /// What came of a task; throws for one that has not ended.
  static func result(_ outcome: TaskOutcome) throws -> Value {
    switch outcome {
    case .value(let value): .result(value)
    case .error(let error): .result(failing: error)
    case .waiting: throw RuntimeFault.waiting
    }
  }
}

extension LibraryCall {
  /// What the receiver carries, where it is the case at a place: 0 for a value, 1 for an error.
  fileprivate func came(as place: Int32) -> Value? {
    guard case .payload(let box) = receiver, box.index == place else { return nil }
    return box.payload
  }
}
