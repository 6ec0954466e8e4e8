import Synchronization

/// The places of a table that is written from its begin to its end, more or less, while others give memory back: pages
/// that were used before are moved under it as it grows.
public final class UsedPages: Sendable {
  private let first: Int
  private let stride: Int
  /// Where its last whole page ends.
  private let end: Int
  /// Where the first page begins that may still be moved.
  private let reached: Mutex<Int>

  /// For a table in `memory` of which nothing is written.
  public init<ID, Element>(under places: TablePlaces<ID, Element>, in memory: TableMemory) {
    let size = PagePool.pageSize
    first = Int(bitPattern: places.base)
    stride = MemoryLayout<Element>.stride
    let start = max((first + size - 1) & ~(size - 1), memory.usedEnd(around: first))
    end = (first + places.count * stride) & ~(size - 1)
    reached = Mutex(start)
  }

  /// To be called before any place below `place` is written that was not announced so before. Any thread may call it.
  public func announce(upTo place: Int) {
    let limit = min(first + place * stride, end)
    reached.withLock { reached in
      while reached < limit {
        guard let start = UnsafeMutableRawPointer(bitPattern: reached) else { return }
        PagePool.fill(start, PagePool.pageSize)
        reached += PagePool.pageSize
      }
    }
  }
}
