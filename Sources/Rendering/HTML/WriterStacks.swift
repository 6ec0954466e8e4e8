import RenderTree

extension HTMLWriter {
  mutating func writeStack(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let stack = pointers.stacks[Int(node.payload)]
    if let edge = stack.swipes { return writeSwipedRow(index, node, edge, place) }
    if stack.isHeld { return writeHeld(index, node, place) }
    if pointers.hasGuides { return writeGuidedStack(index, node, stack, place) }
    if pending.isEmpty, stack.spacing == nil, stack.axis == .horizontal, stack.alignment.vertical == .center {
      return writePlainRow(index, node, place)
    }
    writeAnyStack(index, node, stack, place)
  }

  /// Writes a view and the menu that holding it opens, which takes no room: in the row of a list the view is still the row.
  private mutating func writeHeld(_ index: Int32, _ node: RenderNode, _ place: Place) {
    var inner = place.insideStack(.horizontal)
    (inner.isRow, inner.isRowPart) = (place.isRow, place.isRowPart)
    openContainer(index, place, "sw-h sw-holds")
    writeChildren(of: node, inner)
    closeContainer(place)
  }

  mutating func writeAnyStack(_ index: Int32, _ node: RenderNode, _ stack: StackPayload, _ place: Place) {
    if let spacing = stack.spacing, stack.axis != .depth, spacing != 8 {
      pending.styles.append("gap:")
      pending.styles.append(points: max(spacing, 0))
      pending.styles.append(";")
    }
    switch stack.axis {
    case .horizontal:
      switch stack.alignment.vertical {
      case .center: break
      case .top: addClass(" sw-top")
      case .bottom: addClass(" sw-bottom")
      case .firstTextBaseline, .lastTextBaseline: addClass(" sw-baseline")
      }
      openContainer(index, place, "sw-h")
    case .vertical:
      addHorizontal(stack.alignment.horizontal)
      openContainer(index, place, "sw-v")
    case .depth:
      addAlignment(stack.alignment)
      openContainer(index, place, "sw-z")
    }
    if stack.axis != .depth, pointers.known(index).contains(.firm) {
      writeParts(of: node, place.insideStack(stack.axis))
    } else {
      writeChildren(of: node, place.insideStack(stack.axis))
    }
    closeContainer(place)
  }

  /// Writes the views of a stack that holds something firm. In a row, a view around a frame gets no less room than the
  /// frame has. Where one view is asked before the others, they keep their gaps and padding, too.
  private mutating func writeParts(of node: RenderNode, _ place: Place) {
    let isLed = pointers.hasPriority(in: node)
    let isRow = place.axis == .horizontal
    var child = node.firstChild.raw
    while let next = pointers.node(child), visits.remaining > 0 {
      let isFirm = pointers.known(child).contains(.firm)
      if isRow, isFirm || isLed, !pointers.isFramed(child) {
        addLeastWidth(of: child, isFirm: isFirm, isWhole: isLed)
      }
      if isLed {
        let (priority, isInside) = pointers.priority(of: next)
        if isInside { addPriority(priority, child) }
      }
      write(child, place)
      child = next.nextSibling.raw
    }
  }

  /// Lets an element be asked for its size before its neighbours, or after them.
  mutating func addPriority(_ priority: Double, _ index: Int32) {
    if priority == 0 || priority.isNaN { return }
    pending.claim(index)
    // Of several the outermost counts.
    if !pending.rank() { return }
    if priority < 0 { return addClass(" sw-last") }
    addClass(" sw-priority")
    if priority > 1 { addClass(" sw-first") }
  }

  private mutating func addLeastWidth(of child: Int32, isFirm: Bool, isWhole: Bool) {
    if isFirm && pointers.holdsFixed(child, depth: 0) {
      pending.claim(child)
      return pending.styles.append("min-width:min-content;")
    }
    let width = leastWidth(of: pointers.bounded(child), isWhole: isWhole, depth: 0)
    if width > 0 {
      pending.claim(child)
      addLength("min-width:", width)
    }
  }

