import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

// A row that asks `visible.contains(item)` of its view would filter all rows for each of them. A Computed that only reads
// is evaluated once until something is written, or the view gets other values.

/// What is known of code that gives a value. Nothing for code that may do more than read.
struct Purity: OptionSet {
  let rawValue: UInt8
  /// It does nothing but read: nobody misses it where nobody looks at its value.
  static let reads = Purity(rawValue: 1)
  /// It names no binding that was passed, whose value is kept elsewhere: it gives the same until something is written.
  static let local = Purity(rawValue: 2)
  /// It gives a value, but for the limits of a run: no step of it can fail, if what was passed and injected can be read.
  static let total = Purity(rawValue: 4)
  /// It names nothing that was passed as a binding or injected.
  static let own = Purity(rawValue: 8)
  /// The least of all.
  static let none: Purity = []
  static let all: Purity = [.reads, .local, .total, .own]
  /// It is being found out.
  static let open = Purity(rawValue: 64)
  /// It was found out; a mark that stands beside the others.
  static let known = Purity(rawValue: 128)

  /// All of these.
  static func of(_ items: UncheckedTable<Int, CodeID>, _ purity: (CodeID) -> Purity) -> Purity {
    var all = Purity.all
    for item in items {
      all.formIntersection(purity(item))
      if all.isEmpty { break }
    }
    return all
  }
}

extension Evaluator {
  /// True where a getter does nothing but read, so that it gives the same value until something is written: locals,
  /// stored members, library values, and members that are pure themselves. What it cannot tell it takes for impure.
  func isPure(getter member: MemberID) -> Bool { !purity(ofGetter: member).isEmpty }

  /// What a getter does; nothing where it reads what was passed as a binding.
  private func purity(ofGetter member: MemberID) -> Purity {
    purity(of: member) { $0.kind == .computed && !$0.isStatic && !$0.isBindingType }
  }

  /// The same for a declared function that gives a value.
  private func purity(ofFunction member: MemberID) -> Purity {
    purity(of: member) { $0.kind == .function && !$0.isMutating }
  }

  private func purity(of member: MemberID, where isMeant: (MemberPlan) -> Bool) -> Purity {
    let known = runnable.purity[member]
    if known.contains(.known) { return known.subtracting(.known) }
    // One that needs itself never ends.
    if known.contains(.open) { return .none }
    runnable.purity[member] = .open
    let plan = members[member]
    let body = runnable.model.getters[member]
    var found = Purity.none
    if isMeant(plan), body.chain.isEmpty, !body.code.isNone {
      found = purity(body.code, runnable.code(plan.file))
      if !found.contains(.local) { found = .none }
    }
    runnable.purity[member] = found.union(.known)
    return found
  }

  /// What a call of a declared function does, with all its arguments.
  private func purity(ofFunctionCall node: CodeNode, _ reference: Reference, _ code: FileCode) -> Purity {
    let callee = code.nodes[node.first]
    let arguments = code.items(node.list)
    guard callee.kind == .name || callee.kind == .member,
      arguments.count == runnable.program.members[reference.member].parameters.count
    else { return .none }
    var all = Purity.of(arguments) { purity($0, code) }
    if callee.kind == .member { all.formIntersection(purity(callee.first, code)) }
    return all.isEmpty ? .none : all.intersection(purity(ofFunction: reference.member))
  }

