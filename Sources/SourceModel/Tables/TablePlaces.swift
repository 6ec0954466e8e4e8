/// The places of a table while several workers write them: each place once, by one of them, before anybody reads.
@frozen public struct TablePlaces<ID: TableIndex, Element>: @unchecked Sendable {
  @usableFromInline let base: UnsafeMutablePointer<Element>?
  /// How many places there are.
  public let count: Int

  @inlinable init(base: UnsafeMutablePointer<Element>?, count: Int) {
    self.base = base
    self.count = count
  }

  /// Writes one place, which is checked.
  @inlinable public func write(_ value: Element, at id: ID) {
    let position = id.position
    precondition(UInt(bitPattern: position) < UInt(bitPattern: count), "position outside of a table")
    (base.unsafelyUnwrapped + position).initialize(to: value)
  }

  /// Writes consecutive places, which are checked.
  @inlinable public func write(_ values: Table<Int, Element>, at id: ID) {
    let position = id.position
    guard let source = values.storage.baseAddress, !values.isEmpty else { return }
    precondition(position >= 0 && position + values.count <= count, "range outside of a table")
    (base.unsafelyUnwrapped + position).initialize(from: source, count: values.count)
  }

  /// Writes the places of all ids of a table, which are checked.
  @inlinable public func write(_ values: Table<ID, Element>) {
    write(values.slice(values.indices), at: values.startIndex)
  }

  /// Changes one place, which is checked and was written.
  @inlinable public func change(_ id: ID, _ body: (inout Element) -> Void) {
    let position = id.position
    precondition(UInt(bitPattern: position) < UInt(bitPattern: count), "position outside of a table")
    body(&(base.unsafelyUnwrapped + position).pointee)
  }

  /// The table, once every place is written.
  @inlinable public var table: Table<ID, Element> { Table(base: base, count: count) }
}

extension TableMemory {
  /// Places for plain values that are yet to be written.
  @inlinable public func places<ID: TableIndex, Element>(
    _ count: Int, of: Element.Type, by: ID.Type = Int.self, filledLater: Bool = false
  ) -> TablePlaces<ID, Element> {
    precondition(_isPOD(Element.self), "tables hold plain values")
    guard count > 0 else { return TablePlaces(base: nil, count: 0) }
    let base = room(count * MemoryLayout<Element>.stride, filledLater: filledLater).bindMemory(
      to: Element.self, capacity: count)
    return TablePlaces(base: base, count: count)
  }

  /// Places of values whose bytes are zero.
  @inlinable public func zeros<ID: TableIndex, Element>(
    _ count: Int, of: Element.Type, by: ID.Type = Int.self
  ) -> TablePlaces<ID, Element> {
    let places = places(count, of: Element.self, by: ID.self)
    guard !isSparse, let base = places.base else { return places }
    UnsafeMutableRawPointer(base).initializeMemory(
      as: UInt8.self, repeating: 0, count: count * MemoryLayout<Element>.stride)
    return places
  }
}
