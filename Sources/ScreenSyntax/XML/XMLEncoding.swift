import Memory
import SourceModel

/// A file's bytes as UTF-8, with what is wrong about their encoding.
struct XMLEncoding {
  /// The contents in UTF-8 without a byte order mark. Where the file is in no encoding we read, the bytes
  /// as they stand.
  private(set) var bytes: [UInt8]
  /// Faults, at most one of `syntax/encoding` and one of `syntax/malformed-xml` for a NUL.
  private(set) var faults: [Diagnostic] = []

  /// True if `bytes` are UTF-8 without NUL, whatever the file declares.
  private(set) var isReadable = true

  /// True where U+FFFE or U+FFFF may occur, the characters of Unicode that XML has not (production 2); controls aside.
  private(set) var mayHoldNoncharacters = true

  private let file: FileID

  /// Finds the encoding of `contents` by byte order mark and XML declaration, and transcodes UTF-16.
  init(_ contents: [UInt8], file: FileID) {
    self.file = file
    bytes = contents
    let first = (contents.first, contents.dropFirst().first)
    if contents.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = Array(contents.dropFirst(3))
      checkUTF8()
    } else if contents.starts(with: [0xFF, 0xFE, 0, 0]) || contents.starts(with: [0, 0, 0xFE, 0xFF]) {
      refuse("The file is in UTF-32. Screens are read in UTF-8 or UTF-16.")
    } else if first == (0xFF, 0xFE) {
      transcode(bigEndian: false)
    } else if first == (0xFE, 0xFF) {
      transcode(bigEndian: true)
    } else if first == (0x3C, 0) || first == (0, 0x3C) {
      refuse("The file looks like UTF-16 without a byte order mark, which XML asks for in front of UTF-16.")
    } else {
      checkUTF8()
    }
  }

  /// What was read before and is UTF-8 since then, whatever the file declares.
  init(known bytes: [UInt8], file: FileID) {
    self.file = file
    self.bytes = bytes
  }

  private mutating func refuse(_ message: String) {
    isReadable = false
    faults = [
      Diagnostic(
        .syntaxEncoding, .error, message, at: SourceLocation(file, SourceRange(0, min(4, bytes.count))),
        help: "Save the file as UTF-8.")
    ]
  }

  private mutating func checkUTF8() {
    let (stray, zero, mayHoldNoncharacters) = bytes.withUnsafeBufferPointer { Self.firstFaults($0) }
    self.mayHoldNoncharacters = mayHoldNoncharacters
    isReadable = stray == nil && zero == nil
    if let declared = declaredEncoding(), !Self.isUTF8Name(bytes[declared.start..<declared.end]) {
      let name = String(decoding: bytes[declared.start..<declared.end], as: UTF8.self)
      let location = SourceLocation(file, SourceRange(declared.start, declared.end))
      let isUTF16 = name.lowercased().hasPrefix("utf-16")
      let fix = FixIt("Declare UTF-8", .suggested, [SourceEdit(location, "UTF-8")])
      faults.append(
        Diagnostic(
          .syntaxEncoding, .error,
          isUTF16
            ? "The file declares the encoding `\(name)`, but its bytes are not UTF-16."
            : "The file declares the encoding `\(name)`. Screens are read in UTF-8 or UTF-16.",
          at: location, help: "Save the file as UTF-8 and write `encoding=\"UTF-8\"`.",
          fixes: stray == nil ? [fix] : []))
    } else if let stray {
      let hex = String(bytes[stray], radix: 16, uppercase: true)
      faults.append(
        Diagnostic(
          .syntaxEncoding, .error,
          "The byte 0x\(hex) does not form a character in UTF-8, the encoding of this file.",
          at: SourceLocation(file, SourceRange(stray, stray + 1)),
          help: "Save the file as UTF-8. Another encoding, such as Latin-1, gives bytes like this one."))
    }
    if let zero { reportZero(at: zero) }
  }

  private mutating func reportZero(at offset: Int) {
    faults.append(
      Diagnostic(
        .syntaxMalformedXml, .error,
        "A NUL character (U+0000) cannot stand in XML, not even as a reference.",
        at: SourceLocation(file, SourceRange(offset, offset + 1)), help: "Remove the character."))
  }

  private mutating func transcode(bigEndian: Bool) {
    let source = bytes
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var stray: (offset: Int, message: String)?
    var zero: Int?
    func unit(_ at: Int) -> UInt32 {
      bigEndian
        ? UInt32(source[at]) << 8 | UInt32(source[at + 1]) : UInt32(source[at + 1]) << 8 | UInt32(source[at])
    }
    var at = 2
    while at + 1 < source.count {
      var code = unit(at)
      at += 2
      if code & 0xF800 == 0xD800 {
        if code < 0xDC00, at + 1 < source.count, unit(at) & 0xFC00 == 0xDC00 {
          code = 0x1_0000 + (code - 0xD800) << 10 + (unit(at) - 0xDC00)
          at += 2
        } else if stray == nil {
          let half = String(code, radix: 16, uppercase: true)
          stray = (result.count, "The UTF-16 surrogate 0x\(half) stands alone; a character takes a pair.")
        }
      }
      if code == 0 && zero == nil { zero = result.count }
      let scalar = Unicode.Scalar(code) ?? "\u{FFFD}"
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    if at < source.count {
      if stray == nil { stray = (result.count, "The file is UTF-16, but ends in the middle of a character.") }
      result.append(contentsOf: [0xEF, 0xBF, 0xBD])
    }
    bytes = result
    isReadable = stray == nil && zero == nil
    if let stray {
      faults.append(
        Diagnostic(
          .syntaxEncoding, .error, stray.message,
          at: SourceLocation(file, SourceRange(stray.offset, stray.offset + 3)),
          help: "Save the file anew, best as UTF-8."))
    } else if let declared = declaredEncoding() {
      let name = String(decoding: bytes[declared.start..<declared.end], as: UTF8.self)
      let own = bigEndian ? "utf-16be" : "utf-16le"
      if name.lowercased() != "utf-16" && name.lowercased() != own {
        faults.append(
          Diagnostic(
            .syntaxEncoding, .error, "The file declares the encoding `\(name)`, but its bytes are UTF-16.",
            at: SourceLocation(file, SourceRange(declared.start, declared.end)),
            help: "Save the file as UTF-8 and write `encoding=\"UTF-8\"`."))
      }
    }
    if let zero { reportZero(at: zero) }
  }

  private static func isUTF8Name(_ name: ArraySlice<UInt8>) -> Bool {
    name.count == 5 && name.map { $0 | 0x20 }.elementsEqual("utf-8".utf8)
  }

  /// The range of the encoding's name in the XML declaration, if the declaration can be read that far.
  private func declaredEncoding() -> (start: Int, end: Int)? {
    bytes.withUnsafeBufferPointer { bytes in
      guard bytes.has("<?xml", at: 0), bytes.count > 5, bytes[5].isXMLSpace else { return nil }
      var at = 5
      while at < bytes.count && bytes[at] != Byte.greater && !bytes.has("encoding", at: at) { at += 1 }
      guard bytes.has("encoding", at: at), bytes[at - 1].isXMLSpace else { return nil }
      at += 8
      while at < bytes.count && (bytes[at].isXMLSpace || bytes[at] == Byte.equals) { at += 1 }
      guard at < bytes.count, bytes[at] == Byte.quote || bytes[at] == Byte.apostrophe else { return nil }
      let start = at + 1
      var end = start
      while end < bytes.count && bytes[end] != bytes[at] && bytes[end] != Byte.greater { end += 1 }
      guard end < bytes.count, bytes[end] == bytes[at], end > start else { return nil }
      return (start, end)
    }
  }

  /// The first byte that is not UTF-8 and the first NUL, and whether U+FFFE or U+FFFF may occur. ASCII goes 32 or eight bytes at a time; otherwise
  /// Table 3-7 of the Unicode Standard (well-formed UTF-8 byte sequences).
  private static func firstFaults(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (stray: Int?, zero: Int?, mayHoldNoncharacters: Bool) {
    let count = bytes.count
    var mayHoldNoncharacters = false
    var zero: Int?
    var at = 0
    while at < count {
      if at + 32 <= count,
        ByteWord.arePlain(
          ByteWord(bytes, at: at), ByteWord(bytes, at: at + 8), ByteWord(bytes, at: at + 16),
          ByteWord(bytes, at: at + 24))
      {
        at += 32
        continue
      }
      if at + 8 <= count {
        let word = ByteWord(bytes, at: at)
        if word.marksBeyondASCII | word.marks(of: 0) == 0 {
          at += 8
          continue
        }
      }
      let lead = bytes[at]
      if lead < 0x80 {
        if lead == 0 && zero == nil { zero = at }
        at += 1
        continue
      }
      let length = sequenceLength(bytes, at: at)
      if length == 0 { return (at, zero, true) }
      if lead == 0xEF && bytes[at + 1] == 0xBF && bytes[at + 2] >= 0xBE { mayHoldNoncharacters = true }
      at += length
    }
    return (nil, zero, mayHoldNoncharacters)
  }

  /// The length of the well-formed sequence of two to four bytes at `at`; 0 if there is none.
  @inline(__always)
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at: Int) -> Int {
    let lead = bytes[at]
    let left = bytes.count - at
    let length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0
    if length == 0 || left < length { return 0 }
    let second = bytes[at + 1]
    let low: UInt8 = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80
    let high: UInt8 = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF
    if second < low || second > high { return 0 }
    for index in 2..<max(2, length) where bytes[at + index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
