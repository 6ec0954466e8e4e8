import RenderTree

/// The arrays of a render tree that every row touches, as raw pointers, and what is known of its nodes.
///
/// One word wide, so that the writer can hand it around; valid only inside `read`.
struct TreePointers {
  struct Storage {
    let nodes: UnsafeBufferPointer<RenderNode>
    let pool: UnsafeBufferPointer<UInt8>
    let stacks: UnsafeBufferPointer<StackPayload>
    let texts: UnsafeBufferPointer<TextPayload>
    let runs: UnsafeBufferPointer<TextRun>
    let images: UnsafeBufferPointer<ImagePayload>
    let links: UnsafeBufferPointer<LinkPayload>
    let boxes: UnsafeBufferPointer<BoxModifier>
    let controls: UnsafeBufferPointer<ControlPayload>
    let spacers: UnsafeBufferPointer<Double>
    let regions: UnsafeBufferPointer<Region>
    let likenesses: UnsafeBufferPointer<Likeness>
    let differingNodes: UnsafeBufferPointer<Int32>
    let differences: UnsafeBufferPointer<OwnText>
    let source: UnsafeBufferPointer<UInt8>
    let ownRuns: UnsafeMutablePointer<TextRun>?
    let ownImages: UnsafeMutablePointer<ImagePayload>?
    let facts: UnsafeMutablePointer<NodeFacts>
    let hasGuides: Bool
    let hasRowLooks: Bool
  }

  private let storage: UnsafePointer<Storage>

  var nodes: UnsafeBufferPointer<RenderNode> { storage.pointee.nodes }
  var pool: UnsafeBufferPointer<UInt8> { storage.pointee.pool }
  var stacks: UnsafeBufferPointer<StackPayload> { storage.pointee.stacks }
  var texts: UnsafeBufferPointer<TextPayload> { storage.pointee.texts }
  var runs: UnsafeBufferPointer<TextRun> { storage.pointee.runs }
  var images: UnsafeBufferPointer<ImagePayload> { storage.pointee.images }
  var links: UnsafeBufferPointer<LinkPayload> { storage.pointee.links }
  var boxes: UnsafeBufferPointer<BoxModifier> { storage.pointee.boxes }
  var controls: UnsafeBufferPointer<ControlPayload> { storage.pointee.controls }
  var spacers: UnsafeBufferPointer<Double> { storage.pointee.spacers }
  var regions: UnsafeBufferPointer<Region> { storage.pointee.regions }
  var likenesses: UnsafeBufferPointer<Likeness> { storage.pointee.likenesses }
  var differingNodes: UnsafeBufferPointer<Int32> { storage.pointee.differingNodes }
  var differences: UnsafeBufferPointer<OwnText> { storage.pointee.differences }
  /// The runs and images, as they may be changed while the page is written; nil where no view is folded.
  var ownRuns: UnsafeMutablePointer<TextRun>? { storage.pointee.ownRuns }
  var ownImages: UnsafeMutablePointer<ImagePayload>? { storage.pointee.ownImages }
  /// What was found out about each node; nothing for those not yet visited.
  var facts: UnsafeMutablePointer<NodeFacts> { storage.pointee.facts }

  /// True where views say by which lines their stacks align them.
  var hasGuides: Bool { storage.pointee.hasGuides }
  /// True where rows of lists may have a look of their own.
  var hasRowLooks: Bool { storage.pointee.hasRowLooks }

