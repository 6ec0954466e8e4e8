import SourceModel

/// Goes over the members of an object that was checked before.
struct MemberScan: ~Copyable {
  private var scanner: JSONScanner
  private var place: Cursor

  /// The members of the object at `brace`.
  init(_ whole: borrowing JSONScanner, _ brace: Cursor) {
    scanner = JSONScanner(from: brace, to: whole.end)
    place = scanner.space(brace + 1)
  }

  /// The next member, or nil.
  mutating func next() -> (key: Cursor, keyEnd: Cursor, value: Cursor, valueEnd: Cursor)? {
    let key = place
    guard scanner.byte(key) == Ascii.quote, let keyEnd = scanner.skipString(key),
      let value = scanner.colon(keyEnd),
      let valueEnd = scanner.skip(value)
    else { return nil }
    place = scanner.space(valueEnd)
    if scanner.byte(place) == Ascii.comma { place = scanner.space(place + 1) }
    return (key, keyEnd, value, valueEnd)
  }

  /// The place after the string at `quote`.
  static func stringEnd(_ whole: borrowing JSONScanner, _ quote: Cursor) -> Cursor {
    var scanner = JSONScanner(from: quote, to: whole.end)
    return scanner.skipString(quote) ?? quote + 1
  }
}
