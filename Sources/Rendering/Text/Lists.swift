import RenderTree

/// How the rows of a list are set apart.
private enum ListFrame {
  /// A box around each section, a line between rows.
  case boxed
  /// A line above and below each section and between rows.
  case ruled
  /// A line between rows.
  case separated
  /// Nothing.
  case bare

  /// In the columns of a split view there is no room for boxes.
  init(_ style: ListPayload.Style, _ context: Context) {
    switch (style, context.column) {
    case (.automatic, .sidebar?): self = .bare
    case (.automatic, .some): self = .separated
    // A style that is asked for is kept, as is the style of lists outside of columns.
    default: self.init(style)
    }
  }

  private init(_ style: ListPayload.Style) {
    switch style {
    case .automatic, .insetGrouped: self = .boxed
    case .grouped: self = .ruled
    case .plain, .inset: self = .separated
    case .sidebar: self = .bare
    }
  }

  /// Columns between the edge and a row's content, on each side.
  var inset: Int { self == .boxed ? 2 : 1 }

  /// Columns of the line at the edge.
  var edge: Int { self == .boxed ? 1 : 0 }
}

extension TextLayout {
  /// A list takes the size it is offered; where no height is given it is as high as all its rows.
  mutating func measureList(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    if proposal.width != Cells.unspecified && proposal.height != Cells.unspecified {
      return CellSize(width: proposal.width, height: proposal.height)
    }
    let plan = listPlan(node, proposal.width, context)
    return CellSize(
      width: Cells.length(proposal.width, ideal: plan.size.width),
      height: Cells.length(proposal.height, ideal: plan.size.height))
  }

  /// Where the rows of a list are at some width.
  fileprivate mutating func listPlan(_ node: NodeIndex, _ width: Int, _ context: Context) -> TextRowPlan {
    if let plan = plans[node.raw], plan.proposedWidth == width { return plan }
    var plan = TextRowPlan(proposedWidth: width)
    let frame = ListFrame(payload(node, tree.lists)?.style ?? .automatic, context)
    var context = context.along(.vertical)
    context.isInList = true
    let first = slots.count
    pushChildren(of: node)
    plan.rows.reserveCapacity(2 * (slots.count - first) + 2)
    let end = slots.count
    var index = first
    while index < end {
      if !plan.rows.isEmpty && (frame != .bare || isRegion(slots[index].node, .section)) {
        plan.add(.none, CellSize(width: 0, height: 1), .gap)
      }
      if isRegion(slots[index].node, .section) {
        addSection(slots[index].node, frame, context, to: &plan)
        index += 1
      } else {
        var next = index
        while next < end && !isRegion(slots[next].node, .section) { next += 1 }
        addRows(index, next, frame, context, to: &plan)
        index = next
      }
    }
    slots.removeLast(slots.count - first)
    plans[node.raw] = plan
    return plan
  }

  private mutating func addSection(
    _ section: NodeIndex, _ frame: ListFrame, _ context: Context, to plan: inout TextRowPlan
  ) {
    let first = slots.count
    pushChildren(of: section)
    var start = first
    var end = slots.count
    if start < end && isRegion(slots[start].node, .header) {
      add(slots[start].node, .header, frame, context, to: &plan)
      start += 1
    }
    let hasFooter = start < end && isRegion(slots[end - 1].node, .footer)
    if hasFooter { end -= 1 }
    addRows(start, end, frame, context, to: &plan)
    if hasFooter { add(slots[end].node, .footer, frame, context, to: &plan) }
    slots.removeLast(slots.count - first)
  }

  /// Adds the rows of the slots in a range with the lines around them.
  private mutating func addRows(
    _ first: Int, _ end: Int, _ frame: ListFrame, _ context: Context, to plan: inout TextRowPlan
  ) {
    guard first < end else { return }
    let line = CellSize(width: 0, height: 1)
    if frame == .boxed || frame == .ruled { plan.add(.none, line, .top) }
    var wasPlain = true
    for index in first..<end {
      let isPlain = isRegion(slots[index].node, .plainRow)
      if frame != .bare && !wasPlain && !isPlain { plan.add(.none, line, .separator) }
      add(slots[index].node, isPlain ? .plainRow : .row, frame, context, to: &plan)
      wasPlain = isPlain
    }
    if frame == .boxed || frame == .ruled { plan.add(.none, line, .bottom) }
  }

  private mutating func add(
    _ node: NodeIndex, _ role: TextRowPlan.Role, _ frame: ListFrame, _ context: Context,
    to plan: inout TextRowPlan
  ) {
    let known = sizes.mark
    let offer = Proposal(Cells.shrink(plan.proposedWidth, by: 2 * frame.inset), Cells.unspecified)
    var size = measure(node, offer, context)
    sizes.forget(after: known)
    size.height = max(1, size.height)
    let widest = size.width + 2 * frame.inset
    plan.add(node, size, role)
    plan.size.width = max(plan.size.width, widest)
  }

