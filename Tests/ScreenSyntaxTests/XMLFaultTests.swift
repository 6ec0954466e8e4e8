import SourceModel
import Testing

@testable import ScreenSyntax

/// A text with faults and where they are, as `line:column-line:column rule`.
struct FaultCase: CustomTestStringConvertible, Sendable {
  var text: String
  var places: [String]
  /// Words that the first message or its help must hold.
  var words: String

  init(_ text: String, _ places: [String], _ words: String) {
    self.text = text
    self.places = places.map { $0.contains(" ") ? $0 : $0 + " syntax/malformed-xml" }
    self.words = words
  }

  var testDescription: String { String(text.prefix(60)) }
}

private let tagFaults: [FaultCase] = [
  FaultCase("<A>\n  <B>\n  </C>\n</A>", ["3:3-3:6"], "`</C>` stands where `</B>` is expected"),
  FaultCase("<A><B><C></B></A>", ["1:10-1:13"], "`</C>`"),
  FaultCase("<A><B><I></B></I></A>", ["1:10-1:13"], "`<I>` is still open"),
  FaultCase("<A></A></B>", ["1:8-1:11"], "closes nothing"),
  FaultCase("<A>\n<B>text\n", ["2:1-2:3"], "`<B>` is never closed"),
  FaultCase("<A/>\n<B/>\n<C/>", ["2:1-2:3"], "second root element"),
  FaultCase("<A x=\"1\" y=\"2\" x=\"3\"/>", ["1:16-1:17"], "`x` stands twice"),
  FaultCase("<A x=\"1\"y=\"2\"/>", ["1:9-1:10"], "blank is missing before the attribute `y`"),
  FaultCase("<A on/>", ["1:4-1:6"], "`on` has no value"),
  FaultCase("<A on=/>", ["1:4-1:6"], "no value after its `=`"),
  FaultCase("<A><B w=8 h=\"3\" d=x/></A>", ["1:9-1:10", "1:19-1:20"], "without quotes"),
  FaultCase("<A t=\"abc>\n  <B u=\"x\"/>\n</A>", ["1:6-1:11"], "no closing quote"),
  FaultCase("<A t=\"abc u=\"x\"/>", ["1:6-1:10"], "no closing quote"),
  FaultCase("<A t=\"abc/>", ["1:6-1:12"], "no closing quote"),
  FaultCase("<A c=\"a < b\" d=\"&&\"/>", ["1:9-1:10", "1:17-1:19"], "`&lt;`"),
  FaultCase("<A\n  <B/>\n</A>", ["1:1-1:3"], "a `<` comes before its `>`"),
  FaultCase("<A><B x=\"1\"", ["1:4-1:6"], "the file ends before its `>`"),
  FaultCase("<A / x=\"1\"/>", ["1:4-1:5"], "not followed by `>`"),
  FaultCase("<A x=\"1\";>가</A>", ["1:9-1:10"], "`;`"),
  FaultCase("<A></A", ["1:4-1:7"], "not closed"),
  FaultCase("<A></A x=\"1\">", ["1:8-1:13"], "nothing but its name"),
  FaultCase("<A></ A>", ["1:4-1:6"], "must follow `</` at once"),
]

