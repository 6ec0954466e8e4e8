import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which states take their first value from data that somebody else owns, so that they go stale when it changes?
///
/// Answer: for each such state what it copies, and who passes that. None where the state is a draft that an action hands back.
/// Cost: linear in what the values of states read, and in the callers of the views that have them; each member is followed once.
/// Limits: what a function of an object gives is not followed, nor an environment value; a draft that is handed back through
/// more than 64 parameters is not known to be one.
struct StateCopy: Sendable {
  /// The state.
  var state: MemberID
  /// The parameter or object that its value reads.
  var origin: MemberID
  /// The source behind it that something writes; none where callers pass only constants.
  var source: MemberID
  /// The sources behind what other callers pass.
  var otherSources: [MemberID] = []
  /// What callers pass: those with a changing source first.
  var arguments: [Argument]
  /// The write that fills it when its view appears, in `DataFlowGraph.accesses`; -1 where its declaration does.
  var seed: Int32 = -1

  /// All states of the package that copy a source and are no drafts.
  static func find(_ model: SemanticModel, _ graph: DataFlowGraph) -> [StateCopy] {
    let program = model.program
    let hasSeeds = graph.handlers.contains { $0.watched.isNone }
    var provenance = Provenance(model, graph)
    let choices = ChosenElements(model, graph)
    var found: [StateCopy] = []
    for state in model.members(of: .state) {
      let accesses = graph.accesses(in: graph.units.value(state))
      if accesses.isEmpty && !(hasSeeds && graph.usage[state].writes > 0) { continue }
      if program[program[state].owner].kind == .preview { continue }
      let copy =
        accesses.isEmpty
        ? StateSeeds(model, graph).copy(in: state, &provenance)
        : examine(
          state, reads(accesses, program, graph).filter { !choices.begin(state, with: $0) }, program, graph,
          &provenance)
      if let copy, !isDraft(state, model, graph) { found.append(copy) }
    }
    return found
  }

  /// What a value reads, also through computed values and functions of the view, and computed values of objects.
  private static func reads(_ accesses: Table<Int, Access>, _ program: Program, _ graph: DataFlowGraph)
    -> [Access]
  {
    var found: [Access] = []
    var units: Set<Int32> = []
    var waiting = [accesses]
    while let accesses = waiting.popLast() {
      for access in accesses where !access.member.isNone && [.read, .call].contains(access.kind) {
        let member = program[access.member]
        let owner = program[member.owner].kind
        let runs =
          member.kind == .computed
          ? owner.hasBody || owner.isObject : member.kind == .function && owner.hasBody
        guard runs else {
          if access.kind == .read { found.append(access) }
          continue
        }
        let unit = graph.units.getter(access.member)
        if units.insert(unit).inserted { waiting.append(graph.accesses(in: unit)) }
      }
    }
    return found
  }

  private static func examine(
    _ state: MemberID, _ reads: [Access], _ program: Program, _ graph: DataFlowGraph,
    _ provenance: inout Provenance
  ) -> StateCopy? {
    var constant: StateCopy?
    for access in reads {
      guard let copy = examine(state, access, program, graph, &provenance) else { continue }
      if !copy.source.isNone { return copy }
      if !copy.arguments.isEmpty && constant == nil { constant = copy }
    }
    return constant
  }

  /// What a state copies that takes what one use reads.
  static func examine(
    _ state: MemberID, _ access: Access, _ program: Program, _ graph: DataFlowGraph,
    _ provenance: inout Provenance
  ) -> StateCopy? {
    let origin = access.member
    let member = program[origin]
    if program.isObjectData(origin) {
      if provenance.changingSource(behind: origin) == nil { return nil }
      return StateCopy(state: state, origin: origin, source: origin, arguments: [])
    }
    guard access.flags.contains(.onSelf), member.isParameter, !member.kind.holdsObject else { return nil }
    if program.mayBeObject(member.type) { return nil }
    let arguments = Array(graph.arguments(for: origin)).filter { !provenance.isPreview($0.unit) }
    var changing: [Argument] = []
    var constant: [Argument] = []
    var sources: [MemberID] = []
    for argument in arguments {
      guard let found = provenance.changingSource(of: argument) else {
        constant.append(argument)
        continue
      }
      if provenance.isMadeAnew(with: argument) || provenance.isConstantField(argument, of: found) { continue }
      sources.append(found)
      changing.append(argument)
    }
    return StateCopy(
      state: state, origin: origin, source: sources.first ?? .none, otherSources: Array(sources.dropFirst()),
      arguments: changing.isEmpty ? constant : changing)
  }

