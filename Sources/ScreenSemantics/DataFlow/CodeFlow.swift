import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Walks checked code, each piece once, and notes who reads, writes and calls what: expressions, statements, and the chains
/// of modifiers, which need each other. Linear in the code.
///
/// Every method is `mutating`, even one that changes nothing: any other would be passed a copy of the walker.
struct CodeFlow {
  let program: Program
  let units: UnitSpace
  let nodes: ViewSpace
  let roles = FlowRoles.shared
  /// Which closures are called; nil while bodies of other files are not known yet.
  private let closures: CalledClosures?
  private var libraryTraits = LibraryTraitCache()
  /// The file being walked.
  private(set) var checked = CheckedFile.none
  /// What was found.
  var notes: FlowNotes
  /// Slots of loop variables that are bindings, with the binding they come from.
  private var bindingLocals: [(slot: Int32, items: CodeID)] = []
  /// True where the unit being walked may put a list together that holds an element twice.
  private(set) var mayRepeat = false
  /// Views that code makes, with where that stands: `FlowWalker` walks them.
  private var made: [MadeView] = []
  /// Locals that hold views, the last declared last.
  private var heldViews: [HeldViews] = []
  /// The parameters with views of which the `Init` of a view makes what it gives a member.
  private var viewsOfInit: [MemberID: [MemberID]] = [:]
  /// True where something in the file could not be told without knowing the bodies of all files.
  private(set) var needsModel = false

  /// A walker that has seen nothing yet; `closures` are known once all files are checked.
  init(_ program: Program, _ closures: CalledClosures?, _ memory: TableMemory) {
    self.closures = closures
    self.program = program
    notes = FlowNotes(program, in: memory)
    let (declarations, members) = (Int32(program.declarations.count), Int32(program.members.count))
    units = UnitSpace(declarations: declarations, members: members)
    nodes = ViewSpace(declarations: declarations, members: members)
  }

  /// Begins a file.
  mutating func begin(_ file: FileID, _ checked: CheckedFile) {
    self.checked = checked
    needsModel = false
    if !viewsOfInit.isEmpty { viewsOfInit.removeAll(keepingCapacity: true) }
    notes.position = FlowPosition(in: file)
  }

  /// Begins a unit of code, and gives where its accesses begin.
  mutating func begin(
    _ unit: Int32, of node: Int32, as role: FlowPosition.Role, isDeferred: Bool
  ) -> Int {
    notes.position = notes.position.begin(unit, of: node, as: role, isDeferred: isDeferred)
    if !bindingLocals.isEmpty { bindingLocals.removeAll(keepingCapacity: true) }
    if !heldViews.isEmpty { heldViews.removeAll(keepingCapacity: true) }
    mayRepeat = false
    return notes.nextAccess
  }

  /// Says that a loop variable is a binding to an element of `items`.
  mutating func bind(_ slot: Int32, to items: CodeID) { bindingLocals.append((slot, items)) }

  /// Walks the code of a list, and says whether that code may put it together so that it holds an element twice.
  mutating func list(_ id: CodeID) -> Bool {
    let saved = mayRepeat
    mayRepeat = false
    rooted(id)
    defer { mayRepeat = mayRepeat || saved }
    return mayRepeat
  }

  /// Takes the next view that code made, and goes to where that stands; last come those of locals that nobody used.
  mutating func takeMade() -> ViewID? {
    if made.isEmpty {
      for held in heldViews { made += held.made }
      heldViews.removeAll(keepingCapacity: true)
    }
    guard let next = made.popLast() else { return nil }
    notes.position = next.position
    return next.view
  }

  // MARK: Wholes

  /// Walks an expression that is the whole of a value; each expression in a text is a whole of its own.
  mutating func rooted(_ id: CodeID) {
    guard !id.isNone else { return }
    let saved = notes.position
    defer { notes.position = saved }
    if checked.code.nodes[id].kind == .interpolation {
      for item in checked.code.items(checked.code.nodes[id].list) {
        notes.position.enterRoot(item)
        expression(item)
      }
    } else {
      notes.position.enterRoot(id)
      expression(id)
    }
  }

  /// Walks a body of code as one whole.
  mutating func whole(_ id: CodeID) {
    let saved = notes.position
    notes.position.enterRoot(id)
    expression(id)
    notes.position = saved
  }

  /// Walks code that runs later.
  mutating func deferred(_ id: CodeID) {
    let saved = notes.position
    notes.position.enterDeferred(id)
    expression(id)
    notes.position = saved
  }

  /// Notes a case written as a plain literal: one of the file's constants.
  mutating func noteCase(_ constant: ConstantID) {
    if checked.constants.isPlain(constant) { return }
    guard case .choice(let type, let index) = checked.constants[constant],
      let declaration = program.declaration(of: type),
      let member = program.cases(of: declaration).dropFirst(Int(index)).first
    else { return }
    notes.access(.read, member, .none)
  }

  // MARK: Expressions

