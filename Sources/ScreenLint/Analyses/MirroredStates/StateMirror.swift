import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which states do handlers keep equal to a value made of others?
///
/// Answer: for each such state its writes, and the handlers that make them.
/// Cost: nothing where no view has a handler; else linear in the writes of states.
/// Limits: a write under a condition, in an animation or after some time, or a control that is bound to the state, leaves the state its own life,
/// and it is none; nor is one that follows a row, or the size that a `GeometryReader` tells. Of several sources at least one is watched; those that no handler watches are told as `unwatched`. What a task
/// loads by a function is no mirror.
struct StateMirror: Sendable {
  /// The state.
  var state: MemberID
  /// The writes, in `DataFlowGraph.accesses`.
  var writes: [Int32]
  /// For each write the handler that makes it.
  var handlers: [Handler]
  /// What the value is made of and no handler watches, or watches in part only: its changes are missed.
  var unwatched: [MemberID] = []

  /// All of the package.
  static func find(_ model: SemanticModel, _ graph: DataFlowGraph) -> [StateMirror] {
    if graph.handlers.isEmpty { return [] }
    let finder = Finder(model, graph)
    var found: [StateMirror] = []
    for index in model.members(of: .state) where graph.usage[index].writes > 0 {
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
        guard !access.flags.contains(.conditional), !graph.assignedValue(index).isNone, !isDelayed(access),
          let handlers = graph.handlers(making: access, model.program), !handlers.isEmpty
        else { return nil }
        for handler in handlers {
          found.writes.append(index)
          found.handlers.append(handler)
        }
      }
      guard !found.writes.indices.contains(where: { isLoaded(found.writes[$0], by: found.handlers[$0]) }),
        found.handlers.contains(where: { !$0.watched.isNone }),
        !found.handlers.contains(where: \.isConditional),
        !found.handlers.contains(where: dependsOnLocal), let unwatched = missed(by: found)
      else { return nil }
      found.unwatched = unwatched
      return found
    }

    /// The sources of the value whose changes no handler follows, where every write gives the same value, of something that
    /// is watched; nil where the state is no mirror.
    private func missed(by mirror: StateMirror) -> [MemberID]? {
      let watched = mirror.handlers.filter { !$0.watched.isNone }
      let members = Set(
        watched.compactMap { handler -> Int32? in
          let reference = model.files[handler.file].reference(handler.watched)
          return reference.kind == .member || reference.kind == .staticMember ? reference.index : nil
        })
      let partly = Set(watched.compactMap { root(ofWatched: $0)?.index })
      var dependsOnWatched = false
      var unwatched: Set<MemberID> = []
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
        guard let inputs, !inputs.contains(mirror.state) else { return nil }
        for input in inputs {
          if members.contains(input.index) {
            dependsOnWatched = true
          } else {
            // What never changes is missed by nobody.
            guard graph.usage[input].isWritten, isOwn(input, beside: mirror.state) else { return nil }
            unwatched.insert(input)
            if partly.contains(input.index) { dependsOnWatched = true }
          }
        }
        if place > 0, !isSame(mirror, 0, place) { return nil }
      }
      return dependsOnWatched ? unwatched.sorted() : nil
    }

    /// True for a state of the same view, or a binding of it.
    private func isOwn(_ input: MemberID, beside state: MemberID) -> Bool {
      let member = model.program[input]
      return member.owner == model.program[state].owner && [.state, .binding].contains(member.kind)
    }

    /// True where what a handler watches depends on what is known around it alone, such as a row or the proxy of a `GeometryReader`.
    private func dependsOnLocal(_ handler: Handler) -> Bool {
      !handler.watched.isNone && !derivation.usesNoLocals(handler.watched, model.files[handler.file])
    }

    /// The member a part of which a handler watches, as `names` in `names.count`; nil for other code.
    private func root(ofWatched handler: Handler) -> MemberID? {
      let checked = model.files[handler.file]
      var part = handler.watched
      while checked.code[part].kind == .member {
        part = checked.code[part].first
        if part.isNone { return nil }
        let reference = checked.reference(part)
        if reference.kind == .member { return reference.member }
      }
      return nil
    }

    /// True where a task calls a function for the value: that is loaded, and not to be computed while drawing.
    private func isLoaded(_ write: Int32, by handler: Handler) -> Bool {
      let checked = model.files[handler.file]
      let range = checked.code[handler.action].range
      let isTask = checked.code.following(handler.action, limit: 64).contains { id in
        let node = checked.code[id]
        guard node.kind == .call, node.range.contains(range) else { return false }
        return checked.code[node.first].name == Self.task
      }
      guard isTask else { return false }
      let access = graph.accesses[Int(write)]
      return graph.accesses(
        ofValue: graph.assignedValue(write), before: write, model.files[access.file]
      ).contains { $0.kind == .call }
    }

    /// True for a write that waits or moves: in a closure that is given to a timer or an animation, or behind a `sleep`. What follows
    /// later is no mirror.
    private func isDelayed(_ access: Access) -> Bool {
      let code = model.files[access.file].code
      let range = code[access.code].range
      return code.following(access.code, limit: 255).contains { id in
        let node = code[id]
        guard node.range.contains(range) else { return false }
        switch node.kind {
        case .call: return Self.delaying.contains(code[node.first].name)
        case .closure:
          return code.extent(of: id).contains {
            code[$0].kind == .call && code[code[$0].first].name == "sleep"
              && code[$0].range.end <= range.start
          }
        // Other code around it runs at once.
        default: return false
        }
      }
    }

    private static let delaying: SmallSet<Name> = [
      "asyncAfter", "scheduledTimer", "withAnimation", "withTransaction",
    ]
    private static let task: Name = "task"

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
