import ScreenSemantics
import ScreenSyntax
import SourceModel

extension RuleContext {
  /// The text to remove with a statement of a block that holds others: its line, or what parts it from its neighbour.
  /// Comments and the lines around stay. Nil where neither a line break nor `;` stands beside it.
  func cut(_ statement: CodeID, of block: CodeID, in file: FileID) -> SourceRange? {
    let code = model.files[file].code
    guard code.items(code[block].list).count > 1 else { return nil }
    let bytes = bytes(file)
    let range = code[statement].range
    func isBlank(_ place: Int) -> Bool {
      bytes[place] == 0x20 || bytes[place] == 0x09 || bytes[place] == 0x0D
    }
    var (start, end) = (Int(range.start), Int(range.end))
    while start > 0, isBlank(start - 1) { start -= 1 }
    while end < bytes.count, isBlank(end) { end += 1 }
    guard start > 0, end < bytes.count else { return nil }
    if bytes[end] == UInt8(ascii: ";") {
      end += 1
      while end < bytes.count, isBlank(end) { end += 1 }
      let isWholeLine = bytes[start - 1] == 0x0A && end < bytes.count && bytes[end] == 0x0A
      return isWholeLine ? SourceRange(start, end + 1) : SourceRange(Int(range.start), end)
    }
    if bytes[start - 1] == UInt8(ascii: ";") { return SourceRange(start - 1, Int(range.end)) }
    switch (bytes[start - 1] == 0x0A, bytes[end] == 0x0A) {
    case (true, true): return SourceRange(start, end + 1)
    case (true, false):
      // What ends the code, or a comment on this line, stays where it is.
      return SourceRange(Int(range.start), end)
    case (false, true):
      end += 1
      while end < bytes.count, isBlank(end) { end += 1 }
      return SourceRange(Int(range.start), end)
    case (false, false): return nil
    }
  }
}
