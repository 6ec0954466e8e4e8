import RenderTree

extension TextLayout {
  /// Where the cells of a grid are: the columns' widths, the rows' heights, and which view stands where.
  fileprivate struct GridPlan {
    var widths: [Int] = []
    var heights: [Int] = []
    /// Views row by row; a row that is one view across all columns has that view alone.
    var rows: [(views: [NodeIndex], isWhole: Bool)] = []
    var columnGap = 1
    var rowGap = 1
    /// Gaps behind single columns, and alignments in them, where they have their own.
    var gaps: [Int] = []
    var alignments: [Alignment?] = []
    /// The columns stand in this width, where it is more than they take.
    var room = 0
    var size: CellSize {
      CellSize(
        width: max(room, natural),
        height: heights.reduce(0, +) + rowGap * max(0, heights.count - 1))
    }
    /// The width of the columns.
    var natural: Int {
      var width = widths.reduce(0, +)
      for column in widths.indices.dropLast() { width += gap(behind: column) }
      return width
    }
    /// The width of some columns side by side.
    func width(_ first: Int, _ count: Int) -> Int {
      var width = 0
      for column in first..<first + count where column < widths.count {
        width += widths[column] + (column > first ? gap(behind: column - 1) : 0)
      }
      return width
    }
    func gap(behind column: Int) -> Int { column < gaps.count ? gaps[column] : columnGap }
  }

  mutating func measureGrid(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    gridPlan(node, proposal, context)?.size ?? .zero
  }

  /// How many columns of a Grid a view takes, and where it stands in them where it says so.
  fileprivate mutating func gridCell(
    _ view: NodeIndex
  ) -> (columns: Int, horizontal: HorizontalAlignment?, vertical: VerticalAlignment?) {
    var cell: (columns: Int, horizontal: HorizontalAlignment?, vertical: VerticalAlignment?) = (1, nil, nil)
    var node = view
    var levels = 0
    while isNode(node), kind(node) == .box, levels < 64 {
      if case .gridCell(let columns, let horizontal, let vertical)? = payload(node, tree.boxes) {
        cell.columns = max(cell.columns, min(columns, 100))
        cell.horizontal = cell.horizontal ?? horizontal
        cell.vertical = cell.vertical ?? vertical
      }
      node = firstChild(node)
      levels += 1
    }
    return cell
  }

