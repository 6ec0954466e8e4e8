import ScreenSyntax
import ScreenTypes
import SourceModel

/// Walks the checked bodies of files, each once, and notes who reads, writes and reaches what: the members of declarations and
/// the views; `CodeFlow` walks the code in them. Linear in the files.
struct FlowWalker {
  private let program: Program
  private let units: UnitSpace
  private let nodes: ViewSpace
  private let roles = FlowRoles.shared
  private var code: CodeFlow

  /// A walker that has seen nothing yet; `closures` are known once all files are checked.
  init(_ program: Program, _ closures: CalledClosures?, _ memory: TableMemory) {
    self.program = program
    code = CodeFlow(program, closures, memory)
    (units, nodes) = (code.units, code.nodes)
  }

  /// What was found since the record began.
  var record: FlowRecord { code.notes.record }

  /// Begins a record that has room for about as much as the last.
  mutating func beginRecord(in memory: TableMemory) { code.notes.beginRecord(in: memory) }

  /// Walks the declarations of a file. False where something could not be told without knowing the bodies of all files:
  /// nothing of the file is noted then.
  mutating func walk(
    _ file: FileID, _ declarations: Range<DeclarationID>, _ checked: CheckedFile, _ bodies: BodyTables
  ) -> Bool {
    let before = record
    code.begin(file, checked)
    for root in checked.readOnlyRoots {
      let reference = checked.reference(root)
      guard reference.kind == .member || reference.kind == .staticMember else { continue }
      code.notes.readOnlyRoot(root, reference.member)
    }
    for index in declarations {
      for member in program.declarations[index].members { walkMember(member, index, bodies) }
      let views = bodies.views.table[index]
      if !views.isEmpty { unit(units.body(index), nodes.node(index)) { $0.views(views, in: -1) } }
    }
    if code.needsModel { code.notes.remove(beyond: before) }
    return !code.needsModel
  }

  // MARK: Members

  private mutating func walkMember(_ id: MemberID, _ owner: DeclarationID, _ bodies: BodyTables) {
    if program.members.address(id).pointee.traits.contains(.isRequirement) {
      return walkRequirement(id, bodies.body(.getter, of: id).code)
    }
    if bodies.isEmpty(id), program.members.address(id).pointee.parameters.isEmpty { return }
    let value = bodies.body(.value, of: id)
    if !value.constant.isNone {
      unit(units.value(id), nodes.node(id)) { $0.code.noteCase(value.constant) }
    } else if !value.code.isNone {
      unit(units.value(id), nodes.node(id), isDeferred: value.isFunction) { $0.code.rooted(value.code) }
    }
    let body = bodies.body(.getter, of: id)
    let fragment = body.views ?? .none
    if !body.code.isNone || !body.chain.isEmpty || !fragment.isEmpty
      || !program.members[id].parameters.isEmpty
    {
      let role: FlowPosition.Role =
        Program.isViewFunction(id, program.members, program.declarations)
        ? .viewFunction : program.members[id].name == Names.initializer ? .initializer : .plain
      unit(units.getter(id), nodes.node(id), as: role) { walker in
        for parameter in walker.program.members[id].parameters {
          let value = walker.program.parameters[parameter].defaultValue
          if !value.isNone { walker.code.rooted(value) }
        }
        if !body.code.isNone { walker.code.whole(body.code) }
        if !body.chain.isEmpty { walker.functionChain(body.chain) }
        if !fragment.isEmpty { walker.views(fragment, in: -1) }
      }
      if code.mayRepeat, program.givesList(id) { code.notes.repeating(units.getter(id)) }
    }
    let setter = bodies.body(.setter, of: id).code
    if !setter.isNone { unit(units.setter(id), nodes.node(id)) { $0.code.whole(setter) } }
    if program.members.address(id).pointee.traits.contains(.isObserved) {
      let observers = [MemberBody.Role.willSet, .didSet].map { bodies.body($0, of: id).code }
      unit(units.setter(id), nodes.node(id)) { walker in
        for code in observers where !code.isNone { walker.code.whole(code) }
      }
    }
  }

