import ScreenSemantics
import ScreenSyntax
import ScreenTypes

/// The order of Swift: what is on the left of an assignment, or before the dot of a call that changes it, is evaluated
/// before the value and the arguments; the place itself is read and written after them.
extension Evaluator {
  /// Evaluates indices, objects and steps of optional chains on the way to a place, and keeps them for `part`.
  /// False where a step of a chain is nil, so that nothing after it is evaluated.
  func holdParts(_ id: CodeID, _ frame: Frame) throws -> Bool {
    let node = frame.nodes[id]
    switch node.kind {
    case .member:
      guard isReached(id, node, frame) else { return try holdParts(node.first, frame) }
      return try hold(node.first, frame)
    case .subscripting:
      guard try holdParts(node.first, frame) else { return false }
      guard let first = frame.items(node.list).first, frame.references[id].kind != .keyPath,
        frame.references[id].kind != .function
      else {
        return true
      }
      return try hold(frame.nodes[first].first, frame)
    case .chainStep:
      guard try holdParts(node.first, frame) else { return false }
      if case .null = try evaluate(node.first, frame) { return false }
      return true
    case .forceUnwrap, .optionalChain: return try holdParts(node.first, frame)
    case .tuple:
      for item in frame.items(node.list) where try !holdParts(frame.nodes[item].first, frame) {
        return false
      }
      return true
    // Whatever else leads to a place has no parts to be kept.
    default: return true
    }
  }

  /// True where a member is changed through what its base gives: an object or a binding.
  func isReached(_ id: CodeID, _ node: CodeNode, _ frame: Frame) -> Bool {
    let reference = frame.references[id]
    switch reference.kind {
    case .member:
      let owner = runnable.program.declarations[members[reference.member].owner].kind
      return owner.isObject || isReference(node.first, frame)
    case .wrappedValue: return true
    // Whatever else stands before a dot is a value, which is changed in place.
    default: return false
    }
  }

  private func hold(_ id: CodeID, _ frame: Frame) throws -> Bool {
    if isInert(id, frame, allowsNames: false) { return true }
    let value = try evaluate(id, frame)
    if isBroken {
      mendChain()
      return false
    }
    held.keep(value, of: id, in: frame)
    return true
  }

  /// True for code that has no effect, and whose value nothing else changes unless `allowsNames`.
  func isInert(_ id: CodeID, _ frame: Frame, allowsNames: Bool) -> Bool {
    switch frame.nodes[id].kind {
    case .integerLiteral, .doubleLiteral, .booleanLiteral, .stringLiteral, .nilLiteral, .selfReference,
      .closure:
      true
    case .name, .closureParameter: allowsNames && frame.references[id].kind == .local
    // Whatever may have an effect is evaluated once, and kept.
    default: false
    }
  }

  /// A part of a place: as it was kept, else its value now.
  func part(_ id: CodeID, _ frame: Frame) throws -> Value {
    try held.value(of: id, in: frame) ?? evaluate(id, frame)
  }
}
