import ScreenSyntax
import ScreenTypes
import SourceModel

extension ObjectFlow {
  /// The function value that an expression gives, where that is known.
  func knownClosure(_ id: CodeID) -> KnownClosure? {
    guard let checked = run.checked, !id.isNone else { return nil }
    let node = checked.code[id]
    let reference = checked.references[id]
    switch node.kind {
    case .closure: return .code(id)
    case .name where reference.kind == .local: return run.closures[reference.index]
    case .name, .member:
      guard [.member, .staticMember].contains(reference.kind), program[reference.member].kind == .function
      else { return nil }
      return .code(id)
    case .argument, .forceUnwrap, .chainStep, .optionalChain: return knownClosure(node.first)
    // Which closure any other code gives is not known.
    default: return nil
    }
  }

  /// Calls a function value and gives its result.
  func callClosure(_ closure: KnownClosure, _ arguments: [ObjectValue]) -> ObjectValue {
    switch closure {
    case .parameter(let place):
      run.summary.add(ClosureCall(parameter: place, arguments: arguments))
      return ObjectValue(objects: .parameter(place), content: .parameterContent(place))
    case .code(let id): return callWritten(id, arguments)
    }
  }

  private func callWritten(_ id: CodeID, _ arguments: [ObjectValue]) -> ObjectValue {
    guard let checked = run.checked else { return .none }
    run.depth += 1
    defer { run.depth -= 1 }
    guard run.steps < Self.stepLimit, run.depth < Self.depthLimit else { return .unknown }
    let node = checked.code[id]
    let reference = checked.references[id]
    guard node.kind == .closure else {
      let base = node.kind == .member ? expression(node.first) : run.receiver
      return apply(graph.units.getter(reference.member), to: base, arguments, at: id)
    }
    // A closure with more parameters takes a tuple apart.
    let takesParts = Int(reference.extra) > arguments.count
    for slot in 0..<max(0, reference.extra) {
      let value = takesParts ? (arguments.first ?? .none).ofOne : arguments[Int(slot)]
      run.locals[reference.index + slot] = value
      run.parts[reference.index + slot] = nil
      run.closures[reference.index + slot] = nil
    }
    let saved = run.summary.result
    run.summary.result = .none
    defer { run.summary.result = saved }
    let before = run.locals
    runBody(node.second)
    run.locals.merge(before) { $0.union($1) }
    return run.summary.result
  }

  /// The parts of a tuple or list that is written out, or that a local still holds as it was written.
  func parts(of id: CodeID) -> [ObjectValue]? {
    guard let checked = run.checked, !id.isNone else { return nil }
    let node = checked.code[id]
    let reference = checked.references[id]
    switch node.kind {
    case .name where reference.kind == .local: return run.parts[reference.index]
    case .tuple: return checked.code.items(node.list).map { expression(checked.code[$0].first) }
    case .arrayLiteral: return checked.code.items(node.list).map { expression($0) }
    // The parts of any other code are not known one by one.
    default: return nil
    }
  }

  /// The element of a list that is still as it was written, at a place that is a number.
  func element(_ node: CodeNode) -> ObjectValue? {
    guard let checked = run.checked, checked.code[node.first].kind == .name else { return nil }
    let places = checked.code.items(node.list).map { checked.code[checked.code[$0].first] }
    guard places.count == 1, places[0].kind == .integerLiteral, let parts = parts(of: node.first) else {
      return nil
    }
    let place = checked.code.integers[places[0].literal]
    return parts.indices.contains(place) ? parts[place] : nil
  }
}
