import SourceModel
import Testing

@testable import ScreenSyntax

private func utf16(_ text: String, bigEndian: Bool, mark: Bool = true) -> [UInt8] {
  ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
    let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    return bigEndian ? pair : pair.reversed()
  }
}

@Test("UTF-16 and UTF-8 with a byte order mark give the same tree as UTF-8")
func encodings() {
  let text = "<?xml version='1.0'?><A t='가😀'>é</A>"
  let plain = readXML(text)
  #expect(plain.diagnostics.isEmpty && plain.tree.nodes.count == 2)
  for contents in [
    [0xEF, 0xBB, 0xBF] + Array(text.utf8), utf16(text, bigEndian: true), utf16(text, bigEndian: false),
  ] {
    let document = readXML(contents)
    #expect(document.source.bytes == plain.source.bytes)
    #expect(document.diagnostics.isEmpty)
    #expect(document.tree.nodes.map(\.range) == plain.tree.nodes.map(\.range))
    checkOffsets(of: document, "encoding")
  }
  #expect(readXML(utf16("<?xml version='1.0' encoding='UTF-16'?><A/>", bigEndian: false)).isWellFormed)
}

@Test("What is in no encoding we read is refused at the exact byte")
func encodingFaults() {
  func check(_ bytes: [UInt8], _ expected: [String]) {
    let document = readXML(bytes)
    #expect(places(document) == expected.map { $0 + " syntax/encoding" })
    #expect(!document.isWellFormed)
    checkRanges(of: document, "\(bytes)")
  }
  check(Array("<A>\n caf".utf8) + [0xE9] + Array(" </A>".utf8), ["2:5-2:6"])
  for wrong: [UInt8] in [
    [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF5], [0xFF], [0xE2, 0x82],
  ] {
    let document = readXML(Array("<A b='1234567890'>ab".utf8) + wrong + Array("</A>".utf8))
    #expect(document.diagnostics.map(\.location.range) == [SourceRange(20, 21)])
    #expect(document.diagnostics.map(\.rule.id) == ["syntax/encoding"])
  }
  check(Array("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><A/>".utf8), ["1:31-1:41"])
  check(Array("<?xml version=\"1.0\" encoding='utf-16'?><A/>".utf8), ["1:31-1:37"])
  check(utf16("<?xml version='1.0' encoding='UTF-8'?><A/>", bigEndian: true), ["1:31-1:36"])
  check(utf16("<A/>", bigEndian: true, mark: false), ["1:1-1:5"])
  check(utf16("<A/>", bigEndian: false, mark: false), ["1:1-1:5"])
  check(utf16("<A>b</A>", bigEndian: false) + [0x20], ["1:9-1:10"])
  check([0xFE, 0xFF, 0, 0x3C, 0, 0x41, 0, 0x3E, 0xD8, 0x3D, 0, 0x20], ["1:4-1:5"])
  check([0xFE, 0xFF, 0, 0x3C, 0, 0x41, 0, 0x3E, 0xDC, 0x00], ["1:4-1:5"])
  check([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], ["1:1-1:5"])
}

@Test("NUL is refused where libxml2 would overlook it")
func zeroBytes() {
  #expect(places(readXML("<A/>\n\0")) == ["2:1-2:2 syntax/malformed-xml"])
  #expect(places(readXML("<A>\0</A>")) == ["1:4-1:5 syntax/malformed-xml"])
  #expect(places(readXML(utf16("<A>\0</A>", bigEndian: true))) == ["1:4-1:5 syntax/malformed-xml"])
}
