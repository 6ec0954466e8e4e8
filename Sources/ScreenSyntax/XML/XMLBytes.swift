/// The ASCII bytes that XML gives a meaning.
package enum Byte {
  @inlinable package static var tab: UInt8 { 0x09 }
  @inlinable package static var lineFeed: UInt8 { 0x0A }
  @inlinable package static var carriageReturn: UInt8 { 0x0D }
  @inlinable package static var blank: UInt8 { 0x20 }
  @inlinable package static var exclamation: UInt8 { 0x21 }
  @inlinable package static var quote: UInt8 { 0x22 }
  @inlinable package static var hash: UInt8 { 0x23 }
  @inlinable package static var ampersand: UInt8 { 0x26 }
  @inlinable package static var apostrophe: UInt8 { 0x27 }
  @inlinable package static var hyphen: UInt8 { 0x2D }
  @inlinable package static var dot: UInt8 { 0x2E }
  @inlinable package static var slash: UInt8 { 0x2F }
  @inlinable package static var colon: UInt8 { 0x3A }
  @inlinable package static var semicolon: UInt8 { 0x3B }
  @inlinable package static var less: UInt8 { 0x3C }
  @inlinable package static var equals: UInt8 { 0x3D }
  @inlinable package static var greater: UInt8 { 0x3E }
  @inlinable package static var question: UInt8 { 0x3F }
  @inlinable package static var bracketOpen: UInt8 { 0x5B }
  @inlinable package static var bracketClose: UInt8 { 0x5D }
}

/// Sets of ASCII bytes below 64, as bit masks.
enum ByteSet {
  /// Blank, tab, line feed, carriage return.
  static let space: UInt64 = 1 << 9 | 1 << 10 | 1 << 13 | 1 << 32
  /// What ends a name in a tag: white space, quotes, `/`, `<`, `=`, `>`.
  static let nameEnd: UInt64 = space | 1 << 34 | 1 << 39 | 1 << 47 | 1 << 60 | 1 << 61 | 1 << 62
  /// What an attribute value is not plain with: tab, line breaks, `&`.
  static let decoded: UInt64 = 1 << 9 | 1 << 10 | 1 << 13 | 1 << 38
}

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

extension UInt8 {
  /// True if the byte is in a set of `ByteSet`.
  @inline(__always)
  func isIn(_ set: UInt64) -> Bool { self < 64 && (set &>> UInt64(self)) & 1 != 0 }

  /// True for XML's white space.
  @inline(__always)
  package var isXMLSpace: Bool { isIn(ByteSet.space) }
}

extension UnsafeBufferPointer where Element == UInt8 {
  /// True if `text` stands at `offset`.
  @inline(__always)
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0 && count - offset >= length else { return false }
    for index in 0..<length where self[offset + index] != text.utf8Start[index] { return false }
    return true
  }
}
