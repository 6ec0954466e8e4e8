import RenderTree

extension TextLayout {
  /// The size a view chooses for a proposal. Never inlined, for the sake of the compiler, as `draw`.
  @inline(never)
  mutating func measure(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    guard isNode(node), depth < TextRenderer.deepestNesting else { return .zero }
    switch kind(node) {
    case .spacer: return measureSpacer(node, proposal, context)
    case .divider: return measureDivider(proposal, context)
    case .presentation: return .zero
    case .text:
      if let size = plainTextSize(node, proposal) { return size }
    // Whatever is measured by what is in it is measured once for each proposal.
    default: break
    }
    if let known = sizes.size(of: node, for: proposal) { return known }
    guard descend() else { return .zero }
    let chosen = measureAnew(node, proposal, context)
    ascend()
    let size = CellSize(width: Cells.bounded(chosen.width), height: Cells.bounded(chosen.height))
    sizes.keep(size, of: node, for: proposal)
    return size
  }

  private mutating func measureAnew(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    switch kind(node) {
    case .group, .region: measureContent(of: node, proposal, context)
    case .stack: measureStack(node, proposal, context)
    case .grid: measureGrid(node, proposal, context)
    case .text: measureText(node, proposal)
    case .image: measureImage(node, proposal, context)
    case .shape: measureShape(node, proposal)
    case .control: measureControl(node, proposal, context)
    case .link: measureLink(node, proposal, context)
    case .list: measureList(node, proposal, context)
    case .scroll: measureScroll(node, proposal, context)
    case .map: measureMap(proposal)
    case .drawing: measureDrawing(node, proposal, context)
    case .navigation: measureNavigation(node, proposal, context)
    case .box: measureBox(node, proposal, context)
    case .divider, .spacer, .presentation, .alike: .zero
    }
  }

  private mutating func measureDivider(_ proposal: Proposal, _ context: Context) -> CellSize {
    context.axis == .horizontal
      ? CellSize(width: 1, height: Cells.length(proposal.height, ideal: 1))
      : CellSize(width: Cells.length(proposal.width, ideal: 1), height: 1)
  }

  /// A spacer that names no length keeps 8 points.
  private mutating func measureSpacer(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize
  {
    let named = payload(node, tree.spacers) ?? -1
    let points = named < 0 || named.isNaN ? 8 : named
    let width = max(Cells.columns(points), proposal.width)
    let height = max(Cells.rows(points), proposal.height)
    return switch context.axis {
    case .horizontal: CellSize(width: width, height: 0)
    case .vertical: CellSize(width: 0, height: height)
    case .depth: CellSize(width: width, height: height)
    }
  }
}

extension TextPage {
  /// Draws a view in the place its parent gave it. `proposal` is the one its size comes from. Never inlined: each function that
  /// draws a kind of view would hold a copy of it, and compiling this module would take half as long again.
  @inline(never)
  mutating func draw(_ node: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context) {
    guard layout.isNode(node), layout.depth < TextRenderer.deepestNesting else { return }
    noteSize(of: node, rect.size)
    if rect.maxY + overflow < canvas.clip.y || rect.y - overflow > canvas.clip.maxY { return }
    if rect.maxX + overflow < canvas.clip.x || rect.x - overflow > canvas.clip.maxX { return }
    guard layout.descend() else { return }
    let proposal = proposal.resolved(by: rect.size)
    switch layout.kind(node) {
    case .group, .region: drawContent(of: node, rect, proposal, context)
    case .stack: drawStack(node, rect, proposal, context)
    case .grid: drawGrid(node, rect, proposal, context)
    case .text: drawText(node, rect, context)
    case .image: drawImage(node, rect, context)
    case .shape: drawShape(node, rect, context)
    case .control: drawControl(node, rect, proposal, context)
    case .link: drawLink(node, rect, proposal, context)
    case .list: drawList(node, rect, context)
    case .scroll: drawScroll(node, rect, proposal, context)
    case .map: drawMap(node, rect, context)
    case .drawing: drawDrawing(node, rect, context)
    case .navigation: drawNavigation(node, rect, proposal, context)
    case .box: drawBox(node, rect, proposal, context)
    case .divider: drawDivider(rect, context)
    case .spacer, .presentation, .alike: break
    }
    layout.ascend()
  }

  private mutating func drawDivider(_ rect: CellRect, _ context: Context) {
    let ink = lineInk(context)
    canvas.fill(
      rect, glyph: context.axis == .horizontal ? layout.marks.vertical : layout.marks.horizontal, ink: ink)
  }
}
