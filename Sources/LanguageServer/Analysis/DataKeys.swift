import ScreenSemantics
import ScreenTypes
import SourceModel

/// Finds where a field stands as a key in model data, by reading the data along the types that they are decoded to.
struct DataKeys {
  private let program: Program
  private let field: MemberID
  private var cursor: JSONCursor
  /// The ranges of the keys, between their quotes.
  private(set) var found: [SourceRange] = []

  /// The keys of a field in a file that holds a value of a type. Linear in the file.
  static func ranges(of field: MemberID, in bytes: [UInt8], holding type: TypeID, _ program: Program)
    -> [SourceRange]
  {
    var keys = DataKeys(program: program, field: field, bytes: bytes)
    keys.value(type, depth: 0)
    return keys.found
  }

  private init(program: Program, field: MemberID, bytes: [UInt8]) {
    (self.program, self.field, cursor) = (program, field, JSONCursor(bytes))
  }

  /// Reads a string; gives what stands between its quotes.
  private mutating func string() -> Range<Int>? {
    guard cursor.takes(UInt8(ascii: "\"")) else { return nil }
    let start = cursor.position
    while cursor.position < cursor.bytes.count, cursor.byte != UInt8(ascii: "\"") {
      cursor.position += cursor.byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard cursor.position < cursor.bytes.count else { return nil }
    cursor.position += 1
    return start..<cursor.position - 1
  }

  private mutating func value(_ type: TypeID, depth: Int) {
    cursor.skipBlanks()
    guard depth < 256, cursor.position < cursor.bytes.count else { return }
    var type = type
    while let wrapped = type.wrapped { type = wrapped }
    if cursor.takes(UInt8(ascii: "[")) {
      var element = TypeID.error
      if case .dictionary = type.kind {} else { element = type.element ?? .error }
      repeat {
        if cursor.takes(UInt8(ascii: "]")) { return }
        value(element, depth: depth + 1)
      } while cursor.takes(UInt8(ascii: ","))
      _ = cursor.takes(UInt8(ascii: "]"))
    } else if cursor.takes(UInt8(ascii: "{")) {
      repeat {
        if cursor.takes(UInt8(ascii: "}")) { return }
        guard let key = string(), cursor.takes(UInt8(ascii: ":")) else { return }
        value(self.type(of: key, in: type), depth: depth + 1)
      } while cursor.takes(UInt8(ascii: ","))
      _ = cursor.takes(UInt8(ascii: "}"))
    } else if cursor.byte == UInt8(ascii: "\"") {
      _ = string()
    } else {
      let start = cursor.position
      while cursor.position < cursor.bytes.count,
        cursor.byte.isPartOfName || "+-.".utf8.contains(cursor.byte)
      {
        cursor.position += 1
      }
      // What is no JSON is told elsewhere; here it ends the search.
      if cursor.position == start { cursor.position = cursor.bytes.count }
    }
  }

  /// The type of what a key of an object leads to; notes the key where it is the field.
  private mutating func type(of key: Range<Int>, in type: TypeID) -> TypeID {
    if case .dictionary(_, let value) = type.kind { return value }
    guard let declaration = program.declaration(of: type) else { return .error }
    let name = Name(String(decoding: cursor.bytes[key], as: UTF8.self))
    for id in program.storedMembers(of: declaration) {
      let member = program[id]
      guard (member.key.isEmpty ? member.name : member.key) == name else { continue }
      if id == field, member.key.isEmpty { found.append(SourceRange(key.lowerBound, key.upperBound)) }
      return member.type
    }
    return .error
  }
}
