/// An array whose elements are found by ids: what is known of each declaration, member, file, …
@frozen public struct IDArray<ID: TableIndex, Element> {
  /// The elements in the order of their ids.
  public var elements: [Element]

  /// The elements of an array, in the order of their ids.
  @inlinable public init(_ elements: [Element] = []) { self.elements = elements }

  /// The same for each of `count` ids.
  @inlinable public init(repeating element: Element, count: Int) {
    elements = Array(repeating: element, count: count)
  }

  /// Adds an element, whose id is the next one.
  @inlinable public mutating func append(_ element: Element) { elements.append(element) }
}

extension IDArray: Sendable where Element: Sendable {}

extension IDArray: RandomAccessCollection, MutableCollection {
  /// The id of the first element.
  @inlinable public var startIndex: ID { ID(position: 0) }
  /// The id after that of the last element.
  @inlinable public var endIndex: ID { ID(position: elements.count) }
  /// How many elements there are.
  @inlinable public var count: Int { elements.count }

  /// The element of an id, which is checked.
  @inlinable public subscript(id: ID) -> Element {
    @inline(__always) _read { yield elements[id.position] }
    @inline(__always) _modify { yield &elements[id.position] }
  }

  /// All elements at one place, for loops that read many.
  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try elements.withContiguousStorageIfAvailable(body)
  }
}