  /// What a protocol asks for does what any type does that has it; of several only one runs.
  private mutating func walkRequirement(_ id: MemberID, _ place: CodeID) {
    let found = program.protocols.implementations(of: id)
    if found.isEmpty || place.isNone { return }
    unit(units.getter(id), nodes.node(id)) { walker in
      walker.code.notes.position.enterRoot(place)
      if found.count > 1 { walker.code.notes.position.enterConditionalCode() }
      for member in found {
        walker.code.notes.access(walker.program[member].kind == .function ? .call : .read, member, place)
        if walker.program.givesViews(walker.program[member].type) {
          walker.code.notes.edge(.contains, to: walker.nodes.node(member), code: place, in: -1)
        }
      }
    }
    if program[id].setter == nil { return }
    unit(units.setter(id), nodes.node(id)) { walker in
      walker.code.notes.position.enterRoot(place)
      if found.count > 1 { walker.code.notes.position.enterConditionalCode() }
      for member in found { walker.code.notes.access(.write, member, place) }
    }
  }

  private mutating func unit(
    _ unit: Int32, _ node: Int32, as role: FlowPosition.Role = .plain, isDeferred: Bool = false,
    _ body: (inout Self) -> Void
  ) {
    let start = code.begin(unit, of: node, as: role, isDeferred: isDeferred)
    body(&self)
    while let view = code.takeMade() { self.view(view, in: code.notes.position.frame) }
    code.notes.endUnit(from: start)
  }

  /// The chain of an extension function: what it modifies stands innermost.
  private mutating func functionChain(_ chain: Range<ModifierID>) {
    let inner = code.chain(chain, in: -1).inner
    code.notes.content(code.notes.position.node, in: inner, at: .none)
  }

  // MARK: Views

  /// Walks views that stand side by side.
  private mutating func views(_ list: Range<ViewPlace>, in frame: Int32) {
    for index in list { view(code.checked.viewLists[index], in: frame) }
  }

  private mutating func view(_ id: ViewID, in outer: Int32) {
    let saved = code.notes.position
    guard code.notes.position.descend() else { return }
    code.notes.position.enterView(id, in: outer)
    defer { code.notes.position = saved }
    // Views and attributes are read where they lie: copies of them would be made for every element.
    let view = code.checked.views.address(id)
    switch view.pointee.kind {
    case .element, .part: element(view, in: outer)
    case .declared: declared(view, in: outer)
    case .conditional: views(view.pointee.content, in: outer)
    case .branch:
      let condition = view.pointee.code
      code.value(condition, heldBy: condition.isNone ? -1 : view.pointee.local) { $0.rooted(condition) }
      atTimes(view.pointee.content, in: code.notes.push(.conditional, in: outer))
    case .switching:
      code.rooted(view.pointee.code)
      views(view.pointee.content, in: outer)
    case .switchCase:
      for pattern in code.checked.code.items(view.pointee.patterns) { code.rooted(pattern) }
      if !view.pointee.code.isNone { code.rooted(view.pointee.code) }
      atTimes(view.pointee.content, in: code.notes.push(.conditional, in: outer))
    case .forEach: loop(view, in: outer)
    case .letBinding, .text: attributes(view)
    case .fragment:
      let chain = code.chain(view.pointee.modifiers, in: outer)
      attributes(view)
      if view.pointee.target >= 0 {
        code.notes.access(.read, view.pointee.member, .none, .onSelf)
        code.notes.edge(.contains, to: nodes.declarations + view.pointee.target, in: chain.inner)
      }
      parts(view, chain, inside: chain.inner, outer: outer)
    case .content:
      let chain = code.chain(view.pointee.modifiers, in: outer)
      attributes(view)
      if view.pointee.target >= 0 { code.notes.access(.read, view.pointee.member, .none, .onSelf) }
      let key =
        view.pointee.target >= 0 ? nodes.declarations + view.pointee.target : code.notes.position.node
      code.notes.content(key, in: chain.inner, at: id)
      parts(view, chain, inside: chain.inner, outer: outer)
    }
  }

