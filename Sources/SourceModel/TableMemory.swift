import Glibc

/// Memory that tables lie in, given out piece by piece and given back as a whole.
///
/// Chunks grow with what is asked for. Large ones are huge pages where the system has them: with pages of 4 KB, a
/// tenth of the time of linting 10,000 screens went into the kernel's answers to page faults. Belongs to one thread
/// while tables are made; what was made may be read from all.
public final class TableMemory: @unchecked Sendable {
  private struct Chunk {
    var start: UnsafeMutableRawPointer
    var size: Int
  }

  private var chunks: [Chunk] = []
  /// How many of them were given back.
  private var released = 0
  private var next = UnsafeMutableRawPointer(bitPattern: 16)!
  private var left = 0

  /// The size of most chunks.
  private let usual: Int

  /// Memory of which nothing is taken yet.
  public init() { usual = Self.largest }

  /// Memory that will be given back in parts: its chunks stay small.
  public init(inParts: Void) { usual = Self.hugePage }

  deinit { release(first: chunks.count) }

  /// How many chunks hold nothing of what will be made from now on.
  public var fullChunks: Int { max(chunks.count - 1, 0) }

  /// Gives back the first `count` chunks, from which nobody reads any more.
  public func release(first count: Int) {
    while released < count {
      munmap(chunks[released].start, chunks[released].size)
      released += 1
    }
  }

  /// A table of the values of an array. The values hold no references.
  @inlinable public func table<Element>(_ values: [Element]) -> Table<Element> {
    values.withUnsafeBufferPointer { table($0) }
  }

  /// A copy of a table.
  @inlinable public func table<Element>(_ values: Table<Element>) -> Table<Element> { table(values.storage) }

  /// A table of the values at a place. They hold no references.
  @inlinable public func table<Element>(_ values: UnsafeBufferPointer<Element>) -> Table<Element> {
    precondition(_isPOD(Element.self), "tables hold plain values")
    guard let source = values.baseAddress, !values.isEmpty else { return Table() }
    let base = room(values.count * MemoryLayout<Element>.stride).bindMemory(
      to: Element.self, capacity: values.count)
    base.initialize(from: source, count: values.count)
    return Table(base: base, count: values.count)
  }

  /// A table of `count` times the same plain value, and the place where it can still be written.
  @inlinable public func table<Element>(repeating value: Element, count: Int) -> (
    Table<Element>, UnsafeMutableBufferPointer<Element>
  ) {
    precondition(_isPOD(Element.self), "tables hold plain values")
    guard count > 0 else { return (Table(), UnsafeMutableBufferPointer(start: nil, count: 0)) }
    let base = room(count * MemoryLayout<Element>.stride).bindMemory(to: Element.self, capacity: count)
    base.initialize(repeating: value, count: count)
    return (Table(base: base, count: count), UnsafeMutableBufferPointer(start: base, count: count))
  }

  /// Room for `size` bytes, aligned to 16.
  @usableFromInline func room(_ size: Int) -> UnsafeMutableRawPointer {
    let size = (size + 15) & ~15
    if size > left { grow(size) }
    let start = next
    next += size
    left -= size
    return start
  }

  private static let smallest = 64 << 10
  private static let largest = 8 << 20
  private static let hugePage = 2 << 20

  /// Begins a chunk, twice as large as the one before; what is left of that one stays unused.
  private func grow(_ wanted: Int) {
    let next = chunks.last.map { min($0.size * 4, usual) } ?? Self.smallest
    var size = max(next, (wanted + 4095) & ~4095)
    if size >= Self.hugePage { size = (size + Self.hugePage - 1) & ~(Self.hugePage - 1) }
    let start = size >= Self.hugePage ? Self.hugePages(size) : Self.pages(size)
    chunks.append(Chunk(start: start, size: size))
    self.next = start
    left = size
  }

  private static func pages(_ size: Int) -> UnsafeMutableRawPointer {
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != MAP_FAILED else { fatalError("no memory left") }
    return start
  }

  /// Pages that begin where a huge page can: what is mapped too much before and behind is given back.
  private static func hugePages(_ size: Int) -> UnsafeMutableRawPointer {
    let mapped = pages(size + hugePage)
    let before = (hugePage - Int(bitPattern: mapped) & (hugePage - 1)) & (hugePage - 1)
    if before > 0 { munmap(mapped, before) }
    if hugePage - before > 0 { munmap(mapped + before + size, hugePage - before) }
    madvise(mapped + before, size, MADV_HUGEPAGE)
    return mapped + before
  }
}
