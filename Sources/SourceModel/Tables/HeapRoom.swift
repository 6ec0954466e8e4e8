import CMemory
import Glibc

/// Room for what a thread allocates piece by piece.
public enum HeapRoom {
  /// The most that the C library takes from a thread's heap at once.
  private static let largest = 28 << 20

  /// Makes room of about `size` bytes in the heap of the calling thread, in huge pages where the system has them; below
  /// 2 MB, and past 56 MB, nothing more is done. The C library grows the heap of a thread page by page: with a call
  /// and a fault for each, which together took a thirtieth of the time of linting 10,000 screens.
  public static func reserve(_ size: Int) {
    if size < PagePool.pageSize { return }
    cmemory_keep_blocks(Int32(largest + PagePool.pageSize))
    let blocks = stride(from: size, to: 0, by: -largest).prefix(2).compactMap { left in
      let count = min(left, largest)
      return malloc(count).map { (start: $0, count: count) }
    }
    for block in blocks {
      let start = (Int(bitPattern: block.start) + PagePool.pageSize - 1) & ~(PagePool.pageSize - 1)
      let end = (Int(bitPattern: block.start) + block.count) & ~(PagePool.pageSize - 1)
      if start < end { madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE) }
    }
    for block in blocks { free(block.start) }
  }
}
