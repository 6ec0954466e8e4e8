import ScreenSyntax
import ScreenTypes
import SourceModel

/// What the walk of one worker notes, file after file. Each note says where the walk stood; notes are made here only.
struct FlowNotes {
  private let members: Table<MemberID, Member>
  private let declarations: Table<DeclarationID, Declaration>
  /// What was noted since the record began.
  private(set) var record: FlowRecord
  /// Where the walk stands.
  var position = FlowPosition(in: .none)

  /// No notes yet.
  init(_ program: Program, in memory: TableMemory) {
    (members, declarations) = (program.members, program.declarations)
    record = FlowRecord(in: memory)
  }

  // MARK: Records

  /// Begins a record that has room for about as much as the last.
  mutating func beginRecord(in memory: TableMemory) { record = FlowRecord(in: memory, like: record) }

  /// Forgets what was noted since the record was `before`.
  mutating func remove(beyond before: FlowRecord) { record.remove(beyond: before) }

  /// Where the next access will stand in the record.
  var nextAccess: Int { record.accesses.count }
  /// Where the next edge will stand in the record.
  var nextEdge: Int { record.edges.count }

  /// Says that the accesses from `start` on belong to the unit.
  mutating func endUnit(from start: Int) {
    if record.accesses.count > start {
      record.units.append(FlowRecord.UnitUse(unit: position.unit, start: Int32(start)))
    }
  }

  // MARK: Code

  /// Notes what code does to a member.
  mutating func access(
    _ kind: Access.Kind, _ member: MemberID, _ code: CodeID, base: MemberID = .none,
    _ extra: Access.Flags = []
  ) {
    let flags = position.flags.union(extra)
    // What an initialiser gives a stored value is what that begins with.
    if position.role == .initializer, kind == .write, flags.contains(.onSelf),
      members.address(member).pointee.kind != .computed
    {
      return
    }
    switch kind {
    case .bind where !flags.contains(.onSelf): record.memberBindings.append(Int32(record.accesses.count))
    case .announce: record.announcements.append(Int32(record.accesses.count))
    case .read where members.address(member).pointee.kind == .published:
      record.announcedReads.append(Int32(record.accesses.count))
    case .read, .write, .bind, .call, .pass: break
    }
    record.accesses.append(
      Access(
        kind: kind, flags: flags, traits: Access.Traits(member, members, declarations),
        file: position.file, member: member, base: base, unit: position.unit, code: code,
        root: position.root, block: position.block))
  }

  /// Says that the next access assigns a whole member the value of an expression.
  mutating func assignment(of value: CodeID) {
    record.assignments.append(Assignment(access: Int32(record.accesses.count), value: value))
  }

  /// Says what the access at `place` assigns, if it is the one that `target` makes.
  mutating func assigned(_ value: LiteralWord?, to target: CodeID, at place: Int) {
    if place < record.accesses.count, record.accesses[place].code == target {
      record.accesses[place].flags.assigned = value
    }
  }

  /// Notes what is given for a parameter.
  mutating func argument(
    _ code: CodeID, for parameter: MemberID, attribute: AttributeID, isBinding: Bool, in checked: CheckedFile
  ) {
    record.arguments.append(
      Argument(
        parameter: parameter, file: position.file, unit: position.unit, code: code, attribute: attribute,
        reference: checked.reference(code), kind: code.isNone ? nil : checked.code[code].kind,
        isBinding: isBinding))
  }

  /// Notes `x!`.
  mutating func unwrap(_ id: CodeID) { record.unwraps.append(site(id)) }

  /// Notes a call that gives another value each time.
  mutating func varying(_ id: CodeID) { record.varying.append(site(id)) }

  /// Notes a call that reads what UserDefaults keeps.
  mutating func settingRead(_ id: CodeID) { record.settingReads.append(site(id)) }

  /// Notes what acts outside of the data of the screens.
  mutating func effect(_ id: CodeID) { record.effects.append(site(id)) }

  /// Notes a `.constant(…)`.
  mutating func constant(_ id: CodeID) { record.constants.append(site(id)) }

  /// Notes a type, modifier or style that code names.
  mutating func typeUse(_ declaration: Int32) { record.typeUses.append(declaration) }

  /// Notes an Enum all of whose cases code takes.
  mutating func wholeEnum(_ declaration: DeclarationID) { record.wholeEnums.append(declaration.index) }

