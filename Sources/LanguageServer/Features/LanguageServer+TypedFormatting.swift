import SourceModel

extension LanguageServer {
  /// `textDocument/onTypeFormatting`: a new line is indented by the elements around it, and an end tag as its start tag is.
  func typedFormatting(_ parameters: JSONValue) throws -> JSONValue {
    let cursor = try cursorInText(parameters)
    let text = cursor.text
    let line = text.range(ofLine: text.line(of: cursor.offset))
    var first = line.lowerBound
    while first < line.upperBound, text.bytes[first] == 0x20 || text.bytes[first] == 0x09 { first += 1 }
    let isEndTag = text.bytes[first..<line.upperBound].starts(with: "</".utf8)
    guard parameters["ch"] == "\n" || isEndTag else { return [] }
    let scanner = MarkupScanner(text.bytes, at: first)
    guard scanner.place == .content else { return [] }
    let depth = max(0, scanner.open.count - (isEndTag ? 1 : 0))
    let indent = String(repeating: "  ", count: depth)
    if text.text(line.lowerBound..<first) == indent { return [] }
    return [
      [
        "range": text.range(SourceRange(line.lowerBound, first), encoding), "newText": .string(indent),
      ]
    ]
  }
}
