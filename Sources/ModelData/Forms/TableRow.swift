import SourceModel

/// One row of a table, as it is read.
struct TableRow {
  /// What a cell holds.
  enum Content {
    /// Nothing: an empty cell of a file, NULL in a database.
    case null
    case text
    /// A number of a database.
    case number
  }

  struct Cell {
    var content: Content
    /// The characters, as places in the row's `bytes`.
    var start: Int
    var end: Int
    /// Where the cell stands in the file.
    var range: SourceRange
  }

  var bytes: [UInt8] = []
  var cells: [Cell] = []

  /// Forgets the cells and keeps their room.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
  }

  /// Adds a cell whose characters are those of `bytes` from `start` on.
  mutating func add(_ content: Content, from start: Int, _ range: SourceRange) {
    cells.append(Cell(content: content, start: start, end: bytes.count, range: range))
  }

  mutating func add(_ content: Content, _ text: String) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    add(content, from: start, .zero)
  }
}

extension DataForm.Words {
  /// Of values in rows and columns.
  static let ofRows = Self(holder: "row", key: "column")
}
