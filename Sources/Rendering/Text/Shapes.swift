import RenderTree

extension TextLayout {
  /// The room a border takes: a cell at each edge that the content does not leave free by padding or a frame
  /// of its own. So a line never hides a letter.
  mutating func borderRoom(_ node: NodeIndex) -> CellInsets {
    var room = CellInsets()
    let free = freeEdges(firstChild(node))
    if free.top < 1 { room.top = 1 }
    if free.leading < 1 { room.leading = 1 }
    if free.bottom < 1 { room.bottom = 1 }
    if free.trailing < 1 { room.trailing = 1 }
    return room
  }

  /// The cells at each edge that a view leaves free or fills with a picture.
  fileprivate mutating func freeEdges(_ node: NodeIndex) -> CellInsets {
    var free = CellInsets()
    var node = node
    while isNode(node) {
      switch kind(node) {
      case .box:
        switch payload(node, tree.boxes) {
        case .padding(let insets)?:
          let edges = CellInsets(insets)
          free.top += edges.top
          free.leading += edges.leading
          free.bottom += edges.bottom
          free.trailing += edges.trailing
        case .frame(let width, let height, let alignment)?:
          free.addFrame(alignment, Cells.columns(width ?? 0) >= 3, Cells.rows(height ?? 0) >= 3)
        case .flexibleFrame(let minWidth, _, let maxWidth, let minHeight, _, let maxHeight, let alignment)?:
          free.addFrame(
            alignment, maxWidth == .infinity || Cells.columns(minWidth ?? 0) >= 3,
            maxHeight == .infinity || Cells.rows(minHeight ?? 0) >= 3)
        // Whatever else stands around a view leaves no room at its edges.
        default: break
        }
        node = firstChild(node)
      case .image, .shape, .map, .drawing:
        return CellInsets(EdgeInsets(top: 16, leading: 8, bottom: 16, trailing: 8))
      case .group, .stack, .grid, .text, .control, .link, .list, .divider, .spacer, .scroll, .navigation,
        .presentation, .region, .alike:
        return free
      }
    }
    return free
  }
}

extension TextPage {
  /// Draws a shape. With colour its fill is a background; without, a shade as dense as the fill is dark. A fill
  /// behind another view becomes an outline there, so that the view stays readable.
  mutating func drawShape(_ node: NodeIndex, _ rect: CellRect, _ context: Context) {
    guard let shape = layout.payload(node, layout.tree.shapes) else { return }
    if shape.isVector || !context.turns.isEmpty { return drawVectorShape(shape, rect, context) }
    let mask = OutlineMask(shape.outline, rect)
    if let fill = shape.fill, isVisible(fill) {
      if inks.hasColor {
        forEachCell(of: mask) { page, x, y in
          guard let color = page.color(of: fill, x, y, rect, context) else { return }
          page.canvas.paint(CellRect(x, y, 1, 1), paper: page.inks.paper(color))
        }
      } else if context.isBackdrop {
        if rect.height >= 3 && shape.stroke == nil { drawOutline(rect, shape.outline, ink: 0) }
      } else {
        let leavesLetters = leavesLetters(fill, rect)
        forEachCell(of: mask) { page, x, y in
          if leavesLetters, !page.canvas.isFree(x, y), !page.isShade(x, y) { return }
          let shade = page.shade(of: fill, x, y, rect, context)
          page.canvas.put(shade, width: 1, x, y, ink: 0)
        }
      }
    }
    if let stroke = shape.stroke, isVisible(stroke) {
      let ink = plainInk(context, stroke.firstColor)
      drawOutline(rect, shape.outline, isHeavy: shape.strokeWidth >= 2, ink: ink)
    }
  }

  /// True for a fill that leaves letters behind it to be read: a shape of one row is no higher than they are, and one that is seen
  /// through hides none.
  private func leavesLetters(_ fill: Paint, _ rect: CellRect) -> Bool {
    rect.height <= 1 || fill.firstColor.map { $0.alpha < 200 } ?? false
  }

  /// The fill with which a shape covers what is behind it where there is no colour; nil where that is still to be read.
  mutating func coveringFill(of shape: ShapePayload, _ rect: CellRect, _ context: Context) -> Paint? {
    guard !inks.hasColor, !context.isBackdrop, let fill = shape.fill, isVisible(fill),
      !leavesLetters(fill, rect)
    else { return nil }
    return fill
  }

  private mutating func forEachCell(of mask: OutlineMask, _ body: (inout TextPage, Int, Int) -> Void) {
    let area = mask.rect.intersection(canvas.clip)
    for y in area.y..<area.maxY {
      guard let span = mask.span(y - mask.rect.y) else { continue }
      let end = min(area.maxX, mask.rect.x + span.upperBound + 1)
      for x in stride(from: max(area.x, mask.rect.x + span.lowerBound), to: end, by: 1) { body(&self, x, y) }
    }
  }

  mutating func drawBordered(
    _ node: NodeIndex, _ child: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ paint: Paint,
    _ width: Double, _ context: Context
  ) {
    let room = layout.borderRoom(node)
    let inner = proposal.shrunk(width: room.horizontal, height: room.vertical)
    let content = rect.inset(
      top: room.top, leading: room.leading, bottom: room.bottom, trailing: room.trailing)
    draw(child, content, inner, context)
    guard isVisible(paint), width > 0 else { return }
    let outline = clipOutline(rect, context)
    drawOutline(rect, outline, isHeavy: width >= 2, ink: plainInk(context, paint.firstColor))
  }