  /// What code does.
  func purity(_ id: CodeID, _ code: FileCode) -> Purity {
    if id.isNone { return .none }
    let node = code.nodes[id]
    let reference = code.references[id]
    func part(_ id: CodeID) -> Purity { purity(id, code) }
    func all(_ items: UncheckedTable<Int, CodeID>) -> Purity { Purity.of(items) { purity($0, code) } }
    switch node.kind {
    case .integerLiteral, .doubleLiteral, .booleanLiteral, .stringLiteral, .nilLiteral, .closureParameter,
      .selfReference:
      return .all
    case .name:
      switch reference.kind {
      case .local, .choice, .enumCase, .type: return .all
      case .member: return purity(ofMember: reference.member)
      // What is not known to be pure is evaluated each time, which is never wrong.
      default: return .none
      }
    case .member:
      switch reference.kind {
      case .choice, .enumCase, .type: return .all
      case .member: return purity(ofMember: reference.member).intersection(part(node.first))
      case .element: return part(node.first)
      case .library:
        let own = purity(ofLibrary: reference)
        return library.entries[Int(reference.index)].member.form == .staticProperty || own.isEmpty
          ? own : own.intersection(part(node.first))
      // What is not known to be pure is evaluated each time, which is never wrong.
      default: return .none
      }
    case .implicitMember:
      if reference.kind == .choice || reference.kind == .enumCase { return .all }
      return reference.kind == .library ? purity(ofLibrary: reference) : .none
    case .unary where node.op == .attempt || node.op == .forcedAttempt: return .none
    case .unary:
      return node.op == .not || code.types[id] == .double ? part(node.first) : partial(part(node.first))
    case .forceUnwrap: return partial(part(node.first))
    case .chainStep, .optionalChain, .argument, .expressionStatement, .returnStatement:
      return part(node.first)
    case .binary:
      guard isOwnOperator(node, id, code) else { return .none }
      let both = part(node.first).intersection(part(node.second))
      return isTotal(node, code) ? both : partial(both)
    case .ternary:
      return part(node.first).intersection(part(node.second)).intersection(all(code.items(node.list)))
    case .interpolation:
      let isPlain = code.items(node.list).allSatisfy {
        [.string, .int, .double, .bool].contains(code.types[$0])
          || code.nodes[$0].kind == .stringLiteral
      }
      return isPlain ? all(code.items(node.list)) : .none
    case .arrayLiteral, .tuple, .block: return all(code.items(node.list))
    case .closure:
      return code.tree.captures(of: node).reduce(part(node.second)) { $0.intersection(part($1)) }
    case .variable: return part(node.second)
    case .optionalBinding: return part(node.first)
    // It gives names their values.
    case .ifStatement where node.isCondition: return .none
    case .ifStatement:
      let both = all(code.items(node.list)).intersection(part(node.first))
      return node.second.isNone ? both : both.intersection(part(node.second))
    case .guardStatement: return all(code.items(node.list)).intersection(part(node.first))
    case .call:
      if reference.kind == .function { return purity(ofFunctionCall: node, reference, code) }
      guard reference.kind == .library, case let own = purity(ofLibrary: reference), !own.isEmpty else {
        return .none
      }
      let callee = code.nodes[node.first]
      if library.entries[Int(reference.index)].member.form == .method {
        guard callee.kind == .member else { return .none }
        return own.intersection(part(callee.first)).intersection(all(code.items(node.list)))
      }
      return own.intersection(all(code.items(node.list)))
    // What is not known to be pure is evaluated each time, which is never wrong.
    default: return .none
    }
  }

  /// What is left of code with a step that may fail.
  private func partial(_ purity: Purity) -> Purity { purity.subtracting(.total) }

  /// True for an operator that has a value for its operands: whole numbers may be too large, and ranges go down, unless
  /// they are written.
  private func isTotal(_ node: CodeNode, _ code: FileCode) -> Bool {
    switch node.op {
    case .and, .or, .coalesce, .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual: return true
    case .closedRange, .halfOpenRange:
      let (lower, upper) = (code.nodes[node.first], code.nodes[node.second])
      return lower.kind == .integerLiteral && upper.kind == .integerLiteral
        && code.tree.integers[lower.literal] <= code.tree.integers[upper.literal]
    case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: return true
    case .add where code.types[node.first] == .string: return true
    case .add, .subtract, .multiply, .divide:
      // A literal may be read as a whole number, or as a Double; the other side tells which.
      return code.types[node.first] == .double && code.types[node.second] == .double
        && (code.nodes[node.first].kind != .integerLiteral
          || code.nodes[node.second].kind != .integerLiteral)
    // An operator that is not known to have a value for all operands may fail.
    default: return false
    }
  }

  /// True for code that reads, and may do so through bindings that were passed: they have no value of their own that
  /// could be kept, but nobody misses what is not read.
  func onlyReads(_ id: CodeID, _ code: FileCode) -> Bool { purity(id, code).contains(.reads) }

  /// What reading a member does: a stored member that is no binding, one that is, and a Computed that is pure.
  private func purity(ofMember member: MemberID) -> Purity {
    let plan = members[member]
    if plan.isStatic || plan.isBindingType { return .none }
    switch plan.kind {
    case .computed: return purity(ofGetter: member)
    case .binding: return plan.hasGetter ? .none : [.reads, .total]
    case .function, .fragment: return .none
    case .environmentObject: return plan.field >= 0 ? [.reads, .local, .total] : .none
    // Every other member is stored.
    default: return plan.field >= 0 ? .all : .none
    }
  }

  /// What a library member does that changes nothing and gives a value.
  private func purity(ofLibrary reference: Reference) -> Purity {
    let entry = library.entries[Int(reference.index)]
    guard !entry.member.isMutating, entry.member.form != .function, entry.result != .void,
      !Self.changing.contains(entry.result), !entry.member.isFresh
    else { return .none }
    return entry.member.isTotal ? .all : partial(.all)
  }
}
