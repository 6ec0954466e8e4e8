import RenderTree

extension TextLayout {
  /// Aligns slots by the lines that their views say, or else by those of the alignment, and returns the length across:
  /// from the edge that stands furthest before the common line to the one furthest behind it.
  mutating func alignByGuides(
    _ first: Int, _ end: Int, _ axis: StackPayload.Axis, _ alignment: Alignment, _ context: Context
  ) -> Int {
    // Half cells, in which the middle of every view is a whole number.
    var before = Int.min
    var behind = Int.min
    for index in first..<end {
      let length = axis == .horizontal ? slots[index].size.width : slots[index].size.height
      let guide = guide(of: slots[index], axis, alignment, context)
      slots[index].guide = guide
      before = max(before, guide)
      behind = max(behind, 2 * length - guide)
    }
    guard first < end else { return 0 }
    for index in first..<end {
      let place = (before - slots[index].guide) >> 1
      if axis == .horizontal { slots[index].guided.x = place } else { slots[index].guided.y = place }
    }
    return max(0, (before + behind + 1) >> 1)
  }

  /// Where the line of a slot stands from its edge, in half cells.
  private mutating func guide(
    of slot: Slot, _ axis: StackPayload.Axis, _ alignment: Alignment, _ context: Context
  ) -> Int {
    let isHorizontal = axis == .horizontal
    let length = isHorizontal ? slot.size.width : slot.size.height
    var node = slot.node
    var inset = 0
    var size = slot.size
    var proposal = slot.proposal
    while isNode(node), kind(node) == .box {
      if case .guide(axis, let points, let part)? = payload(node, tree.boxes) {
        let cell = isHorizontal ? 8.0 : 16.0
        let place = points + part * cell * Double(max(0, isHorizontal ? size.width : size.height))
        let cells = isHorizontal ? Cells.columns(place) : Cells.rows(place)
        // A line of text takes one row, and its baseline is the end of it.
        let isBaseline = !isHorizontal && alignment.vertical.isBaseline
        return 2 * (inset + cells - (isBaseline ? 1 : 0))
      }
      let child = firstChild(node)
      if let room = room(of: node, proposal, context) {
        inset += isHorizontal ? room.leading : room.top
        size = CellSize(width: size.width - room.horizontal, height: size.height - room.vertical)
        proposal = proposal.shrunk(width: room.horizontal, height: room.vertical)
      } else if let (offer, place) = alignedProposal(node, proposal, context) {
        let inner = measure(child, offer, context)
        inset +=
          isHorizontal
          ? place.horizontal.offset(of: inner.width, in: size.width)
          : place.vertical.offset(of: inner.height, in: size.height)
        (size, proposal) = (inner, offer)
      }
      node = child
    }
    if isHorizontal {
      switch alignment.horizontal {
      case .leading: return 0
      case .center: return length
      case .trailing: return 2 * length
      }
    }
    switch alignment.vertical {
    case .top: return 0
    case .center: return length
    case .bottom: return 2 * length
    case .firstTextBaseline, .lastTextBaseline:
      return 2 * baselineRow(slot, alignment.vertical, context)
    }
  }
}
