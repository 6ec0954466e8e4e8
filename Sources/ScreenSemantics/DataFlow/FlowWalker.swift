import ScreenSyntax
import ScreenTypes
import SourceModel

/// Walks the checked bodies of files, each once, and notes who reads, writes and reaches what. Linear in the files.
struct FlowWalker {
  let program: Program
  let units: UnitSpace
  let nodes: ViewSpace
  let roles = FlowRoles.shared
  /// Which closures are called; nil while bodies of other files are not known yet.
  let closures: CalledClosures?
  /// True where something could not be told without knowing them.
  var needsModel = false
  var record: FlowRecord

  /// The file being walked.
  var checked = CheckedFile.none
  /// Its place.
  var file = FileID.none

  /// True in an initialiser: what it gives the fields of its value is what they begin with, and changes nothing.
  var isInitializing = false
  /// The unit being walked.
  var unit: Int32 = 0
  /// The view node being walked.
  var node: Int32 = 0
  /// The whole expression being walked.
  var root: CodeID = .none
  /// The innermost block of statements, or -1.
  var block: CodeID = .none
  /// Marks of the code being walked.
  var flags: Access.Flags = []
  /// The innermost frame.
  var frame: Int32 = -1
  /// The view being walked, or -1.
  var currentView: ViewID = .none
  /// True inside a condition, loop, page or presentation of the body.
  var isConditional = false
  /// True inside the content of a slot.
  var isInSlot = false
  /// True inside a chain of `.when`, which may not apply.
  var isOptionalChain = false
  /// The expression whose value is dropped, or -1.
  var dropped: CodeID = .none
  /// True in a function of an extension that gives views: `self` is what it modifies.
  var modifiesSelf = false
  /// Slots of loop variables that are bindings, with the binding they come from.
  var bindingLocals: [(slot: Int32, items: CodeID)] = []
  /// Traits of library entries by the low bits of their places; 256 slots.
  var traitCache: [(place: Int32, traits: LibraryTraits)]
  /// True where the unit being walked may put a list together that holds an element twice.
  var mayRepeat = false
  /// How deep the walk is; past the limit nothing more is noted.
  var depth = 0

  static let depthLimit = 4096

  static let emptyCache = [(place: Int32, traits: LibraryTraits)](repeating: (-1, []), count: 256)

  /// A walker that has seen nothing yet; `closures` are known once all files are checked.
  init(_ program: Program, _ closures: CalledClosures?, _ memory: TableMemory) {
    traitCache = Self.emptyCache
    self.closures = closures
    self.program = program
    record = FlowRecord(in: memory)
    let (declarations, members) = (Int32(program.declarations.count), Int32(program.members.count))
    units = UnitSpace(declarations: declarations, members: members)
    nodes = ViewSpace(declarations: declarations, members: members)
  }

  /// Walks the declarations of a file.
  mutating func walk(
    _ file: FileID, _ declarations: Range<DeclarationID>, _ checked: CheckedFile, _ bodies: BodyTables
  ) {
    self.checked = checked
    self.file = file
    for root in checked.readOnlyRoots {
      let reference = checked.reference(root)
      guard reference.kind == .member || reference.kind == .staticMember else { continue }
      record.readOnlyRoots.append(ReadOnlyRoot(file: self.file, code: root, member: reference.member))
    }
    for index in declarations {
      for member in program.declarations[index].members { walkMember(member, index, bodies) }
      let views = bodies.views.table[index]
      if !views.isEmpty { begin(units.body(index), nodes.node(index)) { $0.views(views, in: -1) } }
    }
  }

  private mutating func walkMember(_ id: MemberID, _ owner: DeclarationID, _ bodies: BodyTables) {
    if program.members.address(id).pointee.traits.contains(.isRequirement) {
      return walkRequirement(id, bodies.body(.getter, of: id).code)
    }
    if bodies.isEmpty(id), program.members.address(id).pointee.parameters.isEmpty { return }
    let value = bodies.body(.value, of: id)
    if !value.constant.isNone {
      begin(units.value(id), nodes.node(id)) { $0.noteCase(value.constant) }
    } else if !value.code.isNone {
      begin(units.value(id), nodes.node(id)) { walker in
        if value.isFunction { walker.flags = .deferred }
        walker.rooted(value.code)
      }
    }
    let body = bodies.body(.getter, of: id)
    let fragment = body.views ?? .none
    if !body.code.isNone || !body.chain.isEmpty || !fragment.isEmpty
      || !program.members[id].parameters.isEmpty
    {
      mayRepeat = false
      begin(units.getter(id), nodes.node(id)) { walker in
        walker.modifiesSelf = Program.isViewFunction(id, walker.program.members, walker.program.declarations)
        walker.isInitializing = walker.program.members[id].name == Names.initializer
        defer {
          walker.modifiesSelf = false
          walker.isInitializing = false
        }
        for parameter in walker.program.members[id].parameters {
          let value = walker.program.parameters[parameter].defaultValue
          if !value.isNone { walker.rooted(value) }
        }
        if !body.code.isNone { walker.whole(body.code) }
        if !body.chain.isEmpty { walker.functionChain(body.chain) }
        if !fragment.isEmpty { walker.views(fragment, in: -1) }
      }
      if mayRepeat { noteRepetition(id) }
    }
    let setter = bodies.body(.setter, of: id).code
    if !setter.isNone { begin(units.setter(id), nodes.node(id)) { $0.whole(setter) } }
    if program.members.address(id).pointee.traits.contains(.isObserved) {
      let observers = [MemberBody.Role.willSet, .didSet].map { bodies.body($0, of: id).code }
      begin(units.setter(id), nodes.node(id)) { walker in
        for code in observers where !code.isNone { walker.whole(code) }
      }
    }
  }

