#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A place for the cells of values.
typealias CellPointer = UnsafeMutablePointer<UInt64>

/// Growing memory of trivial elements that the system may enlarge in place.
///
/// Unlike an Array it does not hold old and new contents at once while it grows: large blocks are remapped.
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private var capacity = 0
  private var base: UnsafeMutableRawPointer?

  deinit { Self.free(base) }

  var elements: UnsafeMutablePointer<Element>? {
    base?.assumingMemoryBound(to: Element.self)
  }

  /// Makes room for `more` elements, counts them, and gives the first; their contents are undefined.
  mutating func extend(by more: Int) -> UnsafeMutablePointer<Element> {
    if capacity - count < more || base == nil { grow(to: count + more) }
    guard let base else { fatalError("no room was made") }
    let place = base.assumingMemoryBound(to: Element.self) + count
    count += more
    return place
  }

  /// Forgets the elements from `count` on.
  mutating func truncate(to count: Int) { self.count = min(count, self.count) }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let size = max(needed, min(capacity * 2, capacity + capacity / 2 + 65536), 64)
    guard let fresh = realloc(base, size * MemoryLayout<Element>.stride) else {
      fatalError("out of memory for \(size) values")
    }
    base = fresh
    capacity = size
  }

  /// Hands the memory over; `free` gives it back.
  mutating func release() -> UnsafePointer<Element> {
    let start = extend(by: 0) - count
    let trimmed =
      realloc(start, max(count, 1) * MemoryLayout<Element>.stride) ?? UnsafeMutableRawPointer(start)
    base = nil
    count = 0
    capacity = 0
    return UnsafePointer(trimmed.assumingMemoryBound(to: Element.self))
  }

  static func free(_ memory: UnsafeRawPointer?) {
    #if canImport(Glibc)
      Glibc.free(UnsafeMutableRawPointer(mutating: memory))
    #elseif canImport(Musl)
      Musl.free(UnsafeMutableRawPointer(mutating: memory))
    #elseif canImport(Darwin)
      Darwin.free(UnsafeMutableRawPointer(mutating: memory))
    #endif
  }
}

/// The cells of an arena while it is built.
typealias CellBuffer = GrowingBuffer<UInt64>
/// The text of strings that have escapes.
typealias ByteBuffer = GrowingBuffer<UInt8>
