/// Reads the JSON of messages, and of model data that is searched for keys. What is no JSON gives nil; nothing else happens.
struct MessageReader {
  private let bytes: [UInt8]
  private var position = 0
  /// How deep values may stand in each other.
  private static let deepest = 512
  private var depth = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that some bytes are, or nil.
  static func value(_ bytes: [UInt8]) -> JSONValue? {
    var reader = MessageReader(bytes)
    guard let value = reader.value() else { return nil }
    reader.skipBlanks()
    return reader.position == bytes.count ? value : nil
  }

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func skipBlanks() {
    while position < bytes.count, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func takes(_ wanted: UInt8) -> Bool {
    skipBlanks()
    guard position < bytes.count, byte == wanted else { return false }
    position += 1
    return true
  }

  private mutating func word(_ word: String, _ value: JSONValue) -> JSONValue? {
    guard bytes[position...].starts(with: word.utf8) else { return nil }
    position += word.utf8.count
    return value
  }

  private mutating func value() -> JSONValue? {
    skipBlanks()
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    if takes(UInt8(ascii: "{")) { return object() }
    if takes(UInt8(ascii: "[")) { return array() }
    if byte == UInt8(ascii: "\"") { return string().map { .string($0) } }
    if byte == UInt8(ascii: "t") { return word("true", .bool(true)) }
    if byte == UInt8(ascii: "f") { return word("false", .bool(false)) }
    if byte == UInt8(ascii: "n") { return word("null", .null) }
    return number()
  }

  private mutating func object() -> JSONValue? {
    var members: [JSONValue.Member] = []
    if takes(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipBlanks()
      guard let name = string(), takes(UInt8(ascii: ":")), let value = value() else { return nil }
      members.append(JSONValue.Member(name: name, value: value))
    } while takes(UInt8(ascii: ","))
    return takes(UInt8(ascii: "}")) ? .object(members) : nil
  }

  private mutating func array() -> JSONValue? {
    var elements: [JSONValue] = []
    if takes(UInt8(ascii: "]")) { return .array(elements) }
    repeat {
      guard let value = value() else { return nil }
      elements.append(value)
    } while takes(UInt8(ascii: ","))
    return takes(UInt8(ascii: "]")) ? .array(elements) : nil
  }

  private mutating func number() -> JSONValue? {
    let start = position
    while position < bytes.count, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let number = Int(text) { return .int(number) }
    return Double(text).map { .double($0) }
  }

  private mutating func string() -> String? {
    guard takes(UInt8(ascii: "\"")) else { return nil }
    var text: [UInt8] = []
    while position < bytes.count {
      let start = position
      while position < bytes.count, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
      text += bytes[start..<position]
      guard position < bytes.count else { return nil }
      position += 1
      if bytes[position - 1] == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
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
    let letter = byte
    position += 1
    if let scalar = Self.escapes[letter] { return Character(scalar) }
    guard letter == UInt8(ascii: "u"), let unit = codeUnit() else { return nil }
    if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
    let place = position
    if unit < 0xDC00, byte == UInt8(ascii: "\\") {
      position += 2
      if let low = codeUnit(), low >= 0xDC00, low < 0xE000,
        let scalar = Unicode.Scalar((UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00) + 0x1_0000)
      {
        return Character(scalar)
      }
    }
    position = place
    return "\u{FFFD}"
  }

  private mutating func codeUnit() -> UInt16? {
    guard position + 4 <= bytes.count else { return nil }
    let text = String(decoding: bytes[position..<position + 4], as: UTF8.self)
    position += 4
    return UInt16(text, radix: 16)
  }
}
