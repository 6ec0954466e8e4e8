import CMemory
import Glibc
import Synchronization

/// Huge pages that were given back, kept for the next `TableMemory` that asks for one.
///
/// The first touch of a page is work of the kernel, and on a virtual machine of its host, which may take longer than
/// all that is computed with it. A page that was touched before costs nothing.
enum PagePool {
  /// The size of a page in bytes, and what its address is a multiple of.
  static let pageSize = 2 << 20
  /// How many pages are kept at most.
  private static let limit = 512
  private static let pages = Mutex<[Page]>([])
  /// How many pages are kept for the preferred thread alone.
  private static let most = 4
  /// Those that it gave back: it need not wait until the system has cleared others, while all cores take what there is.
  private static let own = Mutex<[Page]>([])

  private struct Page: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
  }

  /// Keeps whole pages that begin at `start`; those beyond the limit go back to the system.
  static func keep(_ start: UnsafeMutableRawPointer, _ size: Int) {
    var kept = Parallel.isPreferred ? keep(start, size, in: own, upTo: most) : 0
    kept += keep(start + kept, size - kept, in: pages, upTo: limit)
    if kept < size { munmap(start + kept, size - kept) }
  }

  /// Keeps as many as there is room for, and gives how many bytes those have.
  private static func keep(
    _ start: UnsafeMutableRawPointer, _ size: Int, in pages: borrowing Mutex<[Page]>, upTo limit: Int
  ) -> Int {
    pages.withLock { pages in
      let kept = min(size / pageSize, limit - pages.count)
      for place in 0..<kept { pages.append(Page(start: start + place * pageSize)) }
      return kept * pageSize
    }
  }

  /// Gives kept pages back to the system until no more than so many bytes of them are left: those that were kept last.
  static func trim(to bytes: Int) {
    let extra = pages.withLock { pages in
      let extra = Array(pages.dropLast(bytes / pageSize))
      pages.removeFirst(extra.count)
      return extra
    }
    for page in extra { munmap(page.start, pageSize) }
  }

  /// A page that was kept, with what it held; nil where there is none.
  static func take() -> UnsafeMutableRawPointer? {
    if Parallel.isPreferred, let page = own.withLock({ $0.popLast() }) { return page.start }
    return pages.withLock { $0.popLast()?.start }
  }

  /// Moves kept pages to where `size` bytes, whole pages, are mapped at `start`, as far as there are any. Gives how many
  /// bytes lie in such pages then.
  @discardableResult static func fill(_ start: UnsafeMutableRawPointer, _ size: Int) -> Int {
    for place in stride(from: 0, to: size, by: pageSize) {
      guard let page = take() else { return place }
      if cmemory_move(page, pageSize, start + place) == MAP_FAILED {
        munmap(page, pageSize)
        return place
      }
    }
    return size
  }
}
