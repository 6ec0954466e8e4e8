import ElementCatalog
import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  mutating func inferCall(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    if program.hasSeveralModules { joinModuleName(node.first) }
    let callee = code[node.first]
    let arguments = code.items(node.list)
    switch callee.kind {
    case .name:
      if local(callee.name) == nil {
        if let type = callOwnFunction(callee, node, id, arguments, expected) { return type }
        if isImplicitSelf(callee.name), !isFunction(callee.name, of: arguments) {
          let member = writeSelf(before: node.first)
          if let type = callMember(code[member], node, id, arguments, expected) { return type }
        }
        if let outer = typeAround(with: callee.name) {
          return callMember(callee.name, of: addName(outer, callee.range), node, id)
        }
        if let type = callNamed(callee, node, id, arguments, expected) { return type }
      }
    case .implicitMember: return callImplicit(callee, node, id, arguments, expected)
    case .member:
      if callee.name == Names.initializer, namesView(callee.first) {
        parser.draft.nodes[node.first] = code[callee.first]
        return inferCall(code[id], id, expected)
      }
      if let name = nameOfLibrary(node.first) {
        if !trial.isOn { parser.draft.nodes[node.first] = name }
        if let type = callNamedOfLibrary(name, node, id, arguments, expected) { return type }
      }
      if let type = assignPublished(callee, node, id, arguments) { return type }
      if let type = makeSearched(callee, id, arguments) { return type }
      if let type = callMember(callee, node, id, arguments, expected) { return type }
      if callee.name == Names.initializer, case .metatype(let made) = infer(callee.first).kind {
        return initialize(named: made, node, id, arguments)
      }
    case .arrayLiteral, .dictionaryLiteral:
      if let type = typeLiteral(node.first) {
        if program.protocols.hasGenericTypes, reportsUntold(node.first) { return .error }
        if !arguments.isEmpty { return initialize(type, node, id, arguments) }
        note(id, Reference(.initializer, -1))
        return type
      }
    case .subscripting:
      if let type = callFunction(withTypesOf: callee, node, id, arguments) { return type }
    // Any other callee is a value: what it gives is called below.
    default: break
    }
    if callee.kind == .name { noteProbe(callee.name, .name(expected)) }
    let isDone =
      callee.kind == .closure && arguments.isEmpty
      && expected.map { isConcrete($0) && !$0.isError && $0 != .any } == true
    // A chain on an implicit member, `.number.loud(3)`, is of the type that is wanted, which lacks the member.
    let isChain = callee.kind == .member && isImplicit(node.first)
    let type = infer(
      node.first,
      expecting: isDone ? expected.map { TypeID(.function([], $0)) } : isChain ? expected : nil)
    if case .metatype(let made) = type.kind { return initialize(made, node, id, arguments) }
    return callValue(type, node, id, arguments)
  }

  /// True for the name of a declared view or of an element, whose `init` is the call of its name.
  mutating func namesView(_ id: CodeID) -> Bool {
    guard code[id].kind == .name, local(code[id].name) == nil else { return false }
    if let declared = program.lookup(code[id].name, in: file, inside: selfType) {
      return program[declared].kind.isView
    }
    return library.type(named: code[id].name) == nil && signatures.element(named: code[id].name) != nil
  }

  /// `SortDescriptor[Tea](…)`: a call of a function of the library by whose name and type arguments a type is written that is made of
  /// others; nil for another call.
  private mutating func callFunction(
    withTypesOf callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    let name = code[callee.first]
    guard name.kind == .name, local(name.name) == nil, program.lookup(name.name, in: file) == nil,
      let type = comparator(written: callee)
    else { return nil }
    if !trial.isOn { parser.draft.nodes[node.first] = name }
    return callNamedOfLibrary(name, node, id, arguments, type)
  }

  /// True for a function of the library that takes arguments without labels, as the members of its name do not: `max(1, n)`.
  private mutating func isFunction(_ name: Name, of arguments: CodeItems) -> Bool {
    guard let first = arguments.first, code[first].name.isEmpty, code[code[first].first].kind != .closure
    else { return false }
    return arguments.count > 1 && !memory.functions(named: name).isEmpty
  }

  /// A call of a value of function type.
  mutating func callValue(_ type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems)
    -> TypeID
  {
    switch type.kind {
    case .error:
      inferUnplaced(arguments)
      return .error
    case .function(let parameters, let result):
      let mark = calls.mark
      defer { calls.restore(mark) }
      let first = calls.parameters.count
      let callee = reference(node.first)
      let taken = callee.kind == .local ? scope.parameters(of: callee.index) : nil
      for (place, type) in parameters.enumerated() {
        calls.parameters.append(
          CallParameter(
            label: taken?[place].label ?? .none, type: type.placed ?? type,
            hasDefault: taken?[place].value.isNone == false, isInOut: type.placed != nil))
      }
      let found = match(arguments, calls.shape(from: first))
      if let fault = found.fault {
        report(fault, of: .name(Name(source.text(range(node.first)))), found.shape, call: node.range)
        return result
      }
      var bound = TypeBindings()
      checkArguments(found, of: .name(code[node.first].name), &bound)
      let map = addMap(
        of: parameters.indices.map { position in
          let argument = calls.argument(found, position)
          return argument.isNone ? taken?[position].value ?? .none : argument
        })
      note(id, Reference(.closureCall, 0, map: map))
      return result
    case .builtin(let name) where EnvironmentKeys.actions.contains(name):
      let expected = name == Names.openURLAction ? library.type(named: "URL") : nil
      for argument in arguments { infer(code[argument].first, expecting: expected) }
      let map = addMap(of: arguments.map { code[$0].first })
      note(id, Reference(.closureCall, 1, map: map))
      return .void
    case .optional:
      if let function = unwrapItself(node.first, type) { return callValue(function, node, id, arguments) }
      report(
        .typeUnwrappedOptional, range(node.first), "This function may be nil.",
        help: "Call it as `\(source.text(range(node.first)))?(…)`.")
      return .error
    // Only what stands above can be called, and the message names whatever else it is.
    default:
      if let view = callLayoutValue(type, node, id, arguments) { return view }
      if let declaration = program.declaration(of: type),
        program.members(of: declaration, named: Self.callAsFunction).contains(where: {
          program[$0].kind == .function && !program[$0].isStatic
        })
      {
        return callMember(Self.callAsFunction, of: node.first, node, id)
      }
      inferUnplaced(arguments)
      report(
        .typeMismatch, range(node.first), "Only a function can be called, and this is \(describe(type)).",
        help: "Leave out the parentheses.")
      return .error
    }
  }

  /// A function of the declaration around the code, by its bare name.
  private mutating func callOwnFunction(
    _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID? {
    guard !owner.isNone else { return nil }
    let own = ownMembers(named: callee.name)
    if let first = own.first, program[first].kind != .function,
      let fragment = own.first(where: { program[$0].kind == .fragment })
    {
      return placeFragment(fragment, node, id, arguments)
    }
    let first = calls.functions.count
    for member in own where program[member].kind == .function { calls.functions.append(member) }
    if calls.functions.count == first { return callOwnModifier(callee, node, id, arguments) }
    if leaveToProperty(from: first, among: own, arguments) { return nil }
    if selfType == .view, isModifier(callee.name),
      fit(ofFunctionsFrom: first, arguments) != .types
    {
      calls.functions.removeAll(from: first)
      return callOwnModifier(callee, node, id, arguments)
    }
    if program.declaration(of: selfType) == nil, leaveToLibrary(from: first, selfType, callee.name, arguments)
    {
      return callMember(callee.name, of: addNode(CodeNode(.selfReference, callee.range)), node, id)
    }
    if (first..<calls.functions.count).allSatisfy({
      program[calls.functions[$0]].isStatic && isGivenByProtocol(calls.functions[$0])
    }) {
      calls.functions.removeAll(from: first)
      return callMember(callee.name, of: addName(Names.ownType, callee.range), node, id, expected)
    }
    let type = callFunction(from: first, node, id, arguments, expected)
    let chosen = reference(id)
    if chosen.kind == .function, program[chosen.member].isMutating,
      program[chosen.member].owner == owner || program[owner].kind.hasBody
    {
      requireMutating(callee.range, program[chosen.member])
    }
    return type
  }

  /// True where the functions that stand on the stack from `first` on do not take some arguments, and a property of their name holds
  /// a function: those functions are taken from the stack.
  private mutating func leaveToProperty(
    from first: Int, of base: TypeID = .error, among members: Table<Int, MemberID>, _ arguments: CodeItems
  ) -> Bool {
    guard members.contains(where: { program[$0].kind != .function && isFunction(program[$0].type) }),
      fit(ofFunctionsFrom: first, of: base, arguments) != .types
    else { return false }
    calls.functions.removeAll(from: first)
    return true
  }

  /// Reads a call as one of a member of `base`, and infers it.
  private mutating func callMember(
    _ name: Name, of base: CodeID, _ node: CodeNode, _ id: CodeID, _ expected: TypeID? = nil
  ) -> TypeID {
    var member = CodeNode(.member, range(node.first))
    member.name = name
    member.nameStart = range(node.first).start
    member.first = base
    if code[node.first].flags.contains(.labelled) { member.flags.insert(.labelled) }
    parser.draft.nodes[id].first = addNode(member)
    return infer(id, expecting: expected)
  }

  private static let callAsFunction: Name = "callAsFunction"

  /// In an extension of View, a bare modifier is applied to `self`.
  private mutating func callOwnModifier(
    _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    guard selfType == .view else { return nil }
    if let type = attachElement(callee, node, id, arguments) { return type }
    return callModifier(named: callee.name, at: callee.range, node, id, receiver: .view)
  }

  /// Chooses among the overloads that stand on the stack from `first` on, by labels, then by types; checks the
  /// arguments, notes the call, and takes the overloads from the stack.
  mutating func callFunction(
    from first: Int, of receiver: TypeID = .error, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems,
    _ expected: TypeID? = nil
  ) -> TypeID {
    let mark = calls.mark
    defer {
      calls.restore(mark)
      calls.functions.removeAll(from: first)
    }
    // What a protocol gives the type around has its associated types, and in an extension for some types a type is one of those.
    let receiver = receiver.isError && !program.protocols.hasNoConditions ? selfType : receiver
    let firstCandidate = calls.candidates.count
    for place in first..<calls.functions.count {
      calls.addCandidate(shape(ofFunction: calls.functions[place], in: receiver))
    }
    let choice = giving(
      expected, besides: choose(arguments, from: firstCandidate, isDeclared: true), first, firstCandidate,
      receiver)
    let (chosen, found) = (calls.functions[first + choice], calls.candidates[firstCandidate + choice])
    let owner = program[program[chosen].owner]
    let name =
      program[chosen].name == Names.initializer
      ? Callee.name(program.declaration(of: owner.type).map { program[$0].name } ?? owner.name)
      : Callee.name(program[chosen].name)
    if let fault = found.fault {
      report(fault, of: name, found.shape, call: node.range)
      inferUnplaced(arguments)
      return program[chosen].traits.contains(.isGeneric)
        ? .error : program.type(program[chosen].type, in: receiver)
    }
    var bound = TypeBindings()
    if !receiver.isConcrete { tellCondition(of: chosen, &bound) }
    if let expected, program[chosen].traits.contains(.isGeneric), receiver.isConcrete {
      tellOpenArguments(of: chosen, found, expected, &bound)
    }
    checkArguments(found, of: name, &bound)
    note(id, Reference(.function, Int(chosen.index), map: addMap(found)))
    note(node.first, Reference(.member, Int(chosen.index)))
    // An initialiser of a type whose parameters are open gives the type with what its arguments told.
    if !receiver.isConcrete {
      let isGeneric = program[chosen].traits.contains(.isGeneric)
      if isGeneric {
        if let expected { tell(resultOf: chosen, expected, &bound) }
        note(node.first, type: typeArguments(of: chosen, bound))
      }
      if program[chosen].name == Names.initializer { return made(receiver, bound, node) }
      let given = isGeneric ? result(of: chosen, bound, node) : program[chosen].type
      return substitute(program.type(given, in: receiver), bound)
    }
    if program[chosen].traits.contains(.isGeneric) {
      if let expected { tell(resultOf: chosen, expected, &bound) }
      note(node.first, type: typeArguments(of: chosen, bound))
      return program.type(result(of: chosen, bound, node), in: receiver)
    }
    if givesOwnType(chosen), !program[chosen].isStatic, !receiver.isError {
      return asked(program[chosen].type, of: chosen, for: receiver, node.first)
    }
    return program.type(program[chosen].type, in: receiver)
  }

  /// Of functions that take the same, the one whose result fits the place of the call, where that of the chosen one does not.
  private mutating func giving(
    _ expected: TypeID?, besides choice: Int, _ first: Int, _ firstCandidate: Int, _ receiver: TypeID
  ) -> Int {
    let count = calls.functions.count - first
    guard count > 1, let expected, isConcrete(expected), !expected.isError else { return choice }
    func fits(_ place: Int, _ checker: inout Self) -> Bool {
      let function = checker.calls.functions[first + place]
      let given = checker.program.type(checker.program[function].type, in: receiver)
      return !checker.program[function].traits.contains(.isGeneric) && checker.fits(given, expected)
    }
    if fits(choice, &self) { return choice }
    let taken = takenTypes(calls.candidates[firstCandidate + choice])
    return (0..<count).first { place in
      let candidate = calls.candidates[firstCandidate + place]
      return candidate.fault == nil && takenTypes(candidate) == taken && fits(place, &self)
    } ?? choice
  }

  /// True for a function that a protocol asks for, or that its extension gives: `Self` in it is the type of the value.
  mutating func givesOwnType(_ function: MemberID) -> Bool {
    if program[function].traits.contains(.isRequirement) { return true }
    let owner = program[program[function].owner]
    return owner.kind == .extended
      && program.declaration(of: owner.type).map { program[$0].kind.isProtocol } == true
  }

  /// Matches the calls.candidates on the stack from `first` on; which of them fits best: labels first, then argument types; of those that are
  /// declared, the one whose types say most.
  mutating func choose(
    _ arguments: CodeItems, from first: Int, _ known: TypeBindings = TypeBindings(), isDeclared: Bool = false
  ) -> Int {
    let end = calls.candidates.count
    if end == first + 1 {
      calls.candidates[first] = match(arguments, calls.candidates[first].shape, known)
      return 0
    }
    var fitting = 0
    var best = -1
    for place in first..<end {
      let found = match(arguments, calls.candidates[place].shape, known)
      calls.candidates[place] = found
      if found.fault != nil { continue }
      fitting += 1
      if best < 0 { best = place }
    }
    if fitting > 1 {
      for isSound in [true, false] {
        var chosen = -1
        // Of several that take the same, the one that leaves out fewest of its arguments.
        for place in first..<end
        where calls.candidates[place].fault == nil
          && (chosen < 0
            || calls.candidates[place].shape.count < calls.candidates[chosen].shape.count
              && takenTypes(calls.candidates[place]) == takenTypes(calls.candidates[chosen])
            || isDeclared && isNearer(calls.candidates[place], than: calls.candidates[chosen]))
        {
          if couldBe(calls.candidates[place], known, isSound: isSound) { chosen = place }
        }
        if chosen >= 0 { return chosen - first }
      }
    }
    if best >= 0 { return best - first }
    let nearest = (first..<end).min {
      abs(calls.candidates[$0].shape.count - arguments.count)
        < abs(calls.candidates[$1].shape.count - arguments.count)
    }
    return nearest.map { $0 - first } ?? 0
  }

  /// True where a call takes arguments by types that say more of them than those of another call, and none by one that says less: a text by
  /// `String` and not by `Any` or a type parameter.
  private mutating func isNearer(_ match: ArgumentMatch, than other: ArgumentMatch) -> Bool {
    var saysMore = false
    for position in 0..<match.shape.count {
      let argument = calls.argument(match, position)
      if argument.isNone { continue }
      let place = (0..<other.shape.count).first { calls.argument(other, $0) == argument }
      guard let place else { return false }
      let (type, wider) = (calls.parameter(match, position).type, calls.parameter(other, place).type)
      if type == wider { continue }
      if type.isError || wider.isError || !saysMoreThan(wider, type) { return false }
      saysMore = true
    }
    return saysMore
  }

  /// True for a type all of whose values are of another type, and not the other way round.
  private mutating func saysMoreThan(_ wider: TypeID, _ type: TypeID) -> Bool {
    if type == .any { return false }
    if wider == .any { return true }
    guard type.isConcrete else { return false }
    return !wider.isConcrete || fits(type, wider) && !fits(wider, type)
  }

  /// The types of the parameters for which a call gives something.
  private mutating func takenTypes(_ match: ArgumentMatch) -> [TypeID] {
    (0..<match.shape.count).compactMap { place in
      calls.places[match.map + place].isNone ? nil : calls.parameters[match.shape.first + place].type
    }
  }

  /// How far the function that takes most of some arguments takes them, of those that stand on the stack from `first` on.
  mutating func fit(
    ofFunctionsFrom first: Int, of receiver: TypeID = .error, _ arguments: CodeItems
  ) -> CallFit {
    let mark = calls.mark
    defer { calls.restore(mark) }
    var best = CallFit.none
    for place in first..<calls.functions.count where best != .types {
      best = max(best, fit(arguments, shape(ofFunction: calls.functions[place], in: receiver)))
    }
    return best
  }

  /// How far some parameters take arguments. What it puts on the stack of calls is left to the caller.
  mutating func fit(_ arguments: CodeItems, _ shape: CallShape) -> CallFit {
    let found = match(arguments, shape)
    if found.fault != nil { return .none }
    return couldBe(found, TypeBindings(), isSound: true) ? .types : .labels
  }

  /// True where each argument can be what its parameter wants, and has no fault where `isSound` says so.
  mutating func couldBe(_ match: ArgumentMatch, _ known: TypeBindings, isSound: Bool) -> Bool {
    for position in 0..<match.shape.count {
      let argument = calls.argument(match, position)
      if argument.isNone { continue }
      var wanted = substitute(calls.parameter(match, position).type, known)
      if calls.parameter(match, position).isAutoclosure, case .function(_, let value) = wanted.kind,
        code[argument].kind != .closure || !code[argument].flags.contains(.computed)
      {
        wanted = value
      }
      if !couldBe(argument, wanted, isSound: isSound) { return false }
    }
    return true
  }

  /// `Name(…)`: a type's initialiser or a library function.
  private mutating func callNamed(
    _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID? {
    if !owner.isNone, ownMembers(named: callee.name).first != nil { return nil }
    if let found = callDeclared(callee, node, id, arguments, expected) { return found }
    return callNamedOfLibrary(callee, node, id, arguments, expected)
  }

  // Calls stand in calls: what these need on the stack is taken only by the one that is called.

  /// A call of what the package declares by itself, a function, a type or a type parameter; nil where it has none of that name, and nil within for a
  /// value.
  private mutating func callDeclared(
    _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID?? {
    if let first = program.fileScopeMembers(named: callee.name, in: file).first {
      let isType = program.lookup(callee.name, in: file) != nil
      if program[first].kind != .function, !isType { return .some(nil) }
      if program[first].kind == .function,
        let type = callFileFunction(callee.name, node, id, arguments, expected)
      {
        return type
      }
    }
    if let open = typeParameter(named: callee.name) {
      return initialize(open, node, id, arguments)
    }
    let own = callee.name == Names.ownType ? program.declaration(of: selfType) : nil
    if let declaration = own ?? program.lookup(callee.name, in: file, inside: selfType) {
      note(node.first, type: program[declaration].type.metatype)
      note(node.first, Reference(.type, Int(program[declaration].type.raw)))
      let type = program[declaration].type
      return initialize(
        own == nil ? type : program.appliedToItself(type), node, id, arguments, expected)
    }
    return nil
  }

  /// A call of what the library has under a name: a function, a type or an element; nil where it has none.
  private mutating func callNamedOfLibrary(
    _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID? {
    if callee.name == Names.binding {
      let wanted = (expected?.wrapped ?? expected).flatMap { $0.bound == nil ? nil : $0 }
      return callInitializer(ofBinding: wanted ?? TypeID.error.binding, node, id, arguments)
        ?? makeBinding(node, id, arguments, expected)
    }
    if callee.name == Self.anyView, arguments.count == 1, case let label = code[arguments[0]].name,
      label.isEmpty || label == Self.erasing
    {
      return eraseView(arguments, id)
    }
    if callee.name == Names.type, arguments.count == 1, code[arguments[0]].name == Names.of {
      let type = infer(code[arguments[0]].first)
      note(id, Reference(.dynamicType))
      return type.isError ? .error : type.metatype
    }
    let functions = memory.functions(named: callee.name)
    if !functions.isEmpty {
      return callLibrary(functions, .error, callee.name, node, id, arguments, expected)
    }
    if let type = library.type(named: callee.name), !StandardLibrary.partTypes.contains(type) {
      note(node.first, type: type.metatype)
      note(node.first, Reference(.type, Int(type.raw)))
      if type == LibraryTypes.color { readAsset(inColorOf: arguments) }
      if let view = callLayout(type, node, id, arguments) { return view }
      let made = initialize(type, node, id, arguments, expected)
      if callee.name == Names.textElement { readMarkdown(inTextOf: arguments) }
      return made
    }
    let generic = Self.genericTypes
    if let head = generic[callee.name] {
      if arguments.isEmpty, let own = StandardLibrary.Head(selfType), own == StandardLibrary.Head(head),
        [.array, .set, .dictionary].contains(own)
      {
        note(node.first, type: selfType.metatype)
        note(node.first, Reference(.type, Int(selfType.raw)))
        note(id, Reference(.initializer, -1))
        return selfType
      }
      if memory.initializers(of: head).isEmpty {
        return initialize(named: rangeMade(by: head, callee, expected), node, id, arguments, expected)
      }
      return callLibrary(memory.initializers(of: head), .error, callee.name, node, id, arguments, expected)
    }
    return callInitializer(ofElement: callee.name, node, id, arguments) ?? makeElement(node, id, arguments)
  }

  /// The range that its bare name makes: of the type that is wanted, else of the only one that has an initialiser.
  private mutating func rangeMade(by head: TypeID, _ callee: CodeNode, _ expected: TypeID?) -> TypeID {
    func isRange(_ type: TypeID) -> Bool {
      switch (type.kind, head.kind) {
      case (.range, .range), (.closedRange, .closedRange): true
      // Only the library's ranges have no initialisers of their own.
      default: false
      }
    }
    if let wanted = expected?.wrapped ?? expected, isRange(wanted), wanted.isConcrete { return wanted }
    var known: Set<TypeID> = []
    for declaration in program.declarations where declaration.kind == .extended && isRange(declaration.type) {
      if !program.extensionMembers(of: declaration.type, named: Names.initializer).isEmpty {
        known.insert(declaration.type)
      }
    }
    if known.count == 1, let only = known.first { return only }
    report(
      .typeMismatch, callee.range, "`\(callee.name)` alone does not tell what it holds.",
      help: "Write it with its type, such as `\(callee.name)[Int]`.")
    return .error
  }

  private static let anyView: Name = "AnyView"
  private static let erasing: Name = "erasing"

  /// `AnyView(view)` is the view itself.
  private mutating func eraseView(_ arguments: CodeItems, _ id: CodeID) -> TypeID {
    let view = code[arguments[0]].first
    let type = infer(view, expecting: .view)
    if !fits(type, .view) {
      reportMismatch(view, type, Expectation(type: .view, what: "What `AnyView` holds"))
    }
    // Code that is tried is read again, and is a view then, too.
    if trial.isOn { return .view }
    parser.draft.nodes[id] = code[view]
    note(id, reference(view))
    return .view
  }

  /// A call of a function that stands in a file by itself; nil where none fits and the library has some of that name.
  private mutating func callFileFunction(
    _ name: Name, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID? {
    let first = calls.functions.count
    for member in program.fileScopeMembers(named: name, in: file) where program[member].kind == .function {
      calls.functions.append(member)
    }
    if !memory.functions(named: name).isEmpty, fit(ofFunctionsFrom: first, arguments) != .types {
      calls.functions.removeAll(from: first)
      return nil
    }
    let type = callFunction(from: first, node, id, arguments, expected)
    note(node.first, Reference(.staticMember, Int(reference(id).index)))
    return type
  }

  /// `Type(…)`.
  mutating func initialize(
    _ type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID? = nil
  ) -> TypeID {
    if type.bound != nil {
      return callInitializer(ofBinding: type, node, id, arguments)
        ?? makeBinding(node, id, arguments, type)
    }
    if let made = initializeDecoded(type, node, id, arguments) { return made }
    if let type = convertNumber(to: type, node, id, arguments) { return type }
    guard let declaration = program.declaration(of: type) else {
      if let made = callInitializer(ofExtensionsOf: type, node, id, arguments) { return made }
      let entries = memory.initializers(of: type)
      if entries.isEmpty {
        if case .array = type.kind, arguments.isEmpty {
          note(id, Reference(.initializer, -1))
          return type
        }
        if let made = callFunction(making: type, node, id, arguments, expected) { return made }
        if !type.isError {
          report(
            .typeExtraArgument, node.range, "\(type) has no initialiser.",
            help: "Name one of its values, as in `.leading`, or use another type.")
        }
        return type
      }
      return callLibrary(entries, type, type.writtenName, node, id, arguments, expected)
    }
    let kind = program[declaration].kind
    if program[declaration].hasRefusedInitializer {
      inferUnplaced(arguments)
      return .error
    }
    if kind.isOpen, !kind.isProtocol || names(ownType: node.first),
      !program.initializers(of: declaration).isEmpty
    {
      return initialize(open: type, node, id, arguments, expected)
    }
    if kind.isOpen {
      report(
        .typeExtraArgument, node.range,
        kind.isProtocol
          ? "\(type) is a Protocol, which has no values of its own."
          : "What \(type) is tells the caller, so how one is made is not known here.",
        help: kind.isProtocol
          ? "Make a value of a type that conforms to it."
          : "Let the caller pass one, or a function that makes it.")
      inferUnplaced(arguments)
      return type
    }
    if kind == .enumeration {
      let names = arguments.map { code[$0].name }
      if names == [Names.rawValue], !takes(arguments, program.initializers(of: declaration)) {
        findCase(of: declaration, type, id, arguments)
        return type.optional
      }
      if let made = callInitializer(of: declaration, told(type, by: expected), node, id, arguments) {
        return made
      }
      report(
        .typeExtraArgument, node.range, "An enum is made by naming a case.",
        help:
          "It has \(program.cases(of: declaration).map { "`.\(program[$0].name)`" }.joined(separator: ", "))."
      )
      return type
    }
    return makeDeclared(declaration, told(type, by: expected), node, id, arguments)
  }

  /// A call of the library's function that makes values of a type with arguments, `Measurement<UnitMass>`, which has the name of that
  /// type alone; nil where there is none.
  private mutating func callFunction(
    making type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID? {
    let name = type.writtenName.text
    guard let end = name.firstIndex(of: "<") else { return nil }
    let bare = Name(String(name[..<end]))
    let functions = memory.functions(named: bare)
    let place = functions.firstIndex { place in
      var bound = TypeBindings()
      return unify(libraryEntry(at: place).result, type, &bound)
    }
    return place.map {
      callLibrary(
        LibraryPlaces(rebasing: functions[$0...$0]), .error, bare, node, id, arguments, expected ?? type)
    }
  }

  /// A call of an initialiser of a type parameter, of which a protocol says that there is one: `T(id: 1)`, `T.init(id: 1)`, `.init(id: 1)`.
  private mutating func initialize(
    open type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID {
    var call = node
    if code[node.first].kind == .implicitMember {
      note(node.first, type: type)
    } else if code[node.first].kind != .member || code[node.first].name != Names.initializer {
      var callee = CodeNode(.member, code[node.first].range)
      callee.name = Names.initializer
      callee.nameStart = callee.range.start
      callee.first = node.first
      note(node.first, type: type.metatype)
      note(node.first, Reference(.type, Int(type.raw)))
      call.first = addNode(callee)
      if !trial.isOn { parser.draft.nodes[id].first = call.first }
    }
    return callStatic(Names.initializer, of: type, call, id, arguments, at: node.range, expected)
  }

  /// True for `Self` and `Self.init`.
  private mutating func names(ownType callee: CodeID) -> Bool {
    let node = code[callee]
    return node.name == Names.ownType
      || node.kind == .member && node.name == Names.initializer && code[node.first].name == Names.ownType
  }

  /// A call of one of the initialisers that are declared for a type; nil where it has none, or those of its extensions do not
  /// fit, which leave the memberwise one.
  private mutating func callInitializer(
    of declaration: DeclarationID, _ type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    let first = calls.functions.count
    for member in program.initializers(of: declaration) { calls.functions.append(member) }
    if calls.functions.count == first { return nil }
    if program[declaration].kind != .enumeration, !program.hidesMemberwise(declaration) {
      let mark = calls.mark
      let found = match(arguments, shape(ofInitializer: declaration, in: type))
      calls.restore(mark)
      if found.fault == nil {
        calls.functions.removeAll(from: first)
        return nil
      }
    }
    return callInitializer(from: first, type, node, id, arguments)
  }

  /// A call of one of the initialisers that extensions give to a type of the library; nil where none of them takes the
  /// arguments and the library has initialisers, too.
  private mutating func callInitializer(
    ofExtensionsOf type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    let first = calls.functions.count
    for member in program.extensionMembers(of: type, named: Names.initializer) {
      calls.functions.append(member)
    }
    if calls.functions.count == first { return nil }
    if !memory.initializers(of: type).isEmpty, fit(ofFunctionsFrom: first, arguments) != .types {
      calls.functions.removeAll(from: first)
      return nil
    }
    return callInitializer(from: first, type, node, id, arguments)
  }

  /// A call of one of the initialisers that extensions give to bindings, of the type that is known, else of any; nil where none of
  /// them takes arguments with these labels.
  private mutating func callInitializer(
    ofBinding type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    if program.extensionIndex.isEmpty { return nil }
    let first = calls.functions.count
    for declared in program.declarations
    where declared.kind == .extended && declared.type.bound != nil && fits(declared.type, type) {
      for member in declared.members where program[member].name == Names.initializer {
        calls.functions.append(member)
      }
    }
    guard calls.functions.count > first, fit(ofFunctionsFrom: first, arguments) != .none else {
      calls.functions.removeAll(from: first)
      return nil
    }
    let result = callInitializer(from: first, type, node, id, arguments)
    let chosen = reference(id)
    return chosen.kind == .ownInitializer && result.wrapped == nil
      ? program[program[chosen.member].owner].type : result
  }

  /// A call of one of the initialisers that extensions give to an element of the catalogue; nil where none of them takes the
  /// arguments.
  private mutating func callInitializer(
    ofElement name: Name, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    let first = calls.functions.count
    for member in initializers(ofElement: name) { calls.functions.append(member) }
    guard calls.functions.count > first, fit(ofFunctionsFrom: first, arguments) == .types else {
      calls.functions.removeAll(from: first)
      return nil
    }
    return callInitializer(from: first, .view, node, id, arguments)
  }

  private mutating func initializers(ofElement name: Name) -> [MemberID] {
    program.extensionMembers(of: .view, named: Names.initializer).filter {
      program[program[$0].owner].name == name
    }
  }

  /// A call of one of the initialisers that stand on the stack from `first` on.
  private mutating func callInitializer(
    from first: Int, _ type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID {
    let callee = reference(node.first)
    let result = callFunction(from: first, of: type, node, id, arguments)
    note(node.first, callee)
    let chosen = reference(id)
    guard chosen.kind == .function else { return type.isConcrete ? type : .error }
    if let number = program.initializerNumber(of: program[chosen.member].owner) {
      return noteView(madeBy: chosen, number, node, id, type)
    }
    note(id, Reference(.ownInitializer, Int(chosen.index), map: chosen.map))
    let made = type.isConcrete ? type : result
    return program[chosen.member].traits.contains(.isFailable) ? made.optional : made
  }

  /// Notes that a call makes a view by one of its several `Init`s: what that takes, and its number.
  private mutating func noteView(
    madeBy chosen: Reference, _ number: MemberID, _ node: CodeNode, _ id: CodeID, _ type: TypeID
  ) -> TypeID {
    let declaration = program[number].owner
    let taken = program.taken(by: chosen.member)
    var arguments: [CodeID] = []
    for parameter in program.parameters(of: declaration) {
      if let place = taken.firstIndex(where: { $0.member == parameter }) {
        arguments.append(checked.argumentMaps[chosen.map.advanced(by: 1 + place)])
      } else {
        arguments.append(.none)
      }
    }
    let place = program.initializersOfView(declaration).firstIndex(of: chosen.member) ?? 0
    arguments.append(addNode(parser.integerLiteral(place, node.range)))
    note(arguments[arguments.count - 1], type: .int)
    let isView = program[declaration].kind.isView
    note(
      id,
      Reference(
        isView ? .viewInitializer : .initializer, Int(declaration.index), map: addMap(of: arguments)))
    return isView && !type.isConcrete ? .view : type
  }

  /// `self.init(…)` in an initialiser of an extension, where it is one of the library that takes the arguments: noted at
  /// `id`. False for another.
  private mutating func handsOn(
    toLibraryOf type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> Bool {
    let entries = memory.initializers(of: type)
    if entries.isEmpty || program.declaration(of: type) != nil
      || takes(arguments, program.extensionMembers(of: type, named: Names.initializer))
    {
      return false
    }
    _ = callLibrary(entries, type, type.writtenName, node, id, arguments, nil)
    return true
  }

  /// `self.init(…)` in an initialiser of an extension of an element, where it makes the element by its attributes: noted at `id`. False
  /// for another.
  private mutating func handsOn(
    toElementOf type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  )
    -> Bool
  {
    guard type == .view, program[owner].kind == .extended, case let name = program[owner].name,
      !takes(arguments, initializers(ofElement: name))
    else { return false }
    var call = node
    call.first = addName(name, range(node.first))
    return makeElement(call, id, arguments) != nil
  }

  /// `self.init(rawValue: …)` in an initialiser of an Enum that declares none of its own for that: noted at `id`. False for
  /// another.
  private mutating func handsOn(toRawValueOf type: TypeID, _ id: CodeID, _ arguments: CodeItems) -> Bool {
    guard arguments.count == 1, code[arguments[0]].name == Names.rawValue,
      let declaration = program.declaration(of: type), program[declaration].kind == .enumeration,
      program.cases(of: declaration).allSatisfy({ program[$0].type == .void }),
      !takes(arguments, program.initializers(of: declaration))
    else { return false }
    findCase(of: declaration, type, id, arguments)
    return true
  }

  /// True where one of some declared initialisers takes arguments.
  private mutating func takes(_ arguments: CodeItems, _ initializers: some Sequence<MemberID>) -> Bool {
    let first = calls.functions.count
    for member in initializers { calls.functions.append(member) }
    defer { calls.functions.removeAll(from: first) }
    return calls.functions.count > first && fit(ofFunctionsFrom: first, arguments) == .types
  }

  /// `Type(rawValue: …)` of an Enum, or `self.init(rawValue: …)`: checks the argument and notes the call.
  private mutating func findCase(
    of declaration: DeclarationID, _ type: TypeID, _ id: CodeID, _ arguments: CodeItems
  ) {
    check(
      code[arguments[0]].first,
      Expectation(
        type: program.rawType(of: declaration), what: .argument(Names.rawValue, of: .type(type))))
    note(id, Reference(.rawValue, 2, map: addMap(of: [code[arguments[0]].first])))
  }

  /// `self.init(…)` in an initialiser of an extension, where it fits the memberwise one: noted at `id`. False for another.
  private mutating func handsOn(
    toMemberwiseOf type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> Bool {
    guard let declaration = program.declaration(of: type), !program.hidesMemberwise(declaration) else {
      return false
    }
    let mark = calls.mark
    defer { calls.restore(mark) }
    let found = match(arguments, shape(ofInitializer: declaration))
    if found.fault != nil { return false }
    var bound = TypeBindings()
    checkArguments(found, of: .name(program[declaration].name), &bound)
    note(id, Reference(.initializer, Int(declaration.index), map: addMap(found)))
    return true
  }

  private mutating func makeDeclared(
    _ declaration: DeclarationID, _ type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID {
    let filled = filledSlots(by: arguments, of: declaration)
    let others = others(arguments, than: filled)
    if let made = callInitializer(of: declaration, type, node, id, others) {
      if !filled.isEmpty, reference(id).kind == .viewInitializer { fill(filled, of: made, node, id) }
      return made
    }
    if arguments.isEmpty, isOptionSet(type) {
      note(id, Reference(.initializer, -1))
      return type
    }
    let mark = calls.mark
    defer { calls.restore(mark) }
    let found = match(others, shape(ofInitializer: declaration, in: type))
    let name = Callee.name(program[declaration].name)
    if let fault = found.fault {
      if !trial.isOn, isRedeclared(program.location(of: declaration), for: node.range) {
        inferUnplaced(arguments)
        return program[declaration].kind.isView ? .view : type.isConcrete ? type : .error
      }
      reportNoArgument(fault, declaration) ?? report(fault, of: name, found.shape, call: node.range)
      if case .extra(let item) = fault, trial.isOn { infer(code[item].first) }
      return program[declaration].kind.isView ? .view : type.isConcrete ? type : .error
    }
    var bound = TypeBindings()
    checkArguments(found, of: name, &bound)
    let kind: Reference.Kind = program[declaration].kind.isView ? .viewInitializer : .initializer
    note(id, Reference(kind, Int(declaration.index), map: addMap(found)))
    if !filled.isEmpty, program[declaration].type.isConcrete {
      fill(filled, of: substitute(type, bound), node, id)
      return program[declaration].kind.isView ? type : .view
    }
    guard program[declaration].kind.isView else { return made(type, bound, node) }
    guard case .applied = type.kind else { return type }
    let whole = substitute(type, bound)
    note(node.first, type: whole.metatype)
    return whole.isConcrete ? whole : .view
  }

  /// Reports an argument whose label names no parameter, but perhaps another member; nil for other faults.
  private mutating func reportNoArgument(_ fault: ArgumentMatch.Fault, _ declaration: DeclarationID) -> Void?
  {
    var isLabel = false
    let item: CodeID
    switch fault {
    case .missing: return nil
    case .extra(let argument): item = argument
    case .label(let argument, _): (item, isLabel) = (argument, true)
    }
    let label = code[item].name
    if !label.isEmpty, let member = program.passed(label, to: declaration),
      !program[member].isParameter, program[member].kind != .function
    {
      let range = code[item].range
      return reportNoParameter(
        AttributeText(value: range, needsDecoding: false, name: range), member, declaration)
    }
    return isLabel ? reportState(label, declaration, item) : nil
  }

  /// A label that is no parameter: perhaps it names the private state of a view.
  private mutating func reportState(_ label: Name, _ declaration: DeclarationID, _ item: CodeID) {
    let parameters = program.parameters(of: declaration)
    let known = parameters.map { program[$0].name.text }
    report(
      .typeExtraArgument, code[item].range,
      label.isEmpty
        ? "\(program[declaration].name) takes no argument without a label here."
        : "\(program[declaration].name) takes no argument `\(label)` here.",
      related: [RelatedPlace("declared here", program.location(of: declaration))],
      help: Suggestion.text(
        for: label.text, among: known,
        otherwise: known.isEmpty
          ? "It takes none." : "It takes \(known.map { "`\($0)`" }.joined(separator: ", ")), in this order."))
  }

  private static let contains: Name = "contains"
  /// What gives elements of an array, one or several.
  private static let choosing: SmallSet<Name> = [
    "first", "last", "randomElement", "filter", "reversed", "shuffled", "dropFirst", "dropLast", "prefix",
    "suffix",
  ]

  /// The array that `[.first, .second].contains(place)` searches, as what is searched tells, and of another call as its place does;
  /// nil where the elements tell it themselves.
  private mutating func elementsTold(
    by arguments: CodeItems, _ callee: CodeNode, _ expected: TypeID?
  ) -> TypeID? {
    guard code[callee.first].kind == .arrayLiteral, case let items = code.items(code[callee.first].list),
      !items.isEmpty
    else { return nil }
    let isOpen = items.allSatisfy {
      code[$0].kind == .implicitMember
        || code[$0].kind == .call && code[code[$0].first].kind == .implicitMember
    }
    if callee.name == Self.contains {
      guard arguments.count == 1, code[arguments[0]].name.isEmpty,
        code[code[arguments[0]].first].kind != .closure
      else { return nil }
      let sought = tried(code[arguments[0]].first, .any).type
      return sought.isError || sought == .any || !isOpen && sought.wrapped == nil ? nil : sought.array
    }
    guard isOpen, Self.choosing.contains(callee.name), let expected, !expected.isError, isConcrete(expected),
      expected != .any
    else { return nil }
    return expected.element == nil ? (expected.wrapped ?? expected).array : expected
  }

  /// The type of what `eraseToAnyPublisher()` is called on, where that is made on the spot: that of the place.
  private mutating func publisherTold(by callee: CodeNode, _ expected: TypeID?) -> TypeID? {
    let base = code[callee.first]
    guard callee.name == Self.eraseToAnyPublisher, base.kind == .call, code[base.first].kind == .name else {
      return nil
    }
    return expected
  }

  private static let eraseToAnyPublisher: Name = "eraseToAnyPublisher"

  /// `base.name(…)`.
  private mutating func callMember(
    _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID? {
    var base =
      (elementsTold(by: arguments, callee, expected) ?? publisherTold(by: callee, expected)).map {
        infer(callee.first, expecting: $0)
      }
      ?? inferBase(callee.first, expected)
    if let wrapped = unwrapItself(callee.first, base, for: callee.name) { base = wrapped }
    if base.bound != nil, memory.members(.instance, of: base, named: callee.name).isEmpty,
      let elements = elementBindings(callee.first, base, for: callee.name)
    {
      base = elements
    }
    base = literalBase(callee.first, base, for: callee.name)
    if memory.members(.methods, of: base, named: callee.name).isEmpty,
      program.extensionMembers(ofValue: base, named: callee.name).isEmpty,
      let array = elementsAsArray(callee.first, base, for: callee.name)
    {
      base = array
    }
    if callee.name == Names.initializer, code[callee.first].kind == .selfReference,
      handsOn(toMemberwiseOf: base, node, id, arguments) || handsOn(toRawValueOf: base, id, arguments)
    {
      return .void
    }
    if base.isError {
      inferUnplaced(arguments)
      return .error
    }
    if callee.name == Names.initializer, code[callee.first].kind == .selfReference,
      handsOn(toLibraryOf: base, node, id, arguments) || handsOn(toElementOf: base, node, id, arguments)
    {
      return .void
    }
    if callee.name == Names.initializer, code[callee.first].kind == .selfReference, base.bound != nil,
      program.extensionMembers(of: base, named: Names.initializer).allSatisfy({ !takes(arguments, [$0]) })
    {
      _ = makeBinding(node, id, arguments, base)
      return .void
    }
    if case .metatype(let type) = base.kind {
      if type.bound != nil, callee.name == Names.constant {
        return makeConstant((expected?.wrapped ?? expected)?.bound ?? .error, node, id, arguments)
      }
      if callee.name == Names.initializer, program.declaration(of: type) == nil,
        !memory.initializers(of: type).isEmpty
          || !program.extensionMembers(of: type, named: Names.initializer).isEmpty
      {
        return initialize(type, node, id, arguments, expected)
      }
      if callee.name == Names.initializer, code[callee.first].name == Names.ownType {
        return initialize(type, node, id, arguments, expected)
      }
      if callee.name == Names.initializer, let open = program.declaration(of: type),
        program[open].kind.isOpen,
        !program.initializers(of: open).isEmpty
      {
        return initialize(type, node, id, arguments, expected)
      }
      if type == KnownTypes.appearance || callee.name == Names.initializer { return nil }
      let told = told(type, by: expected)
      return callStatic(
        callee.name, of: told.isConcrete ? told : type, node, id, arguments, at: callee.nameRange, expected)
    }
    let declared =
      program.declaration(of: base).map { program.members(of: $0, named: callee.name) }
      ?? program.extensionMembers(ofValue: base, named: callee.name)
    let first = calls.functions.count
    for member in declared
    where program[member].kind == .function && !program[member].isStatic && program.isGiven(member, to: base)
    {
      calls.functions.append(member)
    }
    let isLeft = calls.functions.count > first && leaveToLibrary(from: first, base, callee.name, arguments)
    if calls.functions.count > first, leaveToProperty(from: first, of: base, among: declared, arguments) {
      return nil
    }
    if calls.functions.count > first {
      let result = callFunction(from: first, of: base, node, id, arguments, expected)
      if reference(id).kind == .function, program[reference(id).member].isMutating {
        requireWritable(callee.first, for: callee.name, at: callee.nameRange)
      }
      return result
    }
    if let owner = program.declaration(of: base), program[owner].kind == .modifier, declared.isEmpty {
      return callLibraryMember(
        library.type(named: "ViewModifier") ?? .error, callee, node, id, arguments, expected)
    }
    if isView(base), declared.isEmpty || isLeft {
      if let type = attachElement(callee, node, id, arguments) { return type }
      if let type = callModifier(named: callee.name, at: callee.nameRange, node, id, receiver: base) {
        return type
      }
    }
    if let number = numberType(ofParameter: base, with: callee.name) {
      let type = callLibraryMember(number, callee, node, id, arguments, expected)
      return type == number ? base : type
    }
    return callLibraryMember(base, callee, node, id, arguments, expected)
  }

  /// True where the functions that stand on the stack from `first` on do not take some arguments, and the library or the
  /// catalogue has others of their name: those functions are taken from the stack.
  private mutating func leaveToLibrary(
    from first: Int, _ base: TypeID, _ name: Name, _ arguments: CodeItems
  ) -> Bool {
    guard
      !memory.members(.methods, of: base, named: name).isEmpty
        || isView(base) && isModifier(name),
      fit(ofFunctionsFrom: first, of: base, arguments) != .types
    else { return false }
    calls.functions.removeAll(from: first)
    return true
  }

  /// True for the name of a modifier of the catalogue, also of one that holds views.
  private mutating func isModifier(_ name: Name) -> Bool {
    !signatures.overloads(named: name).isEmpty || CatalogSignatures.attachments[name] != nil
  }

  private mutating func callLibraryMember(
    _ base: TypeID, _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems,
    _ expected: TypeID?
  ) -> TypeID? {
    var entries = memory.members(.methods, of: base, named: callee.name)
    if entries.isEmpty, isOptionSet(base) {
      entries = memory.members(.methods, of: LibraryTypes.optionSet, named: callee.name)
    }
    if entries.isEmpty { return nil }
    let type = callLibrary(entries, base, callee.name, node, id, arguments, expected)
    let chosen = reference(id)
    if chosen.kind == .library, libraryEntry(chosen).member.isMutating {
      requireWritable(callee.first, for: callee.name, at: callee.nameRange)
    }
    return type
  }

  /// Looks at arguments whose parameters are not known: names in them are resolved, and no type is asked of them.
  mutating func inferUnplaced(_ arguments: CodeItems) {
    for argument in arguments { infer(code[argument].first, expecting: .error) }
  }
}
