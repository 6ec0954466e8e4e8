import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension Evaluator {
  /// True where an attribute's value is the same for every use of its view.
  func isConstant(attribute place: AttributeID, _ code: FileCode) -> Bool {
    let attribute = code.attributes[place]
    switch attribute.form {
    case .literal, .name: return true
    case .expression: return isConstant(attribute.code, code)
    case .views: return true
    case .binding, .action, .function: return false
    }
  }

  /// True where an expression names nothing that could differ from one evaluation to the next.
  func isConstant(_ id: CodeID, _ code: FileCode) -> Bool {
    if id.isNone { return true }
    let node = code.nodes[id]
    let reference = code.references[id]
    switch node.kind {
    case .integerLiteral, .doubleLiteral, .booleanLiteral, .stringLiteral, .nilLiteral: return true
    case .implicitMember, .name:
      return isConstant(reference) && (reference.kind != .type || !isOpen(code.types[id].metatyped ?? .error))
    case .member:
      if reference.kind == .choice || reference.kind == .enumCase { return true }
      return reference.kind == .library && isConstant(reference)
        && (library.entries[Int(reference.index)].member.form == .staticProperty
          || isConstant(node.first, code))
    case .unary: return isConstant(node.first, code)
    case .binary: return isConstant(node.first, code) && isConstant(node.second, code)
    case .ternary:
      return isConstant(node.first, code) && isConstant(node.second, code)
        && code.items(node.list).allSatisfy { isConstant($0, code) }
    case .argument: return isConstant(node.first, code)
    case .tuple, .arrayLiteral, .interpolation, .dictionaryLiteral:
      return code.items(node.list).allSatisfy { isConstant($0, code) }
    case .call:
      guard reference.kind == .library, isConstant(reference),
        !isMethod(reference) || isConstant(code.nodes[node.first].first, code)
      else { return false }
      return code.items(node.list).allSatisfy { isConstant($0, code) }
    // What is not known to be constant is evaluated each time, which is never wrong.
    default: return false
    }
  }

  private func isMethod(_ reference: Reference) -> Bool {
    library.entries[Int(reference.index)].member.form == .method
  }

  func isConstant(_ reference: Reference) -> Bool {
    switch reference.kind {
    case .choice, .enumCase, .type, .platform: return true
    case .library:
      let entry = library.entries[Int(reference.index)]
      return !entry.member.isMutating && entry.member.form != .function
        && !Self.changing.contains(entry.result) && !entry.member.isFresh
        && entry.parameters.allSatisfy {
          if case .function = $0.type.kind { return false }
          return true
        }
    // As above: whatever may ask for something that changes is evaluated each time.
    default: return false
    }
  }

  /// Types whose initialisers give another value each time, or depend on the run.
  static let changing: SmallSet<TypeID> = [LibraryTypes.date, LibraryTypes.uuid, LibraryTypes.timerPublisher]
}
