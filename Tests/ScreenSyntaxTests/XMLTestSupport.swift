import Foundation
import SourceModel
import Testing

@testable import ScreenSyntax

/// The folder with test data of others; nil where there is none.
func sharedFolder() -> URL? {
  let root = packageFolder()
  let url =
    ProcessInfo.processInfo.environment["SCREENWRIGHT_SHARED"].map { URL(fileURLWithPath: $0) }
    ?? root.deletingLastPathComponent().appendingPathComponent("shared")
  return FileManager.default.fileExists(atPath: url.path) ? url : nil
}

/// The folder of the package.
func packageFolder() -> URL {
  URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}

/// Reads text or bytes as a file of their own.
func readXML(_ bytes: [UInt8]) -> XMLDocument {
  XMLReader(names: NameCache(), memory: .lasting()).read(path: "Screen.xml", contents: bytes, file: FileID(0))
}

/// Reads text as a file of its own.
func readXML(_ text: String) -> XMLDocument { readXML(Array(text.utf8)) }

/// Findings as `line:column-line:column rule`.
func places(_ document: XMLDocument) -> [String] {
  let lines = LineIndex(document.source)
  return document.diagnostics.map { finding in
    let start = lines.position(of: finding.location.range.start)
    let end = lines.position(of: finding.location.range.end)
    return "\(start.line):\(start.column)-\(end.line):\(end.column) \(finding.rule)"
  }
}

/// Every range of a finding lies in its file.
func checkRanges(of document: XMLDocument, _ label: Comment) {
  let count = UInt32(document.source.bytes.count)
  for finding in document.diagnostics {
    let edits = finding.fixes.flatMap(\.edits).map(\.location)
    for location in [finding.location] + finding.related.map(\.location) + edits {
      let range = location.range
      #expect(range.start <= range.end && range.end <= count, label)
    }
    #expect(!finding.message.isEmpty, label)
  }
  if !document.isWellFormed {
    #expect(!document.diagnostics.isEmpty && document.tree.nodes.isEmpty, label)
  }
}

/// Re-derives every offset of a tree from the bytes.
func checkOffsets(of document: XMLDocument, _ label: Comment) {
  let bytes = document.source.bytes
  let tree = document.tree
  func slice(_ start: UInt32, _ end: UInt32) -> ArraySlice<UInt8> { bytes[Int(start)..<Int(end)] }
  var previous: UInt32 = 0
  for (index, node) in tree.nodes.enumerated() {
    let range = node.range
    var isRight = range.start < range.end && range.start >= previous
    previous = range.start
    isRight = isRight && range.start <= node.contentStart && node.contentStart <= node.contentEnd
    isRight = isRight && node.contentEnd <= range.end && Int(range.end) <= bytes.count
    if !node.parent.isNone {
      let parent = tree[node.parent]
      isRight = isRight && parent.contentStart <= range.start && range.end <= parent.contentEnd
      isRight = isRight && Array(tree.children(of: node.parent)).contains(XMLNodeID(index))
    }
    if node.kind == .element {
      let name = Array(node.name.utf8)
      isRight = isRight && !name.isEmpty && bytes[Int(range.start)] == UInt8(ascii: "<")
      isRight = isRight && slice(node.nameRange.start, node.nameRange.end).elementsEqual(name)
      isRight = isRight && bytes[Int(range.end) - 1] == UInt8(ascii: ">")
      isRight = isRight && bytes[Int(node.contentStart) - 1] == UInt8(ascii: ">")
      if node.contentEnd < range.end {
        isRight =
          isRight
          && slice(node.contentEnd, range.end).starts(with: Array("</".utf8) + name)
      } else {
        isRight = isRight && bytes[Int(range.end) - 2] == UInt8(ascii: "/")
      }
      for attribute in tree.attributes(of: XMLNodeID(index)) {
        let value = attribute.value
        let quote = bytes[Int(value.start) - 1]
        isRight = isRight && (quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"))
        isRight = isRight && bytes[Int(value.end)] == quote
        isRight = isRight && !slice(value.start, value.end).contains(quote)
        isRight =
          isRight
          && slice(attribute.nameRange.start, attribute.nameRange.end).elementsEqual(attribute.name.utf8)
        isRight = isRight && attribute.nameRange.end < value.start && value.end < node.contentStart
        let text = slice(value.start, value.end)
        let isPlain = !text.contains { $0 == UInt8(ascii: "&") || $0 == 9 || $0 == 10 || $0 == 13 }
        isRight = isRight && attribute.needsDecoding != isPlain
      }
    } else {
      let text = slice(range.start, range.end)
      let decoded = decodedText(of: range, in: bytes)
      isRight = isRight && (node.needsDecoding || decoded.elementsEqual(text))
      let hasReference = text.contains(UInt8(ascii: "&")) && !text.contains(UInt8(ascii: "<"))
      let isBlank = decoded.allSatisfy { $0 == 32 || $0 == 9 || $0 == 10 || $0 == 13 }
      isRight = isRight && (hasReference ? !node.isBlank : node.isBlank == isBlank)
    }
    #expect(isRight, label)
  }
}

extension TableMemory {
  /// Memory that stays until the process ends, so that a test may hold on to a tree alone.
  static func lasting() -> TableMemory { Unmanaged.passRetained(TableMemory()).takeUnretainedValue() }
}
