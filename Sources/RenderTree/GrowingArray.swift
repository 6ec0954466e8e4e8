/// Plain values in a growing block of memory: the rows of a batch. The render tree sees no other module, so that it has an array of
/// its own beside `GrowingBuffer` of `SourceModel/Memory`.
@usableFromInline
struct GrowingArray<Item>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Item>
  @usableFromInline var capacity: Int
  @usableFromInline var count = 0

  @inlinable init() {
    capacity = 16
    base = .allocate(capacity: capacity)
  }

  @inlinable deinit { base.deallocate() }

  @inlinable @inline(__always)
  mutating func append(_ item: Item) {
    if count == capacity { grow(1) }
    (base + count).initialize(to: item)
    count += 1
  }

  @inlinable @inline(__always)
  mutating func reserve(_ extra: Int) {
    if capacity - count < extra { grow(extra) }
  }

  @inlinable @inline(__always)
  mutating func append(_ items: UnsafeBufferPointer<Item>) {
    guard let first = items.baseAddress else { return }
    reserve(items.count)
    (base + count).initialize(from: first, count: items.count)
    count += items.count
  }

  mutating func flush(to array: inout [Item]) {
    array.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
    count = 0
  }

  @inline(never) @usableFromInline
  mutating func grow(_ extra: Int) {
    let room = max(capacity * 2, count + extra)
    let moved = UnsafeMutablePointer<Item>.allocate(capacity: room)
    moved.initialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = room
  }
}
