import ScreenSyntax
import SourceModel

extension CodeTree {
  /// The expressions that a body may give.
  public func results(of body: CodeID) -> [CodeID] {
    guard self[body].kind == .block else { return [body] }
    let statements = items(self[body].list)
    if statements.count == 1, self[statements[0]].kind == .expressionStatement {
      return [self[statements[0]].first]
    }
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
}

extension CheckedFile {
  /// The `let`, `var`, `if let` or loop that declares a local of code, the nearest before `use`.
  public func binding(ofLocal slot: Int32, before use: CodeID) -> LocalBinding? {
    var name = CodeID.none
    for id in (code.nodes.startIndex..<use).reversed() {
      let node = code[id]
      let reference = references[id]
      if reference.kind == .local, reference.index == slot {
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
