import ScreenSyntax

extension CheckedFile {
  /// The value of a literal number, with or without a minus; nil for other code.
  public func literalNumber(_ id: CodeID) -> Double? {
    if id.isNone { return nil }
    let node = code[id]
    switch node.kind {
    case .integerLiteral: return Double(code.integers[node.literal])
    case .doubleLiteral: return code.doubles[node.literal]
    case .unary where node.op == .negate:
      return code[node.first].kind == .unary ? nil : literalNumber(node.first).map { -$0 }
    // A number that is computed is not known before a run.
    default: return nil
    }
  }

  /// The bounds of a literal closed range; nil for other code.
  public func literalBounds(_ id: CodeID) -> (lower: Double, upper: Double)? {
    if id.isNone { return nil }
    let node = code[id]
    guard node.kind == .binary, node.op == .closedRange, let lower = literalNumber(node.first),
      let upper = literalNumber(node.second)
    else { return nil }
    return (lower, upper)
  }
}
