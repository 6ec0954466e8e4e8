import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// Checks the `modifiers` of an element.
  mutating func checkModifiers(of node: XMLNodeID, receiver: TypeID) -> Range<ModifierID> {
    guard let text = attributeText(Names.modifiers, of: node) else { return .none }
    return checkModifiers(text, receiver)
  }

  /// Checks the `modifiers` of an element whose attributes were looked at.
  mutating func checkModifiers(
    of node: XMLNodeID, _ given: GivenAttributes, receiver: TypeID
  ) -> Range<ModifierID> {
    if !given.isComplete { return checkModifiers(of: node, receiver: receiver) }
    if given.chain < 0 { return .none }
    return checkModifiers(AttributeText(xml.attributes(of: node).storage[Int(given.chain)]), receiver)
  }

  private mutating func checkModifiers(_ text: AttributeText, _ receiver: TypeID) -> Range<ModifierID> {
    let bytes = Int(text.value.start)..<Int(text.value.end)
    if text.needsDecoding || trial.isOn || bytes.count > CheckedChain.longest {
      return checkAnew(text, receiver)
    }
    let chains = memory.chains
    let (hash, finding) = chains.find(bytes, in: source.bytes, with: UInt64(receiver.raw))
    let start = text.value.start
    switch finding {
    case .known(let known):
      let found = known._withUnsafeGuaranteedRef { known -> Range<ModifierID>? in
        let chain = unsafeDowncast(known, to: CheckedChain.self)
        return chain.receiver == receiver ? add(chain, startingAt: start) : nil
      }
      return found ?? checkAnew(text, receiver)
    case .unfit:
      guard let parsed = parseOnce(text.value, false, .chain) else { return checkAnew(text, receiver) }
      return checkChain(parsed.chain, receiver: receiver)
    case .new: return checkAnew(text, receiver)
    case .seen:
      let extent = extent(startingAt: start)
      let modifiers = checkAnew(text, receiver)
      chains.keep(CheckedChain(source.bytes[bytes], receiver, self, since: extent), hash: hash)
      return modifiers
    }
  }

  private mutating func checkAnew(_ text: AttributeText, _ receiver: TypeID) -> Range<ModifierID> {
    if reportBraces(text, Names.modifiers) { return .none }
    return checkChain(parser.modifierChain(in: text.value, decoding: text.needsDecoding), receiver: receiver)
  }

  /// Checks a chain on `self` that stands as code; one that holds views, `.padding().overlay { … }`, is a value of code.
  mutating func checkChainCode(_ source: CodeSource) -> CheckedBody {
    var body = CheckedBody()
    let chain = parser.modifierChain(in: source.range, decoding: source.needsDecoding)
    if code.items(chain).contains(where: { holdsViews($0) }) {
      body.code = valueOfChain(chain, at: source.range)
      check(body.code, Expectation(type: .view, what: "This chain"))
    } else {
      body.chain = checkChain(chain, receiver: .view)
    }
    body.frameSize = scope.nextSlot
    return body
  }

  /// True for a modifier that is given views in a closure.
  private mutating func holdsViews(_ id: CodeID) -> Bool {
    code[id].kind == .call && CatalogSignatures.attachments[code[code[id].first].name] != nil
      && code.items(code[id].list).contains { code[code[$0].first].kind == .closure }
  }

  /// A chain as the calls that it is on `self`.
  private mutating func valueOfChain(_ chain: CodeList, at range: SourceRange) -> CodeID {
    let start = SourceRange(range.start, range.start)
    return code.items(chain).reduce(addNode(CodeNode(.selfReference, start))) { base, id in
      var (call, callee) = (code[id], code[code[id].first])
      callee.kind = .member
      callee.first = base
      call.first = addNode(callee)
      return addNode(call)
    }
  }

  private mutating func checkChain(_ list: CodeList, receiver: TypeID) -> Range<ModifierID> {
    var receiver = receiver
    let start = stacks.chain.count
    var read = 0
    for (place, id) in code.items(list).enumerated() where place >= read {
      if code[id].kind == .call {
        let application = checkModifier(id, &receiver)
        stacks.chain.append(application)
      } else if code[id].kind == .implicitMember {
        read = place
        let application = checkProperty(Array(code.items(list).dropFirst(place)), receiver, reading: &read)
        stacks.chain.append(application)
        receiver = .view
      }
    }
    return addChain(from: start)
  }

  /// Moves the modifiers from a place on the stack into a list.
  private mutating func addChain(from start: Int) -> Range<ModifierID> {
    let first = checked.modifiers.endIndex
    checked.modifiers.append(contentsOf: stacks.chain[from: start])
    stacks.chain.removeAll(from: start)
    return first..<checked.modifiers.endIndex
  }

  private mutating func checkModifier(_ id: CodeID, _ receiver: inout TypeID) -> ModifierApplication {
    let node = code[id]
    let callee = code[node.first]
    if callee.name == Names.when {
      if isDeclaredView(receiver) { receiver = .view }
      return checkWhen(node, id, receiver)
    }
    let first = calls.functions.count
    addViewFunctions(named: callee.name, receiver)
    if calls.functions.count > first, !leaveToCatalog(from: first, callee.name, node, receiver) {
      let given = callFunction(from: first, node, id, code.items(node.list))
      let found = reference(id)
      let isOwn = found.kind == .function && isOwn(found.member, receiver)
      receiver = isOwn && isDeclaredView(given) ? given : .view
      guard found.kind == .function else { return ModifierApplication(.faulty, call: id) }
      return ModifierApplication(
        isOwn ? .own : .function, target: found.index, call: id, arguments: mapRange(found.map))
    }
    guard
      let found = resolveModifier(
        callee.name, at: SourceRange(callee.range.end - UInt32(callee.name.utf8.count), callee.range.end),
        node, id, receiver)
    else { return ModifierApplication(.faulty, call: id) }
    receiver = result(of: found.index, receiver)
    if callee.name == Names.id || callee.name == Names.tag, let argument = code.items(node.list).first {
      let value = code[argument].first
      requireHash(checked.type(value), callee.name == Names.id ? "Ids" : "Tags", range(value))
    }
    return found.application
  }

  /// Puts the functions that a declared view has itself, or that an `Extension of="View"` (or of the receiver) adds, on the
  /// stack of functions.
  private mutating func addViewFunctions(named name: Name, _ receiver: TypeID) {
    if let declaration = program.declaration(of: receiver), program[declaration].kind.isView {
      for member in program.members(of: declaration, named: name)
      where program[member].kind == .function && !program[member].isStatic && isView(program[member].type) {
        calls.functions.append(member)
      }
    }
    if receiver != .view { addMethods(program.extensionIndex.find(receiver.raw, name)) }
    if receiver != LibraryTypes.shape, StandardLibrary.shapeTypes.contains(receiver) {
      addMethods(program.extensionIndex.find(LibraryTypes.shape.raw, name))
    }
    addMethods(program.extensionIndex.find(TypeID.view.raw, name))
  }

  /// True for a function of the declared view that is the receiver.
  private mutating func isOwn(_ function: MemberID, _ receiver: TypeID) -> Bool {
    isDeclaredView(receiver)
      && program.declaration(of: program[program[function].owner].type) == program.declaration(of: receiver)
  }

  private mutating func isDeclaredView(_ type: TypeID) -> Bool {
    program.declaration(of: type).map { program[$0].kind.isView } ?? false
  }

  private mutating func addMethods(_ members: Table<Int, MemberID>) {
    for member in members
    where program[member].kind == .function && !program[member].isStatic && program[member].type != .void {
      calls.functions.append(member)
    }
  }

  /// True where the functions of extensions that stand on the stack from `first` on do not take the arguments of a call, and a
  /// modifier of the catalogue does: those functions are taken from the stack. Costs nothing for names that only
  /// extensions have.
  private mutating func leaveToCatalog(
    from first: Int, _ name: Name, _ node: CodeNode, _ receiver: TypeID
  ) -> Bool {
    let overloads = signatures.overloads(named: name)
    if overloads.isEmpty { return false }
    let arguments = code.items(node.list)
    let own = fit(ofFunctionsFrom: first, arguments)
    if own == .types { return false }
    let mark = calls.mark
    var given = CallFit.none
    for place in overloads where given != .types && takes(signatures.overloads[place].modifier, receiver) {
      given = max(given, fit(arguments, shape(ofOverload: place)))
    }
    calls.restore(mark)
    // Inside of the extension's own function the other one is meant.
    let isOwn = !member.isNone && (first..<calls.functions.count).contains { calls.functions[$0] == member }
    if given == .types || given == .labels && (own == .none || isOwn) {
      calls.functions.removeAll(from: first)
      return true
    }
    return false
  }

  /// True where no member of the library takes arguments with the labels of a call, and a modifier of the catalogue does:
  /// `Color.red.shadow(radius: 3)` beside `Color.red.shadow(.drop(radius: 3))`.
  private mutating func leaveToCatalog(
    _ members: LibraryPlaces, _ name: Name, _ arguments: CodeItems, _ receiver: TypeID
  ) -> Bool {
    let overloads = signatures.overloads(named: name)
    if overloads.isEmpty { return false }
    let mark = calls.mark
    defer { calls.restore(mark) }
    for place in members {
      let entry = libraryEntry(at: place)
      if entry.member.form != .method || match(arguments, shape(of: entry)).fault == nil { return false }
    }
    return overloads.contains { place in
      takes(signatures.overloads[place].modifier, receiver)
        && match(arguments, shape(ofOverload: place)).fault == nil
    }
  }

  private mutating func mapRange(_ map: ArgumentPlace) -> Range<ArgumentPlace> {
    map.isNone ? .none : checked.argumentMaps.table.expressions(at: map)
  }

  /// `.when(condition) { chain }`.
  private mutating func checkWhen(_ node: CodeNode, _ id: CodeID, _ receiver: TypeID) -> ModifierApplication {
    let arguments = code.items(node.list)
    guard arguments.count == 2, code[code[arguments[1]].first].kind == .closure else {
      report(
        .typeMissingArgument, node.range, "`.when` takes a condition and, in braces, the chain to apply.",
        help: "Write it as `.when(isBig) { .font(.title) }`.")
      return ModifierApplication(.faulty, call: id)
    }
    let condition = code[arguments[0]].first
    check(condition, Expectation(type: .bool, what: "The condition of `.when`"))
    let map = addMap(of: [condition])
    let block = code[code[code[arguments[1]].first].second]
    var calls: [CodeID] = []
    for statement in code.items(block.list) { flatten(code[statement].first, into: &calls) }
    var inner = receiver
    let start = stacks.chain.count
    for call in calls {
      let application = checkModifier(call, &inner)
      stacks.chain.append(application)
    }
    return ModifierApplication(call: id, condition: map.advanced(by: 1), inner: addChain(from: start))
  }

  /// The calls of `.a().b()`, innermost first.
  private mutating func flatten(_ id: CodeID, into calls: inout [CodeID]) {
    guard !id.isNone, code[id].kind == .call else { return }
    let callee = code[code[id].first]
    if callee.kind == .member { flatten(callee.first, into: &calls) }
    calls.append(id)
  }

  /// A modifier of the catalogue: chosen by receiver, labels and types. Reports and gives nil where none fits.
  private mutating func resolveModifier(
    _ name: Name, at range: @autoclosure () -> SourceRange, _ node: CodeNode, _ id: CodeID, _ receiver: TypeID
  ) -> (index: Int, application: ModifierApplication)? {
    let mark = calls.mark
    defer { calls.restore(mark) }
    let found = signatures.overloads(named: name)
    let first = calls.candidates.count
    for place in found where takes(signatures.overloads[place].modifier, receiver) {
      calls.addCandidate(shape(ofOverload: place))
    }
    let arguments = code.items(node.list)
    let outer = expressionContext.followed
    if name == Names.onReceive, let publisher = arguments.first {
      stripStages(publisher)
      expressionContext.follow(code[publisher].first)
    }
    defer { expressionContext.follow(outer) }
    guard calls.candidates.count > first else {
      noteProbe(name, .modifier(of: receiver))
      reportUnknownModifier(name, at: range(), catalog.modifiers(named: name), receiver)
      for argument in arguments where code[code[argument].first].kind != .closure {
        infer(code[argument].first, expecting: .error)
      }
      return nil
    }
    let choice =
      name == Names.onReceive ? chooseFollower(arguments, from: first) : choose(arguments, from: first)
    let match = calls.candidates[first + choice]
    if match.fault != nil {
      if let element = CatalogSignatures.attachments[name], holdsClosure(node) || lacksView(arguments) {
        reportHoldsViews(name, element, at: range(), arguments)
        return nil
      }
      let usable = catalog.modifiers(named: name).filter { takes($0, receiver) }
      report(
        .syntaxUnknownModifier, SourceRange(range().start, node.range.end),
        "`.\(name)` does not take these arguments.",
        help: "It is written "
          + usable.flatMap { catalog.modifiers[$0].signatures }.map { "`.\($0)`" }.joined(separator: " or ")
          + ".")
      for argument in arguments where code[code[argument].first].kind != .closure {
        infer(code[argument].first, expecting: .error)
      }
      return nil
    }
    var usable = -1
    for place in found where takes(signatures.overloads[place].modifier, receiver) {
      usable += 1
      if usable == choice { return applied(name, signatures.overloads[place], match, id) }
    }
    return nil
  }

  private static let preferences: SmallSet<Name> = [
    "preference", "transformPreference", "onPreferenceChange", "overlayPreferenceValue",
    "backgroundPreferenceValue",
  ]

  private static let reduce: Name = "reduce"

  /// Has the value that is handed up be of the type of the key's `defaultValue`; reports what is no key.
  private mutating func bindPreference(_ match: ArgumentMatch, _ name: Name, _ bound: inout TypeBindings) {
    let key = calls.argument(match, 0)
    let type = tried(key, .any).type
    if type.isError {
      unify(TypeID(.parameter(1)), .error, &bound)
      return
    }
    if case .metatype(let named) = type.kind, let declaration = program.declaration(of: named),
      program.members(of: declaration, named: Self.reduce).contains(where: {
        program[$0].kind == .function && program[$0].isStatic && program[$0].parameters.count == 2
          && program[$0].parameters.first.map { program.parameters[$0].isInOut } == true
      }),
      let value = program.defaultOfKey(declaration)
    {
      unify(TypeID(.parameter(1)), program[value].type, &bound)
      return
    }
    report(
      .typeMismatch, range(key), "`.\(name)` takes the type of a PreferenceKey.",
      help:
        "That is a Struct with a static `defaultValue` and a static `reduce(value:nextValue:)`, named as `Height.self`."
    )
    unify(TypeID(.parameter(1)), .error, &bound)
  }

  /// Reports a value of `.modifier(…)` that cannot change views: one of a type that is no Modifier.
  private mutating func checkDeclaredModifier(_ value: CodeID) {
    guard !value.isNone, let id = program.declaration(of: checked.type(value)) else { return }
    let kind = program[id].kind
    guard kind == .structure || kind == .enumeration || kind.isObject || kind.isView,
      !program.protocols.isRefused(id)
    else { return }
    report(
      .typeMismatch, range(value),
      "`.modifier` takes a Modifier, and `\(program[id].name)` is \(kind.element.withArticle).",
      related: [RelatedPlace("declared here", program.location(of: id))],
      help:
        "Declare it as `<Modifier name=\"\(program[id].name)\">`, in whose Body `<Content/>` stands for the view."
    )
  }

  /// What a publisher may go through and give the same values: `.onReceive` follows changes, on one queue.
  private static let stages: SmallSet<Name> = [
    "removeDuplicates", "receive", "debounce", "throttle", "eraseToAnyPublisher",
  ]

  /// Reads `store.$count.removeDuplicates()` in an argument of `.onReceive` as `store.$count`.
  private mutating func stripStages(_ argument: CodeID) {
    var value = code[argument].first
    while code[value].kind == .call, case let callee = code[code[value].first], callee.kind == .member,
      Self.stages.contains(callee.name)
    {
      value = callee.first
    }
    if value != code[argument].first, code[value].flags.contains(.published), code[value].kind == .member {
      parser.draft.nodes[argument].first = value
    }
  }

  /// The parameters of an overload of a modifier.
  private mutating func shape(ofOverload place: Int) -> CallShape {
    let first = calls.parameters.count
    for parameter in signatures.parameters(of: place) { calls.parameters.append(parameter) }
    return calls.shape(from: first)
  }

  /// A modifier of the catalogue whose arguments meet its parameters.
  private mutating func applied(
    _ name: Name, _ overload: CatalogSignatures.Overload, _ match: ArgumentMatch, _ id: CodeID
  ) -> (index: Int, application: ModifierApplication) {
    var bound = TypeBindings()
    if Self.preferences.contains(name) { bindPreference(match, name, &bound) }
    checkArguments(match, of: .modifier(name), &bound)
    if name == Names.focused { checkFocus(match) }
    if name == Names.modifierFunction { checkDeclaredModifier(calls.argument(match, 0)) }
    if name == Names.onReceive { checkFollowed(match) }
    if name == Names.environmentObject || name == Names.environment && overload.number == 0 {
      checkInjected(match, by: name)
    }
    let map = addMap(match)
    return (
      overload.modifier,
      ModifierApplication(
        .catalog, target: Int32(overload.modifier), overload: UInt8(overload.number), call: id,
        arguments: mapRange(map))
    )
  }

  /// A modifier applied to a view in code; nil where there is none of that name.
  mutating func callModifier(
    named name: Name, at range: SourceRange, _ node: CodeNode, _ id: CodeID, receiver: TypeID
  ) -> TypeID? {
    let first = calls.functions.count
    addViewFunctions(named: name, receiver)
    if calls.functions.count > first, !leaveToCatalog(from: first, name, node, receiver) {
      return callFunction(from: first, node, id, code.items(node.list))
    }
    let members = memory.members(.instance, of: receiver, named: name)
    if !members.isEmpty, !leaveToCatalog(members, name, code.items(node.list), receiver) { return nil }
    guard !signatures.overloads(named: name).isEmpty else { return nil }
    guard let found = resolveModifier(name, at: range, node, id, receiver) else { return .view }
    checked.modifiers.append(found.application)
    note(id, Reference(.modifier, found.index, extra: checked.modifiers.count - 1))
    return result(of: found.index, receiver)
  }

  private mutating func takes(_ modifier: Int, _ receiver: TypeID) -> Bool {
    let wanted = signatures.modifiers[modifier].receiver
    return switch wanted {
    case .view: true
    case .toolbarItem, .tab, .tableColumn, .scene, .mapOverlay:
      receiver == library.type(named: Name(wanted.rawValue))
    case .shape: StandardLibrary.shapeTypes.contains(receiver) || isShape(receiver)
    case .image: receiver == signatures.image
    case .text: receiver == signatures.text
    }
  }

  /// What a modifier makes of its receiver: a Text or Image stays one under modifiers of its own.
  private mutating func result(of index: Int, _ receiver: TypeID) -> TypeID {
    let traits = signatures.modifiers[index]
    if isDeclaredView(receiver) { return .view }
    if traits.keepsReceiver || StandardLibrary.partTypes.contains(receiver) { return receiver }
    switch traits.receiver {
    case .toolbarItem, .tab, .tableColumn, .scene, .mapOverlay: return receiver
    case .image, .text: return receiver
    case .shape: return .view
    case .view: return traits.isEnvironment && receiver == signatures.text ? receiver : .view
    }
  }

  private mutating func holdsClosure(_ node: CodeNode) -> Bool {
    code.items(node.list).contains { code[code[$0].first].kind == .closure }
  }

  /// True for `(alignment: .top)`: the view that is placed so is missing.
  private mutating func lacksView(_ arguments: CodeItems) -> Bool {
    arguments.count == 1 && arguments.first.map { code[$0].name.text == "alignment" } == true
  }

  private mutating func reportHoldsViews(
    _ name: Name, _ element: String, at range: SourceRange, _ arguments: CodeItems? = nil
  ) {
    var tag = element
    if let argument = arguments?.first(where: { code[$0].name.text == "alignment" }) {
      let value = source.text(self.range(code[argument].first))
      tag += " alignment=\"\(value.hasPrefix(".") ? String(value.dropFirst()) : "{\(value)}")\""
    }
    report(
      .syntaxUnknownModifier, range, "`.\(name)` holds views, so it is a child element.",
      help: "Write `<\(tag)>` inside the view that it belongs to.")
  }

  mutating func reportUnknownModifier(
    _ name: Name, at range: SourceRange, _ others: [Int], _ receiver: TypeID
  ) {
    if let other = others.first {
      let wanted = catalog.modifiers[other].receiver.rawValue
      report(
        .syntaxUnknownModifier, range,
        "`.\(name)` is a modifier of \(wanted), and this is \(describe(receiver)).",
        help:
          "Put it before the modifiers that make a plain view of the \(wanted), or on \(wanted.withArticle).")
      return
    }
    if let element = CatalogSignatures.attachments[name] {
      reportHoldsViews(name, element, at: range)
      return
    }
    if let instead = MissingTypes.instead(ofModifier: name) {
      let other = MissingTypes.renamed(modifier: name)
      return report(
        .syntaxUnknownModifier, range, Self.lacking(modifier: name), help: instead,
        fixes: change(range, to: other, dot: "."))
    }
    if SwiftNames.isModifier(name.text) {
      return report(
        .syntaxUnknownModifier, range, Self.lacking(modifier: name),
        help: "Leave it out, or do what it does by others: Documentation/Modifiers.md lists them.")
    }
    let known = catalog.modifiers.map(\.name)
    report(
      .syntaxUnknownModifier, range, Self.lacking(modifier: name),
      help: Suggestion.text(
        for: name.text, among: known,
        otherwise:
          "Documentation/Modifiers.md lists all; one of your own is a Func in `<Extension of=\"View\">`."),
      fixes: change(range, to: Suggestion.nearest(to: name.text, among: known), dot: "."))
  }
}
