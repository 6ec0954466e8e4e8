import ScreenSyntax
import SourceModel

/// Reads any bytes as a screen: every place of a finding lies in the file, every node in the one around it, and a document that
/// is not well-formed says why.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let contents = Array(UnsafeBufferPointer(start: start, count: count))
  let reader = XMLReader(names: NameCache(), memory: TableMemory())
  let document = reader.read(path: "Screen.xml", contents: contents, file: FileID(0))
  let size = UInt32(document.source.bytes.count)
  for finding in document.diagnostics {
    let edits = finding.fixes.flatMap(\.edits).map(\.location)
    for place in [finding.location] + finding.related.map(\.location) + edits {
      precondition(place.range.start <= place.range.end && place.range.end <= max(size, 1), "a place outside")
    }
    precondition(!finding.message.isEmpty, "a finding without words")
  }
  precondition(document.isWellFormed || !document.diagnostics.isEmpty, "refused without a finding")
  for node in document.tree.nodes {
    precondition(node.range.start < node.range.end && node.range.end <= size, "a node outside")
    guard !node.parent.isNone else { continue }
    let parent = document.tree[node.parent]
    precondition(
      parent.contentStart <= node.range.start && node.range.end <= parent.contentEnd,
      "a node outside of the one around it")
  }
  return 0
}
