import SourceModel

extension DataForm {
  /// Rows of cells as RFC 4180 says, the first of which names the columns.
  public static let csv = DataForm(
    endings: ["csv"], .cells, malformed: .dataMalformedCsv, words: .ofRows, rewrite: CSVReader.rewrite)
}

/// Reads rows of cells as RFC 4180 says: cells between commas, rows between line breaks (CRLF or LF), text with either in double
/// quotes, a quote in it written twice. The first row names the columns; lines without anything are no rows.
///
/// Every damaged row is reported, and reading goes on in the line after it; only a quote that is never closed ends it. Linear in the
/// file.
struct CSVReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place: Int
  private var row = TableRow()
  private var fault: RewrittenText.Fault?

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    place = RewrittenText.start(of: bytes)
  }

  /// Rewrites a file for a root.
  @Sendable static func rewrite(
    _ bytes: UnsafeBufferPointer<UInt8>, _ plan: DecodePlan, _ root: DataSchema.TypeIndex
  ) -> RewrittenText {
    var reader = CSVReader(bytes)
    return reader.run(plan, root)
  }

  private mutating func run(_ plan: DecodePlan, _ root: DataSchema.TypeIndex) -> RewrittenText {
    var refused = RewrittenText()
    skipEmptyLines()
    let first = place
    let encodingFault = RewrittenText.encodingFault(of: bytes, "files of rows are")
    if let fault = encodingFault ?? (place == bytes.count ? emptyFault : nil) ?? readRow() {
      refused.faults = [fault]
      return refused
    }
    var columns: [(name: String, range: SourceRange)] = []
    for (index, cell) in row.cells.enumerated() {
      let name = String(decoding: row.bytes[cell.start..<cell.end], as: UTF8.self)
      if name.isEmpty {
        refused.faults = [
          RewrittenText.Fault(
            range: cell.range, message: "Column \(index + 1) has no name.",
            help: "The first row names the columns: write the field that the column gives.")
        ]
        return refused
      }
      columns.append((name, cell.range))
    }
    if columns.count == 1, let other = ";\t|".first(where: { columns[0].name.contains($0) }) {
      let name = other == "\t" ? "tabs" : "`\(other)`"
      refused.faults = [
        RewrittenText.Fault(
          range: columns[0].range,
          message: "The first row has \(name) and no comma between names of columns.",
          help: "Save the file with commas between cells.")
      ]
      return refused
    }
    let headerEnd = columns.last.map { Int($0.range.end) } ?? first
    var rewriting = TableRewriting(plan, root, columns: columns)
    rewriting.text.origin.header = SourceRange(first, headerEnd)
    if rewriting.isRefused { return rewriting.text }
    while true {
      skipEmptyLines()
      if place == bytes.count { break }
      let start = place
      if let fault = readRow() ?? countFault(columns.count, rewriting.rows + 1, start) {
        rewriting.text.faults.append(fault)
        rewriting.skip()
      } else {
        rewriting.write(row, SourceRange(start, min(start + 1, bytes.count)))
      }
    }
    if rewriting.rows == 0, rewriting.isOneRow {
      rewriting.text.faults.append(
        RewrittenText.Fault(
          range: SourceRange(first, headerEnd), message: "No row follows the names of the columns.",
          help: "Write one: what is read from the file is no list."))
    }
    return rewriting.text
  }

  private var emptyFault: RewrittenText.Fault {
    RewrittenText.Fault(
      range: SourceRange(bytes.count, bytes.count),
      message: "The file is empty, but its first row names the columns.",
      help: "Write the names of the fields, with commas between them.")
  }

  private func countFault(_ count: Int, _ number: Int, _ start: Int) -> RewrittenText.Fault? {
    let cells = row.cells.count
    if cells == count { return nil }
    let message =
      "Row \(number) has \(cells) \(cells == 1 ? "cell" : "cells"), but there are \(count) columns."
    if cells > count {
      return RewrittenText.Fault(
        range: row.cells[count].range, message: message,
        help: "Put text that holds a comma in double quotes, or give the column a name in the first row.")
    }
    return RewrittenText.Fault(
      range: SourceRange(start, row.cells.last.map { Int($0.range.end) } ?? start), message: message,
      help: "Write a comma for each cell that is left empty.")
  }

  // MARK: Characters

  private mutating func skipEmptyLines() {
    while place < bytes.count, bytes[place] == Ascii.lineFeed || bytes[place] == Ascii.carriageReturn {
      place += 1
    }
  }

  private func endsCell(_ byte: UInt8) -> Bool {
    byte == Ascii.comma || byte == Ascii.lineFeed || byte == Ascii.carriageReturn
  }

  /// Goes behind the line break at `place`.
  private mutating func endLine() {
    if place < bytes.count, bytes[place] == Ascii.carriageReturn { place += 1 }
    if place < bytes.count, bytes[place] == Ascii.lineFeed { place += 1 }
  }

  /// Reads the row at `place` and goes to the line after it. Gives its first fault.
  private mutating func readRow() -> RewrittenText.Fault? {
    row.removeAll()
    fault = nil
    while true {
      if place < bytes.count, bytes[place] == Ascii.quote { readQuoted() } else { readPlain() }
      guard place < bytes.count, bytes[place] == Ascii.comma else { break }
      place += 1
    }
    endLine()
    return fault
  }

  private mutating func readPlain() {
    let from = place
    while place < bytes.count, !endsCell(bytes[place]) {
      if bytes[place] == Ascii.quote, fault == nil {
        fault = RewrittenText.Fault(
          range: SourceRange(place, place + 1),
          message: "A quote stands in a cell that does not begin with one.",
          help: "Put the whole cell in double quotes, and write each quote in it twice.")
      }
      place += 1
    }
    let start = row.bytes.count
    row.bytes.append(contentsOf: bytes[from..<place])
    row.add(from == place ? .null : .text, from: start, SourceRange(from, place))
  }

  private mutating func readQuoted() {
    let quote = place
    let start = row.bytes.count
    place += 1
    while true {
      let from = place
      while place < bytes.count, bytes[place] != Ascii.quote { place += 1 }
      row.bytes.append(contentsOf: bytes[from..<place])
      if place == bytes.count {
        fault = RewrittenText.Fault(
          range: SourceRange(quote, quote + 1), message: "The quote that begins this cell is never closed.",
          help: "Close it, and write each quote in the text twice.")
        break
      }
      place += 1
      guard place < bytes.count, bytes[place] == Ascii.quote else { break }
      row.bytes.append(Ascii.quote)
      place += 1
    }
    if place < bytes.count, !endsCell(bytes[place]), fault == nil {
      fault = RewrittenText.Fault(
        range: SourceRange(place, place + 1),
        message: "After the closing quote of a cell comes a comma or the end of the line.",
        help: "Write each quote in the text twice, or put the whole cell in quotes.")
      while place < bytes.count, !endsCell(bytes[place]) { place += 1 }
    }
    row.add(.text, from: start, SourceRange(quote, place))
  }
}
