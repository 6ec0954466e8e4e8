import RenderTree

/// Where the rows of a list or a long stack are, so that a band of the page finds its rows at once.
struct TextRowPlan {
  /// What a row is.
  enum Role: UInt8 {
    case row, plainRow, separator, top, bottom, header, footer, gap
  }
  struct Row {
    var node: Int32
    var y: Int32
    var width: Int32
    var height: Int32
    var role: Role
  }
  /// The width the rows were proposed.
  var proposedWidth: Int
  var rows: [Row] = []
  var size = CellSize.zero

  init(proposedWidth: Int) {
    self.proposedWidth = proposedWidth
  }

  /// Adds a row below the others.
  mutating func add(_ node: NodeIndex, _ rowSize: CellSize, _ role: Role) {
    let y = size.height
    rows.append(
      Row(
        node: node.raw, y: Int32(clamping: y), width: Int32(clamping: rowSize.width),
        height: Int32(clamping: rowSize.height), role: role))
    size.height = min(TextLayout.mostRows, y + rowSize.height)
    size.width = max(size.width, rowSize.width)
  }

  /// The first row that ends below a row of the plan.
  func firstRow(endingBelow y: Int) -> Int {
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if Int(rows[middle].y) + Int(rows[middle].height) <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension TextLayout {
  /// The plan of a vertical stack with many children; nil for others.
  mutating func plan(
    ofLongStack node: NodeIndex, _ arrangement: Arrangement, _ proposal: Proposal, _ context: Context
  ) -> TextRowPlan? {
    guard arrangement.axis == .vertical, !hasGuides else { return nil }
    if let plan = plans[node.raw], plan.proposedWidth == proposal.width { return plan }
    guard hasManyChildren(node) else { return nil }
    let first = slots.count
    pushChildren(of: node)
    defer { slots.removeLast(slots.count - first) }
    var plan = TextRowPlan(proposedWidth: proposal.width)
    plan.rows.reserveCapacity(slots.count - first)
    for index in first..<slots.count {
      let child = slots[index].node
      if index > first {
        let isBySpacer = isSpacer(child) || isSpacer(slots[index - 1].node)
        plan.size.height += gap(arrangement, isBySpacer: isBySpacer)
      }
      let known = sizes.mark
      let size = measure(child, Proposal(proposal.width, Cells.unspecified), context.along(.vertical))
      sizes.forget(after: known)
      plan.add(child, size, .row)
    }
    plans[node.raw] = plan
    return plan
  }

  private mutating func hasManyChildren(_ node: NodeIndex) -> Bool {
    var remaining = Self.longStack
    return countChildren(node, &remaining)
  }

  private mutating func countChildren(_ node: NodeIndex, _ remaining: inout Int, levels: Int = 16) -> Bool {
    var child = firstChild(node)
    while isNode(child) {
      if kind(child) == .group, levels > 0 {
        if countChildren(child, &remaining, levels: levels - 1) { return true }
      } else {
        remaining -= 1
        if remaining < 0 { return true }
      }
      child = nextSibling(child)
    }
    return false
  }
}

extension TextPage {
  /// Draws the rows of a long stack that lie in the band.
  mutating func drawRows(
    of plan: TextRowPlan, _ alignment: HorizontalAlignment, _ rect: CellRect, _ context: Context
  ) {
    var index = plan.firstRow(endingBelow: canvas.clip.y - overflow - rect.y)
    while index < plan.rows.count {
      let row = plan.rows[index]
      let y = rect.y + Int(row.y)
      if y > canvas.clip.maxY + overflow { break }
      let width = Int(row.width)
      let node = NodeIndex(row.node)
      var place = CellRect(rect.x + alignment.offset(of: width, in: rect.width), y, width, Int(row.height))
      if layout.kind(node) == .divider { (place.x, place.width) = (rect.x, rect.width) }
      let known = layout.sizes.mark
      draw(node, place, Proposal(plan.proposedWidth, Cells.unspecified), context.along(.vertical))
      layout.sizes.forget(after: known)
      index += 1
    }
  }
}
