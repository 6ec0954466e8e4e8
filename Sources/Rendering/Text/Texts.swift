import RenderTree

extension TextLayout {
  /// The size of a text that is one line of printable ASCII and fits; nil for others.
  mutating func plainTextSize(_ node: NodeIndex, _ proposal: Proposal) -> CellSize? {
    guard let text = payload(node, tree.texts), text.reservedLines <= 1, let range = plainRun(node) else {
      return nil
    }
    let count = Int(range.count)
    guard proposal.width == Cells.unspecified || proposal.width >= count else { return nil }
    return CellSize(width: count, height: count == 0 ? 0 : 1)
  }

  /// The bytes of a text of one run of printable ASCII.
  fileprivate mutating func plainRun(_ node: NodeIndex) -> PoolRange? {
    guard let text = payload(node, tree.texts), text.runCount == 1,
      tree.runs.indices.contains(Int(text.firstRun)), tree.runs[Int(text.firstRun)].image < 0
    else { return nil }
    let range = tree.runs[Int(text.firstRun)].text
    guard Int(range.start) + Int(range.count) <= tree.pool.count, range.count < 4096 else { return nil }
    for index in Int(range.start)..<Int(range.start) + Int(range.count) {
      let byte = tree.pool[index]
      if byte < 0x20 || byte >= 0x7F { return nil }
    }
    return range
  }

  mutating func measureText(_ node: NodeIndex, _ proposal: Proposal) -> CellSize {
    guard let text = payload(node, tree.texts) else { return .zero }
    breakText(text, proposal)
    var size = breaker.size
    size.height = max(size.height, Int(text.reservedLines))
    return size
  }

  /// True for a text that has no place to break a line at, but inside of its word.
  mutating func isOneWord(_ node: NodeIndex) -> Bool {
    guard let text = payload(node, tree.texts) else { return false }
    readClusters(of: text)
    return breaker.clusters.allSatisfy {
      switch $0.role {
      case .ordinary, .closing, .opening: true
      case .space, .newline, .ideograph, .hyphen: false
      }
    }
  }

  /// Breaks a text into the lines it has in a proposal; a proposed height limits their number.
  fileprivate mutating func breakText(_ text: TextPayload, _ proposal: Proposal) {
    readClusters(of: text)
    var limit = max(0, Int(text.lineLimit))
    if proposal.height != Cells.unspecified && proposal.height < Cells.unbounded {
      limit = limit == 0 ? max(1, proposal.height) : min(limit, max(1, proposal.height))
    }
    let columns = proposal.width == Cells.unspecified ? Cells.unbounded : proposal.width
    breaker.breakLines(columns: columns, limit: limit, truncation: text.truncation, ellipsis: ellipsis)
  }

  /// Reads the characters of a text and the glyphs of its pictures.
  private mutating func readClusters(of text: TextPayload) {
    breaker.clusters.removeAll(keepingCapacity: true)
    for index in 0..<max(0, Int(text.runCount)) {
      let place = Int(text.firstRun) + index
      guard tree.runs.indices.contains(place) else { break }
      let run = tree.runs[place]
      if run.image >= 0, tree.images.indices.contains(Int(run.image)) {
        let glyph = glyph(of: tree.images[Int(run.image)])
        reader.read(ArraySlice(glyph.utf8), style: run.style, into: &breaker.clusters)
      } else {
        reader.read(bytes(run.text), style: run.style, into: &breaker.clusters)
      }
    }
  }

  /// Makes one line of some characters, cut to a number of columns with an ellipsis.
  fileprivate mutating func breakLine(_ text: ArraySlice<UInt8>, columns: Int) {
    breaker.clusters.removeAll(keepingCapacity: true)
    reader.read(text, style: 0, into: &breaker.clusters)
    breaker.breakLines(columns: columns, limit: 1, truncation: .tail, ellipsis: ellipsis)
  }

  /// The columns some characters take on one line.
  mutating func columns(_ text: ArraySlice<UInt8>) -> Int {
    breaker.clusters.removeAll(keepingCapacity: true)
    reader.read(text, style: 0, into: &breaker.clusters)
    return breaker.clusters.reduce(0) { $0 + Int($1.width) }
  }

  mutating func columns(_ text: String) -> Int { columns(ArraySlice(text.utf8)) }
}

