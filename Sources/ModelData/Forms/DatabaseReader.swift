import SourceModel

extension DataForm {
  /// A database of SQLite, of which the rows of one table or query are read.
  public static let database = DataForm(
    endings: ["db", "sqlite", "sqlite3"], .columns, malformed: .dataInvalidQuery,
    words: Words(holder: "row", null: "NULL", key: "column"),
    lacking: { SQLiteLibrary.shared == nil ? ("libsqlite3", "libsqlite3-0") : nil })
}

/// Reads rows of a database of SQLite that was read into memory. Nothing is written, no other file is opened, and no statement runs but
/// one SELECT, for at most `stepLimit` steps of SQLite's machine.
struct DatabaseReader: ~Copyable {
  typealias Fault = DatabaseFault

  /// Ten seconds of SQLite's machine, about: an endless query ends.
  private static let stepLimit = 1_000
  private static let stepsAtOnce: Int32 = 1_000_000

  // Numbers of SQLite's interface.
  private static let okay: Int32 = 0
  private static let row: Int32 = 100
  private static let done: Int32 = 101
  /// Read and write, in memory, under one mutex: what was never written is a file of no one.
  private static let openFlags: Int32 = 0x2 | 0x80 | 0x1_0000
  private static let isReadOnly: UInt32 = 4

  private let library: SQLiteLibrary
  private var handle: OpaquePointer?
  /// The database's own copy of the file.
  private let memory: UnsafeMutablePointer<UInt8>
  /// How often a statement may still go on.
  private let steps: UnsafeMutablePointer<Int>

