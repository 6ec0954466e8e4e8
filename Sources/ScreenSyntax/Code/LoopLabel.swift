import SourceModel

/// A loop or a `switch` that `break` may leave, with the name before it.
struct LoopLabel {
  /// None where there is no name.
  let name: Name
  /// False for a `switch`, which `continue` passes.
  let isLoop: Bool
}

/// Names of loops: `outer: for … { break outer }`.
extension CodeParser {
  /// Parses what `break` and `continue` in it may name.
  mutating func labelled<T>(isLoop: Bool, _ label: Name, _ body: (inout Self) -> T) -> T {
    labels.append(LoopLabel(name: label, isLoop: isLoop))
    defer { labels.removeLast() }
    return body(&self)
  }

  /// The name that was read before a statement.
  mutating func takeLabel() -> Name {
    defer { nextLabel = .none }
    return nextLabel
  }

  /// Parses code that no `break` or `continue` leaves.
  mutating func closed<T>(_ body: (inout Self) -> T) -> T {
    if labels.isEmpty { return body(&self) }
    let around = labels
    labels = []
    defer { labels = around }
    return body(&self)
  }

  /// Reads `outer:` before a loop or a `switch`; false where none of these follows, so that nothing is read.
  mutating func readLabel() -> Bool {
    let mark = lexer.mark
    let label = name(lexer.token)
    lexer.advance()
    lexer.advance()
    switch lexer.token.kind {
    case .forKeyword, .whileKeyword, .repeatKeyword, .switchKeyword:
      nextLabel = label
      return true
    // What else may have a name in Swift needs none, as nothing jumps to it.
    default:
      lexer.reset(to: mark)
      return false
    }
  }

  /// `break` and `continue`, perhaps with the name of a loop: how many others they leave as well is below -1 in `a`.
  mutating func parseJump() {
    let start = lexer.token.start
    let leaves = at(.breakKeyword)
    var node = CodeNode(leaves ? .breakStatement : .continueStatement, tokenRange)
    lexer.advance()
    if at(.identifier) && !lexer.token.newlineBefore {
      if let level = level(of: name(lexer.token), leaves: leaves) {
        node.a = Int32(-1 - level)
      } else {
        report(
          "No loop around this is called `\(text(of: lexer.token))`.", at: tokenRange,
          help: "A name stands before the loop: `\(text(of: lexer.token)): for … { … }`.")
      }
      lexer.advance()
      node.range = since(start)
    }
    draft.pending.append(add(node))
  }

  /// How many loops inside of the one that is named are left, too; nil where none around is called so.
  private func level(of name: Name, leaves: Bool) -> Int? {
    var level = 0
    for label in labels.reversed() {
      if label.name == name { return leaves || label.isLoop ? level : nil }
      if leaves || label.isLoop { level += 1 }
    }
    return nil
  }
}
