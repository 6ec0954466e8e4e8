import SourceModel
import Testing

@testable import ModelData

@Suite("Faults of data")
struct FaultTests {
  /// One field of each type in a struct `Product`; all may be absent.
  static let product: (DataSchema, DataSchema.TypeIndex) = {
    var builder = SchemaBuilder()
    let string = builder.type(.string)
    let kind = builder.enumeration("Kind", ["lake", "river", "mountain"])
    let level = builder.enumeration("Level", ["1", "2"], isInteger: true)
    builder.schema.colorNames = ["blue", "green"]
    let inner = builder.structure("Inner", [("x", builder.type(.int))])
    let fields = [
      ("price", builder.type(.int)), ("rate", builder.type(.double)), ("name", string),
      ("on", builder.type(.bool)),
      ("at", builder.type(.date)), ("link", builder.type(.url)), ("uuid", builder.type(.uuid)),
      ("tint", builder.type(.color)), ("kind", kind), ("level", level), ("tags", builder.array(string)),
      ("note", builder.optional(.int)), ("inner", inner), ("more", builder.type(.dictionary(string))),
    ]
    let root = builder.structure("Product", fields, absent: Set(fields.map(\.0)))
    return (builder.schema, root)
  }()

  struct Expected: Sendable {
    var rule: RuleID
    var json: String
    var message: String
    var help: String?

    init(_ rule: RuleID, _ json: String, _ message: String, _ help: String? = nil) {
      self.rule = rule
      self.json = json
      self.message = message
      self.help = help
    }
  }