private let textFaults: [FaultCase] = [
  FaultCase("", ["1:1-1:1"], "holds no element"),
  FaultCase("\n<!-- only this -->", ["1:1-2:1"], "holds no element"),
  FaultCase("x <A/>", ["1:1-1:2"], "before the root element"),
  FaultCase("<A/>\n  more text \n", ["2:3-2:12"], "after the root element"),
  FaultCase(
    "<A>fish & chips &nbsp; &foo; &amp &lt;</A>", ["1:9-1:10", "1:17-1:23", "1:24-1:29", "1:30-1:34"],
    "`&amp;`"),
  FaultCase("<A>가 &nbsp;</A>", ["1:6-1:12"], "`&#160;`"),
  FaultCase("<A b='&copy;'/>", ["1:7-1:13"], "entity of HTML"),
  FaultCase(
    "<A>&#x1;&#0;&#12a;&#;&#65</A>", ["1:4-1:9", "1:9-1:13", "1:13-1:19", "1:19-1:22", "1:22-1:26"], "U+0001"),
  FaultCase("<A>&#x110000;</A>", ["1:4-1:14"], "past Unicode's last"),
  FaultCase("<A>a < b and c <3</A>", ["1:6-1:7", "1:16-1:17"], "`&lt;`"),
  FaultCase("<A>x]]>y</A>", ["1:5-1:8"], "`]]>`"),
  FaultCase("<A>a\u{1}b\u{FFFF}</A>", ["1:5-1:6", "1:7-1:8"], "U+0001"),
  FaultCase("<A><!-- a -- b --></A>", ["1:11-1:13"], "`--` cannot stand inside a comment"),
  FaultCase("<A><!-- a ---></A>", ["1:11-1:13"], "`--`"),
  FaultCase("<A>\n<!-- a </A>", ["2:1-2:5"], "comment is never closed"),
  FaultCase("<A><![CDATA[ a </A>", ["1:4-1:13"], "CDATA section is never closed"),
  FaultCase("<![CDATA[a]]><A/>", ["1:1-1:10"], "outside the root"),
  FaultCase("<A><?pi </A>", ["1:4-1:6"], "instruction is never closed"),
  FaultCase("<A><? pi?></A>", ["1:4-1:6"], "must follow `<?`"),
  FaultCase(" <?xml version=\"1.0\"?><A/>", ["1:2-1:7"], "very start"),
  FaultCase("<?XML version=\"1.0\"?><A/>", ["1:1-1:6"], "kept for XML itself"),
  FaultCase("<A><!ELEMENT x></A>", ["1:4-1:13"], "starts nothing"),
  FaultCase("<?xml version=\"2.0\"?><A/>", ["1:16-1:19"], "version"),
  FaultCase("<?xml encoding=\"UTF-8\"?><A/>", ["1:7-1:15"], "in this order"),
  FaultCase("<?xml version=\"1.0\"encoding=\"UTF-8\"?><A/>", ["1:20-1:28"], "blank is missing"),
  FaultCase("<?xml version=\"1.0\" standalone=\"maybe\"?><A/>", ["1:33-1:38"], "`yes` or `no`"),
  FaultCase("<?xml version=\"1.\"?><A/>", ["1:16-1:18"], "version"),
  FaultCase("<?xml?><A/>", ["1:1-1:6"], "no version"),
  FaultCase("<?xml version=1.0?><A/>", ["1:7-1:14"], "no value in quotes"),
  FaultCase("<A/>\0", ["1:5-1:6"], "NUL"),
  FaultCase("<!doctype html><A/>", ["1:1-1:10 syntax/doctype"], "no DOCTYPE"),
  FaultCase("<A/><!DOCTYPE A>", ["1:5-1:14 syntax/doctype"], "no DOCTYPE"),
]

@Test("Faults of XML are found at their exact places", arguments: tagFaults + textFaults)
func faults(of test: FaultCase) {
  let document = readXML(test.text)
  #expect(!document.isWellFormed && document.tree.nodes.isEmpty)
  #expect(places(document) == test.places)
  if let first = document.diagnostics.first {
    #expect((first.message + " " + (first.help ?? "")).contains(test.words), "\(first.message)")
    #expect(first.severity == .error)
  }
  checkRanges(of: document, Comment(rawValue: test.text))
}

@Test("A fault shows the places that explain it")
func relatedPlaces() {
  let mismatch = readXML("<A>\n <B>\n  <C>\n </B>\n</A>")
  #expect(
    mismatch.diagnostics.first?.related.map(\.location.range) == [SourceRange(11, 13), SourceRange(5, 7)])
  let duplicate = readXML("<A x='1' x='2'/>")
  #expect(duplicate.diagnostics.first?.related.map(\.location.range) == [SourceRange(3, 4)])
  let second = readXML("<A/><B/>")
  #expect(second.diagnostics.first?.related.map(\.location.range) == [SourceRange(0, 2)])
}

@Test(
  "Applying the first fix of each finding removes it",
  arguments: [
    "<A w=8/>", "<A c=\"a < b\"/>", "<A>fish & chips</A>", "<A>&nbsp;</A>", "<A>&amp</A>", "<A>&#65</A>",
    "<A x='1'y='2'/>", "<A>]]></A>", "<A><B></C></A>", "<A></A", "<A>1 < 2</A>",
    "<?xml version=\"1.0\" encoding=\"latin1\"?><A/>", "<A xmlns=\"urn:other\"/>",
  ])
func fixes(text: String) throws {
  let finding = try #require(readXML(text).diagnostics.first)
  let edit = try #require(finding.fixes.first?.edits.first)
  var bytes = Array(text.utf8)
  bytes.replaceSubrange(Int(edit.location.range.start)..<Int(edit.location.range.end), with: edit.text.utf8)
  #expect(readXML(bytes).diagnostics.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
}

@Test("No more than twenty findings are listed for one file")
func manyFaults() {
  let document = readXML("<A>" + String(repeating: "&", count: 1000) + "</A>")
  #expect(document.diagnostics.count == XMLFaultFinder.most)
}
