import RenderTree

extension TextLayout {
  fileprivate static let rows = Arrangement(axis: .vertical, alignment: Alignment(.leading, .center))

  // MARK: Disclosure groups

  mutating func measureDisclosure(
    _ node: NodeIndex, _ control: ControlPayload, _ proposal: Proposal, _ context: Context
  ) -> CellSize {
    let inner = Proposal(Cells.shrink(proposal.width, by: 2), Cells.unspecified)
    var size = measureLabel(node, control, inner, context)
    size.height = max(1, size.height)
    if control.isOn, let content = region(node, .content) {
      let body = measureChildren(of: content, Self.rows, inner, context)
      size.width = max(size.width, body.width)
      size.height += body.height
    }
    return CellSize(width: fill(proposal.width, least: 3, ideal: size.width + 2), height: size.height)
  }

  // MARK: Group boxes

  mutating func measureGroupBox(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    let content = measureBody(node, proposal.shrunk(width: 4, height: 2), context)
    let header = region(node, .header).map {
      measureChildren(of: $0, .label, proposal.shrunk(width: 6, height: 0), context)
    }
    let ideal = max(content.width + 4, (header?.width ?? 0) + 6)
    return CellSize(
      width: fill(proposal.width, least: 6, ideal: ideal),
      height: content.height + 2 + max(0, (header?.height ?? 1) - 1))
  }

  /// Measures the children that are no regions with a place of their own.
  mutating func measureBody(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    if let content = region(node, .content) {
      return measureChildren(of: content, Self.rows, proposal, context)
    }
    let first = slots.count
    pushBody(of: node)
    let size = arrangeAlong(first, slots.count, Self.rows, proposal, context.along(.vertical))
    slots.removeLast(slots.count - first)
    return size
  }

  /// Pushes the children of a node that are no regions.
  fileprivate mutating func pushBody(of node: NodeIndex) {
    let first = slots.count
    pushChildren(of: node)
    var kept = first
    for index in first..<slots.count where kind(slots[index].node) != .region {
      slots[kept] = slots[index]
      kept += 1
    }
    slots.removeLast(slots.count - kept)
  }

  /// Pushes slots with the places of what a control holds besides its regions, as rows; drop them by `removeSlots`.
  fileprivate mutating func place(
    bodyOf node: NodeIndex, in rect: CellRect, _ proposal: Proposal, _ context: Context
  ) -> Range<Int> {
    let first = slots.count
    pushBody(of: node)
    _ = arrangeAlong(first, slots.count, Self.rows, proposal, context)
    var y = rect.y
    for index in first..<slots.count {
      let size = slots[index].size
      y += slots[index].gap
      let width = kind(slots[index].node) == .divider ? rect.width : size.width
      slots[index].place = CellRect(rect.x, y, width, size.height)
      y += size.height
    }
    return first..<slots.count
  }

  // MARK: Tabs

  fileprivate mutating func tabs(_ node: NodeIndex) -> [NodeIndex] {
    var tabs: [NodeIndex] = []
    collect(.tab, under: node, into: &tabs, levels: 64)
    return tabs
  }

  fileprivate mutating func shownTab(_ tabs: [NodeIndex], _ control: ControlPayload) -> Int {
    tabs.indices.contains(Int(control.selection)) ? Int(control.selection) : 0
  }

  /// The rows of the bar below a page: two, of which dots leave one empty, and none where nothing says which page it is.
  fileprivate static func barHeight(_ control: ControlPayload) -> Int {
    control.look == .pageWithoutDots ? 0 : 2
  }

  /// The tabs' page takes what is offered, but for the bar below it.
  mutating func measureTabs(
    _ node: NodeIndex, _ control: ControlPayload, _ proposal: Proposal, _ context: Context
  ) -> CellSize {
    let tabs = tabs(node)
    guard !tabs.isEmpty else { return .zero }
    let bar = Self.barHeight(control)
    let shown = tabs[shownTab(tabs, control)]
    var page = measurePage(shown, proposal.shrunk(width: 0, height: bar), context)
    if proposal.height == Cells.unspecified { page.height = max(page.height, positionedRows(under: shown)) }
    return CellSize(
      width: Cells.length(proposal.width, ideal: max(page.width, tabs.count * 12)),
      height: Cells.length(proposal.height, ideal: page.height + bar))
  }

  /// The rows that a page of no given height has, as the page around it does, for what stands at places of its own.
  private mutating func positionedRows(under root: NodeIndex) -> Int {
    if !hasPositions { return 0 }
    var rows = 0
    var upcoming = [firstChild(root)]
    while let node = upcoming.popLast() {
      guard isNode(node) else { continue }
      upcoming.append(nextSibling(node))
      if kind(node) == .box, case .position(_, let y)? = payload(node, tree.boxes) {
        rows = max(rows, min(Self.mostPositionedRows, Cells.rows(y) + 1))
      }
      upcoming.append(firstChild(node))
    }
    return rows
  }

  private static let mostPositionedRows = 1_000

  /// Measures what a page holds besides its regions, as a page does.
  mutating func measurePage(
    _ tab: NodeIndex, _ proposal: Proposal, _ context: Context
  ) -> CellSize {
    let first = slots.count
    pushBody(of: tab)
    let size = arrangeAlong(first, slots.count, .page, proposal, context.along(.vertical))
    slots.removeLast(slots.count - first)
    return size
  }