  @Test(
    "A value of another type, at its place",
    arguments: [
      Expected(
        "data/mismatch", #"{"price": ⟦"3100"⟧}"#,
        #"The field `price` of `Product` is declared Int, but the JSON has the string "3100"."#,
        "Remove the quotes: `3100`."),
      Expected(
        "data/mismatch", #"{"price": ⟦1.5⟧}"#,
        "The field `price` of `Product` is declared Int, but the JSON has the number 1.5, which has a fraction and so is a "
          + "Double.", "Write an integer, or declare it Double."),
      Expected(
        "data/mismatch", #"{"price": ⟦1e-3⟧}"#,
        "The field `price` of `Product` is declared Int, but the JSON has the number 1e-3, which has a fraction and so is a "
          + "Double.", "Write an integer, or declare it Double."),
      Expected(
        "data/mismatch", #"{"price": ⟦9223372036854775808⟧}"#,
        "The field `price` of `Product` is declared Int, but the JSON has the number 9223372036854775808, which lies "
          + "outside the range of Int, -9223372036854775808 to 9223372036854775807.",
        "Declare it Double, or String to keep all digits."),
      Expected(
        "data/mismatch", #"{"price": ⟦null⟧, "rate": 1}"#,
        "The field `price` of `Product` is declared Int, but the JSON has `null`.",
        "Write a value, or declare it Int?."),
      Expected(
        "data/mismatch", #"{"rate": ⟦1e999⟧}"#,
        "The field `rate` of `Product` is declared Double, but the JSON has the number 1e999, which lies beyond the range "
          + "of Double, about 1.8e308 to either side.", "Declare String to keep all digits."),
      Expected(
        "data/mismatch", #"{"name": ⟦5⟧}"#,
        "The field `name` of `Product` is declared String, but the JSON has the number 5.",
        "Put it in quotes: `\"5\"`."),
      Expected(
        "data/mismatch", #"{"on": ⟦"true"⟧}"#,
        "The field `on` of `Product` is declared Bool, but the JSON has the string \"true\".",
        "Remove the quotes: `true`."),
      Expected(
        "data/mismatch", #"{"on": ⟦1⟧}"#,
        "The field `on` of `Product` is declared Bool, but the JSON has the number 1.",
        "Write `true`."),
      Expected(
        "data/mismatch", #"{"at": ⟦"2023-02-29"⟧}"#,
        "The field `at` of `Product` is declared Date, but the JSON has the string \"2023-02-29\", which names a day that "
          + "the month does not have.", "The month has 28 days."),
      Expected(
        "data/mismatch", #"{"at": ⟦"2023-02-28T10:00:00"⟧}"#,
        "The field `at` of `Product` is declared Date, but the JSON has the string \"2023-02-28T10:00:00\", which has a "
          + "time but no time zone.", "Add `Z` for UTC, or an offset such as `+09:00`."),
      Expected(
        "data/mismatch", #"{"at": ⟦"yesterday"⟧}"#,
        "The field `at` of `Product` is declared Date, but the JSON has the string \"yesterday\", which is no ISO 8601 date.",
        "Write a date as `2024-05-31` or `2024-05-31T18:30:00Z`."),
      Expected(
        "data/mismatch", #"{"link": ⟦"a b"⟧}"#,
        "The field `link` of `Product` is declared URL, but the JSON has the string \"a b\", which has white space or a "
          + "control character, which no URL has.", "Write a space as `%20`."),
      Expected(
        "data/mismatch", #"{"uuid": ⟦"E621E1F8-C36C-495A-93FC-0C247A3E6E5"⟧}"#,
        "The field `uuid` of `Product` is declared UUID, but the JSON has the string "
          + "\"E621E1F8-C36C-495A-93FC-0C247A3E6E5\", which is no UUID.",
        "Write 32 hexadecimal digits as `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`."),
      Expected(
        "data/mismatch", ##"{"tint": ⟦"#12345"⟧}"##,
        "The field `tint` of `Product` is declared Color, but the JSON has the string \"#12345\", which is no colour.",
        "Write six or eight hexadecimal digits: `#RRGGBB` or `#RRGGBBAA`."),
      Expected(
        "data/mismatch", #"{"tint": ⟦"gren"⟧}"#,
        "The field `tint` of `Product` is declared Color, but the JSON has the string \"gren\", which is the name of no "
          + "colour.", "The nearest name is `green`."),
      Expected(
        "data/unhandled-case", #"{"kind": ⟦"rivr"⟧}"#,
        "The field `kind` of `Product` has the string \"rivr\", which is no case of `Kind`.",
        "The nearest case is `river`. The cases are `lake`, `river`, `mountain`; write one of them, or add a `<Case>`."
      ),
      Expected(
        "data/unhandled-case", #"{"level": ⟦3⟧}"#,
        "The field `level` of `Product` has the number 3, which is no case of `Level`.",
        "The cases are `1`, `2`; write one of them, or add a `<Case>`."),
      Expected(
        "data/mismatch", #"{"level": ⟦"1"⟧}"#,
        "The field `level` of `Product` is declared Level, but the JSON has the string \"1\".",
        "Write an integer, or declare it String."),
      Expected(
        "data/mismatch", #"{"tags": ["a", ⟦{⟧"b": [1, 2]}, "c"]}"#,
        "A value in the field `tags` of `Product` is declared String, but the JSON has an object.",
        "Write a string, or declare it a Struct."),
      Expected(
        "data/mismatch", #"{"tags": ⟦"a"⟧}"#,
        "The field `tags` of `Product` is declared [String], but the JSON has the string \"a\".",
        "Put the elements in brackets: `[…]`."),
      Expected(
        "data/mismatch", #"{"note": ⟦true⟧}"#,
        "The field `note` of `Product` is declared Int?, but the JSON has `true`.",
        "Write an integer, or declare it Bool."),
      Expected(
        "data/mismatch", #"{"inner": ⟦[⟧{"x": 1}]}"#,
        "The field `inner` of `Product` is declared Inner, but the JSON has an array.",
        "Write an object, or declare it [Inner]."),
      Expected(
        "data/mismatch", #"{"more": {"k": ⟦false⟧}}"#,
        "A value in the field `more` of `Product` is declared String, but the JSON has `false`.",
        "Put it in quotes: `\"false\"`."),
      Expected(
        "data/mismatch", "⟦[⟧]", "The file is declared Product, but the JSON has an array.",
        "Write an object, or declare it [Product]."),
      Expected(
        "data/missing-field", #"{"inner": ⟦{⟧}}"#,
        "This `Inner` lacks the field `x`, which is declared Int without a default.",
        "Write `\"x\"`, give the field a default, or declare it Int?."),
      Expected(
        "data/unknown-field", #"{⟦"prise"⟧: 1}"#,
        "No field of `Product` takes the key `prise`, which one object has; it is skipped.",
        "The nearest field is `price`; rename the key where that is meant."),
      Expected(
        "data/duplicate-key", #"{"price": 1, "rate": 2, ⟦"pri\u0063e"⟧: 3}"#,
        "The key `price` stands twice in one object; the last value counts.", "Remove one of them."),
      Expected(
        "data/duplicate-key", #"{"more": {"a": "1", "b": "2", ⟦"a"⟧: "3"}}"#,
        "The key `a` stands twice in one object; the last value counts.", "Remove one of them."),
    ])
  func single(_ expected: Expected) {
    let (json, range) = marked(expected.json)
    let data = decode(Self.product.0, Self.product.1, json)
    #expect(data.faults.count == 1)
    guard let fault = data.faults.first?.diagnostic else { return }
    #expect(fault.rule == expected.rule)
    #expect(fault.message == expected.message)
    #expect(fault.help == expected.help)
    #expect(fault.location == SourceLocation(FileID(0), range))
    #expect(data.isUsable == (fault.severity != .error))
  }

