import RenderTree

extension HTMLWriter {
  mutating func writeStack(_ index: Int32, _ node: RenderNode, _ place: Place) {
    let stack = pointers.stacks[Int(node.payload)]
    if stack.swipes != nil, swipedStacks.last == NodeIndex(index) { return writeSwipedRow(place) }
    if hasGuides { return writeGuidedStack(index, node, stack, place) }
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
    writeChildren(of: node, place.insideStack(stack.axis))
    closeContainer(place)
  }

  /// The stack that rows are made of, without a detour.
  private mutating func writePlainRow(_ index: Int32, _ node: RenderNode, _ place: Place) {
    writeMarkup("<span class=\"sw-h", if: place.phrasing, else: "<div class=\"sw-h")
    writeGrowth(of: index)
    out.append("\">")
    writeChildren(of: node, place.insideStack(.horizontal))
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
      columns.end()
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
    if !pointers.known(index).contains(.interactive), scroll.horizontal, !place.phrasing {
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
      pending.styles.append("repeat(")
      pending.styles.append(number: widestRow(of: node))
      pending.styles.append(",auto);")
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

  private mutating func writeTracks(_ tracks: ArraySlice<GridTrack>, _ grid: GridPayload) {
    var fills = false
    for track in tracks {
      switch track.size {
      case .fixed(let width): pending.styles.append(points: max(width, 0))
      case .flexible(let minimum, let maximum):
        pending.styles.append("minmax(")
        pending.styles.append(points: min(max(minimum, 0), max(maximum, 0)))
        pending.styles.append(",")
        if maximum.isFinite {
          pending.styles.append(points: max(maximum, 0))
        } else {
          pending.styles.append("1fr")
        }
        pending.styles.append(")")
        fills = fills || !maximum.isFinite
      case .adaptive(let minimum, let maximum):
        pending.styles.append("repeat(auto-fill,minmax(")
        pending.styles.append(points: max(minimum, 1))
        pending.styles.append(",")
        if maximum.isFinite {
          pending.styles.append(points: max(maximum, 1))
        } else {
          pending.styles.append("1fr")
        }
        pending.styles.append("))")
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

  private func widestRow(of node: RenderNode) -> Int {
    var widest = 1
    var row = node.firstChild.raw
    while let next = pointers.node(row) {
      if pointers.region(row) == .gridRow { widest = max(widest, countColumns(of: next)) }
      row = next.nextSibling.raw
    }
    return min(widest, 100)
  }

  private func countColumns(of row: RenderNode) -> Int {
    var count = 0
    var cell = row.firstChild.raw
    while let next = pointers.node(cell), count < 100 {
      var columns = 1
      var inner = next
      var depth = 0
      while inner.kind == .box, Int(inner.payload) < pointers.boxes.count, depth < FactFinder.deepest {
        if case .gridCell(let wanted, _, _) = pointers.boxes[Int(inner.payload)] {
          columns = max(columns, wanted)
        }
        guard let child = pointers.node(inner.firstChild.raw) else { break }
        inner = child
        depth += 1
      }
      count += columns
      cell = next.nextSibling.raw
    }
    return count
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
