import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Uses of declared views.
extension FileChecker {
  /// A use of a declared view by its name.
  mutating func checkDeclared(_ node: XMLNodeID, _ declaration: DeclarationID) -> ViewID {
    var view = ViewNode(.declared, node)
    view.target = declaration.index
    let firstText = stacks.texts.count
    let slot = program.members(of: declaration).first {
      program[$0].kind == .slot && program[$0].name.isEmpty
    }
    let names = slot.flatMap { program[$0].parameters.isEmpty ? nil : xml.attribute(Names.asName, of: node) }
    forEachAttribute(of: node) { checker, name, text in
      if name == Names.modifiers || names != nil && name == Names.asName { return }
      checker.stacks.texts.append(NamedText(name: name, text: text))
    }
    let firstUse = stacks.uses.count
    let use = checkArguments(from: firstText, of: declaration, at: node, isDestination: false)
    stacks.texts.removeAll(from: firstText)
    var content = AttributeUse(
      position: -1, form: .views, type: .view, range: xml[node].range, nameRange: xml[node].nameRange)
    let depth = scope.depth
    if let slot, let names { bindValues(of: slot, as: names.value, use, &content) }
    let outerSelection = elementContext.selection
    if slot != nil { noteOnlySelection(from: firstUse) }
    let contents = checkContents(of: node, parent: nil)
    elementContext.set(selection: outerSelection)
    scope.shrink(to: depth)
    if let slot {
      if !views(contents).isEmpty {
        content.member = slot
        content.views = addViews(contents)
        stacks.uses.append(content)
      }
    } else if !program[declaration].isLayout, let first = views(contents).first, !mayHoldViews(declaration) {
      let child = checked.views[first].xml
      report(
        .syntaxMisplacedElement, xml[child].nameRange,
        "`\(program[declaration].name)` has no slot for views.",
        related: [RelatedPlace("declared here", program.location(of: declaration))],
        help: "Give it `<Slot/>`, and `<Content/>` where the views are to stand.")
    }
    if program[declaration].isLayout {
      addLists(of: contents, to: &view)
    } else {
      let parts = addParts(contents)
      view.setLists(parts.lowerBound, parts: parts.lowerBound, end: parts.upperBound)
    }
    leave(contents)
    view.attributes = addUses(from: firstUse)
    let told = checked.typesOfViews.last { $0.element == node }?.type
    let type = program[declaration].kind.isView ? told ?? program[declaration].type : .view
    view.modifiers = checkModifiers(
      of: node, receiver: program[declaration].isShape ? LibraryTypes.shape : type)
    return add(view)
  }

  /// True for a view of which a faulty `Init` or closure, which is reported there, may say that it takes views.
  mutating func mayHoldViews(_ declaration: DeclarationID) -> Bool {
    program[declaration].hasRefusedInitializer
      || program.members(of: declaration).contains { givesUnknown(program[$0].type) || isFaulty($0) }
  }

  /// True for a function whose result is not known.
  private mutating func givesUnknown(_ type: TypeID) -> Bool {
    if case .function(_, let result) = (type.wrapped ?? type).kind { result.isError } else { false }
  }

  /// True for a function of which the parameters could not be read.
  mutating func isFaulty(_ function: MemberID) -> Bool {
    !function.isNone && program[function].kind == .function
      && program.parameters[program[function].parameters].contains { $0.name.isEmpty && $0.type.isError }
  }

  /// Checks the attributes that stand on the stack of texts from `first` on against the parameters of a declared view.
  @discardableResult
  mutating func checkArguments(
    from first: Int, of declaration: DeclarationID, at node: XMLNodeID, isDestination: Bool
  ) -> DeclaredUse {
    var use = DeclaredUse(
      declaration: declaration, node: node,
      type: program.protocols.hasGenericTypes ? program.opened(program[declaration].type) : .error)
    checkArguments(from: first, &use, waiting: false)
    if use.isGeneric {
      checkArguments(from: first, &use, waiting: true)
      checked.typesOfViews.append(TypedView(element: node, type: substitute(use.type, use.bound)))
    }
    if program.initializerNumber(of: declaration) != nil {
      chooseInitializer(from: first, use, isDestination: isDestination)
      return use
    }
    for member in program[declaration].members where !program[declaration].hasRefusedInitializer {
      guard program.members[member].isParameter, !program.mayBeLeftOut(member) else { continue }
      reportMissing(member, from: first, use, isDestination: isDestination)
    }
    return use
  }