  /// Keeps a view as wide as the frames and pictures in it where it has less room than that: it spills from its frame, layer
  /// or cell by its alignment, as in SwiftUI. `room` is the most that it may be offered, where that is known.
  mutating func keepFirm(_ child: Int32, room: Double = 0) {
    guard pointers.known(child).contains(.firm), !pointers.isFramed(child),
      let view = pointers.node(pointers.alone(child)),
      view.kind == .stack || view.kind == .box || view.kind == .grid
    else { return }
    let frame = pointers.bounded(child)
    if pointers.holdsFixed(child, depth: 0) {
      if pointers.isCapped(frame) { return }
      pending.claim(child)
      return pending.styles.append("min-width:min-content;")
    }
    if leastWidth(of: child, isWhole: false, depth: 0) > room {
      pending.claim(child)
      addLength("min-width:", leastWidth(of: frame, isWhole: false, depth: 0))
    }
  }

  /// Keeps the content of a page as wide as the frames and pictures in it where they may be wider than a window: the page
  /// begins at its edge then, and scrolls.
  mutating func keepFirm(ofPage child: Int32) {
    if pointers.holdsFixed(child, depth: 0), !pointers.isColumn(child, depth: 0) { return }
    let before = pending.styles.count
    keepFirm(child, room: 320)
    if pending.styles.count > before, !pointers.known(child).contains(.growsAcross) {
      pending.styles.append("margin-right:auto;margin-left:auto;")
    }
  }

  /// The width of the frames and pictures in a view that a stack may not take away, with what stands around them; for a
  /// whole view also its gaps and padding where it holds no such thing.
  private mutating func leastWidth(of index: Int32, isWhole: Bool, depth: Int) -> Double {
    guard let node = pointers.node(index), depth < FactFinder.deepest, pointers.known(index).contains(.sound)
    else { return 0 }
    if node.kind == .divider { return 1 }
    guard isWhole || pointers.known(index).contains(.firm) else { return 0 }
    switch node.kind {
    case .image: return naturalWidth(of: pointers.images[Int(node.payload)])
    case .box, .stack, .group, .grid, .region: break
    // Controls and links have room of their own inside; what scrolls may be narrower than its content.
    case .text, .shape, .control, .link, .list, .divider, .spacer, .scroll, .map, .drawing, .navigation,
      .presentation,
      .alike:
      return 0
    }
    if let grid = grid(node) { return leastWidth(of: grid, node, depth: depth) }
    var inside = 0.0
    var count = 0
    let stack = pointers.stack(node)
    let isRow = stack?.axis == .horizontal
    var child = node.firstChild.raw
    while let next = pointers.node(child) {
      if next.kind != .presentation, isRow || next.kind != .divider {
        // What stands beside something firm keeps its gaps and padding, too.
        let width = leastWidth(of: child, isWhole: true, depth: depth + 1)
        inside = isRow ? inside + width : max(inside, width)
        count += 1
      }
      if node.kind == .box { break }
      child = next.nextSibling.raw
    }
    if isRow { inside += max(stack?.spacing ?? 8, 0) * Double(max(count - 1, 0)) }
    guard let box = pointers.box(node) else { return inside }
    switch box {
    case .frame(let width?, _, _): return max(width, 0)
    case .flexibleFrame(let minWidth, _, let maxWidth, _, _, _, _):
      return max(minWidth ?? min(inside, maxWidth ?? .infinity), 0)
    case .padding(let edges): return max(inside + edges.leading + edges.trailing, 0)
    // Other modifiers leave the width as it is.
    default: return inside
    }
  }

