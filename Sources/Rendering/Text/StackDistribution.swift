import RenderTree

extension TextLayout {
  /// Gives slots their sizes along an axis. As SwiftUI does, the least flexible view chooses first and the rest
  /// is divided among those that follow; a higher layout priority chooses before all.
  mutating func arrangeAlong(
    _ first: Int, _ end: Int, _ arrangement: Arrangement, _ proposal: Proposal, _ context: Context
  ) -> CellSize {
    let isHorizontal = arrangement.axis == .horizontal
    let gaps = setGaps(first, end, arrangement)
    let length = isHorizontal ? proposal.width : proposal.height
    if length == Cells.unspecified || length >= Cells.unbounded {
      for index in first..<end { choose(index, length, isHorizontal, proposal, context) }
    } else {
      distribute(max(0, length - gaps), first, end, isHorizontal, proposal, context)
    }
    var along = gaps
    var across = 0
    for index in first..<end {
      let size = slots[index].size
      along += isHorizontal ? size.width : size.height
      across = max(across, isHorizontal ? size.height : size.width)
    }
    if hasGuides {
      across = alignByGuides(
        first, end, isHorizontal ? .vertical : .horizontal, arrangement.alignment, context)
    } else if isHorizontal && arrangement.alignment.vertical.isBaseline {
      across = heightAlongBaseline(first, end, arrangement.alignment.vertical, context)
    }
    return isHorizontal ? CellSize(width: along, height: across) : CellSize(width: across, height: along)
  }

  /// Next to a spacer there is no default spacing: it keeps its own room.
  private mutating func setGaps(_ first: Int, _ end: Int, _ arrangement: Arrangement) -> Int {
    var sum = 0
    for index in stride(from: first + 1, to: end, by: 1) {
      let isBySpacer = isSpacer(slots[index].node) || isSpacer(slots[index - 1].node)
      slots[index].gap = gap(arrangement, isBySpacer: isBySpacer)
      sum += slots[index].gap
    }
    return sum
  }

  mutating func gap(_ arrangement: Arrangement, isBySpacer: Bool) -> Int {
    if arrangement.spacing == nil && isBySpacer { return 0 }
    let points = arrangement.spacing ?? 8
    return arrangement.axis == .horizontal ? Cells.columns(points) : Cells.rows(points)
  }

  private mutating func choose(
    _ index: Int, _ length: Int, _ isHorizontal: Bool, _ proposal: Proposal, _ context: Context
  ) {
    let offer = isHorizontal ? Proposal(length, proposal.height) : Proposal(proposal.width, length)
    slots[index].proposal = offer
    slots[index].size = measure(slots[index].node, offer, context)
  }

  private mutating func length(_ index: Int, _ isHorizontal: Bool) -> Int {
    isHorizontal ? slots[index].size.width : slots[index].size.height
  }

  private mutating func distribute(
    _ room: Int, _ first: Int, _ end: Int, _ isHorizontal: Bool, _ proposal: Proposal, _ context: Context
  ) {
    if end - first == 1 {
      choose(first, room, isHorizontal, proposal, context)
      return
    }
    var sum = 0
    var spacers = 0
    var grows = false
    for index in first..<end {
      choose(index, Cells.unspecified, isHorizontal, proposal, context)
      sum += length(index, isHorizontal)
      if isSpacer(slots[index].node) {
        spacers += 1
      } else if !grows {
        grows = canGrow(slots[index].node, isHorizontal, context, levels: 8)
      }
    }
    if sum == room || sum < room && spacers == 0 && !grows { return }
    if sum < room && !grows {
      var rest = room - sum
      for index in first..<end where isSpacer(slots[index].node) {
        let share = rest / spacers
        choose(index, length(index, isHorizontal) + share, isHorizontal, proposal, context)
        rest -= share
        spacers -= 1
      }
      return
    }
    distributeByFlexibility(room, first, end, isHorizontal, proposal, context)
  }

  fileprivate struct Flexibility {
    var index: Int
    var priority: Double
    var least: Int
    var range: Int
  }

