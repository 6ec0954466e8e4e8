/// Eight bytes that are looked at in one step, after H. S. Warren, "Hacker's Delight", chapter 6.
///
/// A mark is the high bit of a byte. The lowest mark is always right; those above it need not be.
struct ByteWord {
  private let word: UInt64
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The eight bytes from `offset` on, all of which must be there.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    word = UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The eight bytes from an offset on, all of which must be there.
  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, at offset: Int) {
    word = UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Bits that are not those of eight blanks.
  @inline(__always)
  var differencesFromBlanks: UInt64 { word ^ Self.ones &* UInt64(Byte.blank) }

  /// Marks the bytes that are `"`, `#`, `&` or `'`, which differ in two bits.
  @inline(__always)
  var marksOfQuotes: UInt64 {
    let difference = (word | Self.ones &* 0x05) ^ (Self.ones &* UInt64(Byte.apostrophe))
    return (difference &- Self.ones) & ~difference & Self.highs
  }

  /// Marks the bytes that are `byte`.
  @inline(__always)
  func marks(of byte: UInt8) -> UInt64 {
    let difference = word ^ (Self.ones &* UInt64(byte))
    return (difference &- Self.ones) & ~difference & Self.highs
  }

  /// Marks the bytes below `bound`, which is at most 0x80.
  @inline(__always)
  func marks(below bound: UInt8) -> UInt64 { (word &- Self.ones &* UInt64(bound)) & ~word & Self.highs }

  /// Marks the bytes above a blank; each mark is right.
  @inline(__always)
  var marksOfInk: UInt64 { (((word & ~Self.highs) &+ Self.ones &* 0x5F) | word) & Self.highs }

  /// Marks the bytes below a blank other than line feeds; each mark is right.
  @inline(__always)
  var marksOfControls: UInt64 {
    let low = word & ~Self.highs
    let others = (low ^ Self.ones &* UInt64(Byte.lineFeed)) &+ Self.ones &* 0x7F
    return others & ~(low &+ Self.ones &* 0x60) & ~word & Self.highs
  }

  /// Marks the bytes that are not ASCII; each mark is right.
  @inline(__always)
  var marksBeyondASCII: UInt64 { word & Self.highs }

  /// Marks the bytes that are neither ASCII letters nor digits nor `_`; each mark is right.
  @inline(__always)
  var marksBeyondNames: UInt64 {
    let plain = word & ~Self.highs
    let folded = plain | Self.ones &* 0x20
    let letters = (folded &+ Self.ones &* 0x1F) & ~(folded &+ Self.ones &* 0x05)
    let digits = (plain &+ Self.ones &* 0x50) & ~(plain &+ Self.ones &* 0x46)
    let others = (plain ^ Self.ones &* 0x5F) &+ Self.ones &* 0x7F
    return (word | (others & ~(letters | digits))) & Self.highs
  }

  /// True where all of four words are ASCII without NUL.
  @inline(__always)
  static func arePlain(_ a: ByteWord, _ b: ByteWord, _ c: ByteWord, _ d: ByteWord) -> Bool {
    let all = a.word | b.word | c.word | d.word
    let less = (a.word &- ones) | (b.word &- ones) | (c.word &- ones) | (d.word &- ones)
    return (all | less) & highs == 0
  }

  /// True where as many bytes are the same; behind both, eight bytes more can be read.
  @inline(__always)
  static func areSame(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, count: Int) -> Bool {
    var at = 0
    while at + 8 <= count {
      if ByteWord(one, at: at).word != ByteWord(other, at: at).word { return false }
      at += 8
    }
    let differences = ByteWord(one, at: at).word ^ ByteWord(other, at: at).word
    return differences & (1 << UInt64(8 * (count - at)) - 1) == 0
  }

  /// How many bytes stand before the lowest of some marks.
  @inline(__always)
  static func place(of marks: UInt64) -> Int { marks.trailingZeroBitCount >> 3 }
}
