import SourceModel
import Testing

@testable import ModelData

/// A schema of a row with a field of every type.
struct RowSchema {
  var builder = SchemaBuilder()
  let root: DataSchema.TypeIndex

  init() {
    let point = builder.structure("Point", [("x", builder.type(.double)), ("y", builder.type(.double))])
    let kind = builder.enumeration("Kind", ["lake", "river"])
    let level = builder.enumeration("Level", ["1", "2"], isInteger: true)
    let row = builder.structure(
      "Row",
      [
        ("id", builder.type(.int)), ("name", builder.type(.string)), ("isOpen", builder.type(.bool)),
        ("price", builder.optional(.double)), ("note", builder.optional(.string)), ("kind", kind),
        ("level", level), ("at", builder.type(.date)), ("point", point),
        ("tags", builder.type(.array(builder.type(.string)))),
      ], absent: ["isOpen", "tags"], id: "id")
    root = builder.array(row)
  }

  func decode(_ text: String, _ form: DataForm) -> DecodedData {
    ModelDataTests.decode(builder.schema, root, text, form)
  }

  func printed(_ data: DecodedData) -> String {
    ModelDataTests.printed(data, builder.schema, root, data.root)
  }
}

@Suite("JSON Lines")
struct LinesTests {
  @Test("A value in each line, empty lines and CRLF")
  func values() {
    var builder = SchemaBuilder()
    let row = builder.structure("R", [("id", builder.type(.int))], id: "id")
    let root = builder.array(row)
    let data = decode(builder.schema, root, "\u{FEFF}{\"id\": 1}\r\n\r\n {\"id\": 2} \n{\"id\":3}", .lines)
    #expect(data.lines == [])
    #expect(printed(data, builder.schema, root, data.root) == "[R(id: 1), R(id: 2), R(id: 3)]")
    #expect(decode(builder.schema, root, "", .lines).isUsable)
  }

  @Test("A damaged line is told, and reading goes on")
  func faults() {
    var builder = SchemaBuilder()
    let inner = builder.array(builder.type(.int))
    let row = builder.structure("R", [("id", builder.type(.int)), ("list", inner)], id: "id")
    let root = builder.array(row)
    let text = """
      {"id": 1, "list": [1, 2]}
      {"id": 2, "list": [1, 2
      {"id": 3, "list": [1]} {}
      {"id": "x", "list": [3]}
      {"id": 1, "list": []}
      """
    let data = decode(builder.schema, root, text, .lines)
    #expect(
      data.lines == [
        "data/malformed-json error 49-49 The line ends before this `[` is closed. | Write the missing `]`. | 44-45 it is opened here",
        "data/malformed-json error 73-74 A line of JSON Lines is one value, but `{` follows it. | Write each value on a line of its own.",
        "data/mismatch error 83-86 The field `id` of `R` is declared Int, but the JSON has the string \"x\". | Write an integer, or declare it String. | 10-20 `id` is declared here",
      ])
    #expect(
      printed(data, builder.schema, root, data.root)
        == "[R(id: 1, list: [1, 2]), R(id: -, list: [3]), R(id: 1, list: [])]"
        .replacing("id: -", with: "id: 0"))
  }

  @Test("A root that is no list is one value")
  func single() {
    var builder = SchemaBuilder()
    let root = builder.structure("R", [("id", builder.type(.int))])
    #expect(decode(builder.schema, root, "{\"id\":\n 1}\n", .lines).lines == [])
    #expect(decode(builder.schema, root, "{\"id\": 1}\n{\"id\": 2}\n", .lines).lines.count == 1)
  }
}

