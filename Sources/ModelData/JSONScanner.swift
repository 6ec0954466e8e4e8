/// Reads the tokens of RFC 8259 from UTF-8 bytes. Used by the decoder and by `JSONSyntax`, so that both accept
/// the same texts and name the same faults at the same places.
///
/// Reading functions take the place of a token's first byte and give the place after it, or nil after a fault,
/// which then stands in `fault`. No byte at or after `end` is read.
struct JSONScanner: ~Copyable {
  /// How many arrays and objects may stand inside each other.
  static let depthLimit = 512

  let start: Cursor
  let end: Cursor
  /// Open arrays and objects.
  var depth = 0
  /// The first fault; nothing is read after it.
  var fault: SyntaxFault?
  /// What is read is one line of a file, for messages.
  var isLine = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, empty: Cursor) {
    start = bytes.baseAddress ?? empty
    end = start + bytes.count
  }

  init(from start: Cursor, to end: Cursor) {
    self.start = start
    self.end = end
  }

  /// The byte at `place`, or 0, which no token starts with, at the end.
  @inline(__always)
  func byte(_ place: Cursor) -> UInt8 { place < end ? place.pointee : 0 }

  @inline(__always)
  func offset(_ place: Cursor) -> Int { place - start }

  /// Where the text starts: after a byte order mark, which RFC 8259 section 8.1 lets a reader ignore.
  var firstToken: Cursor { space(firstByte) }

  /// The first byte after a byte order mark.
  var firstByte: Cursor {
    let hasMark = end - start >= 3 && start[0] == 0xEF && start[1] == 0xBB && start[2] == 0xBF
    return hasMark ? start + 3 : start
  }

  /// Skips white space.
  @inline(__always)
  func space(_ place: Cursor) -> Cursor {
    if end - place < 2 { return spaceRun(place) }
    if place.pointee > Ascii.space { return place }
    if place[1] > Ascii.space && isSpace(place.pointee) { return place + 1 }
    return spaceRun(place)
  }

  /// True for tab, line feed, carriage return and space.
  @inline(__always)
  private func isSpace(_ byte: UInt8) -> Bool {
    byte <= Ascii.space && 0x1_0000_2600 as UInt64 &>> UInt64(byte) & 1 != 0
  }

  @inline(never)
  private func spaceRun(_ from: Cursor) -> Cursor {
    var place = from
    while place < end && isSpace(place.pointee) {
      place += 1
      while end - place >= 8 {
        let other = word(place) ^ 0x2020_2020_2020_2020
        if other != 0 {
          place += other.trailingZeroBitCount >> 3
          break
        }
        place += 8
      }
    }
    return place
  }

  // MARK: Strings

  /// From a place inside a string, the next quote or backslash. The bytes between are checked: UTF-8 without
  /// control characters. Eight bytes are tested at once: a byte's high bit is set in `flags` where it is a quote,
  /// a backslash, a control character or not ASCII; borrows may set it falsely only above a true one.
  @inline(__always)
  mutating func plainText(_ from: Cursor) -> Cursor? {
    var place = from
    while end - place >= 8 {
      let text = word(place)
      let quotes = (text ^ 0x2222_2222_2222_2222) &- 0x0101_0101_0101_0101
      let backslashes = (text ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
      let controls = text &- 0x2020_2020_2020_2020
      let flags = (quotes | backslashes | controls | text) & 0x8080_8080_8080_8080
      if flags == 0 {
        place += 8
        continue
      }
      place += flags.trailingZeroBitCount >> 3
      let byte = place.pointee
      if byte == Ascii.quote || byte == Ascii.backslash { return place }
      guard byte >= 0x80, let next = multibyte(place) else { return failText(place) }
      place = next
    }
    return plainTail(place)
  }

  @inline(never)
  private mutating func plainTail(_ from: Cursor) -> Cursor? {
    var place = from
    while place < end {
      let byte = place.pointee
      if byte == Ascii.quote || byte == Ascii.backslash { return place }
      if byte >= 0x80 {
        guard let next = multibyte(place) else { return failText(place) }
        place = next
      } else if byte < 0x20 {
        return failText(place)
      } else {
        place += 1
      }
    }
    return failText(place)
  }

  /// The end of a run of characters beyond ASCII, or nil where the bytes are not UTF-8 (Unicode 15, table 3-7).
  private func multibyte(_ from: Cursor) -> Cursor? {
    var place = from
    while place < end && place.pointee >= 0x80 {
      if end - place >= 4 {
        // Three bytes, the usual case: 1110xxxx 10xxxxxx 10xxxxxx, neither overlong nor a surrogate.
        let bytes = halfWord(place)
        let top = (bytes & 0xF) &<< 12 | (bytes & 0x3F00) &>> 2
        if bytes & 0xC0C0F0 == 0x8080E0 && top >= 0x800 && top & 0xF800 != 0xD800 {
          place += 3
          continue
        }
      }
      guard let length = characterLength(place) else { return nil }
      place += length
    }
    return place
  }

  /// The number of bytes of the character beyond ASCII at `place`, or nil.
  @inline(__always)
  func characterLength(_ place: Cursor) -> Int? {
    let first = place.pointee
    let left = end - place
    if first & 0xF0 == 0xE0 {
      guard left >= 3 && place[1] & 0xC0 == 0x80 && place[2] & 0xC0 == 0x80 else { return nil }
      if first == 0xE0 && place[1] < 0xA0 || first == 0xED && place[1] > 0x9F { return nil }
      return 3
    }
    if first >= 0xC2 && first <= 0xDF {
      return left >= 2 && place[1] & 0xC0 == 0x80 ? 2 : nil
    }
    guard
      first >= 0xF0 && first <= 0xF4 && left >= 4 && place[1] & 0xC0 == 0x80 && place[2] & 0xC0 == 0x80
        && place[3] & 0xC0 == 0x80
    else { return nil }
    if first == 0xF0 && place[1] < 0x90 || first == 0xF4 && place[1] > 0x8F { return nil }
    return 4
  }

  /// An escape at its backslash: the character it stands for and the place after it.
  mutating func escape(_ backslash: Cursor) -> (scalar: UInt32, next: Cursor)? {
    let next = backslash + 2
    switch byte(backslash + 1) {
    case Ascii.quote: return (0x22, next)
    case Ascii.backslash: return (0x5C, next)
    case UInt8(ascii: "/"): return (0x2F, next)
    case UInt8(ascii: "b"): return (0x08, next)
    case UInt8(ascii: "f"): return (0x0C, next)
    case UInt8(ascii: "n"): return (0x0A, next)
    case UInt8(ascii: "r"): return (0x0D, next)
    case UInt8(ascii: "t"): return (0x09, next)
    case UInt8(ascii: "u"): break
    default:
      failEscape(backslash)
      return nil
    }
    guard let first = hexDigits(next) else {
      failHex(backslash)
      return nil
    }
    if first & 0xF800 != 0xD800 { return (first, next + 4) }
    guard first < 0xDC00, byte(next + 4) == Ascii.backslash, byte(next + 5) == UInt8(ascii: "u"),
      let second = hexDigits(next + 6), second & 0xFC00 == 0xDC00
    else {
      failSurrogate(backslash, isHigh: first < 0xDC00)
      return nil
    }
    return (0x10000 + (first - 0xD800) << 10 + (second - 0xDC00), next + 10)
  }

  private func hexDigits(_ from: Cursor) -> UInt32? {
    if end - from < 4 { return nil }
    var value: UInt32 = 0
    for index in 0..<4 {
      guard let digit = hexValue(from[index]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// A string at its opening quote, checked but not decoded.
  mutating func skipString(_ quote: Cursor) -> Cursor? {
    var place = quote + 1
    while let stop = plainText(place) {
      if stop.pointee == Ascii.quote { return stop + 1 }
      guard let next = escape(stop)?.next else { break }
      place = next
    }
    failOpenString(quote)
    return nil
  }

  // MARK: Values without a declared type

  /// The whole text: one value and white space around it.
  mutating func skipDocument() -> Bool {
    guard let next = skip(firstToken) else { return false }
    return finish(next)
  }

  /// True if only white space follows the document's value.
  mutating func finish(_ place: Cursor) -> Bool {
    let rest = space(place)
    if rest == end { return true }
    failRest(rest)
    return false
  }

  /// A value of any kind, checked but not decoded.
  mutating func skip(_ place: Cursor) -> Cursor? {
    switch byte(place) {
    case Ascii.quote: return skipString(place)
    case Ascii.openBrace: return skipObject(place)
    case Ascii.openBracket: return skipArray(place)
    case UInt8(ascii: "t"): return literal(place, Self.trueLetters) ?? failValue(place)
    case UInt8(ascii: "f"): return literal(place + 1, Self.falseTail) ?? failValue(place)
    case UInt8(ascii: "n"): return literal(place, Self.nullLetters) ?? failValue(place)
    case Ascii.minus, Ascii.zero...UInt8(ascii: "9"): return skipNumber(place)
    default: return failValue(place)
    }
  }

  /// `true`, the last four letters of `false`, and `null`, as words of four bytes.
  static let trueLetters: UInt32 = 0x6575_7274
  static let falseTail: UInt32 = 0x6573_6C61
  static let nullLetters: UInt32 = 0x6C6C_756E

  /// The place after four letters, or nil where others stand; that is no fault yet.
  @inline(__always)
  func literal(_ place: Cursor, _ letters: UInt32) -> Cursor? {
    end - place >= 4 && halfWord(place) == letters ? place + 4 : nil
  }

  private mutating func skipArray(_ bracket: Cursor) -> Cursor? {
    guard enter(bracket) else { return nil }
    var place = space(bracket + 1)
    if byte(place) == Ascii.closeBracket { return leave(place) }
    while true {
      guard let next = skip(place) else { return nil }
      place = space(next)
      if byte(place) == Ascii.closeBracket { return leave(place) }
      guard byte(place) == Ascii.comma else { return failElement(place, opening: bracket) }
      let comma = place
      place = space(place + 1)
      if byte(place) == Ascii.closeBracket { return failComma(comma, closing: place) }
    }
  }

  private mutating func skipObject(_ brace: Cursor) -> Cursor? {
    guard enter(brace) else { return nil }
    var place = space(brace + 1)
    if byte(place) == Ascii.closeBrace { return leave(place) }
    while true {
      guard byte(place) == Ascii.quote else { return failKey(place, opening: brace) }
      guard let key = skipString(place), let value = colon(key), let next = skip(value) else { return nil }
      place = space(next)
      if byte(place) == Ascii.closeBrace { return leave(place) }
      guard byte(place) == Ascii.comma else { return failMember(place, opening: brace) }
      let comma = place
      place = space(place + 1)
      if byte(place) == Ascii.closeBrace { return failComma(comma, closing: place) }
    }
  }

  /// From the end of a key, over the colon to the value.
  @inline(__always)
  mutating func colon(_ place: Cursor) -> Cursor? {
    var place = place
    if byte(place) != Ascii.colon {
      place = space(place)
      if byte(place) != Ascii.colon { return failColon(place) }
    }
    return space(place + 1)
  }

  /// Counts a `{` or `[`; false beyond the limit of nesting.
  @inline(__always)
  mutating func enter(_ bracket: Cursor) -> Bool {
    depth += 1
    if depth <= Self.depthLimit { return true }
    failDepth(bracket)
    return false
  }

  @inline(__always)
  mutating func leave(_ bracket: Cursor) -> Cursor {
    depth -= 1
    return bracket + 1
  }
}

/// The value of a hexadecimal digit, or nil.
@inline(__always)
func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x37
  case 0x61...0x66: byte - 0x57
  default: nil
  }
}