  /// Walks an expression whose value is taken, or a statement.
  private mutating func expression(_ id: CodeID) {
    guard id.index >= 0, notes.position.descend() else { return }
    let node = checked.code.nodes[id]
    defer { notes.position.ascend() }
    switch node.kind {
    case .integerLiteral, .doubleLiteral, .booleanLiteral, .nilLiteral, .stringLiteral: break
    case .name, .implicitMember: name(id, checked.references[id])
    case .bindingName: bindingName(id, checked.references[id])
    case .member: memberAccess(node, id)
    case .call: call(node, id)
    case .subscripting:
      if checked.references[id].kind == .function {
        notes.access(.call, checked.references[id].member, id, base: checked.holder(node.first))
      } else if checked.references[id].kind == .staticMember {
        return notes.access(.read, checked.references[id].member, id)
      }
      expression(node.first)
      values(of: checked.code.items(node.list))
    case .interpolation, .arrayLiteral, .dictionaryLiteral:
      let items = checked.code.items(node.list)
      if node.kind == .arrayLiteral, items.count > 1, !checked.differPlainly(items) { mayRepeat = true }
      for item in items { expression(item) }
    case .tuple:
      values(of: checked.code.items(node.list))
    case .forceUnwrap:
      notes.unwrap(id)
      expression(node.first)
    case .unary:
      if checked.references[id].kind == .function { notes.access(.call, checked.references[id].member, id) }
      expression(node.first)
      if node.op == CodeOperator.none { write(node.first, .update) }
    case .argument, .chainStep, .optionalChain, .cast: expression(node.first)
    case .binary:
      if checked.references[id].kind == .function { notes.access(.call, checked.references[id].member, id) }
      expression(node.first)
      switch node.op {
      case .and, .or, .coalesce: conditionally { $0.expression(node.second) }
      case .add:
        let type = checked.type(id)
        if type != .int, type != .double, type != .string { mayRepeat = true }
        expression(node.second)
      // Both sides of any other operator are evaluated.
      default: expression(node.second)
      }
    case .ternary:
      expression(node.first)
      conditionally { walker in
        walker.expression(node.second)
        walker.expressions(node.list)
      }
    case .closure: keep(node)
    case .selfReference: placeSelf()
    case .keyPath:
      for item in checked.code.items(node.list) {
        let reference = checked.references[item]
        if reference.kind == .member {
          notes.access(.read, reference.member, item)
          viewsOfMember(reference.member, item)
        }
      }
    // What is no expression is a statement, a condition or a pattern.
    default: statement(node, id)
    }
  }

  /// Walks all code of a list.
  private mutating func expressions(_ list: CodeList) {
    for id in checked.code.items(list) { expression(id) }
  }

  /// Walks the values of arguments.
  private mutating func values(of arguments: CodeItems) {
    for argument in arguments { self.value(value(of: argument)) }
  }

  /// A value that is kept. A function that is handed on by its name runs when a closure in its place would, but for what gives
  /// views, which stand where they are handed on.
  private mutating func value(_ id: CodeID) {
    guard checked.code[id].kind != .closure, case .function(_, let result) = checked.types[id].kind,
      result != .view
    else { return expression(id) }
    deferred(id)
  }

  /// The value of an argument.
  private mutating func value(of argument: CodeID) -> CodeID {
    noteSymbol(checked.code[argument])
    return checked.code[argument].first
  }

  /// Notes an argument whose label says that it names a system symbol.
  private mutating func noteSymbol(_ argument: CodeNode) {
    if argument.kind == .argument, roles.isSymbol(argument.name) {
      notes.symbol(.none, argument.first)
    }
  }

  private mutating func conditionally(_ body: (inout Self) -> Void) {
    let saved = notes.position
    notes.position.enterConditionalCode()
    body(&self)
    notes.position = saved
  }

  /// A closure that somebody keeps: it runs later, if at all.
  private mutating func keep(_ node: CodeNode) {
    captures(of: node)
    let saved = notes.position
    notes.position.enterKept(node.second)
    expression(node.second)
    notes.position = saved
  }

  /// What a closure captures is read where it is made.
  private mutating func captures(of closure: CodeNode) {
    for capture in checked.code.captures(of: closure) { expression(capture) }
  }

  private mutating func name(_ id: CodeID, _ reference: Reference) {
    switch reference.kind {
    case .member, .staticMember:
      // By which `Init` a view is made is no datum.
      if checked.code[id].name == Names.initializerNumber { return }
      let isFunction = member(reference.member) == .function
      notes.access(
        isFunction ? .pass : .read, reference.member, id, reference.kind == .member ? .onSelf : [])
      viewsOfMember(reference.member, id)
    case .local: if program.givesViews(checked.types[id]) { viewsOfLocal(id, reference) }
    case .projection: notes.access(.bind, reference.member, id, .onSelf)
    case .fragment:
      notes.access(.read, reference.member, id, .onSelf)
      notes.edge(.contains, to: nodes.node(reference.member), code: id, in: notes.position.frame)
    case .enumCase: notes.access(.read, reference.member, id)
    case .rawValue where reference.index == 1: wholeEnum(id)
    case .library: if libraryTraits.traits(at: reference.index).contains(.varies) { notes.varying(id) }
    // Any other name names no member of the package.
    default: break
    }
  }