@Suite("Rows of cells")
struct CSVTests {
  @Test("Every type of value, quotes, CRLF, columns of a struct")
  func values() {
    let rows = RowSchema()
    let data = rows.decode(
      "\u{FEFF}id,name,isOpen,price,note,kind,level,at,point.x,point.y,tags\r\n"
        + "1,\"a, \"\"b\"\"\nc\",TRUE,1.5,,lake,2,2020-01-01,1,-2.5,\"[\"\"x\"\",\n\"\"y\"\"]\"\r\n" + "\r\n"
        + "2,,,,\"\",river,1,1970-01-01T00:00:01Z,0,0,", .csv)
    #expect(data.lines == [])
    #expect(
      rows.printed(data) == """
        [Row(id: 1, name: "a, "b"
        c", isOpen: true, price: 1.5, note: nil, kind: .lake, level: .2, at: 1577836800.0, \
        point: Point(x: 1.0, y: -2.5), tags: ["x", "y"]), \
        Row(id: 2, name: "", isOpen: -, price: nil, note: "", kind: .river, level: .1, at: 1.0, \
        point: Point(x: 0.0, y: 0.0), tags: -)]
        """)
  }

  /// The first line of faults without help and related places.
  private func told(_ data: DecodedData) -> [String] {
    data.lines.map { String($0.prefix { $0 != "|" }.dropLast()) }
  }

  @Test("Faults stand at their cells")
  func faults() {
    var builder = SchemaBuilder()
    let row = builder.structure(
      "R", [("id", builder.type(.int)), ("count", builder.type(.int)), ("when", builder.type(.date))],
      id: "id")
    let root = builder.array(row)
    let text = "id,count,extra\n1,many,x\n2,,y\n3,1.5,z\n1,4,\"\"\n"
    let data = decode(builder.schema, root, text, .csv)
    #expect(
      told(data) == [
        "data/missing-field error 0-14 There is no column for the field `when` of `R`, which is declared Date without a default.",
        "data/mismatch error 17-21 The field `count` of `R` is declared Int, but in row 1 the column `count` has the string \"many\".",
        "data/mismatch error 26-26 The field `count` of `R` is declared Int, but in row 2 the column `count` is empty.",
        "data/mismatch error 31-34 The field `count` of `R` is declared Int, but in row 3 the column `count` has the number 1.5, which has a fraction and so is a Double.",
        "list/duplicate-id error 37-38 Rows 1 and 4 both have the `id` 1, so a list cannot tell them apart.",
      ])
  }

  @Test(
    "Damaged rows are told, and reading goes on",
    arguments: [
      ("a,b\n⟦1⟧\n2,3\n", "Row 1 has 1 cell, but there are 2 columns."),
      ("a,b\n2,3\n1,2,⟦3⟧,4\n", "Row 2 has 4 cells, but there are 2 columns."),
      ("a,b\n1,⟦\"⟧2\n", "The quote that begins this cell is never closed."),
      ("a,b\n1,2⟦\"⟧\n3,4\n", "A quote stands in a cell that does not begin with one."),
      ("a,b\n1,\"2\"⟦x⟧\n3,4\n", "After the closing quote of a cell comes a comma or the end of the line."),
      ("a,⟦⟧\n1,2\n", "Column 2 has no name."),
      ("⟦a;b⟧\n1;2\n", "The first row has `;` and no comma between names of columns."),
      ("\n⟦⟧", "The file is empty, but its first row names the columns."),
      ("a,b,⟦a⟧\n1,2,3\n", "Two columns give `a`; the last counts."),
    ])
  func damage(_ text: String, _ message: String) throws {
    var builder = SchemaBuilder()
    let row = builder.structure("R", [("a", builder.type(.int)), ("b", builder.type(.int))])
    let root = builder.array(row)
    let (text, range) = marked(text)
    let data = decode(builder.schema, root, text, .csv)
    let fault = try #require(data.faults.first).diagnostic
    #expect(data.faults.count == 1, "\(data.lines)")
    #expect(fault.message == message)
    #expect(fault.location.range == range)
  }

  @Test("Bytes that are not UTF-8 stand at their cell")
  func encoding() {
    var builder = SchemaBuilder()
    let root = builder.array(builder.structure("R", [("a", builder.type(.string))]))
    let data = decode(builder.schema, root, Array("a\nx\n".utf8) + [0x62, 0xFF] + Array("\ny\n".utf8), .csv)
    #expect(told(data) == ["data/malformed-csv error 4-6 The byte FF is not UTF-8."])
    let wide = decode(builder.schema, root, [0xFF, 0xFE, 0x61, 0], .csv)
    #expect(
      told(wide) == ["data/malformed-csv error 0-2 The file is UTF-16, but files of rows are read as UTF-8."])
  }

  @Test("The only column of scalars, one row of a struct, and what no table is")
  func roots() {
    var builder = SchemaBuilder()
    let names = builder.array(builder.type(.string))
    let list = decode(builder.schema, names, "name\nx\n\"y,z\"\n", .csv)
    #expect(list.lines == [])
    #expect(printed(list, builder.schema, names, list.root) == "[\"x\", \"y,z\"]")
    #expect(told(decode(builder.schema, names, "a,b\n1,2\n", .csv)).count == 1)
    let one = builder.structure("R", [("a", builder.type(.int))])
    let single = decode(builder.schema, one, "a\n7\n", .csv)
    #expect(single.lines == [])
    #expect(printed(single, builder.schema, one, single.root) == "R(a: 7)")
    #expect(
      told(decode(builder.schema, one, "a\n7\n8\n", .csv)) == [
        "data/mismatch error 4-5 Only one row is declared, and here is a second."
      ])
    #expect(
      told(decode(builder.schema, one, "a\n", .csv)) == [
        "data/malformed-csv error 0-1 No row follows the names of the columns."
      ])
    let map = builder.type(.dictionary(builder.type(.int)))
    #expect(told(decode(builder.schema, map, "a\n7\n", .csv)).count == 1)
  }

  @Test("Rows by the thousand, each told by its number")
  func many() {
    var builder = SchemaBuilder()
    let row = builder.structure("R", [("id", builder.type(.int)), ("name", builder.type(.string))], id: "id")
    let root = builder.array(row)
    let text = "id,name\n" + (1...5000).map { "\($0 == 4321 ? "x" : String($0)),row \($0)\n" }.joined()
    let data = decode(builder.schema, root, text, .csv)
    #expect(told(data).count == 1)
    #expect(told(data).first?.contains("in row 4321 the column `id` has the string \"x\"") == true)
    #expect(data.arena.array(data.root).count == 5000)
  }
}
