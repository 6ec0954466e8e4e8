import Testing

@testable import ScreenCompiler

/// A file is written back in the encoding in which it was stored.
@Suite struct StoredTextTests {
  private static let text = Array("é<a/>😀".utf8)

  @Test func plainFilesStayPlain() {
    #expect(StoredText.encode(Self.text, like: Array("<b/>".utf8)) == Self.text)
  }

  @Test func byteOrderMarksStay() {
    #expect(StoredText.encode(Self.text, like: [0xEF, 0xBB, 0xBF, 0x3C]) == [0xEF, 0xBB, 0xBF] + Self.text)
    #expect(
      !StoredText.isUTF16([0xEF, 0xBB, 0xBF]) && !StoredText.isUTF16([]) && !StoredText.isUTF16([0xFF]))
  }

  @Test(arguments: [true, false]) func wideFilesStayWide(_ isLittle: Bool) {
    let mark: [UInt8] = isLittle ? [0xFF, 0xFE] : [0xFE, 0xFF]
    let stored = StoredText.encode(Self.text, like: mark + [0, 0x3C])
    #expect(StoredText.isUTF16(stored) && Array(stored.prefix(2)) == mark)
    let units = stride(from: 2, to: stored.count, by: 2).map { place in
      let (first, second) = (UInt16(stored[place]), UInt16(stored[place + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    #expect(String(decoding: units, as: UTF16.self) == "é<a/>😀")
  }
}