extension TextPage {
  mutating func drawText(_ node: NodeIndex, _ rect: CellRect, _ context: Context) {
    guard let text = layout.payload(node, layout.tree.texts) else { return }
    if let range = layout.plainRun(node), Int(range.count) <= rect.width,
      gradient(of: layout.tree.runs[Int(text.firstRun)].style) == nil
    {
      let ink = ink(style: Int(layout.tree.runs[Int(text.firstRun)].style), context)
      let x = rect.x + text.multilineAlignment.offset(of: Int(range.count), in: rect.width)
      clearShades(x, rect.y, Int(range.count))
      for offset in 0..<Int(range.count) {
        let glyph = UInt32(layout.tree.pool[Int(range.start) + offset]) | Glyph.textFlag
        canvas.put(offset == 0 ? glyph | Glyph.startFlag : glyph, width: 1, x + offset, rect.y, ink: ink)
      }
      return
    }
    layout.breakText(text, Proposal(rect.size))
    var style: Int32 = -1
    var ink: UInt16 = 0
    var paint: Paint?
    for (row, line) in layout.breaker.lines.enumerated() {
      var x = rect.x + text.multilineAlignment.offset(of: line.width, in: rect.width)
      clearShades(x, rect.y + row, line.width)
      for index in line.start..<line.end {
        let cluster = layout.breaker.clusters[index]
        if cluster.style != style {
          style = cluster.style
          ink = self.ink(style: Int(style), context)
          paint = gradient(of: style)
        }
        let width = Int(cluster.width)
        let flags = index == line.start ? Glyph.textFlag | Glyph.startFlag : Glyph.textFlag
        let own = paint.map { blended(ink, $0, x, rect.y + row, rect, context) } ?? ink
        if width > 0 { canvas.put(cluster.glyph | flags, width: width, x, rect.y + row, ink: own) }
        x += width
      }
    }
  }

  /// Without colour, a line of text over a shade has a blank on both sides, so that it can be read.
  private mutating func clearShades(_ x: Int, _ y: Int, _ width: Int) {
    if inks.hasColor || width == 0 { return }
    for (column, end) in [(x - 1, x), (x + width, x + width - 1)] where isShade(column, y) && isShade(end, y)
    {
      canvas.put(Glyph.blank, width: 1, column, y, ink: 0)
    }
  }

  mutating func isShade(_ x: Int, _ y: Int) -> Bool {
    canvas.contains(x, y) && layout.marks.shades.contains(canvas[x, y].glyph)
  }

  /// The ink of a text style in its place.
  mutating func ink(style index: Int, _ context: Context) -> UInt16 {
    guard inks.hasColor else { return 0 }
    let style = layout.tree.textStyles.indices.contains(index) ? layout.tree.textStyles[index] : TextStyle()
    var ink = Ink()
    if let weight = style.weight {
      ink.isBold = weight.rawValue >= TextStyle.Weight.semibold.rawValue
    } else {
      switch style.size.style {
      case .largeTitle, .title, .title2, .title3, .headline: ink.isBold = true
      case .subheadline, .body, .callout, .footnote, .caption, .caption2, .custom: ink.isBold = context.isBold
      }
    }
    ink.isItalic = style.italic
    ink.lines = style.lines
    if style.link >= 0 { ink.lines.insert(.underline) }
    ink.isDim = context.isDim
    if let color = style.color ?? context.tint { ink.color = context.number(of: color) }
    return inks.number(of: ink)
  }

  /// The plain ink of a place, with a colour where one is given.
  mutating func plainInk(_ context: Context, _ color: Color? = nil) -> UInt16 {
    guard inks.hasColor else { return 0 }
    var ink = Ink()
    ink.isDim = context.isDim
    ink.isBold = context.isBold
    if let color = color ?? context.tint { ink.color = context.number(of: color) }
    return inks.number(of: ink)
  }

  /// The ink of lines that part things.
  mutating func lineInk(_ context: Context) -> UInt16 {
    var plain = context
    plain.isBold = false
    return plainInk(plain, Color(.tertiary))
  }

  /// Draws some characters from left to right, cut to a number of columns with an ellipsis; returns the columns used.
  @discardableResult
  mutating func write(
    _ text: ArraySlice<UInt8>, _ x: Int, _ y: Int, columns: Int = Cells.longest, ink: UInt16,
    isOwn: Bool = false
  ) -> Int {
    guard columns > 0 else { return 0 }
    layout.breakLine(text, columns: columns)
    guard let line = layout.breaker.lines.first else { return 0 }
    var position = x
    for index in line.start..<line.end {
      let cluster = layout.breaker.clusters[index]
      var glyph = cluster.glyph | Glyph.textFlag
      if index == line.start { glyph |= Glyph.startFlag }
      if isOwn && isMark(index, in: line.start..<line.end) { glyph |= Glyph.markFlag }
      canvas.put(glyph, width: Int(cluster.width), position, y, ink: ink)
      position += Int(cluster.width)
    }
    return position - x
  }

  /// True for a mark among the renderer's own characters; a blank is one unless it stands between two words.
  private mutating func isMark(_ index: Int, in line: Range<Int>) -> Bool {
    let glyph = layout.breaker.clusters[index].glyph
    guard glyph == Glyph.blank else { return Self.isMark(glyph) }
    let neighbours = [index - 1, index + 1].filter(line.contains)
    return neighbours.count < 2 || neighbours.contains { Self.isMark(layout.breaker.clusters[$0].glyph) }
  }

  @discardableResult
  mutating func write(
    _ text: String, _ x: Int, _ y: Int, columns: Int = Cells.longest, ink: UInt16
  ) -> Int {
    write(ArraySlice(text.utf8), x, y, columns: columns, ink: ink)
  }

  /// Draws a mark or a bracket of the renderer's own.
  @discardableResult
  mutating func writeMark(
    _ mark: String, _ x: Int, _ y: Int, columns: Int = Cells.longest, ink: UInt16
  ) -> Int {
    write(ArraySlice(mark.utf8), x, y, columns: columns, ink: ink, isOwn: true)
  }
}
