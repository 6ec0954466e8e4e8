import ModelData
import ScreenSemantics
import ScreenTypes
import SourceModel

/// Strings and other scalars of model data with the property that holds each: steps through JSON that is known to
/// fit its type.
/// Linear in the data.
struct DataScalars {
  private struct Walk {
    let bytes: [UInt8]
    let program: Program
    /// The properties that are asked about.
    let wanted: Set<MemberID>
    var at = 0
    var found: [DataScalar] = []
    /// A property of a struct, and its key.
    private struct Property {
      let key: [UInt8]
      var member: MemberID
    }

    /// The properties of each struct, in their order.
    private var properties: [DeclarationID: [Property]] = [:]

    init(bytes: [UInt8], program: Program, wanted: Set<MemberID>) {
      self.bytes = bytes
      self.program = program
      self.wanted = wanted
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    }

    private var byte: UInt8 { at < bytes.count ? bytes[at] : 0 }

    mutating func skipSpace() {
      while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
    }

    /// Reads a value of a type that a property holds.
    mutating func read(_ type: TypeID, _ field: MemberID, depth: Int) {
      if depth > 512 {
        at = bytes.count
        return
      }
      let type = type.wrapped ?? type
      switch byte {
      case UInt8(ascii: "["):
        let element = type.element ?? .error
        readItems(UInt8(ascii: "]")) { walk in walk.read(element, .none, depth: depth + 1) }
      case UInt8(ascii: "{"):
        var value = TypeID.error
        if case .dictionary(_, let held) = type.kind { value = held }
        let known = program.declaration(of: type).map { properties(of: $0) } ?? []
        var next = 0
        readItems(UInt8(ascii: "}")) { walk in
          let key = walk.readString()
          walk.skipSpace()
          if walk.byte == UInt8(ascii: ":") { walk.at += 1 }
          walk.skipSpace()
          let member = walk.member(named: key, of: known, &next)
          walk.read(member.isNone ? value : walk.program[member].type, member, depth: depth + 1)
        }
      case UInt8(ascii: "\""): note(readString(), of: field, isString: true)
      default: readPlain(field)
      }
    }

    private mutating func properties(of id: DeclarationID) -> [Property] {
      if let known = properties[id] { return known }
      var made: [Property] = []
      for member in program.storedMembers(of: id) {
        let declared = program[member]
        let key = Array((declared.key.isEmpty ? declared.name : declared.key).text.utf8)
        if let place = made.firstIndex(where: { $0.key == key }) {
          made[place].member = member
        } else {
          made.append(Property(key: key, member: member))
        }
      }
      properties[id] = made
      return made
    }

    /// The property whose key stands at a range; none where there is none. It is looked for from `next` on, as most data
    /// has the keys in the order of the properties.
    private func member(named key: Range<Int>, of known: [Property], _ next: inout Int) -> MemberID {
      for _ in known.indices {
        let property = known[next]
        next = next + 1 < known.count ? next + 1 : 0
        if property.key.count == key.count, property.key.elementsEqual(bytes[key]) { return property.member }
      }
      return .none
    }

    private mutating func readItems(_ end: UInt8, _ item: (inout Walk) -> Void) {
      at += 1
      skipSpace()
      while at < bytes.count, byte != end {
        let before = at
        item(&self)
        skipSpace()
        if byte == UInt8(ascii: ",") { at += 1 }
        skipSpace()
        if at == before { return }
      }
      at += 1
    }

    /// Where the bytes between the quotes stand, with escapes as they are written.
    @discardableResult private mutating func readString() -> Range<Int> {
      at += 1
      let start = min(at, bytes.count)
      while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
        at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
      }
      let end = min(at, bytes.count)
      at += 1
      return start..<end
    }

    private static func endsPlain(_ byte: UInt8) -> Bool {
      byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }

    private mutating func readPlain(_ field: MemberID) {
      let start = at
      while at < bytes.count, !Self.endsPlain(bytes[at]) { at += 1 }
      note(start..<at, of: field, isString: false)
    }

    private mutating func note(_ range: Range<Int>, of field: MemberID, isString: Bool) {
      if field.isNone || !wanted.contains(field) { return }
      let place = SourceRange(UInt32(range.lowerBound), UInt32(range.upperBound))
      found.append(DataScalar(range: place, field: field, isString: isString))
    }
  }

  /// Those of some properties in the data of a property, in order.
  static func find(
    in data: DataArena, of root: MemberID, for wanted: Set<MemberID>, _ program: Program
  ) -> [DataScalar] {
    var walk = Walk(bytes: data.source.bytes, program: program, wanted: wanted)
    walk.skipSpace()
    let type = program[root].type.wrapped ?? program[root].type
    guard data.hasLines, let element = type.element else {
      walk.read(type, root, depth: 0)
      return walk.found
    }
    while walk.at < walk.bytes.count {
      let before = walk.at
      walk.read(element, .none, depth: 1)
      walk.skipSpace()
      if walk.at == before { break }
    }
    return walk.found
  }
}

/// A scalar of model data.
struct DataScalar {
  /// Where it stands in the JSON that was decoded; of a string what is between the quotes.
  var range: SourceRange
  /// The property that holds it.
  var field: MemberID
  /// True for a string.
  var isString: Bool
}
