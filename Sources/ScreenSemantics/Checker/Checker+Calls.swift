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
        if let type = callOwnFunction(callee, node, id, arguments) { return type }
        if isImplicitSelf(callee.name) {
          let member = writeSelf(before: node.first)
          if let type = callMember(code[member], node, id, arguments, expected) { return type }
        }
        if let type = callNamed(callee, node, id, arguments, expected) { return type }
      }
    case .implicitMember: return callImplicit(callee, node, id, arguments, expected)
    case .member:
      if let type = callMember(callee, node, id, arguments, expected) { return type }
    case .arrayLiteral, .dictionaryLiteral:
      if arguments.isEmpty, let type = typeLiteral(node.first) {
        note(id, Reference(.initializer, -1))
        return type
      }
    default: break
    }
    let type = infer(node.first)
    if case .metatype(let made) = type.kind { return initialize(made, node, id, arguments) }
    return callValue(type, node, id, arguments)
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
      let wanted = parameters.map { CallParameter(label: .none, type: $0, hasDefault: false, declared: nil) }
      let found = match(arguments, wanted)
      if let fault = found.fault {
        report(fault, of: .text(source.text(range(node.first))), wanted, call: node.range)
        return result
      }
      var bound = TypeBindings()
      checkArguments(found.map, wanted, of: .name(code[node.first].name), &bound)
      note(id, Reference(.closureCall, 0, extra: addMap(found.map)))
      return result
    case .builtin(let name) where name == Names.dismissAction || name == Names.openURLAction:
      for argument in arguments { infer(code[argument].first, expecting: library.type(named: "URL")) }
      note(id, Reference(.closureCall, 1, extra: addMap(arguments.map { code[$0].a })))
      return .void
    case .optional:
      report(
        "type/unwrapped-optional", range(node.first), "This function may be nil.",
        help: "Call it as `\(source.text(range(node.first)))?(…)`.")
      return .error
    default:
      inferUnplaced(arguments)
      report(
        "type/mismatch", range(node.first), "Only a function can be called, and this is \(describe(type)).",
        help: "Leave out the parentheses.")
      return .error
    }
  }

  /// A function of the declaration around the code, by its bare name.
  private mutating func callOwnFunction(
    _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    guard !owner.isNone else { return nil }
    if let fragment = ownMembers(named: callee.name).first, program[fragment].kind == .fragment {
      return placeFragment(fragment, node, id, arguments)
    }
    let candidates = ownMembers(named: callee.name).filter { program[$0].kind == .function }
    guard !candidates.isEmpty else { return callOwnModifier(callee, node, id, arguments) }
    let type = callFunction(candidates, node, id, arguments)
    if let chosen = candidates.first(where: { $0 == reference(id).member }) ?? candidates.first,
      program[chosen].isMutating, reference(id).kind == .function, program[chosen].owner == owner
    {
      requireMutating(callee.range, program[chosen])
    }
    return type
  }

  /// In an extension of View, a bare modifier is applied to `self`.
  private mutating func callOwnModifier(
    _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    guard selfType == .view else { return nil }
    return callModifier(named: callee.name, at: callee.range, node, id, receiver: .view)
  }

  /// Chooses among overloads by labels, then by types, checks the arguments and notes the call.
  mutating func callFunction(
    _ candidates: [MemberID], _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID {
    let shapes = candidates.map { candidate in
      program[candidate].parameters.map { index in
        let parameter = program.parameters[index]
        return CallParameter(
          label: parameter.label, type: parameter.type, hasDefault: !parameter.defaultValue.isNone,
          declared: SourceLocation(program[candidate].file, parameter.range))
      }
    }
    let choice = choose(arguments, shapes)
    let (chosen, found) = (candidates[choice.index], choice.match)
    let name = Callee.name(program[chosen].name)
    if let fault = found.fault {
      report(fault, of: name, shapes[choice.index], call: node.range)
      inferUnplaced(arguments)
      return program[chosen].type
    }
    var bound = TypeBindings()
    checkArguments(found.map, shapes[choice.index], of: name, &bound)
    note(id, Reference(.function, Int(chosen.index), extra: addMap(found.map)))
    note(node.first, Reference(.member, Int(chosen.index)))
    return program[chosen].type
  }

  /// The overload that fits best: labels first, then argument types.
  mutating func choose(_ arguments: CodeItems, _ shapes: [[CallParameter]]) -> (
    index: Int, match: ArgumentMatch
  ) {
    let matches = shapes.map { match(arguments, $0) }
    let fitting = matches.indices.filter { matches[$0].fault == nil }
    if fitting.count == 1 { return (fitting[0], matches[fitting[0]]) }
    for index in fitting {
      let parameters = shapes[index]
      let map = matches[index].map
      var all = true
      for place in parameters.indices where map[place] >= 0 && all {
        all = couldBe(CodeID(map[place]), parameters[place].type)
      }
      if all { return (index, matches[index]) }
    }
    let best =
      fitting.first ?? matches.indices.min {
        abs(shapes[$0].count - arguments.count) < abs(shapes[$1].count - arguments.count)
      } ?? 0
    return (best, matches[best])
  }

  /// `Name(…)`: a type's initialiser or a library function.
  private mutating func callNamed(
    _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID? {
    if !owner.isNone, ownMembers(named: callee.name).first != nil { return nil }
    if callee.name == Names.binding { return makeBinding(node, id, arguments, expected) }
    let own = callee.name == Names.ownType ? program.declaration(of: selfType) : nil
    if let declaration = own ?? program.lookup(callee.name, in: file) {
      note(node.first, type: program[declaration].type.metatype)
      note(node.first, Reference(.type, Int(program[declaration].type.raw)))
      return initialize(program[declaration].type, node, id, arguments)
    }
    let functions = library.functions(named: callee.name)
    if !functions.isEmpty {
      return callLibrary(functions, .error, callee.name, node, id, arguments, expected)
    }
    if let type = library.type(named: callee.name) {
      note(node.first, type: type.metatype)
      note(node.first, Reference(.type, Int(type.raw)))
      return initialize(type, node, id, arguments, expected)
    }
    let generic = Self.genericTypes
    if let head = generic[callee.name] {
      return callLibrary(library.initializers(of: head), .error, callee.name, node, id, arguments, expected)
    }
    return nil
  }

  /// `Type(…)`.
  mutating func initialize(
    _ type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID? = nil
  ) -> TypeID {
    guard let declaration = program.declaration(of: type) else {
      let entries = library.initializers(of: type)
      if entries.isEmpty {
        if case .array = type.kind, arguments.isEmpty {
          note(id, Reference(.initializer, -1))
          return type
        }
        if !type.isError {
          report(
            "type/extra-argument", node.range, "\(type) has no initialiser.",
            help: "Name one of its values, as in `.leading`, or use another type.")
        }
        return type
      }
      return callLibrary(entries, type, Name(type.description), node, id, arguments, expected)
    }
    let kind = program[declaration].kind
    if kind == .enumeration {
      let names = arguments.map { code[$0].name }
      if names == [Names.rawValue] {
        check(
          code[arguments[0]].first,
          Expectation(
            type: program.rawType(of: declaration), what: .argument(Names.rawValue, of: .type(type))))
        note(id, Reference(.rawValue, 2, extra: addMap([code[arguments[0]].a])))
        return type.optional
      }
      report(
        "type/extra-argument", node.range, "An enum is made by naming a case.",
        help:
          "It has \(program.cases(of: declaration).map { "`.\(program[$0].name)`" }.joined(separator: ", "))."
      )
      return type
    }
    return makeDeclared(declaration, type, node, id, arguments)
  }

  private mutating func makeDeclared(
    _ declaration: DeclarationID, _ type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID {
    let members = program.parameters(of: declaration)
    let parameters = members.map { member in
      let declared = program[member]
      return CallParameter(
        label: declared.name, type: declared.kind == .binding ? declared.type.binding : declared.type,
        hasDefault: declared.hasDefault, declared: program.location(of: member))
    }
    let found = match(arguments, parameters)
    let name = Callee.name(program[declaration].name)
    if let fault = found.fault {
      if case .label(let item, _) = fault {
        reportState(code[item].name, declaration, item)
      } else {
        report(fault, of: name, parameters, call: node.range)
      }
      if case .extra(let item) = fault, isTrying { infer(code[item].first) }
      return type
    }
    var bound = TypeBindings()
    checkArguments(found.map, parameters, of: name, &bound)
    let kind: Reference.Kind = program[declaration].kind.isView ? .viewInitializer : .initializer
    note(id, Reference(kind, Int(declaration.index), extra: addMap(found.map)))
    return program[declaration].kind.isView ? .view : type
  }

  /// A label that is no parameter: perhaps it names the private state of a view.
  private mutating func reportState(_ label: Name, _ declaration: DeclarationID, _ item: CodeID) {
    let parameters = program.parameters(of: declaration)
    let known = parameters.map { program[$0].name.text }
    report(
      "type/extra-argument", code[item].range,
      "\(program[declaration].name) takes no argument `\(label)` here.",
      related: [RelatedPlace("declared here", program.location(of: declaration))],
      help: Suggestion.text(
        for: label.text, among: known,
        otherwise: known.isEmpty
          ? "It takes none." : "It takes \(known.map { "`\($0)`" }.joined(separator: ", ")), in this order."))
  }

  /// `base.name(…)`.
  private mutating func callMember(
    _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID? {
    let base = inferBase(callee.first, expected)
    if base.isError {
      inferUnplaced(arguments)
      return .error
    }
    if case .metatype(let type) = base.kind {
      if type.bound != nil, callee.name == Names.constant {
        return makeConstant((expected?.wrapped ?? expected)?.bound ?? .error, node, id, arguments)
      }
      if type == KnownTypes.appearance || callee.name == Names.initializer { return nil }
      return callStatic(callee.name, of: type, node, id, arguments, at: callee.nameRange)
    }
    let declared =
      program.declaration(of: base).map { program.members(of: $0, named: callee.name) }
      ?? program.extensionMembers(of: base, named: callee.name)
    let functions = declared.filter { program[$0].kind == .function && !program[$0].isStatic }
    if !functions.isEmpty {
      let result = callFunction(functions, node, id, arguments)
      if reference(id).kind == .function, program[reference(id).member].isMutating {
        requireWritable(
          callee.first, because: "`\(callee.name)` changes what it is called on", at: callee.nameRange)
      }
      return result
    }
    if let owner = program.declaration(of: base), program[owner].kind == .modifier, declared.isEmpty {
      return callLibraryMember(
        library.type(named: "ViewModifier") ?? .error, callee, node, id, arguments, expected)
    }
    if isView(base), declared.isEmpty {
      if let type = callModifier(named: callee.name, at: callee.nameRange, node, id, receiver: base) {
        return type
      }
    }
    return callLibraryMember(base, callee, node, id, arguments, expected)
  }

  private mutating func callLibraryMember(
    _ base: TypeID, _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems,
    _ expected: TypeID?
  ) -> TypeID? {
    let entries = memory.members(.methods, of: base, named: callee.name)
    if entries.isEmpty { return nil }
    let type = callLibrary(entries, base, callee.name, node, id, arguments, expected)
    let chosen = reference(id)
    if chosen.kind == .library, library.entries[Int(chosen.index)].member.isMutating {
      requireWritable(
        callee.first, because: "`\(callee.name)` changes what it is called on", at: callee.nameRange)
    }
    return type
  }

  // MARK: Types as callees

  /// `[Int]` or `[String: Int]` before parentheses.
  private mutating func typeLiteral(_ id: CodeID) -> TypeID? {
    let node = code[id]
    let items = code.items(node.list)
    if program.hasSeveralModules { for item in items { joinModuleName(item) } }
    let types = items.compactMap { item -> TypeID? in
      let inner = code[item]
      return inner.kind == .name ? program.type(named: inner.name, in: file) : nil
    }
    if node.kind == .arrayLiteral, types.count == 1, items.count == 1 { return types[0].array }
    if node.kind == .dictionaryLiteral, types.count == 2 { return TypeID(.dictionary(types[0], types[1])) }
    return nil
  }

  /// `Set[String]` before parentheses.
  mutating func inferGenericType(_ node: CodeNode, _ id: CodeID) -> TypeID {
    let types = code.items(node.list).compactMap { item -> TypeID? in
      let inner = code[code[item].first]
      return inner.kind == .name ? program.type(named: inner.name, in: file) : nil
    }
    switch (code[node.first].name, types.count) {
    case ("Set", 1): return TypeID(.set(types[0])).metatype
    case ("Array", 1): return types[0].array.metatype
    case ("Optional", 1): return types[0].optional.metatype
    case ("Dictionary", 2): return TypeID(.dictionary(types[0], types[1])).metatype
    case ("ClosedRange", 1): return TypeID(.closedRange(types[0])).metatype
    case ("Range", 1): return TypeID(.range(types[0])).metatype
    default:
      report(
        "type/mismatch", node.range, "This type takes no arguments in brackets.",
        help: "Leave out the brackets.")
      return .error
    }
  }

  /// Looks at arguments whose parameters are not known: names in them are resolved, and no type is asked of them.
  mutating func inferUnplaced(_ arguments: CodeItems) {
    for argument in arguments { infer(code[argument].first, expecting: .error) }
  }
}
