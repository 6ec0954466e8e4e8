import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// True where an attribute's value can be asked for again without doing anything but giving the same value.
  func isRepeatable(attribute place: AttributeID, _ code: FileCode) -> Bool {
    let attribute = code.attributes[place]
    switch attribute.form {
    case .literal, .name: return true
    case .expression: return isRepeatable(attribute.code, code)
    case .binding, .action, .function, .views: return false
    }
  }

  /// True where an expression can be evaluated again without doing anything but giving the same value: it reads
  /// locals, members and library values, and runs no code of the package but getters that only read.
  func isRepeatable(_ id: CodeID, _ code: FileCode) -> Bool {
    if id.isNone { return false }
    let node = code.nodes[id]
    let reference = code.references[id]
    func all(_ items: UncheckedTable<Int, CodeID>) -> Bool { items.allSatisfy { isRepeatable($0, code) } }
    switch node.kind {
    case .integerLiteral, .doubleLiteral, .booleanLiteral, .stringLiteral, .nilLiteral, .selfReference:
      return true
    case .name:
      return reference.kind == .local || isReadable(reference) || reference.kind == .choice
        || reference.kind == .enumCase
    case .implicitMember: return isConstant(reference)
    case .member:
      switch reference.kind {
      case .choice, .enumCase: return true
      case .member: return isReadable(reference) && isRepeatable(node.first, code)
      case .element: return isRepeatable(node.first, code)
      case .library:
        return isConstant(reference)
          && (library.entries[Int(reference.index)].member.form == .staticProperty
            || isRepeatable(node.first, code))
      // Rows in which something else is asked are lowered one by one.
      default: return false
      }
    case .unary, .forceUnwrap, .chainStep, .optionalChain, .argument: return isRepeatable(node.first, code)
    case .binary:
      return isOwnOperator(node, id, code) && isRepeatable(node.first, code)
        && isRepeatable(node.second, code)
    case .ternary:
      return isRepeatable(node.first, code) && isRepeatable(node.second, code) && all(code.items(node.list))
    case .interpolation: return all(code.items(node.list))
    case .call:
      guard reference.kind == .library, isConstant(reference) else { return false }
      let callee = code.nodes[node.first]
      let isMethod = library.entries[Int(reference.index)].member.form == .method
      if isMethod && (callee.kind != .member || !isRepeatable(callee.first, code)) { return false }
      return all(code.items(node.list))
    // Rows in which something else is asked are lowered one by one.
    default: return false
    }
  }

  /// True where a key path, if there is one, reads stored members only.
  func isRepeatable(keyPath id: CodeID, _ code: FileCode) -> Bool {
    if id.isNone { return true }
    return code.nodes[id].kind == .keyPath
      && code.items(code.nodes[id].list).allSatisfy {
        code.nodes[$0].flags.isEmpty && isStored(code.references[$0])
      }
  }

  /// True for a stored member, and for one that is computed by reading.
  private func isReadable(_ reference: Reference) -> Bool {
    isStored(reference) || reference.kind == .member && isPure(getter: reference.member)
  }

  /// True for a stored member, which is read without running code.
  private func isStored(_ reference: Reference) -> Bool {
    guard reference.kind == .member else { return false }
    switch members[reference.member].kind {
    case .computed, .function, .fragment, .binding: return false
    case .constant, .variable, .state, .stateObject, .observedObject, .bindable, .environmentObject,
      .environment, .gestureState, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage,
      .published, .enumCase, .slot:
      return true
    }
  }

  /// True where an operator is the language's own: the package may declare it, and types their order.
  func isOwnOperator(_ node: CodeNode, _ id: CodeID, _ code: FileCode) -> Bool {
    if code.references[id].kind == .function { return false }
    switch node.op {
    case .less, .greater, .lessOrEqual, .greaterOrEqual, .patternMatch:
      return runnable.program.declaration(of: Self.bare(code.types[node.first])) == nil
    // No other operator runs code of a type without being noted as a function.
    default: return true
    }
  }
}
