import RenderTree

/// Drawings in character cells: what is filled as blocks, lines as braille.

extension TextLayout {
  /// A drawing fills its place; where that is left open it is as large as its space. A layout of the package is as large as it says.
  mutating func measureDrawing(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    guard let drawing = payload(node, tree.drawings) else { return .zero }
    if let cells = drawing.cells {
      return CellSize(width: Cells.columns(cells.width), height: Cells.rows(cells.height))
    }
    let room = drawingRoom(node, drawing, context)
    return CellSize(
      width: Cells.length(proposal.width, ideal: Cells.columns(drawing.width) + room.horizontal),
      height: Cells.length(proposal.height, ideal: Cells.rows(drawing.height) + room.vertical))
  }

  /// A shape fills its place; where that is left open a path in points is as large as it reaches.
  mutating func measureShape(_ node: NodeIndex, _ proposal: Proposal) -> CellSize {
    var ideal = CellSize(width: 2, height: 1)
    if let shape = payload(node, tree.shapes), case .path(let outline) = shape.outline, outline.fit == .points
    {
      ideal = CellSize(width: Cells.columns(outline.width), height: Cells.rows(outline.height))
    }
    return CellSize(
      width: Cells.length(proposal.width, ideal: ideal.width),
      height: Cells.length(proposal.height, ideal: ideal.height))
  }

  /// The cells that children take outside of the space.
  fileprivate mutating func drawingRoom(_ node: NodeIndex, _ drawing: DrawingPayload, _ context: Context)
    -> CellInsets
  {
    var room = CellInsets()
    var child = firstChild(node)
    var rows = 0
    for place in drawing.places where isNode(child) {
      let size = measure(child, .ideal, context)
      if place.x >= drawing.width, place.anchor.horizontal == .leading, drawing.insets.trailing > 0 {
        room.trailing = max(room.trailing, size.width + 1)
      }
      if place.x <= 0, place.anchor.horizontal == .trailing, drawing.insets.leading > 0 {
        room.leading = max(room.leading, size.width + 1)
      }
      if place.y >= drawing.height, place.anchor.vertical == .top {
        rows = max(rows, size.height + Int((place.down / 16).rounded()))
      }
      child = nextSibling(child)
    }
    room.bottom = rows
    room.top = Int((drawing.insets.top / 16).rounded(.down))
    return room
  }
}

extension TextPage {
  mutating func drawDrawing(_ node: NodeIndex, _ rect: CellRect, _ context: Context) {
    guard let drawing = layout.payload(node, layout.tree.drawings), rect.width > 0, rect.height > 0 else {
      return
    }
    if let cells = drawing.cells { return drawPlaced(node, cells, rect, context) }
    let room = layout.drawingRoom(node, drawing, context)
    let plot = rect.inset(
      top: room.top, leading: room.leading, bottom: min(room.bottom, rect.height - 1),
      trailing: min(room.trailing, rect.width - 1))
    let space = DrawingSpace(
      fit: drawing.fit, width: drawing.width, height: drawing.height, plot, turns: context.turns)
    for mark in drawing.marks where mark.isGrid { drawGrid(mark, space, context) }
    draw(drawing.marks, space, context)
    var child = layout.firstChild(node)
    var taken: [Int: Int] = [:]
    for place in drawing.places where layout.isNode(child) {
      defer { child = layout.nextSibling(child) }
      let size = layout.measure(child, .ideal, context)
      let at = space.cell(place.x, place.y)
      var x = at.x + (place.across / 8).rounded()
      if place.across != 0, abs(place.across) < 8 { x = at.x + (place.across < 0 ? -1 : 1) }
      x -= place.anchor.horizontal.part(of: size.width)
      var y = at.y + (place.down / 16).rounded()
      switch place.anchor.vertical {
      case .top, .firstTextBaseline: y = y.rounded()
      case .center: y = (y - Double(size.height - 1) / 2).rounded(.down)
      case .bottom, .lastTextBaseline: y = y.rounded() - Double(size.height)
      }
      let isInside = place.x < drawing.width && place.y < drawing.height
      let lowest = isInside || place.anchor.vertical == .center ? plot.maxY : rect.maxY
      let column = max(rect.x, min(Int(x.rounded()), rect.maxX - size.width))
      let row = max(rect.y, min(Int(y), lowest - size.height))
      if !isInside {
        // Labels of an axis that would touch each other are left out.
        if let end = taken[row], column <= end { continue }
        taken[row] = column + size.width
      }
      draw(child, CellRect(column, row, size.width, size.height), .ideal, context)
    }
  }

