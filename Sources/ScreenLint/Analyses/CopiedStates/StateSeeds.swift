import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which states get their first value from elsewhere when their view appears: `.onAppear { text = name }`?
///
/// Answer: a `StateCopy` with its `seed`, for one state; nil where it copies nothing that changes.
/// Cost: linear in the uses of the state and of what it copies.
/// Limits: a value that is made of something, or copied under a condition, is what it was at that time, and is not told; nor is
/// one that the view also reads itself.
struct StateSeeds {
  let model: SemanticModel
  let graph: DataFlowGraph

  init(_ model: SemanticModel, _ graph: DataFlowGraph) {
    self.model = model
    self.graph = graph
  }

  private var program: Program { _read { yield model.program } }

  /// What a state copies when its view appears; nil where nothing, or nothing that changes. A view that goes on looking
  /// at what it copies compares the two, and a value made of something is what it was at that time: neither is told.
  func copy(in state: MemberID, _ provenance: inout Provenance) -> StateCopy? {
    var found: StateCopy?
    for index in graph.accessesByMember[state.index] {
      let write = graph.accesses[Int(index)]
      guard write.kind == .write, !write.flags.contains(.conditional),
        let handlers = graph.handlers(making: write, program), !handlers.isEmpty,
        handlers.allSatisfy({ $0.watched.isNone && !$0.isConditional })
      else { continue }
      guard let read = origin(ofWrite: index), found == nil else { return nil }
      found = StateCopy.examine(state, read, program, graph, &provenance)
      found?.seed = index
    }
    guard let found, !found.source.isNone, !isReadElsewhere(found) else { return nil }
    return found
  }

  /// The read of a parameter or of an object's data that is assigned as it is, or a field of it.
  private func origin(ofWrite index: Int32) -> Access? {
    let write = graph.accesses[Int(index)]
    let checked = model.files[write.file]
    let value = graph.assignedValue(index)
    if value.isNone { return nil }
    var part = value
    while !part.isNone {
      let node = checked.code[part]
      if node.kind == .name || node.kind == .member {
        let reference = checked.reference(part)
        guard reference.kind == .member, program[reference.member].name != LintNames.id,
          program[reference.member].kind != .computed
        else { return nil }
      } else if node.kind != .selfReference {
        return nil
      }
      part = node.kind == .member ? node.first : .none
    }
    let reads = graph.accesses(ofValue: value, before: index, checked).filter { $0.kind == .read }
    return reads.first { program.isObjectData($0.member) } ?? reads.first { $0.flags.contains(.onSelf) }
  }

  /// True where the view reads what it copies in other places, too.
  private func isReadElsewhere(_ copy: StateCopy) -> Bool {
    let write = graph.accesses[Int(copy.seed)]
    let owner = program[copy.state].owner
    return graph.uses(of: copy.origin).contains {
      $0.kind != .write && ($0.unit != write.unit || $0.root != write.root)
        && graph.owner(ofUnit: $0.unit, program) == owner
        && !graph.units.isValue($0.unit)
    }
  }
}
