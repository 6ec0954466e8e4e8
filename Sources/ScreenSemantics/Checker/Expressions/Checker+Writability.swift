import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// Reports `flow/immutable-assignment` where `id` cannot be written. `because` says what writes, if not `=`.
  mutating func requireWritable(_ id: CodeID, for function: Name, at place: SourceRange) {
    let isSet = !function.isEmpty && LibraryTypes.formatters.contains(checked.type(id))
    guard var obstacle = isSet ? formatterObstacle(id) : obstacle(id) else { return }
    if function.isEmpty, let place = context.result, place.isSingle, place.expected == .bool {
      (obstacle.help, obstacle.fixes) = ("`=` assigns; compare with `==`.", [])
    }
    report(
      .flowImmutableAssignment, obstacle.range,
      (function.isEmpty ? "Cannot assign: " : "`\(function)` changes what it is called on, but ")
        + obstacle.message,
      related: obstacle.related, help: obstacle.help, fixes: obstacle.fixes)
  }

  /// Reports a mutating function called from code that may not change `self`.
  mutating func requireMutating(_ range: SourceRange, _ called: Member) {
    guard let obstacle = selfObstacle(range) else { return }
    report(
      .flowImmutableAssignment, range,
      "`\(called.name)` changes what it is called on, but \(obstacle.message)",
      related: obstacle.related, help: obstacle.help, fixes: obstacle.fixes)
  }

  /// Makes one report of several changes of `self` in a function that lacks `mutating`: one word repairs them all.
  mutating func joinChanges(ofSelfSince count: Int) {
    var first: Int?
    for place in checked.diagnostics.indices.dropFirst(count).reversed()
    where checked.diagnostics[place].fixes.first?.edits.first?.text == Self.mutatingText {
      if let later = first {
        let joined = checked.diagnostics[later]
        checked.diagnostics[place].related += [RelatedPlace("it is changed here, too", joined.location)]
        checked.diagnostics[place].related += joined.related.dropFirst()
        checked.diagnostics.remove(at: later)
      }
      first = place
    }
  }

  /// What lets a function change `self`.
  private static let mutatingText = " mutating=\"true\""

  /// Why an expression cannot be written, or nil where it can.
  mutating func obstacle(_ id: CodeID) -> Obstacle? {
    let node = code[id]
    switch node.kind {
    case .name: return nameObstacle(node, id)
    case .selfReference: return selfObstacle(node.range)
    case .member: return memberObstacle(node, id)
    case .subscripting where reference(id).kind == .keyPath: return keyPathObstacle(node)
    case .subscripting where reference(id).kind == .function:
      return subscriptObstacle(node, reference(id).member)
    case .subscripting where checked.type(node.first) == .string:
      return Obstacle(
        range: node.range, message: "a place in a String is only read.",
        help: "Use `replacingOccurrences(of:with:)`, or `remove(at:)` and `insert(_:at:)`.")
    case .subscripting, .forceUnwrap, .chainStep, .optionalChain: return obstacle(node.first)
    case .closureParameter:
      if let closure = context.closure,
        closure.changed.contains(Int(node.a))
          || closure.types.indices.contains(Int(node.a)) && closure.types[Int(node.a)].placed != nil
      {
        return nil
      }
      return Obstacle(
        range: node.range, message: "`$\(node.a)` is a closure's parameter, a value of its own.",
        help: "Change the value where it is kept, such as `items[index]`.")
    case .bindingName:
      return bindingObstacle(node, SourceRange(node.range.start, node.range.start + 1))
    case .error: return nil
    // Any other expression makes a value that nothing keeps.
    default:
      if checked.type(id).isError { return nil }
      return Obstacle(
        range: node.range, message: "this is a value made on the spot, which nothing keeps.",
        help: "Assign to a variable or a State.")
    }
  }

  private mutating func bindingObstacle(_ node: CodeNode, _ dollar: SourceRange) -> Obstacle {
    Obstacle(
      range: node.range, message: "`$\(node.name)` is the binding itself.",
      help: "Write `\(node.name)` to change the value.",
      fixes: [fix("Remove the `$`", .safe, dollar, "")])
  }

  private mutating func subscriptObstacle(_ node: CodeNode, _ id: MemberID) -> Obstacle? {
    if program[id].setter == nil {
      return Obstacle(
        range: node.range, message: "this subscript of \(program[program[id].owner].name) has no `set`.",
        related: [RelatedPlace("declared here", program.location(of: id))],
        help: program[id].traits.contains(.isRequirement)
          ? "Write `<set/>` in it: what conforms has one then." : "Add a `set` to it.")
    }
    let owner = program.declaration(of: program[program[id].owner].type)
    let isShared = program[id].isStatic || owner.map { program.isOfObjects($0) } == true
    return isShared ? nil : obstacle(node.first)
  }

  private mutating func keyPathObstacle(_ node: CodeNode) -> Obstacle? {
    guard let path = code.items(node.list).first.map({ code[$0].first }) else { return nil }
    let type = checked.type(path)
    if case .keyPath(let root, let value) = type.kind {
      return Obstacle(
        range: range(path), message: "this is a \(type), through which values are only read.",
        help: "A path to write through is a `WritableKeyPath[\(root), \(value)]`.")
    }
    let isObject = type.keyPath.flatMap { program.declaration(of: $0.root) }.map { program[$0].kind.isObject }
    return isObject == true ? nil : obstacle(node.first)
  }

  private mutating func nameObstacle(_ node: CodeNode, _ id: CodeID) -> Obstacle? {
    let reference = reference(id)
    switch reference.kind {
    case .local: return localObstacle(node)
    case .member: return ownMemberObstacle(node, program[reference.member], reference.member)
    case .staticMember: return constantObstacle(node.range, program[reference.member], reference.member)
    case .none: return nil
    case .type:
      return Obstacle(range: node.range, message: "`\(node.name)` is a type.")
    // Anything else that a name can mean keeps no value.
    default: return Obstacle(range: node.range, message: "`\(node.name)` is nothing that can be changed.")
    }
  }

  private mutating func localObstacle(_ node: CodeNode) -> Obstacle? {
    guard let local = local(node.name), local.kind != .variable, local.bindingSlot < 0 else { return nil }
    // What a call that is not known gives its closure may be a place that it changes.
    if local.kind == .closureParameter, local.type.isError { return nil }
    if program.declaration(of: local.type).map({ program[$0].kind.isObject }) == true {
      return Obstacle(range: node.range, message: "`\(node.name)` is a \(Self.noun(local.kind)).")
    }
    let place = [RelatedPlace("declared here", location(local.range))]
    switch local.kind {
    case .loopItem:
      return Obstacle(
        range: node.range, message: "`\(node.name)` is a loop variable, a copy of the element.",
        related: place,
        help: "Write `items=\"$…\" as=\"$\(node.name)\"`: then `\(node.name)` is the element itself.",
        fixes: asElement(local))
    case .constant:
      if let copied = configurationCopy(at: local.range) {
        return Obstacle(
          range: node.range, message: "`\(node.name)` is a copy of `\(copied)`, which it does not change.",
          related: place, help: "Change `\(copied)` itself, such as `\(copied).toggle()`.")
      }
      return Obstacle(
        range: node.range, message: "`\(node.name)` is a `let`.", related: place,
        help: isElement(local.range) ? "Change what it is made of." : "Declare it with `var`.")
    case .parameter, .closureParameter, .capture, .variable, .computed, .pattern:
      return Obstacle(
        range: node.range, message: "`\(node.name)` is a \(Self.noun(local.kind)), a value of its own.",
        related: place, help: "Copy it: `var copy = \(node.name)`.")
    }
  }

  /// The `configuration.isOn` or `.isExpanded` that a `let`, or a `<Let>` by the range of its name, is a copy of; nil for other values.
  private mutating func configurationCopy(at name: SourceRange) -> String? {
    let bound = program[owner].kind.configuration.first(where: \.isBound)
    guard let bound else { return nil }
    let path = "configuration.\(bound.name)"
    if let element = element(named: name) {
      guard let value = xml.attribute(Names.value, of: element)?.value else { return nil }
      return source.text(value) == "{\(path)}" ? path : nil
    }
    let rest = source.text(SourceRange(name.end, UInt32(min(Int(name.end) + 80, source.bytes.count))))
    let line = rest.prefix { $0 != ";" && !$0.isNewline }
    let words = line.split { $0 == " " || $0 == "=" || $0 == "\"" }
    return words.first == Substring(path) ? path : nil
  }

  /// True for a name that is the `name` of an element.
  private mutating func isElement(_ name: SourceRange) -> Bool { element(named: name) != nil }

  private mutating func element(named name: SourceRange) -> XMLNodeID? {
    xml.nodes.indices.first { xml.attribute(Names.name, of: $0)?.value == name }
  }

  /// Makes a loop variable the element itself, where the list's items are a path that can be written.
  private mutating func asElement(_ local: Local) -> [FixIt] {
    let loop = xml.nodes.indices.first {
      xml.attribute(Names.asName, of: $0)?.value == local.range
    }
    guard let loop, let items = attributeText(Names.items, of: loop),
      isPathInScope(source.text(items.value)), obstacle(toBinding: items) == nil
    else { return [] }
    let edits = [items.value, local.range].map {
      SourceEdit(location(SourceRange($0.start, $0.start)), "$")
    }
    return [FixIt("Loop over the elements themselves", .suggested, edits)]
  }

  private mutating func ownMemberObstacle(_ node: CodeNode, _ member: Member, _ id: MemberID) -> Obstacle? {
    let ownerKind = program[member.owner].kind
    switch member.kind {
    case .gestureState:
      return Obstacle(
        range: node.range, message: "`\(node.name)` is a GestureState, which only its gesture changes.",
        related: [RelatedPlace("declared here", program.location(of: id))],
        help: "Change it in `.updating($\(node.name))` of the gesture, or declare it as `<State>`.")
    case .state, .binding, .focusState, .accessibilityFocusState, .appStorage, .sceneStorage:
      if member.kind == .binding, member.getter != nil, member.setter == nil {
        return Obstacle(
          range: node.range, message: "the binding `\(node.name)` has a `get` and no `set`.",
          related: [RelatedPlace("declared here", program.location(of: id))], help: "Add a `set`.")
      }
      return nil
    case .variable, .published:
      if ownerKind.isObject { return nil }
      if ownerKind == .structure || ownerKind == .enumeration { return selfObstacle(node.range) }
      if isMovedByAnimation { return nil }
      return viewVariableObstacle(node, member, id)
    case .computed where member.isGivenByInitializer:
      return isMovedByAnimation ? nil : constantObstacle(node.range, member, id)
    case .computed:
      if member.setter != nil {
        return ownerKind == .structure || ownerKind.isProtocol ? selfObstacle(node.range) : nil
      }
      return Obstacle(
        range: node.range, message: "`\(node.name)` is computed and has no `set`.",
        related: [RelatedPlace("declared here", program.location(of: id))],
        help: "Change what it is computed from, or add a `set`.")
    case .constant where isGivenByInitializer(member): return nil
    case .constant: return constantObstacle(node.range, member, id)
    case .stateObject, .observedObject, .bindable, .environmentObject, .environment, .function, .enumCase,
      .fragment, .slot:
      // An object's wrapper around anything else is reported at its type.
      if member.kind.holdsObject,
        program.declaration(of: member.type).map({ program[$0].kind.isObject }) != true
      {
        return nil
      }
      return Obstacle(
        range: node.range, message: "`\(node.name)` is \(member.kind.element.withArticle).",
        related: [RelatedPlace("declared here", program.location(of: id))],
        help: member.kind.holdsObject ? "Change the object's data instead, such as `\(node.name).…`." : nil)
    }
  }

  /// True for a Var that is no parameter of its view, as an `Init` says what those are: a copy of the view may change it.
  private mutating func isVariable(_ member: Member) -> Bool {
    member.file == file && MemberKind.byElement[xml[member.node].name] == .variable
  }

  /// True for a stored `let` without a value in an initialiser of its type.
  mutating func isGivenByInitializer(_ stored: Member) -> Bool {
    stored.kind == .constant && !stored.isStatic && stored.value == nil && isInInitializer(of: stored)
  }

  /// True in an initialiser of the type that a member belongs to.
  private mutating func isInInitializer(of stored: Member) -> Bool {
    !member.isNone && program[member].name == Names.initializer
      && program[program[member].owner].type == program[stored.owner].type
  }

  /// True in the `set` of `animatableData`, by which an animation, and nobody else, moves a view or modifier.
  private var isMovedByAnimation: Bool {
    mutating get { bodyContext.inSetter && !member.isNone && program[member].name == Self.animatableData }
  }

  private static let animatableData: Name = "animatableData"

  private mutating func viewVariableObstacle(_ node: CodeNode, _ member: Member, _ id: MemberID) -> Obstacle {
    return Obstacle(
      range: node.range,
      message:
        "`\(node.name)` is a \(member.kind.element) of a view, and a view's `self` is immutable: it is made anew at every update.",
      related: [RelatedPlace("declared here", program.location(of: id))],
      help:
        "Declare it as `<State>` where the view owns the value, or as `<Binding>` where the caller does.",
      fixes: asSource(member))
  }

  /// Declares what a view reads as what it can write: its own where it has a value, else the caller's.
  private mutating func asSource(_ member: Member) -> [FixIt] {
    let element = xml[member.node]
    guard member.file == file, element.contentEnd == element.range.end else { return [] }
    let kind = member.value == nil ? "Binding" : "State"
    return [fix("Declare `\(member.name)` as \(kind)", .suggested, element.nameRange, kind)]
  }

  private mutating func constantObstacle(_ range: SourceRange, _ member: Member, _ id: MemberID) -> Obstacle?
  {
    if [.variable, .published, .appStorage].contains(member.kind) { return nil }
    if member.kind == .computed && member.setter != nil { return nil }
    let isView = program[member.owner].kind.hasBody
    if isView && !member.isStatic {
      var obstacle = viewVariableObstacle(CodeNode(.name, range), member, id)
      obstacle.message =
        "`\(member.name)` is a Let of a view: a value that the caller gives and the view only reads."
      if member.file == file, let copied = configurationCopy(at: member.nameRange) {
        obstacle.message = "`\(member.name)` is a copy of `\(copied)`, which it does not change."
        (obstacle.help, obstacle.fixes) = ("Change `\(copied)` itself, such as `\(copied).toggle()`.", [])
      }
      return obstacle
    }
    return Obstacle(
      range: range, message: "`\(member.name)` is a \(member.kind.element).",
      related: [RelatedPlace("declared here", program.location(of: id))],
      help: member.kind == .constant ? "Declare it as `<Var>` where it may change." : nil)
  }

  /// Why a formatter cannot be set here, or nil: it is a class in Foundation, so that a `let` of the code around that makes one,
  /// and one of an object or of what an initialiser makes, is no obstacle. One that is shared is set where it is made, as each use has a copy here.
  private mutating func formatterObstacle(_ id: CodeID) -> Obstacle? {
    let node = code[id]
    if makesFormatter(id) { return nil }
    let reference = reference(id)
    // A function that gives something sets what it is given for its own use.
    if reference.kind == .local, local(node.name)?.kind == .parameter, !member.isNone,
      program[member].type != .void
    {
      return nil
    }
    if reference.kind == .local, let local = local(node.name), let value = value(of: local, before: id) {
      if value.isNone || makesFormatter(value) { return nil }
      return Obstacle(
        range: node.range,
        message: "`\(node.name)` is a copy of `\(source.text(range(value)))`, which keeps its own settings.",
        related: [RelatedPlace("declared here", location(local.range))], help: formatterHelp(id))
    }
    if reference.kind == .member, program[reference.member].kind == .constant,
      program[program[reference.member].owner].kind.isObject || isInInitializer(of: program[reference.member])
    {
      return nil
    }
    guard var obstacle = obstacle(id) else { return nil }
    (obstacle.help, obstacle.fixes) = (formatterHelp(id), [])
    return obstacle
  }

  private mutating func formatterHelp(_ id: CodeID) -> String {
    "Set it where it is made: `{ let formatter = \(checked.type(id))(); formatter.…; return formatter }()`."
  }

  /// The value in the `let` or `var` that declares a local, none where it is set later; nil for what is declared otherwise.
  private mutating func value(of local: Local, before use: CodeID) -> CodeID? {
    code.nodes[..<use].last {
      $0.kind == .variable && code[$0.first].kind == .bindingPattern && code[$0.first].range == local.range
    }?.second
  }

  /// True for the call of an initialiser, or of a closure that ends with one or with a name of its own for one.
  private mutating func makesFormatter(_ id: CodeID) -> Bool {
    let node = code[id]
    guard node.kind == .call else { return false }
    let reference = reference(id)
    if reference.kind == .library { return libraryEntry(reference).member.form == .initializer }
    let closure = code[node.first]
    guard closure.kind == .closure, let last = code.items(code[closure.second].list).last else {
      return false
    }
    let result = code[last].first
    guard !result.isNone, code[result].kind == .name else { return makesFormatter(result) }
    let name = code[result].name
    let declared = code.nodes[..<result].last {
      $0.kind == .variable && closure.range.contains($0.range) && code[$0.first].name == name
    }
    return declared.map { makesFormatter($0.second) } ?? false
  }

  /// Why `self` cannot be changed here, or nil.
  private mutating func selfObstacle(_ range: SourceRange) -> Obstacle? {
    guard !owner.isNone else { return nil }
    let declared = program[owner].kind == .extended ? program.declaration(of: selfType) : owner
    if let declared, program.isOfObjects(declared) { return nil }
    if let declared, program[declared].kind.hasBody {
      return Obstacle(
        range: range, message: "a view's `self` is immutable.", help: "Change a State or Binding.")
    }
    guard !member.isNone else { return nil }
    let function = program[member]
    if function.isMutating || bodyContext.inSetter { return nil }
    let related = [RelatedPlace("this code belongs to `\(function.name)`", program.location(of: member))]
    if function.kind == .function {
      let tag = xml[function.node].nameRange.end
      return Obstacle(
        range: range,
        message: "`\(function.name)` is not `mutating`, so it cannot change its \(program[owner].name).",
        related: related, help: "Add `mutating=\"true\"` to the Func.",
        fixes: [
          fix("Make `\(function.name)` mutating", .suggested, SourceRange(tag, tag), Self.mutatingText)
        ])
    }
    return Obstacle(
      range: range, message: "computing `\(function.name)` cannot change the value it belongs to.",
      related: related)
  }

  /// True for a Computed of an Enum of this file whose `set` writes elsewhere, which Swift calls `nonmutating`: its code names
  /// neither `self` nor what changes that.
  private mutating func leavesSelf(_ member: Member) -> Bool {
    guard let setter = member.setter, member.file == file else { return false }
    return source.text(setter.range).words.allSatisfy { word in
      word != "self"
        && !program.members(of: member.owner).contains {
          program[$0].name.text == word && (program[$0].isMutating || program[$0].setter != nil)
        }
    }
  }

  private mutating func memberObstacle(_ node: CodeNode, _ id: CodeID) -> Obstacle? {
    let reference = reference(id)
    switch reference.kind {
    case .member:
      let member = program[reference.member]
      let owner = program[member.owner].kind
      if code[node.first].kind == .selfReference {
        var named = node
        named.range = node.nameRange
        return ownMemberObstacle(named, member, reference.member)
      }
      let declared = [RelatedPlace("declared here", program.location(of: reference.member))]
      switch member.kind {
      case .variable, .published, .appStorage: break
      case .binding where program[member.owner].kind.isObject && member.getter == nil: break
      case .computed where member.setter != nil: break
      case .constant where isVariable(member),
        .computed where member.isGivenByInitializer && isVariable(member):
        break
      case .constant:
        return Obstacle(
          range: node.nameRange, message: "`\(node.name)` is a Let of \(program[member.owner].name).",
          related: declared, help: "Declare it as `<Var>` where it may change.")
      // Anything else that a value has is only read through it: a Computed without `set`, a Func, a case.
      default:
        return Obstacle(
          range: node.nameRange, message: "`\(node.name)` is a \(member.kind.element) without a `set`.",
          related: declared)
      }
      let holder = owner == .extended ? program.declaration(of: program[member.owner].type) : member.owner
      if let holder, program.isOfObjects(holder) { return nil }
      if owner == .extended, LibraryTypes.shared.contains(program[member.owner].type) { return nil }
      if owner == .enumeration, member.kind == .computed, leavesSelf(member) { return nil }
      return obstacle(node.first)
    case .staticMember where node.flags.contains(.published):
      return bindingObstacle(node, SourceRange(node.nameStart - 1, node.nameStart))
    case .staticMember: return constantObstacle(node.nameRange, program[reference.member], reference.member)
    case .element: return obstacle(node.first)
    case .library where library.entries[Int(reference.index)].member.setter != nil:
      // What acts outside is written wherever it is found, as `UIPasteboard.general` is.
      if libraryEntry(reference).member.actsOutside { return nil }
      let isFormatter = LibraryTypes.formatters.contains(checked.type(node.first))
      return isFormatter ? formatterObstacle(node.first) : obstacle(node.first)
    case .wrappedValue, .appearance, .none: return nil
    case .configuration:
      return reference.configurationProperty?.isBound == true
        ? nil : Obstacle(range: node.nameRange, message: "`\(node.name)` is only read.")
    // Whatever else stands after a dot gives a value and keeps none.
    default:
      return Obstacle(
        range: node.nameRange, message: "`\(node.name)` of \(checked.type(node.first)) is only read.")
    }
  }
}
