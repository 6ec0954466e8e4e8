/// Reads the JSON of messages, and of model data that is searched for keys. What is no JSON gives nil; nothing else happens.
struct MessageReader {
  private var cursor: JSONCursor
  /// How deep values may stand in each other.
  private static let deepest = 512
  private var depth = 0

  private init(_ bytes: [UInt8]) { cursor = JSONCursor(bytes) }

  /// The value that some bytes are, or nil.
  static func value(_ bytes: [UInt8]) -> JSONValue? {
    var reader = MessageReader(bytes)
    guard let value = reader.value() else { return nil }
    reader.cursor.skipBlanks()
    return reader.cursor.isAtEnd ? value : nil
  }

  private mutating func word(_ word: String, _ value: JSONValue) -> JSONValue? {
    guard cursor.bytes[cursor.position...].starts(with: word.utf8) else { return nil }
    cursor.position += word.utf8.count
    return value
  }

  private mutating func value() -> JSONValue? {
    cursor.skipBlanks()
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    if cursor.takes(UInt8(ascii: "{")) { return object() }
    if cursor.takes(UInt8(ascii: "[")) { return array() }
    if cursor.byte == UInt8(ascii: "\"") { return string().map { .string($0) } }
    if cursor.byte == UInt8(ascii: "t") { return word("true", .bool(true)) }
    if cursor.byte == UInt8(ascii: "f") { return word("false", .bool(false)) }
    if cursor.byte == UInt8(ascii: "n") { return word("null", .null) }
    return number()
  }

  private mutating func object() -> JSONValue? {
    var members: [JSONValue.Member] = []
    if cursor.takes(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      cursor.skipBlanks()
      guard let name = string(), cursor.takes(UInt8(ascii: ":")), let value = value() else { return nil }
      members.append(JSONValue.Member(name: name, value: value))
    } while cursor.takes(UInt8(ascii: ","))
    return cursor.takes(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func array() -> JSONValue? {
    var elements: [JSONValue] = []
    if cursor.takes(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      guard let value = value() else { return nil }
      elements.append(value)
    } while cursor.takes(UInt8(ascii: ","))
    return cursor.takes(UInt8(ascii: "]")) ? .array(elements) : nil
  }

  private mutating func number() -> JSONValue? {
    let start = cursor.position
    while cursor.position < cursor.bytes.count, "+-.eE0123456789".utf8.contains(cursor.byte) {
      cursor.position += 1
    }
    let text = String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
    if let number = Int(text) { return .int(number) }
    return Double(text).map { .double($0) }
  }

  private mutating func string() -> String? {
    guard cursor.takes(UInt8(ascii: "\"")) else { return nil }
    var text: [UInt8] = []
    while cursor.position < cursor.bytes.count {
      let start = cursor.position
      while cursor.position < cursor.bytes.count, cursor.byte != UInt8(ascii: "\""),
        cursor.byte != UInt8(ascii: "\\")
      { cursor.position += 1 }
      text += cursor.bytes[start..<cursor.position]
      guard cursor.position < cursor.bytes.count else { return nil }
      cursor.position += 1
      if cursor.bytes[cursor.position - 1] == UInt8(ascii: "\"") {
        return String(decoding: text, as: UTF8.self)
      }
      guard let escaped = escape() else { return nil }
      text += Array(String(escaped).utf8)
    }
    return nil
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "/"): "/", UInt8(ascii: "\\"): "\\", UInt8(ascii: "\""): "\"",
  ]

  private mutating func escape() -> Character? {
    let letter = cursor.byte
    cursor.position += 1
    if let scalar = Self.escapes[letter] { return Character(scalar) }
    guard letter == UInt8(ascii: "u"), let unit = codeUnit() else { return nil }
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
    let place = cursor.position
    if unit < 0xDC00, cursor.byte == UInt8(ascii: "\\") {
      cursor.position += 2
      if let low = codeUnit(), low >= 0xDC00, low < 0xE000,
        let scalar = Unicode.Scalar((UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00) + 0x1_0000)
      {
        return Character(scalar)
      }
    }
    cursor.position = place
    return "\u{FFFD}"
  }

  private mutating func codeUnit() -> UInt16? {
    guard cursor.position + 4 <= cursor.bytes.count else { return nil }
    let text = String(decoding: cursor.bytes[cursor.position..<cursor.position + 4], as: UTF8.self)
    cursor.position += 4
    return UInt16(text, radix: 16)
  }
}
