import CMemory
import Glibc

/// Room for what a thread allocates piece by piece.
public enum HeapRoom {
  private static let hugePage = 2 << 20
  /// The most that the C library takes from a thread's heap at once.
  private static let largest = 28 << 20

  /// Makes room of about `size` bytes in the heap of the calling thread, in huge pages where the system has them; below
  /// 2 MB, and past 56 MB, nothing more is done. The C library grows the heap of a thread page by page: with a call
  /// and a fault for each, which together took a thirtieth of the time of linting 10,000 screens.
  public static func reserve(_ size: Int) {
    if size < hugePage { return }
    cmemory_keep_blocks(Int32(largest + hugePage))
    let blocks = stride(from: size, to: 0, by: -largest).prefix(2).compactMap { left in
      let count = min(left, largest)
      return malloc(count).map { (start: $0, count: count) }
    }
    for block in blocks {
      let start = (Int(bitPattern: block.start) + hugePage - 1) & ~(hugePage - 1)
      let end = (Int(bitPattern: block.start) + block.count) & ~(hugePage - 1)
      if start < end { madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE) }
    }
    for block in blocks { free(block.start) }
  }
}
