import SourceModel

/// References, the XML declaration, and the small steps of the reader.
extension XMLFaultFinder {
  /// Steps over the reference at a `&`; reports one that XML without DOCTYPE does not know.
  mutating func readReference() {
    let start = at
    at += 1
    if at < bytes.count && bytes[at] == Byte.hash { return readCharacterReference(start) }
    let name = readName()
    if name.isEmpty && at < bytes.count && bytes[at] == Byte.ampersand {
      at += 1
      return fault(
        SourceRange(start, at), "A `&` starts a reference such as `&amp;`, and none follows.",
        help: "Write `and`, which stands for `&&` in code, or `&amp;&amp;`.",
        fix: ("Write `&amp;&amp;`", .safe, "&amp;&amp;"))
    }
    if name.isEmpty {
      return fault(
        SourceRange(start, at), "A `&` starts a reference such as `&amp;`, and none follows.",
        help: "Write `&amp;`; in code, `and` stands for `&&`.", fix: ("Write `&amp;`", .safe, "&amp;"))
    }
    let isKnown = XMLReferences.predefined(name) != nil
    guard at < bytes.count, bytes[at] == Byte.semicolon else {
      let replacement = isKnown ? "&\(text(name));" : "&amp;\(text(name))"
      return fault(
        SourceRange(start, at), "The reference `&\(text(name))` has no `;` at its end.",
        help: isKnown
          ? "Write `&\(text(name));`." : "Write `&amp;` where the character `&` itself is meant.",
        fix: ("Write `\(replacement)`", .suggested, replacement))
    }
    at += 1
    if isKnown { return }
    let range = SourceRange(start, at)
    if let code = Self.htmlEntities[text(name)] {
      fault(
        range, "XML does not know `&\(text(name));`, an entity of HTML.",
        help: "Write the character itself or `&#\(code);`.",
        fix: ("Write `&#\(code);`", .safe, "&#\(code);"))
    } else {
      fault(
        range,
        "XML does not know `&\(text(name));`. Its entities are `&amp;` `&lt;` `&gt;` `&quot;` `&apos;`.",
        help: "Write the character itself, or `&amp;\(text(name));` for this very text.")
    }
  }

  private mutating func readCharacterReference(_ start: Int) {
    at += 1
    let isHex = at < bytes.count && bytes[at] == 0x78
    if isHex { at += 1 }
    let digits = at
    while at < bytes.count, isReferenceByte(bytes[at]) { at += 1 }
    let code = XMLReferences.code(bytes[digits..<at], radix: isHex ? 16 : 10)
    let written = text(bytes[start..<at])
    guard let code else {
      if at < bytes.count && bytes[at] == Byte.semicolon { at += 1 }
      return fault(
        SourceRange(start, at),
        "`\(written)` is no character reference: its number is missing or unreadable.",
        help: "Write `&#` with decimal digits and `;`, or `&#x` with hexadecimal ones.")
    }
    guard at < bytes.count, bytes[at] == Byte.semicolon else {
      return fault(
        SourceRange(start, at), "The character reference `\(written)` has no `;` at its end.",
        help: "Write `\(written);`.", fix: ("Insert `;`", .safe, written + ";"))
    }
    at += 1
    if XMLCharacters.isAllowed(code) { return }
    let meant = code > 0x10_FFFF ? "past Unicode's last character" : XMLCharacters.notation(code)
    fault(
      SourceRange(start, at),
      "`\(written);` is \(meant), which cannot stand in XML, not even as a reference.",
      help: "Remove the reference.")
  }

  private func isReferenceByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// The entities of HTML that people write most, as code points.
  private static let htmlEntities: [String: Int] = [
    "nbsp": 160, "iexcl": 161, "cent": 162, "pound": 163, "yen": 165, "sect": 167, "copy": 169,
    "laquo": 171, "shy": 173, "reg": 174, "deg": 176, "plusmn": 177, "para": 182, "middot": 183,
    "raquo": 187, "frac12": 189, "times": 215, "auml": 228, "eacute": 233, "ouml": 246, "divide": 247,
    "uuml": 252, "szlig": 223, "ensp": 8194, "emsp": 8195, "thinsp": 8201, "zwnj": 8204, "zwj": 8205,
    "ndash": 8211, "mdash": 8212, "lsquo": 8216, "rsquo": 8217, "ldquo": 8220, "rdquo": 8221,
    "bull": 8226, "hellip": 8230, "lsaquo": 8249, "rsaquo": 8250, "euro": 8364, "trade": 8482,
    "larr": 8592, "uarr": 8593, "rarr": 8594, "darr": 8595, "infin": 8734, "ne": 8800, "check": 10003,
  ]

  // MARK: The XML declaration

