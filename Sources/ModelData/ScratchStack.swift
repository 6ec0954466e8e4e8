/// A stack of cells in chunks that never move: the elements of arrays that are still being read.
///
/// When an array ends, its elements are moved to the arena and their chunks freed one by one, so the two
/// together hold little more than the cells once.
struct ScratchStack: ~Copyable {
  private struct Chunk {
    var base: CellPointer
    var top: CellPointer
    var limit: CellPointer
  }

  /// A height of the stack.
  struct Mark {
    fileprivate var chunk: Int
    fileprivate var top: CellPointer
  }

  private static let smallest = 1 << 9
  private static let largest = 1 << 16

  /// All chunks but the last, whose `top` is kept in `top`.
  private var chunks: [Chunk] = []
  private var spare: Chunk?
  /// Cells in all chunks but the last.
  private var buried = 0
  /// More cells lie here than an arena can name.
  private(set) var isFull = false
  private var top: CellPointer
  private var limit: CellPointer

  init() {
    let base = CellPointer.allocate(capacity: Self.smallest)
    top = base
    limit = base + Self.smallest
    chunks.append(Chunk(base: base, top: base, limit: limit))
  }

  deinit {
    for chunk in chunks { chunk.base.deallocate() }
    spare?.base.deallocate()
  }

  var mark: Mark { Mark(chunk: chunks.count - 1, top: top) }

  /// Room for the cells of one element, all zero.
  @inline(__always)
  mutating func push(_ count: Int) -> CellPointer {
    if limit - top < count { addChunk(count) }
    let place = top
    top += count
    if count == 1 {
      place.pointee = 0
    } else {
      place.update(repeating: 0, count: count)
    }
    return place
  }

  @inline(never)
  private mutating func addChunk(_ count: Int) {
    chunks[chunks.count - 1].top = top
    buried += top - chunks[chunks.count - 1].base
    if buried + count > Int(UInt32.max) { isFull = true }
    var chunk: Chunk
    if let kept = spare, kept.limit - kept.base >= count {
      chunk = kept
      spare = nil
    } else {
      let last = chunks[chunks.count - 1]
      let size = max(count, min((last.limit - last.base) * 2, Self.largest))
      let base = CellPointer.allocate(capacity: size)
      chunk = Chunk(base: base, top: base, limit: base + size)
    }
    chunk.top = chunk.base
    chunks.append(chunk)
    top = chunk.base
    limit = chunk.limit
  }

  /// Moves all cells above `mark` to the end of `cells`, in order, and gives their first index there.
  mutating func move(to cells: inout CellBuffer, above mark: Mark) -> Int {
    let start = cells.count
    if mark.chunk == chunks.count - 1 {
      let count = top - mark.top
      cells.extend(by: count).update(from: mark.top, count: count)
      top = mark.top
      return start
    }
    chunks[chunks.count - 1].top = top
    var total = chunks[mark.chunk].top - mark.top
    for chunk in chunks[(mark.chunk + 1)...] { total += chunk.top - chunk.base }
    var place = cells.extend(by: total) + total
    while chunks.count - 1 > mark.chunk, let chunk = chunks.popLast() {
      if chunks.count - 1 > mark.chunk {
        buried -= chunks[chunks.count - 1].top - chunks[chunks.count - 1].base
      }
      place -= chunk.top - chunk.base
      place.update(from: chunk.base, count: chunk.top - chunk.base)
      keepOrFree(chunk)
    }
    let left = chunks[mark.chunk]
    buried -= left.top - left.base
    place -= left.top - mark.top
    place.update(from: mark.top, count: left.top - mark.top)
    top = mark.top
    limit = left.limit
    return start
  }

  private mutating func keepOrFree(_ chunk: Chunk) {
    if spare == nil {
      spare = chunk
    } else {
      chunk.base.deallocate()
    }
  }
}
