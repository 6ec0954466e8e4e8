import RenderTree

/// Which parts of some character cells marks cover. A cell has two columns and eight rows of dots: as many as the block
/// elements tell apart, and two for each dot of braille. A dot is 4 points wide and 2 high.
struct DotRaster {
  struct Cell {
    /// A bit for each dot: that of column c in row r is c × 8 + r.
    var filled: UInt16 = 0
    var lined: UInt16 = 0
    /// The marks that cover the cell, and the one that covers the rest of it; -1 for none.
    var fill: Int32 = -1
    var line: Int32 = -1
    var rest: Int32 = -1
  }

  /// The cells, which are few: those of a part of the page that is drawn at once.
  let area: CellRect
  private(set) var cells: [Cell]
  private var covered: [UInt16]
  private var touched: [Int] = []

  /// Longer lines end there.
  private static let mostDots = 200_000.0

  init(area: CellRect) {
    self.area = area
    cells = [Cell](repeating: Cell(), count: area.width * area.height)
    covered = [UInt16](repeating: 0, count: cells.count)
  }

  subscript(x: Int, y: Int) -> Cell { cells[(y - area.y) * area.width + x - area.x] }

  /// A place in dots from the corner of the page.
  struct Dot {
    var x: Double
    var y: Double
  }

  private mutating func set(_ x: Int, _ y: Int) {
    let (column, row) = (x >> 1, y >> 3)
    guard column >= area.x, column < area.maxX, row >= area.y, row < area.maxY else { return }
    let place = (row - area.y) * area.width + column - area.x
    if covered[place] == 0 { touched.append(place) }
    covered[place] |= 1 << UInt16((x & 1) * 8 + (y & 7))
  }

  /// Covers what lines enclose.
  mutating func fill(_ lines: [[Dot]], isEvenOdd: Bool, mark: Int) {
    for row in area.y * 8..<area.maxY * 8 {
      let middle = Double(row) + 0.5
      var crossings: [(x: Double, turn: Int)] = []
      for line in lines {
        guard var from = line.last else { continue }
        for to in line {
          if (from.y <= middle) != (to.y <= middle) {
            let x = from.x + (middle - from.y) / (to.y - from.y) * (to.x - from.x)
            crossings.append((x, from.y <= middle ? 1 : -1))
          }
          from = to
        }
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (first, second) in zip(crossings, crossings.dropFirst()) {
        winding += isEvenOdd ? 1 : first.turn
        if isEvenOdd ? winding % 2 == 0 : winding == 0 { continue }
        let low = max(first.x - 0.5, Double(area.x * 2)).rounded(.up)
        let high = min(second.x - 0.5, Double(area.maxX * 2))
        var x = low
        while x < high {
          set(Int(x), row)
          x += 1
        }
      }
    }
    merge(mark, isLine: false)
  }

  /// Covers what is along lines; dashes are lengths in points. A thin line is one dot of braille wide.
  mutating func stroke(_ lines: [[Dot]], _ style: StrokeStyle, mark: Int) {
    let isThin = !(style.lineWidth >= 8)
    let pattern = style.dash.filter { $0.isFinite && $0 > 0 }
    let period = pattern.reduce(0, +) * (pattern.count % 2 == 0 ? 1 : 2)
    var walked = style.dashPhase.isFinite ? style.dashPhase : 0
    func isDrawn() -> Bool {
      if period <= 0 { return true }
      var rest = walked - (walked / period).rounded(.down) * period
      var place = 0
      while rest >= pattern[place % pattern.count] {
        rest -= pattern[place % pattern.count]
        place += 1
      }
      return place % 2 == 0
    }
    for line in lines {
      for (from, to) in zip(line, line.dropFirst()) {
        let (across, down) = (to.x - from.x, to.y - from.y)
        guard across.isFinite, down.isFinite else { continue }
        let length = max(abs(across), abs(down) / 2)
        let steps = max(1, min(length.rounded(.up), Self.mostDots))
        let step = ((across * 4 / steps) * (across * 4 / steps) + (down * 2 / steps) * (down * 2 / steps))
          .squareRoot()
        for place in 0...Int(steps) {
          let share = Double(place) / steps
          if isDrawn() {
            cover(Dot(x: from.x + across * share, y: from.y + down * share), isThin ? 0 : style.lineWidth)
          }
          walked += step
        }
      }
    }
    merge(mark, isLine: isThin)
  }

  private mutating func cover(_ dot: Dot, _ width: Double) {
    guard abs(dot.x) < 1e6, abs(dot.y) < 1e6 else { return }
    if width == 0 {
      let x = Int(dot.x.rounded(.down))
      let y = Int((dot.y / 2).rounded(.down)) * 2
      set(x, y)
      set(x, y + 1)
      return
    }
    let radius = min(width, 400) / 2
    for y in Int((dot.y - radius / 2).rounded(.down))...Int((dot.y + radius / 2).rounded(.up)) {
      for x in Int((dot.x - radius / 4).rounded(.down))...Int((dot.x + radius / 4).rounded(.up)) {
        let (across, down) = ((Double(x) + 0.5 - dot.x) * 4, (Double(y) + 0.5 - dot.y) * 2)
        if across * across + down * down <= radius * radius { set(x, y) }
      }
    }
  }

  private mutating func merge(_ mark: Int, isLine: Bool) {
    for place in touched {
      let new = covered[place]
      covered[place] = 0
      if isLine {
        if cells[place].line != Int32(mark) { cells[place].lined = 0 }
        cells[place].line = Int32(mark)
        cells[place].lined |= new
        continue
      }
      let old = cells[place].filled
      if new == .max || old == 0 || new & old == old {
        (cells[place].filled, cells[place].fill, cells[place].rest) = (new, Int32(mark), -1)
      } else if new & old == 0 || (new | old) == .max {
        // What is on top has the rest of the cell.
        cells[place].rest = Int32(mark)
        cells[place].filled = old & ~new
      } else if new.nonzeroBitCount >= old.nonzeroBitCount {
        (cells[place].filled, cells[place].fill) = (new, Int32(mark))
      }
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// The dots of braille that some dots are.
  static func braille(_ bits: UInt16) -> UInt32 {
    let order: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    var glyph: UInt32 = 0x2800
    for column in 0..<2 {
      for row in 0..<4 where bits >> UInt16(column * 8 + row * 2) & 3 != 0 { glyph |= order[column][row] }
    }
    return glyph
  }

  /// The block element that some dots are; nil where there is none.
  static func block(_ bits: UInt16) -> UInt32? {
    let (left, right) = (UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8))
    if left == right {
      let count = left.nonzeroBitCount
      // The lower rows are the high bits.
      if left.leadingZeroBitCount == 0, left.trailingZeroBitCount == 8 - count {
        return 0x2580 + UInt32(count)
      }
      if left == 0x0F { return 0x2580 }
      return nil
    }
    if left == 0xFF && right == 0 { return 0x258C }
    return left == 0 && right == 0xFF ? 0x2590 : nil
  }
}