  private init(_ library: SQLiteLibrary, _ bytes: [UInt8]) throws(Fault) {
    self.library = library
    memory = .allocate(capacity: max(bytes.count, 1))
    steps = .allocate(capacity: 1)
    steps.initialize(to: Self.stepLimit)
    bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { memory.initialize(from: start, count: bytes.count) }
    }
    if bytes.count > 19, memory[18] == 2, memory[19] == 2 {
      // Written by a log beside the file, of which a database in memory knows nothing.
      (memory[18], memory[19]) = (1, 1)
    }
    guard library.open(":memory:", &handle, Self.openFlags, nil) == Self.okay else { throw failure() }
    // What sorting needs stays in memory.
    _ = library.execute(handle, "PRAGMA temp_store = MEMORY", nil, nil, nil)
    if !bytes.isEmpty {
      let size = Int64(bytes.count)
      guard library.deserialize(handle, "main", memory, size, size, Self.isReadOnly) == Self.okay else {
        throw failure()
      }
    }
    _ = library.setGuard(
      handle,
      { _, action, _, _, _, _ in
        // SELECT, reads of columns, functions and common tables that name themselves.
        [21, 20, 31, 33].contains(action) ? 0 : 1
      }, nil)
    library.setProgress(
      handle, Self.stepsAtOnce,
      { left in
        guard let left = left?.assumingMemoryBound(to: Int.self) else { return 1 }
        left.pointee -= 1
        return left.pointee > 0 ? 0 : 1
      }, steps)
  }

  deinit {
    _ = library.close(handle)
    memory.deallocate()
    steps.deallocate()
  }

  private func failure() -> Fault {
    let text = library.message(handle).map { String(cString: $0) } ?? "it is not known why"
    if steps.pointee <= 0 {
      return Fault(
        message: "the query takes more than a billion steps, the most that one may", help: "Ask for less.")
    }
    if text == "file is not a database" {
      return Fault(message: "it is no database of SQLite", help: "Name a file that SQLite wrote.")
    }
    return Fault(message: text, help: nil)
  }

  // MARK: Questions

  /// Rewrites the rows that answer a question as lines of JSON.
  static func rewrite(
    _ bytes: [UInt8], _ question: DataReference.Question, _ plan: DecodePlan, _ root: DataSchema.TypeIndex
  ) -> Result<RewrittenText, Fault> {
    guard let library = SQLiteLibrary.shared else {
      return .failure(Fault(message: "libsqlite3 is not installed", help: nil))
    }
    do throws(Fault) {
      let reader = try DatabaseReader(library, bytes)
      return .success(try reader.rows(reader.statement(question), plan, root))
    } catch {
      return .failure(error)
    }
  }

  /// The SELECT that a question is.
  private func statement(_ question: DataReference.Question) throws(Fault) -> String {
    if case .query(let text) = question { return text }
    let tables = try names()
    let list = tables.prefix(12).map { "`\($0)`" }.joined(separator: ", ")
    switch question {
    case .table(let name):
      if !tables.contains(where: { $0.lowercased() == name.lowercased() }) {
        let near = Suggestion.nearest(to: name, among: tables)
        throw Fault(
          message: "it has no table `\(name)`",
          help: near.map { "There is `\($0)`, which is spelt nearly the same." }
            ?? (tables.isEmpty ? "It has no tables." : "Its tables are \(list)."))
      }
      return Self.selection(name)
    case .onlyTable, .query:
      if tables.count == 1 { return Self.selection(tables[0]) }
      throw Fault(
        message: tables.isEmpty
          ? "it has no tables" : "it has \(tables.count) tables, and `source` names none",
        help: tables.isEmpty ? nil : "Write `?table=` and its name after the file; its tables are \(list).")
    }
  }

  private static func selection(_ table: String) -> String {
    "SELECT * FROM \""
      + table.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  /// The names of tables and views, in their order.
  private func names() throws(Fault) -> [String] {
    let statement = try prepare(
      "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name"
    )
    defer { _ = library.finalize(statement) }
    var names: [String] = []
    var state = library.step(statement)
    while state == Self.row {
      names.append(library.columnText(statement, 0).map { String(cString: $0) } ?? "")
      state = library.step(statement)
    }
    if state != Self.done { throw failure() }
    return names
  }

  private func prepare(_ text: String) throws(Fault) -> OpaquePointer? {
    var statement: OpaquePointer?
    var fault: Fault?
    var rest = ""
    text.withCString { start in
      var tail: UnsafePointer<CChar>?
      if library.prepare(handle, start, -1, &statement, &tail) != Self.okay { fault = failure() }
      rest = tail.map { String(cString: $0) } ?? ""
    }
    if var fault {
      _ = library.finalize(statement)
      if fault.message == "not authorized" {
        fault = Fault(message: "the query does more than read", help: "Write one SELECT.")
      } else if fault.message.hasPrefix("no such table: ") {
        let name = String(fault.message.dropFirst(15))
        fault.message = "it has no table `\(name)`"
        let tables = (try? names()) ?? []
        fault.help =
          Suggestion.nearest(to: name, among: tables).map {
            "There is `\($0)`, which is spelt nearly the same."
          }
          ?? (tables.isEmpty
            ? "It has no tables."
            : "Its tables are \(tables.prefix(12).map { "`\($0)`" }.joined(separator: ", ")).")
      }
      throw fault
    }
    if statement == nil { throw Fault(message: "the query is empty", help: "Write a SELECT.") }
    if rest.contains(where: { !$0.isWhitespace && $0 != ";" }) {
      _ = library.finalize(statement)
      throw Fault(message: "the query is more than one statement", help: "Write one SELECT.")
    }
    return statement
  }

  private func rows(_ text: String, _ plan: DecodePlan, _ root: DataSchema.TypeIndex) throws(Fault)
    -> RewrittenText
  {
    let statement = try prepare(text)
    defer { _ = library.finalize(statement) }
    let count = library.columnCount(statement)
    if count == 0 { throw Fault(message: "the query gives no rows", help: "Write one SELECT.") }
    let columns = (0..<count).map { index in
      (name: library.columnName(statement, index).map { String(cString: $0) } ?? "", range: SourceRange.zero)
    }
    var rewriting = TableRewriting(plan, root, columns: columns)
    rewriting.isTextWithoutNull = false
    if rewriting.isRefused { return rewriting.text }
    var row = TableRow()
    var state = library.step(statement)
    while state == Self.row {
      row.removeAll()
      for (column, name) in zip(0..<count, columns.map(\.name)) {
        switch library.columnType(statement, column) {
        case 1: row.add(.number, String(library.columnInteger(statement, column)))
        case 2: row.add(.number, library.columnDouble(statement, column).description)
        case 3:
          let start = row.bytes.count
          if let text = library.columnText(statement, column) {
            row.bytes.append(
              contentsOf: UnsafeBufferPointer(start: text, count: Int(library.columnBytes(statement, column)))
            )
          }
          row.add(.text, from: start, .zero)
        case 5: row.add(.null, from: row.bytes.count, .zero)
        // A blob is the only other type.
        default:
          throw Fault(
            message:
              "the column `\(name)` has a blob in row \(rewriting.rows + 1), which no field holds",
            help: "Leave the column out in a query, or write `hex(\(name))`.")
        }
      }
      rewriting.write(row, .zero)
      if rewriting.text.bytes.count > Int(Int32.max) {
        throw Fault(message: "the rows take more than 2 GiB, the most that is read", help: "Ask for less.")
      }
      state = library.step(statement)
    }
    if state != Self.done { throw failure() }
    if rewriting.rows == 0, rewriting.isOneRow {
      throw Fault(message: "it gives no row, and what is read from it is no list", help: nil)
    }
    return rewriting.text.withOwnPlaces()
  }
}

extension RewrittenText {
  /// Each token stands where it is in the JSON, which is all there is to show of rows that stand in no text.
  fileprivate consuming func withOwnPlaces() -> RewrittenText {
    for (index, token) in origin.tokens.enumerated() {
      let start = Int(token.place)
      var end = start + 1
      if bytes[start] == Ascii.quote {
        while end < bytes.count, bytes[end] != Ascii.quote { end += bytes[end] == Ascii.backslash ? 2 : 1 }
        end += 1
      } else if bytes[start] != Ascii.openBrace && bytes[start] != Ascii.openBracket {
        let last: Set<UInt8> = [Ascii.comma, Ascii.closeBrace, Ascii.closeBracket, Ascii.lineFeed]
        while end < bytes.count, !last.contains(bytes[end]) { end += 1 }
      }
      origin.tokens[index].range = SourceRange(start, min(end, bytes.count))
    }
    return self
  }
}