  /// The width of the columns of a grid, and of the gaps between them, that a stack may not take away.
  private mutating func leastWidth(of grid: GridPayload, _ node: RenderNode, depth: Int) -> Double {
    let gap = max(grid.horizontalSpacing ?? 8, 0)
    if grid.isHorizontal || grid.isTable { return 0 }
    switch grid.columns {
    case .count(let count): return gap * Double(max(min(count, 100) - 1, 0))
    case .adaptive(let minimum): return max(minimum, 0)
    case .tracks(let tracks):
      return tracks.reduce(gap * Double(max(tracks.count - 1, 0))) { width, track in
        switch track.size {
        case .fixed(let own): width + max(own, 0)
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
          width + max(min(minimum, maximum), 0)
        }
      }
    case .fromRows: break
    }
    var columns = [Double](repeating: 0, count: pointers.widestRow(of: node))
    var whole = 0.0
    var row = node.firstChild.raw
    while let next = pointers.node(row) {
      if pointers.region(row) == .gridRow {
        var column = 0
        var cell = next.firstChild.raw
        while let view = pointers.node(cell), column < columns.count {
          let width = leastWidth(of: cell, isWhole: true, depth: depth + 2)
          let span = pointers.columns(of: view)
          if span == 1 { columns[column] = max(columns[column], width) }
          column += span
          cell = view.nextSibling.raw
        }
      } else {
        whole = max(whole, leastWidth(of: row, isWhole: false, depth: depth + 1))
      }
      row = next.nextSibling.raw
    }
    return max(whole, columns.reduce(gap * Double(columns.count - 1), +))
  }

  /// The width of a picture that is drawn in its own size; 0 where its file says so, or it takes the width it is offered.
  private mutating func naturalWidth(of image: ImagePayload) -> Double {
    image.source == .asset && !image.isResizable && asset(image) == nil ? PlaceholderArt.width : 0
  }

  /// The stack that rows are made of, without a detour.
  private mutating func writePlainRow(_ index: Int32, _ node: RenderNode, _ place: Place) {
    writeMarkup("<span class=\"sw-h", if: place.phrasing, else: "<div class=\"sw-h")
    writeGrowth(of: index)
    out.append("\">")
    if pointers.known(index).contains(.firm) {
      writeParts(of: node, place.insideStack(.horizontal))
    } else {
      writeChildren(of: node, place.insideStack(.horizontal))
    }
    closeContainer(place)
  }

  mutating func addHorizontal(_ alignment: HorizontalAlignment) {
    switch alignment {
    case .leading: addClass(" sw-start")
    case .center: break
    case .trailing: addClass(" sw-end")
    }
  }

  /// Classes for a place in both axes; the middle is the default.
  mutating func addAlignment(_ alignment: Alignment) {
    addHorizontal(alignment.horizontal)
    switch alignment.vertical {
    case .top: addClass(" sw-top")
    case .center: break
    case .bottom, .lastTextBaseline: addClass(" sw-bottom")
    case .firstTextBaseline: addClass(" sw-top")
    }
  }

  mutating func writeGroup(_ index: Int32, _ node: RenderNode, _ place: Place) {
    if pointers.region(node.firstChild.raw) == .sidebar {
      findLeadColumn(from: node.firstChild.raw)
      openContainer(index, place, pointers.countChildren(of: node) > 2 ? "sw-split sw-three" : "sw-split")
      writeChildren(of: node, place.inside(.horizontal))
      outline.columns.end()
      return closeContainer(place)
    }
    // A modifier around several views needs one box for all of them.
    let isSingle = pointers.node(node.firstChild.raw).map { $0.nextSibling.isNone } ?? true
    if !pending.isEmpty && !isSingle {
      openContainer(index, place, "sw-v")
      writeChildren(of: node, place.inside(.vertical))
      return closeContainer(place)
    }
    var inner = place
    if !isSingle { inner.isSole = false }
    writeChildren(of: node, inner)
    if node.firstChild.isNone && !pending.isEmpty {
      openContainer(index, place, "sw-box")
      closeContainer(place)
    }
  }

  mutating func writeSpacer(_ index: Int32, _ minimum: Double, _ place: Place) {
    if minimum > 0 {
      let isAcross = place.axis == .horizontal
      pending.styles.append(isAcross ? "min-width:" : "min-height:")
      pending.styles.append(points: minimum)
      pending.styles.append(";")
    } else if pending.isEmpty {
      return writeMarkup(
        "<span class=\"sw-s\"></span>", if: place.phrasing, else: "<div class=\"sw-s\"></div>")
    }
    writeMarkup("<span", if: place.phrasing, else: "<div")
    writeAttributes(pending.isEmpty ? -1 : index, "sw-s")
    out.append(">")
    closeContainer(place)
  }

