/// A run of plain values that is made once and then only read: copies cost nothing, as no references are counted.
///
/// Each is found by its id; where nothing refers to them, by an `Int`.
///
/// Its values hold no references themselves. They lie in a `TableMemory`, which must live as long as the table is
/// read: the owner of a table also owns its memory. Tables of a package are held by its `Program` and `SemanticModel`.
@frozen public struct Table<ID: TableIndex, Element>: @unchecked Sendable {
  @usableFromInline let base: UnsafeMutablePointer<Element>?
  /// How many values there are.
  public let count: Int

  /// An empty table.
  @inlinable public init() {
    base = nil
    count = 0
  }

  @inlinable init(base: UnsafeMutablePointer<Element>?, count: Int) {
    self.base = base
    self.count = count
  }
}

extension Table: RandomAccessCollection {
  /// Slices keep their ids.
  public typealias SubSequence = Slice<Table>

  /// The id of the first value.
  @inlinable public var startIndex: ID { ID(position: 0) }
  /// The id after that of the last value.
  @inlinable public var endIndex: ID { ID(position: count) }

  /// The value of an id, which is checked.
  @inlinable public subscript(id: ID) -> Element {
    unsafeAddress { address(id) }
  }

  /// Where the value of an id, which is checked, lies.
  @inlinable @inline(__always) public func address(_ id: ID) -> UnsafePointer<Element> {
    precondition(UInt(bitPattern: id.position) < UInt(bitPattern: count), "position outside of a table")
    return UnsafePointer(base.unsafelyUnwrapped + id.position)
  }

  /// Changes the value of an id, which is checked, for all copies of the table. Only for its maker, before others read it.
  @inlinable public func change(_ id: ID, _ body: (inout Element) -> Void) {
    precondition(UInt(bitPattern: id.position) < UInt(bitPattern: count), "position outside of a table")
    body(&base.unsafelyUnwrapped[id.position])
  }

  /// All values, at the place where they lie.
  @inlinable public var storage: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base, count: count)
  }

  /// The values of consecutive ids, as a table of their own by position.
  @inlinable public func slice(_ range: Range<ID>) -> Table<Int, Element> {
    let (start, end) = (range.lowerBound.position, range.upperBound.position)
    precondition(start >= 0 && end <= count, "range outside of a table")
    return Table<Int, Element>(base: base.map { $0 + start }, count: end - start)
  }

  /// All values at one place, for loops that read many.
  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try body(storage)
  }
}
