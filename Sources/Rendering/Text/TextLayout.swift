import RenderTree

/// The sizes that the views of a tree choose, and the places that they get, in cells: what a page asks before it paints. It
/// knows no canvas and no colour. Each size is computed once for each view and proposal.
///
/// It cannot be copied, and all its methods are `mutating`, so that a call passes one address: a call that only
/// borrows would lay the whole structure on the stack at each level of the tree.
struct TextLayout: ~Copyable {
  let tree: RenderTree
  private let nodes: [RenderNode]
  /// Columns of the page.
  let pageWidth: Int
  let isASCII: Bool
  let marks: Marks
  /// The sizes in points of pictures, by their names, where they are known.
  let pictures: [String: (width: Int, height: Int)]
  /// What stands for characters that are left out.
  let ellipsis: [Cluster]
  var reader = ClusterReader()
  var breaker = LineBreaker()
  /// Views being arranged by stacks, the innermost last.
  var slots: [Slot] = []
  var sizes: SizeCache
  /// Rows of lists and of long stacks by node.
  var plans: [Int32: TextRowPlan] = [:]
  /// How many views lie around the one being measured or painted.
  private(set) var depth = 0
  let hasPresentations: Bool
  let hasOrder: Bool
  /// True where views stand at places of their own.
  let hasPositions: Bool
  /// True where views say by which lines their stacks align them.
  let hasGuides: Bool

  /// The most rows of a list or a stack.
  static let mostRows = 10_000_000

  /// The layout of a tree on a page of so many columns.
  init(
    _ tree: RenderTree, ascii: Bool, width: Int,
    pictures: [String: (width: Int, height: Int)] = [:]
  ) {
    self.tree = tree
    self.pictures = pictures
    nodes = tree.nodes
    isASCII = ascii
    pageWidth = max(1, min(Cells.longest, width))
    marks = ascii ? .ascii : .unicode
    var dots: [Cluster] = []
    reader.read(ArraySlice(marks.ellipsis.utf8), style: 0, into: &dots)
    ellipsis = dots
    sizes = SizeCache(nodes: tree.nodes.count)
    hasPresentations = tree.nodes.contains { $0.kind == .presentation }
    hasOrder = tree.boxes.contains { if case .zIndex = $0 { true } else { false } }
    hasPositions = tree.boxes.contains { if case .position = $0 { true } else { false } }
    hasGuides = tree.boxes.contains { if case .guide = $0 { true } else { false } }
  }

  /// Goes one view deeper; false past the deepest nesting, where views have no size and are not painted.
  mutating func descend() -> Bool {
    if depth >= TextRenderer.deepestNesting { return false }
    depth += 1
    return true
  }

  /// Leaves the view that `descend` entered.
  mutating func ascend() { depth -= 1 }

  /// True where an index names a node of the tree.
  mutating func isNode(_ node: NodeIndex) -> Bool { node.raw >= 0 && Int(node.raw) < nodes.count }

  /// A node of the tree, which an index must name.
  private subscript(node: NodeIndex) -> RenderNode {
    @inline(__always) mutating get { nodes[Int(node.raw)] }
  }

  mutating func kind(_ node: NodeIndex) -> RenderNode.Kind { self[node].kind }

  mutating func firstChild(_ node: NodeIndex) -> NodeIndex { self[node].firstChild }

  mutating func nextSibling(_ node: NodeIndex) -> NodeIndex { self[node].nextSibling }

  /// The payload at an index of one of the tree's arrays.
  mutating func payload<Payload>(_ node: NodeIndex, _ array: [Payload]) -> Payload? {
    let index = Int(self[node].payload)
    return array.indices.contains(index) ? array[index] : nil
  }

  /// The bytes of a pool range, cut to the pool.
  mutating func bytes(_ range: PoolRange) -> ArraySlice<UInt8> {
    let start = min(Int(range.start), tree.pool.count)
    return tree.pool[start..<min(tree.pool.count, start + Int(range.count))]
  }

  mutating func string(_ range: PoolRange) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// The first child of a node that is a region of a kind.
  mutating func region(_ node: NodeIndex, _ wanted: Region) -> NodeIndex? {
    var child = firstChild(node)
    while isNode(child) {
      if kind(child) == .region, payload(child, tree.regions) == wanted { return child }
      child = nextSibling(child)
    }
    return nil
  }
}
