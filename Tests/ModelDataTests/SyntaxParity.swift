import SourceModel
import Testing

@testable import ModelData

/// Schemas of several shapes, to read any JSON against.
enum SyntaxParity {
  static let schemas: [(DataSchema, DataSchema.TypeIndex)] = {
    var list: [(DataSchema, DataSchema.TypeIndex)] = []
    for type in [DataSchema.DataType.bool, .int, .double, .string] {
      var builder = SchemaBuilder()
      let inner = builder.optional(type)
      let array = builder.array(inner)
      let dictionary = builder.type(.dictionary(inner))
      list += [inner, array, dictionary].map { (builder.schema, $0) }
    }
    var builder = SchemaBuilder()
    let string = builder.type(.string)
    // A tree: arrays of arrays without end, so that deep nesting is read by type.
    let tree = DataSchema.TypeIndex(builder.schema.types.count)
    _ = builder.type(.array(tree))
    list.append((builder.schema, tree))
    let node = builder.structure(
      "Node", [("a", builder.type(.int)), ("b", builder.optional(.date)), ("", string)])
    builder.schema.structs[0].fields.append(
      DataSchema.Field(
        key: "children", type: DataSchema.TypeIndex(builder.schema.types.count), mayBeAbsent: true,
        declaration: SchemaBuilder.declared))
    _ = builder.type(.array(node))
    let nodes = builder.array(node)
    list += [node, nodes].map { (builder.schema, $0) }
    return list
  }()
}

/// Expects that decoding finds the same fault of syntax as checking without a schema does, at the same place, and the
/// same faults when done again.
func expectParity(_ bytes: [UInt8], _ schema: DataSchema, _ root: DataSchema.TypeIndex, _ comment: String) {
  let plain = JSONSyntax.check(bytes)
  let data = decode(schema, root, bytes)
  let malformed = data.faults.first { $0.diagnostic.rule == "data/malformed-json" }?.diagnostic
  if plain?.offset != malformed.map({ Int($0.location.range.start) }) || plain?.message != malformed?.message
  {
    Issue.record("\(comment): \(plain.map { "\($0)" } ?? "none") but \(malformed?.message ?? "none")")
  }
  let wrong = data.faults.contains {
    $0.diagnostic.location.range.end > bytes.count
      || $0.diagnostic.location.range.start > $0.diagnostic.location.range.end
  }
  if wrong { Issue.record("\(comment): a range outside the file") }
}

@Suite("Damaged files")
struct DamageTests {
  static let sample = Array(
    #"""
    [ {"id": 1, "name": "Tür\u00e9\ud83d\ude00 \"x\"", "price": -12.5e1, "tags": ["a", "bb"], "kind": "lake"},
      {"name": "나는", "id": 2, "price": 0.5, "tags": [], "kind": "river", "extra": {"deep": [true, false, null]}},
      {"id": 3, "name": "", "price": 7, "at": "2024-02-29T10:00:00Z", "more": {"k": 1, "l": 2}} ]
    """#.utf8)

  static let schema: (DataSchema, DataSchema.TypeIndex) = {
    var builder = SchemaBuilder()
    let string = builder.type(.string)
    let kind = builder.enumeration("Kind", ["lake", "river"])
    let fields = [
      ("id", builder.type(.int)), ("name", string), ("price", builder.type(.double)),
      ("tags", builder.array(string)),
      ("kind", kind), ("at", builder.optional(.date)),
      ("more", builder.type(.dictionary(builder.type(.int)))),
    ]
    let root = builder.array(builder.structure("Row", fields, absent: ["tags", "kind", "more"], id: "id"))
    return (builder.schema, root)
  }()

  @Test("Every beginning of a file")
  func prefixes() {
    for count in 0...Self.sample.count {
      expectParity(Array(Self.sample[..<count]), Self.schema.0, Self.schema.1, "first \(count) bytes")
    }
  }

  @Test("Every byte replaced by others")
  func replacements() {
    let others = Array("{}[]\",:\\0x 9-e.tn'/\n".utf8) + [0, 0x1F, 0x7F, 0x80, 0xC3, 0xED, 0xFF]
    for place in Self.sample.indices {
      for other in others where other != Self.sample[place] {
        var bytes = Self.sample
        bytes[place] = other
        expectParity(bytes, Self.schema.0, Self.schema.1, "byte \(place) is \(other)")
      }
    }
  }

  @Test("Bytes removed and doubled")
  func shifts() {
    for place in Self.sample.indices {
      var bytes = Self.sample
      bytes.remove(at: place)
      expectParity(bytes, Self.schema.0, Self.schema.1, "without byte \(place)")
      bytes = Self.sample
      bytes.insert(bytes[place], at: place)
      expectParity(bytes, Self.schema.0, Self.schema.1, "byte \(place) twice")
    }
  }

  @Test("The same file gives the same faults, on any schema")
  func repeatable() {
    for (schema, root) in SyntaxParity.schemas + [Self.schema] {
      let first = decode(schema, root, Self.sample).lines
      #expect(decode(schema, root, Self.sample).lines == first)
      expectParity(Self.sample, schema, root, "sample")
    }
  }

  @Test("Nesting up to 512 is read by type, one more is refused")
  func nesting() {
    var builder = SchemaBuilder()
    let tree = builder.type(.array(0))
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(decode(builder.schema, tree, nested(512)).lines == [])
    let data = decode(builder.schema, tree, nested(513))
    #expect(data.faults.map(\.diagnostic.location.range) == [SourceRange(512, 513)])
    #expect(JSONSyntax.check(Array(nested(512).utf8)) == nil)
    #expect(JSONSyntax.check(Array(nested(100_000).utf8))?.offset == 512)
  }
}
