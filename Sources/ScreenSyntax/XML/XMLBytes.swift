/// The ASCII bytes that XML gives a meaning.
enum Byte {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let blank: UInt8 = 0x20
  static let exclamation: UInt8 = 0x21
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let ampersand: UInt8 = 0x26
  static let apostrophe: UInt8 = 0x27
  static let hyphen: UInt8 = 0x2D
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let equals: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let question: UInt8 = 0x3F
  static let bracketOpen: UInt8 = 0x5B
  static let bracketClose: UInt8 = 0x5D
}

/// Sets of ASCII bytes below 64, as bit masks.
enum ByteSet {
  /// Blank, tab, line feed, carriage return.
  static let space: UInt64 = 1 << 9 | 1 << 10 | 1 << 13 | 1 << 32
  /// What ends a name in a tag: white space, quotes, `/`, `<`, `=`, `>`.
  static let nameEnd: UInt64 = space | 1 << 34 | 1 << 39 | 1 << 47 | 1 << 60 | 1 << 61 | 1 << 62
  /// What matters inside an attribute value: tab, line breaks, quotes, `&`, `<`.
  static let value: UInt64 = 1 << 9 | 1 << 10 | 1 << 13 | 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60
}

extension UInt8 {
  /// True if the byte is in a set of `ByteSet`.
  @inline(__always)
  func isIn(_ set: UInt64) -> Bool { self < 64 && (set &>> UInt64(self)) & 1 != 0 }

  /// True for XML's white space.
  @inline(__always)
  var isXMLSpace: Bool { isIn(ByteSet.space) }
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