  /// Pushes slots with the places of what a page holds besides its regions, in the middle; drop them by `removeSlots`.
  fileprivate mutating func place(
    pageOf tab: NodeIndex, in rect: CellRect, _ proposal: Proposal, _ context: Context
  ) -> Range<Int> {
    let first = slots.count
    pushBody(of: tab)
    let size = arrangeAlong(first, slots.count, .page, proposal, context)
    var y = rect.y + max(0, rect.height - size.height) / 2
    for index in first..<slots.count {
      let own = slots[index].size
      y += slots[index].gap
      slots[index].place = CellRect(rect.x + (rect.width - own.width) / 2, y, own.width, own.height)
      y += own.height
    }
    return first..<slots.count
  }
}

extension TextPage {
  // MARK: Disclosure groups

  mutating func drawDisclosure(
    _ node: NodeIndex, _ control: ControlPayload, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    let inner = Proposal(Cells.shrink(proposal.width, by: 2), Cells.unspecified)
    let label = layout.measureLabel(node, control, inner, context)
    let ink = plainInk(context, accent(control))
    writeMark(control.isOn ? layout.marks.opened : layout.marks.closed, rect.x, rect.y, ink: ink)
    drawLabel(node, control, CellRect(rect.x + 2, rect.y, label.width, label.height), inner, context)
    guard control.isOn, let content = layout.region(node, .content) else { return }
    let body = layout.measureChildren(of: content, TextLayout.rows, inner, context)
    let place = CellRect(rect.x + 2, rect.y + max(1, label.height), body.width, body.height)
    drawChildren(of: content, TextLayout.rows, place, inner, context)
  }

  // MARK: Group boxes

  /// The header stands in the upper line of the box.
  mutating func drawGroupBox(_ node: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context) {
    let header = layout.region(node, .header)
    let size = header.map {
      layout.measureChildren(of: $0, .label, proposal.shrunk(width: 6, height: 0), context)
    }
    let extra = max(0, (size?.height ?? 1) - 1)
    drawFrame(
      rect.inset(top: extra, leading: 0, bottom: 0, trailing: 0), layout.marks.roundCorners,
      ink: lineInk(context))
    if let header, let size, size.width > 0 {
      let place = CellRect(rect.x + 3, rect.y, size.width, size.height)
      canvas.fill(CellRect(place.x - 1, place.y, place.width + 2, place.height), glyph: Glyph.blank, ink: 0)
      var bold = context
      bold.isBold = true
      drawChildren(of: header, .label, place, proposal.shrunk(width: 6, height: 0), bold)
    }
    let offer = proposal.shrunk(width: 4, height: 2 + extra)
    let content = layout.measureBody(node, offer, context)
    let place = CellRect(rect.x + 2, rect.y + 1 + extra, content.width, content.height)
    drawBody(node, place, offer, context)
  }

  mutating func drawBody(_ node: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context) {
    if let content = layout.region(node, .content) {
      drawChildren(of: content, TextLayout.rows, rect, proposal, context)
      return
    }
    let context = context.inside(rect).along(.vertical)
    let places = layout.place(bodyOf: node, in: rect, proposal, context)
    drawSlots(places, context)
  }

  /// Draws what stands in slots, and drops them.
  private mutating func drawSlots(_ places: Range<Int>, _ context: Context) {
    for index in places {
      let slot = layout.slots[index]
      draw(slot.node, slot.place, slot.proposal, context)
    }
    layout.removeSlots(from: places.lowerBound)
  }

  // MARK: Tabs

  mutating func drawTabs(
    _ node: NodeIndex, _ control: ControlPayload, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    let tabs = layout.tabs(node)
    let bar = TextLayout.barHeight(control)
    guard !tabs.isEmpty, rect.height > bar else { return }
    let shown = layout.shownTab(tabs, control)
    let body = rect.inset(top: 0, leading: 0, bottom: bar, trailing: 0)
    drawPage(tabs[shown], body, Proposal(body.size), context)
    if bar == 0 { return }
    let line = lineInk(context)
    if control.look == .page {
      let dots = tabs.indices.map { $0 == shown ? layout.marks.chosen : layout.marks.unchosen }.joined(
        separator: " ")
      writeMark(
        dots, rect.x + (rect.width - layout.columns(dots)) / 2, rect.maxY - 1, columns: rect.width, ink: line)
      return
    }
    canvas.fill(CellRect(rect.x, rect.maxY - 2, rect.width, 1), glyph: layout.marks.horizontal, ink: line)
    var x = rect.x
    for (index, tab) in tabs.enumerated() {
      let width = rect.width / tabs.count + (index < rect.width % tabs.count ? 1 : 0)
      var inner = context
      inner.isBold = index == shown
      inner.isInTabBar = true
      inner.tint = index == shown ? accent(control) : Color(.secondary)
      if index == shown {
        let mark = CellRect(x, rect.maxY - 2, width, 1)
        canvas.fill(mark, glyph: layout.marks.heavyHorizontal, ink: plainInk(inner))
      }
      if let label = layout.region(tab, .label) {
        let offer = Proposal(max(1, width - 2), 1)
        let size = layout.measureChildren(of: label, .label, offer, inner)
        let place = CellRect(x + (width - size.width) / 2, rect.maxY - 1, size.width, 1)
        drawChildren(of: label, .label, place, offer, inner)
      }
      x += width
    }
  }

  /// Draws what a page holds besides its regions in the middle of its place.
  mutating func drawPage(
    _ tab: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    let context = context.inside(rect).along(.vertical)
    let places = layout.place(pageOf: tab, in: rect, proposal, context)
    let saved = canvas.clip
    canvas.clip = saved.intersection(rect)
    drawSlots(places, context)
    canvas.clip = saved
  }
}