  // MARK: Views as values

  /// Views that the code of a member makes, or that it holds, stand where it is read.
  private mutating func viewsOfMember(_ member: MemberID, _ id: CodeID) {
    guard program.givesViews(program.members.address(member).pointee.type) else { return }
    if program.isFilledWithViews(member) {
      let reader = units.member(notes.position.unit)
      if !reader.isNone, program.members[reader].isGivenByInitializer {
        viewsOfInit[reader, default: []].append(member)
      } else {
        placeContent(of: member)
      }
      if program.members[member].value == nil { return }
    }
    if !viewsOfInit.isEmpty { for parameter in viewsOfInit[member] ?? [] { placeContent(of: parameter) } }
    let saved = notes.position
    // What all values of a type were given meets here: which one is shown, and whether, is not known.
    if holdsGivenViews(member) { notes.position.enterConditionalViews() }
    notes.edge(.contains, to: nodes.node(member), code: id, in: notes.position.frame)
    notes.position = saved
  }

  /// What is given for a parameter that holds views stands here.
  private mutating func placeContent(of parameter: MemberID) {
    notes.content(nodes.node(parameter), in: notes.position.frame, at: notes.position.view)
  }

  /// True for a member that does not make its views itself.
  private mutating func holdsGivenViews(_ member: MemberID) -> Bool {
    switch self.member(member) {
    case .constant, .variable, .state, .published, .binding, .environment: true
    case .stateObject, .observedObject, .bindable, .environmentObject, .gestureState, .focusState,
      .accessibilityFocusState,
      .appStorage,
      .sceneStorage, .computed, .function, .enumCase, .fragment, .slot:
      false
    }
  }

  /// Enters the value that is given for a member that holds views: they stand where that is read.
  mutating func enterViews(givenFor member: MemberID) {
    if program.isFilledWithViews(member) {
      notes.position.enterFrame(notes.push(.slot, in: notes.position.frame, value: member.index))
      notes.position.enterSlots()
    } else {
      notes.position.enterNode(nodes.node(member))
    }
  }

  /// Walks the value that is given for a member that holds views.
  private mutating func value(_ id: CodeID, givenFor member: MemberID) {
    let saved = notes.position
    enterViews(givenFor: member)
    value(id)
    notes.position = saved
  }

  /// Walks the value of a local; views in it stand where the local is first used, and those of members wherever it is.
  mutating func value(_ id: CodeID, heldBy slot: Int32, _ walk: (inout Self) -> Void) {
    guard slot >= 0, program.givesViews(checked.type(id)) else { return walk(&self) }
    let (firstEdge, firstMade) = (notes.nextEdge, made.count)
    walk(&self)
    let held = HeldViews(
      slot: slot, nodes: notes.takeEdges(from: firstEdge, in: notes.position.frame),
      made: Array(made[firstMade...]))
    made.removeLast(made.count - firstMade)
    heldViews.append(held)
  }

  /// Views that a local holds stand where it is used; those that a function is given, where that is read which it gives them to.
  private mutating func viewsOfLocal(_ id: CodeID, _ reference: Reference) {
    if let place = heldViews.lastIndex(where: { $0.slot == reference.index }) {
      for node in heldViews[place].nodes {
        notes.edge(.contains, to: node, code: id, in: notes.position.frame)
      }
      for view in heldViews[place].made {
        made.append(MadeView(view: view.view, position: view.position.moved(to: notes.position)))
      }
      heldViews[place].made = []
      return
    }
    let function = units.member(notes.position.unit)
    if !function.isNone, keepsViews(function), nodes.node(function) != notes.position.node {
      notes.edge(.contains, to: nodes.node(function), code: id, in: notes.position.frame)
    }
  }

  /// True for an initialiser or a function that gives no views: those that it is given stand where that is read which it gives them
  /// to.
  private mutating func keepsViews(_ function: MemberID) -> Bool {
    member(function) == .function && !program.givesViews(program.members.address(function).pointee.type)
  }

  /// Walks a value that an initialiser or a function is given.
  private mutating func value(_ id: CodeID, givenTo function: MemberID, _ walk: (inout Self) -> Void) {
    let saved = notes.position
    if keepsViews(function), program.givesViews(checked.type(id)) {
      notes.position.enterNode(nodes.node(function))
    }
    walk(&self)
    notes.position = saved
  }

  private mutating func wholeEnum(_ id: CodeID) {
    let type = checked.types[id]
    let found =
      program.declaration(of: type) ?? type.element.flatMap { program.declaration(of: $0) }
      ?? type.wrapped.flatMap { program.declaration(of: $0) }
    guard let found else { return }
    notes.wholeEnum(found)
    let kind = program.declarations[found].kind
    if !kind.isOpen { return }
    for id in program.declarations.indices
    where program.declarations[id].kind == .enumeration
      && program.declarations[id].conformances.contains(.caseIterable)
    {
      notes.wholeEnum(id)
    }
  }

