/// Sets of ASCII bytes below 64, as bit masks.
enum ByteSet {
  /// Blank, tab, line feed, carriage return.
  static let space: UInt64 = 1 << 9 | 1 << 10 | 1 << 13 | 1 << 32
  /// What ends a name in a tag: white space, quotes, `/`, `<`, `=`, `>`.
  static let nameEnd: UInt64 = space | 1 << 34 | 1 << 39 | 1 << 47 | 1 << 60 | 1 << 61 | 1 << 62
  /// What an attribute value is not plain with: tab, line breaks, `&`.
  static let decoded: UInt64 = 1 << 9 | 1 << 10 | 1 << 13 | 1 << 38
}
