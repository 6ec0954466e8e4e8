import RenderTree

extension TextLayout {
  /// A text field that grows with its lines.
  mutating func measureGrowing(_ control: ControlPayload, _ proposal: Proposal) -> CellSize {
    let width = fill(proposal.width, least: 3, ideal: 24)
    let wanted = linesSize(bytes(control.text), columns: width - 2).height
    return CellSize(
      width: width, height: min(max(wanted, control.lines.lowerBound), control.lines.upperBound))
  }

  /// The lines and columns of some text in a width.
  mutating func linesSize(_ text: ArraySlice<UInt8>, columns: Int) -> CellSize {
    breakPlain(text, columns: columns, limit: 0)
    return breaker.size
  }

  fileprivate mutating func breakPlain(_ text: ArraySlice<UInt8>, columns: Int, limit: Int) {
    breaker.clusters.removeAll(keepingCapacity: true)
    reader.read(text, style: 0, into: &breaker.clusters)
    breaker.breakLines(columns: columns, limit: limit, truncation: .tail, ellipsis: ellipsis)
  }

  // MARK: Progress and gauges

  mutating func measureProgress(
    _ node: NodeIndex, _ control: ControlPayload, _ proposal: Proposal, _ context: Context
  ) -> CellSize {
    if control.isSpinner || control.isRound {
      let mark = columns(spinner(control)) + endsWidth(node, proposal, context)
      let label = measureLabel(node, control, proposal.shrunk(width: mark + 1, height: 0), context)
      return CellSize(width: mark + (label.width > 0 ? 1 + label.width : 0), height: max(1, label.height))
    }
    let label = measureLabel(node, control, proposal, context)
    return CellSize(
      width: max(label.width, fill(proposal.width, least: 2, ideal: 24)), height: label.height + 1)
  }

  /// The columns of what stands at both ends of a round gauge.
  private mutating func endsWidth(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> Int {
    var width = 0
    for end in [Region.header, .footer] {
      guard let part = region(node, end) else { continue }
      width += measureChildren(of: part, .label, proposal, context).width + 1
    }
    return width
  }

  /// What a round progress view shows: how far it is, or that it is busy.
  fileprivate mutating func spinner(_ control: ControlPayload) -> String {
    control.kind == .progress && control.number < 0 ? marks.busy : "(" + percent(control) + ")"
  }

  fileprivate mutating func percent(_ control: ControlPayload) -> String {
    "\(Int((control.fraction * 100).rounded()))%"
  }
}

extension TextPage {
  mutating func drawSlider(_ control: ControlPayload, _ rect: CellRect, _ context: Context) {
    guard rect.width > 0 else { return }
    let knob = Int((control.fraction * Double(rect.width - 1)).rounded())
    let done = plainInk(context, accent(control))
    let rest = lineInk(context)
    for column in 0..<min(rect.width, layout.pageWidth) {
      let glyph =
        column == knob ? layout.marks.knob : column < knob ? layout.marks.trackDone : layout.marks.trackRest
      canvas.put(glyph, width: 1, rect.x + column, rect.y, ink: column <= knob ? done : rest)
    }
  }

  /// A field is a line to write on, between brackets: `[text____]`.
  mutating func drawField(_ control: ControlPayload, _ rect: CellRect, _ context: Context) {
    guard rect.width >= 2 else { return }
    let line = lineInk(context)
    canvas.fill(rect, glyph: 0x5F, ink: line)
    for row in rect.y..<rect.maxY {
      writeMark("[", rect.x, row, ink: line)
      writeMark("]", rect.maxX - 1, row, ink: line)
    }
    if control.lines.upperBound > 1 && !control.text.isEmpty {
      let inner = rect.inset(top: 0, leading: 1, bottom: 0, trailing: 1)
      writeLines(layout.bytes(control.text), inner, control.textAlignment, ink: plainInk(context))
      return
    }
    let room = rect.width - 2
    if control.kind == .secureField && !control.text.isEmpty {
      let count = max(0, min(room, layout.string(control.text).count))
      let x = fieldStart(control, columns: count, rect)
      write(String(repeating: layout.marks.dot, count: count), x, rect.y, ink: plainInk(context))
    } else {
      let shown = control.text.isEmpty ? control.title : control.text
      let ink = control.text.isEmpty ? plainInk(context, Color(.tertiary)) : plainInk(context)
      write(
        layout.bytes(shown), fieldStart(control, columns: layout.columns(shown), rect), rect.y, columns: room,
        ink: ink)
    }
  }