  mutating func writeDivider(_ index: Int32, _ place: Place) {
    writeMarkup("<span", if: place.phrasing, else: "<hr")
    writeAttributes(-1, place.axis == .horizontal ? "sw-rule sw-rule-y" : "sw-rule")
    out.append("></span>", if: place.phrasing, else: ">")
  }

  mutating func writeScroll(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let scroll = tree.scrolls[Int(node.payload)]
    let takesFocus = pointers.known(index).contains(.interactive) && !environment.isDisabled
    if !takesFocus, scroll.horizontal, !place.phrasing {
      // Without something to move the focus to, a keyboard could not scroll.
      addAttributes(" tabindex=\"0\" role=\"group\" aria-label=\"Scrollable content\"")
    }
    switch (scroll.horizontal, scroll.vertical) {
    case (true, true): openContainer(index, place, "sw-scroll sw-scroll-x")
    case (true, false): openContainer(index, place, "sw-scroll-x")
    case (false, _): openContainer(index, place, "sw-scroll")
    }
    if !scroll.horizontal { keepFirm(ofPage: node.firstChild.raw) }
    if scroll.vertical || !scroll.horizontal {
      withOpenHeight { $0.writeChildren(of: node, place.inside(.vertical)) }
    } else {
      writeChildren(of: node, place.inside(.horizontal))
    }
    closeContainer(place)
  }

  /// The grid that a node is; nil for a node of another kind.
  private func grid(_ node: RenderNode) -> GridPayload? {
    let place = Int(node.payload)
    return node.kind == .grid && tree.grids.indices.contains(place) ? tree.grids[place] : nil
  }

  mutating func writeGrid(_ index: Int32, _ node: RenderNode, _ place: Place) {
    guard let grid = grid(node) else { return }
    if grid.isTable && !place.phrasing { return writeTable(index, node, place) }
    addAlignment(grid.alignment)
    let isFromRows: Bool
    pending.styles.append(grid.isHorizontal ? "grid-template-rows:" : "grid-template-columns:")
    switch grid.columns {
    case .fromRows:
      isFromRows = true
      addColumns(of: node)
    case .count(let count):
      isFromRows = false
      pending.styles.append("repeat(")
      pending.styles.append(number: min(max(count, 1), 100))
      pending.styles.append(",minmax(0,1fr));")
    case .adaptive(let minimum):
      isFromRows = false
      pending.styles.append("repeat(auto-fill,minmax(")
      pending.styles.append(points: max(minimum, 1))
      pending.styles.append(",1fr));")
    case .tracks(let tracks):
      isFromRows = false
      writeTracks(tracks.prefix(100), grid)
    }
    if grid.horizontalSpacing != nil || grid.verticalSpacing != nil {
      pending.styles.append("gap:")
      pending.styles.append(points: max(grid.verticalSpacing ?? 8, 0))
      pending.styles.append(" ")
      pending.styles.append(points: max(grid.horizontalSpacing ?? 8, 0))
      pending.styles.append(";")
    }
    openContainer(
      index, place, isFromRows ? "sw-grid sw-grid-rows" : grid.isHorizontal ? "sw-grid sw-grid-h" : "sw-grid")
    withOpenHeight(environment.isHeightOpen || !isFromRows && !grid.isHorizontal) {
      $0.writeCells(of: node, place, isLazy: !isFromRows, alignments: grid.ownAlignments)
    }
    closeContainer(place)
  }

  /// Keeps a cell as wide as what is firm in it; one that takes all width spills at both sides of its column.
  private mutating func keepFirmCell(_ cell: Int32, isLazy: Bool) {
    guard pointers.known(cell).isSuperset(of: [.firm, .growsAcross]) else { return keepFirm(cell) }
    let width = leastWidth(of: cell, isWhole: false, depth: 0)
    if pointers.bounded(cell) != cell {
      keepFirm(cell)
      // The columns of a grid of rows are as wide as their cells.
      if !isLazy || width <= 0 { return }
      pending.claim(cell)
      pending.styles.append("margin-inline:min(0px,(100% - ")
      pending.styles.append(points: width)
      return pending.styles.append(")/2);")
    }
    if width <= 0 { return }
    pending.claim(cell)
    if pointers.isFramed(cell) { return pending.styles.append("justify-self:center;width:100%;") }
    pending.styles.append("justify-self:center;min-width:max(100%,")
    pending.styles.append(points: width)
    pending.styles.append(");")
  }

