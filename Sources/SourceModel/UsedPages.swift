import Synchronization

/// The places of a table that is written from its begin to its end, more or less, while others give memory back: pages
/// that were used before are moved under it as it grows.
public final class UsedPages: Sendable {
  private let first: Int
  private let stride: Int
  /// The whole pages of the table.
  private let pages: Range<Int>
  /// Where the first page begins that may still be moved.
  private let reached: Mutex<Int>

  /// For a table in `memory` of which nothing is written.
  public init<Element>(under places: TablePlaces<Element>, in memory: TableMemory) {
    let size = PagePool.pageSize
    first = Int(bitPattern: places.base)
    stride = MemoryLayout<Element>.stride
    let start = max((first + size - 1) & ~(size - 1), memory.usedEnd(around: first))
    pages = start..<max(start, (first + places.count * stride) & ~(size - 1))
    reached = Mutex(start)
  }

  /// To be called before any place below `end` is written that was not announced so before. Any thread may call it.
  public func announce(upTo end: Int) {
    let limit = min(first + end * stride, pages.upperBound)
    reached.withLock { reached in
      while reached < limit {
        guard let start = UnsafeMutableRawPointer(bitPattern: reached) else { return }
        PagePool.fill(start, PagePool.pageSize)
        reached += PagePool.pageSize
      }
    }
  }
}
