import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// An expression as a statement: it must do something.
  mutating func checkEffect(_ id: CodeID) {
    let type = infer(id)
    let node = code[id]
    switch node.kind {
    case .error: break
    case .call:
      if type != .void, makesOnlyValue(id) { reportUnused(id, type) }
    case .optionalChain where code[node.first].kind == .call:
      if makesOnlyValue(node.first) { reportUnused(id, type) }
    case .forceUnwrap where code[node.first].kind == .call: break
    case .ternary:
      let branches = [node.second, code.items(node.list)[0]]
      if branches.allSatisfy({ code[$0].kind == .call }) { break }
      reportUnused(id, type)
    default: reportUnused(id, type)
    }
  }

  /// True for a call of the library that gives a value and changes nothing, and for a view that is made: on values and
  /// with closures that do no more. A function of one's own may do anything.
  private mutating func makesOnlyValue(_ id: CodeID) -> Bool {
    let called = reference(id).kind
    guard called == .library || called == .viewInitializer else { return false }
    for index in code.extent(of: id) {
      let part = reference(CodeID(index))
      switch code.nodes[Int(index)].kind {
      case .call:
        switch part.kind {
        case .library:
          let entry = library.entries[Int(part.index)]
          if entry.result == .void || entry.member.isMutating { return false }
        case .viewInitializer: break
        default: return false
        }
      case .name, .member:
        if part.kind == .member || part.kind == .staticMember,
          [.function, .computed].contains(program[part.member].kind)
        {
          return false
        }
      case .assignment, .error: return false
      default: break
      }
    }
    return true
  }

  private mutating func reportUnused(_ id: CodeID, _ type: TypeID) {
    if type.isError { return }
    if case .function = type.kind {
      report(
        "type/unused-result", .warning, range(id),
        "This names a function and does not call it, so nothing happens.",
        help: "Write `()` behind it.",
        fixes: [fix("Call it", .safe, SourceRange(range(id).end, range(id).end), "()")])
      return
    }
    report(
      "type/unused-result", .warning, range(id),
      "This is a value that nothing uses, so the statement does nothing.", help: useOfValue(id))
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