  private mutating func atTimes(_ content: Range<ViewPlace>, in frame: Int32) {
    let saved = code.notes.position
    code.notes.position.enterConditionalViews()
    views(content, in: frame)
    code.notes.position = saved
  }

  private mutating func loop(_ view: UnsafePointer<ViewNode>, in outer: Int32) {
    let inner = code.chain(view.pointee.modifiers, in: outer).inner
    code.notes.position.enterFrame(inner)
    let iteration = code.checked.iterations[view.pointee.iteration]
    let repeats = code.list(view.pointee.code)
    code.notes.loop(
      LoopSite(
        view, iteration, repeats: repeats, in: code.checked, program.members, at: code.notes.position))
    if iteration.bindingLocal >= 0 { code.bind(iteration.bindingLocal, to: view.pointee.code) }
    if !iteration.id.isNone { code.rooted(iteration.id) }
    if !iteration.children.isNone { code.rooted(iteration.children) }
    attributes(view)
    atTimes(view.pointee.content, in: code.notes.push(.repeated, in: inner))
    views(view.pointee.parts, in: inner)
  }

  private mutating func attributes(_ view: UnsafePointer<ViewNode>) {
    if view.pointee.attributes.isEmpty { return }
    let kind = view.pointee.kind
    let isElement = kind == .element || kind == .part
    let symbols = isElement && view.pointee.target >= 0 ? roles.symbols[Int(view.pointee.target)] : 0
    for index in view.pointee.attributes {
      let use = code.checked.attributes.address(index)
      if use.pointee.position < 0 {
        noteNamed(use, index, hasParameters: kind == .fragment || kind == .content)
      } else if symbols & (1 << UInt64(use.pointee.position)) != 0 {
        noteSymbol(use, index)
      }
      if !use.pointee.member.isNone, use.pointee.form != .views {
        let isBinding = use.pointee.form == .binding
        code.notes.argument(
          use.pointee.code, for: use.pointee.member, attribute: index, isBinding: isBinding, in: code.checked)
      }
      let saved = code.notes.position
      if kind == .declared, !use.pointee.member.isNone, program.isFilledWithViews(use.pointee.member) {
        code.enterViews(givenFor: use.pointee.member)
      }
      switch use.pointee.form {
      case .literal: if !use.pointee.constant.isNone { code.noteCase(use.pointee.constant) }
      case .name, .views: break
      case .expression, .binding:
        let value = use.pointee.code
        code.value(value, heldBy: kind == .letBinding ? view.pointee.local : -1) { $0.rooted(value) }
      case .action, .function: code.deferred(use.pointee.code)
      }
      code.notes.position = saved
    }
  }

  /// Notes an attribute whose name says that it names a system symbol: a parameter of a declared view, or one of a
  /// fragment or slot.
  private mutating func noteNamed(
    _ use: UnsafePointer<AttributeUse>, _ index: AttributeID, hasParameters: Bool
  ) {
    let member = use.pointee.member
    if !member.isNone {
      if roles.isSymbol(program.members.address(member).pointee.name) { noteSymbol(use, index) }
    } else if hasParameters,
      roles.isSymbol(Name(program.files[code.notes.position.file].source.text(use.pointee.nameRange)))
    {
      noteSymbol(use, index)
    }
  }

  private mutating func noteSymbol(_ use: UnsafePointer<AttributeUse>, _ index: AttributeID) {
    code.notes.symbol(index, use.pointee.form == .expression ? use.pointee.code : .none)
  }

