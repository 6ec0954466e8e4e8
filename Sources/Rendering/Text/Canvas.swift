/// One character cell.
struct Cell {
  /// A scalar, or an entry of the cluster table with `Glyph.clusterFlag`; 0 is the right half of a wide one.
  var glyph: UInt32
  /// Index in the ink table.
  var ink: UInt16
  /// Index in the paper table; 0 is the terminal's own background.
  var paper: UInt16

  static let blank = Cell(glyph: Glyph.blank, ink: 0, paper: 0)
}

/// Marks in the number of a glyph.
enum Glyph {
  static let blank: UInt32 = 0x20
  static let rightHalf: UInt32 = 0
  /// The rest is an index in the cluster table.
  static let clusterFlag: UInt32 = 1 << 31
  /// Belongs to text, which outlines never overwrite.
  static let textFlag: UInt32 = 1 << 30
  /// Begins a line of text: what stands before it is another one.
  static let startFlag: UInt32 = 1 << 29
  /// Belongs to a mark that the renderer itself wrote.
  static let markFlag: UInt32 = 1 << 28
  static let codeMask: UInt32 = ~(textFlag | startFlag | markFlag)
}

/// Some rows of the page. Coordinates are those of the whole page; what lies outside is not drawn.
struct Canvas: ~Copyable {
  let width: Int
  private(set) var top = 0
  private(set) var rows = 0
  var clip = CellRect(0, 0, 0, 0)
  private(set) var cells: [Cell] = []

  init(width: Int) {
    self.width = width
  }

  /// Clears the canvas and moves it to some rows of the page.
  mutating func open(top: Int, rows: Int) {
    self.top = top
    self.rows = rows
    clip = CellRect(0, top, width, rows)
    let count = width * rows
    if cells.count == count {
      for index in 0..<count { cells[index] = .blank }
    } else {
      cells = [Cell](repeating: .blank, count: count)
    }
  }

  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= clip.x && y >= clip.y && x < clip.maxX && y < clip.maxY
  }

  /// Some cells of a row.
  func row(_ columns: Range<Int>, _ y: Int) -> ArraySlice<Cell> {
    let start = (y - top) * width
    return cells[start + columns.lowerBound..<start + columns.upperBound]
  }

  /// Puts other cells in place of some of a row.
  mutating func replace(_ columns: Range<Int>, _ y: Int, with other: [Cell]) {
    let start = (y - top) * width + columns.lowerBound
    for (offset, cell) in other.enumerated() { cells[start + offset] = cell }
  }

  subscript(x: Int, y: Int) -> Cell { cells[(y - top) * width + x] }

  /// Puts a glyph of one or two cells on the paper that is there.
  mutating func put(_ glyph: UInt32, width glyphWidth: Int, _ x: Int, _ y: Int, ink: UInt16) {
    guard contains(x, y) else { return }
    let index = (y - top) * width + x
    if glyphWidth == 2 {
      guard x + 1 < clip.maxX else {
        write(Glyph.blank, at: index, x: x, ink: 0)
        return
      }
      write(glyph, at: index, x: x, ink: ink)
      write(Glyph.rightHalf, at: index + 1, x: x + 1, ink: ink)
      cells[index].glyph = glyph
    } else {
      write(glyph, at: index, x: x, ink: ink)
    }
  }

  /// Overwrites one cell; the other half of a wide glyph that stood there becomes a blank.
  private mutating func write(_ glyph: UInt32, at index: Int, x: Int, ink: UInt16) {
    if cells[index].glyph == Glyph.rightHalf && x > 0 { cells[index - 1].glyph = Glyph.blank }
    if x + 1 < width && cells[index + 1].glyph == Glyph.rightHalf { cells[index + 1].glyph = Glyph.blank }
    cells[index].glyph = glyph
    cells[index].ink = ink
  }

  /// True where no text stands.
  func isFree(_ x: Int, _ y: Int) -> Bool {
    guard contains(x, y) else { return false }
    let glyph = self[x, y].glyph
    return glyph != Glyph.rightHalf && glyph & (Glyph.textFlag | Glyph.clusterFlag) == 0
  }

  /// Fills a part with a glyph of one cell on the paper that is there.
  mutating func fill(_ rect: CellRect, glyph: UInt32, ink: UInt16) {
    let area = rect.intersection(clip)
    guard area.width > 0 else { return }
    for y in area.y..<area.maxY {
      let start = cutHalves(area, y)
      for index in start..<(start + area.width) {
        cells[index].glyph = glyph
        cells[index].ink = ink
      }
    }
  }

  /// Gives a part another paper and clears it.
  mutating func paint(_ rect: CellRect, paper: UInt16) {
    let area = rect.intersection(clip)
    guard area.width > 0 else { return }
    let cell = Cell(glyph: Glyph.blank, ink: 0, paper: paper)
    for y in area.y..<area.maxY {
      let start = cutHalves(area, y)
      for index in start..<(start + area.width) { cells[index] = cell }
    }
  }

  /// Blanks the halves of wide glyphs that would be left at both ends of a row; returns the row's first cell.
  private mutating func cutHalves(_ area: CellRect, _ y: Int) -> Int {
    let start = (y - top) * width + area.x
    let end = start + area.width
    if area.x > 0 && cells[start].glyph == Glyph.rightHalf { cells[start - 1].glyph = Glyph.blank }
    if area.maxX < width && cells[end].glyph == Glyph.rightHalf { cells[end].glyph = Glyph.blank }
    return start
  }

  /// Gives the cells of a part another ink.
  mutating func replaceInks(_ rect: CellRect, _ replacement: (UInt16) -> UInt16) {
    let area = rect.intersection(clip)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let index = (y - top) * width + x
        cells[index].ink = replacement(cells[index].ink)
      }
    }
  }

  /// The cells of a part that can be drawn on, to bring some of them back later.
  func copy(_ rect: CellRect) -> [Cell] {
    let area = rect.intersection(clip)
    guard area.width > 0 else { return [] }
    var saved: [Cell] = []
    saved.reserveCapacity(area.width * area.height)
    for y in area.y..<area.maxY {
      let start = (y - top) * width
      saved.append(contentsOf: cells[(start + area.x)..<(start + area.maxX)])
    }
    return saved
  }

  /// Brings back cells of a copy of the same part where `keeps` is false.
  mutating func restore(_ rect: CellRect, _ saved: [Cell], keeps: (Int, Int) -> Bool) {
    let area = rect.intersection(clip)
    guard saved.count == area.width * area.height else { return }
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX where !keeps(x, y) {
        let index = (y - area.y) * area.width + x - area.x
        let old = saved[index]
        let isWide = x + 1 < area.maxX && saved[index + 1].glyph == Glyph.rightHalf
        if old.glyph != Glyph.rightHalf {
          let glyph = isWide && keeps(x + 1, y) ? Glyph.blank : old.glyph
          put(glyph, width: isWide && glyph == old.glyph ? 2 : 1, x, y, ink: old.ink)
        } else if x > area.x && keeps(x - 1, y) {
          put(Glyph.blank, width: 1, x, y, ink: 0)
        }
        cells[(y - top) * width + x].paper = old.paper
      }
    }
  }
}
