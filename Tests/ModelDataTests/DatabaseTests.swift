import SourceModel
import Testing

@testable import ModelData

@Suite("Databases")
struct DatabaseTests {
  /// The bytes of a database that statements make.
  static func database(_ statements: String) throws -> [UInt8] {
    let library = try #require(SQLiteLibrary.shared)
    typealias Serialize =
      @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafeMutablePointer<Int64>?, UInt32)
      -> UnsafeMutablePointer<UInt8>?
    let serialize = try #require(
      SharedLibrary(["libsqlite3.so.0"])?.function("sqlite3_serialize", as: Serialize.self))
    var handle: OpaquePointer?
    #expect(library.open(":memory:", &handle, 6, nil) == 0)
    defer { _ = library.close(handle) }
    #expect(library.execute(handle, statements, nil, nil, nil) == 0)
    var size: Int64 = 0
    let bytes = try #require(serialize(handle, "main", &size, 0))
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  private func rows(_ bytes: [UInt8], _ source: String) -> Result<
    (data: DecodedData, source: SourceFile), DatabaseFault
  > {
    let rows = RowSchema()
    return DataDecoder(schema: rows.builder.schema).rows(
      SourceFile(path: source, bytes: bytes), DataReference(source).question, file: FileID(0), as: rows.root)
  }

  private static let columns =
    "id INTEGER, name TEXT, isOpen INTEGER, price REAL, note TEXT, kind TEXT, level INTEGER, at TEXT, \"point.x\" REAL, \"point.y\" REAL, tags TEXT"

  @Test("Every type of value")
  func values() throws {
    let bytes = try Self.database(
      "CREATE TABLE rows (\(Self.columns)); INSERT INTO rows VALUES (1, 'a''b', 1, 2, NULL, 'lake', 2, '2020-01-01', 1, 2.5, '[\"x\"]'), (2, '', 0, 0.1, '', 'river', 1, '1970-01-01', -1, 0, NULL)"
    )
    for source in ["a.db?table=rows", "a.db", "a.db?rows", "a.sqlite3?query=SELECT * FROM rows ORDER BY id"] {
      let found = try rows(bytes, source).get()
      #expect(found.data.lines == [])
      #expect(
        RowSchema().printed(found.data) == """
          [Row(id: 1, name: "a'b", isOpen: true, price: 2.0, note: nil, kind: .lake, level: .2, at: 1577836800.0, \
          point: Point(x: 1.0, y: 2.5), tags: ["x"]), \
          Row(id: 2, name: "", isOpen: false, price: 0.1, note: "", kind: .river, level: .1, at: 0.0, \
          point: Point(x: -1.0, y: 0.0), tags: -)]
          """)
    }
  }

  @Test("Faults name the row and the column, in a text with a line for each row")
  func faults() throws {
    let columns = Self.columns.replacing("name TEXT", with: "name")
    let bytes = try Self.database(
      "CREATE TABLE rows (\(columns)); INSERT INTO rows VALUES (1, 'a', 1, 2, NULL, 'lake', 2, '2020-01-01', 1, 2.5, NULL), (2, 7, 0, 0.1, 'x\ny', 'sea', 1, NULL, -1, 0, NULL)"
    )
    let (data, source) = try rows(bytes, "a.db?table=rows").get()
    let lines = LineIndex(source)
    #expect(
      data.faults.map { fault in
        let place = lines.position(of: fault.diagnostic.location.range.start)
        return "\(place.line) \(source.text(fault.diagnostic.location.range)) \(fault.diagnostic.message)"
      } == [
        "2 7 The field `name` of `Row` is declared String, but in row 2 the column `name` has the number 7.",
        "2 \"sea\" In row 2 the column `kind` has the string \"sea\", which is no case of `Kind`.",
        "2 null The field `at` of `Row` is declared Date, but in row 2 the column `at` has NULL.",
      ])
  }

  @Test(
    "What a database does not answer",
    arguments: [
      ("?table=row", "it has no table `row`", "There is `rows`, which is spelt nearly the same."),
      ("?table=other", "it has no table `other`", "Its tables are `more`, `rows`."),
      (
        "", "it has 2 tables, and `source` names none",
        "Write `?table=` and its name after the file; its tables are `more`, `rows`."
      ),
      (
        "?query=SELECT id FROM row", "it has no table `row`",
        "There is `rows`, which is spelt nearly the same."
      ),
      ("?query=SELECT colour FROM rows", "no such column: colour", nil),
      ("?query=DELETE FROM rows", "the query does more than read", "Write one SELECT."),
      ("?query=ATTACH '/etc/passwd' AS x", "the query does more than read", "Write one SELECT."),
      ("?query=PRAGMA user_version", "the query does more than read", "Write one SELECT."),
      ("?query=SELECT 1; SELECT 2", "the query is more than one statement", "Write one SELECT."),
      ("?query=", "the query is empty", "Write a SELECT."),
      (
        "?query=SELECT id, x'00' AS name FROM rows",
        "the column `name` has a blob in row 1, which no field holds",
        "Leave the column out in a query, or write `hex(name)`."
      ),
    ])
  func refusals(_ question: String, _ message: String, _ help: String?) throws {
    let bytes = try Self.database(
      "CREATE TABLE rows (id INTEGER); CREATE TABLE more (id INTEGER); INSERT INTO rows VALUES (1)")
    switch rows(bytes, "a.db" + question) {
    case .success(let found): Issue.record("\(found.data.lines)")
    case .failure(let fault):
      #expect(fault.message == message)
      #expect(fault.help == help)
    }
  }

  @Test("What is no database, and an endless query")
  func ends() throws {
    guard case .failure(let fault) = rows(Array("id,name\n1,x\n".utf8), "a.db?table=rows") else {
      Issue.record("it was read")
      return
    }
    #expect(fault.message == "it is no database of SQLite")
    let damaged = try Self.database("CREATE TABLE rows (id INTEGER)").prefix(1000)
    guard case .failure = rows(Array(damaged), "a.db?table=rows") else {
      Issue.record("a part of a database was read")
      return
    }
  }

  @Test("A source names its table or query")
  func references() {
    #expect(DataReference("a/b.json?c").file == "a/b.json?c")
    #expect(DataReference("shop.db").question == .onlyTable)
    #expect(
      DataReference("shop.sqlite?query=SELECT 1 WHERE 2 > 1?").question == .query("SELECT 1 WHERE 2 > 1?"))
    #expect(DataReference("shop.DB?table=a b").file == "shop.DB")
    #expect(DataForm(path: "a/b.NDJSON") == .lines)
    #expect(DataForm(path: "a.yml") == .yaml && DataForm(path: "json") == .json && !DataForm.isData("a.txt"))
  }
}