  /// Writes the views of a grid, or of one of its rows; `alignments` are those of its tracks, if they have their own.
  mutating func writeCells(
    of node: RenderNode, _ place: Place, isLazy: Bool = false, alignments: [Alignment?] = []
  ) {
    var child = node.firstChild.raw
    var track = 0
    while let next = pointers.node(child), visits.remaining > 0 {
      keepFirmCell(child, isLazy: isLazy)
      if !alignments.isEmpty {
        switch pointers.region(child) {
        case .header, .footer: track = 0
        // Any other view is a cell.
        default:
          addTrackAlignment(alignments[track % alignments.count], child)
          if next.kind != .presentation { track += 1 }
        }
      }
      write(child, place.inside(.depth))
      child = next.nextSibling.raw
    }
  }

  /// Lets a cell stand in its track as that says.
  private mutating func addTrackAlignment(_ alignment: Alignment?, _ cell: Int32) {
    guard let alignment else { return }
    pending.claim(cell)
    let facts = pointers.known(cell)
    addGridCell(
      1, facts.contains(.growsAcross) ? nil : alignment.horizontal,
      facts.contains(.growsDown) ? nil : alignment.vertical)
  }

  /// Adds the least and the greatest width of a track, which is at least some points; one without a limit shares what is left.
  private mutating func addRange(_ minimum: Double, _ maximum: Double, least: Double) {
    pending.styles.append("minmax(")
    pending.styles.append(points: minimum)
    pending.styles.append(",")
    if maximum.isFinite {
      pending.styles.append(points: max(maximum, least))
    } else {
      pending.styles.append("1fr")
    }
    pending.styles.append(")")
  }

  /// Adds the range of a column that has no more than its share of the room, beside others without a limit.
  private mutating func addShare(_ minimum: Double, _ maximum: Double, _ room: SharedRoom) {
    pending.styles.append("minmax(")
    pending.styles.append(points: minimum)
    pending.styles.append(",min(")
    pending.styles.append(points: max(maximum, minimum))
    pending.styles.append(",(100% - ")
    pending.styles.append(points: room.taken)
    pending.styles.append(")/")
    pending.styles.append(number: room.count)
    pending.styles.append("))")
  }

  private mutating func writeTracks(_ tracks: ArraySlice<GridTrack>, _ grid: GridPayload) {
    let room = grid.isHorizontal ? nil : SharedRoom(tracks, gap: max(grid.horizontalSpacing ?? 8, 0))
    var fills = false
    for track in tracks {
      switch track.size {
      case .fixed(let width): pending.styles.append(points: max(width, 0))
      case .flexible(let minimum, let maximum) where maximum.isFinite && room != nil:
        if let room { addShare(max(minimum, 0), max(maximum, 0), room) }
      case .flexible(let minimum, let maximum):
        addRange(min(max(minimum, 0), max(maximum, 0)), maximum, least: 0)
        fills = fills || !maximum.isFinite
      case .adaptive(let minimum, let maximum):
        pending.styles.append("repeat(auto-fill,")
        addRange(max(minimum, 1), maximum, least: 1)
        pending.styles.append(")")
        fills = fills || !maximum.isFinite
      }
      pending.styles.append(" ")
    }
    if tracks.isEmpty { pending.styles.append("none ") }
    pending.styles.dropLast()
    pending.styles.append(";")
    if fills { return }
    if grid.isHorizontal {
      pending.styles.append("align-content:")
      pending.styles.append(
        grid.place.vertical == .top ? "start;" : grid.place.vertical == .bottom ? "end;" : "center;")
    } else {
      pending.styles.append("justify-content:")
      pending.styles.append(
        grid.place.horizontal == .leading ? "start;" : grid.place.horizontal == .trailing ? "end;" : "center;"
      )
    }
  }