  /// Draws views where a layout of the package places them. Those that stand apart in points stand apart in cells, too.
  private mutating func drawPlaced(
    _ node: NodeIndex, _ arrangement: DrawingArrangement, _ rect: CellRect, _ context: Context
  ) {
    let space = DrawingSpace(fit: .points, width: arrangement.width, height: arrangement.height, rect)
    var ends: [Int: (column: Int, x: Double)] = [:]
    var child = layout.firstChild(node)
    for place in arrangement.places where layout.isNode(child) {
      defer { child = layout.nextSibling(child) }
      let proposal = Proposal(
        place.width.map(Cells.columns) ?? Cells.unspecified, place.height.map(Cells.rows) ?? Cells.unspecified
      )
      let size = layout.measure(child, proposal, context)
      var (x, y) = space.cell(place.x, place.y)
      x -= place.anchor.horizontal.part(of: size.width)
      switch place.anchor.vertical {
      case .top, .firstTextBaseline: break
      case .center: y -= Double(size.height) / 2
      case .bottom, .lastTextBaseline: y -= Double(size.height)
      }
      let row = max(rect.y, min(Int(y.rounded()), rect.maxY - size.height))
      var column = max(rect.x, min(Int(x.rounded()), rect.maxX - size.width))
      if let end = ends[row], x >= end.x, column <= end.column {
        let isApart = x > end.x && end.column + 1 + size.width <= canvas.clip.maxX
        column = end.column + (isApart ? 1 : 0)
      }
      ends[row] = (column + size.width, x + Double(size.width))
      draw(child, CellRect(column, row, size.width, size.height), proposal, context)
    }
  }

  /// Draws a shape of lines of its own.
  mutating func drawVectorShape(_ shape: ShapePayload, _ rect: CellRect, _ context: Context) {
    let outline = PathOutline(shape.outline)
    let space = DrawingSpace(
      fit: outline.fit, width: outline.width, height: outline.height, rect, turns: context.turns)
    var mark = DrawingMark(.path(outline.path), fill: shape.fill, stroke: shape.stroke)
    mark.strokeStyle = shape.strokeStyle
    mark.isEvenOdd = outline.isEvenOdd
    draw([mark], space, covering: coveringFill(of: shape, rect, context), context)
  }

  private mutating func drawGrid(_ mark: DrawingMark, _ space: DrawingSpace, _ context: Context) {
    guard case .path(let path) = mark.form, let bounds = path.bounds else { return }
    let (low, high) = (space.cell(bounds.low.x, bounds.low.y), space.cell(bounds.high.x, bounds.high.y))
    let ink = lineInk(context)
    let plot = space.plot
    if bounds.low.y == bounds.high.y {
      let row = max(plot.y, min(Int(low.y.rounded(.down)), plot.maxY - 1))
      for x in max(plot.x, Int(low.x))..<max(plot.x, min(plot.maxX, Int(high.x.rounded(.up)))) {
        putMark(layout.marks.grid.across, x, row, ink: ink)
      }
    } else {
      let column = max(plot.x, min(Int(low.x.rounded(.down)), plot.maxX - 1))
      for y in max(plot.y, Int(low.y))..<max(plot.y, min(plot.maxY, Int(high.y.rounded(.up)))) {
        putMark(layout.marks.grid.down, column, y, ink: ink)
      }
    }
  }

  private mutating func putMark(_ glyph: UInt32, _ x: Int, _ y: Int, ink: UInt16) {
    if canvas.isFree(x, y) { canvas.put(glyph, width: 1, x, y, ink: ink) }
  }

  private mutating func draw(
    _ drawn: [DrawingMark], _ space: DrawingSpace, covering: Paint? = nil, _ context: Context
  ) {
    let area = canvas.clip.intersection(space.reach)
    guard area.width > 0, area.height > 0 else { return }
    var raster = DotRaster(area: area)
    var symbols: [(glyph: UInt32, x: Int, y: Int, ink: UInt16)] = []
    for (number, mark) in drawn.enumerated() where !mark.isGrid && mark.opacity > 0 {
      switch mark.form {
      case .path(let path):
        let lines = path.flattened()
        let dots = lines.map { line in line.points.map(space.dot) }
        if let fill = mark.fill, isVisible(fill) {
          raster.fill(dots, isEvenOdd: mark.isEvenOdd, mark: number)
        }
        if let stroke = mark.stroke, isVisible(stroke), mark.strokeStyle.lineWidth > 0 {
          let closed = zip(lines, dots).map { $0.isClosed ? $1 + $1.prefix(1) : $1 }
          raster.stroke(closed, mark.strokeStyle, mark: number)
          if mark.pattern > 0, !inks.hasColor {
            let ends = path.elements.compactMap(\.end).map { space.cell($0.x, $0.y) }
            if ends.count * 3 > space.plot.width { continue }
            for end in ends {
              symbols.append(
                (layout.marks.symbol(mark.pattern - 1), Int(end.x), min(Int(end.y), area.maxY - 1), 0))
            }
          }
        }
      case .box(let x, let y, let width, let height, _):
        var path = Path()
        path.addRect(x: x, y: y, width: width, height: height)
        let dots = path.flattened().map { line in line.points.map(space.dot) }
        if let fill = mark.fill, isVisible(fill) { raster.fill(dots, isEvenOdd: false, mark: number) }
        if let stroke = mark.stroke, isVisible(stroke) {
          raster.stroke(dots.map { $0 + $0.prefix(1) }, mark.strokeStyle, mark: number)
        }
      case .symbol(let symbol, let x, let y, _):
        let at = space.cell(x, y)
        let kind = symbol == .circle && !inks.hasColor ? max(mark.pattern, 1) - 1 : symbol.rawValue
        let color = (mark.fill ?? mark.stroke)?.firstColor
        symbols.append((layout.marks.symbol(kind), Int(at.x), Int(at.y), plainInk(context, color)))
      }
    }
    put(raster, drawn, space, covering: covering, context)
    for symbol in symbols {
      let x = max(space.plot.x, min(symbol.x, space.plot.maxX - 1))
      let y = max(space.plot.y, min(symbol.y, space.plot.maxY - 1))
      putMark(symbol.glyph, x, y, ink: symbol.ink)
    }
  }

