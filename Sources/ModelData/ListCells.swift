import Memory
import SourceModel

/// The cells of arrays and dictionaries while they are read and after.
///
/// The elements of a list are read to the buffer of its depth: while one is read, nothing is added there, as lists inside
/// it are deeper. Those of a list that stands in no other list stay there; those of another are moved to `inner` when it
/// ends. So the elements of every list lie one after the other.
struct ListCells: ~Copyable {
  /// A list being read.
  struct List {
    /// Cells of one element.
    var size: Int
    /// How many lists it stands in.
    fileprivate var depth: Int
    /// Where its elements begin in the buffer of its depth.
    fileprivate var start: Int
  }

  /// Index of the first cell of `inner`; those of `outer` begin at 0. Every index fits into 32 bits.
  static let innerBase = DataArena.innerBase

  var inner = CellBuffer()
  /// A buffer for each depth at which a list was read, with room for all that may be open: that of the lines of a file,
  /// and one for each bracket.
  private let levels = UnsafeMutablePointer<CellBuffer>.allocate(capacity: 1 + JSONScanner.depthLimit)
  private var levelCount = 1
  /// How many lists are open.
  private var depth = 0

  init() { levels.initialize(to: CellBuffer()) }

  deinit {
    levels.deinitialize(count: levelCount)
    levels.deallocate()
  }

  /// The cells of lists that stand in no other list, and those that were kept.
  var outer: CellBuffer {
    unsafeAddress { UnsafePointer(levels) }
    unsafeMutableAddress { levels }
  }

  /// The buffer of a depth. The pointer's own subscript does not compile with ThreadSanitizer (Swift 6.3).
  private subscript(depth: Int) -> CellBuffer {
    unsafeAddress { UnsafePointer(levels + depth) }
    unsafeMutableAddress { levels + depth }
  }

  /// Begins a list of elements of `size` cells.
  mutating func open(_ size: Int) -> List {
    if depth == levelCount {
      (levels + depth).initialize(to: CellBuffer())
      levelCount += 1
    }
    defer { depth += 1 }
    return List(size: size, depth: depth, start: self[depth].count)
  }

  /// Room for the next element, all zero, or nil where there would be more cells than 31 bits count. It stays in place
  /// until the next element of the same list.
  @inline(__always)
  mutating func element(_ list: List) -> CellPointer? {
    if self[list.depth].count + list.size >= Self.innerBase { return nil }
    let place = self[list.depth].extend(by: list.size)
    place.pointee = 0
    if list.size > 1 { place.update(repeating: 0, count: list.size) }
    return place
  }

  /// Ends the list opened last and gives its first index, or nil where there would be more cells than 31 bits count.
  mutating func close(_ list: List, _ count: Int) -> Int? {
    if count > Int(Int32.max) { return nil }
    depth = list.depth
    if depth == 0 { return list.start }
    let start = inner.count
    if start + self[depth].count >= Self.innerBase { return nil }
    inner.append(UnsafeBufferPointer(self[depth].storage))
    self[depth].reset()
    return Self.innerBase + start
  }

  /// Drops what was read of an open list behind its first elements, and closes the lists inside it.
  mutating func drop(_ list: List, after count: Int) {
    depth = list.depth + 1
    for level in depth..<levelCount { self[level].removeAll() }
    self[list.depth].truncate(to: list.start + count * list.size)
  }

  /// Adds cells to `outer` and gives the first index.
  mutating func keep(_ cells: borrowing CellBuffer) -> Int {
    let start = outer.count
    outer.append(UnsafeBufferPointer(cells.storage))
    return start
  }

  /// Drops the cells from `index` on, which are the last that were added.
  mutating func truncate(to index: Int) {
    if index < Self.innerBase {
      outer.truncate(to: index)
    } else {
      inner.truncate(to: index - Self.innerBase)
    }
  }

  /// The place of a cell, until cells are added.
  mutating func pointer(_ index: Int) -> CellPointer {
    index < Self.innerBase
      ? outer.extend(by: 0) - outer.count + index
      : inner.extend(by: 0) - inner.count + (index - Self.innerBase)
  }

  /// The cell of a list: 32 bits of its first index, 31 of its count.
  static func cell(_ start: Int, _ count: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: start) & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: count) << 32
  }

  /// The first index in a list's cell.
  static func start(_ cell: UInt64) -> Int { Int(cell & 0xFFFF_FFFF) }

  /// The count in a list's cell.
  static func count(_ cell: UInt64) -> Int { Int(cell >> 32 & 0x7FFF_FFFF) }
}

/// A place for the cells of values.
typealias CellPointer = UnsafeMutablePointer<UInt64>
/// The cells of an arena while it is built.
typealias CellBuffer = GrowingBuffer<UInt64>
/// The text of strings that have escapes.
typealias ByteBuffer = GrowingBuffer<UInt8>
