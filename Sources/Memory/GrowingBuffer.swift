#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A growing array of plain values with one owner, which keeps its memory from use to use.
///
/// Unlike `Array` it costs no check for other owners when an element changes, and does not hold old and new contents at once
/// while it grows: the system enlarges large blocks in place. Indices are checked in debug builds only; they must come from
/// `append` and `extend`. The values hold no references. It cannot be copied, so that none is by accident.
public struct GrowingBuffer<Element>: ~Copyable {
  @usableFromInline var base: UnsafeMutableRawPointer?
  @usableFromInline var capacity = 0
  @usableFromInline var counted = 0
  /// False while the memory is somebody else's.
  public private(set) var isOwn = true
  /// How many values there are.
  @inlinable public var count: Int { counted }

  /// How many values a buffer that was reset keeps room for.
  private static var mostKept: Int { 1 << 16 }

  /// An empty buffer with room for some values.
  public init(capacity: Int = 0) {
    precondition(_isPOD(Element.self), "buffers hold plain values")
    if capacity > 0 { grow(to: capacity) }
  }

  /// An empty buffer in memory that outlives it, which moves to memory of its own where that is too small.
  public init(in memory: UnsafeMutableBufferPointer<Element>) {
    precondition(_isPOD(Element.self), "buffers hold plain values")
    base = memory.baseAddress.map { UnsafeMutableRawPointer($0) }
    capacity = memory.count
    isOwn = false
  }

  deinit { if isOwn { Self.free(base) } }

  /// True if there are no values.
  @inlinable public var isEmpty: Bool { count == 0 }

  /// The values where they lie, until one is added; nil before the first.
  @inlinable @inline(__always)
  public var elements: UnsafeMutablePointer<Element>? { base?.assumingMemoryBound(to: Element.self) }

  /// The values where they lie, until one is added.
  @inlinable public var storage: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: elements, count: count)
  }

  /// The values where they lie, until one is added, of a buffer that was given room.
  @inlinable @inline(__always)
  public var start: UnsafeMutablePointer<Element> {
    base.unsafelyUnwrapped.assumingMemoryBound(to: Element.self)
  }

  /// The value at an index below `count`.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    unsafeAddress { UnsafePointer(place(index)) }
    unsafeMutableAddress { place(index) }
  }

  @inlinable @inline(__always)
  func place(_ index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count)
    return start + index
  }

  // MARK: Changing it

  /// Adds a value at the end.
  @inlinable @inline(__always)
  public mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (start + count).initialize(to: element)
    counted += 1
  }

  /// Makes room for `more` values, counts them, and returns the place of the first; their contents are undefined.
  @inlinable @inline(__always)
  public mutating func extend(by more: Int) -> UnsafeMutablePointer<Element> {
    reserve(more)
    let place = end
    counted += more
    return place
  }

  /// Makes room for `more` values, so that adding up to that many does not move the memory.
  @inlinable @inline(__always)
  public mutating func reserve(_ more: Int) {
    if capacity - count < more || base == nil { grow(to: count + more) }
  }

  /// The place behind the last value, after `reserve`.
  @inlinable @inline(__always)
  public var end: UnsafeMutablePointer<Element> { start + count }

  /// Counts values that were written at `end`.
  @inlinable @inline(__always)
  public mutating func advance(_ more: Int) { counted += more }

  /// Adds values at the end.
  @inlinable @inline(__always)
  public mutating func append(_ elements: UnsafeBufferPointer<Element>) {
    guard let first = elements.baseAddress, !elements.isEmpty else { return }
    extend(by: elements.count).initialize(from: first, count: elements.count)
  }

  /// Moves all values to the end of an array, and keeps the memory.
  @inlinable
  public mutating func flush(to array: inout [Element]) {
    array.append(contentsOf: storage)
    counted = 0
  }

  /// Takes the last value away.
  @inlinable @inline(__always)
  public mutating func removeLast() {
    assert(count > 0)
    counted -= 1
  }

  /// Forgets the values from `count` on, and keeps the memory.
  @inlinable public mutating func truncate(to count: Int) { counted = min(count, counted) }

  /// Takes all values away and keeps the memory.
  @inlinable public mutating func removeAll() { counted = 0 }

  /// Takes all values away and keeps the memory, unless one unusual use made it much larger than others need.
  public mutating func reset() {
    counted = 0
    if capacity <= Self.mostKept || !isOwn { return }
    Self.free(base)
    (base, capacity) = (nil, 0)
    grow(to: Self.mostKept)
  }

  @inline(never) @usableFromInline
  mutating func grow(to needed: Int) {
    let size = max(needed, min(capacity * 2, capacity + capacity / 2 + 65536), 64)
    guard let fresh = realloc(isOwn ? base : nil, size * MemoryLayout<Element>.stride) else {
      fatalError("out of memory for \(size) values")
    }
    if !isOwn, let base { fresh.copyMemory(from: base, byteCount: count * MemoryLayout<Element>.stride) }
    isOwn = true
    base = fresh
    capacity = size
  }

  // MARK: Handing it over

  /// Hands the memory over; `free` gives it back.
  public mutating func release() -> UnsafePointer<Element> {
    if !isOwn { grow(to: count) }
    let start = extend(by: 0) - count
    let trimmed =
      realloc(start, max(count, 1) * MemoryLayout<Element>.stride) ?? UnsafeMutableRawPointer(start)
    base = nil
    counted = 0
    capacity = 0
    return UnsafePointer(trimmed.assumingMemoryBound(to: Element.self))
  }

  /// Gives back the memory that `release` handed over.
  public static func free(_ memory: UnsafeRawPointer?) {
    #if canImport(Glibc)
      Glibc.free(UnsafeMutableRawPointer(mutating: memory))
    #elseif canImport(Musl)
      Musl.free(UnsafeMutableRawPointer(mutating: memory))
    #elseif canImport(Darwin)
      Darwin.free(UnsafeMutableRawPointer(mutating: memory))
    #endif
  }
}