  /// True where a handler gives the state its new value when what it copies changes: it does not go stale.
  func isRenewed(_ model: SemanticModel, _ graph: DataFlowGraph) -> Bool {
    if graph.handlers.isEmpty { return false }
    return graph.uses(of: state).contains { access in
      access.kind == .write
        && graph.handlers.contains { handler in
          handler.unit == access.unit && handler.body == access.root && !handler.watched.isNone
            && model.files[handler.file].reference(handler.watched).member == origin
        }
    }
  }

  /// True where an action hands the state, or what is made of it, back: to a binding, an object or a callback. The action
  /// may stand in a view or a Modifier that the state is passed to.
  static func isDraft(_ state: MemberID, _ model: SemanticModel, _ graph: DataFlowGraph) -> Bool {
    var members = [state]
    var place = 0
    while place < members.count, members.count < 64 {
      if isHandedBack(members[place], members, model, graph) { return true }
      for draft in drafts(takingFrom: members[place], model, graph) where !members.contains(draft) {
        members.append(draft)
      }
      for use in graph.uses(of: members[place]) where use.kind == .read || use.kind == .bind {
        for argument in graph.arguments(in: use.file) where !argument.code.isNone && argument.code == use.code
        {
          let next = argument.parameter
          if model.program[next].isParameter, !members.contains(next) { members.append(next) }
        }
      }
      place += 1
    }
    return false
  }

  private static func handlers(
    watching state: MemberID, _ model: SemanticModel, _ graph: DataFlowGraph
  ) -> [Handler] {
    graph.handlers.filter { handler in
      !handler.watched.isNone && model.files[handler.file].reference(handler.watched).member == state
    }
  }

  /// The states of its view that a handler of a state's changes makes of it, such as a number of what is typed.
  private static func drafts(takingFrom state: MemberID, _ model: SemanticModel, _ graph: DataFlowGraph)
    -> [MemberID]
  {
    let owner = model.program[state].owner
    return handlers(watching: state, model, graph).flatMap { handler in
      graph.accesses(in: handler.unit).filter {
        $0.root == handler.body && $0.kind == .write && !$0.member.isNone && $0.member != state
          && model.program[$0.member].kind == .state && model.program[$0.member].owner == owner
      }.map(\.member)
    }
  }

  /// True where an action of its view hands a member back to something other than those that have it from the state.
  private static func isHandedBack(
    _ state: MemberID, _ passed: [MemberID], _ model: SemanticModel, _ graph: DataFlowGraph
  ) -> Bool {
    let program = model.program
    var made: Set<MemberID> = [state]
    for index in program[program[state].owner].members {
      guard program.members[index].kind == .computed || program.members[index].kind == .function else {
        continue
      }
      let unit = graph.units.getter(index)
      if graph.accesses(in: unit).contains(where: { $0.kind == .read && $0.member == state }) {
        made.insert(index)
      }
    }
    var regions: Set<Int64> = []
    for member in made {
      for access in graph.uses(of: member) {
        guard access.kind == .read || access.kind == .bind || access.kind == .call else { continue }
        let isLater =
          !access.isImmediate || graph.units.isGetter(access.unit) || access.unit >= graph.units.declarations
        if isLater { regions.insert(Int64(access.unit) << 32 | Int64(access.root.index)) }
      }
    }
    return regions.contains { region in
      let unit = Int32(region >> 32)
      let root = CodeID(Int32(truncatingIfNeeded: region))
      if isWrittenThrough(state, unit, root, model, graph) { return false }
      return graph.accesses(in: unit).contains {
        $0.root == root && !passed.contains($0.member) && handsBack($0, model, graph)
      }
    }
  }

  /// True where a handler writes each change of the state straight to a binding.
  func isWrittenThrough(_ model: SemanticModel, _ graph: DataFlowGraph) -> Bool {
    Self.handlers(watching: state, model, graph).contains {
      Self.isWrittenThrough(state, $0.unit, $0.body, model, graph)
    }
  }

  /// True for the handler of a state's changes that writes each of them straight to a binding: what is typed is no draft.
  private static func isWrittenThrough(
    _ state: MemberID, _ unit: Int32, _ root: CodeID, _ model: SemanticModel, _ graph: DataFlowGraph
  ) -> Bool {
    let handler = graph.handlers.first { handler in
      handler.unit == unit && handler.body == root && !handler.watched.isNone
        && model.files[handler.file].reference(handler.watched).member == state
    }
    guard let handler else { return false }
    let checked = model.files[handler.file]
    let writes = graph.accesses(in: unit).filter { $0.root == root && $0.kind == .write }
    guard writes.count == 1, case let write = writes[0], !write.flags.contains(.conditional),
      model.program[write.member].kind == .binding,
      let index = graph.accessesByMember[write.member.index].first(where: {
        graph.access(at: $0).code == write.code && graph.access(at: $0).file == write.file
      }), case let value = graph.assignedValue(index), !value.isNone
    else { return false }
    let reference = checked.reference(value)
    return reference.kind == .member && reference.member == state
      || reference.kind == .local && reference.index == handler.newValue
  }

