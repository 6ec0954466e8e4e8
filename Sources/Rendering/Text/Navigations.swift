import RenderTree

extension TextLayout {
  /// The rows above and below the content of a page.
  fileprivate struct Bars {
    var hasBar = false
    var barHeight = 0
    var hasLargeTitle = false
    var hasSubtitle = false
    var bottomHeight = 0
    /// The bar with its rule, the large title with its rule; the subtitle stands above the rule.
    var top: Int {
      (hasBar ? barHeight : 0) + (hasSubtitle ? 1 : 0) + (hasLargeTitle ? 2 : hasBar ? 1 : 0)
    }
    var bottom: Int { bottomHeight > 0 ? bottomHeight + 1 : 0 }
  }

  private static let barRegions: [Region] = [.toolbarLeading, .toolbarPrincipal, .toolbarTrailing]

  fileprivate mutating func bars(_ node: NodeIndex, _ navigation: NavigationPayload, _ context: Context)
    -> Bars
  {
    var bars = Bars()
    if let bottom = region(node, .toolbarBottom) {
      bars.bottomHeight = max(1, measureChildren(of: bottom, .label, .ideal, context).height)
    }
    guard !navigation.isHidden else { return bars }
    bars.barHeight = 1
    bars.hasLargeTitle = navigation.isLarge && !navigation.title.isEmpty
    bars.hasBar = !navigation.back.isEmpty || !navigation.isLarge && !navigation.title.isEmpty
    bars.hasSubtitle = !navigation.title.isEmpty && !navigation.subtitle.isEmpty
    for wanted in Self.barRegions {
      guard let items = items(node, wanted) else { continue }
      // Views of the page's own stand in place of a title in the bar.
      if wanted == .toolbarPrincipal, !navigation.isLarge { bars.hasSubtitle = false }
      bars.hasBar = true
      for item in items {
        bars.barHeight = max(bars.barHeight, measureChildren(of: item, .label, .ideal, context).height)
      }
    }
    return bars
  }

  /// The regions of one place of the bar; nil for none.
  fileprivate mutating func items(_ node: NodeIndex, _ wanted: Region) -> [NodeIndex]? {
    var found: [NodeIndex] = []
    collect(wanted, under: node, into: &found, levels: 8)
    return found.isEmpty ? nil : found
  }

  /// A page takes the size it is offered.
  mutating func measureNavigation(
    _ node: NodeIndex, _ proposal: Proposal, _ context: Context
  ) -> CellSize {
    guard let navigation = payload(node, tree.navigations) else { return .zero }
    let isSized = proposal.width != Cells.unspecified && proposal.height != Cells.unspecified
    if isSized { return CellSize(width: proposal.width, height: proposal.height) }
    let bars = bars(node, navigation, context)
    let offer = proposal.shrunk(width: 0, height: bars.top + bars.bottom)
    let content = measureColumns(node, offer, context)
    let title = columns(navigation.title)
    return CellSize(
      width: Cells.length(proposal.width, ideal: max(content.width, title + 4)),
      height: Cells.length(proposal.height, ideal: content.height + bars.top + bars.bottom))
  }

  fileprivate mutating func itemsWidth(_ items: [NodeIndex], _ rect: CellRect, _ context: Context) -> Int {
    var width = 0
    for item in items {
      let size = measureChildren(of: item, .label, Proposal(Cells.unspecified, rect.height), context)
      width += size.width + (width > 0 && size.width > 0 ? 1 : 0)
    }
    return width
  }

  // MARK: Split views

  private static let columnRegions: [Region] = [.sidebar, .middle, .detail]

  /// The columns of a split view.
  fileprivate mutating func splitColumns(_ node: NodeIndex) -> [NodeIndex] {
    var found: [NodeIndex] = []
    for wanted in Self.columnRegions { collect(wanted, under: node, into: &found, levels: 8) }
    return found
  }

  /// The widths of columns with a line between them; nil where they stand below each other.
  fileprivate mutating func columnWidths(_ count: Int, _ width: Int) -> [Int]? {
    guard width >= 60, width < Cells.unbounded, count > 1 else { return nil }
    let side = max(18, width / (count + 1))
    var widths = Array(repeating: side, count: count - 1)
    widths.append(width - (side + 1) * (count - 1))
    return widths
  }