  @Test("A mismatch names the field and its declaration")
  func declaration() {
    let data = decode(Self.product.0, Self.product.1, #"{"price": "a"}"#)
    #expect(data.faults.first?.structure == 1)
    #expect(data.faults.first?.field == 0)
    #expect(
      data.faults.first?.diagnostic.related
        == [RelatedPlace("`price` is declared here", SchemaBuilder.declared)])
  }

  @Test("Independent faults are all found, in the order of the file")
  func several() {
    let json = #"{"price": "a", "rate": true, "extra": 1, "kind": "x", "tags": [1, "b", 2], "price": 4}"#
    let data = decode(Self.product.0, Self.product.1, json)
    #expect(
      data.faults.map { String($0.diagnostic.rule.id) } == [
        "data/mismatch", "data/mismatch", "data/unknown-field", "data/unhandled-case", "data/mismatch",
        "data/mismatch",
        "data/duplicate-key",
      ])
    let starts = data.faults.map(\.diagnostic.location.range.start)
    #expect(starts == starts.sorted())
  }

  @Test("The last of equal keys counts, and nothing of the others stays")
  func lastCounts() {
    let (schema, root) = Self.product
    let json =
      #"{"note": 5, "inner": {"x": 1}, "more": {"a": "1", "b": "2", "a": "3"}, "note": null, "inner": {"x": 2}}"#
    let data = decode(schema, root, json)
    let text = printed(data, schema, root, data.root)
    #expect(text.hasSuffix(#"note: nil, inner: Inner(x: 2), more: {"a": "3", "b": "2"})"#))
    #expect(
      data.faults.map { $0.diagnostic.related.map { Int($0.location.range.start) } } == [[40], [1], [12]])
  }

  @Test("Missing fields name the row and the key that was likely meant")
  func missing() {
    var builder = SchemaBuilder()
    let int = builder.type(.int)
    let row = builder.structure("Row", [("id", int), ("price", int)])
    let root = builder.array(row)
    let (json, range) = marked(#"[{"id": 1, "price": 2}, ⟦{⟧"id": 2, "prize": 3}]"#)
    let data = decode(builder.schema, root, json)
    #expect(data.faults.map(\.diagnostic.rule) == ["data/missing-field"])
    #expect(data.faults[0].diagnostic.location.range == range)
    #expect(
      data.faults[0].diagnostic.message
        == "This `Row` in row 2 lacks the field `price`, which is declared Int without a default.")
    #expect(
      data.faults[0].diagnostic.help
        == "The object has the key `prize`, which no field takes; rename it to `price`.")
    #expect(data.faults[0].structure == 0 && data.faults[0].field == 1)
  }

  @Test("Unknown keys are told once per struct and key, also twice in one object, also in trees")
  func unknown() {
    var builder = SchemaBuilder()
    let list = DataSchema.TypeIndex(1)
    let node = DataSchema.TypeIndex(0)
    _ = builder.type(.structure(0))
    _ = builder.type(.array(node))
    builder.schema.structs.append(
      DataSchema.Structure(
        name: "Node",
        fields: [
          DataSchema.Field(
            key: "children", type: list, mayBeAbsent: true, declaration: SchemaBuilder.declared)
        ]))
    let json = #"{"x": 1, "children": [{"x": 2, "x": 3}, {"y": {"x": 1, "x": 2}}], "x": 4}"#
    let data = decode(builder.schema, node, json)
    #expect(
      data.lines == [
        "data/unknown-field note 1-4 No field of `Node` takes the key `x`, which 2 objects have; it is skipped. "
          + "| Remove it, or declare a field for it.",
        "data/duplicate-key warning 31-34 The key `x` stands twice in one object; the last value counts. "
          + "| Remove one of them. | 23-26 it stands here first",
        "data/unknown-field note 41-44 No field of `Node` takes the key `y`, which one object has; it is skipped. "
          + "| Remove it, or declare a field for it.",
        "data/duplicate-key warning 66-69 The key `x` stands twice in one object; the last value counts. "
          + "| Remove one of them. | 1-4 it stands here first",
      ])
  }

  @Test("At most a hundred faults of a kind, then their number")
  func limit() {
    var builder = SchemaBuilder()
    let root = builder.array(builder.type(.int))
    let data = decode(builder.schema, root, "[" + (0..<1000).map { _ in "true" }.joined(separator: ",") + "]")
    #expect(data.faults.count == 101)
    #expect(
      data.lines.last
        == "data/mismatch error 501-502 900 more faults of `data/mismatch` are in this file; the first 100 found are listed."
    )
    let keys = (0..<5000).map { "\"k\($0)\": 0" }.joined(separator: ",")
    let unknown = decode(Self.product.0, Self.product.1, "{\(keys)}")
    #expect(unknown.faults.count == 101)
    #expect(
      unknown.faults.last?.diagnostic.message.hasPrefix("4900 more faults of `data/unknown-field` are")
        == true)
    #expect(unknown.isUsable)
  }

  @Test("Ids that occur twice in an array")
  func ids() {
    var builder = SchemaBuilder()
    let row = builder.structure(
      "Row", [("id", builder.type(.int)), ("n", builder.type(.int))], absent: ["n"], id: "id")
    let root = builder.array(row)
    let (json, range) = marked(#"[{"id": 3}, {"n": 0, "id": 1}, {"id": ⟦3⟧}, {"id": 4}]"#)
    let data = decode(builder.schema, root, json)
    #expect(data.faults.map(\.diagnostic.rule) == ["list/duplicate-id"])
    #expect(data.faults.first?.diagnostic.location.range == range)
    #expect(data.faults.first?.diagnostic.related.first?.location.range == SourceRange(8, 9))
    #expect(
      data.faults.first?.diagnostic.message
        == "Rows 1 and 3 both have the `id` 3, so a list cannot tell them apart.")
    #expect(data.faults.first?.structure == 0 && data.faults.first?.field == 0)
    // A faulty id is no id.
    let faulty = decode(builder.schema, root, #"[{"id": "a"}, {"id": "b"}, {"id": 0}]"#)
    #expect(faulty.faults.map(\.diagnostic.rule) == ["data/mismatch", "data/mismatch"])
    let many = (0..<20_000).map { "{\"id\":\(($0 * 7919) % 19_999)}" }.joined(separator: ",")
    #expect(decode(builder.schema, root, "[\(many)]").faults.map(\.diagnostic.rule) == ["list/duplicate-id"])
  }

  @Test(
    "Ids of other types",
    arguments: [
      (DataSchema.DataType.string, #""a""#, #""\u0061""#, true), (.string, #""a""#, #""b""#, false),
      (.uuid, #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, #""e621e1f8-c36c-495a-93fc-0c247a3e6e5f""#, true),
      (.double, "0.5", "5e-1", true), (.double, "0", "-0.0", true),
      (.date, #""2024-01-01""#, #""2024-01-01T00:00Z""#, true),
      (.bool, "true", "false", false), (.enumeration(0), #""x""#, #""x""#, true),
      (.structure(0), #"{"a": 1, "b": "s"}"#, #"{"b": "s", "a": 1}"#, true),
      (.structure(0), #"{"a": 1, "b": "s"}"#, #"{"b": "t", "a": 1}"#, false),
      (.optional(0), "null", "null", true),
      (.optional(0), "1", "null", false), (.array(0), "[1, 2]", "[1, 2]", true),
      (.array(0), "[1, 2]", "[1, 3]", false),
      (.dictionary(0), #"{"a": 1}"#, #"{"a": 1}"#, true), (.dictionary(0), #"{"a": 1}"#, #"{"b": 1}"#, false),
    ])
  func idTypes(type: DataSchema.DataType, first: String, second: String, isEqual: Bool) {
    var builder = SchemaBuilder()
    let int = builder.type(.int)
    _ = builder.structure("Pair", [("a", int), ("b", builder.type(.string))])
    _ = builder.enumeration("E", ["x"])
    let row = builder.structure("Row", [("key", builder.type(type))], absent: ["key"], id: "key")
    let root = builder.array(row)
    let data = decode(builder.schema, root, "[{\"key\": \(first)}, {}, {}, {\"key\": \(second)}]")
    #expect(data.faults.map(\.diagnostic.rule) == (isEqual ? ["list/duplicate-id"] : []))
  }
}
