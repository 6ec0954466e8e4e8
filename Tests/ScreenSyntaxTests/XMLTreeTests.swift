import SourceModel
import Testing

@testable import ScreenSyntax

@Test("Elements, attributes and texts stand at their offsets")
func offsets() throws {
  let text =
    "<?xml version='1.0'?>\n<A xmlns=\"urn:screenwright:1\" x = '1 &lt; 2'\n  y=\"\">a&amp;b<B/> <C\n>c</C ></A>\n"
  let document = readXML(text)
  #expect(document.diagnostics.isEmpty)
  checkOffsets(of: document, "offsets")
  let tree = document.tree
  #expect(
    tree.nodes.map { document.source.text($0.range) }.dropFirst() == [
      "a&amp;b", "<B/>", " ", "<C\n>c</C >", "c",
    ])
  #expect(tree.nodes.map(\.name.text) == ["A", "", "B", "", "C", ""])
  #expect(tree.nodes.map(\.isBlank) == [false, false, false, true, false, false])
  #expect(tree.nodes.map(\.needsDecoding) == [false, true, false, false, false, false])
  #expect(tree.attributes.map { document.source.text($0.range) } == ["x = '1 &lt; 2'", "y=\"\""])
  #expect(tree.attributes.map(\.needsDecoding) == [true, false])
  #expect(tree.attribute("y", of: tree.root)?.value.count == 0)
  #expect(tree.attribute("z", of: tree.root) == nil)
  #expect(Array(tree.children(of: tree.root)).map(\.index) == [1, 2, 3, 4])
  #expect(tree.nodes.map(\.parent.index) == [-1, 0, 0, 0, 0, 4])
}

@Test("Adjacent text, references, CDATA and what comments divide are one text")
func mergedText() {
  let document = readXML(
    "<A><!--0-->a<!--1-->b<![CDATA[<c>]]>&#100;<?p?>\r\ne<!--2--><B/><![CDATA[ ]]> <!--3--></A>")
  let tree = document.tree
  #expect(tree.nodes.map(\.kind) == [.element, .text, .element, .text])
  #expect(
    String(decoding: decodedText(of: tree[XMLNodeID(1)].range, in: document.source.bytes), as: UTF8.self)
      == "ab<c>d\ne")
  #expect(document.source.text(tree[XMLNodeID(3)].range) == "<![CDATA[ ]]> ")
  #expect(tree[XMLNodeID(1)].needsDecoding && !tree[XMLNodeID(1)].isBlank)
  #expect(tree[XMLNodeID(3)].needsDecoding && tree[XMLNodeID(3)].isBlank)
  checkOffsets(of: document, "merged")
  #expect(readXML("<A>&#32;</A>").tree[XMLNodeID(1)].isBlank == false)
  #expect(readXML("<A><![CDATA[]]></A>").tree.nodes.count == 1)
  #expect(readXML("<A>a<!--b--></A>").tree[XMLNodeID(1)].needsDecoding == false)
}

@Test(
  "White space that lays out a file is no node, other white space is",
  arguments: [
    ("<A>\n  <B/>\n\n  <C/>\n</A>", ["A", "B", "C"]),
    ("<A>\n <!-- c -->\n <B/>\n <!-- d --></A>", ["A", "B"]),
    ("<A>\n</A>", ["A", ""]),
    ("<A>\n<!-- c -->\n</A>", ["A", ""]),
    ("<A> <B/> \n</A>", ["A", "", "B", ""]),
    ("<A>\n&#32;<B/></A>", ["A", "", "B"]),
    ("<A><a>\n<B/>\n</a>\n</A>", ["A", "a", "", "B", ""]),
    ("<A xml:space='preserve'>\n<B/>\n</A>", ["A", "", "B", ""]),
    ("<A>x\n<B/>\nx</A>", ["A", "", "B", ""]),
  ])
func layoutSpace(text: String, names: [String]) {
  let document = readXML(text)
  #expect(document.tree.nodes.map(\.name.text) == names)
  checkOffsets(of: document, Comment(rawValue: text))
}

@Test("xml:space is inherited until another element changes it")
func whiteSpace() {
  let tree = readXML(
    "<A><B xml:space=\"preserve\">x<C> <D xml:space='default' xml:lang=\"ko\">y</D></C></B>z</A>"
  ).tree
  #expect(tree.nodes.map(\.preservesSpace) == [false, true, true, true, true, false, false, false])
  #expect(tree.attributes.isEmpty)
}

@Test("Comments that speak to the compiler name the next element")
func directives() {
  let document = readXML(
    "<!-- screenwright:disable a/b --><A><!--screenwright:enable a/b-->t<B/><!-- not screenwright: --></A>"
      + "<!--\nscreenwright:disable-next c/d why-->")
  #expect(
    document.tree.directives.map { document.source.text($0.text) } == [
      " screenwright:disable a/b ", "screenwright:enable a/b", "\nscreenwright:disable-next c/d why",
    ])
  #expect(document.tree.directives.map(\.nextElement.index) == [0, 2, -1])
  #expect(document.source.text(document.tree.directives[0].range) == "<!-- screenwright:disable a/b -->")
}

@Test("References, line breaks and CDATA are decoded; what is no reference stays")
func decoding() {
  func decode(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: decodedText(of: SourceRange(0, bytes.count), in: bytes), as: UTF8.self)
  }
  #expect(decode("&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;&#xac00;") == "<>&\"'A😀가")
  #expect(decode("a\r\nb\rc\td") == "a\nb\nc\td")
  #expect(decode("<![CDATA[<&amp;\r\n]]]]><!-- no --><?no?>!") == "<&amp;\n]]!")
  #expect(decode("&nbsp; & &#xD800; &#99999999999;") == "&nbsp; & &#xD800; &#99999999999;")
  #expect(decode("<![CDATA[open") == "open")
  #expect(decodedText(of: SourceRange(2, 99), in: Array("abc".utf8)) == Array("c".utf8))
  #expect(decodedText(of: SourceRange(7, 9), in: Array("abc".utf8)) == [])
}

@Test(
  "Prefixes and namespaces are reported at their names",
  arguments: [
    ("<foo:A/>", ["1:2-1:5 syntax/malformed-xml"]),
    ("<A foo:b='1' b='2'/>", ["1:4-1:7 syntax/malformed-xml"]),
    ("<A xmlns='urn:x'/>", ["1:11-1:16 syntax/unknown-attribute"]),
    ("<A xmlns='urn:screenwright:1'><B xmlns=''/></A>", []),
    (
      "<A xmlns:s='urn:x'><s:B s:c='1'/></A>",
      ["1:21-1:24 syntax/unknown-element", "1:25-1:28 syntax/unknown-attribute"]
    ),
    ("<s:A xmlns:s='urn:screenwright:1'/>", ["1:2-1:5 syntax/unknown-element"]),
    ("<A xml:id='a' xml:lang='en'/>", ["1:4-1:10 syntax/unknown-attribute"]),
    (
      "<A><B a:b:c='1' :d='2' e:='3'/></A>",
      [
        "1:7-1:8 syntax/malformed-xml", "1:7-1:12 syntax/malformed-xml", "1:17-1:19 syntax/malformed-xml",
        "1:24-1:26 syntax/malformed-xml",
      ]
    ),
  ])
func namespaces(text: String, expected: [String]) {
  let document = readXML(text)
  #expect(places(document) == expected)
  #expect(document.isWellFormed)
  checkOffsets(of: document, Comment(rawValue: text))
}
