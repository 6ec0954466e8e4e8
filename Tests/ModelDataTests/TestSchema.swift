import SourceModel

@testable import ModelData

/// Builds schemas for tests in few words.
struct SchemaBuilder {
  var schema = DataSchema()

  static let declared = SourceLocation(FileID(7), SourceRange(10, 20))

  mutating func type(_ type: DataSchema.DataType) -> DataSchema.TypeIndex { schema.add(type) }

  mutating func structure(
    _ name: String, _ fields: [(String, DataSchema.TypeIndex)], absent: Set<String> = [], id: String? = nil
  ) -> DataSchema.TypeIndex {
    let list = fields.map { key, type in
      var mayBeAbsent = absent.contains(key)
      if case .optional = schema.types[Int(type)] { mayBeAbsent = true }
      return DataSchema.Field(
        key: Name(key), type: type, mayBeAbsent: mayBeAbsent, declaration: Self.declared)
    }
    let identity = fields.firstIndex { $0.0 == id }.map { Int32($0) }
    schema.structs.append(DataSchema.Structure(name: Name(name), fields: list, identity: identity))
    return type(.structure(Int32(schema.structs.count - 1)))
  }

  mutating func enumeration(_ name: String, _ cases: [String], isInteger: Bool = false)
    -> DataSchema.TypeIndex
  {
    schema.enums.append(
      DataSchema.Enumeration(
        name: Name(name), cases: cases.map { Name($0) }, isInteger: isInteger, declaration: Self.declared))
    return type(.enumeration(Int32(schema.enums.count - 1)))
  }

  mutating func optional(_ inner: DataSchema.DataType) -> DataSchema.TypeIndex {
    let inner = type(inner)
    return type(.optional(inner))
  }

  mutating func array(_ element: DataSchema.TypeIndex) -> DataSchema.TypeIndex { type(.array(element)) }
}

func decode(
  _ schema: DataSchema, _ root: DataSchema.TypeIndex, _ bytes: [UInt8], _ form: DataForm = .json
) -> DecodedData {
  DataDecoder(schema: schema).decode(
    SourceFile(path: "a.json", bytes: bytes), form, file: FileID(0), as: root)
}

func decode(
  _ schema: DataSchema, _ root: DataSchema.TypeIndex, _ text: String, _ form: DataForm = .json
) -> DecodedData {
  decode(schema, root, Array(text.utf8), form)
}

extension DecodedData {
  /// The faults as lines: rule, severity, range, message, help, related places.
  var lines: [String] {
    faults.map { fault in
      let diagnostic = fault.diagnostic
      let range = diagnostic.location.range
      let related = diagnostic.related.map {
        "\($0.location.range.start)-\($0.location.range.end) \($0.message)"
      }
      return
        "\(diagnostic.rule) \(diagnostic.severity.label) \(range.start)-\(range.end) \(diagnostic.message)"
        + (diagnostic.help.map { " | \($0)" } ?? "") + related.map { " | \($0)" }.joined()
    }
  }
}

/// Takes the marks ⟦ and ⟧ out of a text and gives the byte range between them.
func marked(_ text: String) -> (text: String, range: SourceRange) {
  var bytes: [UInt8] = []
  var range = SourceRange.zero
  for scalar in text.unicodeScalars {
    switch scalar {
    case "⟦": range.start = UInt32(bytes.count)
    case "⟧": range.end = UInt32(bytes.count)
    default: bytes.append(contentsOf: Array(String(scalar).utf8))
    }
  }
  return (String(decoding: bytes, as: UTF8.self), range)
}

/// A value of the arena as text, for comparison.
func printed(_ data: DecodedData, _ schema: DataSchema, _ type: DataSchema.TypeIndex, _ cell: Int) -> String {
  let arena = data.arena
  let layout = DataLayout(schema)
  func text(_ cell: Int) -> String { "\"" + String(decoding: arena.string(cell), as: UTF8.self) + "\"" }
  switch schema.types[Int(type)] {
  case .bool: return arena.bool(cell) ? "true" : "false"
  case .int: return String(arena.int(cell))
  case .double, .date: return String(arena.double(cell))
  case .decimal, .string, .url, .uuid, .color: return text(cell)
  case .optional(let inner): return arena.bool(cell) ? printed(data, schema, inner, cell + 1) : "nil"
  case .array(let element):
    let (start, count) = arena.array(cell)
    let stride = layout.cells(of: element)
    let elements = (0..<count).map { printed(data, schema, element, start + $0 * stride) }
    return "[" + elements.joined(separator: ", ") + "]"
  case .dictionary(let value):
    let (start, count) = arena.pairs(cell)
    let stride = 1 + layout.cells(of: value)
    let pairs = (0..<count).map {
      text(start + $0 * stride) + ": " + printed(data, schema, value, start + $0 * stride + 1)
    }
    return "{" + pairs.joined(separator: ", ") + "}"
  case .structure(let index):
    let fields = schema.structs[Int(index)].fields
    let parts = fields.indices.map { field -> String in
      let presence = cell + layout.fieldOffset(structure: index, field: field)
      let value = arena.bool(presence) ? printed(data, schema, fields[field].type, presence + 1) : "-"
      return "\(fields[field].key): \(value)"
    }
    return "\(schema.structs[Int(index)].name)(" + parts.joined(separator: ", ") + ")"
  case .enumeration(let index): return ".\(schema.enums[Int(index)].cases[arena.int(cell)])"
  }
}
