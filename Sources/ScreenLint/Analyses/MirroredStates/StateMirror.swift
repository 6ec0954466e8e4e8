import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which states do handlers keep equal to a value made of others?
///
/// Answer: for each such state its writes, and the handlers that make them.
/// Cost: nothing where no view has a handler; else linear in the writes of states.
/// Limits: a write under a condition or in an animation, a control that is bound to the state, or a source that no handler watches
/// leaves the state its own life, and it is none.
struct StateMirror: Sendable {
  /// The state.
  var state: MemberID
  /// The writes, in `DataFlowGraph.accesses`.
  var writes: [Int32]
  /// For each write the handler that makes it.
  var handlers: [Handler]

  /// All of the package.
  static func find(_ model: SemanticModel, _ graph: DataFlowGraph) -> [StateMirror] {
    if graph.handlers.isEmpty { return [] }
    let finder = Finder(model, graph)
    var found: [StateMirror] = []
    for index in graph.members(of: .state) where graph.usage[index].writes > 0 {
      if let mirror = finder.mirror(index) { found.append(mirror) }
    }
    return found
  }

  private struct Finder {
    let model: SemanticModel
    let graph: DataFlowGraph
    let derivation: Derivation

    init(_ model: SemanticModel, _ graph: DataFlowGraph) {
      self.model = model
      self.graph = graph
      derivation = Derivation(model, graph)
    }

    func mirror(_ id: MemberID) -> StateMirror? {
      let member = model.program[id]
      let usage = graph.usage[id]
      guard member.kind == .state, usage.writes > 0, usage.binds == 0, usage.reads > 0,
        model.program[member.owner].kind != .preview
      else { return nil }
      var found = StateMirror(state: id, writes: [], handlers: [])
      for index in graph.accessesByMember[id.index] {
        let access = graph.accesses[Int(index)]
        guard access.kind == .write else { continue }
        guard !access.flags.contains(.conditional), !graph.assignedValue(index).isNone,
          let handlers = graph.handlers(making: access, model.program), !handlers.isEmpty
        else { return nil }
        for handler in handlers {
          found.writes.append(index)
          found.handlers.append(handler)
        }
      }
      guard found.handlers.contains(where: { !$0.watched.isNone }),
        !found.handlers.contains(where: \.isConditional), isKept(found)
      else { return nil }
      return found
    }

    /// True where every write gives the same value, and every source of it is watched.
    private func isKept(_ mirror: StateMirror) -> Bool {
      let watched = mirror.handlers.filter { !$0.watched.isNone }
      let members = Set(
        watched.compactMap { handler -> Int32? in
          let reference = model.files[handler.file].reference(handler.watched)
          return reference.kind == .member || reference.kind == .staticMember ? reference.index : nil
        })
      var dependsOnWatched = false
      for (place, write) in mirror.writes.enumerated() {
        let handler = mirror.handlers[place]
        let access = graph.accesses[Int(write)]
        let checked = model.files[access.file]
        let same = SameCode(checked)
        let parameter = isInside(access, handler) ? handler.newValue : -1
        let inputs = derivation.inputs(ofWrite: write, parameter: parameter) { part in
          let reference = checked.reference(part)
          let isNew = parameter >= 0 && reference.kind == .local && reference.index == parameter
          let isWatched =
            isNew || watched.contains { $0.file == access.file && same.isSame(part, $0.watched) }
          if isWatched { dependsOnWatched = true }
          return isWatched
        }
        guard let inputs, !inputs.contains(mirror.state) else { return false }
        if inputs.contains(where: { !members.contains($0.index) }) { return false }
        if !inputs.isEmpty { dependsOnWatched = true }
        if place > 0, !isSame(mirror, 0, place) { return false }
      }
      return dependsOnWatched
    }

    private func isInside(_ access: Access, _ handler: Handler) -> Bool {
      access.file == handler.file && !handler.body.isNone && access.root == handler.body
    }

    private func isSame(_ mirror: StateMirror, _ first: Int, _ second: Int) -> Bool {
      func side(_ place: Int) -> SameCode.Side {
        let handler = mirror.handlers[place]
        let access = graph.accesses[Int(mirror.writes[place])]
        let checked = model.files[access.file]
        guard isInside(access, handler), !handler.watched.isNone else {
          return SameCode.Side(checked: checked)
        }
        return SameCode.Side(checked: checked, slot: handler.newValue, meaning: handler.watched)
      }
      return SameCode(side(first), side(second)).isSame(
        graph.assignedValue(mirror.writes[first]), graph.assignedValue(mirror.writes[second]))
    }
  }
}
