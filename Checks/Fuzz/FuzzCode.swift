import ScreenSyntax
import SourceModel

/// Parses any bytes as each kind of code: every finding and every node lies in the code.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for way in 0..<4 {
    var parser = CodeParser(
      file: FileID(0), bytes: bytes, names: NameCache(), draft: CodeDraft(in: TableMemory()))
    let whole = SourceRange(0, bytes.count)
    switch way {
    case 0: _ = parser.expression(in: whole, decoding: false)
    case 1: _ = parser.statements(in: whole, decoding: true)
    case 2: _ = parser.condition(in: whole, decoding: false)
    // Few ways, of which the last is a closure.
    default: _ = parser.closureInside(in: whole, decoding: true)
    }
    for finding in parser.diagnostics {
      let range = finding.location.range
      precondition(range.start <= range.end && Int(range.end) <= max(bytes.count, 1), "a place outside")
      precondition(!finding.message.isEmpty, "a finding without words")
    }
    for node in parser.tree.nodes {
      precondition(node.range.start <= node.range.end && Int(node.range.end) <= bytes.count, "a node outside")
    }
  }
  return 0
}
