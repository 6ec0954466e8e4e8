import Memory

/// What is marked in the bytes of XML and code.
extension ByteWord {
  /// Bits that are not those of eight blanks.
  @inline(__always)
  var differencesFromBlanks: UInt64 { word ^ Self.ones &* UInt64(Byte.blank) }

  /// Marks the bytes that are `"`, `#`, `&` or `'`, which differ in two bits.
  @inline(__always)
  var marksOfQuotes: UInt64 { marks(of: Byte.apostrophe, either: 0x05) }

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
}