  /// Reports a parameter that none of the texts from `first` on on the stack gives.
  private mutating func reportMissing(
    _ member: MemberID, from first: Int, _ use: DeclaredUse, isDestination: Bool
  ) {
    let (declaration, node) = (use.declaration, use.node)
    guard isMissing(member, of: declaration, from: first), !givesUnknown(program[member].type) else { return }
    report(
      .typeMissingArgument, isDestination ? destinationRange(node) : xml[node].nameRange,
      "`\(program[declaration].name)` needs `\(program[member].label)`\(wantedType(member).isError ? "" : ", of type \(wantedType(member))"), and it is not given here.",
      related: [RelatedPlace("declared here", program.location(of: member))],
      help: isDestination && isOwn(program[member].name, ofLink: node)
        ? "`\(program[member].name)` here is the link's own: give both inside it, "
          + "`<Destination><\(program[declaration].name) \(program[member].name)=\"…\"/></Destination>`."
        : program[member].kind == .binding
          ? "Add `\(program[member].label)=\"$…\"`." : "Add `\(program[member].label)=\"{…}\"`.")
  }

  /// Finds the `Init` of a view with several that takes what the texts from `first` on on the stack give, and puts its number on the
  /// stack of uses.
  private mutating func chooseInitializer(from first: Int, _ use: DeclaredUse, isDestination: Bool) {
    let given = stacks.texts[from: first].compactMap { text in
      program.passed(text.name, to: use.declaration).map { (member: $0, text: text.text) }
    }.filter { program[$0.member].isParameter }
    guard let number = program.initializerNumber(of: use.declaration) else { return }
    let chosen = program.initializer(of: use.declaration, taking: given.map(\.member))
    let initializers = program.initializersOfView(use.declaration)
    let taken = program.taken(by: initializers[chosen])
    if let extra = given.first(where: { given in !taken.contains { $0.member == given.member } }) {
      let others = given.map(\.member).filter { other in taken.contains { $0.member == other } }
        .map { "`\(program[$0].label)`" }
      report(
        .typeExtraArgument, extra.text.name,
        "No Init of `\(program[use.declaration].name)` takes \(others.joined(separator: ", ")) and `\(program[extra.member].label)`.",
        related: [RelatedPlace("declared here", program.location(of: extra.member))],
        help: "It is made by \(initializers.map { labels(of: $0) }.joined(separator: ", or by ")).")
    } else {
      for parameter in taken where !parameter.hasDefault {
        reportMissing(parameter.member, from: first, use, isDestination: isDestination)
      }
    }
    var argument = AttributeUse(
      position: -1, form: .literal, type: .int, range: xml[use.node].nameRange,
      nameRange: xml[use.node].nameRange)
    argument.constant = addConstant(Constant.int(chosen))
    argument.member = number
    stacks.uses.append(argument)
  }

  /// What an `Init` takes, as attributes name it.
  private mutating func labels(of initializer: MemberID) -> String {
    let names = program.taken(by: initializer).map { program[$0.member].label.text }
    return names.isEmpty ? "nothing" : "`\(names.joined(separator: ", "))`"
  }

  /// Checks the attributes that wait for others to tell types, or those that do not.
  private mutating func checkArguments(from first: Int, _ use: inout DeclaredUse, waiting: Bool) {
    for place in first..<stacks.texts.count {
      let (name, text) = (stacks.texts[place].name, stacks.texts[place].text)
      guard let member = program.passed(name, to: use.declaration) else {
        if !waiting, !program[use.declaration].hasRefusedInitializer {
          reportUnknownArgument(name, text, use.declaration, at: use.node)
        }
        continue
      }
      if (use.isGeneric && waits(member)) == waiting { checkArgument(name, text, of: member, &use) }
    }
  }

  /// True for what is given values of types that any other attribute may tell: functions and views of slots.
  private mutating func waits(_ member: MemberID) -> Bool {
    program[member].kind == .slot || isFunction(program[member].type)
  }

