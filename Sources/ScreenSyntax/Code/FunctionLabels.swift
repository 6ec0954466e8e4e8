/// The labels of a function that is handed on, as in `dispatch(action:)`.
public enum FunctionLabels {
  /// The offset just past `(a:b:)`, which begins at `start` and has no blanks; nil for anything else. Linear in what it
  /// passes over.
  public static func end(in text: borrowing [UInt8], from start: Int, below limit: Int) -> Int? {
    guard start < limit, text[start] == 0x28 else { return nil }
    var place = start + 1
    repeat {
      guard place < limit, CodeLexer.isIdentifierStart(text[place]) else { return nil }
      while place < limit, CodeLexer.isIdentifierByte(text[place]) { place += 1 }
      guard place + 1 < limit, text[place] == 0x3A else { return nil }
      place += 1
    } while text[place] != 0x29
    return place + 1
  }
}
