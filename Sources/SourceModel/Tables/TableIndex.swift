/// What the elements of a `Table` or an `IDArray` are found by: an id of their own kind (`TableID`), so that one kind is not
/// taken for another, or an `Int` where nothing refers to them.
public protocol TableIndex: Comparable, Hashable, Sendable, Strideable where Stride == Int {
  /// The place among the elements, from 0.
  var position: Int { get }
  /// The index of the element at a place.
  init(position: Int)
}

extension Int: TableIndex {
  /// The number itself.
  @inlinable @inline(__always) public var position: Int { self }
  /// The number of the place, which is its own index.
  @inlinable @inline(__always) public init(position: Int) { self = position }
}

/// An id of one kind of element: the element's place in its table, in four bytes. `none` is no element.
///
/// A range of ids is a collection, and so is `table.indices`: all ids of a table.
public protocol TableID: TableIndex {
  /// The place in the table; -1 for none.
  var index: Int32 { get set }
  /// The id of the element at `index`.
  init(_ index: Int32)
}

extension TableID {
  /// The id of the element at `index`.
  @inlinable @inline(__always) public init(_ index: Int) { self.init(Int32(truncatingIfNeeded: index)) }
  /// The id of the element at a place.
  @inlinable @inline(__always) public init(position: Int) { self.init(position) }
  /// The place in the table; -1 for none.
  @inlinable @inline(__always) public var position: Int { Int(index) }

  /// No element.
  @inlinable @inline(__always) public static var none: Self { Self(-1 as Int32) }
  /// True for `none`.
  @inlinable @inline(__always) public var isNone: Bool { index < 0 }

  /// Ids are in the order of their elements.
  @inlinable @inline(__always) public static func < (left: Self, right: Self) -> Bool {
    left.index < right.index
  }
  /// How many elements lie between this one and another.
  @inlinable @inline(__always) public func distance(to other: Self) -> Int {
    Int(other.index) - Int(index)
  }
  /// The id of the element `count` places further on.
  @inlinable @inline(__always) public func advanced(by count: Int) -> Self {
    Self(index &+ Int32(truncatingIfNeeded: count))
  }
}

extension Range where Bound: TableID {
  /// No ids.
  @inlinable @inline(__always) public static var none: Range {
    Range(uncheckedBounds: (Bound(0 as Int32), Bound(0 as Int32)))
  }
}
