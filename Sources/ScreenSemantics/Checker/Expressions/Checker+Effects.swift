import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// An expression as a statement: it must do something.
  mutating func checkEffect(_ id: CodeID) {
    let count = reportCount
    expressionContext.beginStatement(id)
    let type = infer(id)
    expressionContext.endStatement()
    // What is wrong inside says it already.
    if hasFault(since: count) { return }
    let node = code[id]
    switch node.kind {
    case .error: break
    case .call:
      if type != .void, makesOnlyValue(id) { reportUnused(id, type) }
    case .optionalChain where code[node.first].kind == .call:
      if makesOnlyValue(node.first) { reportUnused(id, type) }
    case .forceUnwrap where code[node.first].kind == .call: break
    case .unary where node.op == .attempt || node.op == .forcedAttempt:
      if code[node.first].kind != .call || makesOnlyValue(node.first) { reportUnused(id, type) }
    case .ternary:
      let branches = [node.second, code.items(node.list)[0]]
      if branches.allSatisfy({ code[$0].kind == .call }) { break }
      reportUnused(id, type)
    // Only calls may do something; any other expression gives a value that nobody takes, but for the end of a task that gives none.
    default: if type != .void { reportUnused(id, type) }
    }
  }

  /// True for a call of the library that gives a value and changes nothing, and for a view that is made: on values and
  /// with closures that do no more. A function of one's own may do anything.
  private mutating func makesOnlyValue(_ id: CodeID) -> Bool {
    let called = reference(id).kind
    if called == .view { return true }
    guard called == .library || called == .viewInitializer else { return false }
    for index in code.extent(of: id) {
      let part = reference(index)
      switch code.nodes[index].kind {
      case .call:
        switch part.kind {
        case .library:
          if !library.entries[Int(part.index)].givesOnlyValue { return false }
        case .viewInitializer: break
        // Any other call may change something.
        default: return false
        }
      case .name, .member:
        if part.kind == .member || part.kind == .staticMember,
          [.function, .computed].contains(program[part.member].kind)
        {
          return false
        }
      case .assignment, .error: return false
      // Nothing is changed but by calls, assignments and the code of members.
      default: break
      }
    }
    return true
  }

  private mutating func reportUnused(_ id: CodeID, _ type: TypeID) {
    if type.isError { return }
    if case .function(let parameters, _) = type.kind {
      let end = SourceRange(range(id).end, range(id).end)
      // The library has most functions in several forms, of which this is one.
      let isPlain = parameters.isEmpty || reference(id).kind == .library
      report(
        .typeUnusedResult, .warning, range(id),
        "This names a function and does not call it, so nothing happens.",
        help: isPlain ? "Write `()` behind it." : "Call it: write what it takes in `(…)` behind it.",
        fixes: isPlain ? [fix("Call it", .safe, end, "()")] : [])
      return
    }
    report(
      .typeUnusedResult, .warning, range(id),
      "This is a value that nothing uses, so the statement does nothing.", help: useOfValue(id))
  }

  /// Reports a function as a value that changes what it is called on, except where it is a statement, which is
  /// reported as such.
  mutating func refuseMutatingValue(_ name: Name, _ labels: [Name], _ type: TypeID, _ id: CodeID) -> TypeID {
    if id == expressionContext.effect { return type }
    let values = labels.enumerated().map { ($1.isEmpty ? "" : "\($1): ") + "$\($0)" }
    let closure = "{ \(source.text(range(id)))(\(values.joined(separator: ", "))) }"
    report(
      .typeMismatch, range(id),
      "`\(name)` changes the value that it is called on, so it is only called, never handed on as a value.",
      help: "Hand on a closure that calls it: `\(closure)`.",
      fixes: [fix("Call it in a closure", .suggested, range(id), closure)])
    return .error
  }

  /// What to do with a value that nothing uses.
  private mutating func useOfValue(_ id: CodeID) -> String {
    let node = code[id]
    if node.kind == .binary, node.op == .equal { return "`==` compares; `=` assigns." }
    if node.kind == .call {
      if reference(id).kind == .viewInitializer {
        return "To show a view, hold it in a link, or in a sheet that a State presents."
      }
      let name = code[node.first].name
      if code[node.first].kind == .member, let other = Self.changing[name] {
        return "`\(name)` gives a new value; `\(other)` changes the one that is there."
      }
    }
    return "Assign it, or remove it."
  }

  /// For what gives a changed copy what changes the value itself.
  private static let changing: [Name: String] = [
    "sorted": "sort", "reversed": "reverse", "union": "formUnion", "intersection": "formIntersection",
    "subtracting": "subtract", "merging": "merge", "rounded": "round", "dropFirst": "removeFirst",
    "dropLast": "removeLast",
  ]
}
