import Memory
import SourceModel

/// The cells of arrays and dictionaries while they are read and after.
///
/// The elements of a list that stands in no other list go straight to `outer`: nothing else is added there until it
/// ends. Those of an inner list are read to a stack and moved to `inner` when it ends, as lists inside them end
/// before. So the elements of every list lie one after the other, and little is held twice.
struct ListCells: ~Copyable {
  /// A list being read.
  struct List {
    /// Cells of one element.
    var size: Int
    /// Where its elements begin on the stack, or nil where they go to `outer`.
    fileprivate var mark: ScratchStack.Mark?
    fileprivate var start: Int
  }

  /// Index of the first cell of `inner`; those of `outer` begin at 0. Every index fits into 32 bits.
  static let innerBase = DataArena.innerBase

  var outer = CellBuffer()
  var inner = CellBuffer()
  var scratch = ScratchStack()
  private var isOpen = false

  /// Begins a list of elements of `size` cells.
  mutating func open(_ size: Int) -> List {
    if isOpen { return List(size: size, mark: scratch.mark, start: 0) }
    isOpen = true
    return List(size: size, mark: nil, start: outer.count)
  }

  /// Room for the next element, all zero, or nil where there would be more cells than 31 bits count. It stays in place
  /// until the next element of the same list.
  @inline(__always)
  mutating func element(_ list: List) -> CellPointer? {
    if list.mark != nil { return scratch.isFull ? nil : scratch.push(list.size) }
    if outer.count + list.size >= Self.innerBase { return nil }
    let place = outer.extend(by: list.size)
    place.update(repeating: 0, count: list.size)
    return place
  }

  /// Ends the list opened last and gives its first index, or nil where there would be more cells than 31 bits count.
  mutating func close(_ list: List, _ count: Int) -> Int? {
    if count > Int(Int32.max) { return nil }
    guard let mark = list.mark else {
      isOpen = false
      return list.start
    }
    if inner.count + count * list.size >= Self.innerBase { return nil }
    return Self.innerBase + scratch.move(to: &inner, above: mark)
  }

  /// Adds cells to `outer` and gives the first index.
  mutating func keep(_ cells: CellPointer, _ count: Int) -> Int {
    let start = outer.count
    outer.extend(by: count).update(from: cells, count: count)
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