  private mutating func element(_ view: UnsafePointer<ViewNode>, in outer: Int32) {
    let first = code.notes.nextAccess
    let modifiers = view.pointee.modifiers
    let chain = modifiers.isEmpty ? ChainFrames(inner: outer) : code.chain(modifiers, in: outer)
    code.notes.position.enterFrame(chain.inner)
    attributes(view)
    let use = code.notes.element(view.pointee.target, in: chain.inner, outer: outer)
    let role = roles.elements[Int(view.pointee.target)]
    let saved = code.notes.position
    var inside = chain.inner
    switch role {
    case .plain: break
    case .bounded:
      if let control = BoundControl(view, in: code.checked, program, at: code.notes.position) {
        code.notes.bounded(control)
      }
    case .stack: inside = code.notes.push(.stack, in: inside)
    case .link: inside = code.notes.push(.link, in: inside)
    case .menu: inside = code.notes.push(.attached, in: inside)
    case .page:
      inside = code.notes.push(.page, in: inside)
      code.notes.position.enterConditionalViews()
    case .presentation:
      inside = code.notes.push(.presentation, in: inside)
      code.notes.position.enterConditionalViews()
    }
    if !view.pointee.destination.isNone {
      code.notes.edge(.push, to: view.pointee.destination.index, in: code.notes.push(.page, in: chain.inner))
    }
    if !view.pointee.parts.isEmpty {
      parts(view, chain, inside: role == .menu ? chain.inner : inside, outer: outer)
    }
    views(view.pointee.content, in: inside)
    code.notes.position = saved
    if role == .presentation { notePresentation(view, use, from: first) }
  }

  /// Notes an element that presents its content, whose accesses are the last ones.
  private mutating func notePresentation(
    _ view: UnsafePointer<ViewNode>, _ use: ViewUse, from first: Int
  ) {
    guard
      let given = code.checked.attribute(Names.isPresented, of: view.pointee)
        ?? code.checked.attribute(Names.item, of: view.pointee),
      let flag = code.checked.boundMember(given.code)
    else { return }
    code.notes.presentation(use, flag: flag, given.code, view.pointee.range, from: first)
  }

  /// Parts stand inside; attachments hang on the view, before or after its chain.
  private mutating func parts(
    _ view: UnsafePointer<ViewNode>, _ chain: ChainFrames, inside: Int32, outer: Int32
  ) {
    let isStack =
      view.pointee.kind == .element && view.pointee.target >= 0
      && roles.elements[Int(view.pointee.target)] == .stack
    for index in view.pointee.parts {
      let part = code.checked.viewLists[index]
      let element = Int(code.checked.views[part].target)
      guard element >= 0 else { continue }
      // A destination written directly in a stack is one of its pages, a toolbar that of the first.
      let isPageOfStack = isStack && (roles.elements[element] == .page || roles.isBars[element])
      var place =
        (roles.isAttachment[element] || roles.elements[element] == .page) && !isPageOfStack
        ? chain.inner : inside
      if roles.isLate[element] {
        place = chain.place(of: roles.marks[element]) ?? outer
      }
      let isBeside = roles.isAttachment[element] && !roles.isLate[element]
      self.view(part, in: isBeside ? code.notes.push(.attached, in: place) : place)
    }
  }

  private mutating func declared(_ view: UnsafePointer<ViewNode>, in outer: Int32) {
    let chain = code.chain(view.pointee.modifiers, in: outer)
    code.notes.position.enterFrame(chain.inner)
    attributes(view)
    code.notes.edge(.contains, to: view.pointee.target, in: chain.inner)
    code.notes.typeUse(view.pointee.target)
    let saved = code.notes.position
    code.notes.position.enterSlots()
    for index in view.pointee.attributes {
      let use = code.checked.attributes[index]
      if use.form == .views {
        code.notes.access(.write, use.member, .none)
        views(use.views, in: code.notes.push(.slot, in: chain.inner, value: use.member.index))
      }
    }
    code.notes.position = saved
    views(view.pointee.content, in: chain.inner)
    parts(view, chain, inside: chain.inner, outer: outer)
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