  fileprivate mutating func gridPlan(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> GridPlan?
  {
    guard let grid = payload(node, tree.grids) else { return nil }
    var plan = GridPlan()
    plan.columnGap = Cells.columns(grid.horizontalSpacing ?? 8)
    plan.rowGap = Cells.rows(grid.verticalSpacing ?? 8)
    let first = slots.count
    pushChildren(of: node)
    let children = slots[first...].map(\.node)
    slots.removeLast(slots.count - first)
    let inner = context.along(.depth)
    switch grid.columns {
    case .fromRows:
      for child in children {
        if kind(child) == .region, payload(child, tree.regions) == .gridRow {
          let start = slots.count
          pushChildren(of: child)
          plan.rows.append((slots[start...].map(\.node), false))
          slots.removeLast(slots.count - start)
        } else {
          plan.rows.append(([child], true))
        }
      }
      setWidthsFromRows(&plan, proposal, inner)
    case .count, .adaptive, .tracks:
      let widths = lazyWidths(grid, &plan, children.count, proposal)
      if grid.isHorizontal {
        fillColumns(&plan, children, rowCount: max(1, widths.count), proposal, inner)
      } else {
        plan.widths = widths
        fillRows(&plan, children)
      }
    }
    setHeights(&plan, inner)
    return plan
  }

  /// Columns as wide as their widest view; where that is too much, the widest columns give way.
  private mutating func setWidthsFromRows(_ plan: inout GridPlan, _ proposal: Proposal, _ context: Context) {
    var whole = 0
    var wide: [(first: Int, count: Int, width: Int)] = []
    for row in plan.rows {
      var column = 0
      for view in row.views {
        let width = kind(view) == .divider ? 0 : measure(view, .ideal, context).width
        if row.isWhole {
          whole = max(whole, width)
          continue
        }
        let count = gridCell(view).columns
        while plan.widths.count < column + count { plan.widths.append(0) }
        if count == 1 { plan.widths[column] = max(plan.widths[column], width) }
        if count > 1 { wide.append((column, count, width)) }
        column += count
      }
    }
    for cell in wide {
      // Columns grow alike for a cell across them.
      let missing = max(0, cell.width - plan.width(cell.first, cell.count))
      for place in 0..<cell.count {
        plan.widths[cell.first + place] += missing / cell.count + (place < missing % cell.count ? 1 : 0)
      }
    }
    if plan.widths.isEmpty { plan.widths = [whole] }
    guard proposal.width != Cells.unspecified && proposal.width < Cells.unbounded else { return }
    let room = max(plan.widths.count, proposal.width - plan.columnGap * (plan.widths.count - 1))
    while plan.widths.reduce(0, +) > room {
      guard let widest = plan.widths.max(), let index = plan.widths.firstIndex(of: widest) else { break }
      let excess = plan.widths.reduce(0, +) - room
      let next = plan.widths.filter { $0 < widest }.max() ?? 1
      let shared = max(1, excess / plan.widths.filter { $0 == widest }.count)
      plan.widths[index] = max(1, widest - max(1, min(widest - next, shared)))
      if widest <= 1 { break }
    }
  }

  private mutating func lazyWidths(
    _ grid: GridPayload, _ plan: inout GridPlan, _ count: Int, _ proposal: Proposal
  ) -> [Int] {
    let gap = grid.isHorizontal ? plan.rowGap : plan.columnGap
    let proposed = grid.isHorizontal ? proposal.height : proposal.width
    let isGiven = proposed != Cells.unspecified && proposed < Cells.unbounded
    let room = isGiven ? proposed : pageWidth
    func equal(_ lanes: Int) -> [Int] {
      let free = max(lanes, room - gap * (lanes - 1))
      return (0..<lanes).map { free / lanes + ($0 < free % lanes ? 1 : 0) }
    }
    switch grid.columns {
    case .fromRows: return []
    case .count(let lanes): return equal(max(1, min(lanes, max(1, count), 1000)))
    case .adaptive(let minimum):
      let least = max(1, grid.isHorizontal ? Cells.rows(minimum) : Cells.columns(minimum))
      return equal(max(1, min(1000, (room + gap) / (least + gap))))
    case .tracks(let tracks):
      if tracks.isEmpty { return [room] }
      if isGiven && !grid.isHorizontal { plan.room = room }
      return lanes(Array(tracks.prefix(1000)), in: room, gap, grid.isHorizontal, &plan)
    }
  }

  /// Fixed columns take their width first; the others share what is left, in order.
  private func lanes(
    _ tracks: [GridTrack], in room: Int, _ gap: Int, _ isHorizontal: Bool, _ plan: inout GridPlan
  ) -> [Int] {
    func cells(_ points: Double) -> Int {
      points.isFinite ? max(0, isHorizontal ? Cells.rows(points) : Cells.columns(points)) : Cells.unbounded
    }
    let gaps = tracks.map { $0.spacing.map(cells) ?? gap }
    var free = room - gaps.dropLast().reduce(0, +)
    var open = 0
    for track in tracks {
      if case .fixed(let width) = track.size { free -= cells(width) } else { open += 1 }
    }
    var widths: [Int] = []
    for (track, gap) in zip(tracks, gaps) {
      var lane: [Int]
      let share = open > 0 ? max(0, (free + open - 1) / open) : 0
      switch track.size {
      case .fixed(let width): lane = [cells(width)]
      case .flexible(let minimum, let maximum):
        lane = [max(cells(minimum), min(cells(maximum), share))]
      case .adaptive(let minimum, let maximum):
        let least = max(1, cells(minimum))
        let count = max(1, min(1000, (share + gap) / (least + gap)))
        let inner = max(count, share - gap * (count - 1))
        lane = (0..<count).map { min(cells(maximum), inner / count + ($0 < inner % count ? 1 : 0)) }
      }
      if case .fixed = track.size {
      } else {
        free -= lane.reduce(0, +) + gap * (lane.count - 1)
        open -= 1
      }
      widths += lane
      plan.gaps += lane.map { _ in gap }
      plan.alignments += lane.map { _ in track.alignment }
    }
    return widths
  }

  /// Fills rows; headers and footers stand across all columns.
  private mutating func fillRows(_ plan: inout GridPlan, _ children: [NodeIndex]) {
    var row: [NodeIndex] = []
    let width = max(1, plan.widths.count)
    for child in children {
      let region = kind(child) == .region ? payload(child, tree.regions) : nil
      if region == .header || region == .footer {
        if !row.isEmpty { plan.rows.append((row, false)) }
        row = []
        plan.rows.append(([child], true))
        continue
      }
      row.append(child)
      if row.count == width {
        plan.rows.append((row, false))
        row = []
      }
    }
    if !row.isEmpty { plan.rows.append((row, false)) }
  }

  /// Fills a horizontal grid column by column.
  private mutating func fillColumns(
    _ plan: inout GridPlan, _ children: [NodeIndex], rowCount: Int, _ proposal: Proposal, _ context: Context
  ) {
    var rows: [[NodeIndex]] = Array(repeating: [], count: min(rowCount, max(1, children.count)))
    for (index, child) in children.enumerated() {
      rows[index % rows.count].append(child)
      let column = index / rows.count
      if column == plan.widths.count { plan.widths.append(0) }
      plan.widths[column] = max(plan.widths[column], measure(child, .ideal, context).width)
    }
    plan.rows = rows.map { ($0, false) }
  }

  private mutating func setHeights(_ plan: inout GridPlan, _ context: Context) {
    let total = plan.size.width
    for row in plan.rows {
      var height = 0
      var column = 0
      for view in row.views {
        let columns = gridCell(view).columns
        defer { column += columns }
        if kind(view) == .divider {
          height = max(height, 1)
          continue
        }
        let width = row.isWhole ? total : plan.width(column, columns)
        height = max(height, measure(view, Proposal(width, Cells.unspecified), context).height)
      }
      plan.heights.append(height)
    }
  }
}

extension TextPage {
  mutating func drawGrid(_ node: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context) {
    guard let grid = layout.payload(node, layout.tree.grids),
      let plan = layout.gridPlan(node, proposal, context)
    else { return }
    let context = context.inside(rect).along(.depth)
    var y = rect.y
    for (row, line) in plan.rows.enumerated() {
      var x =
        rect.x + (line.isWhole ? 0 : grid.place.horizontal.offset(of: plan.natural, in: plan.size.width))
      var column = 0
      if grid.isTable, let first = line.views.first {
        drawChoice(
          of: first, CellRect(rect.x, y, rect.width, plan.heights[row]), x + plan.width(0, 1), context)
      }
      for view in line.views {
        let cell = layout.gridCell(view)
        let width = line.isWhole ? rect.width : plan.width(column, cell.columns)
        let place = CellRect(x, y, width, plan.heights[row])
        if layout.kind(view) == .divider {
          draw(view, place, Proposal(place.size), context.along(.vertical))
        } else {
          let own = column < plan.alignments.count && !line.isWhole ? plan.alignments[column] : nil
          var alignment = own ?? grid.alignment
          if let horizontal = cell.horizontal { alignment.horizontal = horizontal }
          if let vertical = cell.vertical { alignment.vertical = vertical }
          drawAligned(view, alignment, place, Proposal(place.size), context)
        }
        column += cell.columns
        x += width + plan.gap(behind: column - 1)
      }
      y += plan.heights[row] + plan.rowGap
    }
  }

  /// Draws what is behind the row of a table that is chosen, and a mark behind its first cell, at `x`.
  private mutating func drawChoice(of cell: NodeIndex, _ row: CellRect, _ x: Int, _ context: Context) {
    guard var tint = layout.tree.rowLook(of: cell).selection else { return }
    tint.multiplyOpacity(by: 40.0 / 255)
    if inks.hasColor { drawBackground(.color(tint), behind: cell, row, context) }
    canvas.put(layout.marks.chosenRow, width: 1, x, row.y, ink: plainInk(context))
  }
}
