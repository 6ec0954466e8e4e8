/// A JSON value without a declared type, for what the commands themselves write and read again. Model data is read against its
/// types by `DataDecoder`.
public enum JSONTree: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([Member])

  /// A member of an object.
  public struct Member: Equatable, Sendable {
    /// Its key.
    public let name: String
    /// Its value.
    public let value: JSONTree
  }

  /// The value that bytes hold, in time linear in their count; nil where `JSONSyntax.check` has something to say.
  public static func read(_ bytes: [UInt8]) -> JSONTree? {
    guard JSONSyntax.check(bytes) == nil else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      withUnsafePointer(to: 0 as UInt8) { empty in
        var scanner = JSONScanner(bytes, empty: empty)
        return value(scanner.firstToken, &scanner)?.value
      }
    }
  }

  /// The member of an object; null where there is none, and for other values.
  public subscript(name: String) -> JSONTree {
    guard case .object(let members) = self else { return .null }
    return members.last { $0.name == name }?.value ?? .null
  }

  /// The text of a string, else nil.
  public var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// A number, else nil.
  public var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// True for `true` alone.
  public var isTrue: Bool { self == .bool(true) }

  /// The elements of an array; none for other values.
  public var elements: [JSONTree] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  private static func value(_ place: Cursor, _ scanner: inout JSONScanner) -> (value: JSONTree, end: Cursor)?
  {
    switch scanner.byte(place) {
    case Ascii.quote: return string(place, &scanner).map { (.string($0.text), $0.end) }
    case Ascii.openBrace: return object(place, &scanner)
    case Ascii.openBracket: return array(place, &scanner)
    case UInt8(ascii: "t"): return (.bool(true), place + 4)
    case UInt8(ascii: "f"): return (.bool(false), place + 5)
    case UInt8(ascii: "n"): return (.null, place + 4)
    // The syntax was checked: what is left is a number.
    default:
      guard let token = scanner.number(place) else { return nil }
      return (.number(scanner.double(token, from: place)), token.end)
    }
  }

  private static func object(_ brace: Cursor, _ scanner: inout JSONScanner) -> (value: JSONTree, end: Cursor)?
  {
    var members: [Member] = []
    var place = scanner.space(brace + 1)
    while scanner.byte(place) == Ascii.quote {
      guard let key = string(place, &scanner), let colon = scanner.colon(key.end),
        let found = value(colon, &scanner)
      else { return nil }
      members.append(Member(name: key.text, value: found.value))
      place = scanner.space(found.end)
      if scanner.byte(place) == Ascii.comma { place = scanner.space(place + 1) }
    }
    return (.object(members), place + 1)
  }

  private static func array(_ bracket: Cursor, _ scanner: inout JSONScanner) -> (
    value: JSONTree, end: Cursor
  )? {
    var elements: [JSONTree] = []
    var place = scanner.space(bracket + 1)
    while scanner.byte(place) != Ascii.closeBracket {
      guard let found = value(place, &scanner) else { return nil }
      elements.append(found.value)
      place = scanner.space(found.end)
      if scanner.byte(place) == Ascii.comma { place = scanner.space(place + 1) }
    }
    return (.array(elements), place + 1)
  }

  private static func string(_ quote: Cursor, _ scanner: inout JSONScanner) -> (text: String, end: Cursor)? {
    var bytes: [UInt8] = []
    var place = quote + 1
    while let stop = scanner.plainText(place) {
      bytes += UnsafeBufferPointer(start: place, count: stop - place)
      if stop.pointee == Ascii.quote { return (String(decoding: bytes, as: UTF8.self), stop + 1) }
      guard let escape = scanner.escape(stop), let scalar = Unicode.Scalar(escape.scalar) else { return nil }
      bytes += Array(String(scalar).utf8)
      place = escape.next
    }
    return nil
  }
}
