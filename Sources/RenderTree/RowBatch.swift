import Memory

/// Rows made of templates that wait to be added to a tree together.
///
/// While rows wait, nothing else is added to the tree; `flush` comes first.
///
/// A row is begun, read part by part, and added as a copy of its template or given up.
public final class RowBatch {
  private var nodes = GrowingBuffer<RenderNode>()
  private var texts = GrowingBuffer<TextPayload>()
  private var runs = GrowingBuffer<TextRun>()
  private var images = GrowingBuffer<ImagePayload>()
  private var links = GrowingBuffer<LinkPayload>()
  @usableFromInline var pool = GrowingBuffer<UInt8>()
  private var views = GrowingBuffer<NodeIndex>()
  /// What folded rows have of their own, and, behind that, the characters of the texts of the row under way.
  @usableFromInline var differences = GrowingBuffer<OwnText>()
  /// Where the latter begin.
  @usableFromInline var firstText = 0
  /// The names of the pictures and the links of the row under way.
  @usableFromInline var names = GrowingBuffer<OwnText>()
  private var leads = GrowingBuffer<Lead>()
  /// How much the tree holds already.
  private var before = (nodes: 0, texts: 0, runs: 0, images: 0, links: 0, differences: 0)
  @usableFromInline var poolBefore = 0
  /// How many nodes the rows that wait stand for, besides those that they are.
  private var foldedNodes = 0
  private var hasFolded = false
  @usableFromInline var bytesInSource = 0
  /// True where rows may be folded, and true where a text of the row under way has no characters.
  private let folds: Bool
  @usableFromInline var hasEmptyText = false
  /// Where characters may stay that rows refer to; nil where all are copied.
  private let source: TextSource?
  /// True where they do in the tree that the batch is open for.
  @usableFromInline var refers = false
  /// Where the characters of the row under way begin, and those of its text under way.
  @usableFromInline var start = 0
  @usableFromInline var textStart = 0

  /// Where a link leads, and its number.
  private struct Lead {
    let target: PoolRange
    let control: Int32
  }

  /// Nothing waits. `folds` where rows may be added as one node (`RenderNode.Kind.alike`); these may refer to characters
  /// in `source`.
  public init(folds: Bool = false, source: TextSource? = nil) {
    self.folds = folds
    self.source = folds ? source : nil
  }

  /// True where rows may refer to characters in the source.
  @inlinable public var refersToSource: Bool { refers }

  /// True where enough waits to be added.
  public var isFull: Bool { nodes.count > 512 || pool.count > 8192 }

  /// Gets ready for rows of a tree; nothing waits.
  public func open(for tree: RenderTree) {
    before = (
      tree.nodes.count, tree.texts.count, tree.runs.count, tree.images.count, tree.links.count,
      tree.differences.count
    )
    poolBefore = tree.pool.count
    refers = source.map { $0.isSame(as: tree.source ?? $0) } ?? false
  }

  // MARK: Reading a row

  /// Begins a row.
  @inlinable @inline(__always)
  public func begin() {
    firstText = differences.count
    hasEmptyText = false
    names.removeAll()
    start = pool.count
  }

