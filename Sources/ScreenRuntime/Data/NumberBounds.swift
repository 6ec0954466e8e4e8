import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// The literal bounds of all Steppers and Sliders, by the property that they are bound to; finds numbers of the model
/// data outside them. Linear in the package and in the data; data that no such control shows is not looked at.
struct NumberBounds {
  private struct Bounds {
    var lower: Double
    var upper: Double
    var element: Name
    var location: SourceLocation
  }

  private var fields: [MemberID: [Bounds]] = [:]

  init(_ program: Program, _ graph: DataFlowGraph) {
    for control in graph.bounds {
      note(
        Bounds(
          lower: control.lower, upper: control.upper, element: control.element,
          location: SourceLocation(control.file, control.range)), for: control.member)
    }
    if fields.isEmpty { return }
    followBindings(program, graph)
    fields = fields.mapValues {
      $0.sorted { ($0.location.file, $0.location.range.start) < ($1.location.file, $1.location.range.start) }
    }
  }

  /// Keeps bounds of a property, each pair of numbers once. True where they are new.
  @discardableResult
  private mutating func note(_ bounds: Bounds, for member: MemberID) -> Bool {
    let isKnown = fields[member]?.contains { $0.lower == bounds.lower && $0.upper == bounds.upper } ?? false
    if !isKnown { fields[member, default: []].append(bounds) }
    return !isKnown
  }

  /// What is bound to a view's Binding has the bounds that the view sets.
  private mutating func followBindings(_ program: Program, _ graph: DataFlowGraph) {
    var waiting = fields.keys.sorted { $0.index > $1.index }
    while let binding = waiting.popLast() {
      guard program[binding].kind == .binding else { continue }
      for argument in graph.arguments(for: binding) where !argument.attribute.isNone {
        guard let source = argument.property else { continue }
        var isNew = false
        for bounds in fields[binding] ?? [] where note(bounds, for: source) { isNew = true }
        if isNew { waiting.append(source) }
      }
    }
  }

  /// The numbers in the file of a property that lie outside the bounds of the controls that show them.
  func faults(in source: SourceFile, file: FileID, of root: MemberID, _ program: Program) -> [Diagnostic] {
    if fields.isEmpty { return [] }
    var walk = Walk(bytes: source.bytes, program: program, fields: fields)
    walk.skipSpace()
    walk.read(program[root].type, root, depth: 0)
    return walk.found.map { found in
      let number = source.text(found.range)
      let (lower, upper) = (Self.text(found.bounds[0].lower), Self.text(found.bounds[0].upper))
      return Diagnostic(
        .viewRange, .warning,
        "`\(program[found.field].name)` is \(number) here, outside \(lower)...\(upper).",
        at: SourceLocation(file, found.range),
        related: found.bounds.prefix(4).map {
          RelatedPlace("the bounds of this \($0.element)", $0.location)
        } + [
          RelatedPlace("`\(program[found.field].name)` is declared here", program.location(of: found.field))
        ],
        help: "Put a number within the bounds into the data, or widen them.")
    }
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? number.description
  }
}

extension NumberBounds {
  /// Steps through JSON that is known to fit its type.
  private struct Walk {
    let bytes: [UInt8]
    let program: Program
    let fields: [MemberID: [Bounds]]
    var at = 0
    var found: [(range: SourceRange, field: MemberID, bounds: [Bounds])] = []
    /// A property of a struct, and its key.
    private struct Property {
      let key: [UInt8]
      var member: MemberID
    }

    /// The properties of each struct, in their order.
    private var properties: [DeclarationID: [Property]] = [:]

    init(bytes: [UInt8], program: Program, fields: [MemberID: [Bounds]]) {
      self.bytes = bytes
      self.program = program
      self.fields = fields
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
      case UInt8(ascii: "\""): readString()
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
      guard !field.isNone, let bounds = fields[field],
        let number = Double(String(decoding: bytes[start..<at], as: UTF8.self))
      else { return }
      let broken = bounds.filter { number < $0.lower || number > $0.upper }
      if !broken.isEmpty { found.append((SourceRange(UInt32(start), UInt32(at)), field, broken)) }
    }
  }
}
