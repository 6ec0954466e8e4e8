extension JSONScanner {
  /// A byte that may not stand in a string, or the end of the file, which the caller reports.
  @inline(never)
  mutating func failText(_ place: Cursor) -> Cursor? {
    guard place < end else { return nil }
    switch place.pointee {
    case Ascii.lineFeed, Ascii.carriageReturn:
      fail(
        place, place + 1, "The line ends inside a string.",
        help: "Close the string with `\"`, or write the line break as `\\n`.")
    case Ascii.tab:
      fail(place, place + 1, "A tab stands inside a string as it is.", help: "Write it as `\\t`.")
    case 0..<0x20:
      let digits = String(place.pointee, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: 4 - digits.count) + digits
      fail(
        place, place + 1, "The control character U+\(code) stands inside a string as it is.",
        help: "Write it as `\\u\(code)`, or remove it.")
    default:
      var place = place
      while place < end, let length = characterLength(place) { place += length }
      if place == end { return nil }
      var next = place + 1
      while next < end && next - place < 4 && next.pointee & 0xC0 == 0x80 { next += 1 }
      let bytes = (0..<(next - place)).map { String(place[$0], radix: 16, uppercase: true) }
      fail(
        place, next,
        "The \(bytes.count == 1 ? "byte" : "bytes") \(bytes.joined(separator: " ")) \(bytes.count == 1 ? "is" : "are") not UTF-8.",
        help: "Save the file as UTF-8.")
    }
    return nil
  }

  /// The file ends inside the string that starts at `quote`.
  @inline(never)
  mutating func failOpenString(_ quote: Cursor) {
    fail(
      end, end, "The \(unit) ends inside a string.", help: "Write the missing `\"`.", opening: quote)
  }

  /// The character after a backslash makes no escape.
  @inline(never)
  mutating func failEscape(_ backslash: Cursor) {
    let next = backslash + 1
    if next >= end { return }
    let isControl = next.pointee < 0x20
    let last = isControl ? next : next.pointee < 0x80 ? next + 1 : next + (characterLength(next) ?? 1)
    let what = isControl ? "A backslash before a control character" : "`\(text(backslash, last))`"
    fail(
      backslash, last, "\(what) is no escape of JSON.",
      help: "The escapes are `\\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`, `\\t` and `\\u0041`.")
  }

  /// No four hexadecimal digits follow `\u`.
  @inline(never)
  mutating func failHex(_ backslash: Cursor) {
    var last = backslash + 2
    while last < end && last - backslash < 6 && hexValue(last.pointee) != nil { last += 1 }
    if last >= end { return }
    fail(backslash, last, "Four hexadecimal digits follow `\\u`, as in `\\u0041`; here are fewer.")
  }

  /// Half of a surrogate pair stands alone.
  @inline(never)
  mutating func failSurrogate(_ backslash: Cursor, isHigh: Bool) {
    let half = text(backslash, backslash + 6)
    fail(
      backslash, backslash + 6,
      isHigh
        ? "`\(half)` is the first half of a surrogate pair, but no second half follows it."
        : "`\(half)` is the second half of a surrogate pair, but no first half stands before it.",
      help: "Write both halves, or the character itself.")
  }
}
