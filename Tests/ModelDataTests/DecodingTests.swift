import SourceModel
import Testing

@testable import ModelData

@Suite("Decoding into cells")
struct DecodingTests {
  @Test("Every type of value")
  func values() {
    var builder = SchemaBuilder()
    let string = builder.type(.string)
    let kind = builder.enumeration("Kind", ["lake", "river"])
    let level = builder.enumeration("Level", ["1", "-2"], isInteger: true)
    let point = builder.structure("Point", [("x", builder.type(.double)), ("y", builder.type(.double))])
    builder.schema.colorNames = ["red"]
    let fields: [(String, DataSchema.TypeIndex)] = [
      ("flag", builder.type(.bool)), ("count", builder.type(.int)), ("name", string),
      ("at", builder.type(.date)), ("link", builder.type(.url)), ("uuid", builder.type(.uuid)),
      ("tint", builder.type(.color)), ("kind", kind), ("level", level), ("point", point),
      ("tags", builder.type(.array(string))), ("note", builder.type(.optional(string))),
      ("more", builder.type(.dictionary(builder.type(.int)))), ("later", builder.type(.optional(point))),
    ]
    let root = builder.structure("All", fields, absent: ["tags"])
    let json = """
      { "flag" : true, "count": -42, "name": "a\\u00e9\\ud83d\\ude00\\n\\"",
        "at": "2019-02-04T12:00:00.25+01:00", "link": "https://example.com/ä",
        "uuid": "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "tint": "#ff0000", "kind": "river", "level": -2,
        "point": {"y": 1.5, "x": 3}, "tags": ["", "ab", "cd"], "note": null,
        "more": {"b": 1, "a": 2, "\\u0062c": 3}, "later": {"x": 0.1, "y": -1e-3}}
      """
    let data = decode(builder.schema, root, json)
    #expect(data.lines == [])
    #expect(data.isUsable)
    #expect(
      printed(data, builder.schema, root, data.root) == """
        All(flag: true, count: -42, name: "aé😀
        \"", at: 1549278000.25, link: "https://example.com/ä", uuid: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", \
        tint: "#ff0000", kind: .river, level: .-2, point: Point(x: 3.0, y: 1.5), tags: ["", "ab", "cd"], \
        note: nil, more: {"b": 1, "a": 2, "bc": 3}, later: Point(x: 0.1, y: -0.001))
        """)
    #expect(data.arena.position(ofStructure: data.root) == 0)
    let presence = data.root + DataLayout(builder.schema).fieldOffset(structure: 1, field: 9)
    let offset = Int(data.arena.position(ofStructure: presence + 1))
    #expect(Array(json.utf8)[offset...].starts(with: "{\"y\"".utf8))
  }

  @Test("Plain strings point into the file, escaped ones beside it")
  func strings() {
    var builder = SchemaBuilder()
    let root = builder.array(builder.type(.string))
    let data = decode(builder.schema, root, #"["plain", "tab\t"]"#)
    let (start, _) = data.arena.array(data.root)
    data.arena.source.bytes.withUnsafeBufferPointer { bytes in
      let first = data.arena.string(start)
      #expect(first.baseAddress == bytes.baseAddress.map { $0 + 2 })
      let second = data.arena.string(start + 1)
      #expect(
        second.baseAddress.map { bytes.baseAddress! <= $0 && $0 < bytes.baseAddress! + bytes.count } == false)
    }
  }

  @Test("Keys in any order, with escapes, and fields that stay absent")
  func order() {
    var builder = SchemaBuilder()
    let int = builder.type(.int)
    let row = builder.structure("R", [("a", int), ("bb", int), ("a longer key", int)], absent: ["bb"])
    let root = builder.array(row)
    let json = #"""
      [{"a":1,"bb":2,"a longer key":3},{"a longer key":4,"a":5},{"a":6,"a longer key":7},
       {"bb":8,"a":9,"a longer\u0020key":10},{"\u0062b":11,"a longer key":12,"a":13}]
      """#
    let data = decode(builder.schema, root, json)
    #expect(data.lines == [])
    let expected = [(1, "2", 3), (5, "-", 4), (6, "-", 7), (9, "8", 10), (13, "11", 12)].map {
      "R(a: \($0.0), bb: \($0.1), a longer key: \($0.2))"
    }
    #expect(printed(data, builder.schema, root, data.root) == "[" + expected.joined(separator: ", ") + "]")
  }

  @Test("Rows by the thousand lie one after the other, nested arrays included")
  func many() {
    var builder = SchemaBuilder()
    let int = builder.type(.int)
    let row = builder.structure("R", [("id", int), ("list", builder.array(int))], id: "id")
    let root = builder.array(row)
    let count = 30_000
    let rows = (0..<count).map { "{\"id\":\($0),\"list\":[\($0),\($0 + 1),\($0 + 2)]}" }
    let data = decode(builder.schema, root, "[" + rows.joined(separator: ",\n    ") + "]")
    #expect(data.lines == [])
    let layout = DataLayout(builder.schema)
    let (start, found) = data.arena.array(data.root)
    #expect(found == count)
    let wrong = (0..<count).filter { index in
      let cell = start + index * layout.cells(of: row)
      let list = data.arena.array(cell + layout.fieldOffset(structure: 0, field: 1) + 1)
      return data.arena.int(cell + layout.fieldOffset(structure: 0, field: 0) + 1) != index || list.count != 3
        || (0..<3).contains { data.arena.int(list.start + $0) != index + $0 }
    }
    #expect(wrong == [])
  }

  @Test("One element may take thousands of cells")
  func wide() {
    var builder = SchemaBuilder()
    let int = builder.type(.int)
    let fields = (0..<2000).map { ("f\($0)", int) }
    let row = builder.structure("Wide", fields, absent: Set(fields.map(\.0)))
    let root = builder.array(row)
    let data = decode(
      builder.schema, root, "[" + (0..<50).map { "{\"f1999\":\($0)}" }.joined(separator: ",") + "]")
    let layout = DataLayout(builder.schema)
    #expect(data.lines == [])
    let (start, count) = data.arena.array(data.root)
    #expect(
      (0..<count).map { data.arena.int(start + ($0 + 1) * layout.cells(of: row) - 1) } == Array(0..<50))
  }

  @Test("Layouts: cells, offsets, and types without one")
  func layout() {
    var builder = SchemaBuilder()
    let int = builder.type(.int)
    let point = builder.structure("P", [("x", int), ("y", builder.optional(.int))])
    let line = builder.structure("L", [("from", point), ("to", point)])
    var layout = DataLayout(builder.schema)
    #expect(layout.cells(of: point) == 1 + 2 + 3)
    #expect(layout.cells(of: line) == 1 + 7 + 7)
    #expect(layout.fieldOffset(structure: 1, field: 1) == 8)
    // A struct that contains itself, directly and through an Optional; through an array it may.
    builder.schema.structs.append(
      DataSchema.Structure(
        name: "Loop",
        fields: ["direct", "maybe", "list"].enumerated().map { index, key in
          DataSchema.Field(
            key: Name(key), type: DataSchema.TypeIndex(builder.schema.types.count + index), mayBeAbsent: true,
            declaration: SchemaBuilder.declared)
        }))
    let loop = builder.type(.structure(2))
    _ = builder.type(.optional(loop))
    _ = builder.type(.array(loop))
    layout = DataLayout(builder.schema)
    #expect(!layout.isReadable(loop))
    #expect(layout.isReadable(line))
    let data = decode(builder.schema, loop, #"{"direct": {}}"#)
    #expect(data.lines.count == 1)
    #expect(data.faults.first?.diagnostic.rule == "data/mismatch")
  }

  @Test("Numbers: the nearest Double, every Int, and no more")
  func numbers() {
    var builder = SchemaBuilder()
    let doubles = builder.array(builder.type(.double))
    let ints = builder.array(builder.type(.int))
    var texts = [
      "0", "-0", "0.0", "1e22", "1e23", "9007199254740993", "9007199254740992.5", "2.2250738585072011e-308",
      "5e-324",
      "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623157e308",
      "123456789012345678901234567890",
      "0.30000000000000004", "1e-400", "-116.166868", "34.011286", "8.41321e-10", "7.2057594037927933e16",
      "1.00000000000000011102230246251565404", "9223372036854775807",
      "0.000000000000000000000000000000000000000123",
      "6.02214076E+23", "4503599627370497.5", "4503599627370496.5", "1448997445238699",
      "3.5844466002796428e+298",
    ]
    var state: UInt64 = 1
    func random() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
    }
    while texts.count < 40_000 {
      let value = Double(bitPattern: random())
      if value.isFinite { texts.append("\(value)") }
      texts.append("\(Int64(bitPattern: random()) >> Int64(random() % 60))e\(Int(random() % 60) - 30)")
      texts.append("\(Double(Int64(bitPattern: random()) >> 20) / 1e9)")
    }
    let data = decode(builder.schema, doubles, "[" + texts.joined(separator: ",") + "]")
    #expect(data.lines == [])
    let (start, count) = data.arena.array(data.root)
    #expect(count == texts.count)
    let wrong = texts.indices.filter { data.arena.bits(start + $0) != Double(texts[$0])?.bitPattern }
    #expect(wrong.map { texts[$0] } == [])

    let whole = [
      "0", "-0", "9223372036854775807", "-9223372036854775808", "12", "-7", "1.0", "1e3", "35e1", "-20e-1",
      "0e99",
    ]
    let integers = decode(builder.schema, ints, "[" + whole.joined(separator: ",") + "]")
    #expect(
      printed(integers, builder.schema, ints, integers.root)
        == "[0, 0, \(Int.max), \(Int.min), 12, -7, 1, 1000, 350, -2, 0]")
    for text in [
      "9223372036854775808", "-9223372036854775809", "18446744073709551616", "1.5", "1e-3", "1e19",
    ] {
      let data = decode(builder.schema, ints, "[\(text)]")
      #expect(data.faults.map(\.diagnostic.rule) == ["data/mismatch"])
    }
  }

  @Test(
    "Dates",
    arguments: [
      ("1970-01-01", 0.0), ("2000-02-29T00:00:00Z", 951_782_400),
      ("2019-02-04T12:00:00+00:00", 1_549_281_600),
      ("1969-12-31T23:59:59.5Z", -0.5), ("0001-01-01", -62_135_596_800), ("0000-03-01", -62_162_035_200),
      ("9999-12-31T23:59:60Z", 253_402_300_800), ("2024-05-31T18:30-0930", 1_717_214_400),
    ])
  func dates(text: String, seconds: Double) {
    var builder = SchemaBuilder()
    let root = builder.type(.date)
    let data = decode(builder.schema, root, "\"\(text)\"")
    #expect(data.lines == [])
    #expect(data.arena.double(data.root) == seconds)
  }
}
