import ElementCatalog
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

// A proof asks whether handlers set each other off. Rows of a list that hold no handler, own no state and show no further
// page have no say in that; drawing them again after each use of a control would cost more than everything else.

/// What is known of a view or of the body of a declaration: whether handlers can do without it.
enum Quietness: UInt8 {
  case unknown, open, quiet, other
}

extension ViewHost {
  /// True where a view is left out of the page: it is quiet, its neighbours are laid out with or without it, and as
  /// many controls as are wanted have been drawn.
  func leavesOut(_ id: ViewID, _ node: ViewNode, _ code: FileCode) -> Bool {
    guard let wantedControls, isArranged, controls.count >= wantedControls, observer == nil else {
      return false
    }
    switch node.kind {
    case .element, .declared, .conditional, .forEach, .text: return isQuiet(id, code)
    default: return false
    }
  }

  /// Takes note of the element that is lowered: what stands in it may be left out where it lays its views out.
  func enterElement(_ node: ViewNode) {
    let content = catalog.elements[Int(node.target)].content
    if content.contains(.arranges) {
      isArranged = true
    } else if content.isDisjoint(with: [.quiet, .shared]) {
      isArranged = false
    }
  }

  /// True for a view that only shows something and takes input: in it nothing runs by itself, nothing keeps state, and no
  /// page or presentation opens. What cannot be told is taken for something else.
  func isQuiet(_ id: ViewID, _ code: FileCode) -> Bool {
    if code.quietness.isEmpty { code.quietness = Array(repeating: .unknown, count: code.views.count) }
    switch code.quietness[Int(id)] {
    case .quiet: return true
    case .open, .other: return false
    case .unknown: break
    }
    code.quietness[Int(id)] = .open
    let isQuiet = findsQuiet(code.views[Int(id)], code)
    code.quietness[Int(id)] = isQuiet ? .quiet : .other
    return isQuiet
  }

  private func areQuiet(_ views: Range<Int32>, _ code: FileCode) -> Bool {
    views.allSatisfy { isQuiet(code.viewLists[Int($0)], code) }
  }

  private func findsQuiet(_ node: ViewNode, _ code: FileCode) -> Bool {
    guard !runnable.declaresStyles, areQuiet(modifiers: node.modifiers, code), areQuiet(node.parts, code),
      areQuiet(node.content, code)
    else { return false }
    switch node.kind {
    case .element, .part:
      guard node.target >= 0, node.local < 0,
        !catalog.elements[Int(node.target)].content.isDisjoint(with: [.quiet, .shared])
      else { return false }
      return node.attributes.allSatisfy { isQuiet(attribute: $0, code) }
    case .declared:
      return node.attributes.allSatisfy { isQuiet(attribute: $0, code) }
        && isQuiet(runnable.plan(DeclarationID(Int(node.target))))
    case .branch:
      if !node.code.isNone { return evaluator.onlyReads(node.code.index, code) }
      return node.attributes.allSatisfy { isQuiet(attribute: $0, code) }
    case .forEach:
      let iteration = code.iterations[Int(node.target)]
      return iteration.children.isNone && evaluator.isRepeatable(keyPath: iteration.id.index, code)
        && isQuiet(code: node.code.index, code)
    case .conditional: return true
    case .letBinding, .text: return node.attributes.allSatisfy { isQuiet(attribute: $0, code) }
    case .switching, .switchCase, .fragment, .content: return false
    }
  }

  /// True for a declared view that is quiet wherever it stands.
  private func isQuiet(_ plan: DeclarationPlan) -> Bool {
    switch plan.quietness {
    case .quiet: return true
    case .open, .other: return false
    case .unknown: break
    }
    plan.quietness = .open
    let isQuiet =
      !plan.ownsState && plan.stored.allSatisfy { startsQuietly($0) } && areQuiet(plan.body, plan.code)
    plan.quietness = isQuiet ? .quiet : .other
    return isQuiet
  }

  /// True where the initial value of a member of a view is only read.
  private func startsQuietly(_ member: Int32) -> Bool {
    let body = runnable.model.values[Int(member)]
    return body.constant >= 0 || body.code.isNone || body.isFunction
      || evaluator.onlyReads(body.code.index, runnable.code(evaluator.members[Int(member)].file))
  }

  private func isQuiet(attribute place: Int32, _ code: FileCode) -> Bool {
    let attribute = code.attributes[Int(place)]
    switch attribute.form {
    case .literal, .name, .action: return true
    case .expression, .binding, .function: return isQuiet(code: attribute.code.index, code)
    case .views: return areQuiet(attribute.views, code)
    }
  }

  /// True for code that does nothing but give a value, a function or a binding.
  private func isQuiet(code id: Int32, _ code: FileCode) -> Bool {
    if id < 0 { return true }
    let node = code.nodes[Int(id)]
    let reference = code.references[Int(id)]
    if mayBeView(code.types[Int(id)]) { return false }
    switch node.kind {
    case .closure: return true
    case .bindingName:
      switch reference.kind {
      case .local: return true
      case .staticMember, .configuration: return false
      default:
        return reference.index >= 0 && evaluator.members[Int(reference.index)].kind != .computed
          && !evaluator.members[Int(reference.index)].hasGetter
      }
    case .member where reference.kind == .bindingMember: return isQuiet(code: node.a, code)
    default: return evaluator.onlyReads(id, code)
    }
  }

  /// True for a type of which a value may stand for a view, which may hold anything.
  private func mayBeView(_ type: TypeID) -> Bool {
    let bare = Evaluator.bare(type)
    if bare == .view || bare == .any || bare.isError { return true }
    return runnable.program.declaration(of: bare).map { runnable.program[$0].kind.hasBody } ?? false
  }

  private func areQuiet(modifiers: Range<Int32>, _ code: FileCode) -> Bool {
    modifiers.allSatisfy { place in
      let application = code.modifiers[Int(place)]
      switch application.kind {
      case .catalog:
        return catalog.modifiers[Int(application.target)].isShared
          && application.arguments.allSatisfy { isQuiet(code: code.argumentMaps[Int($0)], code) }
      case .when:
        guard let condition = condition(of: application, code) else { return false }
        return evaluator.onlyReads(condition, code) && areQuiet(modifiers: application.inner, code)
      case .function, .faulty: return false
      }
    }
  }
}

extension RunnableProgram {
  /// True where a declared style may stand behind any control.
  fileprivate var declaresStyles: Bool {
    if let known = knownStyles { return known }
    let found = program.declarations.contains {
      [.buttonStyle, .primitiveButtonStyle, .toggleStyle].contains($0.kind)
    }
    knownStyles = found
    return found
  }
}