  /// Checks an attribute, or the views of a slot, and puts it on the stack of uses.
  private mutating func checkArgument(
    _ name: Name, _ text: AttributeText, of member: MemberID, _ use: inout DeclaredUse
  ) {
    if program[member].kind == .slot {
      stacks.uses.append(checkSlot(name, member, use))
      return
    }
    checkChild(named: text, of: use.node)
    guard program[member].isParameter, program[member].kind != .state || isObservable(program[member].type)
    else { return reportNoParameter(text, member, use.declaration) }
    var argument = checkArgument(text, member, &use)
    argument.member = member
    stacks.uses.append(argument)
  }

  /// True for an attribute that a link takes itself, and so does not pass to its destination.
  private mutating func isOwn(_ name: Name, ofLink node: XMLNodeID) -> Bool {
    guard let place = signatures.element(named: xml[node].name), attributeText(name, of: node) != nil else {
      return false
    }
    return signatures.elements[place].attribute(name) != nil
  }

  /// True where none of the texts from `first` on on the stack gives a parameter, also under a name that is none.
  private mutating func isMissing(
    _ member: MemberID, of declaration: DeclarationID, from first: Int
  ) -> Bool {
    let name = program[member].label
    for place in first..<stacks.texts.count where stacks.texts[place].name == name {
      if program.passed(name, to: declaration) == member { return false }
    }
    for place in first..<stacks.texts.count
    where program.passed(stacks.texts[place].name, to: declaration) == nil {
      if Suggestion.nearest(to: stacks.texts[place].name.text, among: [name.text]) != nil { return false }
    }
    return true
  }

  private mutating func destinationRange(_ node: XMLNodeID) -> SourceRange {
    xml.attribute(Names.destination, of: node)?.value ?? xml[node].nameRange
  }

  mutating func wantedType(_ member: MemberID) -> TypeID {
    program[member].kind == .binding ? program[member].type.binding : program[member].type
  }

  private mutating func checkArgument(
    _ text: AttributeText, _ member: MemberID, _ use: inout DeclaredUse
  ) -> AttributeUse {
    let wanted = Expectation(
      type: type(wantedType(member), in: use),
      what: .part(program[member].name, of: program[use.declaration].name),
      declared: program.location(of: member))
    if isFunction(wanted.type) {
      let argument = checkFunction(text, wanted)
      tellResult(of: argument, wanted.type, &use)
      return argument
    }
    let argument = checkValue(text, wanted)
    if !wanted.type.isConcrete, !argument.code.isNone {
      unify(wanted.type, checked.type(argument.code), &use.bound)
    }
    return argument
  }

  /// Notes what a function gives for the type parameters that its result names.
  private mutating func tellResult(of argument: AttributeUse, _ wanted: TypeID, _ use: inout DeclaredUse) {
    guard !wanted.isConcrete, !argument.code.isNone,
      case .function(_, let result) = (wanted.wrapped ?? wanted).kind, !result.isConcrete
    else { return }
    var given = checked.type(argument.code)
    if argument.form == .function {
      guard case .function(_, let type) = (given.wrapped ?? given).kind else { return }
      given = type
    }
    if isConcrete(given), !given.holdsError { unify(result, given, &use.bound) }
  }

  /// A type that a view declares, as far as its attributes told what the type parameters of the view are.
  private mutating func type(_ type: TypeID, in use: DeclaredUse) -> TypeID {
    guard program.protocols.hasGenericTypes else { return type }
    return substitute(program.type(type, in: use.type), use.bound)
  }

  private mutating func checkSlot(_ name: Name, _ member: MemberID, _ view: DeclaredUse) -> AttributeUse {
    let node = view.node
    var use = AttributeUse(
      position: -1, form: .views, type: .view, range: xml[node].range, nameRange: xml[node].nameRange)
    use.member = member
    for child in xml.children(of: node) where xml[child].kind == .element && xml[child].name == name {
      use.stand(for: xml[child])
      let depth = scope.depth
      if let attribute = xml.attribute(Names.asName, of: child) {
        bindValues(of: member, as: attribute.value, view, &use)
      }
      use.views = checkViews(of: child)
      scope.shrink(to: depth)
    }
    return use
  }

