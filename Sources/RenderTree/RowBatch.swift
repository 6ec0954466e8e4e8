/// Rows made of templates that wait to be added to a tree together.
///
/// While rows wait, nothing else is added to the tree; `flush` comes first.
public final class RowBatch {
  private var nodes = Waiting<RenderNode>()
  private var texts = Waiting<TextPayload>()
  private var runs = Waiting<TextRun>()
  private var images = Waiting<ImagePayload>()
  private var links = Waiting<LinkPayload>()
  private var pool = Waiting<UInt8>()
  private var views = Waiting<NodeIndex>()
  /// What folded rows have of their own, and, behind that, the characters of the texts of the row under way.
  private var differences = Waiting<PoolRange>()
  /// Where the latter begin.
  private var firstText = 0
  /// The names of the pictures and the links of the row under way.
  private var names = Waiting<PoolRange>()
  private var leads = Waiting<Lead>()
  /// How much the tree holds already.
  private var before = (nodes: 0, texts: 0, runs: 0, images: 0, links: 0, pool: 0, differences: 0)
  /// How many nodes the rows that wait stand for, besides those that they are.
  private var foldedNodes = 0
  private var hasFolded = false
  /// True where rows may be folded, and true where a text of the row under way has no characters.
  private let folds: Bool
  private var hasEmptyText = false
  /// Where the characters of the row under way begin, and those of its text under way.
  private var start = 0
  private var textStart = 0

  /// Where a link leads, and its number.
  private struct Lead {
    let target: PoolRange
    let control: Int32
  }

  /// Nothing waits. `folds` where rows may be added as one node (`RenderNode.Kind.alike`).
  public init(folds: Bool = false) { self.folds = folds }

  /// True where enough waits to be added.
  public var isFull: Bool { nodes.count > 512 || pool.count > 8192 }

  /// Gets ready for rows of a tree; nothing waits.
  public func open(for tree: RenderTree) {
    before = (
      tree.nodes.count, tree.texts.count, tree.runs.count, tree.images.count, tree.links.count,
      tree.pool.count, tree.differences.count
    )
  }

  /// Begins a row.
  public func begin() {
    firstText = differences.count
    hasEmptyText = false
    names.count = 0
    leads.count = 0
    start = pool.count
  }

