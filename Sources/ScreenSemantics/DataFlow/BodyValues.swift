import ScreenSyntax
import SourceModel

extension CodeTree {
  /// The expressions that a body may give.
  public func results(of body: CodeID) -> [CodeID] {
    guard self[body].kind == .block else { return [body] }
    let statements = items(self[body].list)
    if statements.count == 1, let values = branchValues(of: statements[0]) { return values }
    var found: [CodeID] = []
    var closureStart = UInt32.max
    for id in extent(of: body).dropLast().reversed() {
      let node = self[id]
      // Parents stand behind their children, so a closure is met before what it holds.
      if node.range.start < closureStart { closureStart = .max }
      if closureStart == .max {
        if node.kind == .closure { closureStart = node.range.start }
        if node.kind == .returnStatement, !node.first.isNone { found.append(node.first) }
      }
    }
    return found.reversed()
  }

  /// The values of a statement that is one itself, also by its branches: `switch self { case .a: 1; default: 2 }`; nil where some
  /// branch is none.
  private func branchValues(of id: CodeID) -> [CodeID]? {
    if id.isNone { return nil }
    let node = self[id]
    switch node.kind {
    case .expressionStatement: return [node.first]
    case .block:
      let statements = items(node.list)
      return statements.count == 1 ? branchValues(of: statements[0]) : nil
    case .ifStatement:
      guard let first = branchValues(of: node.first), let second = branchValues(of: node.second) else {
        return nil
      }
      return first + second
    case .switchStatement:
      var found: [CodeID] = []
      for branch in items(node.list) {
        guard let values = branchValues(of: self[branch].first) else { return nil }
        found += values
      }
      return found
    // Any other statement gives its values by `return`.
    default: return nil
    }
  }
}

extension CheckedFile {
  /// The `let`, `var`, `if let` or loop that declares a local of code, the nearest before `use`.
  public func binding(ofLocal slot: Int32, before use: CodeID) -> LocalBinding? {
    var name = CodeID.none
    let (called, place) = (code[use].name, code[use].range.start)
    if called.isEmpty { return nil }
    for id in (code.nodes.startIndex..<use).reversed() {
      let node = code[id]
      let reference = references[id]
      // What `if let name` alone unwraps stands behind all other nodes; slots of one number occur in each function.
      if reference.kind == .local, reference.index == slot, node.name == called, node.range.start < place {
        if node.kind == .optionalBinding {
          return LocalBinding(
            value: node.first.isNone ? CodeID(reference.extra) : node.first, isLoop: false,
            isMutable: node.flags.contains(.mutable))
        }
        if node.kind == .bindingPattern {
          name = id
          break
        }
      }
    }
    if name.isNone { return nil }
    for parent in code.nodes[name...].dropFirst() where parent.first == name {
      switch parent.kind {
      case .variable, .forLoop:
        if parent.second.isNone { return nil }
        return LocalBinding(
          value: parent.second, isLoop: parent.kind == .forLoop, isMutable: parent.flags.contains(.mutable))
      // A name in any other pattern is a part of the value, which nothing tells.
      default: return nil
      }
    }
    return nil
  }
}
