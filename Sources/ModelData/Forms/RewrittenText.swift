import SourceModel

/// Model data of another form, rewritten as JSON: what is decoded in its place.
struct RewrittenText {
  /// What is wrong with the form itself.
  struct Fault {
    var kind = FaultKind.malformed
    /// In the file.
    var range: SourceRange
    var message: String
    var help: String?
    /// A place in the file that explains it.
    var related: (message: String, range: SourceRange)?
  }

  var bytes: [UInt8] = []
  var origin = DataOrigin()
  var faults: [Fault] = []

  /// Notes that the next byte begins a token that was made of a range of the file.
  mutating func mark(_ range: SourceRange, column: Int = -1) {
    origin.tokens.append(
      DataOrigin.Token(place: UInt32(truncatingIfNeeded: bytes.count), range: range, column: column))
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a string of JSON with these characters. Bytes that are not UTF-8 stay, so that the decoder tells them.
  mutating func append(string text: UnsafeBufferPointer<UInt8>) {
    bytes.append(Ascii.quote)
    var from = 0
    for (index, byte) in text.enumerated()
    where byte < 0x20 || byte == Ascii.quote || byte == Ascii.backslash {
      bytes.append(contentsOf: text[from..<index])
      from = index + 1
      bytes.append(Ascii.backslash)
      switch byte {
      case Ascii.lineFeed: bytes.append(UInt8(ascii: "n"))
      case Ascii.carriageReturn: bytes.append(UInt8(ascii: "r"))
      case Ascii.tab: bytes.append(UInt8(ascii: "t"))
      case Ascii.quote, Ascii.backslash: bytes.append(byte)
      // All other control characters have no letter of their own.
      default:
        append("u00")
        for digit in [byte >> 4, byte & 15] {
          bytes.append(digit < 10 ? Ascii.zero + digit : UInt8(ascii: "a") + digit - 10)
        }
      }
    }
    bytes.append(contentsOf: text[from...])
    bytes.append(Ascii.quote)
  }

  /// Where text begins: behind the byte order mark of UTF-8, if there is one.
  static func start(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The fault of a file that begins with a byte order mark of UTF-16; `what` is read as UTF-8: "YAML is".
  static func encodingFault(of bytes: UnsafeBufferPointer<UInt8>, _ what: String) -> Fault? {
    guard bytes.count >= 2, bytes[0] >= 0xFE, bytes[1] >= 0xFE else { return nil }
    return Fault(
      range: SourceRange(0, 2), message: "The file is UTF-16, but \(what) read as UTF-8.",
      help: "Save it as UTF-8.")
  }

  /// True where bytes are one number as JSON writes it.
  static func isNumber(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress, let first = text.first,
      first == Ascii.minus || first &- Ascii.zero <= 9
    else { return false }
    var scanner = JSONScanner(from: start, to: start + text.count)
    return scanner.number(start)?.end == start + text.count
  }

  /// True where bytes are one array or object of JSON.
  static func isContainer(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress, text.first == Ascii.openBracket || text.first == Ascii.openBrace
    else {
      return false
    }
    var scanner = JSONScanner(from: start, to: start + text.count)
    return scanner.skipDocument()
  }
}
