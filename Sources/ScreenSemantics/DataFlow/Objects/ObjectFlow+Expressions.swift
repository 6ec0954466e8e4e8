import ScreenSyntax
import ScreenTypes
import SourceModel

extension ObjectFlow {
  /// The objects that an expression gives; what it changes is noted.
  func expression(_ id: CodeID) -> ObjectValue {
    guard let checked = run.checked, !id.isNone else { return .none }
    run.steps += 1
    run.depth += 1
    defer { run.depth -= 1 }
    guard run.steps < Self.stepLimit, run.depth < Self.depthLimit else { return .unknown }
    let type = checked.type(id)
    if type.bound != nil { changeThrough(id) }
    let value = found(id, checked.code[id], checked)
    return holdsObjects(type) ? value : .none
  }

  private func found(_ id: CodeID, _ node: CodeNode, _ checked: CheckedFile) -> ObjectValue {
    let reference = checked.references[id]
    switch node.kind {
    case .name, .bindingName, .implicitMember, .closureParameter: return name(id, reference)
    case .selfReference: return run.receiver
    case .member: return member(id, node, reference)
    case .call: return call(id, node, reference)
    case .subscripting:
      for argument in checked.code.items(node.list) { _ = expression(checked.code[argument].first) }
      return element(node) ?? expression(node.first).ofOne
    case .forceUnwrap, .chainStep, .optionalChain, .argument, .cast: return expression(node.first)
    case .arrayLiteral, .dictionaryLiteral, .interpolation:
      return checked.code.items(node.list).reduce(ObjectValue.none) { $0.union(expression($1)) }
    case .tuple:
      return checked.code.items(node.list).reduce(ObjectValue.none) {
        $0.union(expression(checked.code[$1].first))
      }
    case .unary: return expression(node.first)
    case .binary:
      let left = expression(node.first)
      return left.union(expression(node.second))
    case .ternary:
      _ = expression(node.first)
      return checked.code.items(node.list).reduce(expression(node.second)) { $0.union(expression($1)) }
    case .ifStatement, .switchStatement:
      let saved = run.summary.result
      run.summary.result = .none
      _ = statement(id, isLast: true)
      defer { run.summary.result = saved }
      return run.summary.result
    case .closure:
      for capture in checked.code.captures(of: node) { _ = statement(capture, isLast: false) }
      return .none
    case .block, .variable, .assignment, .guardStatement, .forLoop, .whileLoop, .doStatement,
      .throwStatement, .returnStatement, .expressionStatement:
      _ = statement(id, isLast: false)
      return .none
    // Nothing else gives an object or runs code: literals, key paths, patterns and types.
    default: return .none
    }
  }

  private func name(_ id: CodeID, _ reference: Reference) -> ObjectValue {
    switch reference.kind {
    case .local, .newValue: return local(reference.index)
    case .member, .projection: return read(reference.member, of: run.receiver, isReceiver: true, id)
    case .staticMember: return read(reference.member, of: .shared, isReceiver: false, id)
    // No object is named in any other way.
    default: return .none
    }
  }

  private func member(_ id: CodeID, _ node: CodeNode, _ reference: Reference) -> ObjectValue {
    guard let checked = run.checked else { return .none }
    switch reference.kind {
    case .member, .bindingMember:
      let isReceiver = checked.code[node.first].kind == .selfReference
      let base = expression(node.first)
      if !isReceiver, !holdsObjects(checked.type(node.first)) {
        return read(reference.member, of: .none, isReceiver: false, id)
      }
      return read(reference.member, of: base, isReceiver: isReceiver, id)
    case .staticMember: return read(reference.member, of: .shared, isReceiver: false, id)
    case .element:
      if let parts = parts(of: node.first), parts.indices.contains(Int(reference.index)) {
        return parts[Int(reference.index)]
      }
      return expression(node.first).ofOne
    // Whatever else is taken from a value may be any object that it holds.
    default: return expression(node.first).ofOne
    }
  }

  /// The value of a member, of what it is read of.
  func read(_ member: MemberID, of base: ObjectValue, isReceiver: Bool, _ id: CodeID) -> ObjectValue {
    let declared = program[member]
    switch declared.kind {
    case .computed, .fragment:
      return apply(graph.units.getter(member), to: base, [], at: id)
    case .binding where declared.getter != nil: return apply(graph.units.getter(member), to: base, [], at: id)
    case .function: return .none
    case .enumCase: return .none
    // Other members are stored, and what they hold is told below.
    default: break
    }
    if declared.isStatic || (isReceiver && run.isInView) || program[declared.owner].kind.hasBody {
      return .shared
    }
    return program[declared.owner].kind.isObject ? base.held : base.ofOne
  }
}
