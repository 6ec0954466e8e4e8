import SourceModel
import StandardLibrary

/// Reads `Localizable.strings`: a key, `=`, a text and `;`, each in double quotes, with comments as in C between them. A key of letters,
/// digits, `_`, `-` and `.` needs no quotes.
///
/// A fault is told where it stands, and reading goes on after the next `;`. Linear in the file.
struct StringsReader {
  /// The file in UTF-8, without a byte order mark.
  private(set) var bytes: [UInt8]
  private(set) var texts: [(key: String, at: SourceLocation, text: StringCatalogue.Translation)] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// False where something was skipped that may hold texts.
  private(set) var isWhole = true
  private let file: FileID
  private var place = 0
  private var known: [String: SourceLocation] = [:]
  /// The most faults that are told of one file.
  private static let mostFaults = 20

  init(contents: [UInt8], file: FileID) {
    self.file = file
    if contents.starts(with: [0xFF, 0xFE]) || contents.starts(with: [0xFE, 0xFF]) {
      let isLittle = contents[0] == 0xFF
      let units = stride(from: 2, to: contents.count - 1, by: 2).map { place in
        let (first, second) = (UInt16(contents[place]), UInt16(contents[place + 1]))
        return isLittle ? second << 8 | first : first << 8 | second
      }
      bytes = Array(String(decoding: units, as: UTF16.self).utf8)
    } else {
      bytes = contents.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(contents.dropFirst(3)) : contents
    }
  }

  mutating func read() {
    if String(validating: bytes, as: UTF8.self) == nil {
      return fault(SourceRange(0, min(1, bytes.count)), "The file is not in UTF-8.", "Save it as UTF-8.")
    }
    while diagnostics.count < Self.mostFaults {
      skipSpace()
      guard place < bytes.count else { return }
      readPair()
    }
    isWhole = false
  }

  /// Reads `"key" = "text";` at `place`.
  private mutating func readPair() {
    guard let (key, keyRange) = readWord(isKey: true), expect("=", after: "a key"),
      let (text, range) = readWord(isKey: false)
    else { return recover() }
    if isOpen(range) { return }
    // Without it the text is whole, and what follows begins a pair.
    _ = expect(";", after: "a text")
    let location = SourceLocation(file, keyRange)
    if let first = known.updateValue(location, forKey: key) {
      diagnostics.append(
        Diagnostic(
          .dataDuplicateKey, .warning, "The key `\(key)` stands twice in the file; the last text counts.",
          at: location, related: [RelatedPlace("It stands here, too.", first)], help: "Remove one."))
    }
    texts.append(
      (
        key, location,
        StringCatalogue.Translation(
          variation: .text(
            StringCatalogue.Text(text, at: SourceLocation(file, range))),
          isTranslated: true)
      ))
  }

  /// Reads the characters between two quotes, or a key without. The range is that of the characters.
  private mutating func readWord(isKey: Bool) -> (String, SourceRange)? {
    skipSpace()
    let start = place
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else {
      while place < bytes.count, Self.isPlain(bytes[place]) { place += 1 }
      if place > start {
        return (String(decoding: bytes[start..<place], as: UTF8.self), SourceRange(start, place))
      }
      // All bytes of one character.
      var end = min(place + 1, bytes.count)
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      fault(
        place < bytes.count ? SourceRange(place, end) : SourceRange(max(0, end - 1), end),
        isKey ? "A key in quotes stands here." : "A text in quotes stands after `=`.",
        "Write `\"key\" = \"text\";`.")
      return nil
    }
    place += 1
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
        readEscape(&text)
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    guard place < bytes.count else {
      unclosed(start)
      return nil
    }
    place += 1
    return (String(decoding: text, as: UTF8.self), SourceRange(start + 1, place - 1))
  }

  /// Reads what begins with a backslash.
  private mutating func readEscape(_ text: inout [UInt8]) {
    let letter = bytes[place + 1]
    place += 2
    switch letter {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var units = [readUnit()]
      // Two halves of one character.
      if units[0] & 0xFC00 == 0xD800, place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
        bytes[place + 1] | 0x20 == UInt8(ascii: "u")
      {
        place += 2
        units.append(readUnit())
      }
      text += Array(String(decoding: units, as: UTF16.self).utf8)
    // Any other character stands for itself.
    default: text.append(letter)
    }
  }

  /// Reads up to four digits of a number to the base of 16.
  private mutating func readUnit() -> UInt16 {
    var value: UInt16 = 0
    let end = min(place + 4, bytes.count)
    while place < end, let digit = Character(Unicode.Scalar(bytes[place])).hexDigitValue {
      value = value << 4 | UInt16(digit)
      place += 1
    }
    return value
  }

  /// Goes behind a mark; false, with a finding at what it is missing after, where something else stands there.
  private mutating func expect(_ mark: Character, after what: String) -> Bool {
    let before = SourceRange(max(0, place - 1), place)
    skipSpace()
    if place < bytes.count, bytes[place] == mark.asciiValue {
      place += 1
      return true
    }
    fault(
      before, "`\(mark)` is missing after \(what).", "Write `\"key\" = \"text\";`.", hidesTexts: mark != ";")
    return false
  }

  private mutating func fault(
    _ range: SourceRange, _ message: String, _ help: String, hidesTexts: Bool = true
  ) {
    if hidesTexts { isWhole = false }
    diagnostics.append(
      Diagnostic(.localeMalformedStrings, .error, message, at: SourceLocation(file, range), help: help))
  }

  /// True for a text of several lines that ends at the quote of another one, as its own is missing: then that is told, and reading
  /// goes on in the next line.
  private mutating func isOpen(_ text: SourceRange) -> Bool {
    guard bytes[Int(text.start)..<Int(text.end)].contains(10) else { return false }
    let end = place
    skipSpace()
    let isClosed = place < bytes.count && bytes[place] == UInt8(ascii: ";")
    place = end
    if !isClosed { unclosed(Int(text.start) - 1) }
    return !isClosed
  }

  /// Tells a quote that is never closed, and goes behind its line.
  private mutating func unclosed(_ quote: Int) {
    fault(
      SourceRange(quote, quote + 1), "The quote that begins here is never closed.",
      "Close it, and write `\\\"` for a quote in the text.")
    place = bytes[quote...].firstIndex(of: 10) ?? bytes.count
  }

  /// Goes behind the next `;`.
  private mutating func recover() {
    while place < bytes.count, bytes[place] != UInt8(ascii: ";") { place += 1 }
    place = min(place + 1, bytes.count)
  }

  /// Goes behind white space and comments.
  private mutating func skipSpace() {
    while place < bytes.count {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      switch bytes[place] {
      case 9, 10, 13, 32: place += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while place < bytes.count, bytes[place] != 10 { place += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        let start = place
        place += 2
        while place + 1 < bytes.count,
          bytes[place] != UInt8(ascii: "*") || bytes[place + 1] != UInt8(ascii: "/")
        {
          place += 1
        }
        if place + 1 >= bytes.count {
          place = bytes.count
          return fault(
            SourceRange(start, start + 2), "The comment that begins here is never closed.",
            "Close it by `*/`.")
        }
        place += 2
      // Anything else is no space.
      default: return
      }
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return true
    // All other bytes need quotes.
    default: return false
    }
  }
}
