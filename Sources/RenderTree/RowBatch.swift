/// Rows made of templates that wait to be added to a tree together.
///
/// While rows wait, nothing else is added to the tree; `flush` comes first.
public final class RowBatch {
  private var nodes = Waiting<RenderNode>()
  private var texts = Waiting<TextPayload>()
  private var runs = Waiting<TextRun>()
  private var pool = Waiting<UInt8>()
  private var views = Waiting<NodeIndex>()
  /// The characters of the row under way.
  private var characters = Waiting<PoolRange>()
  /// How many nodes, texts, runs and characters the tree holds already.
  private var before = (nodes: 0, texts: 0, runs: 0, pool: 0)
  /// Where the characters of the row under way begin.
  private var start = 0

  /// Nothing waits.
  public init() {}

  /// True where enough waits to be added.
  public var isFull: Bool { nodes.count > 512 || pool.count > 8192 }

  /// Gets ready for rows of a tree; nothing waits.
  public func open(for tree: RenderTree) {
    before = (tree.nodes.count, tree.texts.count, tree.runs.count, tree.pool.count)
  }

  /// Begins a row.
  public func begin() {
    characters.count = 0
    start = pool.count
  }

  /// Adds the characters of the next text that differs.
  public func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    characters.append(PoolRange(start: UInt32(before.pool + pool.count), count: UInt32(bytes.count)))
    pool.append(bytes)
  }

  /// Gives up the row under way.
  public func giveUp() { pool.count = start }

  /// Adds the row under way: one like others, with its own characters.
  public func add(_ template: RowTemplate) {
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
    for place in 0..<min(template.holes.count, characters.count) {
      let hole = template.holes[place]
      var payload = hole.text
      payload.firstRun = Int32(before.runs + runs.count)
      added[hole.node].payload = Int32(before.texts + texts.count)
      texts.append(payload)
      var run = hole.run
      run.text = characters.base[place]
      runs.append(run)
    }
    for place in 0..<template.roots.count { views.append(NodeIndex(template.roots[place] &+ base)) }
  }

  /// Adds to a tree all that waits, and gives its views.
  public func flush(to tree: inout RenderTree, _ found: inout [NodeIndex]) {
    if nodes.count == 0 && pool.count == 0 { return }
    nodes.flush(to: &tree.nodes)
    texts.flush(to: &tree.texts)
    runs.flush(to: &tree.runs)
    pool.flush(to: &tree.pool)
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
