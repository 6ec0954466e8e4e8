import ModelData
import ScreenTypes

/// The content of a `DecodingError`.
public struct DecodingErrorValue: ErrorContent, CaseContent {
  /// Its cases, in the order of `DecodingError`.
  enum Kind: Int, Sendable { case typeMismatch, valueNotFound, keyNotFound, dataCorrupted }

  let kind: Kind
  /// The type or the key that it is about; `.void` for one that is about neither.
  let subject: Value
  /// The type or the key in words.
  let named: String
  let context: DecodingContextValue

  /// The library type.
  public var type: TypeID { LibraryTypes.decodingError }
  /// Its place among the cases.
  public var place: Int { kind.rawValue }
  /// The type or the key, and what is said of the fault.
  public var payload: [Value] {
    kind == .dataCorrupted ? [Value(context)] : [subject, Value(context)]
  }

  /// Foundation's.
  public var domain: String { "NSCocoaErrorDomain" }

  /// Foundation's number.
  public var code: Int {
    switch kind {
    case .typeMismatch, .dataCorrupted: 4864
    case .valueNotFound, .keyNotFound: 4865
    }
  }

  /// What `localizedDescription` says.
  public var reason: String? {
    switch kind {
    case .typeMismatch, .dataCorrupted: "The data couldn’t be read because it isn’t in the correct format."
    case .valueNotFound, .keyNotFound: "The data couldn’t be read because it is missing."
    }
  }

  /// As Swift prints it.
  public var description: String {
    let fault =
      switch kind {
      case .typeMismatch: "typeMismatch: expected value of type \(named)"
      case .valueNotFound: "valueNotFound: Expected value of type \(named) but found null instead"
      case .keyNotFound: "keyNotFound: Key '\(named)' not found in keyed decoding container"
      case .dataCorrupted: "dataCorrupted: Data was corrupted"
      }
    return (["DecodingError." + fault] + context.sentences).joined(separator: ". ")
  }
}

/// The content of a `DecodingError.Context`.
struct DecodingContextValue: OpaqueContent {
  /// The keys that lead to the place of the fault.
  var path: [CodingKeyValue] = []
  /// What is said of the fault.
  var said = ""
  /// The error behind it, and as it prints; nil for none.
  var underlying: (value: Value, text: String)?

  var type: TypeID { LibraryTypes.decodingContext }

  /// As Swift prints it.
  var description: String {
    let path = path.map(\.description).joined(separator: ", ")
    return "Context(codingPath: [\(path)], debugDescription: \(String(reflecting: said)), "
      + "underlyingError: \(underlying.map { "Optional(\($0.text))" } ?? "nil"))"
  }

  /// What an error says of it.
  fileprivate var sentences: [String] {
    var place = ""
    for key in path {
      if let index = key.index {
        place += "[\(index)]"
      } else {
        place += (place.isEmpty ? "" : ".") + key.name
      }
    }
    return [
      place.isEmpty ? nil : "Path: " + place,
      said.isEmpty ? nil : "Debug description: " + said,
      underlying.map { "Underlying error: " + $0.text },
    ].compactMap { $0 }
  }
}

extension EvaluationHost {
  /// What is thrown where JSON holds another value than one of a type.
  public func mismatch(_ wanted: TypeID, _ found: JSONTree, _ path: CodingPath) -> any Error {
    let named = describe(.type(wanted))
    if found != .null {
      return mismatch(wanted, path, "Expected to decode \(named) but found \(found.kind) instead.")
    }
    var missing = "value of type \(named)"
    if case .dictionary = wanted.kind { missing = "keyed decoding container" }
    if case .array = wanted.kind { missing = "unkeyed decoding container" }
    return missingValue(wanted, path, "Cannot get \(missing) -- found null value instead")
  }

  /// What is thrown where JSON holds another value than one of a type, which is told in words.
  public func mismatch(_ wanted: TypeID, _ path: CodingPath, _ said: String) -> any Error {
    failure(.typeMismatch, .type(wanted), describe(.type(wanted)), path, said)
  }

  /// What is thrown where JSON has no value of a type.
  func missingValue(_ wanted: TypeID, _ path: CodingPath, _ said: String) -> any Error {
    failure(.valueNotFound, .type(wanted), describe(.type(wanted)), path, said)
  }

  /// What is thrown where JSON has nothing under a key.
  public func missingKey(_ key: CodingKeyValue, _ path: CodingPath) -> any Error {
    failure(
      .keyNotFound, Value(key), key.name, path, "No value associated with key \(key) (\"\(key.name)\").")
  }

  /// What is thrown where JSON holds a value of the right kind that is none of the type.
  public func corrupted(_ path: CodingPath, _ said: String) -> any Error {
    failure(.dataCorrupted, .void, "", path, said)
  }

  private func failure(
    _ kind: DecodingErrorValue.Kind, _ subject: Value, _ named: String, _ path: CodingPath, _ said: String
  ) -> any Error {
    failure(
      Value(
        DecodingErrorValue(
          kind: kind, subject: subject, named: named,
          context: DecodingContextValue(path: path.keys, said: said))))
  }
}

extension JSONTree {
  /// What kind of value it is, as Foundation calls it.
  fileprivate var kind: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }
}
