import ElementCatalog
import RenderTree
import ScreenTypes
import StandardLibrary

/// What sizes do the readers of a page tell? Those that they had when it was laid out last: a page with readers is laid
/// out, and lowered again, until they tell what they have.
struct SizeReaders {
  /// A `GeometryReader`, a shape of the program, or a view whose size is asked for.
  struct Reader {
    /// Its view.
    let node: NodeIndex
    let identity: UInt64
    /// What it told.
    let told: SizeValue
    /// True for axes in which something bounds it; a scroll view does not along its own.
    let isBounded: (across: Bool, down: Bool)
  }

  /// The readers on the page that is lowered, and the sizes they had when it was laid out last, by identity.
  private var readers: [Reader] = []
  private var sizes: [UInt64: SizeValue] = [:]
  /// How many shapes of the program the page that is lowered has so far.
  private var shapeCount: Int32 = 0

  /// True where the page has none.
  var isEmpty: Bool { readers.isEmpty }

  /// Begins a page without readers.
  mutating func beginPage() {
    readers.removeAll(keepingCapacity: true)
    shapeCount = 0
  }

  /// The identity of the next shape of the program as a reader: shapes are drawn in the same order each time.
  mutating func nextShape() -> UInt64 {
    shapeCount += 1
    return Identity.child(0, -shapeCount)
  }

  /// Forgets what sizes readers had.
  mutating func forget() { sizes = [:] }

  /// The size that a reader had when the page was laid out last; nil before that.
  func size(_ identity: UInt64) -> SizeValue? { sizes[identity] }

  /// Notes a reader of the page.
  mutating func add(_ reader: Reader) { readers.append(reader) }

  /// Lays the page out and keeps the sizes of its readers; true where one has another size than it told.
  mutating func fit(on tree: RenderTree, _ settings: RunSettings) -> Bool {
    if readers.isEmpty { return false }
    var isChanged = false
    for (reader, size) in zip(readers, settings.sizes(tree, readers.map(\.node), settings.page)) {
      guard let size else { continue }
      var next = reader.told
      if reader.isBounded.across, differs(size.width, from: next.width, cell: 8) { next.width = size.width }
      if reader.isBounded.down, differs(size.height, from: next.height, cell: 16) {
        next.height = size.height
      }
      if next == reader.told { continue }
      sizes[reader.identity] = next
      isChanged = true
    }
    return isChanged
  }

  /// The layout counts in cells of 8 by 16 points, and less is no difference; what is no whole number of them is exact.
  private func differs(_ length: Double, from told: Double, cell: Double) -> Bool {
    length.truncatingRemainder(dividingBy: cell) == 0 ? abs(length - told) >= cell : length != told
  }
}