  /// Adds the characters of the next text that differs.
  @inlinable @inline(__always)
  public func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.isEmpty { hasEmptyText = true }
    differences.append(OwnText(store(bytes)))
  }

  /// Adds the characters of the next text that differs, where they stand in the source that rows may refer to.
  @inlinable @inline(__always)
  public func add(inSource place: (start: UInt32, count: UInt32)) {
    if place.count == 0 { hasEmptyText = true }
    bytesInSource &+= Int(place.count)
    differences.append(OwnText(inSource: place))
  }

  /// Begins the next text that differs, of which the parts are appended.
  @inlinable @inline(__always)
  public func beginText() { textStart = pool.count }

  /// Appends characters to the text that was begun.
  @inlinable @inline(__always)
  public func append(_ bytes: UnsafeBufferPointer<UInt8>) { pool.append(bytes) }

  /// Appends a number to the text that was begun, in decimal digits.
  @inlinable
  public func append(_ number: Int) {
    var rest = number.magnitude
    var digits = 1
    var bound: UInt = 10
    while rest >= bound {
      digits += 1
      let (next, overflow) = bound.multipliedReportingOverflow(by: 10)
      if overflow { break }
      bound = next
    }
    if number < 0 { pool.append(UInt8(ascii: "-")) }
    var place = pool.extend(by: digits) + digits
    repeat {
      place -= 1
      place.initialize(to: UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
  }

  /// Ends the text that was begun, and gives the length of its characters in bytes.
  @inlinable @inline(__always)
  public func endText() -> Int {
    let count = pool.count - textStart
    if count == 0 { hasEmptyText = true }
    differences.append(OwnText(PoolRange(start: UInt32(poolBefore + textStart), count: UInt32(count))))
    return count
  }

  /// Adds the name of the next picture that differs.
  @inlinable @inline(__always)
  public func add(picture name: UnsafeBufferPointer<UInt8>) { names.append(OwnText(store(name))) }

  /// Adds where the next link leads, and its number.
  public func add(linkTo target: UnsafeBufferPointer<UInt8>, control: Int32) {
    leads.append(Lead(target: store(target), control: control))
  }

  @inlinable @inline(__always)
  func store(_ bytes: UnsafeBufferPointer<UInt8>) -> PoolRange {
    let range = PoolRange(start: UInt32(poolBefore + pool.count), count: UInt32(bytes.count))
    pool.append(bytes)
    return range
  }

  /// The node that a link of the row under way will be, if it is made of a template.
  public func link(_ number: Int, of template: RowTemplate) -> NodeIndex {
    NodeIndex(Int32(before.nodes + nodes.count + template.links[number].node))
  }

  /// Gives up the row under way.
  public func giveUp() {
    pool.truncate(to: start)
    differences.truncate(to: firstText)
    leads.removeAll()
  }

  // MARK: Adding rows

  /// Adds the row under way: one like others, with its own characters.
  public func add(_ template: RowTemplate) {
    if folds, !hasEmptyText, var row = template.folded {
      row.payload = Int32(before.differences + firstText)
      for place in 0..<names.count { differences.append(names[place]) }
      views.append(NodeIndex(Int32(before.nodes + nodes.count)))
      nodes.append(row)
      hasFolded = true
      foldedNodes += template.nodes.count - 1
    } else {
      addWhole(template)
      differences.truncate(to: firstText)
      leads.removeAll()
    }
  }

  /// The characters in the pool; those in the source are copied there.
  private func inPool(_ text: OwnText) -> PoolRange {
    guard text.isInSource else { return text.range }
    return source.map { store($0.bytes(text)) } ?? .empty
  }

  /// Adds the row under way with nodes of its own.
  private func addWhole(_ template: RowTemplate) {
    let base = Int32(before.nodes + nodes.count)
    let added = nodes.extend(by: template.nodes.count)
    template.nodes.withUnsafeBufferPointer { source in
      for place in 0..<source.count {
        var node = source[place]
        node.firstChild.move(by: base)
        node.nextSibling.move(by: base)
        (added + place).initialize(to: node)
      }
    }
    for place in 0..<min(template.texts.count, differences.count - firstText) {
      let hole = template.texts[place]
      var text = hole.payload.text
      text.firstRun = Int32(before.runs + runs.count)
      added[hole.node].payload = Int32(before.texts + texts.count)
      texts.append(text)
      var run = hole.payload.run
      run.text = inPool(differences[firstText + place])
      runs.append(run)
    }
    for place in 0..<min(template.images.count, names.count) {
      let hole = template.images[place]
      var image = hole.payload
      image.name = inPool(names[place])
      added[hole.node].payload = Int32(before.images + images.count)
      images.append(image)
    }
    for place in 0..<min(template.links.count, leads.count) {
      let hole = template.links[place]
      var link = hole.payload
      link.target = leads[place].target
      link.control = leads[place].control
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
    if hasFolded {
      tree.isFolded = true
      if refers { tree.source = source }
      tree.bytesInSource += bytesInSource
      bytesInSource = 0
    }
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