  /// True for code that gives something to whoever owns the data.
  private static func handsBack(_ access: Access, _ model: SemanticModel, _ graph: DataFlowGraph) -> Bool {
    guard !access.member.isNone else { return false }
    let program = model.program
    let member = program[access.member]
    switch access.kind {
    case .write: return member.kind == .binding || program.isObjectData(access.member)
    case .call, .pass:
      if program[member.owner].kind.isObject { return true }
      // A function of a struct, say, may write what it is given into an object.
      return !member.parameters.isEmpty
        && (program[member.owner].kind.hasBody
          || graph.sourceWrites.contains(graph.units.getter(access.member)))
    case .read:
      if case .function = (member.type.wrapped ?? member.type).kind { return member.isParameter }
      return false
    case .bind, .announce: return false
    }
  }
}

extension Provenance {
  /// True for what a sheet or page shows by its item, which is only ever set whole: another one makes the views anew.
  private func isPresented(_ argument: Argument, in view: ViewNode, _ checked: CheckedFile) -> Bool {
    var code = argument.code
    while checked.code[code].kind == .member { code = checked.code[code].first }
    guard checked.code[code].kind == .name, case let reference = checked.reference(code),
      reference.kind == .local,
      let presentation = checked.views.first(where: { outer in
        outer.local == reference.index && outer.range.contains(view.range)
          && checked.attribute(Names.item, of: outer) != nil
      }), let item = checked.attribute(Names.item, of: presentation),
      let shown = checked.boundMember(item.code)
    else { return false }
    return graph.accessesByMember[shown.index].allSatisfy { index in
      let use = graph.access(at: index)
      switch use.kind {
      case .write: return !graph.assignedValue(index).isNone
      case .bind: return use.file == argument.file && use.code == item.code
      case .read, .call, .pass, .announce: return true
      }
    }
  }

  /// True for a field of a source of which only other fields are written: `posts[i].likes`, where `posts[i].isLiked` changes.
  fileprivate func isConstantField(_ argument: Argument, of source: MemberID) -> Bool {
    if argument.code.isNone { return false }
    let reference = model.files[argument.file].reference(argument.code)
    guard reference.kind == .member, model.program[reference.member].isStored,
      model.program[model.program[reference.member].owner].kind == .structure
    else { return false }
    return graph.uses(of: source).allSatisfy { use in
      guard use.kind == .write || use.kind == .bind else { return true }
      guard !use.code.isNone, let written = field(writtenBy: use) else { return false }
      return written != reference.member
    }
  }

  /// The stored field that a use of a list or struct writes in it; nil where it may write more.
  func field(writtenBy use: Access) -> MemberID? {
    let checked = model.files[use.file]
    var code = use.code
    while let parent = checked.code.following(code, limit: 63).first(where: { checked.code[$0].first == code }
    ) {
      switch checked.code[parent].kind {
      case .subscripting, .chainStep, .forceUnwrap: code = parent
      case .member:
        let reference = checked.reference(parent)
        let isField =
          [.member, .bindingMember].contains(reference.kind) && model.program[reference.member].isStored
        return isField ? reference.member : nil
      // Anything else takes the whole.
      default: return nil
      }
    }
    return nil
  }

  /// True where the view that takes an argument, or one around it, has it, or its `id`, as its identity, `.id(word)`, and so is made
  /// anew, with its states, whenever the argument changes.
  fileprivate func isMadeAnew(with argument: Argument) -> Bool {
    guard !argument.attribute.isNone, !argument.code.isNone else { return false }
    let checked = model.files[argument.file]
    guard let view = checked.views.first(where: { $0.attributes.contains(argument.attribute) }) else {
      return false
    }
    if isPresented(argument, in: view, checked) { return true }
    let source = model.program.files[argument.file].source
    let value = source.text(checked.code[argument.code].range)
    return checked.views.contains { outer in
      outer.range.contains(view.range)
        && outer.modifiers.contains { place in
          let call = checked.code[checked.modifiers[place].call]
          guard checked.code[call.first].name == Names.id, let given = checked.code.items(call.list).first
          else { return false }
          let identity = source.text(checked.code[checked.code[given].first].range)
          return value == identity || value.hasPrefix(identity + ".") || identity == value + ".id"
        }
    }
  }
}