  /// Brings the values that a slot gives its views into scope, by the names that `as` has for them.
  private mutating func bindValues(
    of slot: MemberID, as names: SourceRange, _ view: DeclaredUse, _ use: inout AttributeUse
  ) {
    let parameters = program[slot].parameters
    use.slot = scope.nextSlot
    let words = source.text(names).split(separator: ",")
    for (place, word) in words.prefix(64).enumerated() {
      var type =
        place < parameters.count
        ? type(program.parameters[parameters.lowerBound.advanced(by: place)].type, in: view) : TypeID.error
      if !type.isConcrete { type = .error }
      _ = declare(.closureParameter, Name(String(word.filter { $0 != " " })), type, at: names)
    }
    if words.count != parameters.count { reportSlotNames(words.count, slot, at: names) }
    use.slotCount = scope.nextSlot - use.slot
  }

  mutating func reportUnknownArgument(
    _ name: Name, _ text: AttributeText, _ declaration: DeclarationID, at node: XMLNodeID
  ) {
    let known =
      program.parameters(of: declaration).map { program[$0].label.text }
      + program.members(of: declaration).filter { program[$0].kind == .slot && !program[$0].name.isEmpty }
      .map { program[$0].name.text }
    let near = nearestMissing(to: name, among: known + [Names.modifiers.text], at: node)
    let isModifier = !catalog.modifiers(named: name).isEmpty
    report(
      .typeExtraArgument, text.name, "`\(program[declaration].name)` has no parameter `\(name)`.",
      related: [RelatedPlace("declared here", program.location(of: declaration))],
      help: near.map { "It has `\($0)`, which is spelt nearly the same." }
        ?? (isModifier
          ? "It is a modifier: `modifiers=\".\(name)(…)\"`."
          : known.isEmpty
            ? "Remove it: it takes none."
            : "Remove it: it takes \(known.map { "`\($0)`" }.joined(separator: ", "))."),
      fixes: change(text.name, to: near))
  }

  /// How a state starts from what a caller passes, without being set from outside.
  private mutating func draft(of state: Member) -> String {
    let word = state.name.text
    let first = "initial\(word.prefix(1).uppercased())\(word.dropFirst())"
    return
      "A draft that an action hands back starts from a `<Let name=\"\(first)\" type=\"\(state.type)\"/>` that the caller gives: "
      + "`<State name=\"\(word)\" type=\"\(state.type)\" value=\"{\(first)}\"/>`."
  }

  mutating func reportNoParameter(
    _ text: AttributeText, _ member: MemberID, _ declaration: DeclarationID
  ) {
    let declared = program[member]
    let related = [RelatedPlace("declared here", program.location(of: member))]
    if [.focusState, .accessibilityFocusState].contains(declared.kind),
      source.written(in: text.value).starts(with: Array("{_".utf8))
    {
      report(
        .typeExtraArgument, text.name,
        "A view hands the focus on as a binding, and `\(declared.name)` is \(declared.kind.element.withArticle) of \(program[declaration].name).",
        related: related,
        help:
          "Declare it as `<Binding>` there, whose `$\(declared.name)` the modifiers of the focus take, and pass `$…`."
      )
      return
    }
    if declared.kind.isOwnedByView {
      let kind = program.declaration(of: declared.type.wrapped ?? declared.type).map { program[$0].kind }
      let (watcher, keeper) =
        kind == .observable ? ("Let", "State") : ("ObservedObject", "StateObject")
      report(
        .truthStateSetFromOutside, text.name,
        "`\(declared.name)` is \(declared.kind.element.withArticle) of \(program[declaration].name): the view owns it, and nobody outside sets it.",
        related: related,
        help: declared.kind == .stateObject || kind?.isObject == true
          ? "Declare it as `<\(watcher)>` where the caller owns the object; one that the view is to keep as it was given first has no "
            + "`value`, and is not `private`: `<\(keeper) name=\"\(declared.name)\" type=\"\(declared.type)\"/>`."
          : "Declare it as `<Binding>` where the caller owns the value, or as `<Let>` where the view only reads it."
            + (declared.kind == .state ? " \(draft(of: declared))" : "")
      )
      return
    }
    let why =
      declared.kind == .environmentObject || declared.kind == .environment
      ? "comes from the environment" : declared.kind == .constant ? "has a fixed value" : "is no parameter"
    report(
      .typeExtraArgument, text.name,
      "`\(declared.name)` of \(program[declaration].name) \(why), so it is not passed.",
      related: related,
      help: declared.kind == .environmentObject
        ? "Inject it: `.environmentObject(…)` in the chain of a view above."
        : declared.kind == .constant
          ? "Remove it, or declare `\(declared.name)` as `<Var>`: then it is a parameter with a default."
          : "Remove it.")
  }
}
