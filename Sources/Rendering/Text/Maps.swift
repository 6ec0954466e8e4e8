import RenderTree

extension TextLayout {
  /// A map fills its place; where no height is given it is 192 points high.
  mutating func measureMap(_ proposal: Proposal) -> CellSize {
    CellSize(
      width: Cells.length(proposal.width, ideal: Cells.columns(320)),
      height: Cells.length(proposal.height, ideal: Cells.rows(192)))
  }
}

extension TextPage {
  /// Draws contour lines and water made from the coordinate, a marker in the middle, and the numbers with every
  /// digit they have, so that two places never look the same.
  mutating func drawMap(_ node: NodeIndex, _ rect: CellRect, _ context: Context) {
    guard let map = layout.payload(node, layout.tree.maps), rect.width > 0, rect.height > 0 else { return }
    canvas.paint(rect, paper: 0)
    let outline = clipOutline(rect, context)
    let mask = OutlineMask(outline, rect)
    let isFramed = rect.height >= 3 && rect.width >= 8
    if isFramed {
      drawTerrain(map, mask, context)
      drawOutline(rect, outline, ink: lineInk(context))
    }
    drawCoordinate(map, rect, isFramed: isFramed, ink: plainInk(context))
    if !map.marks.isEmpty || map.areas > 0 { return drawMarks(of: node, map, rect, context) }
    if rect.height >= 5 && isFramed {
      let x = rect.x + rect.width / 2
      let y = rect.y + (rect.height - 1) / 2
      canvas.fill(CellRect(x - 1, y, 3, 1), glyph: Glyph.blank, ink: 0)
      writeMark(layout.marks.marker, x, y, ink: plainInk(context, Color(.red)))
    }
  }

  /// Draws the children of a map where they stand; what does not fit inside moves to the edge.
  private mutating func drawMarks(of node: NodeIndex, _ map: MapPayload, _ rect: CellRect, _ context: Context)
  {
    var child = layout.firstChild(node)
    for _ in 0..<map.areas where layout.isNode(child) {
      draw(child, rect, .ideal, context)
      child = layout.tree[child].nextSibling
    }
    for mark in map.marks where layout.isNode(child) {
      defer { child = layout.tree[child].nextSibling }
      guard let share = mark.share(of: map) else { continue }
      let size = layout.measure(child, .ideal, context)
      let x = rect.x + Int((share.x * Double(rect.width)).rounded()) - size.width / 2
      let y = rect.y + Int((share.y * Double(rect.height)).rounded()) - size.height / 2
      let place = CellRect(
        max(rect.x, min(x, rect.maxX - size.width)),
        max(rect.y + (rect.height > 2 ? 1 : 0), min(y, rect.maxY - size.height)), size.width,
        size.height)
      canvas.fill(place, glyph: Glyph.blank, ink: 0)
      draw(child, place, .ideal, context)
    }
  }

  /// The numbers stand in the upper line of the frame, where what overlaps a map does not hide them; on two lines
  /// where they are too long for one.
  private mutating func drawCoordinate(
    _ map: MapPayload, _ rect: CellRect, isFramed: Bool, ink: UInt16
  ) {
    let latitude = Self.degrees(map.latitude, layout.marks.degree, "N", "S")
    let longitude = Self.degrees(map.longitude, layout.marks.degree, "E", "W")
    let both = latitude + ", " + longitude
    let room = isFramed ? rect.width - 6 : rect.width
    let lines = layout.columns(both) <= room || rect.height < 2 ? [both] : [latitude, longitude]
    let x = isFramed ? rect.x + 3 : rect.x
    for (index, line) in lines.enumerated() {
      if isFramed && layout.columns(line) < room {
        canvas.fill(CellRect(x - 1, rect.y + index, layout.columns(line) + 2, 1), glyph: Glyph.blank, ink: 0)
      }
      write(line, x, rect.y + index, columns: max(room, layout.columns(line)), ink: ink)
    }
  }

  /// A coordinate with every digit: `34.011286° N`.
  private static func degrees(_ value: Double, _ unit: String, _ positive: String, _ negative: String)
    -> String
  {
    "\(value.magnitude)\(unit) \(value.sign == .minus ? negative : positive)"
  }

  private mutating func drawTerrain(_ map: MapPayload, _ mask: OutlineMask, _ context: Context) {
    let seed = Self.mix(map.latitude.bitPattern ^ Self.mix(map.longitude.bitPattern))
    let rect = mask.rect
    let area = rect.intersection(canvas.clip)
    let land = plainInk(context, Color(.tertiary))
    let water = plainInk(context, Color(.blue))
    for y in area.y..<area.maxY {
      guard let span = mask.span(y - rect.y) else { continue }
      for x in area.x..<area.maxX where span.contains(x - rect.x) {
        let column = x - rect.x
        let row = y - rect.y
        let here = Self.level(seed, column, row)
        if here <= 1 {
          if (column + row * 2) % 3 != 0 { canvas.put(layout.marks.water, width: 1, x, y, ink: water) }
        } else if here != Self.level(seed, column + 1, row) || here != Self.level(seed, column, row + 1) {
          canvas.put(layout.marks.contour, width: 1, x, y, ink: land)
        }
      }
    }
  }

  /// The height of the ground in a cell, 0 to 7: numbers at the corners of a grid, smoothly joined.
  private static func level(_ seed: UInt64, _ column: Int, _ row: Int) -> Int {
    let cellX = column / 22
    let cellY = row / 9
    let partX = smooth(column % 22, of: 22)
    let partY = smooth(row % 9, of: 9)
    func corner(_ x: Int, _ y: Int) -> Int {
      Int(mix(seed &+ UInt64(x) &* 0x1_0001 &+ UInt64(y) &* 0x3_0007) % 1000)
    }
    let top = corner(cellX, cellY) * (1000 - partX) + corner(cellX + 1, cellY) * partX
    let bottom = corner(cellX, cellY + 1) * (1000 - partX) + corner(cellX + 1, cellY + 1) * partX
    let height = (top / 1000 * (1000 - partY) + bottom / 1000 * partY) / 1000
    return height * 8 / 1000
  }

  /// 3t² − 2t³ in thousandths.
  private static func smooth(_ part: Int, of whole: Int) -> Int {
    let t = part * 1000 / whole
    return t * t * (3000 - 2 * t) / 1_000_000
  }
}