  private mutating func bindingName(_ id: CodeID, _ reference: Reference) {
    switch reference.kind {
    case .member:
      notes.access(checked.types[id].published == nil ? .bind : .read, reference.member, id, .onSelf)
    case .staticMember: notes.access(.bind, reference.member, id)
    // Any other binding leads to no member of the package.
    default: break
    }
  }

  private mutating func memberAccess(_ node: CodeNode, _ id: CodeID) {
    let reference = checked.references[id]
    let base = node.first
    switch reference.kind {
    case .member:
      expression(base)
      let isOwn = checked.code.nodes[base].kind == .selfReference
      let isFunction = member(reference.member) == .function
      notes.access(
        isFunction ? .pass : .read, reference.member, id, base: checked.holder(base), isOwn ? .onSelf : [])
      viewsOfMember(reference.member, id)
    case .bindingMember:
      expression(base)
      notes.access(.bind, reference.member, id, base: checked.holder(base))
    case .projection:
      let holder = checked.holder(base)
      if !holder.isNone { notes.access(.bind, holder, base, .onSelf) } else { expression(base) }
    case .staticMember:
      notes.access(
        node.flags.contains(.published) ? .bind : member(reference.member) == .function ? .pass : .read,
        reference.member, id)
      viewsOfMember(reference.member, id)
    case .enumCase: notes.access(.read, reference.member, id)
    case .rawValue where reference.index == 1: wholeEnum(id)
    case .library:
      let traits = libraryTraits.traits(at: reference.index)
      if traits.contains(.varies) { notes.varying(id) }
      if traits.contains(.repeats) { mayRepeat = true }
      expression(base)
    // Any other member is no source: only what it is taken from is read.
    default: expression(base)
    }
  }

  @inline(__always)
  private mutating func member(_ id: MemberID) -> MemberKind { program.members.address(id).pointee.kind }

  /// What a function of an extension modifies stands here.
  private mutating func placeSelf() {
    if notes.position.role == .viewFunction {
      notes.content(notes.position.node, in: notes.position.frame, at: .none)
    }
  }

  // MARK: Calls

  private mutating func call(_ node: CodeNode, _ id: CodeID) {
    let reference = checked.references[id]
    let callee = checked.code.nodes[node.first]
    let arguments = checked.code.items(node.list)
    switch reference.kind {
    case .view: made.append(MadeView(view: reference.view, position: notes.position))
    case .function: callFunction(node, id, reference, callee)
    case .library:
      let traits = libraryTraits.traits(at: reference.index)
      if callee.kind == .member {
        if traits.contains(.isMutating) {
          change(callee.first, by: id)
        } else {
          expression(callee.first)
        }
        if callee.name == Names.send, isOwnPublisher(callee.first) { announce(callee, id) }
      }
      if traits.contains(.varies) { notes.varying(id) }
      if traits.contains(.readsSetting) { notes.settingRead(id) }
      if traits.contains(.actsOutside) { notes.effect(id) }
      if traits.contains(.repeats) { mayRepeat = true }
      let runsClosures =
        traits.contains(.runsClosures)
        && !(traits.contains(.startsTask) && notes.position.role == .initializer)
      for argument in arguments {
        self.argument(argument, runsClosures: runsClosures, isCertain: traits.contains(.runsOnce))
      }
    case .initializer, .viewInitializer:
      let holders = make(reference, id)
      for argument in arguments {
        let value = value(of: argument)
        if let holder = holders.first(where: { $0.value == value }) {
          self.value(value, givenFor: holder.member)
        } else {
          self.value(value)
        }
      }
    case .ownInitializer:
      let owner = program.members.address(reference.member).pointee.owner
      if let made = program.declaration(of: program.declarations[owner].type) {
        notes.typeUse(made.index)
      }
      notes.access(.call, reference.member, id)
      for argument in arguments {
        let value = value(of: argument)
        self.value(value, givenTo: reference.member) { $0.value(value) }
      }
    case .enumCase:
      notes.access(.read, reference.member, id)
      values(of: arguments)
    case .bindingInitializer:
      if reference.index == 0 { notes.constant(id) }
      for (place, argument) in arguments.enumerated() {
        self.argument(argument, runsClosures: reference.index == 1 && place == 0)
      }
    case .modifier:
      let application = checked.modifiers[reference.modifier]
      modified(callee, in: decorate(application, in: notes.position.frame))
    case .rawValue:
      // `self.init(rawValue: …)` gives nothing by itself: of which Enum it is, `self` tells.
      if reference.index == 2 { wholeEnum(checked.types[id] == .void ? callee.first : id) }
      values(of: arguments)
    // Any other call is one of a value: that and the arguments are read. With 1 it is an action of the environment.
    default:
      if reference.kind == .closureCall, reference.index == 1 { notes.effect(id) }
      if checked.references[node.first].kind == .objectWillChange, callee.kind == .member {
        let publisher = checked.code.nodes[callee.first]
        if publisher.kind == .member { expression(publisher.first) }
        announce(callee, id)
      } else {
        expression(node.first)
      }
      values(of: arguments)
    }
  }