  /// The column in which the content of a field begins that takes so many.
  private func fieldStart(_ control: ControlPayload, columns: Int, _ rect: CellRect) -> Int {
    let left = max(0, rect.width - 2 - columns)
    return switch control.textAlignment {
    case .leading: rect.x + 1
    case .center: rect.x + 1 + left / 2
    case .trailing: rect.x + 1 + left
    }
  }

  mutating func drawEditor(_ control: ControlPayload, _ rect: CellRect, _ context: Context) {
    let outline = Outline.roundedRectangle(8)
    drawOutline(rect, outline, ink: lineInk(context))
    let inner = rect.inset(top: 1, leading: 2, bottom: 1, trailing: 2)
    let isEmpty = control.text.isEmpty
    let ink = isEmpty ? plainInk(context, Color(.tertiary)) : plainInk(context)
    writeLines(layout.bytes(isEmpty ? control.title : control.text), inner, control.textAlignment, ink: ink)
  }

  /// Writes text in as many lines as it needs, at most those of the place; returns their number.
  @discardableResult
  mutating func writeLines(
    _ text: ArraySlice<UInt8>, _ rect: CellRect, _ alignment: HorizontalAlignment, ink: UInt16
  ) -> Int {
    guard rect.width > 0, rect.height > 0 else { return 0 }
    layout.breakPlain(text, columns: rect.width, limit: rect.height)
    for (row, line) in layout.breaker.lines.enumerated() {
      var x = rect.x + alignment.offset(of: line.width, in: rect.width)
      for index in line.start..<line.end where layout.breaker.clusters[index].width > 0 {
        let cluster = layout.breaker.clusters[index]
        let flags = index == line.start ? Glyph.textFlag | Glyph.startFlag : Glyph.textFlag
        canvas.put(cluster.glyph | flags, width: Int(cluster.width), x, rect.y + row, ink: ink)
        x += Int(cluster.width)
      }
    }
    return layout.breaker.lines.count
  }

  // MARK: Progress and gauges

  /// Draws what stands at one end of a round gauge; gives its columns.
  private mutating func drawEnd(
    _ end: NodeIndex, _ x: Int, _ y: Int, _ proposal: Proposal, _ context: Context
  )
    -> Int
  {
    let size = layout.measureChildren(of: end, .label, proposal, context)
    drawChildren(of: end, .label, CellRect(x, y, size.width, size.height), proposal, context)
    return size.width
  }

  mutating func drawProgress(
    _ node: NodeIndex, _ control: ControlPayload, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    let ink = plainInk(context, accent(control))
    if control.isSpinner || control.isRound {
      let y = rect.y + max(0, rect.height - 1) / 2
      var mark = 0
      if let low = layout.region(node, .header) { mark += drawEnd(low, rect.x, y, proposal, context) + 1 }
      mark += writeMark(layout.spinner(control), rect.x + mark, y, ink: ink)
      if let high = layout.region(node, .footer) {
        mark += drawEnd(high, rect.x + mark + 1, y, proposal, context) + 1
      }
      let place = CellRect(rect.x + mark + 1, rect.y, rect.width - mark - 1, rect.height)
      if place.width > 0 {
        drawLabel(node, control, place, proposal.shrunk(width: mark + 1, height: 0), context)
      }
      return
    }
    let label = layout.measureLabel(node, control, proposal, context)
    drawLabel(node, control, CellRect(rect.x, rect.y, label.width, label.height), proposal, context)
    let y = rect.y + label.height
    let isBusy = control.kind == .progress && control.number < 0
    let done = isBusy ? 0 : Int((control.fraction * Double(rect.width)).rounded())
    let rest = lineInk(context)
    for column in 0..<min(rect.width, layout.pageWidth) {
      let glyph = column < done ? layout.marks.barDone : layout.marks.barRest
      canvas.put(glyph, width: 1, rect.x + column, y, ink: column < done ? ink : rest)
    }
  }
}

extension ControlPayload {
  /// The part of its range that its number stands at, 0 to 1; 0 where there is none.
  fileprivate var fraction: Double {
    let range = maximum - minimum
    guard range.isFinite, range > 0, !number.isNaN else { return 0 }
    return max(0, min(1, (number - minimum) / range))
  }
}
