/// Bytes of a page while it is written: one growing block of memory.
///
/// Not copyable, so that it is never duplicated by accident; reuse one for many pages with `removeAll()`.
public struct OutputBuffer: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  /// False while the block is somebody else's.
  private var isOwn = true
  /// How many bytes have been written.
  public private(set) var count: Int

  /// An empty buffer with room for some bytes.
  public init(capacity: Int = 1024) {
    let room = max(capacity, 64)
    base = .allocate(capacity: room)
    self.capacity = room
    count = 0
  }

  /// An empty buffer in memory that outlives it; it moves to a block of its own where that is too small.
  fileprivate init(in memory: UnsafeMutableBufferPointer<UInt8>) {
    base = memory.baseAddress!
    capacity = memory.count
    count = 0
    isOwn = false
  }

  deinit { if isOwn { base.deallocate() } }

  /// Forgets what was written and keeps the memory.
  public mutating func removeAll() { count = 0 }

  /// Makes room for more bytes, so that the next writes of up to that many do not move the block.
  @inline(__always)
  public mutating func reserve(_ extra: Int) {
    if capacity - count < extra { grow(extra) }
  }

  @inline(never)
  private mutating func grow(_ extra: Int) {
    let room = max(capacity * 2, count + extra)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: room)
    moved.initialize(from: base, count: count)
    if isOwn { base.deallocate() }
    isOwn = true
    base = moved
    capacity = room
  }

  /// Appends one byte.
  @inline(__always)
  public mutating func append(_ byte: UInt8) {
    reserve(1)
    base[count] = byte
    count += 1
  }

  /// Appends text known at compile time.
  @inline(__always)
  public mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    (base + count).initialize(from: text.utf8Start, count: length)
    count += length
  }

  /// Appends one of two texts; a choice of lengths known to the compiler is copied without a call.
  @inline(__always)
  mutating func append(_ first: StaticString, if condition: Bool, else second: StaticString) {
    if condition { append(first) } else { append(second) }
  }

  /// Appends bytes as they are.
  @inline(__always)
  public mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).initialize(from: start, count: bytes.count)
    count += bytes.count
  }

  /// Appends bytes as they are, behind which 15 more may be read: in blocks, without a call, as most are few.
  @inline(__always)
  mutating func append(_ source: UnsafePointer<UInt8>, countInBlocks length: Int) {
    reserve(length &+ 16)
    let target = UnsafeMutableRawPointer(base + count)
    let source = UnsafeRawPointer(source)
    var at = 0
    while at < length {
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: at, as: SIMD16<UInt8>.self), toByteOffset: at,
        as: SIMD16<UInt8>.self)
      at &+= 16
    }
    count &+= length
  }

  /// Appends bytes as they are.
  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Appends the bytes of another buffer.
  @inline(__always)
  mutating func append(contentsOf other: borrowing OutputBuffer) {
    reserve(other.count)
    (base + count).initialize(from: other.base, count: other.count)
    count += other.count
  }

  /// Appends text as it is.
  public mutating func append(verbatim text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Puts bytes before those from `position` on.
  mutating func insert(_ other: borrowing OutputBuffer, at position: Int) {
    guard position <= count else { return }
    reserve(other.count)
    (base + position + other.count).update(from: base + position, count: count - position)
    (base + position).update(from: other.base, count: other.count)
    count += other.count
  }

  /// The next free byte, after `reserve`.
  @inline(__always)
  var end: UnsafeMutablePointer<UInt8> { base + count }

  /// Takes bytes written at `end` into account.
  @inline(__always)
  mutating func advance(_ length: Int) { count += length }

  /// Takes back what was written after a place.
  mutating func shorten(to length: Int) { count = min(count, max(length, 0)) }

  /// Takes the last byte back.
  mutating func dropLast() { if count > 0 { count -= 1 } }

  /// Takes one byte out and moves those after it; for short tails.
  mutating func removeByte(at position: Int) {
    if position >= count { return }
    (base + position).update(from: base + position + 1, count: count - position - 1)
    count -= 1
  }

  /// Reads what was written.
  public borrowing func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// A copy of what was written.
  public var bytes: [UInt8] { withBytes { Array($0) } }

  /// What `write` writes, without a copy where that is not more than `capacity`.
  static func bytes(capacity: Int, _ write: (inout OutputBuffer) -> Void) -> [UInt8] {
    var longer: [UInt8]?
    let bytes = [UInt8](unsafeUninitializedCapacity: max(capacity, 64)) { memory, count in
      var output = OutputBuffer(in: memory)
      write(&output)
      if output.isOwn { longer = output.bytes } else { count = output.count }
    }
    return longer ?? bytes
  }

  /// Moves the content out and leaves an empty buffer.
  mutating func take() -> OutputBuffer {
    var taken = OutputBuffer(capacity: 64)
    swap(&self, &taken)
    return taken
  }
}
