/// Why a text is not JSON, and where.
struct SyntaxFault {
  /// Offset of the first byte that must change.
  var start: Int
  /// Offset just past the last such byte; equal to `start` at the end of the file.
  var end: Int
  /// What was found and what was expected.
  var message: String
  /// What to do.
  var help: String?
  /// Offset of the bracket or quote that was never closed.
  var opening: Int?
}

extension JSONScanner {
  /// Keeps the first fault.
  @inline(never)
  mutating func fail(
    _ from: Cursor, _ to: Cursor, _ message: String, help: String? = nil, opening: Cursor? = nil
  ) {
    if fault != nil { return }
    fault = SyntaxFault(
      start: offset(min(from, end)), end: offset(min(to, end)), message: message, help: help,
      opening: opening.map { offset($0) })
  }

  // MARK: What stands at a place

  /// What the text is whose end is reached.
  var unit: String { isLine ? "line" : "file" }

  /// The end of the word, or else of the character, at `place`.
  func tokenEnd(_ place: Cursor) -> Cursor {
    var next = place
    while next < end && isWordByte(next.pointee) { next += 1 }
    if next > place || place >= end { return next }
    if place.pointee < 0x80 { return place + 1 }
    return place + (characterLength(place) ?? 1)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), Ascii.point, Ascii.plus,
      Ascii.minus:
      true
    default: false
    }
  }

  func text(_ from: Cursor, _ to: Cursor) -> String {
    String(decoding: UnsafeBufferPointer(start: from, count: to - from), as: UTF8.self)
  }

  /// The token at `place` in words: "`]`", "the end of the \(unit)", "the character U+00A0".
  func found(_ place: Cursor) -> String {
    if place >= end { return "the end of the \(unit)" }
    let first = place.pointee
    if first < 0x20 || first == 0x7F { return "the control character U+\(hex(UInt32(first)))" }
    if first == Ascii.quote { return "a string" }
    let next = tokenEnd(place)
    if first < 0x80 {
      let cut = min(next, place + 24)
      return cut < next ? "`\(text(place, cut))…`" : "`\(text(place, next))`"
    }
    guard characterLength(place) != nil, let scalar = text(place, next).unicodeScalars.first else {
      return "the byte \(hexByte(first)), which is not UTF-8,"
    }
    let code = "U+\(hex(scalar.value))"
    return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
      ? "the character \(code)" : "`\(scalar)` (\(code))"
  }

  private func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private func hexByte(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  // MARK: Values

  /// No value starts at `place`.
  @inline(never)
  mutating func failValue(_ place: Cursor) -> Cursor? {
    let next = tokenEnd(place)
    let word = text(place, min(next, place + 24))
    func fault(_ message: String, _ help: String?) {
      fail(place, next, message, help: help)
    }
    switch byte(place) {
    case 0 where place >= end:
      if start == end || space(start) == end {
        fault("The file is empty, but JSON is one value.", "Write a value, such as `[]`.")
      } else {
        fault("The \(unit) ends where a value is expected.", "Write the value, and close what is open.")
      }
    case UInt8(ascii: "'"):
      fault("A single quote starts no value; JSON strings stand in double quotes.", "Write `\"` for `'`.")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      fault("\(found(place)) starts no value; JSON has no comments.", "Remove the comment.")
    case Ascii.comma:
      fault("There is a comma where a value is expected.", "Remove the comma, or write the value before it.")
    case Ascii.plus:
      fault("A JSON number has no plus sign, but here stands `\(word)`.", "Remove the `+`.")
    case Ascii.point:
      fault("A JSON number has a digit before its point, but here stands `\(word)`.", "Write `0\(word)`.")
    default:
      if let message = wordFault(word) {
        fault(message.0, message.1)
      } else if place.pointee < 0x80 && isWordByte(place.pointee) {
        fault("The word `\(word)` is no JSON value.", "Put text in double quotes.")
      } else {
        failUnknown(place, "a value")
      }
    }
    return nil
  }

  private func wordFault(_ word: String) -> (String, String)? {
    switch word.lowercased() {
    case "nan", "infinity", "inf":
      (
        "JSON has no number `\(word)`.",
        "Write `null` and declare the field as an Optional, or write a number."
      )
    case "true", "false":
      (
        "JSON writes `\(word.lowercased())` in small letters, but here stands `\(word)`.",
        "Write `\(word.lowercased())`."
      )
    case "null", "none", "nil", "undefined":
      ("JSON writes nothing as `null`, but here stands `\(word)`.", "Write `null`.")
    default: nil
    }
  }

  /// A character that starts no token, where `expected` should stand.
  private mutating func failUnknown(_ place: Cursor, _ expected: String, opening: Cursor? = nil) {
    let next = tokenEnd(place)
    var found = found(place)
    if found.hasPrefix("the ") { found = "The" + found.dropFirst(3) }
    if offset(place) == 0 && end - place >= 2 && place[0] >= 0xFE && place[1] >= 0xFE {
      return fail(
        place, place + 2, "The file is UTF-16, but JSON files are UTF-8.", help: "Save it as UTF-8.")
    }
    if place < end && place.pointee == 0 && end - start >= 4 && offset(place) < 2 {
      return fail(
        place, next,
        "\(found) stands where \(expected) is expected; the file may be UTF-16, but JSON files are UTF-8.",
        help: "Save it as UTF-8.", opening: opening)
    }
    if place < end && place.pointee >= 0x80, let scalar = text(place, next).unicodeScalars.first {
      if scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint {
        return fail(
          place, next,
          "\(found) looks like a space, but between values JSON allows only spaces, tabs and line breaks.",
          help: "Remove it.", opening: opening)
      }
      if ["\u{201C}", "\u{201D}", "\u{201E}", "\u{00AB}", "\u{00BB}", "\u{2018}", "\u{2019}"].contains(scalar)
      {
        return fail(
          place, next, "\(found) is no JSON quote; strings stand in straight double quotes.",
          help: "Write `\"`.", opening: opening)
      }
    }
    fail(
      place, next, "\(found) stands where \(expected) is expected.", help: "Write \(expected) before it.",
      opening: place >= end ? opening : nil)
  }

  /// The number that starts at `start` breaks the grammar of numbers.
  @inline(never)
  mutating func failNumber<Result>(_ start: Cursor) -> Result? {
    var place = start
    let whole = tokenEnd(start)
    func skipDigits() { while byte(place) &- Ascii.zero <= 9 { place += 1 } }
    if byte(place) == Ascii.minus { place += 1 }
    let first = place
    skipDigits()
    if place == first {
      let word = text(first, min(whole, first + 24)).lowercased()
      if word == "infinity" || word == "inf" || word == "nan" {
        fail(
          start, whole, "JSON has no number `\(text(start, whole))`.",
          help: "Write `null` and declare the field as an Optional, or write a number.")
      } else {
        fail(
          start, start + 1, "A minus stands before a digit, but here comes \(found(place)).",
          help: "Write the digits, or put text in double quotes.")
      }
      return nil
    }
    if place - first > 1 && first.pointee == Ascii.zero {
      var digit = first
      while digit < place - 1 && digit.pointee == Ascii.zero { digit += 1 }
      fail(
        first, digit,
        "A JSON number starts with no zeros that count nothing, but here stands `\(shortened(first, place))`.",
        help: "Write `\(shortened(digit, place))`, or put it in quotes where it is text.")
      return nil
    }
    if byte(place) == Ascii.point {
      let point = place
      place += 1
      let fraction = place
      skipDigits()
      if place == fraction {
        fail(
          point, point + 1, "After the point of a JSON number comes a digit, but here comes \(found(place)).",
          help: "Write `\(shortened(start, point)).0`, or remove the point.")
        return nil
      }
    }
    let mark = place
    fail(
      mark, mark + 1, "After the `e` of a JSON number comes its exponent, but here is no digit.",
      help: "Write the exponent, as in `1e6`.")
    return nil
  }

  private func shortened(_ from: Cursor, _ to: Cursor) -> String {
    to - from <= 24 ? text(from, to) : text(from, from + 24) + "…"
  }

  // MARK: Between values

  /// Neither a comma nor the end of the array follows an element.
  @inline(never)
  mutating func failElement(_ place: Cursor, opening: Cursor) -> Cursor? {
    failSeparator(place, opening, "element", "]")
  }

  /// Neither a comma nor the end of the object follows a member.
  @inline(never)
  mutating func failMember(_ place: Cursor, opening: Cursor) -> Cursor? {
    failSeparator(place, opening, "member", "}")
  }

  private mutating func failSeparator(_ place: Cursor, _ opening: Cursor, _ part: String, _ close: String)
    -> Cursor?
  {
    let next = tokenEnd(place)
    let open = String(UnicodeScalar(opening.pointee))
    switch byte(place) {
    case 0 where place >= end:
      fail(
        place, place, "The \(unit) ends before this `\(open)` is closed.",
        help: "Write the missing `\(close)`.",
        opening: opening)
    case Ascii.closeBrace, Ascii.closeBracket:
      fail(
        place, next, "\(found(place)) closes nothing here; the last open bracket is `\(open)`.",
        help: "Write `\(close)`.", opening: opening)
    case Ascii.quote, Ascii.openBrace, Ascii.openBracket, Ascii.minus, Ascii.zero...UInt8(ascii: "9"),
      UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      let what = byte(place) == Ascii.quote ? "string" : byte(place) >= Ascii.openBracket ? "value" : "number"
      fail(
        place, byte(place) == Ascii.quote ? place + 1 : next,
        "There is no comma between the \(part) before and this \(what).", help: "Write a comma before it.")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      fail(place, next, "\(found(place)) starts no token; JSON has no comments.", help: "Remove the comment.")
    case UInt8(ascii: ";"):
      fail(place, next, "A `;` separates nothing in JSON.", help: "Write a comma.")
    case Ascii.colon where close == "]":
      fail(
        place, next, "A `:` stands in an array, where only elements are; keys belong in an object.",
        help: "Write `{` for `[`, or a comma.", opening: opening)
    default:
      failUnknown(place, "a comma or `\(close)`", opening: opening)
    }
    return nil
  }

  /// A comma stands before a closing bracket.
  @inline(never)
  mutating func failComma(_ comma: Cursor, closing: Cursor) -> Cursor? {
    let part = closing.pointee == Ascii.closeBrace ? "member" : "element"
    fail(
      comma, comma + 1,
      "No \(part) follows this comma; JSON allows no comma before `\(UnicodeScalar(closing.pointee))`.",
      help: "Remove the comma.")
    return nil
  }

  /// No key starts at `place`.
  @inline(never)
  mutating func failKey(_ place: Cursor, opening: Cursor) -> Cursor? {
    let next = tokenEnd(place)
    switch byte(place) {
    case 0 where place >= end:
      fail(
        place, place, "The \(unit) ends before this `{` is closed.", help: "Write the missing `}`.",
        opening: opening)
    case UInt8(ascii: "'"):
      fail(
        place, next, "A single quote starts no key; JSON keys stand in double quotes.",
        help: "Write `\"` for `'`.")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      fail(place, next, "\(found(place)) starts no key; JSON has no comments.", help: "Remove the comment.")
    case Ascii.comma:
      fail(place, next, "There is a comma where a key is expected.", help: "Remove the comma.")
    case let first where isWordByte(first):
      let word = shortened(place, next)
      fail(
        place, next, "JSON keys stand in double quotes, but here stands `\(word)`.",
        help: "Write `\"\(word)\"`.")
    default: failUnknown(place, "a key", opening: opening)
    }
    return nil
  }

  /// No colon follows a key.
  @inline(never)
  mutating func failColon(_ place: Cursor) -> Cursor? {
    let next = byte(place) == Ascii.quote ? place + 1 : tokenEnd(place)
    fail(
      place, next, "After a key comes a colon, but here comes \(found(place)).",
      help: "Write `:` between the key and its value.")
    return nil
  }

  /// More text follows the document's value.
  @inline(never)
  mutating func failRest(_ place: Cursor) {
    let next = byte(place) == Ascii.quote ? place + 1 : tokenEnd(place)
    switch byte(place) {
    case Ascii.closeBrace, Ascii.closeBracket:
      fail(place, next, "\(found(place)) closes nothing: no bracket is open here.", help: "Remove it.")
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      fail(
        place, next, "\(found(place)) follows the value; JSON has no comments.", help: "Remove the comment.")
    default:
      let what = isLine ? "A line of JSON Lines" : "A JSON file"
      fail(
        place, next, "\(what) is one value, but \(found(place)) follows it.",
        help: isLine ? "Write each value on a line of its own." : "Put several values in an array: `[…, …]`.")
    }
  }

  /// Too many brackets are open.
  @inline(never)
  mutating func failDepth(_ bracket: Cursor) {
    fail(
      bracket, bracket + 1,
      "Arrays and objects stand more than \(Self.depthLimit) deep inside each other here.",
      help: "Flatten the data.")
  }
}
