import RenderTree

extension TextPage {
  /// Draws a line along an outline inside a rectangle, where no text stands. Places of fewer than two rows or
  /// three columns get none.
  mutating func drawOutline(_ rect: CellRect, _ outline: Outline, isHeavy: Bool = false, ink: UInt16) {
    guard rect.height >= 2 && rect.width >= 3 else { return }
    let mask = OutlineMask(outline, rect)
    if mask.isWholeRectangle {
      let corners =
        mask.isRounded
        ? layout.marks.roundCorners : isHeavy ? layout.marks.heavyCorners : layout.marks.corners
      drawFrame(rect, corners, isHeavy: isHeavy && !mask.isRounded, ink: ink)
    } else {
      drawCurve(mask, ink: ink)
    }
  }

  /// Draws four sides and corners.
  mutating func drawFrame(_ rect: CellRect, _ corners: [UInt32], isHeavy: Bool = false, ink: UInt16) {
    guard rect.height >= 2 && rect.width >= 2, corners.count == 4 else { return }
    let across = isHeavy ? layout.marks.heavyHorizontal : layout.marks.horizontal
    let down = isHeavy ? layout.marks.heavyVertical : layout.marks.vertical
    let visible = rect.intersection(canvas.clip)
    for x in visible.x..<visible.maxX {
      putLine(across, x, rect.y, ink)
      putLine(across, x, rect.maxY - 1, ink)
    }
    for y in visible.y..<visible.maxY {
      putLine(down, rect.x, y, ink)
      putLine(down, rect.maxX - 1, y, ink)
    }
    putLine(corners[0], rect.x, rect.y, ink)
    putLine(corners[1], rect.maxX - 1, rect.y, ink)
    putLine(corners[2], rect.x, rect.maxY - 1, ink)
    putLine(corners[3], rect.maxX - 1, rect.maxY - 1, ink)
  }

  private mutating func putLine(_ glyph: UInt32, _ x: Int, _ y: Int, _ ink: UInt16) {
    if canvas.isFree(x, y) { canvas.put(glyph, width: 1, x, y, ink: ink) }
  }

  /// Draws a curve as steps: each row's ends are joined to those of the next row.
  private mutating func drawCurve(_ mask: OutlineMask, ink: UInt16) {
    let rect = mask.rect
    var spans: [ClosedRange<Int>?] = []
    for row in 0..<rect.height { spans.append(mask.span(row)) }
    guard let first = spans.firstIndex(where: { $0 != nil }),
      let last = spans.lastIndex(where: { $0 != nil })
    else { return }
    for row in first...last {
      guard let span = spans[row] else { continue }
      let y = rect.y + row
      let above = row > first ? spans[row - 1] : nil
      let below = row < last ? spans[row + 1] : nil
      // From the ends of this row inward to the ends of the narrower neighbour; the whole row at the poles.
      let inner: ClosedRange<Int>?
      let isUpper: Bool
      if above == nil || above.map({ $0.lowerBound > span.lowerBound }) ?? false {
        (inner, isUpper) = (above, true)
      } else if below == nil || below.map({ $0.lowerBound > span.lowerBound }) ?? false {
        (inner, isUpper) = (below, false)
      } else {
        putLine(layout.marks.vertical, rect.x + span.lowerBound, y, ink)
        putLine(layout.marks.vertical, rect.x + span.upperBound, y, ink)
        continue
      }
      for column in span where !(inner.map { $0.lowerBound < column && column < $0.upperBound } ?? false) {
        putLine(layout.marks.horizontal, rect.x + column, y, ink)
      }
      let corners = layout.marks.roundCorners
      putLine(corners[isUpper ? 0 : 2], rect.x + span.lowerBound, y, ink)
      putLine(corners[isUpper ? 1 : 3], rect.x + span.upperBound, y, ink)
      if let inner {
        putLine(corners[isUpper ? 3 : 1], rect.x + inner.lowerBound, y, ink)
        putLine(corners[isUpper ? 2 : 0], rect.x + inner.upperBound, y, ink)
      }
    }
  }
}
