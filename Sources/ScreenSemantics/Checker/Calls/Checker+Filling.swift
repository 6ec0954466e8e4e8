import ScreenSyntax
import ScreenTypes
import SourceModel

/// An empty literal that a closure fills tells what it holds by what is put into it:
/// `reduce(into: [:]) { $0[$1.category, default: 0] += 1 }`.
extension FileChecker {
  /// What type parameters stand for where a closure fills an empty literal, and agrees with what it puts in.
  mutating func boundByFilling(_ bound: TypeBindings, _ match: ArgumentMatch) -> TypeBindings? {
    guard trial.mayGoDeeper, let (index, closure) = filled(bound, match) else { return nil }
    // Notes the types of what is put in.
    _ = agrees(match, bound)
    var better = bound
    for type in fillings(of: closure) {
      better[index] = type
      if agrees(match, better) { return better }
    }
    return nil
  }

  /// The type parameter that an empty literal leaves open, and the closure that changes a value of it in place.
  private mutating func filled(
    _ bound: TypeBindings, _ match: ArgumentMatch
  ) -> (index: Int, closure: CodeID)? {
    for position in 0..<match.shape.count {
      let literal = calls.argument(match, position)
      guard !literal.isNone,
        case .parameter(let index) = calls.parameter(match, position).type.kind,
        bound[index] == nil, emptyLiteral(literal) != nil
      else { continue }
      for other in 0..<match.shape.count {
        let closure = calls.argument(match, other)
        if !closure.isNone, code[closure].kind == .closure,
          case .function(let parameters, _) = calls.parameter(match, other).type.kind,
          parameters.first?.bound == TypeID(.parameter(index))
        {
          return (index, closure)
        }
      }
    }
    return nil
  }

  /// The types that the first parameter of a closure may have by what is put into it.
  private mutating func fillings(of closure: CodeID) -> [TypeID] {
    var found: [TypeID] = []
    for id in code.extent(of: closure).dropLast() {
      let node = code[id]
      switch node.kind {
      case .subscripting where isFilled(node.first, by: closure):
        addEntries(id, node, upTo: closure, to: &found)
      case .assignment where isFilled(node.first, by: closure): add(checked.type(node.second), to: &found)
      case .call:
        if let (base, added) = added(by: node), isFilled(base, by: closure) { add(added, to: &found) }
      // A value is filled only by what stands above; any other code leaves open what it holds.
      default: break
      }
    }
    // A whole number may be a Double beside others.
    for type in found {
      if case .array(.int) = type.kind { add(TypeID.double.array, to: &found) }
      if case .dictionary(let key, .int) = type.kind { add(TypeID(.dictionary(key, .double)), to: &found) }
    }
    return found
  }

  /// The types of the dictionary of which a subscript is written.
  private mutating func addEntries(
    _ id: CodeID, _ node: CodeNode, upTo end: CodeID, to found: inout [TypeID]
  ) {
    let arguments = code.items(node.list)
    guard let key = arguments.first.map({ checked.type(code[$0].first) }) else { return }
    func add(_ value: TypeID) {
      if value != .null { self.add(TypeID(.dictionary(key, value)), to: &found) }
    }
    if arguments.count == 2 { add(checked.type(code[arguments[1]].first)) }
    for later in id.advanced(by: 1)..<end {
      let use = code[later]
      switch use.kind {
      case .assignment where use.first == id: add(checked.type(use.second))
      case .call:
        if let (base, added) = added(by: use), base == id { add(added) }
      // Whatever else is done with an entry tells nothing of its type.
      default: break
      }
    }
  }

  /// What a call of `append` or `insert` is made on, and the type that it tells of it.
  private mutating func added(by call: CodeNode) -> (base: CodeID, type: TypeID)? {
    let callee = code[call.first]
    guard callee.kind == .member, let argument = code.items(call.list).first else { return nil }
    let type = checked.type(code[argument].first)
    switch (callee.name.text, code[argument].name.text) {
    case ("append", ""): return (callee.first, type.array)
    case ("append", "contentsOf"): return (callee.first, (type.element ?? .error).array)
    case ("insert", "") where code.items(call.list).count == 1: return (callee.first, TypeID(.set(type)))
    case ("insert", ""): return (callee.first, type.array)
    default: return nil
    }
  }

  /// True for the parameter that a closure changes in place.
  private mutating func isFilled(_ id: CodeID, by closure: CodeID) -> Bool {
    let node = code[id]
    if node.kind == .closureParameter {
      return node.a == 0 && !code[closure].flags.contains(.explicitParameters)
    }
    guard node.kind == .name, code[closure].flags.contains(.explicitParameters),
      let first = code.items(code[closure].list).first
    else { return false }
    return code[first].name == node.name
  }

  private mutating func add(_ type: TypeID, to found: inout [TypeID]) {
    if type.isTold && type.isConcrete && !found.contains(type) { found.append(type) }
  }
}

extension TypeID {
  /// True for a type of which every part is known.
  fileprivate var isTold: Bool {
    switch kind {
    case .error, .null, .void: false
    case .optional(let part), .array(let part), .slice(let part), .set(let part), .inOut(let part):
      part.isTold
    case .dictionary(let key, let value): key.isTold && value.isTold
    case .tuple(let parts, _), .applied(_, let parts): parts.allSatisfy(\.isTold)
    case .bool, .int, .double, .string, .view, .any, .builtin, .declared, .range, .closedRange, .sequence,
      .function, .binding, .keyPath, .writableKeyPath, .metatype, .parameter:
      true
    }
  }
}