  /// Adds the columns of a grid of rows. One with a view that takes all room has a share of what the others leave; a single
  /// other one takes no more than its share, as the least flexible view of a stack.
  private mutating func addColumns(of node: RenderNode) {
    let count = pointers.widestRow(of: node)
    let growing = pointers.growingColumns(of: node)
    if growing == 0 || count > UInt64.bitWidth {
      pending.styles.append("repeat(")
      pending.styles.append(number: count)
      return pending.styles.append(",auto);")
    }
    let isBounded = growing.nonzeroBitCount == count - 1
    for column in 0..<count {
      if growing & 1 << UInt64(column) != 0 {
        pending.styles.append("1fr ")
      } else if isBounded {
        pending.styles.append("fit-content(")
        pending.styles.append(number: 100 / count)
        pending.styles.append("%) ")
      } else {
        pending.styles.append("auto ")
      }
    }
    pending.styles.dropLast()
    pending.styles.append(";")
  }

  /// Adds how many columns of a grid the element that waits takes, and where it stands in them.
  mutating func addGridCell(
    _ columns: Int, _ horizontal: HorizontalAlignment?, _ vertical: VerticalAlignment?
  ) {
    if columns > 1 {
      pending.styles.append("grid-column:span ")
      pending.styles.append(number: min(columns, 100))
      pending.styles.append(";")
    }
    switch horizontal {
    case nil: break
    case .leading: pending.styles.append("justify-self:start;")
    case .center: pending.styles.append("justify-self:center;")
    case .trailing: pending.styles.append("justify-self:end;")
    }
    switch vertical {
    case nil: break
    case .top: pending.styles.append("align-self:start;")
    case .center: pending.styles.append("align-self:center;")
    case .bottom: pending.styles.append("align-self:end;")
    case .firstTextBaseline, .lastTextBaseline: pending.styles.append("align-self:baseline;")
    }
  }
}

/// The room that flexible columns of a grid share in equal parts.
private struct SharedRoom {
  /// What fixed columns and gaps take of it.
  let taken: Double
  /// How many columns share it.
  let count: Int

  /// The room of columns of which some have a limit and some have none; nil for others, which CSS shares likewise.
  init?(_ tracks: ArraySlice<GridTrack>, gap: Double) {
    var (limited, open, fixed) = (0, 0, 0.0)
    for track in tracks {
      switch track.size {
      case .fixed(let width): fixed += max(width, 0)
      case .flexible(_, .infinity): open += 1
      case .flexible: limited += 1
      case .adaptive: return nil
      }
    }
    if limited == 0 || open == 0 { return nil }
    taken = fixed + gap * Double(tracks.count - 1)
    count = limited + open
  }
}

extension GridPayload {
  /// Where views stand in each of its tracks, nil as in the grid; empty where that is so in all, or one track is made as often as
  /// it fits.
  fileprivate var ownAlignments: [Alignment?] {
    guard case .tracks(let tracks) = columns else { return [] }
    var own: [Alignment?] = []
    for track in tracks.prefix(100) {
      if case .adaptive = track.size { return [] }
      own.append(track.alignment == alignment ? nil : track.alignment)
    }
    return own.contains { $0 != nil } ? own : []
  }
}

extension TreePointers {
  /// The columns that hold a growing view, a bit for each.
  fileprivate func growingColumns(of node: RenderNode) -> UInt64 {
    var growing: UInt64 = 0
    var row = node.firstChild.raw
    while let next = self.node(row) {
      if region(row) == .gridRow {
        var column = 0
        var cell = next.firstChild.raw
        while let view = self.node(cell), column < UInt64.bitWidth {
          let width = columns(of: view)
          if width == 1, known(cell).contains(.growsAcross),
            leaf(of: cell)?.kind != .divider
          {
            growing |= 1 << UInt64(column)
          }
          column += width
          cell = view.nextSibling.raw
        }
      }
      row = next.nextSibling.raw
    }
    return growing
  }

  fileprivate func widestRow(of node: RenderNode) -> Int {
    var widest = 1
    var row = node.firstChild.raw
    while let next = self.node(row) {
      if region(row) == .gridRow { widest = max(widest, countColumns(of: next)) }
      row = next.nextSibling.raw
    }
    return min(widest, 100)
  }

