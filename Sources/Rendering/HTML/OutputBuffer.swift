import Memory

/// Bytes of a page while it is written; reuse one for many pages with `removeAll()`.
public typealias OutputBuffer = GrowingBuffer<UInt8>

extension GrowingBuffer where Element == UInt8 {
  /// Appends text known at compile time.
  @inline(__always)
  public mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    extend(by: length).initialize(from: text.utf8Start, count: length)
  }

  /// Appends one of two texts; a choice of lengths known to the compiler is copied without a call.
  @inline(__always)
  mutating func append(_ first: StaticString, if condition: Bool, else second: StaticString) {
    if condition { append(first) } else { append(second) }
  }

  /// Appends bytes as they are, behind which 15 more may be read: in blocks, without a call, as most are few.
  @inline(__always)
  mutating func append(_ source: UnsafePointer<UInt8>, countInBlocks length: Int) {
    reserve(length &+ 16)
    let target = UnsafeMutableRawPointer(end)
    let source = UnsafeRawPointer(source)
    var at = 0
    while at < length {
      target.storeBytes(
        of: source.loadUnaligned(fromByteOffset: at, as: SIMD16<UInt8>.self), toByteOffset: at,
        as: SIMD16<UInt8>.self)
      at &+= 16
    }
    advance(length)
  }

  /// Appends bytes as they are.
  public mutating func append(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append($0) }
  }

  /// Appends the bytes of another buffer.
  @inline(__always)
  mutating func append(contentsOf other: borrowing OutputBuffer) {
    append(UnsafeBufferPointer(other.storage))
  }

  /// Appends text as it is.
  public mutating func append(verbatim text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Puts bytes before those from `position` on.
  mutating func insert(_ other: borrowing OutputBuffer, at position: Int) {
    guard position <= count, !other.isEmpty else { return }
    reserve(other.count)
    (start + position + other.count).update(from: start + position, count: count - position)
    (start + position).update(from: other.start, count: other.count)
    advance(other.count)
  }

  /// Takes the last byte back.
  mutating func dropLast() { if count > 0 { removeLast() } }

  /// Takes one byte out and moves those after it; for short tails.
  mutating func removeByte(at position: Int) {
    if position >= count { return }
    (start + position).update(from: start + position + 1, count: count - position - 1)
    removeLast()
  }

  /// Reads what was written.
  public borrowing func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    try body(UnsafeBufferPointer(storage))
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