  /// Paints behind a view. Without colour, what was there is cleared, and a frame shows the place where the view
  /// leaves room for it.
  mutating func drawBackground(_ paint: Paint, behind child: NodeIndex, _ rect: CellRect, _ context: Context)
  {
    guard isVisible(paint) else { return }
    guard inks.hasColor else {
      canvas.paint(rect, paper: 0)
      let free = layout.freeEdges(child)
      let hasRoom = min(free.top, free.leading, free.bottom, free.trailing) >= 1
      if hasRoom && rect.height >= 3 && !isPageColor(paint) {
        drawOutline(rect, clipOutline(rect, context), ink: 0)
      }
      return
    }
    let area = rect.intersection(canvas.clip)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        guard let color = color(of: paint, x, y, rect, context) else { continue }
        canvas.paint(CellRect(x, y, 1, 1), paper: inks.paper(color))
      }
    }
  }

  /// The outline that a clip gives a place; a rectangle where there is none.
  mutating func clipOutline(_ rect: CellRect, _ context: Context) -> Outline {
    if let outline = context.clipOutline, context.clipRect == rect { return outline }
    return .rectangle
  }

  mutating func isVisible(_ paint: Paint) -> Bool {
    switch paint {
    case .foreground: true
    case .color(let color): Palette.isVisible(color)
    case .linear(let colors, _, _, _, _), .radial(let colors, _, _, _, _), .angular(let colors, _, _, _, _):
      colors.contains(where: Palette.isVisible)
    }
  }

  private mutating func isPageColor(_ paint: Paint) -> Bool {
    guard case .color(let color) = paint else { return false }
    return color.base == .white || color.base == .black
  }

  /// The colour of a paint in one cell of a rectangle.
  mutating func color(of paint: Paint, _ x: Int, _ y: Int, _ rect: CellRect, _ context: Context)
    -> RGB?
  {
    let foreground: RGB = context.isDark ? 0xFFFFFF : 0x000000
    switch paint {
    case .foreground:
      guard let tint = context.tint else { return foreground }
      return context.number(of: tint) ?? foreground
    case .color(let color): return context.number(of: color) ?? foreground
    case .linear(let colors, let startX, let startY, let endX, let endY):
      let acrossX = endX - startX
      let acrossY = endY - startY
      let length = acrossX * acrossX + acrossY * acrossY
      guard length > 0, length.isFinite else { return blend(colors, 0, context) }
      let unitX = (Double(x - rect.x) + 0.5) / Double(max(1, rect.width)) - startX
      let unitY = (Double(y - rect.y) + 0.5) / Double(max(1, rect.height)) - startY
      return blend(colors, (unitX * acrossX + unitY * acrossY) / length, context)
    case .radial(let colors, let centerX, let centerY, let startRadius, let endRadius):
      let across = (Double(x - rect.x) + 0.5) * 8 - centerX * Double(rect.width) * 8
      let down = (Double(y - rect.y) + 0.5) * 16 - centerY * Double(rect.height) * 16
      let radius = (across * across + down * down).squareRoot()
      return blend(colors, (radius - startRadius) / max(endRadius - startRadius, 0.01), context)
    case .angular(let colors, let centerX, let centerY, let startAngle, let endAngle):
      let across = (Double(x - rect.x) + 0.5) * 8 - centerX * Double(rect.width) * 8
      let down = (Double(y - rect.y) + 0.5) * 16 - centerY * Double(rect.height) * 16
      // Degrees of CSS begin at the top.
      let angle = Double(OutputBuffer.gradientDegrees(across: across, down: down)) - 90 - startAngle
      let turned = angle - (angle / 360).rounded(.down) * 360
      let range = abs(endAngle - startAngle)
      return blend(colors, turned / (range > 0 ? min(range, 360) : 360), context)
    }
  }

  /// The colour at a share from 0 to 1 of the way through some colours, in 32 steps from one to the next.
  private mutating func blend(_ colors: [Color], _ share: Double, _ context: Context) -> RGB? {
    let foreground: RGB = context.isDark ? 0xFFFFFF : 0x000000
    let stops = colors.map { context.number(of: $0) ?? foreground }
    guard stops.count > 1, share.isFinite else { return stops.first }
    let steps = 32 * (stops.count - 1)
    let step = min(steps - 1, Int(max(0, min(1, share)) * Double(steps)))
    return Palette.mix(stops[step / 32], stops[step / 32 + 1], step % 32, of: 32)
  }

  /// The shade of a paint where there is no colour: denser where it differs more from the page.
  mutating func shade(of paint: Paint, _ x: Int, _ y: Int, _ rect: CellRect, _ context: Context)
    -> UInt32
  {
    guard let color = color(of: paint, x, y, rect, context) else { return Glyph.blank }
    let luminance = Palette.luminance(color)
    let density = context.isDark ? luminance : 255 - luminance
    switch density {
    case ..<12: return Glyph.blank
    case ..<90: return layout.marks.shades[0]
    case ..<160: return layout.marks.shades[1]
    case ..<230: return layout.marks.shades[2]
    default: return layout.marks.shades[3]
    }
  }
}
