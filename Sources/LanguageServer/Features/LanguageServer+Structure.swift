import ScreenSyntax
import SourceModel

extension LanguageServer {
  /// `textDocument/foldingRange`: elements of several lines, tags of several lines, and comments.
  func foldingRanges(_ parameters: JSONValue) throws -> JSONValue {
    let (snapshot, file, text) = try snapshot(parameters)
    guard snapshot.isScreen(file) else { return [] }
    var ranges: [JSONValue] = []
    func fold(_ first: Int, _ last: Int, _ kind: JSONValue = .null) {
      if last > first {
        ranges.append(.some(["startLine": .int(first), "endLine": .int(last), "kind": kind]))
      }
    }
    for node in snapshot.program.files[file].xml.nodes where node.kind == .element {
      let first = text.line(of: Int(node.range.start))
      let last = text.line(of: Int(node.range.end) - 1)
      // The end tag stays to be seen.
      fold(first, node.contentEnd < node.range.end ? last - 1 : last)
    }
    for comment in MarkupScanner.comments(in: text.bytes) {
      fold(text.line(of: comment.lowerBound), text.line(of: comment.upperBound - 1), "comment")
    }
    return .array(ranges)
  }

  /// `textDocument/selectionRange`: the code, the attribute, the tag, the content and the elements around places.
  func selectionRanges(_ parameters: JSONValue) throws -> JSONValue {
    let (snapshot, file, text) = try snapshot(parameters)
    return .array(
      try parameters["positions"].elements.map { position in
        guard let offset = text.offset(of: position, encoding) else {
          throw ResponseError(ResponseError.invalidParameters, "The request names no position.")
        }
        var found = JSONValue.null
        for range in snapshot.isScreen(file) ? around(UInt32(offset), in: file, snapshot) : [] {
          found = .some(["range": text.range(range, encoding), "parent": found])
        }
        if found.isNull {
          found = ["range": text.range(SourceRange(0, text.bytes.count), encoding)]
        }
        return found
      })
  }

  /// What stands around an offset, the largest first.
  private func around(_ offset: UInt32, in file: FileID, _ snapshot: PackageSnapshot) -> [SourceRange] {
    func holds(_ range: SourceRange) -> Bool { range.start <= offset && offset <= range.end }
    let xml = snapshot.program.files[file].xml
    var ranges: [SourceRange] = []
    for id in xml.nodes.indices where holds(xml[id].range) {
      let node = xml[id]
      ranges.append(node.range)
      guard node.kind == .element else { continue }
      let content = SourceRange(node.contentStart, node.contentEnd)
      if node.contentEnd < node.range.end, holds(content) { ranges.append(content) }
      for attribute in xml.attributes(of: id) where holds(attribute.range) {
        ranges += [attribute.range, attribute.value, attribute.nameRange].filter(holds)
      }
    }
    let code = snapshot.model.files[file].code
    ranges += code.nodes.lazy.map(\.range).filter { holds($0) && $0.count > 0 }
    ranges.sort { ($0.count, $1.start) > ($1.count, $0.start) }
    var kept: [SourceRange] = []
    for range in ranges where kept.last != range && kept.last?.contains(range) != false { kept.append(range) }
    return kept
  }
}
