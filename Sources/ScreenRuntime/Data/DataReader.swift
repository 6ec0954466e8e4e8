import ModelData
import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// Reads values from decoded model data, when they are asked for.
final class DataReader {
  private let schema: DataSchema
  private let program: Program
  private let declarations: [DeclarationID]
  private let enumTypes: [TypeID]
  /// The arrays of the schema that are sets.
  private let sets: Set<DataSchema.TypeIndex>
  /// For each struct, each stored member's field in the schema, or the value it has where it is no field.
  private let fields: [[FieldSource]]
  /// For each struct, the stored field that identifies its rows.
  private let identityFields: [Int?]

  private enum FieldSource {
    /// A field of the schema, and what it is where the JSON has none.
    case field(Int, otherwise: Default)
    case fixed(Default)
  }

  /// What a field is where the JSON has none.
  private enum Default {
    case value(Value)
    /// `UUID()`: another identifier for each row, always the same for one row.
    case identifier
    /// What could not be evaluated without data.
    case late(LateDefault)

    func value(ofRow cell: UInt32) -> Value {
      switch self {
      case .value(let value): return value
      case .late(let late): return late.value
      case .identifier:
        let digits = String(cell, radix: 16, uppercase: true)
        return Value(
          UUIDValue(
            "00000000-0000-4000-9000-" + String(repeating: "0", count: max(0, 12 - digits.count)) + digits))
      }
    }
  }

  /// A default that is evaluated when all data is there.
  private final class LateDefault {
    let member: MemberID
    var value = Value.null
    /// Why it has no value even then.
    var fault: RuntimeFault?
    init(_ member: MemberID) { self.member = member }
  }

  /// The layouts of the structs that one arena may hold.
  final class Layouts {
    let layout: DataLayout
    let arena: DataArena
    /// By the struct's place in the schema.
    fileprivate(set) var byStructure: [Int32: RecordLayout] = [:]

    fileprivate init(_ layout: DataLayout, _ arena: DataArena) {
      self.layout = layout
      self.arena = arena
    }
  }

  init(_ program: Program, _ model: SemanticModel, _ members: RunnableMembers, _ builder: SchemaBuilder) {
    schema = builder.schema
    sets = builder.sets
    self.program = program
    declarations = builder.declarations
    enumTypes = builder.enumDeclarations.map { program[$0].type }
    // Defaults are evaluated once; an evaluator without data is enough for nearly all of them.
    let evaluator = Evaluator(
      RunnableProgram(model, members: members), data: .empty, settings: .init(), limits: RunLimits())
    fields = builder.declarations.enumerated().map { index, id in
      program.storedMembers(of: id).map { member in
        let otherwise =
          program[member].hasDefault || program[member].kind == .constant
          ? Self.initialValue(of: member, evaluator) : .value(.null)
        if let field = builder.members[index].firstIndex(of: member) {
          return .field(field, otherwise: otherwise)
        }
        return .fixed(otherwise)
      }
    }
    identityFields = builder.declarations.map { id in
      let member = evaluator.runnable.plan(id).identityMember
      if member.isNone { return nil }
      let field = evaluator.members[member].field
      return field >= 0 ? Int(field) : nil
    }
  }

  private static func initialValue(of member: MemberID, _ evaluator: Evaluator) -> Default {
    do {
      let value = try evaluator.initialValue(of: member, view: nil)
      if value.content(UUIDValue.self) != nil,
        try evaluator.initialValue(of: member, view: nil) != value
      {
        return .identifier
      }
      return .value(value)
    } catch {
      return .late(LateDefault(member))
    }
  }

  /// The defaults that could not be evaluated without data, by struct and stored member.
  private var lateDefaults: [(structure: Int, member: Int, late: LateDefault)] {
    fields.indices.flatMap { structure in
      fields[structure].indices.compactMap { member in
        switch fields[structure][member] {
        case .field(_, .late(let late)), .fixed(.late(let late)): (structure, member, late)
        case .field, .fixed: nil
        }
      }
    }
  }

  /// True where a default is to be evaluated when all data is there.
  var hasLateDefaults: Bool { !lateDefaults.isEmpty }

