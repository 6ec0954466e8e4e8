import RenderTree

extension TextPage {
  /// Where the cells of a grid are: the columns' widths, the rows' heights, and which view stands where.
  private struct GridPlan {
    var widths: [Int] = []
    var heights: [Int] = []
    /// Views row by row; a row that is one view across all columns has that view alone.
    var rows: [(views: [NodeIndex], isWhole: Bool)] = []
    var columnGap = 1
    var rowGap = 1
    var size: CellSize {
      CellSize(
        width: widths.reduce(0, +) + columnGap * max(0, widths.count - 1),
        height: heights.reduce(0, +) + rowGap * max(0, heights.count - 1))
    }
  }

  mutating func measureGrid(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    gridPlan(node, proposal, context)?.size ?? .zero
  }

  mutating func drawGrid(_ node: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context) {
    guard let grid = payload(node, tree.grids), let plan = gridPlan(node, proposal, context) else { return }
    let context = context.inside(rect).along(.depth)
    var y = rect.y
    for (row, line) in plan.rows.enumerated() {
      var x = rect.x
      for (column, view) in line.views.enumerated() {
        let width = line.isWhole ? rect.width : plan.widths[column]
        let place = CellRect(x, y, width, plan.heights[row])
        if kind(view) == .divider {
          draw(view, place, Proposal(place.size), context.along(.vertical))
        } else {
          drawAligned(view, grid.alignment, place, Proposal(place.size), context)
        }
        x += width + plan.columnGap
      }
      y += plan.heights[row] + plan.rowGap
    }
  }

  private mutating func gridPlan(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> GridPlan? {
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
    case .count, .adaptive, .fixed:
      let widths = lazyWidths(grid, plan, children.count, proposal)
      if grid.isHorizontal {
        fillColumns(&plan, children, rowCount: max(1, widths.count), proposal, inner)
      } else {
        plan.widths = widths
        for start in stride(from: 0, to: children.count, by: max(1, widths.count)) {
          plan.rows.append(
            (Array(children[start..<min(children.count, start + max(1, widths.count))]), false))
        }
      }
    }
    setHeights(&plan, inner)
    return plan
  }

  /// Columns as wide as their widest view; where that is too much, the widest columns give way.
  private mutating func setWidthsFromRows(_ plan: inout GridPlan, _ proposal: Proposal, _ context: Context) {
    var whole = 0
    for row in plan.rows {
      for (column, view) in row.views.enumerated() {
        let width = kind(view) == .divider ? 0 : measure(view, .ideal, context).width
        if row.isWhole {
          whole = max(whole, width)
          continue
        }
        if column == plan.widths.count { plan.widths.append(0) }
        plan.widths[column] = max(plan.widths[column], width)
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
    _ grid: GridPayload, _ plan: GridPlan, _ count: Int, _ proposal: Proposal
  ) -> [Int] {
    let gap = grid.isHorizontal ? plan.rowGap : plan.columnGap
    let proposed = grid.isHorizontal ? proposal.height : proposal.width
    let isGiven = proposed != Cells.unspecified && proposed < Cells.unbounded
    let room = isGiven ? proposed : canvas.width
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
    case .fixed(let points):
      if points.isEmpty { return [room] }
      return points.prefix(1000).map { max(0, grid.isHorizontal ? Cells.rows($0) : Cells.columns($0)) }
    }
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
      for (column, view) in row.views.enumerated() {
        if kind(view) == .divider {
          height = max(height, 1)
          continue
        }
        let width = row.isWhole ? total : plan.widths[column]
        height = max(height, measure(view, Proposal(width, Cells.unspecified), context).height)
      }
      plan.heights.append(height)
    }
  }
}
