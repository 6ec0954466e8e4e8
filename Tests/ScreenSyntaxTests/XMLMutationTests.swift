import Foundation
import SourceModel
import Testing

@testable import ScreenSyntax

private let samples = [
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <!-- screenwright:disable a/b -->
  <Screen xmlns="urn:screenwright:1" name="상품">
    <State name="on" type="Bool" value='false'/>
    <Body xml:space="preserve"><Text a="{x &lt; 1 &amp;&amp; y}">a &#38; b<![CDATA[ <c> ]]></Text></Body>
  </Screen>
  """,
  "<a:A xmlns:a='u' xmlns='v' a:b=\"1\" b='2'>\r\n<?p q?><B\t/>é😀\r<!-- -->]]&gt;</a:A >",
]

/// The texts above, and the screens of the package itself, the first hundred lines or so of each.
func documentsToDamage() -> [[UInt8]] {
  let folder = packageFolder().appendingPathComponent("Screens")
  let paths = (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
    .sorted()
  let screens = paths.filter { $0.hasSuffix(".xml") }.prefix(5).compactMap {
    FileManager.default.contents(atPath: folder.appendingPathComponent($0).path).map {
      [UInt8]($0.prefix(2000))
    }
  }
  return samples.map { Array($0.utf8) } + screens
}

@Test("No damage to a file crashes the reader or leaves it speechless")
func mutations() {
  let reader = XMLReader(names: NameCache())
  var unexplained: [String] = []
  func check(_ bytes: [UInt8]) {
    let document = reader.read(path: "a.xml", contents: bytes, file: FileID(0))
    let count = UInt32(document.source.bytes.count)
    let locations = document.diagnostics.flatMap { finding in
      [finding.location] + finding.related.map(\.location) + finding.fixes.flatMap(\.edits).map(\.location)
    }
    let areInside = locations.allSatisfy { $0.range.start <= $0.range.end && $0.range.end <= count }
    var isExplained = areInside
    if document.isWellFormed {
      isExplained = isExplained && XMLFaultFinder.findings(in: document.source.bytes, file: FileID(0)).isEmpty
    } else {
      isExplained = isExplained && !document.diagnostics.isEmpty && document.tree.nodes.isEmpty
      isExplained = isExplained && !document.diagnostics.contains { $0.message.contains("from here on") }
    }
    if !isExplained { unexplained.append(String(decoding: bytes, as: UTF8.self)) }
    if document.isWellFormed { checkOffsets(of: document, "mutation") }
  }
  for document in documentsToDamage() {
    for offset in document.indices {
      check(Array(document[..<offset]))
      var changed = document
      changed.remove(at: offset)
      check(changed)
      for byte in Array("<>&\"'\0:- ".utf8) + [0xFF] {
        changed = document
        changed[offset] = byte
        check(changed)
      }
    }
  }
  #expect(unexplained == [])
}
