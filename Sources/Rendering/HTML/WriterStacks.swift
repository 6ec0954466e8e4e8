import RenderTree

extension HTMLWriter {
  mutating func writeStack(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let stack = pointers.stacks[Int(node.payload)]
    if stack.swipes != nil, environment.swipedStacks.last == NodeIndex(index) { return writeSwipedRow(place) }
    if pointers.hasGuides { return writeGuidedStack(index, node, stack, place) }
    if pending.isEmpty, stack.spacing == nil, stack.axis == .horizontal, stack.alignment.vertical == .center {
      return writePlainRow(index, node, place)
    }
    writeAnyStack(index, node, stack, place)
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
    if stack.axis == .horizontal, pointers.known(index).contains(.firm) {
      writeParts(of: node, place.insideStack(stack.axis))
    } else {
      writeChildren(of: node, place.insideStack(stack.axis))
    }
    closeContainer(place)
  }

  /// Writes the views of a horizontal stack that holds frames. A view around a frame gets no less room than it has.
  private mutating func writeParts(of node: RenderNode, _ place: Place) {
    var child = node.firstChild.raw
    while let next = pointers.node(child), visits.remaining > 0 {
      if pointers.known(child).contains(.firm) {
        let width = pointers.firmWidth(of: child, depth: 0)
        if width > 0 && !pointers.isFramed(child) {
          pending.claim(child)
          addLength("min-width:", width)
        }
      }
      write(child, place)
      child = next.nextSibling.raw
    }
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
    writeChildren(of: node, place.inside(scroll.horizontal && !scroll.vertical ? .horizontal : .vertical))
    closeContainer(place)
  }

  mutating func writeGrid(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let grid = tree.grids[Int(node.payload)]
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
    writeChildren(of: node, place.inside(.depth))
    closeContainer(place)
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

  private mutating func writeTracks(_ tracks: ArraySlice<GridTrack>, _ grid: GridPayload) {
    var fills = false
    for track in tracks {
      switch track.size {
      case .fixed(let width): pending.styles.append(points: max(width, 0))
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

  /// True where the element of a view has a width of its own.
  fileprivate func isFramed(_ index: Int32) -> Bool {
    var at = index
    while let node = self.node(at), let box = box(node) {
      switch box {
      case .frame(let width, _, _): return width != nil
      case .flexibleFrame(let minWidth, _, _, _, _, _, _): return minWidth != nil
      case .padding, .backgroundPaint, .border, .clip, .opacity, .shadow, .offset: at = node.firstChild.raw
      // Others have an element of their own, or are too rare to look behind.
      default: return false
      }
    }
    return false
  }

  /// The width of the frames in a view that a stack may not take away, with what stands around them.
  fileprivate func firmWidth(of index: Int32, depth: Int) -> Double {
    guard known(index).contains(.firm), let node = self.node(index), depth < FactFinder.deepest
    else { return 0 }
    var inside = 0.0
    var count = 0
    let stack = stack(node)
    let isRow = stack?.axis == .horizontal
    var child = node.firstChild.raw
    while let next = self.node(child) {
      let width = firmWidth(of: child, depth: depth + 1)
      inside = isRow ? inside + width : max(inside, width)
      count += 1
      if node.kind == .box { break }
      child = next.nextSibling.raw
    }
    if isRow { inside += max(stack?.spacing ?? 8, 0) * Double(count - 1) }
    guard let box = box(node) else { return inside }
    switch box {
    case .frame(let width?, _, _): return max(width, 0)
    case .flexibleFrame(let minWidth, _, let maxWidth, _, _, _, _):
      return max(minWidth ?? 0, min(inside, maxWidth ?? .infinity))
    case .padding(let edges): return max(inside + edges.leading + edges.trailing, 0)
    // Other modifiers leave the width as it is.
    default: return inside
    }
  }
}