  /// Writes what a mutating call is made on; where its result is taken, what it was is read as well.
  private mutating func change(_ target: CodeID, by call: CodeID) {
    if call != notes.position.dropped, checked.types[call] != .void { expression(target) }
    write(target, .update)
  }

  /// True for `object.objectWillChange` where the object declares it.
  private mutating func isOwnPublisher(_ id: CodeID) -> Bool {
    let reference = checked.references[id]
    return reference.kind == .member && program.isOwnPublisher(reference.member)
  }

  /// `object.objectWillChange.send()`.
  private mutating func announce(_ callee: CodeNode, _ id: CodeID) {
    let publisher = checked.code.nodes[callee.first]
    let object = publisher.kind == .member ? publisher.first : .none
    notes.access(.announce, object.isNone ? .none : checked.holder(object), id, object.isNone ? .onSelf : [])
  }

  /// True for a closure that the function of the package to which it is given calls.
  private mutating func runs(_ value: CodeID, in call: Reference) -> Bool {
    guard checked.code.nodes[value].kind == .closure,
      let (closures, place) = parameter(for: value, in: call)
    else { return false }
    return closures.calls(call.member, parameter: place)
  }

  /// True for a Binding through which the function of the package to which it is given writes.
  private mutating func writes(through value: CodeID, in call: Reference) -> Bool {
    guard checked.types[value].bound != nil,
      let (closures, place) = parameter(for: value, in: call)
    else { return false }
    return closures.writes(call.member, parameter: place)
  }

  /// Which parameter a value is given for, with who knows what functions do with theirs; nil until all files are checked.
  private mutating func parameter(
    for value: CodeID, in call: Reference
  ) -> (closures: CalledClosures, place: Int)? {
    guard let closures else {
      needsModel = true
      return nil
    }
    return closures.place(of: value, in: call, checked).map { (closures, $0) }
  }

  private mutating func argument(_ id: CodeID, runsClosures: Bool, isCertain: Bool = false) {
    let value = value(of: id)
    let node = checked.code[value]
    guard runsClosures, node.kind == .closure else {
      return runsClosures ? expression(value) : self.value(value)
    }
    captures(of: node)
    if isCertain { expression(node.second) } else { conditionally { $0.expression(node.second) } }
  }

  /// Walks the view that a modifier is called on: `self` where no other is written.
  private mutating func modified(_ callee: CodeNode, in inner: Int32) {
    let saved = notes.position
    notes.position.enterFrame(inner)
    if callee.kind == .member { expression(callee.first) } else { placeSelf() }
    notes.position = saved
  }

  private mutating func callFunction(
    _ node: CodeNode, _ id: CodeID, _ reference: Reference, _ callee: CodeNode
  ) {
    if Program.isViewFunction(reference.member, program.members, program.declarations) {
      notes.edge(.decorates, to: nodes.node(reference.member), code: id, in: notes.position.frame)
      notes.access(.call, reference.member, id)
      values(of: checked.code.items(node.list))
      modified(
        callee, in: notes.push(.modified, in: notes.position.frame, value: nodes.node(reference.member)))
      return
    }
    var base = MemberID.none
    var isOwn = callee.kind == .name
    if callee.kind == .member {
      isOwn = checked.code.nodes[callee.first].kind == .selfReference
      base = checked.holder(callee.first)
      if program.members.address(reference.member).pointee.isMutating {
        change(callee.first, by: id)
      } else {
        expression(callee.first)
      }
    }
    viewsOfMember(reference.member, id)
    notes.access(.call, reference.member, id, base: base, isOwn ? .onSelf : [])
    for argument in checked.code.items(node.list) {
      let value = checked.code[argument].first
      let runsClosures = runs(value, in: reference)
      self.value(value, givenTo: reference.member) { $0.argument(argument, runsClosures: runsClosures) }
      if writes(through: value, in: reference) { write(value, .update) }
    }
  }

