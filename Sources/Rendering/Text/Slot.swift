import RenderTree

/// A view in a stack with the size it chose.
struct Slot {
  var node: NodeIndex
  var size = CellSize.zero
  var proposal = Proposal.ideal
  /// Cells between it and the view before.
  var gap = 0
  /// Cells between it and the start of its stack.
  var start = 0
  /// Where it is painted, once its stack has a place.
  var place = CellRect(0, 0, 0, 0)
  /// Where the line stands by which its stack aligns it, in half cells from its edge.
  var guide = 0
  /// Cells between it and the edges of its stack, where a stack aligns by guides.
  var guided = (x: 0, y: 0)
}