  /// Puts what marks cover into the cells. Without colour marks of other patterns have other shades, and a covering fill leaves nothing
  /// to be seen of what is behind it.
  private mutating func put(
    _ raster: DotRaster, _ drawn: [DrawingMark], _ space: DrawingSpace, covering: Paint?,
    _ context: Context
  ) {
    let area = raster.area
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let cell = raster[x, y]
        if cell.filled == 0 && cell.lined == 0 && cell.rest < 0 { continue }
        let (fill, line, rest) = (Int(cell.fill), Int(cell.line), Int(cell.rest))
        if inks.hasColor {
          if rest >= 0, let color = color(of: drawn[rest].fill, x, y, space, context) {
            canvas.paint(CellRect(x, y, 1, 1), paper: inks.paper(color))
          }
          if cell.filled == .max,
            let color = color(of: drawn[fill].fill ?? drawn[fill].stroke, x, y, space, context)
          {
            canvas.paint(CellRect(x, y, 1, 1), paper: inks.paper(color))
          } else if cell.filled != 0 {
            let color = color(of: drawn[fill].fill ?? drawn[fill].stroke, x, y, space, context)
            canvas.put(glyph(cell.filled), width: 1, x, y, ink: ink(color, context))
          }
        } else if cell.filled != 0 || rest >= 0 {
          let isFirst = cell.filled.nonzeroBitCount >= 8 || rest < 0
          let pattern = drawn[isFirst ? fill : rest].pattern
          if pattern > 1 {
            let isSeen = rest >= 0 || cell.filled.nonzeroBitCount >= 8
            if isSeen { putMark(layout.marks.shade(pattern - 1), x, y, ink: 0) }
          } else if let covering {
            let isBlank = shade(of: covering, x, y, space.plot, context) == Glyph.blank
            if cell.filled.nonzeroBitCount >= 8 {
              canvas.put(isBlank ? Glyph.blank : glyph(cell.filled), width: 1, x, y, ink: 0)
            } else if !isBlank {
              putMark(glyph(cell.filled), x, y, ink: 0)
            }
          } else {
            putMark(glyph(isFirst ? cell.filled : ~cell.filled), x, y, ink: 0)
          }
        }
        if cell.lined == 0 { continue }
        let color = color(of: drawn[line].stroke, x, y, space, context)
        putMark(lineGlyph(cell.lined), x, y, ink: inks.hasColor ? ink(color, context) : 0)
      }
    }
  }

  private mutating func color(
    of paint: Paint?, _ x: Int, _ y: Int, _ space: DrawingSpace, _ context: Context
  ) -> RGB? {
    paint.flatMap { color(of: $0, x, y, space.plot, context) }
  }

  private mutating func ink(_ color: RGB?, _ context: Context) -> UInt16 {
    inks.number(of: Ink(color: color, isDim: context.isDim))
  }

  private mutating func glyph(_ bits: UInt16) -> UInt32 {
    if layout.isASCII {
      let count = bits.nonzeroBitCount
      return count >= 12
        ? layout.marks.shades[3] : count >= 6 ? layout.marks.shades[1] : layout.marks.shades[0]
    }
    return DotRaster.block(bits) ?? DotRaster.braille(bits)
  }

  private mutating func lineGlyph(_ bits: UInt16) -> UInt32 {
    if !layout.isASCII { return DotRaster.braille(bits) }
    return bits & 0x0F0F != 0 && bits & 0xF0F0 == 0 ? 0x27 : bits & 0x0F0F == 0 ? 0x2E : 0x2A
  }
}

extension HorizontalAlignment {
  /// How much of a width lies before the place that it aligns.
  fileprivate func part(of width: Int) -> Double {
    switch self {
    case .leading: 0
    case .center: Double(width) / 2
    case .trailing: Double(width)
    }
  }
}