  /// Evaluates the defaults that could not be had without data, and tells of those that fail, and that a row needs: of
  /// each the first one. `roots` are the values that were read, with the files that they are in.
  func evaluateLateDefaults(
    _ evaluator: Evaluator,
    roots: [(type: DataSchema.TypeIndex, data: DecodedData, file: FileID, layouts: Layouts)]
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for (structure, member, late) in lateDefaults {
      do {
        late.value = try evaluator.initialValue(of: late.member, view: nil)
      } catch let fault as RuntimeFault {
        let row = roots.lazy.compactMap { root -> RelatedPlace? in
          guard
            let cell = self.row(of: structure, lacking: member, in: root.type, root.data.root, root.layouts)
          else { return nil }
          let brace = Int(truncatingIfNeeded: root.data.arena.bits(cell))
          return RelatedPlace(
            "this row has no `\(self.program[late.member].name)`",
            SourceLocation(root.file, SourceRange(brace, brace + 1)))
        }.first
        guard let row else { continue }
        diagnostics.append(
          Diagnostic(
            fault.rule, .error, fault.message, at: fault.location ?? program.location(of: late.member),
            related: [row]))
      } catch {
        // Evaluation throws nothing but faults.
        continue
      }
    }
    return diagnostics
  }

  /// The first cell of the first row of a struct that takes a default, in a value of a type at a cell.
  private func row(
    of structure: Int, lacking member: Int, in type: DataSchema.TypeIndex, _ cell: Int, _ layouts: Layouts
  ) -> Int? {
    func inside(_ type: DataSchema.TypeIndex, _ cell: Int) -> Int? {
      row(of: structure, lacking: member, in: type, cell, layouts)
    }
    let arena = layouts.arena
    switch schema.types[Int(type)] {
    case .bool, .int, .double, .decimal, .string, .date, .url, .uuid, .color, .enumeration: return nil
    case .optional(let wrapped): return arena.bool(cell) ? inside(wrapped, cell + 1) : nil
    case .array(let element):
      let (start, count) = arena.array(cell)
      let stride = layouts.layout.cells(of: element)
      return (0..<count).lazy.compactMap { inside(element, start + $0 * stride) }.first
    case .dictionary(let element):
      let (start, count) = arena.pairs(cell)
      let stride = 1 + layouts.layout.cells(of: element)
      return (0..<count).lazy.compactMap { inside(element, start + $0 * stride + 1) }.first
    case .structure(let index):
      let fields = schema.structs[Int(index)].fields
      let offsets = fields.indices.map { layouts.layout.fieldOffset(structure: index, field: $0) }
      if Int(index) == structure {
        guard case .field(let place, _) = self.fields[structure][member] else { return cell }
        if !arena.bool(cell + offsets[place]) { return cell }
      }
      return fields.indices.lazy.compactMap { field in
        arena.bool(cell + offsets[field]) ? inside(fields[field].type, cell + offsets[field] + 1) : nil
      }.first
    }
  }

  /// The structs that a value of a type may hold, at any depth.
  private func structures(in type: DataSchema.TypeIndex) -> [Int32] {
    var found: [Int32] = []
    var waiting = [type]
    while let type = waiting.popLast() {
      switch schema.types[Int(type)] {
      case .optional(let inner), .array(let inner), .dictionary(let inner): waiting.append(inner)
      case .structure(let index) where !found.contains(index):
        found.append(index)
        waiting += schema.structs[Int(index)].fields.map(\.type)
      case .structure, .bool, .int, .double, .decimal, .string, .date, .url, .uuid, .color, .enumeration:
        break
      }
    }
    return found
  }

  /// The layouts for reading an arena whose root is of a type.
  func layouts(_ layout: DataLayout, _ arena: DataArena, root: DataSchema.TypeIndex) -> Layouts {
    let layouts = Layouts(layout, arena)
    for index in structures(in: root) {
      let structure = Int(index)
      let sources = fields[structure]
      let offsets = schema.structs[structure].fields.indices.map {
        layout.fieldOffset(structure: index, field: $0)
      }
      let types = schema.structs[structure].fields.map(\.type)
      let cells = sources.map { source -> RecordLayout.FieldCell in
        guard case .field(let place, _) = source else { return .init(.other) }
        return .init(form(of: types[place]), offset: UInt32(offsets[place]))
      }
      layouts.byStructure[index] = RecordLayout(
        type: program[declarations[structure]].type, fields: cells,
        identityField: identityFields[structure], arena: arena
      ) { [self, unowned(unsafe) layouts] field, cell in
        switch sources[field] {
        case .fixed(let value): return value.value(ofRow: cell)
        case .field(let place, let otherwise):
          let start = Int(cell) + offsets[place]
          if !layouts.arena.bool(start) { return otherwise.value(ofRow: cell) }
          return value(types[place], start + 1, layouts)
        }
      }
    }
    return layouts
  }