  /// What a protocol asks for does what any type does that has it.
  private mutating func walkRequirement(_ id: MemberID, _ place: CodeID) {
    let found = program.protocols.implementations(of: id)
    if found.isEmpty || place.isNone { return }
    begin(units.getter(id), nodes.node(id)) { walker in
      walker.root = place
      for member in found {
        walker.note(walker.member(member) == .function ? .call : .read, member, place)
        if walker.program[member].type == .view {
          walker.edge(.contains, to: walker.nodes.node(member), code: place, in: -1)
        }
      }
    }
    if program[id].setter == nil { return }
    begin(units.setter(id), nodes.node(id)) { walker in
      walker.root = place
      for member in found { walker.note(.write, member, place) }
    }
  }

  private mutating func begin(_ unit: Int32, _ node: Int32, _ body: (inout Self) -> Void) {
    self.unit = unit
    self.node = node
    root = .none
    block = .none
    flags = []
    frame = -1
    currentView = .none
    dropped = .none
    isConditional = false
    isInSlot = false
    if !bindingLocals.isEmpty { bindingLocals.removeAll(keepingCapacity: true) }
    let start = Int32(record.accesses.count)
    body(&self)
    if record.accesses.count > Int(start) {
      record.units.append(FlowRecord.UnitUse(unit: unit, start: start))
    }
  }

  /// The chain of an extension function: what it modifies stands innermost.
  private mutating func functionChain(_ chain: Range<ModifierID>) {
    let inner = self.chain(chain, in: -1).inner
    record.places.append(ContentPlace(key: node, frame: inner, isConditional: false, file: file, view: .none))
  }

  /// What a function of an extension modifies stands here.
  mutating func placeSelf() {
    if modifiesSelf {
      record.places.append(
        ContentPlace(key: node, frame: frame, isConditional: isConditional, file: file, view: .none))
    }
  }

  /// A case written as a plain literal: one of the file's constants.
  mutating func noteCase(_ constant: ConstantID) {
    if checked.constants.isPlain(constant) { return }
    guard case .choice(let type, let index) = checked.constants[constant],
      let declaration = program.declaration(of: type),
      let member = program.cases(of: declaration).dropFirst(Int(index)).first
    else { return }
    note(.read, member, .none)
  }

  // MARK: Notes

  @inline(__always)
  func member(_ id: MemberID) -> MemberKind { program.members.address(id).pointee.kind }

  mutating func note(
    _ kind: Access.Kind, _ member: MemberID, _ code: CodeID, base: MemberID = .none,
    _ extra: Access.Flags = []
  ) {
    let flags = flags.union(extra)
    if isInitializing, kind == .write, flags.contains(.onSelf) { return }
    switch kind {
    case .bind where !flags.contains(.onSelf): record.memberBindings.append(Int32(record.accesses.count))
    case .announce: record.announcements.append(Int32(record.accesses.count))
    case .read where self.member(member) == .published:
      record.announcedReads.append(Int32(record.accesses.count))
    case .read, .write, .bind, .call, .pass: break
    }
    record.accesses.append(
      Access(
        kind: kind, flags: flags, traits: Access.Traits(member, program.members, program.declarations),
        file: file, member: member,
        base: base, unit: unit,
        code: code, root: root, block: block))
  }

  /// Notes what is given for a parameter.
  mutating func noteArgument(_ code: CodeID, for parameter: MemberID, attribute: AttributeID, isBinding: Bool)
  {
    record.arguments.append(
      Argument(
        parameter: parameter, file: file, unit: unit, code: code, attribute: attribute,
        reference: checked.reference(code), kind: code.isNone ? nil : checked.code[code].kind,
        isBinding: isBinding))
  }

  mutating func push(
    _ kind: ViewFrame.Kind, in parent: Int32, value: Int32 = -1, code: CodeID = .none
  ) -> Int32 {
    record.frames.append(
      ViewFrame(kind: kind, file: file, parent: parent, value: value, code: code, view: currentView))
    return Int32(record.frames.count - 1)
  }

  mutating func edge(_ kind: ViewEdge.Kind, to target: Int32, code: CodeID = .none, in frame: Int32) {
    record.edges.append(
      ViewEdge(
        kind: kind, isConditional: isConditional || kind == .push || flags.contains(.conditional),
        isThroughSlot: isInSlot, from: node, to: target, file: file, view: currentView, code: code,
        frame: frame))
  }

  /// Walks an expression that is the whole of a value; each expression in a text is a whole of its own.
  mutating func rooted(_ id: CodeID) {
    guard !id.isNone else { return }
    let saved = root
    defer { root = saved }
    if checked.code.nodes[id].kind == .interpolation {
      for item in checked.code.items(checked.code.nodes[id].list) {
        root = item
        expression(item)
      }
    } else {
      root = id
      expression(id)
    }
  }

  /// Walks a body of code as one whole.
  mutating func whole(_ id: CodeID) {
    let saved = root
    root = id
    expression(id)
    root = saved
  }

  /// Walks code that runs later.
  mutating func deferred(_ id: CodeID) {
    let saved = flags
    flags = [.deferred]
    whole(id)
    flags = saved
  }
}

extension Program {
  /// True for a function that an extension gives to views, which is written in chains like a modifier.
  @inline(__always)
  static func isViewFunction(
    _ id: MemberID, _ members: Table<MemberID, Member>, _ declarations: Table<DeclarationID, Declaration>
  ) -> Bool {
    let member = members.address(id)
    return member.pointee.kind == .function && member.pointee.type == .view && !member.pointee.isStatic
      && declarations.address(member.pointee.owner).pointee.kind == .extended
  }
}
