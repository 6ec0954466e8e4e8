/// A table that is read without a check of its bounds, for loops in which every id comes from what was checked: code and
/// views that run. Debug builds check them.
@frozen public struct UncheckedTable<ID: TableIndex, Element>: @unchecked Sendable {
  @usableFromInline let values: UnsafeBufferPointer<Element>

  /// No values.
  @inlinable @inline(__always) public init() { values = UnsafeBufferPointer(start: nil, count: 0) }

  @inlinable init(_ values: UnsafeBufferPointer<Element>) { self.values = values }
}

extension UncheckedTable: RandomAccessCollection {
  /// Slices keep their ids.
  public typealias SubSequence = Slice<UncheckedTable>

  /// The id of the first value.
  @inlinable @inline(__always) public var startIndex: ID { ID(position: 0) }
  /// The id after that of the last value.
  @inlinable @inline(__always) public var endIndex: ID { ID(position: values.count) }
  /// How many values there are.
  @inlinable @inline(__always) public var count: Int { values.count }

  /// The value of an id.
  @inlinable @inline(__always) public subscript(id: ID) -> Element {
    unsafeAddress {
      assert(values.indices.contains(id.position), "position outside of a table")
      return UnsafePointer(values.baseAddress.unsafelyUnwrapped + id.position)
    }
  }

  /// The values of consecutive ids, by position.
  @inlinable @inline(__always) public subscript(range: Range<ID>) -> UncheckedTable<Int, Element> {
    UncheckedTable<Int, Element>(
      UnsafeBufferPointer(rebasing: values[range.lowerBound.position..<range.upperBound.position]))
  }

  /// All values at one place, for loops that read many.
  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try body(values)
  }
}

extension Table {
  /// The table without checks of its bounds.
  @inlinable public var unchecked: UncheckedTable<ID, Element> { UncheckedTable(storage) }
}