  fileprivate func countColumns(of row: RenderNode) -> Int {
    var count = 0
    var cell = row.firstChild.raw
    while let next = self.node(cell), count < 100 {
      count += columns(of: next)
      cell = next.nextSibling.raw
    }
    return count
  }

  /// How many columns a cell takes.
  fileprivate func columns(of cell: RenderNode) -> Int {
    var columns = 1
    var inner = cell
    var depth = 0
    while let box = box(inner), depth < FactFinder.deepest {
      if case .gridCell(let wanted, _, _) = box { columns = max(columns, wanted) }
      guard let child = self.node(inner.firstChild.raw) else { break }
      inner = child
      depth += 1
    }
    return columns
  }

  /// True where a stack asks one of its views before or after the others.
  fileprivate func hasPriority(in stack: RenderNode) -> Bool {
    var child = stack.firstChild.raw
    while let next = node(child) {
      if known(child).contains(.firm), priority(of: next).value != 0 { return true }
      child = next.nextSibling.raw
    }
    return false
  }

  /// The priority of a view in its stack, and whether it is set inside of an element that stands around the view.
  fileprivate func priority(of view: RenderNode) -> (value: Double, isInside: Bool) {
    var inner = view
    var isInside = false
    var layer = BoxLayer.none
    var depth = 0
    while let box = box(inner), depth < FactFinder.deepest {
      // Of two that CSS applies in another order the outer one has an element of its own.
      if let next = BoxLayer(box) {
        isInside = isInside || next.rawValue <= layer.rawValue
        layer = next
      }
      switch box {
      case .layoutPriority(let priority): return (priority, isInside)
      case .frame, .flexibleFrame, .background, .overlay: isInside = true
      // Any other box is set on the element of the view.
      default: break
      }
      guard let content = node(inner.firstChild.raw) else { break }
      inner = content
      depth += 1
    }
    return (0, false)
  }

  /// True where the element of a view has a width of its own.
  fileprivate func isFramed(_ index: Int32) -> Bool {
    var at = alone(index)
    // A picture with one of these around it stands in an element of theirs.
    var isWrapped = false
    var layer = BoxLayer.none
    while let node = self.node(at) {
      guard let box = box(node) else {
        return node.kind == .divider || node.kind == .spacer || node.kind == .image && !isWrapped
      }
      // Of two that CSS applies in another order the outer one has an element of its own.
      if let next = BoxLayer(box) {
        if next.rawValue <= layer.rawValue { return false }
        layer = next
      }
      switch box {
      case .frame(let width, let height, _):
        return width != nil && !(isWrapped && height != nil && isResizablePicture(node.firstChild.raw))
      case .flexibleFrame(let minWidth, _, _, _, _, _, _): return minWidth != nil
      case .fixedSize(horizontal: true, _): return true
      case .padding, .backgroundPaint, .border: isWrapped = true
      case .clip, .opacity, .shadow, .offset, .guide, .layoutPriority, .fixedSize: break
      // What is said of a picture is said by its own element.
      case .accessibilityLabel, .accessibilityHint, .accessibilityIdentifier, .accessibilityHidden, .help:
        if leaf(of: at)?.kind != .image { return false }
      // Others have an element of their own, or are too rare to look behind.
      default: return false
      }
      at = node.firstChild.raw
    }
    return false
  }

  /// The frame that the element of a view is, whose padding stands outside of its width; the view itself for another.
  fileprivate func bounded(_ index: Int32) -> Int32 {
    var at = alone(index)
    var layer = BoxLayer.none
    while let node = self.node(at), let box = box(node) {
      if let next = BoxLayer(box) {
        if next.rawValue <= layer.rawValue { return index }
        layer = next
      }
      switch box {
      case .frame(_, let height, _):
        // A picture has its size itself, and its padding in an element around it.
        return height != nil && isResizablePicture(node.firstChild.raw) ? index : at
      // One of a greatest width has its padding around it.
      case .flexibleFrame(_, _, let maxWidth, _, _, _, _):
        return maxWidth?.isFinite ?? false && layer.rawValue > BoxLayer.background.rawValue ? index : at
      case .padding, .backgroundPaint, .border, .clip, .opacity, .shadow, .offset, .guide, .layoutPriority,
        .fixedSize, .zIndex, .gridCell, .ignoresTaps, .ignoresSafeArea, .hidden, .disabled:
        break
      // Others make an element of another kind.
      default: return index
      }
      at = node.firstChild.raw
    }
    return index
  }

