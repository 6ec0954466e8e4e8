/// A run of plain values that is made once and then only read: copies cost nothing, as no references are counted.
///
/// Its values hold no references themselves. They lie in a `TableMemory`, which must live as long as the table is
/// read: whoever hands out tables holds on to it. Tables of a package are held by its `Program` and `SemanticModel`.
@frozen public struct Table<Element>: @unchecked Sendable {
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
  /// 0.
  @inlinable public var startIndex: Int { 0 }
  /// The count.
  @inlinable public var endIndex: Int { count }

  /// The value at `position`, which is checked.
  @inlinable public subscript(position: Int) -> Element {
    unsafeAddress { address(position) }
  }

  /// Where the value at `position`, which is checked, lies.
  @inlinable @inline(__always) public func address(_ position: Int) -> UnsafePointer<Element> {
    precondition(UInt(bitPattern: position) < UInt(bitPattern: count), "position outside of a table")
    return UnsafePointer(base.unsafelyUnwrapped + position)
  }

  /// Changes the value at `position`, which is checked, for all copies of the table. Only for its maker, before
  /// others read it.
  @inlinable public func change(_ position: Int, _ body: (inout Element) -> Void) {
    precondition(UInt(bitPattern: position) < UInt(bitPattern: count), "position outside of a table")
    body(&base.unsafelyUnwrapped[position])
  }

  /// All values, at the place where they lie.
  @inlinable public var storage: UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: base, count: count)
  }

  /// The values at consecutive positions; a slice is a table too, and its positions begin at 0.
  @inlinable public func slice(_ range: Range<Int>) -> Table {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside of a table")
    return Table(base: base.map { $0 + range.lowerBound }, count: range.count)
  }

  /// All values at one place, for loops that read many.
  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try body(storage)
  }
}
