import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which states get their first value from elsewhere when their view appears: `.onAppear { text = name }`?
///
/// Answer: a `StateCopy` with its `seed`, for one state; nil where it copies nothing that changes.
/// Cost: linear in the uses of the state and of what it copies.
/// Limits: what is copied under a condition is what it was at that time, and is not told, but for a handler that runs again for
/// each value of what it copies and fills the state only while it is nil; nor is a value of which the view also
/// reads what it is made of, one that varies, or one that is made of an object's data; a field of an element that a function of the
/// object finds is told.
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
      let fillsOnce = write.flags.contains(.conditional) && fillsOnce(write)
      guard write.kind == .write, fillsOnce || !write.flags.contains(.conditional),
        let handlers = graph.handlers(making: write, program), !handlers.isEmpty,
        handlers.allSatisfy({ $0.watched.isNone != fillsOnce && !$0.isConditional })
      else { continue }
      guard let read = origin(ofWrite: index), found == nil else { return nil }
      found = StateCopy.examine(state, read, program, graph, &provenance)
      found?.seed = index
    }
    guard let found, !found.source.isNone, !isReadElsewhere(found) else { return nil }
    return found
  }

  /// True for the one statement of `if state == nil { … }`, which fills the state for the first time and never again.
  private func fillsOnce(_ write: Access) -> Bool {
    let code = model.files[write.file].code
    let node = code.nodes.indices.first { code[$0].kind == .ifStatement && code[$0].first == write.block }
    guard !write.block.isNone, let node, case let conditions = code.items(code[node].list),
      conditions.count == 1, case let test = code[conditions[0]], test.kind == .binary, test.op == .equal,
      code[test.second].kind == .nilLiteral
    else { return false }
    let reference = model.files[write.file].reference(test.first)
    return reference.kind == .member && reference.member == write.member
  }

  /// The read of a parameter or of an object's data that is assigned as it is, or a field of it.
  private func origin(ofWrite index: Int32) -> Access? {
    let write = graph.accesses[Int(index)]
    let checked = model.files[write.file]
    let value = graph.assignedValue(index)
    if value.isNone { return nil }
    if let made = made(ofWrite: index, value, checked) { return made }
    if let field = field(of: value, write, checked) { return field }
    var part = value
    while !part.isNone {
      let node = checked.code[part]
      if node.kind == .name || node.kind == .member {
        let reference = checked.reference(part)
        guard reference.kind == .member, program[reference.member].name != Names.id,
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

  /// The read of a list of an object of which a value is a field of an element: `store.item(id)?.name ?? ""`.
  private func field(of value: CodeID, _ write: Access, _ checked: CheckedFile) -> Access? {
    var part = value
    var isField = false
    while true {
      let node = checked.code[part]
      switch node.kind {
      case .binary where node.op == .coalesce: part = node.first
      case .optionalChain, .chainStep, .forceUnwrap: part = node.first
      case .member:
        guard checked.reference(part).kind == .member else { return nil }
        isField = true
        part = node.first
      case .call:
        guard isField, checked.reference(part).kind == .function else { return nil }
        var origins = ElementOrigins(model, graph)
        guard let list = origins.list(ofElement: part, write.file, write.unit), program.isObjectData(list)
        else {
          return nil
        }
        return graph.uses(of: list).first { $0.kind == .read }
      // Any other value is no field of an element that a function gives.
      default: return nil
      }
    }
  }

  /// The read of a parameter from which, and from nothing else that changes, an expression computes what is assigned.
  private func made(ofWrite index: Int32, _ value: CodeID, _ checked: CheckedFile) -> Access? {
    let kind = checked.code[value].kind
    guard kind != .name, kind != .member, kind != .selfReference,
      Derivation(model, graph).inputs(ofWrite: index) != nil
    else { return nil }
    let reads = graph.accesses(ofValue: value, before: index, checked)
    let isMadeOfThem = reads.allSatisfy { read in
      switch read.kind {
      case .read: !program.isObjectData(read.member)
      // A function that uses nothing of its view gives what its arguments make.
      case .call: !read.member.isNone && graph.accesses(in: graph.units.getter(read.member)).isEmpty
      case .write, .bind, .pass, .announce: false
      }
    }
    guard isMadeOfThem else { return nil }
    let taken = reads.filter { $0.flags.contains(.onSelf) && program[$0.member].isParameter }
    return taken.count == 1 && taken[0].member != .none ? taken[0] : nil
  }

  /// True for a use in what a handler watches.
  private func isPart(_ use: Access, ofOne watched: [CodeID]) -> Bool {
    let code = model.files[use.file].code
    return !use.code.isNone
      && watched.contains { !$0.isNone && code[$0].range.contains(code[use.code].range) }
  }

  /// True where the view reads what it copies in other places, too.
  private func isReadElsewhere(_ copy: StateCopy) -> Bool {
    let write = graph.accesses[Int(copy.seed)]
    let owner = program[copy.state].owner
    let watched = graph.handlers(making: write, program)?.map(\.watched) ?? []
    return graph.uses(of: copy.origin).contains {
      $0.kind != .write && !isPart($0, ofOne: watched) && ($0.unit != write.unit || $0.root != write.root)
        && graph.owner(ofUnit: $0.unit, program) == owner
        && !graph.units.isValue($0.unit)
    }
  }
}