  /// Holds the arrays in place while `body` runs.
  static func read<Result>(_ tree: RenderTree, _ body: (TreePointers) -> Result) -> Result {
    let facts = UnsafeMutablePointer<NodeFacts>.allocate(capacity: max(tree.nodes.count, 1))
    facts.initialize(repeating: [], count: tree.nodes.count)
    defer { facts.deallocate() }
    let hasRowLooks = tree.hasRowLooks
    let hasGuides = tree.boxes.contains {
      if case .guide = $0 { return true }
      return false
    }
    return tree.nodes.withUnsafeBufferPointer { nodes in
      tree.pool.withUnsafeBufferPointer { pool in
        tree.stacks.withUnsafeBufferPointer { stacks in
          tree.texts.withUnsafeBufferPointer { texts in
            elements(of: tree.runs, copied: tree.isFolded) { runs in
              elements(of: tree.images, copied: tree.isFolded) { images in
                tree.links.withUnsafeBufferPointer { links in
                  tree.boxes.withUnsafeBufferPointer { boxes in
                    tree.controls.withUnsafeBufferPointer { controls in
                      tree.spacers.withUnsafeBufferPointer { spacers in
                        tree.regions.withUnsafeBufferPointer { regions in
                          tree.likenesses.withUnsafeBufferPointer { likenesses in
                            tree.differingNodes.withUnsafeBufferPointer { differing in
                              tree.differences.withUnsafeBufferPointer { differences in
                                let storage = Storage(
                                  nodes: nodes, pool: pool, stacks: stacks, texts: texts, runs: runs.all,
                                  images: images.all, links: links, boxes: boxes, controls: controls,
                                  spacers: spacers, regions: regions, likenesses: likenesses,
                                  differingNodes: differing, differences: differences,
                                  source: tree.source?.bytes ?? UnsafeBufferPointer(start: nil, count: 0),
                                  ownRuns: runs.own,
                                  ownImages: images.own, facts: facts, hasGuides: hasGuides,
                                  hasRowLooks: hasRowLooks)
                                return withUnsafePointer(to: storage) { body(TreePointers(storage: $0)) }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// The elements of an array in place, or those of a copy that may be changed.
  private static func elements<Element, Result>(
    of array: [Element], copied: Bool,
    _ body: ((all: UnsafeBufferPointer<Element>, own: UnsafeMutablePointer<Element>?)) -> Result
  ) -> Result {
    if !copied { return array.withUnsafeBufferPointer { body(($0, nil)) } }
    var copy = array
    return copy.withUnsafeMutableBufferPointer { body((UnsafeBufferPointer($0), $0.baseAddress)) }
  }

  /// Set in the length of a range that lies in the source of the tree; no such range is in a tree.
  static let inSource: UInt32 = 1 << 31

  /// The bytes of a range; empty where it lies outside the pool.
  @inline(__always)
  func text(_ range: PoolRange) -> UnsafeBufferPointer<UInt8> {
    range.count & Self.inSource == 0
      ? bytes(range.start, range.count, of: pool)
      : bytes(range.start, range.count ^ Self.inSource, of: storage.pointee.source)
  }

  /// The bytes of what a folded view has of its own, and how many may be read from the first on.
  @inline(__always)
  func text(_ own: OwnText) -> (UnsafeBufferPointer<UInt8>, readable: Int) {
    let all = own.isInSource ? storage.pointee.source : pool
    return (bytes(own.range.start, own.range.count, of: all), all.count &- Int(own.range.start))
  }

  @inline(__always)
  private func bytes(_ start: UInt32, _ count: UInt32, of all: UnsafeBufferPointer<UInt8>)
    -> UnsafeBufferPointer<UInt8>
  {
    let (start, count) = (Int(start), Int(count))
    guard count > 0, start &+ count <= all.count, let base = all.baseAddress else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: base + start, count: count)
  }

  /// The node at an index, or nil for none.
  @inline(__always)
  func node(_ index: Int32) -> RenderNode? {
    index >= 0 && Int(index) < nodes.count ? nodes[Int(index)] : nil
  }

  /// The facts of a node; none for what is not written.
  @inline(__always)
  func known(_ index: Int32) -> NodeFacts {
    index >= 0 && Int(index) < nodes.count ? facts[Int(index)] : []
  }

  /// The facts of all children together.
  @inline(__always)
  func childFacts(of node: RenderNode) -> NodeFacts {
    var all: NodeFacts = []
    var child = node.firstChild.raw
    while let next = self.node(child) {
      all.formUnion(facts[Int(child)])
      child = next.nextSibling.raw
    }
    return all
  }

  /// The modifier that a node is; nil for a node of another kind.
  func box(_ node: RenderNode) -> BoxModifier? {
    let place = Int(node.payload)
    return node.kind == .box && boxes.indices.contains(place) ? boxes[place] : nil
  }

  /// The stack that a node is; nil for a node of another kind.
  func stack(_ node: RenderNode) -> StackPayload? {
    let place = Int(node.payload)
    return node.kind == .stack && stacks.indices.contains(place) ? stacks[place] : nil
  }

  /// The region a node is, or nil.
  @inline(__always)
  func region(_ index: Int32) -> Region? {
    guard let node = node(index), node.kind == .region, facts[Int(index)].contains(.sound) else { return nil }
    return regions[Int(node.payload)]
  }

  /// The first child that is a region of a kind.
  func part(_ kind: Region, of node: RenderNode) -> RenderNode? {
    var child = node.firstChild.raw
    while let next = self.node(child) {
      if region(child) == kind { return next }
      child = next.nextSibling.raw
    }
    return nil
  }

  /// The first node below that is not a modifier.
  func leaf(of index: Int32) -> RenderNode? {
    var at = index
    var depth = 0
    while let node = node(at), known(at).contains(.sound), depth < FactFinder.deepest {
      if node.kind != .box { return node }
      at = node.firstChild.raw
      depth += 1
    }
    return nil
  }

  /// The view that stands alone in a group, or in groups of one; the node itself where it is no such group.
  func alone(_ index: Int32) -> Int32 {
    var at = index
    var depth = 0
    while let node = node(at), node.kind == .group, let inner = self.node(node.firstChild.raw),
      inner.nextSibling.isNone, depth < FactFinder.deepest
    {
      at = node.firstChild.raw
      depth += 1
    }
    return at
  }

  /// A picture that keeps its own ratio inside the room that it is offered; nil for other views.
  func fittingPicture(_ index: Int32) -> ImagePayload? {
    guard let node = node(index), node.kind == .box, known(index).contains(.sound),
      case .aspectRatio(nil, fill: false) = boxes[Int(node.payload)],
      let picture = self.node(node.firstChild.raw), known(node.firstChild.raw).contains(.sound),
      picture.kind == .image
    else { return nil }
    let image = images[Int(picture.payload)]
    return image.isResizable && image.source != .symbol ? image : nil
  }

  func countChildren(of node: RenderNode) -> Int {
    var count = 0
    var child = node.firstChild.raw
    while let next = self.node(child), count < nodes.count {
      count += 1
      child = next.nextSibling.raw
    }
    return count
  }
}
