import Foundation
import SourceModel
import Testing

@testable import ScreenSyntax

/// The scan and libxml2, asked about the same bytes.
final class Judges {
  private let pass = LibXML2Pass()
  private var text = PaddedText()
  private var layout = XMLLayout(names: NameCache())

  /// True where the scan is certain that bytes are well-formed, so that libxml2 is not asked.
  func isCertain(of contents: [UInt8]) -> Bool {
    let encoding = XMLEncoding(contents, file: FileID(0))
    guard encoding.faults.isEmpty, !encoding.mayHoldNoncharacters else { return false }
    text.load(encoding.bytes)
    layout.scan(text)
    return layout.isCertain
  }

  /// True unless the scan is certain of bytes of which libxml2 says anything else, or has more to say.
  func agree(on contents: [UInt8]) -> Bool {
    guard isCertain(of: contents) else { return true }
    let verdict = pass.read(text, layout)
    return verdict.isWellFormed && verdict.qualifiedNames.isEmpty && verdict.namespaceFaults.isEmpty
  }
}

/// What is put into documents at every place. Most of it breaks them at most places.
private let insertions =
  [
    "<", ">", "&", "/", "\"", "'", "=", "-", "--", "]]>", "]", "&lt;", "&amp;", "&apos;", "&quot;", "&gt;",
    "&lt",
    "&x;", "&#1;", "&#38;", "\u{1}", "\u{B}", "\u{7F}", "\u{85}", "\u{2028}", "0",
    "_", ".", "é", "상", " ", "\t", "\r", "<a>", "</a>", "<a/>", "<!---->", "<!-- - -->", "<!-- -- -->",
    "<!--->-->",
    "<![CDATA[]]>", "<![CDATA[<&]]>", "<?p?>", "<?xml version=\"1.0\"?>", " a=\"\"", " a=\"\" a=\"\"", "a=''",
    " xmlns=\"\"", " xmlns='urn:screenwright:1'", " xmlns='urn:other'", " x:a='1'", " xml:space='preserve'",
  ].map { Array($0.utf8) } + [notCharacter, [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBD], [0xEF, 0xB7, 0x90]]

/// U+FFFF, which XML has not.
private let notCharacter: [UInt8] = [0xEF, 0xBF, 0xBF]

/// Whole documents near the border of what the scan is certain of.
private let borderline = [
  "<a/>", "<a></a>", "<a></b>", "<a></ab>", "<ab></a>", "<a></a >", "<a></a b>", "<a/><b/>", "<a/> ", "<a/>x",
  " <a/>",
  "<-a/>", "<.a/>", "<1a/>", "<_a/>", "<a-.1/>", "<a^/>", "<a`/>", "<a{/>", "<abcdefgh></abcdefgh>",
  "<abcdefghi></abcdefghj>", "<a b='1' b='2'/>", "<a b='1'c='2'/>", "<a b = '1'/>", "<a b='<'/>",
  "<a b='>'/>",
  "<a b='&'/>", "<a b='&lt'/>", "<a b='&lt;&gt;&amp;&quot;&apos;'/>", "<a>]]></a>", "<a>]]</a>",
  "<a>] ]></a>",
  "<!----><a/>", "<!-- - --><a/>", "<!-- -- --><a/>", "<!-- ---><a/>", "<!--->--><a/>", "<!-->--><a/>",
  "<a/><!-- -->",
  "<a><![CDATA[]]]]><![CDATA[>]]></a>", "<a><![CDATA[ ]]>]]></a>", "<![CDATA[]]><a/>",
  "<?xml version=\"1.0\"?><a/>", "<?xml version='1.0'?><a/>", " <?xml version=\"1.0\"?><a/>",
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?><a/>", "<?xml version=\"1.0\"?>x<a/>", "<xml/>", "<a xmlns=''/>",
  "<a xmlns='urn:screenwright:1'/>", "<a xmlns='urn:screenwright:1 '/>",
  "<a xmlns='urn:screenwright:1' xmlns='x'/>",
  "<a xmlns='urn:screenwright:1'><b xmlns='urn:screenwright:1'/></a>",
]

@Test("Where the scan is certain, libxml2 says the same")
func certainty() {
  let judges = Judges()
  var disputed: [String] = []
  func check(_ bytes: [UInt8]) {
    if !judges.agree(on: bytes) { disputed.append(String(decoding: bytes, as: UTF8.self)) }
  }
  for document in borderline.map({ Array($0.utf8) }) {
    check(document)
    for insertion in insertions {
      for offset in 0...document.count { check(Array(document[..<offset]) + insertion + document[offset...]) }
    }
  }
  for document in documentsToDamage() {
    check(document)
    for offset in document.indices {
      check(Array(document[..<offset]))
      check(Array(document[..<offset]) + document[(offset + 1)...])
      for insertion in insertions { check(Array(document[..<offset]) + insertion + document[offset...]) }
    }
  }
  #expect(disputed == [])
}

@Test("The scan is certain of plain documents, and of no other")
func whatIsCertain() {
  let judges = Judges()
  func isCertain(_ text: String) -> Bool { judges.isCertain(of: Array(text.utf8)) }
  for text in [
    "<a/>", "<a b='1' c=\"2\"></a\n>", "<!-- c --><a-b.c_1>é &lt;&amp;&gt; 상</a-b.c_1>\n",
    "<a b='&quot;&apos;>'><![CDATA[<&]]>]</a>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a>\n  <b/>\n</a>",
    "\u{FEFF}<a xmlns=\"urn:screenwright:1\"/>",
  ] {
    #expect(isCertain(text), "\(text)")
  }
  for text in [
    "", "<a>", "<a/><a/>", "<a></b>", "<a b='1' b='1'/>", "<a b='1'c='1'/>", "<1/>", "<é/>", "<p:a/>",
    "<a p:b=''/>",
    "<a>&x;</a>", "<a b='&x;'/>", "<a>\u{1}</a>", "<a b='\u{1}'/>", "<a>]]></a>", "<a><?p?></a>",
    "<a><!-- -- --></a>", "<a><!--\u{1}--></a>", "<a><![CDATA[\u{1}]]></a>", "<a/>\u{1}",
    "<a xmlns='urn:other'/>",
    "<!DOCTYPE a><a/>",
  ] {
    #expect(!isCertain(text), "\(text)")
  }
  #expect(!judges.isCertain(of: Array("<a>".utf8) + notCharacter + Array("</a>".utf8)))
}

@Test("The screens of the package are plain")
func samplesAreCertain() {
  let judges = Judges()
  let folder = packageFolder().appendingPathComponent("Screens")
  let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  let doubtful = paths.filter { path in
    guard path.hasSuffix(".xml"),
      let contents = FileManager.default.contents(atPath: folder.path + "/" + path)
    else { return false }
    return !judges.isCertain(of: [UInt8](contents))
  }
  #expect(doubtful.sorted() == [])
}