  /// What views in one of the columns side by side inherit; the last is a page like others.
  fileprivate mutating func context(_ outer: Context, of column: NodeIndex) -> Context {
    var context = outer
    let region = payload(column, tree.regions)
    context.column = region == .detail ? nil : region
    return context
  }

  private mutating func measureColumns(
    _ node: NodeIndex, _ proposal: Proposal, _ context: Context
  ) -> CellSize {
    let columns = splitColumns(node)
    guard !columns.isEmpty else { return measurePage(node, proposal, context) }
    var height = 0
    if let widths = columnWidths(columns.count, proposal.width) {
      for (column, width) in zip(columns, widths) {
        let inner = self.context(context, of: column)
        let size = measureContent(of: column, Proposal(width, proposal.height), inner)
        height = max(height, size.height)
      }
      return CellSize(width: proposal.width, height: height)
    }
    var width = 0
    for column in columns {
      let size = measureContent(of: column, Proposal(proposal.width, Cells.unspecified), context)
      height += size.height + (height > 0 ? 1 : 0)
      width = max(width, size.width)
    }
    return CellSize(width: width, height: height)
  }
}

extension TextPage {
  mutating func drawNavigation(
    _ node: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    guard let navigation = layout.payload(node, layout.tree.navigations) else { return }
    let bars = layout.bars(node, navigation, context)
    var y = rect.y
    if bars.hasBar {
      drawBar(node, navigation, CellRect(rect.x, y, rect.width, bars.barHeight), context)
      y += bars.barHeight
      if !bars.hasLargeTitle {
        if bars.hasSubtitle {
          drawSubtitle(navigation, CellRect(rect.x, y, rect.width, 1), isCentered: true, context)
          y += 1
        }
        canvas.fill(CellRect(rect.x, y, rect.width, 1), glyph: layout.marks.horizontal, ink: lineInk(context))
        y += 1
      }
    }
    if bars.hasLargeTitle {
      drawLargeTitle(navigation, rect, y, hasSubtitle: bars.hasSubtitle, context)
    }
    let body = CellRect(rect.x, rect.y + bars.top, rect.width, rect.height - bars.top - bars.bottom)
    drawColumns(node, body, context)
    guard bars.bottom > 0, let bottom = layout.region(node, .toolbarBottom) else { return }
    let line = CellRect(rect.x, rect.maxY - bars.bottom, rect.width, 1)
    canvas.fill(line, glyph: layout.marks.horizontal, ink: lineInk(context))
    let offer = Proposal(rect.width, bars.bottomHeight)
    let size = layout.measureChildren(of: bottom, .label, offer, context)
    let x = rect.x + (rect.width - size.width) / 2
    drawChildren(of: bottom, .label, CellRect(x, line.y + 1, size.width, size.height), offer, context)
  }

  /// A large title stands over a double rule of its own length.
  private mutating func drawLargeTitle(
    _ navigation: NavigationPayload, _ rect: CellRect, _ y: Int, hasSubtitle: Bool, _ context: Context
  ) {
    var bold = context
    bold.isBold = true
    let width = write(
      layout.bytes(navigation.title), rect.x, y, columns: rect.width, ink: titleInk(navigation, bold))
    var rule = y + 1
    if hasSubtitle {
      drawSubtitle(navigation, CellRect(rect.x, rule, rect.width, 1), isCentered: false, context)
      rule += 1
    }
    canvas.fill(CellRect(rect.x, rule, width, 1), glyph: layout.marks.titleRule, ink: lineInk(context))
  }

  private mutating func drawSubtitle(
    _ navigation: NavigationPayload, _ rect: CellRect, isCentered: Bool, _ context: Context
  ) {
    var dim = context
    dim.isDim = true
    let width = min(layout.columns(navigation.subtitle), rect.width)
    let x = isCentered ? rect.x + (rect.width - width) / 2 : rect.x
    write(layout.bytes(navigation.subtitle), x, rect.y, columns: rect.width, ink: plainInk(dim))
  }

