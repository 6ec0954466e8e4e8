/// Eight bytes that are looked at in one step, after H. S. Warren, "Hacker's Delight", chapter 6.
///
/// A mark is the high bit of a byte. Where bytes are marked that are equal to something, or below it, the lowest mark
/// is right; those above it need not be.
struct EightBytes {
  let word: UInt64
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The bytes of a word, the first lowest.
  @inline(__always)
  init(_ word: UInt64) { self.word = word }

  /// The eight bytes at a place.
  @inline(__always)
  init(at place: UnsafePointer<UInt8>) { word = UnsafeRawPointer(place).loadUnaligned(as: UInt64.self) }

  /// Marks the bytes that are `byte`, also where they differ from it in the bits of `either` alone.
  @inline(__always)
  func marks(of byte: UInt8, either: UInt8 = 0) -> UInt64 {
    let difference = (word | Self.ones &* UInt64(either)) ^ Self.ones &* UInt64(byte | either)
    return (difference &- Self.ones) & ~difference & Self.highs
  }

  /// Marks the bytes below `bound`, which is at most 0x80.
  @inline(__always)
  func marks(below bound: UInt8) -> UInt64 { (word &- Self.ones &* UInt64(bound)) & ~word & Self.highs }

  /// Marks the bytes that are not ASCII.
  var marksBeyondASCII: UInt64 {
    @inline(__always) get { word & Self.highs }
  }

  /// Marks the bytes of ASCII that are `bound` or above, when the bits of `either` are set in them.
  @inline(__always)
  func marks(from bound: UInt8, either: UInt8) -> UInt64 {
    ((word | Self.ones &* UInt64(either)) &+ Self.ones &* UInt64(0x80 &- bound)) & Self.highs
  }
}
