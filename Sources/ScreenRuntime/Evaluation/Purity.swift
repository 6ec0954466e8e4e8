import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

// A row that asks `visible.contains(item)` of its view would filter all rows for each of them. A Computed that only reads
// is evaluated once until something is written, or the view gets other values.

extension RunnableProgram {
  /// What is known of a getter.
  enum Purity: UInt8 {
    case unknown, open, pure, impure
  }
}

extension Evaluator {
  /// True where a getter does nothing but read, so that it gives the same value until something is written: locals,
  /// stored members, library values, and members that are pure themselves. What it cannot tell it takes for impure.
  func isPure(getter member: Int32) -> Bool {
    isPure(member) { $0.kind == .computed && !$0.isStatic && !$0.isBindingType }
  }

  /// True where a declared function does nothing but read and give a value. What it cannot tell it takes for impure.
  private func isPure(function member: Int32) -> Bool {
    isPure(member) { $0.kind == .function && !$0.isMutating }
  }

  private func isPure(_ member: Int32, where isMeant: (MemberPlan) -> Bool) -> Bool {
    switch runnable.purity[Int(member)] {
    case .pure: return true
    // One that needs itself never ends.
    case .impure, .open: return false
    case .unknown: break
    }
    runnable.purity[Int(member)] = .open
    let allowed = readsBindings
    readsBindings = false
    defer { readsBindings = allowed }
    let plan = members[Int(member)]
    let body = runnable.model.getters[Int(member)]
    let isPure =
      isMeant(plan) && body.chain.isEmpty && !body.code.isNone
      && isPure(body.code.index, runnable.code(plan.file))
    runnable.purity[Int(member)] = isPure ? .pure : .impure
    return isPure
  }

  /// True for a call of a declared function that does nothing but read, with all its arguments.
  private func isPure(functionCall node: CodeNode, _ reference: Reference, _ code: FileCode) -> Bool {
    let callee = code.nodes[Int(node.a)]
    let arguments = code.items(node.list)
    guard callee.kind == .name || callee.kind == .member && isPure(callee.a, code),
      arguments.count == runnable.program.members[Int(reference.index)].parameters.count,
      arguments.allSatisfy({ isPure($0, code) })
    else { return false }
    return isPure(function: reference.index)
  }

  /// True for code that does nothing but read.
  func isPure(_ id: Int32, _ code: FileCode) -> Bool {
    if id < 0 { return false }
    let node = code.nodes[Int(id)]
    let reference = code.references[Int(id)]
    func all(_ items: UnsafeBufferPointer<Int32>) -> Bool { items.allSatisfy { isPure($0, code) } }
    switch node.kind {
    case .integerLiteral, .doubleLiteral, .booleanLiteral, .stringLiteral, .nilLiteral, .closureParameter,
      .selfReference:
      return true
    case .name:
      switch reference.kind {
      case .local, .choice, .enumCase, .type: return true
      case .member: return isPure(member: reference.index)
      default: return false
      }
    case .member:
      switch reference.kind {
      case .choice, .enumCase, .type: return true
      case .member: return isPure(member: reference.index) && isPure(node.a, code)
      case .element: return isPure(node.a, code)
      case .library:
        return isPure(library: reference)
          && (library.entries[Int(reference.index)].member.form == .staticProperty || isPure(node.a, code))
      default: return false
      }
    case .implicitMember:
      return reference.kind == .choice || reference.kind == .enumCase
        || reference.kind == .library && isPure(library: reference)
    case .unary, .forceUnwrap, .chainStep, .optionalChain, .argument, .expressionStatement, .returnStatement:
      return isPure(node.a, code)
    case .binary: return isOwnOperator(node, code) && isPure(node.a, code) && isPure(node.b, code)
    case .ternary: return isPure(node.a, code) && isPure(node.b, code) && all(code.items(node.list))
    case .interpolation:
      return all(code.items(node.list))
        && code.items(node.list).allSatisfy {
          [.string, .int, .double, .bool].contains(code.types[Int($0)])
            || code.nodes[Int($0)].kind == .stringLiteral
        }
    case .arrayLiteral, .tuple, .block: return all(code.items(node.list))
    case .closure: return isPure(node.b, code)
    case .variable: return isPure(node.b, code)
    case .optionalBinding: return isPure(node.a, code)
    case .ifStatement:
      return all(code.items(node.list)) && isPure(node.a, code) && (node.b < 0 || isPure(node.b, code))
    case .guardStatement: return all(code.items(node.list)) && isPure(node.a, code)
    case .call:
      if reference.kind == .function { return isPure(functionCall: node, reference, code) }
      guard reference.kind == .library, isPure(library: reference) else { return false }
      let callee = code.nodes[Int(node.a)]
      let isMethod = library.entries[Int(reference.index)].member.form == .method
      if isMethod && (callee.kind != .member || !isPure(callee.a, code)) { return false }
      return all(code.items(node.list))
    default: return false
    }
  }

  /// True for code that reads, and may do so through bindings that were passed: they have no value of their own that
  /// could be kept, but nobody misses what is not read.
  func onlyReads(_ id: Int32, _ code: FileCode) -> Bool {
    readsBindings = true
    defer { readsBindings = false }
    return isPure(id, code)
  }

  /// True for a stored member that is no binding, and for a Computed that is pure.
  private func isPure(member: Int32) -> Bool {
    let plan = members[Int(member)]
    if plan.isStatic || plan.isBindingType { return false }
    switch plan.kind {
    case .computed: return isPure(getter: member)
    case .binding: return readsBindings && !plan.hasGetter
    case .function, .fragment: return false
    default: return plan.field >= 0
    }
  }

  /// True for a library member that changes nothing and gives a value.
  private func isPure(library reference: Reference) -> Bool {
    let entry = library.entries[Int(reference.index)]
    return !entry.member.isMutating && entry.member.form != .function && entry.result != .void
      && !Self.changing.contains(entry.result)
  }
}
