import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Properties of views in chains: `.backport.framed()`, where an `Extension of="View"` adds `backport`.
extension FileChecker {
  private static let viewItself: Name = "self of the chain"

  /// Checks a name in a chain that is not called, with what is called on it until there is a view again, and adds to `read` how
  /// many items of the chain that are. Reports a name that no extension gives to views.
  mutating func checkProperty(
    _ items: [CodeID], _ receiver: TypeID, reading read: inout Int
  ) -> ModifierApplication {
    guard let first = items.first else { return ModifierApplication(.faulty, call: .none) }
    read += 1
    let node = code[first]
    guard isViewProperty(node.name) else {
      reportNotCalled(node, receiver)
      return ModifierApplication(.faulty, call: first)
    }
    let depth = scope.depth
    let start = SourceRange(node.range.start, node.range.start)
    let slot = declare(.parameter, Self.viewItself, .view, at: start)
    var value = member(first, of: addName(Self.viewItself, start))
    for item in items.dropFirst() {
      let type = tried(value, .any).type
      if isView(type) || type.isError { break }
      value = member(item, of: value)
      read += 1
    }
    let type = infer(value)
    if !isView(type), !type.isError {
      report(
        .typeMismatch, range(value), "This part of the chain gives \(describe(type)), and not a view.",
        help: "Call a function on it that gives one.")
    }
    scope.shrink(to: depth)
    return ModifierApplication(.property, target: slot, call: value)
  }

  /// A part of a chain, called or not, as a member of a value.
  mutating func member(_ item: CodeID, of value: CodeID) -> CodeID {
    var node = code[item]
    if node.kind != .call {
      node.kind = .member
      node.first = value
      return addNode(node)
    }
    node.first = member(node.first, of: value)
    return addNode(node)
  }

  private mutating func isViewProperty(_ name: Name) -> Bool {
    program.extensionMembers(of: .view, named: name).contains {
      program[$0].kind == .computed && !program[$0].isStatic
    }
  }

  private mutating func reportNotCalled(_ node: CodeNode, _ receiver: TypeID) {
    let known = catalog.modifiers(named: node.name)
    if known.isEmpty, program.extensionMembers(of: .view, named: node.name).isEmpty {
      return reportUnknownModifier(node.name, at: node.nameRange, known, receiver)
    }
    let edit = SourceEdit(location(SourceRange(node.range.end, node.range.end)), "()")
    report(
      .syntaxInvalidCode, node.range, "The modifier `.\(node.name)` is not called.",
      help: "Write `.\(node.name)()`.", fixes: [FixIt("Add `()`", .safe, [edit])])
  }
}