  mutating func isRegion(_ node: NodeIndex, _ wanted: Region) -> Bool {
    kind(node) == .region && payload(node, tree.regions) == wanted
  }
}

extension TextPage {
  mutating func drawList(_ node: NodeIndex, _ rect: CellRect, _ context: Context) {
    let plan = layout.listPlan(node, rect.width, context)
    let frame = ListFrame(layout.payload(node, layout.tree.lists)?.style ?? .automatic, context)
    let saved = canvas.clip
    canvas.clip = saved.intersection(rect)
    var context = context.inside(rect).along(.vertical)
    context.isInList = true
    var index = plan.firstRow(endingBelow: canvas.clip.y - rect.y)
    while index < plan.rows.count {
      let row = plan.rows[index]
      let y = rect.y + Int(row.y)
      if y >= canvas.clip.maxY { break }
      let known = layout.sizes.mark
      drawRow(row, CellRect(rect.x, y, rect.width, Int(row.height)), frame, context)
      layout.sizes.forget(after: known)
      index += 1
    }
    canvas.clip = saved
  }

  private mutating func drawRow(
    _ row: TextRowPlan.Row, _ rect: CellRect, _ frame: ListFrame, _ context: Context
  ) {
    switch row.role {
    case .top: drawRule(rect, frame, layout.marks.roundCorners[0], layout.marks.roundCorners[1], context)
    case .separator: drawRule(rect, frame, layout.marks.joints[0], layout.marks.joints[1], context)
    case .bottom: drawRule(rect, frame, layout.marks.roundCorners[2], layout.marks.roundCorners[3], context)
    case .gap: break
    case .header, .footer:
      var context = context
      context.isBold = row.role == .header
      context.tint = Color(.secondary)
      drawRowContent(row, rect, frame, context)
    case .row, .plainRow:
      if frame == .boxed {
        let ink = lineInk(context)
        canvas.fill(CellRect(rect.x, rect.y, 1, rect.height), glyph: layout.marks.vertical, ink: ink)
        canvas.fill(CellRect(rect.maxX - 1, rect.y, 1, rect.height), glyph: layout.marks.vertical, ink: ink)
      }
      drawLook(of: row, rect.inset(top: 0, leading: frame.edge, bottom: 0, trailing: frame.edge), context)
      drawRowContent(row, rect, frame, context)
    }
  }

  /// Draws what is behind a row, and a mark before a chosen one.
  private mutating func drawLook(of row: TextRowPlan.Row, _ rect: CellRect, _ context: Context) {
    let node = NodeIndex(row.node)
    let look = layout.tree.rowLook(of: node)
    if look.isPlain { return }
    let isColored = inks.hasColor
    if isColored, let background = look.background {
      drawBackground(background, behind: node, rect, context)
    } else if isColored, !look.backdrop.isNone {
      var behind = context
      behind.isBackdrop = true
      drawBeside(look.backdrop, .center, rect, behind)
    }
    guard var tint = look.selection else { return }
    tint.multiplyOpacity(by: 40.0 / 255)
    if isColored { drawBackground(.color(tint), behind: node, rect, context) }
    canvas.put(layout.marks.chosenRow, width: 1, rect.x, rect.y, ink: plainInk(context))
  }

  private mutating func drawRowContent(
    _ row: TextRowPlan.Row, _ rect: CellRect, _ frame: ListFrame, _ context: Context
  ) {
    let node = NodeIndex(row.node)
    let content = CellRect(rect.x + frame.inset, rect.y, rect.width - 2 * frame.inset, rect.height)
    var place = content
    place.width = Int(row.width)
    if layout.kind(node) == .divider { place.width = content.width }
    let saved = canvas.clip
    // What stands outside of the cards may stand beside its place.
    canvas.clip = saved.intersection(row.role == .header || row.role == .footer ? rect : content)
    draw(node, place, Proposal(content.width, Cells.unspecified), context.inside(content))
    canvas.clip = saved
  }

  private mutating func drawRule(
    _ rect: CellRect, _ frame: ListFrame, _ left: UInt32, _ right: UInt32, _ context: Context
  ) {
    let ink = lineInk(context)
    canvas.fill(rect, glyph: layout.marks.horizontal, ink: ink)
    guard frame == .boxed else { return }
    canvas.put(left, width: 1, rect.x, rect.y, ink: ink)
    canvas.put(right, width: 1, rect.maxX - 1, rect.y, ink: ink)
  }
}