  /// An initialiser of a declared type: its arguments meet parameters, and views, modifiers and styles are reached. Gives the arguments
  /// for parameters that hold views.
  private mutating func make(_ reference: Reference, _ id: CodeID) -> [(value: CodeID, member: MemberID)] {
    guard reference.index >= 0 else { return [] }
    let declaration = program.declarations[reference.declaration]
    notes.typeUse(reference.index)
    switch declaration.kind {
    case .screen, .view: notes.edge(.contains, to: reference.index, code: id, in: notes.position.frame)
    case .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle, .progressViewStyle,
      .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle, .textFieldStyle:
      notes.edge(.decorates, to: reference.index, code: id, in: notes.position.frame)
    case .app, .structure, .enumeration, .observableObject, .observable, .extended, .appearance, .preview,
      .scenario, .typeAlias, .fileScope, .protocolType, .genericParameter, .composition, .associatedType:
      break
    }
    let arguments = checked.arguments(of: reference)
    var holders: [(value: CodeID, member: MemberID)] = []
    var place = 0
    for index in declaration.members where place < arguments.count && program.members[index].isParameter {
      let value = arguments[place]
      place += 1
      if value.isNone { continue }
      let isBinding = program.members[index].kind == .binding
      notes.argument(value, for: index, attribute: .none, isBinding: isBinding, in: checked)
      if program.givesViews(program.members.address(index).pointee.type) { holders.append((value, index)) }
    }
    return holders
  }

  // MARK: Statements

  /// Walks a statement, a condition or a pattern.
  private mutating func statement(_ node: CodeNode, _ id: CodeID) {
    switch node.kind {
    case .block where checked.references[id].kind == .view:
      made.append(MadeView(view: checked.references[id].view, position: notes.position))
    case .block: statements(of: node, id)
    case .variable: variable(node)
    case .assignment:
      if node.op == .addAssign { mayRepeat = true }
      if checked.references[id].kind == .function { notes.access(.call, checked.references[id].member, id) }
      let target = checked.references[node.first]
      if target.kind == .member, program.givesViews(program.members.address(target.member).pointee.type) {
        value(node.second, givenFor: target.member)
      } else {
        expression(node.second)
      }
      assign(node)
    case .ifStatement:
      expressions(node.list)
      conditionally { walker in
        walker.expression(node.first)
        walker.expression(node.second)
      }
    case .guardStatement:
      expressions(node.list)
      conditionally { $0.expression(node.first) }
    case .optionalBinding:
      if node.first.isNone {
        expression(CodeID(checked.references[id].extra))
      } else {
        expression(node.first)
      }
    case .patternCondition:
      expression(node.second)
      expression(node.first)
    case .switchStatement:
      expression(node.first)
      conditionally { $0.expressions(node.list) }
    case .switchCase:
      expressions(node.list)
      expression(node.second)
      expression(node.first)
    case .forLoop:
      expression(node.second)
      conditionally { $0.expressions(node.list) }
    case .whileLoop:
      expressions(node.list)
      conditionally { $0.expression(node.first) }
    case .doStatement:
      expression(node.first)
      conditionally { $0.expressions(node.list) }
    case .expressionStatement:
      notes.position.drop(node.first)
      expression(node.first)
    case .returnStatement, .throwStatement, .expressionPattern, .optionalPattern, .labelledPattern:
      expression(node.first)
    case .casePattern:
      let reference = checked.references[id]
      if reference.kind == .enumCase { notes.access(.read, reference.member, id) }
      expressions(node.list)
    case .tuplePattern:
      expressions(node.list)
    // What is left holds no code: words such as `break`, names that are given, types.
    default: break
    }
  }

  /// A local that holds a closure; the code around may call it.
  private mutating func variable(_ node: CodeNode) {
    let reference = checked.references[node.first]
    guard !node.second.isNone, checked.code[node.second].kind == .closure, reference.kind == .local else {
      value(node.second, heldBy: node.second.isNone || reference.kind != .local ? -1 : reference.index) {
        $0.expression(node.second)
      }
      if !node.second.isNone, reference.kind == .local, checked.types[node.second].bound != nil {
        bindingLocals.append((reference.index, node.second))
      }
      return
    }
    if closures == nil { needsModel = true }
    guard
      closures?.calls(local: reference.index, in: notes.position.root, ofFile: notes.position.file) == true
    else {
      return expression(node.second)
    }
    captures(of: checked.code[node.second])
    let body = checked.code[node.second].second
    conditionally { $0.expression(body) }
  }

  /// What follows a statement that may leave the block is conditional.
  private mutating func statements(of node: CodeNode, _ id: CodeID) {
    let saved = notes.position
    let bindings = bindingLocals.count
    notes.position.enterBlock(id)
    for item in checked.code.items(node.list) {
      expression(item)
      if checked.mayLeave(item) { notes.position.enterConditionalCode() }
    }
    notes.position = saved
    bindingLocals.removeLast(bindingLocals.count - bindings)
  }

  /// Writes the target of an assignment; of a whole member, what it is given is noted too.
  private mutating func assign(_ node: CodeNode) {
    let target = checked.code.nodes[node.first]
    if target.kind == .tuple {
      for item in checked.code.items(target.list) { write(checked.code[item].first, []) }
      return
    }
    let isWhole =
      notes.position.role != .initializer && node.op == .assign
      && (target.kind == .name || target.kind == .member)
      && checked.references[node.first].kind == .member
    if isWhole { notes.assignment(of: node.second) }
    // A local that is a Binding stands for another source from then on; its value is `wrappedValue`.
    if target.kind == .name, checked.types[node.first].bound != nil,
      checked.references[node.first].kind == .local
    {
      return
    }
    let place = notes.nextAccess
    write(node.first, node.op == .assign ? [] : .update)
    if node.op == .assign {
      notes.assigned(LiteralWord(checked.code.nodes[node.second]), to: node.first, at: place)
    }
  }

