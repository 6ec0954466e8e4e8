import RenderTree

/// Which nodes of a tree may be written: sound ones, in all no more than the tree has, so that writing a damaged one ends.
struct NodeVisits: ~Copyable {
  /// Rows are counted as this much deeper than those of the list around them, so that lists in lists end too.
  private static let depthPerList = 100

  private var finder: FactFinder
  /// How many more nodes may be written.
  private(set) var remaining: Int
  /// How deep the rows of the list being written count as.
  private var depth = 0

  init(tree: RenderTree, pointers: TreePointers) {
    finder = FactFinder(tree: tree, pointers: pointers)
    remaining = tree.wholeNodeCount
  }

  /// Counts nodes that are written.
  @inline(__always)
  mutating func count(_ nodes: Int) { remaining &-= nodes }

  /// True in a list.
  var isInList: Bool { depth > 0 }

  /// Begins the rows of a list.
  mutating func enterList() { depth += Self.depthPerList }

  /// Ends them.
  mutating func leaveList() { depth -= Self.depthPerList }

  /// Finds the facts of a row, or of a whole page, and of all below it but rows of lists.
  mutating func findFacts(of index: Int32, axis: StackPayload.Axis) {
    finder.isHeightOpen = isInList
    _ = finder.visit(index, axis: axis, depth: depth)
  }

  /// True where the facts of a row are known, or those of another that it is like.
  @inline(__always)
  mutating func knows(row view: AlikeView) -> Bool { finder.knows(view, axis: .horizontal, depth: depth) }
}