  /// True for a frame of a greatest width.
  fileprivate func isCapped(_ index: Int32) -> Bool {
    guard let node = node(alone(index)), case .flexibleFrame(_, _, let maxWidth?, _, _, _, _)? = box(node)
    else {
      return false
    }
    return maxWidth.isFinite
  }

  /// True for a picture that takes the size of the frame around it.
  private func isResizablePicture(_ index: Int32) -> Bool {
    guard var picture = node(index) else { return false }
    if case .aspectRatio(nil, _)? = box(picture), let inner = node(picture.firstChild.raw) { picture = inner }
    return picture.kind == .image && images.indices.contains(Int(picture.payload))
      && images[Int(picture.payload)].isResizable && images[Int(picture.payload)].source != .symbol
  }

  /// True for texts, pictures and shapes below each other, or in layers, in which no words stand beside another view.
  fileprivate func isColumn(_ index: Int32, depth: Int) -> Bool {
    guard let node = node(index), depth < FactFinder.deepest else { return false }
    switch node.kind {
    case .text, .image, .shape, .divider, .spacer, .presentation: return true
    case .stack where stack(node)?.axis == .horizontal && countChildren(of: node) > 1:
      return holdsOnlyFixed(node, depth: depth)
    case .stack, .group: break
    case .box:
      if case .fixedSize(horizontal: true, _)? = box(node) { return true }
      if isCapped(index) { return false }
    case .grid, .control, .link, .list, .scroll, .map, .drawing, .navigation, .region, .alike:
      return false
    }
    var child = node.firstChild.raw
    while let next = self.node(child) {
      if !isColumn(child, depth: depth + 1) { return false }
      child = next.nextSibling.raw
    }
    return true
  }

  /// True for a row of fixed views, and of such that have no words.
  private func holdsOnlyFixed(_ row: RenderNode, depth: Int) -> Bool {
    var found = false
    var child = row.firstChild.raw
    while let next = node(child) {
      if holdsFixed(child, depth: depth + 1) {
        found = true
      } else {
        switch leaf(of: child)?.kind {
        case .shape, .divider, .spacer, .image, .presentation: break
        case nil, .text, .stack, .group, .grid, .control, .link, .list, .scroll, .map, .drawing, .navigation,
          .box, .region, .alike:
          return false
        }
      }
      child = next.nextSibling.raw
    }
    return found
  }

  /// True where a view that does not become narrower than its content is in another, not inside of a frame. Beside others in
  /// a row it does not count: the row would not become narrower than all words in it.
  fileprivate func holdsFixed(_ index: Int32, depth: Int) -> Bool {
    guard known(index).contains(.firm), let node = node(index), depth < FactFinder.deepest,
      node.kind != .drawing
    else { return false }
    switch box(node) {
    case .fixedSize(horizontal: true, _)?: return true
    case .frame(.some, _, _)?, .flexibleFrame(.some, _, _, _, _, _, _)?: return false
    // Any other view holds what is in it.
    default: if stack(node)?.axis == .horizontal { return holdsOnlyFixed(node, depth: depth) }
    }
    var child = node.firstChild.raw
    while let next = self.node(child) {
      if holdsFixed(child, depth: depth + 1) { return true }
      if node.kind == .box { break }
      child = next.nextSibling.raw
    }
    return false
  }
}

extension BoxLayer {
  /// The layer that a modifier sets on the element of its view; nil for one that sets none, or has an element of its own.
  fileprivate init?(_ box: BoxModifier) {
    switch box {
    case .padding: self = .padding
    case .backgroundPaint: self = .background
    case .border: self = .border
    case .clip: self = .clip
    case .opacity: self = .opacity
    case .shadow: self = .filter
    case .offset, .guide: self = .transform
    // Frames end the search; whatever else may stand between is not looked behind.
    default: return nil
    }
  }
}
