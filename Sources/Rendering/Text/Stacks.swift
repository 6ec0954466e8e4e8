import RenderTree

extension TextLayout {
  /// A stack of more children than this lays each out at its ideal height and keeps where it put them.
  static let longStack = 64

  mutating func measureStack(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    measureChildren(of: node, arrangement(of: node), proposal, context)
  }

  fileprivate mutating func arrangement(of node: NodeIndex) -> Arrangement {
    guard let stack = payload(node, tree.stacks) else { return .page }
    return Arrangement(axis: stack.axis, alignment: stack.alignment, spacing: stack.spacing)
  }

  /// Measures the children of a group or region as a page does: one below the other, centred.
  mutating func measureContent(of node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    measureChildren(of: node, .page, proposal, context)
  }

  mutating func measureChildren(
    of node: NodeIndex, _ arrangement: Arrangement, _ proposal: Proposal, _ context: Context
  ) -> CellSize {
    if let plan = plan(ofLongStack: node, arrangement, proposal, context) { return plan.size }
    let first = slots.count
    let size = arrange(node, arrangement, proposal, context)
    slots.removeLast(slots.count - first)
    return size
  }

  /// Pushes the children of a node as slots with their sizes, and returns the size around them.
  private mutating func arrange(
    _ node: NodeIndex, _ arrangement: Arrangement, _ proposal: Proposal, _ context: Context
  ) -> CellSize {
    let first = slots.count
    pushChildren(of: node)
    guard slots.count > first else { return .zero }
    let inner = context.along(arrangement.axis)
    if arrangement.axis == .depth {
      var size = CellSize.zero
      for index in first..<slots.count {
        let child = measure(slots[index].node, proposal, inner)
        slots[index].size = child
        slots[index].proposal = proposal
        size.width = max(size.width, child.width)
        size.height = max(size.height, child.height)
      }
      if hasGuides {
        size.width = alignByGuides(first, slots.count, .horizontal, arrangement.alignment, inner)
        size.height = alignByGuides(first, slots.count, .vertical, arrangement.alignment, inner)
      }
      return size
    }
    return arrangeAlong(first, slots.count, arrangement, proposal, inner)
  }

  /// The view of a stack that holds a view and what swiping or holding it offers; nil for any other node. The actions are out of
  /// sight, as on a device until then.
  private mutating func viewInSight(of node: NodeIndex) -> NodeIndex? {
    guard kind(node) == .stack, let stack = payload(node, tree.stacks) else { return nil }
    if stack.isHeld { return firstChild(node) }
    return stack.swipes.map { $0 == .leading ? nextSibling(firstChild(node)) : firstChild(node) }
  }

  /// Pushes a slot for each child that is in sight; groups join their parent.
  mutating func pushChildren(of node: NodeIndex) {
    guard isNode(node), descend() else { return }
    let row = viewInSight(of: node)
    var child = row ?? firstChild(node)
    while isNode(child) {
      switch kind(child) {
      case .group: pushChildren(of: child)
      case .presentation: break
      // Every view takes a place of its own.
      default: slots.append(Slot(node: child))
      }
      if row != nil { break }
      child = nextSibling(child)
    }
    ascend()
  }

  /// Pushes the children of a node as slots with the places that they get in a rectangle. Gives the slots, to be dropped by
  /// `removeSlots`, and the order in which they are painted; nil where that is their own.
  fileprivate mutating func place(
    childrenOf node: NodeIndex, _ arrangement: Arrangement, in rect: CellRect, _ proposal: Proposal,
    _ context: Context
  ) -> (slots: Range<Int>, order: [Int]?) {
    let first = slots.count
    _ = arrange(node, arrangement, proposal, context)
    let end = slots.count
    let inner = context.along(arrangement.axis)
    let baseline =
      arrangement.axis == .horizontal ? commonBaseline(first, end, arrangement.alignment, inner) : 0
    var position = 0
    for index in first..<end {
      position += slots[index].gap
      slots[index].start = position
      position += arrangement.axis == .horizontal ? slots[index].size.width : slots[index].size.height
      slots[index].place = place(of: slots[index], arrangement, baseline, rect, inner)
    }
    return (first..<end, drawingOrder(first, end))
  }

  /// Drops the slots from one on.
  mutating func removeSlots(from first: Int) { slots.removeLast(slots.count - first) }

  private mutating func place(
    of slot: Slot, _ arrangement: Arrangement, _ baseline: Int, _ rect: CellRect, _ context: Context
  ) -> CellRect {
    var place = CellRect(rect.x, rect.y, slot.size.width, slot.size.height)
    let isDivider = kind(slot.node) == .divider
    let alignment = arrangement.alignment
    if hasGuides {
      place.x += arrangement.axis == .horizontal ? slot.start : slot.guided.x
      place.y += arrangement.axis == .vertical ? slot.start : slot.guided.y
      if isDivider, arrangement.axis == .horizontal { (place.y, place.height) = (rect.y, rect.height) }
      if isDivider, arrangement.axis == .vertical { (place.x, place.width) = (rect.x, rect.width) }
      return place
    }
    switch arrangement.axis {
    case .horizontal:
      place.x += slot.start
      place.y +=
        alignment.vertical.isBaseline
        ? baseline - baselineRow(slot, alignment.vertical, context)
        : alignment.vertical.offset(of: slot.size.height, in: rect.height)
      if isDivider { (place.y, place.height) = (rect.y, rect.height) }
    case .vertical:
      place.y += slot.start
      place.x += alignment.horizontal.offset(of: slot.size.width, in: rect.width)
      if isDivider { (place.x, place.width) = (rect.x, rect.width) }
    case .depth:
      place.x += alignment.horizontal.offset(of: slot.size.width, in: rect.width)
      place.y += alignment.vertical.offset(of: slot.size.height, in: rect.height)
    }
    return place
  }

