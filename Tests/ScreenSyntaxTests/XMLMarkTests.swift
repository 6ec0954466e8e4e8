import SourceModel
import Testing

@testable import ScreenSyntax

/// Texts and values are looked at eight bytes at a time: what matters in them is found at every place of a word.
struct XMLMarkTests {
  @Test("A mark in a value counts wherever it stands", arguments: ["&#65;", "\t", "\n", "'", "x"])
  func valueMarks(mark: String) throws {
    for before in 0..<20 {
      for after in 0..<20 {
        let value = String(repeating: "a", count: before) + mark + String(repeating: "b", count: after)
        let document = readXML("<A one=\"\(value)\" two='2'/>")
        #expect(document.isWellFormed)
        let attribute = try #require(document.tree.attributes.first)
        #expect(document.source.text(attribute.value) == value)
        #expect(attribute.needsDecoding == ["&#65;", "\t", "\n"].contains(mark), "\(before) \(after)")
        #expect(document.tree.attributes.count == 2)
      }
    }
  }

  @Test("A mark in a text counts wherever it stands", arguments: ["&#65;", "\r", "z", "é", "\u{1F600}"])
  func textMarks(mark: String) throws {
    for before in 0..<20 {
      for after in 0..<20 {
        let text = String(repeating: " ", count: before) + mark + String(repeating: "\n", count: after)
        let document = readXML("<A>\(text)</A>")
        #expect(document.isWellFormed)
        let node = try #require(document.tree.nodes.last)
        #expect(document.source.text(node.range) == text)
        #expect(node.needsDecoding == ["&#65;", "\r"].contains(mark), "\(before) \(after)")
        #expect(node.isBlank == (mark == "\r"), "\(before) \(after)")
      }
    }
  }

  @Test("Values end at their own quote, which a file may end before")
  func brokenValues() {
    for length in 0..<20 {
      let text = String(repeating: "a", count: length)
      #expect(!readXML("<A one=\"\(text)").isWellFormed)
      #expect(!readXML("<A one=\"\(text)'/>").isWellFormed)
      #expect(!readXML("<A one=\"\(text)<\"/>").isWellFormed)
      #expect(!readXML("<A>\(text)").isWellFormed)
    }
  }
}