  /// Adds the characters of the next text that differs.
  public func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.isEmpty { hasEmptyText = true }
    differences.append(store(bytes))
  }

  /// Begins the next text that differs, of which the parts are appended.
  public func beginText() { textStart = pool.count }

  /// Appends characters to the text that was begun.
  public func append(_ bytes: UnsafeBufferPointer<UInt8>) { pool.append(bytes) }

  /// Appends a number to the text that was begun, in decimal digits.
  public func append(_ number: Int) {
    let first = pool.count
    var rest = number.magnitude
    repeat {
      pool.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    if number < 0 { pool.append(UInt8(ascii: "-")) }
    pool.reverse(from: first)
  }

  /// Ends the text that was begun, and gives the length of its characters in bytes.
  public func endText() -> Int {
    let count = pool.count - textStart
    if count == 0 { hasEmptyText = true }
    differences.append(PoolRange(start: UInt32(before.pool + textStart), count: UInt32(count)))
    return count
  }

  /// Adds the name of the next picture that differs.
  public func add(picture name: UnsafeBufferPointer<UInt8>) { names.append(store(name)) }

  /// Adds where the next link leads, and its number.
  public func add(linkTo target: UnsafeBufferPointer<UInt8>, control: Int32) {
    leads.append(Lead(target: store(target), control: control))
  }

  @inline(__always)
  private func store(_ bytes: UnsafeBufferPointer<UInt8>) -> PoolRange {
    let range = PoolRange(start: UInt32(before.pool + pool.count), count: UInt32(bytes.count))
    pool.append(bytes)
    return range
  }

  /// The node that a link of the row under way will be, if it is made of a template.
  public func link(_ number: Int, of template: RowTemplate) -> NodeIndex {
    NodeIndex(Int32(before.nodes + nodes.count + template.links[number].node))
  }

  /// Gives up the row under way.
  public func giveUp() {
    pool.count = start
    differences.count = firstText
  }

  /// Adds the row under way: one like others, with its own characters.
  public func add(_ template: RowTemplate) {
    if folds, !hasEmptyText, var row = template.folded {
      row.payload = Int32(before.differences + firstText)
      for place in 0..<names.count { differences.append(names.base[place]) }
      views.append(NodeIndex(Int32(before.nodes + nodes.count)))
      nodes.append(row)
      hasFolded = true
      foldedNodes += template.nodes.count - 1
    } else {
      addWhole(template)
      differences.count = firstText
    }
  }

  /// Adds the row under way with nodes of its own.
  private func addWhole(_ template: RowTemplate) {
    let base = Int32(before.nodes + nodes.count)
    let first = nodes.count
    nodes.reserve(template.nodes.count)
    let added = nodes.base + first
    template.nodes.withUnsafeBufferPointer { source in
      for place in 0..<source.count {
        var node = source[place]
        node.firstChild.move(by: base)
        node.nextSibling.move(by: base)
        (added + place).initialize(to: node)
      }
      nodes.count += source.count
    }
    let characters = differences.base + firstText
    for place in 0..<min(template.texts.count, differences.count - firstText) {
      let hole = template.texts[place]
      var text = hole.payload.text
      text.firstRun = Int32(before.runs + runs.count)
      added[hole.node].payload = Int32(before.texts + texts.count)
      texts.append(text)
      var run = hole.payload.run
      run.text = characters[place]
      runs.append(run)
    }
    for place in 0..<min(template.images.count, names.count) {
      let hole = template.images[place]
      var image = hole.payload
      image.name = names.base[place]
      added[hole.node].payload = Int32(before.images + images.count)
      images.append(image)
    }
    for place in 0..<min(template.links.count, leads.count) {
      let hole = template.links[place]
      var link = hole.payload
      link.target = leads.base[place].target
      link.control = leads.base[place].control
      added[hole.node].payload = Int32(before.links + links.count)
      links.append(link)
    }
    for place in 0..<template.roots.count { views.append(NodeIndex(template.roots[place] &+ base)) }
  }

  /// Adds to a tree all that waits, and gives its views.
  public func flush(to tree: inout RenderTree, _ found: inout [NodeIndex]) {
    if nodes.count == 0 && pool.count == 0 { return }
    nodes.flush(to: &tree.nodes)
    texts.flush(to: &tree.texts)
    runs.flush(to: &tree.runs)
    images.flush(to: &tree.images)
    links.flush(to: &tree.links)
    pool.flush(to: &tree.pool)
    differences.flush(to: &tree.differences)
    tree.foldedNodes += foldedNodes
    tree.isFolded = tree.isFolded || hasFolded
    foldedNodes = 0
    views.flush(to: &found)
    open(for: tree)
  }
}

extension NodeIndex {
  /// Moves the place of a node; none stays none.
  @inline(__always)
  fileprivate mutating func move(by distance: Int32) { raw &+= distance & ~(raw &>> 31) }
}

/// Plain values in a growing block of memory.
private struct Waiting<Item>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Item>
  private var capacity: Int
  var count = 0

  init() {
    capacity = 16
    base = .allocate(capacity: capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  mutating func append(_ item: Item) {
    if count == capacity { grow(1) }
    (base + count).initialize(to: item)
    count += 1
  }

  @inline(__always)
  mutating func reserve(_ extra: Int) {
    if capacity - count < extra { grow(extra) }
  }

  @inline(__always)
  mutating func append(_ items: UnsafeBufferPointer<Item>) {
    guard let first = items.baseAddress else { return }
    reserve(items.count)
    (base + count).initialize(from: first, count: items.count)
    count += items.count
  }

  mutating func reverse(from first: Int) {
    var all = UnsafeMutableBufferPointer(start: base + first, count: count - first)
    all.reverse()
  }

  mutating func flush(to array: inout [Item]) {
    array.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
    count = 0
  }

  @inline(never)
  private mutating func grow(_ extra: Int) {
    let room = max(capacity * 2, count + extra)
    let moved = UnsafeMutablePointer<Item>.allocate(capacity: room)
    moved.initialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = room
  }
}
