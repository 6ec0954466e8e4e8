import ScreenSyntax
import ScreenTypes
import SourceModel

/// Members that are no part of a binding.
extension FileChecker {
  /// Reports `$path.count`: what is computed from the value, to which there is no binding.
  mutating func reportUnbindable(
    _ name: Name, _ bound: TypeID, _ range: SourceRange, _ baseID: CodeID, _ dollar: SourceRange
  ) {
    let path = source.text(SourceRange(dollar.start, self.range(baseID).end))
    switch useAsBinding(ofMemberOf: baseID) {
    case .called:
      report(
        .flowBindingToCopy, range,
        "`\(name)` makes a new value, and `$` binds to data; what is written to this copy is lost.",
        help: "Bind to the data itself, with `$` and the path to it; a loop leaves rows out with `<If>`.")
    case .read:
      report(
        .flowBindingToReadOnly, range,
        "`\(path).\(name)` stops being writable at `\(name)`, which is computed from the \(bound).",
        help: "Bind to what is stored, or to a Computed with `get` and `set`.")
    case .none:
      report(
        .flowValueExpected, dollar.union(self.range(baseID)),
        "`\(name)` is read from the value, and `\(path)` is a binding to one.",
        help: "Leave out the `$`: the value is read where it is needed.",
        fixes: [fix("Read the value", .safe, dollar, "")])
    }
  }

  /// True for a `$name` at which a binding that is wanted starts.
  mutating func isRootOfBoundPath(_ id: CodeID) -> Bool {
    var at = expressionContext.boundPath
    while !at.isNone, at != id {
      switch code[at].kind {
      case .member, .subscripting, .forceUnwrap: at = code[at].first
      // Anything else between is no part of a path.
      default: return false
      }
    }
    return !at.isNone
  }

  /// How a member leads to the place that wants a binding, if it does.
  private mutating func useAsBinding(ofMemberOf base: CodeID) -> BindingUse {
    var at = expressionContext.boundPath
    var use = BindingUse.read
    while !at.isNone {
      let node = code[at]
      switch node.kind {
      case .member where node.first == base: return use
      case .member: use = .read
      case .call: use = .called
      case .subscripting, .forceUnwrap: break
      // A binding leads through nothing else.
      default: return .none
      }
      at = node.first
    }
    return .none
  }
}

/// What becomes of a member of `$path`.
private enum BindingUse {
  /// It is no part of a binding that is wanted.
  case none
  /// A binding to it is wanted.
  case read
  /// A binding to what it gives is wanted.
  case called
}
