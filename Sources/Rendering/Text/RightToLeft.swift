// Pages of languages that are written from right to left. Views are laid out as for the others; the rows of cells are
// mirrored when they are printed. Words keep their logical order, and lines of letters that run from right to left are
// isolated, so that a terminal that orders such letters itself orders them inside their cells and moves nothing else.

extension TextPage {
  /// Some cells of a row that stay together: the words of one text, or one cell.
  private struct Segment {
    var cells: Range<Int>
    var isText: Bool
  }

  /// The cells of a row from right to left: lines and marks as in a mirror, words as they are read.
  mutating func mirrored(_ row: ArraySlice<Cell>) -> [Cell] {
    var result = [Cell](repeating: .blank, count: row.count)
    var start = row.startIndex
    while start < row.endIndex {
      let segment = segment(of: row, at: start)
      let place = row.endIndex - segment.cells.upperBound
      for (offset, index) in segment.cells.enumerated() { result[place + offset] = row[index] }
      if !segment.isText { result[place].glyph = Self.reflection(of: row[start].glyph) }
      start = segment.cells.upperBound
    }
    return result
  }

  /// Mirrors what is drawn in a part of the page.
  mutating func mirror(_ rect: CellRect) {
    let columns = max(rect.x, canvas.clip.x)..<max(min(rect.maxX, canvas.clip.maxX), rect.x, canvas.clip.x)
    if columns.isEmpty { return }
    for y in max(rect.y, canvas.clip.y)..<max(min(rect.maxY, canvas.clip.maxY), rect.y, canvas.clip.y) {
      canvas.replace(columns, y, with: mirrored(canvas.row(columns, y)))
    }
  }

  private func segment(of row: ArraySlice<Cell>, at start: Int) -> Segment {
    func isText(_ glyph: UInt32) -> Bool {
      glyph & (Glyph.textFlag | Glyph.clusterFlag) != 0 && glyph & Glyph.markFlag == 0
    }
    var end = start + 1
    guard isText(row[start].glyph) else {
      if end < row.endIndex, row[end].glyph == Glyph.rightHalf { end += 1 }
      return Segment(cells: start..<end, isText: end > start + 1)
    }
    while end < row.endIndex {
      let glyph = row[end].glyph
      guard glyph == Glyph.rightHalf || isText(glyph) && glyph & Glyph.startFlag == 0 else { break }
      end += 1
    }
    return Segment(cells: start..<end, isText: true)
  }

  /// The end of the words that begin at a cell, where letters among them run from right to left; nil for others.
  mutating func isolatedEnd(_ row: ArraySlice<Cell>, at start: Int) -> Int? {
    let segment = segment(of: row, at: start)
    guard segment.isText else { return nil }
    for index in segment.cells where runsFromRight(row[index].glyph) { return segment.cells.upperBound }
    return nil
  }

  private func runsFromRight(_ glyph: UInt32) -> Bool {
    let code = glyph & Glyph.codeMask
    guard code & Glyph.clusterFlag != 0 else { return Self.isRightToLeft(code) }
    let bytes = layout.reader.bytes(of: code & ~Glyph.clusterFlag)
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { Self.isRightToLeft($0.value) }
  }

  /// Letters of the classes R and AL (Unicode Standard Annex #9), by their blocks.
  private static func isRightToLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// True for a character that lines and controls are drawn with and that looks otherwise in a mirror, or stands
  /// beside such ones.
  static func isMark(_ code: UInt32) -> Bool {
    if (0x2500...0x25FF).contains(code) || reflections[code] != nil { return true }
    return code == 0x20 || code == 0x2B || code == 0x2D || code == 0x2212
  }

  private static func reflection(of glyph: UInt32) -> UInt32 {
    guard let found = reflections[glyph & Glyph.codeMask] else { return glyph }
    return glyph & ~Glyph.codeMask | found
  }

  private static let reflections: [UInt32: UInt32] = {
    let pairs: [(UInt32, UInt32)] = [
      (0x250C, 0x2510), (0x2514, 0x2518), (0x256D, 0x256E), (0x2570, 0x256F), (0x250F, 0x2513),
      (0x2517, 0x251B), (0x251C, 0x2524), (0x2571, 0x2572), (0x2039, 0x203A), (0xAB, 0xBB), (0x2590, 0x258C),
      (0x25B8, 0x25C2), (0x2197, 0x2196), (0x28, 0x29), (0x5B, 0x5D), (0x3C, 0x3E), (0x2F, 0x5C),
    ]
    var table: [UInt32: UInt32] = [:]
    for (left, right) in pairs {
      table[left] = right
      table[right] = left
    }
    return table
  }()
}
