/// A growing array of plain values that keeps its memory from use to use.
///
/// Unlike `Array` it has one owner, so that changing an element costs no check for others. Indices are
/// checked in debug builds only; they must come from `append`.
struct ScratchBuffer<Element>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// How many values an empty buffer keeps room for.
  private static var mostKept: Int { 1 << 16 }
  private(set) var count = 0

  /// An empty buffer with room for `capacity` values, at least one.
  init(capacity: Int) {
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  /// True if there are no values.
  var isEmpty: Bool { count == 0 }

  /// The value at an index below `count`.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  /// Adds a value at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Takes the last value away.
  @inline(__always)
  mutating func removeLast() {
    assert(count > 0)
    count -= 1
    (base + count).deinitialize(count: 1)
  }

  /// Takes all values away and keeps the memory, unless one unusual use made it much larger than others need.
  mutating func removeAll() {
    base.deinitialize(count: count)
    count = 0
    if capacity > Self.mostKept {
      base.deallocate()
      capacity = Self.mostKept
      base = .allocate(capacity: capacity)
    }
  }

  /// The values where they lie, until one is added.
  var storage: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