  /// The indices of slots from back to front; nil where it is their own order.
  private mutating func drawingOrder(_ first: Int, _ end: Int) -> [Int]? {
    guard hasOrder else { return nil }
    var order: [(index: Int, zIndex: Double)] = []
    for index in first..<end { order.append((index, zIndex(slots[index].node))) }
    order.sort { $0.zIndex == $1.zIndex ? $0.index < $1.index : $0.zIndex < $1.zIndex }
    return order.map(\.index)
  }

  private mutating func zIndex(_ node: NodeIndex) -> Double {
    var node = node
    while isNode(node), kind(node) == .box, let box = payload(node, tree.boxes) {
      if case .zIndex(let index) = box { return index.isNaN ? 0 : index }
      node = firstChild(node)
    }
    return 0
  }

  /// The row that the first or last lines of text share in a horizontal stack.
  private mutating func commonBaseline(
    _ first: Int, _ end: Int, _ alignment: Alignment, _ context: Context
  ) -> Int {
    guard alignment.vertical.isBaseline else { return 0 }
    var common = 0
    for index in first..<end { common = max(common, baselineRow(slots[index], alignment.vertical, context)) }
    return common
  }

  /// The rows above and below the shared line of text.
  mutating func heightAlongBaseline(
    _ first: Int, _ end: Int, _ alignment: VerticalAlignment, _ context: Context
  ) -> Int {
    var above = 0
    var below = 0
    for index in first..<end {
      let row = baselineRow(slots[index], alignment, context)
      above = max(above, row)
      below = max(below, slots[index].size.height - row)
    }
    return above + below
  }

  /// The row of a view's first or last line of text, from its top.
  mutating func baselineRow(_ slot: Slot, _ alignment: VerticalAlignment, _ context: Context) -> Int {
    var node = slot.node
    var top = 0
    var size = slot.size
    var proposal = slot.proposal
    while isNode(node) {
      switch kind(node) {
      case .box:
        let child = firstChild(node)
        if let room = room(of: node, proposal, context) {
          top += room.top
          size.height -= room.vertical
          proposal = proposal.shrunk(width: room.horizontal, height: room.vertical)
        } else if let (offer, alignment) = alignedProposal(node, proposal, context) {
          let inner = measure(child, offer, context)
          top += alignment.vertical.offset(of: inner.height, in: size.height)
          (size, proposal) = (inner, offer)
        }
        node = child
      case .stack, .group, .region:
        if alignment == .lastTextBaseline { return top + max(0, size.height - 1) }
        node = viewInSight(of: node) ?? firstChild(node)
        proposal = Proposal(proposal.width, Cells.unspecified)
        size = measure(node, proposal, context)
      case .text, .control, .link:
        return alignment == .firstTextBaseline ? top : top + max(0, size.height - 1)
      case .image, .shape, .divider, .spacer, .list, .grid, .scroll, .map, .drawing, .navigation,
        .presentation, .alike:
        return top + max(0, size.height - 1)
      }
    }
    return top
  }
}

extension TextPage {
  mutating func drawStack(
    _ node: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    drawChildren(of: node, layout.arrangement(of: node), rect, proposal, context)
  }

  mutating func drawContent(
    of node: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context
  ) {
    drawChildren(of: node, .page, rect, proposal, context)
  }

  mutating func drawChildren(
    of node: NodeIndex, _ arrangement: Arrangement, _ rect: CellRect, _ proposal: Proposal,
    _ context: Context
  ) {
    let context = context.inside(rect)
    if let plan = layout.plan(ofLongStack: node, arrangement, proposal, context) {
      drawRows(of: plan, arrangement.alignment.horizontal, rect, context)
      return
    }
    let (places, order) = layout.place(childrenOf: node, arrangement, in: rect, proposal, context)
    for index in places {
      let slot = layout.slots[order?[index - places.lowerBound] ?? index]
      draw(slot.node, slot.place, slot.proposal, context.along(arrangement.axis))
    }
    layout.removeSlots(from: places.lowerBound)
  }
}

extension HorizontalAlignment {
  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: (room - length) >> 1
    case .trailing: room - length
    }
  }
}

extension VerticalAlignment {
  var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

  func offset(of length: Int, in room: Int) -> Int {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: (room - length) >> 1
    case .bottom, .lastTextBaseline: room - length
    }
  }
}
