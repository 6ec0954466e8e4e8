import RenderTree

extension TextLayout {
  private static let content = Arrangement(axis: .vertical)

  /// A scroll view takes what it is offered; where that is no limit it is as large as its content.
  mutating func measureScroll(_ node: NodeIndex, _ proposal: Proposal, _ context: Context) -> CellSize {
    guard let scroll = payload(node, tree.scrolls) else { return .zero }
    let size = measureChildren(of: node, arrangement(scroll), inner(scroll, proposal), context)
    return CellSize(
      width: scroll.horizontal ? Cells.length(proposal.width, ideal: size.width) : size.width,
      height: scroll.vertical ? Cells.length(proposal.height, ideal: size.height) : size.height)
  }

  fileprivate mutating func arrangement(_ scroll: ScrollPayload) -> Arrangement {
    scroll.horizontal && !scroll.vertical ? .label : Self.content
  }

  fileprivate mutating func inner(_ scroll: ScrollPayload, _ proposal: Proposal) -> Proposal {
    Proposal(
      scroll.horizontal ? Cells.unspecified : proposal.width,
      scroll.vertical ? Cells.unspecified : proposal.height)
  }
}

extension TextPage {
  /// Draws as much of the content as the place holds. A mark at the edge shows that there is more across.
  mutating func drawScroll(_ node: NodeIndex, _ rect: CellRect, _ proposal: Proposal, _ context: Context) {
    guard let scroll = layout.payload(node, layout.tree.scrolls) else { return }
    let offer = layout.inner(scroll, proposal)
    let size = layout.measureChildren(of: node, layout.arrangement(scroll), offer, context)
    let saved = canvas.clip
    canvas.clip = saved.intersection(rect)
    let x = scroll.horizontal ? rect.x : rect.x + (rect.width - size.width) / 2
    let place = CellRect(max(rect.x, x), rect.y, size.width, size.height)
    drawChildren(of: node, layout.arrangement(scroll), place, offer, context)
    if scroll.horizontal && size.width > rect.width && rect.width > 2 {
      let y = rect.y + max(0, rect.height - 1) / 2
      canvas.fill(CellRect(rect.maxX - 2, y, 2, 1), glyph: Glyph.blank, ink: 0)
      writeMark(layout.marks.disclosure, rect.maxX - 1, y, ink: lineInk(context))
    }
    canvas.clip = saved
  }
}
