import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Is an object that code makes only a view of another one, so that nothing is lost with it?
///
/// Answer: yes, where it is given the other object, or a closure that acts on it, and no data of its own is changed without telling
/// that one: who changes the data uses in the same code what it was given, or is the other object.
/// Cost: the uses of the object's data, once for each place that makes one.
/// Limits: that what is told there comes back with the next object is believed; functions that give what others make are followed
/// four deep.
struct ObjectMirror {
  private let model: SemanticModel
  private let graph: DataFlowGraph
  private static let depthLimit = 4

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
  }

  private var program: Program { _read { yield model.program } }

  /// True where each object that an expression makes only mirrors another.
  func isMade(by code: CodeID, _ file: FileID, unit: Int32) -> Bool {
    isMade(by: code, file, unit, depth: 0)
  }

  private func isMade(by code: CodeID, _ file: FileID, _ unit: Int32, depth: Int) -> Bool {
    let checked = model.files[file]
    let reference = checked.reference(code)
    switch reference.kind {
    case .initializer, .ownInitializer:
      guard checked.code[code].kind == .call, let made = program.declaration(madeBy: reference) else {
        return false
      }
      let isTied = checked.code.items(checked.code[code].list).contains {
        tells(checked.code[$0].first, checked, unit)
      }
      return isTied && isAlwaysTold(made, by: graph.owner(ofUnit: unit, program))
    case .function, .member:
      guard depth < Self.depthLimit, case let body = model.getters[reference.member].code, !body.isNone else {
        return false
      }
      let (owner, next) = (program[reference.member].file, graph.units.getter(reference.member))
      let results = model.files[owner].code.results(of: body)
      return !results.isEmpty && results.allSatisfy { isMade(by: $0, owner, next, depth: depth + 1) }
    case .local:
      guard depth < Self.depthLimit, let binding = checked.binding(ofLocal: reference.index, before: code),
        !binding.isMutable, !binding.isLoop
      else { return false }
      return isMade(by: binding.value, file, unit, depth: depth + 1)
    // Where anything else has its object from is not followed.
    default: return false
    }
  }

  /// True for an argument by which a new object reaches the other one: that object, a function of it, or a closure that calls or
  /// changes something of it.
  private func tells(_ argument: CodeID, _ checked: CheckedFile, _ unit: Int32) -> Bool {
    let node = checked.code[argument]
    if node.kind == .closure {
      return graph.accesses(in: unit).contains { access in
        guard !access.code.isNone, node.range.contains(checked.code[access.code].range) else { return false }
        return switch access.kind {
        case .write, .bind, .call, .pass, .announce: true
        case .read: false
        }
      }
    }
    if checked.reference(argument).kind == .function { return true }
    guard program.declaration(madeBy: checked.reference(argument)) == nil else { return false }
    return program.declaration(of: checked.type(argument)).map { program[$0].kind.isObject } ?? false
  }

  /// True where none of an object's data begins with a value of its own, and each change of it once it is made is told.
  private func isAlwaysTold(_ made: DeclarationID, by maker: DeclarationID) -> Bool {
    program[made].members.allSatisfy { id in
      guard program.isObjectData(id) else { return true }
      let changes = graph.uses(of: id).filter { use in
        (use.kind == .write || use.kind == .bind) && !isInitializer(use.unit, of: made)
      }
      if changes.isEmpty || tells(graph.units.setter(id), of: made) { return true }
      return program[id].value == nil
        && changes.allSatisfy { change in
          let writer = graph.owner(ofUnit: change.unit, program)
          return change.kind == .write && (writer == made && tells(change.unit, of: made) || writer == maker)
        }
    }
  }

  private func isInitializer(_ unit: Int32, of made: DeclarationID) -> Bool {
    let member = graph.units.member(unit)
    return !member.isNone && program[member].name == Names.initializer && program[member].owner == made
  }

  /// True where code of an object uses an object or a function that it was given.
  private func tells(_ unit: Int32, of made: DeclarationID) -> Bool {
    graph.accesses(in: unit).contains { access in
      guard !access.member.isNone, case let member = program[access.member], member.owner == made,
        member.kind == .constant || member.kind == .variable, member.value == nil
      else { return false }
      let type = member.type.wrapped ?? member.type
      if case .function = type.kind { return true }
      return program.declaration(of: type).map { program[$0].kind.isObject } ?? false
    }
  }
}
