/// A table that is being made, by one owner on one thread: it grows like an array, but nobody counts references to it.
///
/// A copy is the same draft: do not go on with both. Its room is taken from the memory that it was made with, which
/// must outlive it, and stays taken: keep a draft for the next use, as workers do from file to file.
@frozen public struct TableDraft<ID: TableIndex, Element> {
  @usableFromInline var base: UnsafeMutablePointer<Element>?
  @usableFromInline var capacity = 0
  @usableFromInline var used = 0
  @usableFromInline unowned(unsafe) let memory: TableMemory

  /// An empty draft whose values, which hold no references, will lie in `memory`.
  @inlinable public init(in memory: TableMemory) {
    precondition(_isPOD(Element.self), "tables hold plain values")
    self.memory = memory
  }

  /// The values at places that were all written, in `memory`.
  @inlinable public init(_ places: TablePlaces<ID, Element>, in memory: TableMemory) {
    self.memory = memory
    base = places.base
    used = places.count
    capacity = places.count
  }

  /// How many values there are.
  @inlinable public var count: Int { used }

  /// What there is so far; to be read before the next value is added.
  @inlinable public var table: Table<ID, Element> { Table(base: base, count: count) }

  /// The id of the value that will be added next.
  @inlinable public var endIndex: ID { ID(position: count) }

  /// The value of an id, which is checked.
  @inlinable public subscript(id: ID) -> Element {
    unsafeAddress { UnsafePointer(place(id.position)) }
    nonmutating unsafeMutableAddress { place(id.position) }
  }

  @inlinable @inline(__always) func place(_ position: Int) -> UnsafeMutablePointer<Element> {
    precondition(UInt(bitPattern: position) < UInt(bitPattern: count), "position outside of a draft")
    return base.unsafelyUnwrapped + position
  }

  /// Adds a value at the end.
  @inlinable @inline(__always) public mutating func append(_ value: Element) {
    if used == capacity { reserve(used + 1) }
    (base.unsafelyUnwrapped + used).initialize(to: value)
    used &+= 1
  }

  /// Adds values at the end.
  @inlinable public mutating func append(contentsOf values: some Collection<Element>) {
    let added = values.count
    guard added > 0 else { return }
    if count + added > capacity { reserve(count + added) }
    var next = base.unsafelyUnwrapped + count
    for value in values {
      next.initialize(to: value)
      next += 1
    }
    used += added
  }

  /// Adds the values at a place at the end.
  @inlinable public mutating func append(contentsOf values: UnsafeBufferPointer<Element>) {
    guard let source = values.baseAddress, !values.isEmpty else { return }
    if count + values.count > capacity { reserve(count + values.count) }
    (base.unsafelyUnwrapped + count).initialize(from: source, count: values.count)
    used += values.count
  }

  /// Adds `added` values at the end; `body` writes each at its place once.
  @inlinable public mutating func append(count added: Int, _ body: (UnsafeMutablePointer<Element>) -> Void) {
    reserve(max(count + added, 1))
    body(base.unsafelyUnwrapped + count)
    used += added
  }

  /// Adds `value` at the end until there are `wanted` values.
  @inlinable public mutating func extend(to wanted: Int, with value: Element) {
    guard wanted > count else { return }
    if wanted > capacity { reserve(wanted) }
    (base.unsafelyUnwrapped + count).initialize(repeating: value, count: wanted - count)
    used = wanted
  }

  /// The last value, or nil.
  @inlinable public var last: Element? { count > 0 ? place(count - 1).pointee : nil }

  /// Takes the last value, or gives nil.
  @inlinable public mutating func popLast() -> Element? {
    guard let last else { return nil }
    used -= 1
    return last
  }

  /// Takes the last value, which must be there.
  @inlinable public mutating func removeLast() { removeAll(from: count - 1) }

  /// Forgets all values from a position on and keeps the room.
  @inlinable public mutating func removeAll(from position: Int = 0) {
    precondition(position >= 0 && position <= count, "position outside of a draft")
    used = position
  }

  /// Makes room for `wanted` values, and for as many again as there were.
  @inlinable @inline(never) public mutating func reserve(_ wanted: Int) {
    if wanted <= capacity { return }
    let capacity = max(wanted, self.capacity * 2, 16)
    let larger = memory.room(capacity * MemoryLayout<Element>.stride).bindMemory(
      to: Element.self, capacity: capacity)
    if let base { larger.update(from: base, count: count) }
    base = larger
    self.capacity = capacity
  }
}