  private func form(of type: DataSchema.TypeIndex) -> RecordLayout.FieldCell.Form {
    switch schema.types[Int(type)] {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .decimal, .date, .url, .uuid, .color, .optional, .array, .dictionary, .structure, .enumeration:
      .other
    }
  }

  /// The value of a type at a cell.
  func value(_ type: DataSchema.TypeIndex, _ cell: Int, _ layouts: Layouts) -> Value {
    let arena = layouts.arena
    switch schema.types[Int(type)] {
    case .bool: return .bool(arena.bool(cell))
    case .int: return .int(arena.int(cell))
    case .double: return .double(arena.double(cell))
    case .decimal: return DecimalValue(reading: text(cell, arena)).map { Value($0) } ?? .void
    case .string: return .dataString(DataString(arena: arena, cell: UInt32(cell)))
    case .date: return .date(arena.double(cell))
    case .url: return Value(URLValue(text(cell, arena)))
    case .uuid: return Value(UUIDValue(text(cell, arena)))
    case .color: return Self.color(text(cell, arena))
    case .optional(let wrapped): return arena.bool(cell) ? value(wrapped, cell + 1, layouts) : .null
    case .array(let element):
      let (start, count) = arena.array(cell)
      let stride = layouts.layout.cells(of: element)
      if sets.contains(type) {
        let box = DictionaryBox()
        for place in 0..<count { box.set(value(element, start + place * stride, layouts), .void) }
        return .set(box)
      }
      if case .structure(let index) = schema.types[Int(element)], let layout = layouts.byStructure[index] {
        return .array(ArrayBox(rows: DataRows(layout: layout, first: start, stride: stride), count: count))
      }
      return .array(ArrayBox((0..<count).map { value(element, start + $0 * stride, layouts) }))
    case .dictionary(let element):
      let (start, count) = arena.pairs(cell)
      let stride = 1 + layouts.layout.cells(of: element)
      let box = DictionaryBox()
      for index in 0..<count {
        let place = start + index * stride
        box.set(key(of: type, place, arena), value(element, place + 1, layouts))
      }
      return .dictionary(box)
    case .structure(let index):
      guard let layout = layouts.byStructure[index] else { return .void }
      return .row(DataRow(layout: layout, cell: UInt32(cell)))
    case .enumeration(let index):
      return .choice(enumTypes[Int(index)], Int32(truncatingIfNeeded: arena.int(cell)))
    }
  }

  private func key(of dictionary: DataSchema.TypeIndex, _ cell: Int, _ arena: DataArena) -> Value {
    if !schema.integerKeyed.isEmpty, schema.integerKeyed.contains(dictionary) {
      return .int(Int(text(cell, arena)) ?? 0)
    }
    return .dataString(DataString(arena: arena, cell: UInt32(cell)))
  }

  private func text(_ cell: Int, _ arena: DataArena) -> String {
    String(decoding: arena.string(cell), as: UTF8.self)
  }

  /// A colour by its name or as `#RRGGBB` or `#RRGGBBAA`.
  static func color(_ text: String) -> Value {
    if let base = Color.Base.allCases.first(where: { "\($0)" == text }) { return .color(Color(base)) }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), let bits = UInt32(digits, radix: 16) else { return .color(Color(.primary)) }
    let full = digits.count == 6 ? bits << 8 | 0xFF : bits
    return .color(
      Color(
        red: UInt8(truncatingIfNeeded: full >> 24), green: UInt8(truncatingIfNeeded: full >> 16),
        blue: UInt8(truncatingIfNeeded: full >> 8), alpha: UInt8(truncatingIfNeeded: full)))
  }
}
