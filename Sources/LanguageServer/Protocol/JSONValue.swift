import ScreenCompiler

/// A JSON value as messages hold it, and as parsers of options tell what they know. The members of an object stay in their order, so that the same answer has the same bytes.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object.
  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: JSONValue
  }

  /// The member of an object; null where there is none, and for other values.
  package subscript(name: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members.last { $0.name == name }?.value ?? .null
  }

  /// The text of a string, else nil.
  package var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// A whole number, else nil.
  package var number: Int? {
    if case .int(let number) = self { return number }
    if case .double(let number) = self { return Int(exactly: number) }
    return nil
  }

  /// A truth value, else nil.
  package var truth: Bool? {
    if case .bool(let truth) = self { return truth }
    return nil
  }

  /// The elements of an array; none for other values.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { return elements }
    return []
  }

  /// The members of an object; none for other values.
  package var members: [Member] {
    if case .object(let members) = self { return members }
    return []
  }

  package var isNull: Bool { self == .null }

  /// The value that a text is; nil for what is no JSON.
  package init?(parsing bytes: [UInt8]) {
    guard let value = MessageReader.value(bytes) else { return nil }
    self = value
  }

  /// An object without the members that are null.
  static func some(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.filter { !$0.value.isNull }.map { Member(name: $0.key, value: $0.value) })
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member(name: $0.0, value: $0.1) })
  }

  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(stringLiteral text: String) { self = .string(text) }

  package init(integerLiteral number: Int) { self = .int(number) }

  package init(booleanLiteral truth: Bool) { self = .bool(truth) }
}

extension JSONValue {
  /// The value as JSON on one line.
  var bytes: [UInt8] {
    var out: [UInt8] = []
    write(to: &out)
    return out
  }

  private func write(to out: inout [UInt8]) {
    switch self {
    case .null: out += Array("null".utf8)
    case .bool(let truth): out += Array((truth ? "true" : "false").utf8)
    case .int(let number): out += Array(String(number).utf8)
    case .double(let number): out += Array((number.isFinite ? "\(number)" : "null").utf8)
    case .string(let text): JSONReport.append(quoted: text, to: &out)
    case .array(let elements):
      out.append(UInt8(ascii: "["))
      for (place, element) in elements.enumerated() {
        if place > 0 { out.append(UInt8(ascii: ",")) }
        element.write(to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      for (place, member) in members.enumerated() {
        if place > 0 { out.append(UInt8(ascii: ",")) }
        JSONReport.append(quoted: member.name, to: &out)
        out.append(UInt8(ascii: ":"))
        member.value.write(to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }
}
