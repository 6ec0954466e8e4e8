import SourceModel

/// What the decoder does with a type.
enum ValueKind: UInt8 {
  case bool, int, double, decimal, string, date, url, uuid, color
  case optional, array, dictionary, structure, enumeration, integerEnumeration
  /// The type has no layout.
  case unreadable
}

/// One type, ready to decode.
struct TypePlan {
  var kind: ValueKind
  var cells: Int32
  /// The inner type, the struct or the enum.
  var argument: Int32
}

/// One struct, ready to decode.
struct StructPlan {
  /// Its fields' keys are `keys[firstKey ..< firstKey + fieldCount]`.
  var firstKey: Int32
  var fieldCount: Int32
  var requiredCount: Int32
  /// The field that rows of one array must differ in, or -1.
  var identity: Int32
  /// The key that is likely the first, or -1: the one that came first in the last object.
  var expected: Int32
  /// How many objects of it were read.
  var objects = 0
  var table: KeyTable
}

/// One key of a struct: of a field, or one that the JSON has and no field takes.
struct KeyPlan {
  /// The key and a closing quote, padded with zeros to whole words and never less than one.
  var quoted: Cursor
  /// The length of the key without the quote.
  var count: Int32
  /// The field's type, or -1 for a key that no field takes.
  var type: Int32
  /// Cells from the struct's first to the field's presence cell; for an unknown key, its position in the list of
  /// unknown keys.
  var offset: Int32
  var structure: Int32
  /// The key that is likely the next, or -1: the one that came next in the last object.
  var expected: Int32
  var isRequired: Bool
  /// The JSON can have it without escapes, so it may be compared byte by byte.
  var isPlain: Bool
}

/// A schema as flat tables for the decoder.
final class DecodePlan: Sendable {
  let schema: DataSchema
  let layout: DataLayout
  nonisolated(unsafe) let types: UnsafeMutablePointer<TypePlan>
  /// The tables that each run copies: structs and keys learn the order of keys as they go.
  nonisolated(unsafe) let structs: UnsafeMutablePointer<StructPlan>
  nonisolated(unsafe) let keys: UnsafeMutablePointer<KeyPlan>
  let keyCount: Int
  nonisolated(unsafe) let cases: UnsafeMutablePointer<KeyTable>
  nonisolated(unsafe) let colors: KeyTable
  /// Names of colours in the order of their text.
  let colorNames: [Name]

  init(_ schema: DataSchema) {
    self.schema = schema
    layout = DataLayout(schema)
    types = .allocate(capacity: max(1, schema.types.count))
    structs = .allocate(capacity: max(1, schema.structs.count))
    keyCount = schema.structs.reduce(0) { $0 + $1.fields.count }
    keys = .allocate(capacity: max(1, keyCount))
    cases = .allocate(capacity: max(1, schema.enums.count))
    colorNames = schema.colorNames.sorted { $0.text < $1.text }
    colors = KeyTable(colorNames)
    for index in schema.types.indices {
      (types + index).initialize(to: Self.plan(DataSchema.TypeIndex(index), schema, layout))
    }
    for (index, declared) in schema.enums.enumerated() {
      (cases + index).initialize(to: KeyTable(declared.cases))
    }
    var first = 0
    for (index, declared) in schema.structs.enumerated() {
      for (field, one) in declared.fields.enumerated() {
        let isLast = field + 1 == declared.fields.count
        let key = KeyPlan(
          quoted: Self.quoted(one.key.utf8), count: Int32(one.key.utf8.count), type: one.type,
          offset: Int32(layout.fieldOffset(structure: Int32(index), field: field)), structure: Int32(index),
          expected: Int32(isLast ? first : first + field + 1), isRequired: !one.mayBeAbsent,
          isPlain: one.key.utf8.allSatisfy { $0 >= 0x20 && $0 != Ascii.quote && $0 != Ascii.backslash })
        (keys + first + field).initialize(to: key)
      }
      let plan = StructPlan(
        firstKey: Int32(first), fieldCount: Int32(declared.fields.count),
        requiredCount: Int32(declared.fields.count { !$0.mayBeAbsent }), identity: declared.identity ?? -1,
        expected: declared.fields.isEmpty ? -1 : Int32(first), table: KeyTable(declared.fields.map(\.key)))
      (structs + index).initialize(to: plan)
      first += declared.fields.count
    }
  }

  deinit {
    for index in 0..<keyCount { keys[index].quoted.deallocate() }
    for index in schema.structs.indices { structs[index].table.free() }
    for index in schema.enums.indices { cases[index].free() }
    colors.free()
    types.deallocate()
    structs.deallocate()
    keys.deallocate()
    cases.deallocate()
  }

  private static func plan(_ type: DataSchema.TypeIndex, _ schema: DataSchema, _ layout: DataLayout)
    -> TypePlan
  {
    let cells = Int32(layout.cells(of: type))
    if !layout.isReadable(type) { return TypePlan(kind: .unreadable, cells: cells, argument: 0) }
    let (kind, argument): (ValueKind, Int32) =
      switch schema.types[Int(type)] {
      case .bool: (.bool, 0)
      case .int: (.int, 0)
      case .double: (.double, 0)
      case .decimal: (.decimal, 0)
      case .string: (.string, 0)
      case .date: (.date, 0)
      case .url: (.url, 0)
      case .uuid: (.uuid, 0)
      case .color: (.color, 0)
      case .optional(let inner): (.optional, inner)
      case .array(let element): (.array, element)
      case .dictionary(let value): (.dictionary, value)
      case .structure(let index): (.structure, index)
      case .enumeration(let index):
        (schema.enums[Int(index)].isInteger ? .integerEnumeration : .enumeration, index)
      }
    let known: Int =
      switch kind {
      case .optional, .array, .dictionary: schema.types.count
      case .structure: schema.structs.count
      case .enumeration, .integerEnumeration: schema.enums.count
      case .bool, .int, .double, .decimal, .string, .date, .url, .uuid, .color, .unreadable: 1
      }
    precondition(argument >= 0 && Int(argument) < known, "a type names one that the schema lacks")
    return TypePlan(kind: kind, cells: cells, argument: argument)
  }

  /// A copy of a key with a closing quote and zeros up to whole words.
  static func quoted(_ key: UnsafeBufferPointer<UInt8>) -> Cursor {
    let size = (key.count + 8) & ~7
    let place = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
    place.initialize(repeating: 0, count: size)
    for (index, byte) in key.enumerated() { place[index] = byte }
    place[key.count] = Ascii.quote
    return Cursor(place)
  }
}