  private mutating func titleInk(_ navigation: NavigationPayload, _ context: Context) -> UInt16 {
    navigation.titleStyle >= 0 ? ink(style: Int(navigation.titleStyle), context) : plainInk(context)
  }

  /// The way back and leading items, the title in the middle, trailing items at the end.
  private mutating func drawBar(
    _ node: NodeIndex, _ navigation: NavigationPayload, _ rect: CellRect, _ context: Context
  ) {
    var accented = context
    accented.tint = navigation.accent ?? Color(.accent)
    var left = rect.x
    if !navigation.back.isEmpty {
      let ink = plainInk(accented)
      let room = rect.width / 3
      let mark = writeMark(layout.marks.back, left, rect.y, columns: room, ink: ink) + 1
      let words = write(layout.bytes(navigation.back), left + mark, rect.y, columns: room - mark, ink: ink)
      left += mark + words + 1
    }
    left = drawItems(node, .toolbarLeading, from: left, rect, accented)
    var right = rect.maxX
    if let trailing = layout.items(node, .toolbarTrailing) {
      let width = layout.itemsWidth(trailing, rect, accented)
      right = max(left, rect.maxX - width)
      _ = drawItems(node, .toolbarTrailing, from: right, rect, accented)
      right -= 1
    }
    if let principal = layout.items(node, .toolbarPrincipal) {
      let width = layout.itemsWidth(principal, rect, context)
      let x = Self.middle(width, in: rect, left, right)
      _ = drawItems(node, .toolbarPrincipal, from: x, rect, context)
    } else if !navigation.isLarge {
      var bold = context
      bold.isBold = true
      let room = max(0, right - left)
      let width = min(layout.columns(navigation.title), room)
      let x = Self.middle(width, in: rect, left, right)
      write(layout.bytes(navigation.title), x, rect.y, columns: room, ink: titleInk(navigation, bold))
    }
  }

  /// The middle of the bar, or as near to it as what stands left and right allows.
  private static func middle(_ width: Int, in rect: CellRect, _ left: Int, _ right: Int) -> Int {
    max(left, min(right - width, rect.x + (rect.width - width) / 2))
  }

  /// Draws items side by side; returns the column behind them with a blank.
  private mutating func drawItems(
    _ node: NodeIndex, _ wanted: Region, from start: Int, _ rect: CellRect, _ context: Context
  ) -> Int {
    var x = start
    for item in layout.items(node, wanted) ?? [] {
      let offer = Proposal(Cells.unspecified, rect.height)
      let size = layout.measureChildren(of: item, .label, offer, context)
      let place = CellRect(x, rect.y, size.width, rect.height)
      drawChildren(of: item, .label, place, offer, context)
      if size.width > 0 { x += size.width + 1 }
    }
    return x
  }

  // MARK: Split views

  private mutating func drawColumns(_ node: NodeIndex, _ rect: CellRect, _ context: Context) {
    let columns = layout.splitColumns(node)
    guard !columns.isEmpty else {
      drawPage(node, rect, Proposal(rect.size), context)
      return
    }
    let line = lineInk(context)
    var x = rect.x
    if let widths = layout.columnWidths(columns.count, rect.width) {
      for (index, column) in columns.enumerated() {
        let place = CellRect(x, rect.y, widths[index], rect.height)
        drawContent(of: column, place, Proposal(place.size), self.layout.context(context, of: column))
        x += widths[index]
        if index + 1 < columns.count {
          canvas.fill(CellRect(x, rect.y, 1, rect.height), glyph: layout.marks.vertical, ink: line)
          x += 1
        }
      }
      return
    }
    var y = rect.y
    for (index, column) in columns.enumerated() {
      if index > 0 {
        canvas.fill(CellRect(rect.x, y, rect.width, 1), glyph: layout.marks.horizontal, ink: line)
        y += 1
      }
      let offer = Proposal(rect.width, Cells.unspecified)
      let size = layout.measureContent(of: column, offer, context)
      drawContent(of: column, CellRect(rect.x, y, rect.width, size.height), offer, context)
      y += size.height
    }
  }
}
