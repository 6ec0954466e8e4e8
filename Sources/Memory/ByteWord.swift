/// Eight bytes that are looked at in one step, after H. S. Warren, "Hacker's Delight", chapter 6.
///
/// A mark is the high bit of a byte. Where bytes are marked that are equal to something, or below it, the lowest mark
/// is right; those above it need not be.
@frozen public struct ByteWord {
  /// The bytes, the first lowest.
  public let word: UInt64

  /// 1 in each byte.
  @inlinable public static var ones: UInt64 {
    @inline(__always) get { 0x0101_0101_0101_0101 }
  }
  /// The high bit of each byte.
  @inlinable public static var highs: UInt64 {
    @inline(__always) get { 0x8080_8080_8080_8080 }
  }

  /// The bytes of a word, the first lowest.
  @inlinable @inline(__always)
  public init(_ word: UInt64) { self.word = word }

  /// The eight bytes from an offset on, all of which must be there.
  @inlinable @inline(__always)
  public init(_ base: UnsafePointer<UInt8>, at offset: Int) {
    word = UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The eight bytes from an offset on, all of which must be there.
  @inlinable @inline(__always)
  public init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    word = UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Marks the bytes that are `byte`, also where they differ from it in the bits of `either` alone.
  @inlinable @inline(__always)
  public func marks(of byte: UInt8, either: UInt8 = 0) -> UInt64 {
    let difference = (word | Self.ones &* UInt64(either)) ^ Self.ones &* UInt64(byte | either)
    return (difference &- Self.ones) & ~difference & Self.highs
  }

  /// Marks the bytes below `bound`, which is at most 0x80.
  @inlinable @inline(__always)
  public func marks(below bound: UInt8) -> UInt64 {
    (word &- Self.ones &* UInt64(bound)) & ~word & Self.highs
  }

  /// Marks the bytes of ASCII that are `bound` or above, when the bits of `either` are set in them; each mark is right.
  @inlinable @inline(__always)
  public func marks(from bound: UInt8, either: UInt8) -> UInt64 {
    ((word | Self.ones &* UInt64(either)) &+ Self.ones &* UInt64(0x80 &- bound)) & Self.highs
  }

  /// Marks the bytes that are not ASCII; each mark is right.
  @inlinable public var marksBeyondASCII: UInt64 {
    @inline(__always) get { word & Self.highs }
  }

  /// How many bytes stand before the lowest of some marks.
  @inlinable @inline(__always)
  public static func place(of marks: UInt64) -> Int { marks.trailingZeroBitCount >> 3 }
}