  /// Walks an expression that is changed: its path is written up to the first object, whose data it is.
  private mutating func write(_ id: CodeID, _ extra: Access.Flags) {
    guard id.index >= 0, notes.position.descend() else { return }
    defer { notes.position.ascend() }
    let node = checked.code.nodes[id]
    let reference = checked.references[id]
    switch node.kind {
    case .name:
      switch reference.kind {
      case .member: notes.access(.write, reference.member, id, extra.union(.onSelf))
      case .staticMember: notes.access(.write, reference.member, id, extra)
      case .local: writeLocal(reference, extra)
      // Any other name is none that code may change, which the checker reports.
      default: break
      }
    case .bindingName:
      if reference.kind == .member || reference.kind == .staticMember {
        notes.access(.write, reference.member, id, extra.union(reference.kind == .member ? .onSelf : []))
      } else if reference.kind == .local {
        writeLocal(reference, extra)
      }
    case .member: writeMember(node, id, reference, extra)
    case .subscripting:
      values(of: checked.code.items(node.list))
      if reference.kind == .function { return writeSubscript(node, id, reference.member, extra) }
      write(node.first, extra)
    case .forceUnwrap, .chainStep, .optionalChain: write(node.first, extra)
    case .selfReference, .implicitMember: break
    // Any other place is made on the spot: it is read, and nothing keeps what is written.
    default: expression(id)
    }
  }

  /// A declared subscript writes what it is a part of, by its `set`.
  private mutating func writeSubscript(
    _ node: CodeNode, _ id: CodeID, _ member: MemberID, _ extra: Access.Flags
  ) {
    notes.access(.write, member, id, base: checked.holder(node.first), extra)
    let owner = program.declaration(of: program.declarations[program[member].owner].type)
    let isShared = program[member].isStatic || owner.map { program.isOfObjects($0) } == true
    if isShared { expression(node.first) } else { write(node.first, extra) }
  }

  private mutating func writeMember(
    _ node: CodeNode, _ id: CodeID, _ reference: Reference, _ extra: Access.Flags
  ) {
    switch reference.kind {
    case .member, .bindingMember:
      let isOwn = checked.code.nodes[node.first].kind == .selfReference
      notes.access(
        .write, reference.member, id, base: checked.holder(node.first), extra.union(isOwn ? .onSelf : []))
      let owner = program.members[reference.member].owner
      if !owner.isNone, program.isOfObjects(owner) {
        expression(node.first)
      } else {
        write(node.first, extra)
      }
    case .staticMember: notes.access(.write, reference.member, id, extra)
    case .configuration: break
    case .appearance: notes.effect(id)
    // A part of a library value or of a tuple is a part of what holds it.
    default: write(node.first, extra)
    }
  }

  /// A local that is a binding writes to what it was made of, as a loop variable does to its collection.
  private mutating func writeLocal(_ reference: Reference, _ extra: Access.Flags) {
    for (slot, items) in bindingLocals.reversed()
    where slot == reference.extra || slot == reference.index {
      return write(items, extra)
    }
  }

  // MARK: Chains

  /// Walks a chain from its end, which lies outermost.
  mutating func chain(_ chain: Range<ModifierID>, in outer: Int32) -> ChainFrames {
    var frames = ChainFrames(inner: outer)
    for index in chain.reversed() {
      let application = checked.modifiers[index]
      if application.kind == .catalog {
        let role = roles.modifiers[Int(application.target)]
        if role == .background || role == .overlay, checked.isBare(application) {
          frames.setPlace(of: role, frames.inner)
        }
      }
      frames.inner = decorate(application, in: frames.inner)
    }
    return frames
  }

  /// Walks the arguments of one modifier and gives the frame inside it.
  private mutating func decorate(_ application: ModifierApplication, in outer: Int32) -> Int32 {
    let saved = notes.position
    notes.position.enterFrame(outer)
    defer { notes.position = saved }
    switch application.kind {
    case .faulty: return notes.push(.unknown, in: outer)
    case .property:
      expression(application.call)
      return notes.push(.unknown, in: outer)
    case .when:
      arguments(application)
      notes.position.enterOptionalChain()
      return chain(application.inner, in: outer).inner
    case .own:
      arguments(application)
      notes.access(.call, application.member, application.call)
      return outer
    case .function:
      arguments(application)
      notes.access(.call, application.member, application.call)
      let target = nodes.declarations + application.target
      notes.edge(.decorates, to: target, code: application.call, in: outer)
      return notes.push(.modified, in: outer, value: target)
    case .catalog:
      let first = notes.nextEdge
      arguments(application)
      switch roles.modifiers[Int(application.target)] {
      case .injection: return injection(application, in: outer)
      case .declared: return notes.nestDecorations(from: first, in: outer)
      case .change, .appear:
        handler(application)
        return outer
      case .undismissable:
        notes.undismissable()
        return outer
      case .label: return notes.push(.labelled, in: outer)
      case .style where !checked.isAutomatic(application): return notes.push(.styled, in: outer)
      case .plain, .style, .background, .overlay, .identity, .tag: return outer
      }
    }
  }