  /// Reads `<?xml … ?>` at the start of the file; reports its first fault.
  mutating func readXMLDeclaration() {
    guard has("<?xml"), !XMLCharacters.continuesName(scalar(5).code) else { return }
    at = 5
    var expected = 0
    while true {
      let hadSpace = skipSpace()
      if has("?>") {
        if expected == 0 {
          reportDeclaration(SourceRange(0, 5), "The XML declaration has no version.")
        }
        break
      }
      guard at < bytes.count, bytes[at] != Byte.less, bytes[at] != Byte.greater else {
        reportDeclaration(SourceRange(0, 5), "The XML declaration is not closed with `?>`.")
        break
      }
      let start = at
      let name = text(readName())
      let range = SourceRange(start, max(at, start + scalar(start).length))
      let order = ["version", "encoding", "standalone"]
      guard let place = order.firstIndex(of: name), place >= expected, place == 0 || expected > 0, hadSpace
      else {
        let found = name.isEmpty ? display(scalar(start).code) : name
        reportDeclaration(
          range,
          !hadSpace
            ? "A blank is missing before `\(found)` in the XML declaration."
            : "`\(found)` has no place here. An XML declaration holds `version`, `encoding` and "
              + "`standalone`, in this order.")
        break
      }
      expected = place + 1
      guard let value = readDeclarationValue() else {
        reportDeclaration(range, "`\(name)` has no value in quotes.")
        break
      }
      if let wanted = Self.wanted(name, text(bytes[Int(value.start)..<Int(value.end)])) {
        reportDeclaration(value, "The \(name) in the XML declaration must be \(wanted).")
        break
      }
    }
    while at < bytes.count && bytes[at] != Byte.greater && bytes[at] != Byte.less { at += 1 }
    if at < bytes.count && bytes[at] == Byte.greater { at += 1 }
  }

  private mutating func reportDeclaration(_ range: SourceRange, _ message: String) {
    fault(
      range, message, help: "Write `<?xml version=\"1.0\" encoding=\"UTF-8\"?>`, or leave it out altogether.")
  }

  private mutating func readDeclarationValue() -> SourceRange? {
    _ = skipSpace()
    guard at < bytes.count, bytes[at] == Byte.equals else { return nil }
    at += 1
    _ = skipSpace()
    guard at < bytes.count, bytes[at] == Byte.quote || bytes[at] == Byte.apostrophe else { return nil }
    let quote = bytes[at]
    let start = at + 1
    var end = start
    while end < bytes.count, bytes[end] != quote, bytes[end] != Byte.less, bytes[end] != Byte.greater {
      end += 1
    }
    guard end < bytes.count, bytes[end] == quote else { return nil }
    at = end + 1
    return SourceRange(start, end)
  }

  /// What a value of the XML declaration must be, if it is not.
  private static func wanted(_ name: String, _ value: String) -> String? {
    let isRight: Bool
    switch name {
    case "version":
      let minor = value.utf8.dropFirst(2)
      isRight =
        value.utf8.starts(with: "1.".utf8) && !minor.isEmpty
        && minor.allSatisfy { (0x30...0x39).contains($0) }
      return isRight ? nil : "`1.0`"
    case "encoding":
      isRight =
        value.utf8.first.map { (0x41...0x5A).contains($0 & 0xDF) } ?? false
        && value.utf8.allSatisfy {
          (0x41...0x5A).contains($0 & 0xDF) || (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x5F
            || $0 == Byte.hyphen
        }
      return isRight ? nil : "the name of an encoding, such as `UTF-8`"
    default:
      return value == "yes" || value == "no" ? nil : "`yes` or `no`"
    }
  }

  // MARK: Steps

  func has(_ text: StaticString) -> Bool {
    bytes.withUnsafeBufferPointer { $0.has(text, at: at) }
  }

  /// The code point at an offset and its length; 0 and 1 past the end.
  func scalar(_ offset: Int) -> (code: UInt32, length: Int) {
    guard offset < bytes.count else { return (0, 1) }
    let lead = bytes[offset]
    if lead < 0x80 { return (UInt32(lead), 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard offset + length <= bytes.count else { return (0, bytes.count - offset) }
    var code = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length { code = code << 6 | UInt32(bytes[offset + index] & 0x3F) }
    return (code, length)
  }

  /// Reads a name; empty if none stands here.
  mutating func readName() -> ArraySlice<UInt8> {
    let start = at
    guard at < bytes.count, XMLCharacters.startsName(scalar(at).code) else { return bytes[at..<at] }
    while at < bytes.count {
      let (code, length) = scalar(at)
      if !XMLCharacters.continuesName(code) { break }
      at += length
    }
    return bytes[start..<at]
  }

  /// Steps over white space; true if there was some.
  mutating func skipSpace() -> Bool {
    let start = at
    while at < bytes.count && bytes[at].isXMLSpace { at += 1 }
    return at > start
  }

  func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// A character as shown in a message; control characters by number.
  func display(_ code: UInt32) -> String {
    guard code >= 0x20, let scalar = Unicode.Scalar(code) else { return XMLCharacters.notation(code) }
    return String(Character(scalar))
  }

  func location(_ range: SourceRange) -> SourceLocation { SourceLocation(file, range) }

  /// Records a fault; `fix` replaces its range.
  mutating func fault(
    _ range: SourceRange, _ message: String, related: [RelatedPlace] = [], help: String? = nil,
    fix: (title: String, safety: FixIt.Safety, text: String)? = nil
  ) {
    let fixes = fix.map { [FixIt($0.title, $0.safety, [SourceEdit(location(range), $0.text)])] } ?? []
    faults.append(
      Diagnostic(
        .syntaxMalformedXml, .error, message, at: location(range), related: related, help: help,
        fixes: fixes))
  }
}
