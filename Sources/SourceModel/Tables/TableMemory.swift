import Glibc

/// Memory that tables lie in, given out piece by piece and given back as a whole.
///
/// Chunks grow with what is asked for. Large ones are huge pages where the system has them: with pages of 4 KB, a
/// tenth of the time of linting 10,000 screens went into the kernel's answers to page faults. Those that are given back
/// are used again (`PagePool`). Belongs to one thread while tables are made; what was made may be read from all.
public final class TableMemory: @unchecked Sendable {
  private struct Chunk {
    var start: UnsafeMutableRawPointer
    var size: Int
    /// How much of it, from its start, lies in pages that were used before.
    var used = 0
  }

  private var chunks: [Chunk] = []
  /// How many of them were given back.
  private var released = 0
  private var next = UnsafeMutableRawPointer(bitPattern: 16)!
  private var left = 0

  /// The sizes of the first chunk and of most.
  private let first: Int
  private let usual: Int
  /// True where it lies in small pages of its own, which cost nothing until somebody writes there, and hold zeros until then.
  @usableFromInline let isSparse: Bool

  /// Memory of which nothing is taken yet. For `much` it begins with a huge page; what is given back `inParts` lies in
  /// chunks of no more than one.
  public init(much: Bool = false, inParts: Bool = false) {
    first = much ? PagePool.pageSize : Self.smallest
    usual = inParts ? PagePool.pageSize : Self.largest
    isSparse = false
  }

  /// Memory for long tables of which little is written: what nobody touches costs nothing.
  public init(sparse: Void) { (first, usual, isSparse) = (Self.smallest, Self.largest, true) }

  /// Memory for what is made of the files of a package.
  public convenience init(files: Int, inParts: Bool = false) {
    self.init(much: files >= 1000, inParts: inParts)
  }

  /// Memory for tables of about so many bytes together.
  public convenience init(bytes: Int) { self.init(much: bytes >= PagePool.pageSize / 2) }

  deinit { release(first: chunks.count) }

  /// How many chunks hold nothing of what will be made from now on.
  public var fullChunks: Int { max(chunks.count - 1, 0) }

  /// Gives back the first `count` chunks, from which nobody reads any more.
  public func release(first count: Int) {
    while released < count {
      let chunk = chunks[released]
      if chunk.size < PagePool.pageSize || isSparse {
        munmap(chunk.start, chunk.size)
      } else {
        PagePool.keep(chunk.start, chunk.size)
      }
      released += 1
    }
  }

  /// Returns to the system the huge pages that released tables left for later ones, but for `bytes`, rounded down to whole
  /// pages. A process that goes on after its work calls it, so as not to hold what that took at its peak.
  public static func trim(keeping bytes: Int) { PagePool.trim(to: bytes) }

  /// True where at least one huge page is taken and less than `size` bytes of the last chunk are left. Then a caller whose
  /// tables live for different times should begin another memory, so that each is given back with its own.
  public func isNearlyFull(_ size: Int) -> Bool {
    left < size && chunks.last.map { $0.size >= PagePool.pageSize } ?? false
  }

  /// Where, in the chunk that holds an address, the pages end that were used before.
  func usedEnd(around address: Int) -> Int {
    let chunk = chunks.last {
      (Int(bitPattern: $0.start)..<Int(bitPattern: $0.start) + $0.size).contains(address)
    }
    return chunk.map { Int(bitPattern: $0.start) + $0.used } ?? address
  }

  /// A table of the values of an array. The values hold no references.
  @inlinable public func table<ID: TableIndex, Element>(_ values: [Element]) -> Table<ID, Element> {
    values.withUnsafeBufferPointer { table($0) }
  }

  /// A copy of a table.
  @inlinable public func table<ID: TableIndex, Element>(_ values: Table<ID, Element>) -> Table<ID, Element> {
    table(values.storage)
  }

  /// A table of the values at a place. They hold no references.
  @inlinable public func table<ID: TableIndex, Element>(_ values: UnsafeBufferPointer<Element>) -> Table<
    ID, Element
  > {
    precondition(_isPOD(Element.self), "tables hold plain values")
    guard let source = values.baseAddress, !values.isEmpty else { return Table() }
    let base = room(values.count * MemoryLayout<Element>.stride).bindMemory(
      to: Element.self, capacity: values.count)
    base.initialize(from: source, count: values.count)
    return Table(base: base, count: values.count)
  }

  /// A table of `count` times the same plain value, and the place where it can still be written.
  @inlinable public func table<ID: TableIndex, Element>(
    repeating value: Element, count: Int, by: ID.Type = Int.self
  ) -> (
    Table<ID, Element>, UnsafeMutableBufferPointer<Element>
  ) {
    precondition(_isPOD(Element.self), "tables hold plain values")
    guard count > 0 else { return (Table(), UnsafeMutableBufferPointer(start: nil, count: 0)) }
    let base = room(count * MemoryLayout<Element>.stride).bindMemory(to: Element.self, capacity: count)
    base.initialize(repeating: value, count: count)
    return (Table(base: base, count: count), UnsafeMutableBufferPointer(start: base, count: count))
  }

  /// Room for `size` bytes, aligned to 16. Where it is `filledLater`, no page that was used before is put under it yet.
  @usableFromInline func room(_ size: Int, filledLater: Bool = false) -> UnsafeMutableRawPointer {
    let size = (size + 15) & ~15
    if size > left { grow(size, filledLater) }
    let start = next
    next += size
    left -= size
    return start
  }

  private static let smallest = 64 << 10
  private static let largest = 8 << 20

  /// Begins a chunk, larger than the one before; what is left of that one stays unused.
  private func grow(_ wanted: Int, _ filledLater: Bool) {
    let next = chunks.last.map { min($0.size * 4, usual) } ?? first
    let size = max(next, (wanted + 4095) & ~4095)
    let chunk =
      size < PagePool.pageSize || isSparse
      ? Chunk(start: Self.pages(size), size: size)
      : Self.hugePages(size, wanted, filledLater)
    if isSparse { madvise(chunk.start, chunk.size, MADV_NOHUGEPAGE) }
    chunks.append(chunk)
    self.next = chunk.start
    left = chunk.size
  }

  private static func pages(_ size: Int) -> UnsafeMutableRawPointer {
    let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != MAP_FAILED else { fatalError("no memory left") }
    return start
  }

  /// `size` bytes, rounded up, that begin where a huge page can, or one page that was used before where `wanted` bytes
  /// fit into it. What is mapped too much before and behind is given back.
  private static func hugePages(_ size: Int, _ wanted: Int, _ filledLater: Bool) -> Chunk {
    let page = PagePool.pageSize
    if wanted <= page, let used = PagePool.take() { return Chunk(start: used, size: page, used: page) }
    let size = (size + page - 1) & ~(page - 1)
    let mapped = pages(size + page)
    let before = (page - Int(bitPattern: mapped) & (page - 1)) & (page - 1)
    if before > 0 { munmap(mapped, before) }
    if page - before > 0 { munmap(mapped + before + size, page - before) }
    madvise(mapped + before, size, MADV_HUGEPAGE)
    let used = filledLater ? 0 : PagePool.fill(mapped + before, size)
    return Chunk(start: mapped + before, size: size, used: used)
  }
}