  /// Notes what runs when the view appears, or when a value changes.
  private mutating func handler(_ application: ModifierApplication) {
    guard let first = application.arguments.first, let last = application.arguments.last else { return }
    let action = checked.argumentMaps[last]
    if action.isNone { return }
    let watches =
      roles.modifiers[Int(application.target)] == .change || application.arguments.count == 2
    var handler = Handler(
      file: notes.position.file, unit: notes.position.unit,
      watched: watches ? checked.argumentMaps[first] : .none, action: action,
      body: .none,
      isConditional: notes.position.isConditional)
    let node = checked.code.nodes[action]
    if node.kind == .closure {
      handler.body = node.second
      let parameters = checked.references[action]
      if watches, parameters.kind == .local, parameters.extra > 0 {
        handler.newValue = parameters.index + parameters.extra - 1
      }
    }
    notes.handler(handler)
  }

  private mutating func arguments(_ application: ModifierApplication) {
    for argument in checked.code.items(checked.code.nodes[application.call].list) {
      noteSymbol(checked.code[argument])
    }
    for index in application.arguments {
      let value = checked.argumentMaps[index]
      if value.isNone { continue }
      if checked.code.nodes[value].kind != .closure, case .function = checked.types[value].kind {
        deferred(value)
      } else {
        rooted(value)
      }
    }
  }

  /// `.environmentObject(object)` and `.environment(object)`; one whose type is unknown might give anything.
  private mutating func injection(_ application: ModifierApplication, in outer: Int32) -> Int32 {
    guard application.overload == 0, application.arguments.count == 1,
      let place = application.arguments.first, !checked.argumentMaps[place].isNone
    else { return outer }
    let code = checked.argumentMaps[place]
    // What is given at times only is not given on every path.
    if notes.position.isOptionalChain { return outer }
    let type = checked.type(code)
    if type.isError { return notes.push(.unknown, in: outer) }
    guard let declaration = program.declaration(of: type), program[declaration].kind.isObject else {
      return outer
    }
    return notes.push(.injection, in: outer, value: declaration.index, code: code)
  }
}

extension CheckedFile {
  /// The member that holds the value of an expression, or none.
  @inline(__always)
  func holder(_ id: CodeID) -> MemberID {
    var id = id
    while true {
      let reference = references[id]
      switch reference.kind {
      case .member, .staticMember, .bindingMember: return reference.member
      // What is no member may still be the value of one.
      default: break
      }
      let node = code.nodes.address(id)
      switch node.pointee.kind {
      case .forceUnwrap, .chainStep, .optionalChain: id = node.pointee.first
      // What any other code gives is held by no member.
      default: return .none
      }
    }
  }
}

extension CheckedFile {
  /// True for a statement that may leave its block.
  @inline(__always)
  fileprivate func mayLeave(_ id: CodeID) -> Bool {
    guard id.index >= 0 else { return false }
    switch code.nodes.address(id).pointee.kind {
    case .guardStatement, .returnStatement, .throwStatement, .breakStatement, .continueStatement: return true
    case .ifStatement, .block, .switchStatement, .forLoop, .whileLoop, .doStatement, .switchCase:
      return mayLeaveInside(id)
    // No other statement ends what stands around it.
    default: return false
    }
  }

  /// The same for a statement with others inside.
  @inline(never)
  private func mayLeaveInside(_ id: CodeID) -> Bool {
    let node = code.nodes[id]
    switch node.kind {
    case .ifStatement: return mayLeave(node.first) || mayLeave(node.second)
    case .switchCase, .whileLoop: return mayLeave(node.first)
    case .doStatement:
      return mayLeave(node.first) || code.items(node.list).contains { mayLeave($0) }
    // All else that is asked about keeps its statements in its list.
    default: return code.items(node.list).contains { mayLeave($0) }
    }
  }
}

extension CheckedFile {
  /// True for a modifier without arguments.
  fileprivate func isBare(_ application: ModifierApplication) -> Bool {
    application.arguments.allSatisfy { argumentMaps[$0].isNone }
  }

  /// True for `.automatic` and `DefaultButtonStyle()`, which change nothing.
  fileprivate func isAutomatic(_ application: ModifierApplication) -> Bool {
    application.arguments.contains { index in
      let value = argumentMaps[index]
      if value.isNone { return true }
      let node = code.nodes[value]
      let name = node.kind == .call ? code.nodes[node.first].name : node.name
      return name == Names.automatic || name == Names.defaultButtonStyle
    }
  }
}
