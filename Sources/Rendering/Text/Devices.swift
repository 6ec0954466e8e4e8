import RenderTree

extension TextLayout {
  /// A device is a page of its own in a frame, with its name above. It is no wider than its place.
  mutating func deviceSize(_ width: Double, _ height: Double, _ name: PoolRange, _ proposal: Proposal)
    -> CellSize
  {
    var columns = max(1, Cells.columns(width)) + 2
    if proposal.width != Cells.unspecified && proposal.width < Cells.unbounded {
      columns = min(columns, max(3, proposal.width))
    }
    return CellSize(width: columns, height: max(1, Cells.rows(height)) + 2 + (name.isEmpty ? 0 : 1))
  }
}

extension TextPage {
  mutating func drawDevice(
    _ node: NodeIndex, _ rect: CellRect, _ width: Double, _ height: Double, _ name: PoolRange,
    _ context: Context
  ) {
    var frame = rect
    if !name.isEmpty {
      var bold = context
      bold.isBold = true
      write(layout.bytes(name), rect.x + 1, rect.y, columns: max(1, rect.width - 2), ink: plainInk(bold))
      frame = rect.inset(top: 1, leading: 0, bottom: 0, trailing: 0)
    }
    drawFrame(frame, layout.marks.roundCorners, ink: lineInk(context))
    let page = frame.inset(top: 1, leading: 1, bottom: 1, trailing: 1)
    let saved = canvas.clip
    canvas.clip = saved.intersection(page)
    var inner = context.inside(page).along(.vertical)
    inner.isInList = false
    drawAligned(layout.firstChild(node), .center, page, Proposal(page.size), inner)
    drawLayers(under: node, over: page, inner)
    canvas.clip = saved
  }
}