  private mutating func distributeByFlexibility(
    _ room: Int, _ first: Int, _ end: Int, _ isHorizontal: Bool, _ proposal: Proposal, _ context: Context
  ) {
    var views: [Flexibility] = []
    views.reserveCapacity(end - first)
    for index in first..<end {
      choose(index, 0, isHorizontal, proposal, context)
      let least = length(index, isHorizontal)
      choose(index, Cells.unbounded, isHorizontal, proposal, context)
      let range = max(0, length(index, isHorizontal) - least)
      let priority =
        isSpacer(slots[index].node) ? -Double.infinity : layoutPriority(slots[index].node)
      views.append(Flexibility(index: index, priority: priority, least: least, range: range))
    }
    views.sort {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      return $0.range == $1.range ? $0.index < $1.index : $0.range < $1.range
    }
    var reserved = views.reduce(0) { $0 + $1.least }
    var room = room
    var place = 0
    while place < views.count {
      var next = place
      while next < views.count && views[next].priority == views[place].priority {
        reserved -= views[next].least
        next += 1
      }
      var rest = max(0, room - reserved)
      for (position, view) in views[place..<next].enumerated() {
        choose(view.index, rest / (next - place - position), isHorizontal, proposal, context)
        let taken = length(view.index, isHorizontal)
        rest = max(0, rest - taken)
        room -= taken
      }
      place = next
    }
  }

  mutating func isSpacer(_ node: NodeIndex) -> Bool { kind(node) == .spacer }

  private mutating func layoutPriority(_ node: NodeIndex) -> Double {
    var node = node
    while isNode(node), kind(node) == .box, let box = payload(node, tree.boxes) {
      if case .layoutPriority(let priority) = box { return priority.isNaN ? 0 : priority }
      node = firstChild(node)
    }
    return 0
  }

  /// True where a view may take more than its ideal length. False is certain; past some levels it answers true.
  mutating func canGrow(_ node: NodeIndex, _ isHorizontal: Bool, _ context: Context, levels: Int) -> Bool {
    guard isNode(node) else { return false }
    guard levels > 0 else { return true }
    switch kind(node) {
    case .text, .presentation: return false
    case .image: return payload(node, tree.images)?.isResizable ?? false
    case .spacer: return context.axis == .depth || (context.axis == .horizontal) == isHorizontal
    case .divider: return (context.axis == .horizontal) != isHorizontal
    case .group, .region:
      return childrenCanGrow(node, isHorizontal, context.along(.vertical), levels: levels)
    case .stack:
      let axis = payload(node, tree.stacks)?.axis ?? .vertical
      return childrenCanGrow(node, isHorizontal, context.along(axis), levels: levels)
    case .control:
      guard let control = payload(node, tree.controls) else { return false }
      switch control.kind {
      case .button, .menu:
        return context.isInList
          || childrenCanGrow(node, isHorizontal, context.along(.horizontal), levels: levels)
      // Whatever is no button may take more; true is never wrong.
      default: return true
      }
    case .link:
      guard let link = payload(node, tree.links) else { return false }
      return link.showsDisclosure
        || childrenCanGrow(node, isHorizontal, context.along(.horizontal), levels: levels)
    case .box:
      guard let box = payload(node, tree.boxes) else { return false }
      switch box {
      case .frame(let width, let height, _):
        if (isHorizontal ? width : height) != nil { return false }
      case .flexibleFrame, .aspectRatio, .device: return true
      case .fixedSize(let horizontal, let vertical):
        if isHorizontal ? horizontal : vertical { return false }
      case .badge: return context.isInList
      // Whatever sets no length grows as its view does.
      default: break
      }
      return canGrow(firstChild(node), isHorizontal, context, levels: levels - 1)
    case .shape, .list, .grid, .scroll, .map, .drawing, .navigation, .alike: return true
    }
  }

  private mutating func childrenCanGrow(
    _ node: NodeIndex, _ isHorizontal: Bool, _ context: Context, levels: Int
  ) -> Bool {
    var child = firstChild(node)
    while isNode(child) {
      if canGrow(child, isHorizontal, context, levels: levels - 1) { return true }
      child = nextSibling(child)
    }
    return false
  }
}
