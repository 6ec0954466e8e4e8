import ScreenTypes

extension StandardLibrary {
  /// Errors of Foundation, which code makes and throws.
  static let errorMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "URLError", "init(_ code: URLError.Code, userInfo: [String: Any] = [:])",
      isTotal: true,
      "What goes wrong on the way to an address."
    ) { call in
      Value(URLErrorValue(place: call.choice(0) ?? 0))
    },
    LibraryMember(
      .property, of: "URLError", "code: URLError.Code", isTotal: true, "What went wrong."
    ) { call in
      .choice(
        .library("URLError.Code"), Int32(call.receiver.content(URLErrorValue.self)?.place ?? 0))
    },
    LibraryMember(
      .property, of: "URLError", "errorCode: Int", isTotal: true, "What went wrong, as a number."
    ) { call in
      .int(call.receiver.errorContent?.code ?? 0)
    },
    LibraryMember(
      .initializer, of: "NSError", "init(domain: String, code: Int, userInfo: [String: Any]? = nil)",
      isTotal: true, "What went wrong, as a number of a domain."
    ) { call in
      var error = ErrorObjectValue(domain: call.string(0), code: call.int(1), reason: nil)
      if case .dictionary(let said) = call.arguments[2] {
        error = ErrorObjectValue(
          domain: error.domain, code: error.code, reason: said[.string("NSLocalizedDescription")]?.text,
          said: zip(said.keys, said.values).map { ($0.text ?? "", $1) })
      }
      return Value(error)
    },
    LibraryMember(
      .property, of: "NSError", "code: Int", isTotal: true,
      "What went wrong, as a number: of a case of one's own the place, from 0."
    ) { $0.codeOfError },
    LibraryMember(
      .property, of: "NSError", "userInfo: [String: Any]", isTotal: true,
      "What else was said of it, by names: nothing of an error that is no `NSError`."
    ) { call in
      let said = DictionaryBox()
      for (name, value) in call.receiver.content(ErrorObjectValue.self)?.said ?? [] {
        said.set(.string(name), value)
      }
      return .dictionary(said)
    },
    LibraryMember(
      .property, of: "NSError", "localizedFailureReason: String?", isTotal: true,
      "Why it went wrong; nil where that is not said."
    ) { call in call.saidOfError("NSLocalizedFailureReason") },
    LibraryMember(
      .property, of: "NSError", "localizedRecoverySuggestion: String?", isTotal: true,
      "What may be done; nil where that is not said."
    ) { call in call.saidOfError("NSLocalizedRecoverySuggestion") },
    LibraryMember(
      .property, of: "NSError", "domain: String", isTotal: true, "Who says what the number means."
    ) { call in
      .string(call.receiver.errorContent?.domain ?? call.receiver.typeName)
    },
  ]

  /// Names under which errors say something of themselves.
  static let errorKeys: [LibraryMember] = [
    ("NSLocalizedDescriptionKey", "NSLocalizedDescription", "what an `NSError` says in words"),
    ("NSLocalizedFailureReasonErrorKey", "NSLocalizedFailureReason", "why something went wrong"),
    ("NSLocalizedRecoverySuggestionErrorKey", "NSLocalizedRecoverySuggestion", "what may be done"),
    ("NSUnderlyingErrorKey", "NSUnderlyingError", "the error that led to another one"),
  ].map { (name: String, key: String, meaning: String) in
    LibraryMember(.staticProperty, of: "String", name + ": String", "The key of " + meaning + ".") { _ in
      .string(key)
    }
  }
}

extension LibraryCall {
  /// The number of an error.
  var codeOfError: Value {
    if let error = receiver.errorContent { return .int(error.code) }
    switch receiver {
    case .choice(_, let place): return .int(Int(place))
    case .payload(let box): return .int(Int(box.index))
    // An error that is no enum has no number of its own.
    default: return .int(1)
    }
  }

  /// What an `NSError` says under a name; nil for nothing.
  fileprivate func saidOfError(_ name: String) -> Value {
    let said = receiver.content(ErrorObjectValue.self)?.said.last { $0.name == name }
    return (said?.value.text).map { .string($0) } ?? .null
  }
}

extension Value {
  /// The name of the type of a value of the package; empty for another.
  var typeName: String {
    switch self {
    case .choice(let type, _): "\(type)"
    case .payload(let box): "\(box.type)"
    case .structure(let box): "\(box.type)"
    case .object(let box): "\(box.type)"
    // Nothing else is of a type of the package.
    default: ""
    }
  }
}