  /// Notes a name behind `$` of what cannot be written.
  mutating func readOnlyRoot(_ code: CodeID, _ member: MemberID) {
    record.readOnlyRoots.append(ReadOnlyRoot(file: position.file, code: code, member: member))
  }

  /// Notes a unit that gives a list which may hold an element twice.
  mutating func repeating(_ unit: Int32) { record.repeating.append(unit) }

  /// Notes an attribute, or with none an argument, that names a system symbol.
  mutating func symbol(_ attribute: AttributeID, _ code: CodeID) {
    record.symbols.append(SymbolSite(file: position.file, attribute: attribute, code: code))
  }

  private func site(_ id: CodeID) -> CodeSite {
    CodeSite(
      file: position.file, unit: position.unit, code: id, isDeferred: position.flags.contains(.deferred),
      isConditional: position.flags.contains(.conditional))
  }

  // MARK: Views

  /// Adds a frame and gives its number.
  mutating func push(
    _ kind: ViewFrame.Kind, in parent: Int32, value: Int32 = -1, code: CodeID = .none
  ) -> Int32 {
    record.frames.append(
      ViewFrame(
        kind: kind, file: position.file, parent: parent, value: value, code: code, view: position.view))
    return Int32(record.frames.count - 1)
  }

  /// Notes that a view node leads to another.
  mutating func edge(_ kind: ViewEdge.Kind, to target: Int32, code: CodeID = .none, in frame: Int32) {
    record.edges.append(
      ViewEdge(
        kind: kind,
        isConditional: position.isConditional || kind == .push || position.flags.contains(.conditional),
        isThroughSlot: position.isInSlot, from: position.node, to: target, file: position.file,
        view: position.view, code: code, frame: frame))
  }

  /// Takes back the edges from `first` on by which the view at a frame holds others, and gives where they lead to, each once.
  mutating func takeEdges(from first: Int, in frame: Int32) -> [Int32] {
    var (found, others): ([Int32], [ViewEdge]) = ([], [])
    for index in first..<record.edges.count {
      let edge = record.edges[index]
      if edge.kind != .contains || edge.frame != frame {
        others.append(edge)
      } else if !found.contains(edge.to) {
        found.append(edge.to)
      }
    }
    record.edges.removeAll(from: first)
    for edge in others { record.edges.append(edge) }
    return found
  }

  /// Puts the declared modifiers among the edges from `first` on inside each other, and gives the innermost frame.
  mutating func nestDecorations(from first: Int, in outer: Int32) -> Int32 {
    var inner = outer
    for index in (first..<record.edges.count).reversed() where record.edges[index].kind == .decorates {
      record.edges[index].frame = inner
      inner = push(.modified, in: inner, value: record.edges[index].to)
    }
    return inner
  }

  /// Notes where the content of a slot, or what a function modifies, stands.
  mutating func content(_ key: Int32, in frame: Int32, at view: ViewID) {
    record.places.append(
      ContentPlace(
        key: key, frame: frame, isConditional: position.isConditional, file: position.file, view: view))
  }

  /// Notes an element.
  mutating func element(_ element: Int32, in frame: Int32, outer: Int32) -> ViewUse {
    let use = ViewUse(
      element: element, file: position.file, view: position.view, node: position.node, frame: frame,
      outer: outer)
    record.uses.append(use)
    return use
  }

  /// Notes an element that presents its content, whose accesses are those from `first` on.
  mutating func presentation(
    _ use: ViewUse, flag: MemberID, _ code: CodeID, _ range: SourceRange, from first: Int
  ) {
    record.presentations.append(
      PresentationSite(
        use: use, flag: flag, code: code, range: range, accesses: Int32(first)..<Int32(record.accesses.count)
      ))
  }

  /// Notes what keeps a sheet from being swiped away.
  mutating func undismissable() { record.undismissable.append(position.node) }

  /// Notes a loop.
  mutating func loop(_ site: LoopSite) { record.loops.append(site) }

  /// Notes a control with bounds.
  mutating func bounded(_ control: BoundControl) { record.bounds.append(control) }

  /// Notes what runs when a view appears, or when a value changes.
  mutating func handler(_ handler: Handler) { record.handlers.append(handler) }
}
