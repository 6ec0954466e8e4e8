import ScreenSemantics
import ScreenSyntax
import SourceModel

/// A document in which a word stands for what is being written, made well-formed where it is not: quotes, brackets and elements
/// that are open at the place are closed.
struct ProbedText {
  /// The text.
  let bytes: [UInt8]

  /// A text for a place; `word` is what is written of the word so far. Nil where what stands before the place cannot be read
  /// whatever stands behind it.
  init?(_ document: [UInt8], _ scanner: MarkupScanner, word: Range<Int>, prefix: String = "", isChain: Bool) {
    let code: Range<Int>
    if case .attributeValue(_, let value, let isClosed) = scanner.place {
      code = value.lowerBound..<(isClosed ? value.upperBound : word.upperBound)
    } else {
      let tag = document[..<word.lowerBound].lastIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? 0
      let start =
        scanner.open.last.map { $0.children.isEmpty ? min($0.contentStart, word.lowerBound) : tag } ?? tag
      let end = document[word.upperBound...].firstIndex(of: UInt8(ascii: "<")) ?? document.count
      code = start..<max(end, word.upperBound)
    }
    let before = document[code.lowerBound..<word.lowerBound]
    let after = document[word.upperBound..<code.upperBound]
    var written = prefix + ProbedPlace.word.text
    let open = Self.open(before)
    if isChain, open.isEmpty, after.first != UInt8(ascii: "(") { written += "()" }
    let missing = open.dropLast(Self.closers(after, upTo: open.count))
    // Brackets that nothing closes are closed right behind the word, the innermost first.
    written += String(decoding: open.suffix(missing.count).reversed(), as: UTF8.self)
    let whole =
      Array(document[..<word.lowerBound]) + Array(written.utf8) + Array(document[word.upperBound...])
    if Self.isWellFormed(whole) {
      bytes = whole
      return
    }
    var cut = Array(document[..<word.lowerBound]) + Array((prefix + ProbedPlace.word.text).utf8)
    if isChain, open.isEmpty { cut += Array("()".utf8) }
    cut += open.reversed()
    if case .attributeValue(_, let value, _) = scanner.place {
      cut.append(document[value.lowerBound - 1])
      cut += Array("/>".utf8)
    }
    var elements = scanner.open.map(\.name)
    if case .attributeValue = scanner.place { elements.removeLast() }
    for name in elements.reversed() { cut += Array("</\(name)>".utf8) }
    guard Self.isWellFormed(cut) else { return nil }
    bytes = cut
  }

  private static func isWellFormed(_ bytes: [UInt8]) -> Bool {
    XMLReader(names: NameCache(files: 1)).read(path: "", contents: bytes, file: FileID(0)).isWellFormed
  }

  private static let pairs: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    UInt8(ascii: "{"): UInt8(ascii: "}"),
  ]

  /// The closing brackets of those that are open at the end of code, the outermost first.
  private static func open(_ code: ArraySlice<UInt8>) -> [UInt8] {
    var open: [UInt8] = []
    for byte in code {
      if let closer = pairs[byte] {
        open.append(closer)
      } else if byte == open.last {
        open.removeLast()
      }
    }
    return open
  }

  /// How many brackets code closes that it does not open, at most so many.
  private static func closers(_ code: ArraySlice<UInt8>, upTo limit: Int) -> Int {
    var (depth, closed) = (0, 0)
    for byte in code where closed < limit {
      if pairs[byte] != nil {
        depth += 1
      } else if pairs.values.contains(byte) {
        if depth == 0 { closed += 1 } else { depth -= 1 }
      }
    }
    return closed
  }
}
