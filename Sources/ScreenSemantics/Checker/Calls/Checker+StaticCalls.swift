import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// `Binding.constant(…)`, `Binding(get:set:)`.
  mutating func makeBinding(
    _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID {
    if arguments.count == 1, code[arguments[0]].name.isEmpty {
      return unwrapBinding(code[arguments[0]].first, id, arguments[0])
    }
    let wanted = (expected?.wrapped ?? expected)?.bound.flatMap { isConcrete($0) ? $0 : nil }
    let mark = calls.mark
    defer { calls.restore(mark) }
    let first = calls.parameters.count
    calls.parameters.append(
      CallParameter(label: Names.get, type: TypeID(.function([], TypeID(.parameter(0)))), hasDefault: false))
    calls.parameters.append(
      CallParameter(
        label: Names.set, type: TypeID(.function([TypeID(.parameter(0))], .void)), hasDefault: false))
    let found = match(arguments, calls.shape(from: first))
    if let fault = found.fault {
      report(fault, of: .name(Names.binding), found.shape, call: node.range)
      return (wanted ?? .error).binding
    }
    let type = infer(
      calls.argument(found, 0), expecting: TypeID(.function([], wanted ?? TypeID(.parameter(0)))))
    var value = wanted ?? .error
    if wanted == nil, case .function(_, let result) = type.kind { value = result }
    infer(calls.argument(found, 1), expecting: TypeID(.function([value], .void)))
    note(id, Reference(.bindingInitializer, 1, map: addMap(found)))
    return value.binding
  }

  /// `Binding($optional)`: a binding to what is there, or nil.
  private mutating func unwrapBinding(_ base: CodeID, _ id: CodeID, _ argument: CodeID) -> TypeID {
    let type = infer(base)
    note(id, Reference(.bindingInitializer, 2, map: addMap(of: [base])))
    if let value = type.bound?.wrapped { return value.binding.optional }
    if !type.isError {
      report(
        .typeMismatch, range(base),
        "`Binding(…)` of one value unwraps a binding to an optional, and this is \(describe(type)).",
        help: type.bound == nil ? "Pass the binding: `$` and the name." : "Use the binding as it is.")
    }
    return .error
  }

  /// `.name(…)`, where the place tells the type.
  mutating func callImplicit(
    _ callee: CodeNode, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID {
    guard let expected, !expected.isError, isConcrete(expected) || expected.bound != nil else {
      if expected == nil {
        report(
          .typeMismatch, callee.range,
          "`.\(callee.name)(…)` needs a place that tells its type, and this one does not.",
          help: "Write the type before the dot.")
      }
      inferUnplaced(arguments)
      return .error
    }
    if callee.name == Names.some, expected.wrapped != nil {
      return callStatic(callee.name, of: expected, node, id, arguments, at: callee.range)
    }
    let type = expected.wrapped ?? expected
    if callee.name == Names.constant, let bound = type.bound {
      return makeConstant(bound, node, id, arguments)
    }
    if callee.name == Names.initializer {
      // A ShapeStyle is made as a Color, as it has no initialiser itself.
      let isProtocol = program.declaration(of: type) == nil && memory.initializers(of: type).isEmpty
      let made = isProtocol ? StandardLibrary.implicitMemberTypes(for: type).first ?? type : type
      return initialize(made, node, id, arguments, program.isOpen(made) ? expected : nil)
    }
    return callStatic(callee.name, of: type, node, id, arguments, at: callee.range)
  }

  mutating func makeConstant(
    _ bound: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID {
    guard let argument = arguments.first, arguments.count == 1 else {
      report(
        .typeMissingArgument, node.range, "`.constant` takes the value in its parentheses.",
        help: "Write it there: `.constant(true)`.")
      return bound.binding
    }
    let value = code[argument].first
    let actual =
      isConcrete(bound) && !bound.isError
      ? check(value, Expectation(type: bound, what: "The value of this constant binding")) : infer(value)
    note(id, Reference(.bindingInitializer, 0, map: addMap(of: [value])))
    return (bound.isError || !isConcrete(bound) ? actual : bound).binding
  }

  /// A static function, or a case with its payload.
  mutating func callStatic(
    _ name: Name, of type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems,
    at range: SourceRange, _ expected: TypeID? = nil
  ) -> TypeID {
    let declared =
      program.declaration(of: type).map { program.members(of: $0, named: name) }
      ?? program.extensionMembers(of: type, named: name)
    if let enumCase = enumCase(among: declared, with: arguments.map { code[$0].name }) {
      return makeCase(enumCase, type, node, id, arguments)
    }
    let first = calls.functions.count
    for member in declared where program[member].kind == .function && program[member].isStatic {
      calls.functions.append(member)
    }
    if calls.functions.count > first, !memory.members(.staticMethods, of: type, named: name).isEmpty,
      fit(ofFunctionsFrom: first, arguments) != .types
    {
      calls.functions.removeAll(from: first)
    }
    if calls.functions.count > first {
      // A function with type parameters of its own has them where the type's would stand.
      let isGeneric = (first..<calls.functions.count).contains {
        program[calls.functions[$0]].traits.contains(.isGeneric)
      }
      let hasParameters = !program.typeParameters(ofType: type.unapplied).isEmpty
      let hasOpen = program.protocols.hasGenericTypes || !program.protocols.associated.isEmpty
      let receiver =
        isGeneric && !hasParameters || !hasOpen ? .error : program.isOpen(type) ? program.opened(type) : type
      let result = callFunction(from: first, of: receiver, node, id, arguments, expected)
      let chosen = reference(id)
      note(node.first, Reference(.staticMember, Int(chosen.index)))
      guard chosen.kind == .function, givesOwnType(chosen.member) else { return result }
      return asked(result, of: chosen.member, for: type, node.first)
    }
    for candidate in [type] + StandardLibrary.implicitMemberTypes(for: type) {
      let entries = memory.members(.staticMethods, of: candidate, named: name)
      if !entries.isEmpty { return callLibrary(entries, candidate, name, node, id, arguments, nil) }
    }
    if StandardLibrary.isFormat(type), let own = program.format(withStatic: name) {
      return callStatic(name, of: own, node, id, arguments, at: range, expected)
    }
    if let found = staticMember(name, of: type, node.first) {
      note(node.first, type: found)
      return callValue(found, node, id, arguments)
    }
    let nested = program.nested.isEmpty ? nil : program.lookup(Name("\(type).\(name)"), in: file)
    if let inner = nested.map({ program[$0].type }) ?? program.type(named: name, within: type) {
      return initialize(named: inner, node, id, arguments)
    }
    if let inner = library.type(named: Name("\(type).\(name)")), !memory.initializers(of: inner).isEmpty {
      return initialize(named: inner, node, id, arguments)
    }
    if !trial.isOn, isRedeclared(type, for: range) {
      inferUnplaced(arguments)
      return .error
    }
    if name == Names.constant, code[node.first].kind == .implicitMember, arguments.count == 1 {
      let value = source.text(self.range(code[arguments[0]].first))
      report(
        .flowValueExpected, node.range,
        "This place takes a value of type \(type), and `.constant(…)` makes a binding to one.",
        help: "Write the value alone: `\(value)`.", fixes: [fix("Pass the value", .safe, node.range, value)])
      inferUnplaced(arguments)
      return .error
    }
    noteProbe(name, .staticMember(of: type))
    let known = staticNames(of: type)
    report(
      .nameUndefined, range,
      lacking(name, of: type, isStatic: true, dot: ".") ?? "\(type) has no `.\(name)(…)`.",
      help: Suggestion.text(for: name.text, among: known, otherwise: nil))
    inferUnplaced(arguments)
    return .error
  }

  /// A call of a type whose name was found another way than by its name alone.
  mutating func initialize(
    named type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID? = nil
  ) -> TypeID {
    note(node.first, type: type.metatype)
    note(node.first, Reference(.type, Int(type.raw)))
    return initialize(type, node, id, arguments, expected)
  }

  /// A fragment with its arguments, as a view.
  mutating func placeFragment(
    _ fragment: MemberID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID {
    let mark = calls.mark
    defer { calls.restore(mark) }
    let first = calls.parameters.count
    for parameter in program.parameters[program[fragment].parameters] {
      calls.parameters.append(
        CallParameter(
          label: parameter.name, type: parameter.type, hasDefault: parameter.hasDefault,
          declared: SourceLocation(program[fragment].file, parameter.range)))
    }
    let found = match(arguments, calls.shape(from: first))
    if let fault = found.fault {
      report(fault, of: .name(program[fragment].name), found.shape, call: node.range)
      return .error
    }
    var bound = TypeBindings()
    checkArguments(found, of: .name(program[fragment].name), &bound)
    note(id, Reference(.fragment, Int(fragment.index), map: addMap(found)))
    note(node.first, Reference(.fragment, Int(fragment.index)))
    return .view
  }

  private mutating func isEmptyTuple(_ arguments: CodeItems) -> Bool {
    guard arguments.count == 1, let value = arguments.first.map({ code[code[$0].first] }) else {
      return false
    }
    return value.kind == .tuple && code.items(value.list).isEmpty
  }

  /// The case among members of one name: of several the one whose parts have the labels, else the first; nil where none is a case.
  mutating func enumCase(among members: Table<Int, MemberID>, with labels: [Name]) -> MemberID? {
    let cases = members.filter { program[$0].kind == .enumCase }
    guard cases.count > 1 else { return cases.first }
    return cases.first { payloadLabels(of: $0) == labels } ?? cases.first
  }

  mutating func makeCase(
    _ enumCase: MemberID, _ type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID {
    // In its own code, `self = .failed(error)` leaves the type what it is.
    let type = type == selfType ? type : told(type, by: nil)
    let payload = program.type(program[enumCase].type, in: type)
    // `.success(())` says that there is nothing to say.
    let arguments =
      payload == .void && program[enumCase].type != .void && isEmptyTuple(arguments)
      ? code.items(.empty) : arguments
    var parts: [TypeID] = payload == .void ? [] : [payload]
    var labels: [Name] = []
    if case .tuple(let elements, let names) = payload.kind { (parts, labels) = (elements, names) }
    if labels.isEmpty, !parts.isEmpty, let label = program.payloadLabel(of: enumCase) { labels = [label] }
    let isLabelled = arguments.contains { !code[$0].name.isEmpty }
    let defaults = arguments.count < parts.count ? program.payloadDefaults(of: enumCase) : []
    let mark = calls.mark
    defer { calls.restore(mark) }
    let first = calls.parameters.count
    for (place, part) in parts.enumerated() {
      calls.parameters.append(
        CallParameter(
          label: isLabelled && place < labels.count ? labels[place] : .none, type: part,
          hasDefault: place < defaults.count && defaults[place] != nil,
          declared: program.location(of: enumCase)))
    }
    let found = match(arguments, calls.shape(from: first))
    if let fault = found.fault {
      report(fault, of: .name(program[enumCase].name), found.shape, call: node.range)
      return type
    }
    var bound = TypeBindings()
    checkArguments(found, of: .name(program[enumCase].name), &bound)
    let map = defaults.isEmpty ? addMap(found) : addMap(found, parts, defaults, node)
    note(id, Reference(.enumCase, Int(enumCase.index), map: map))
    return made(type, bound, node)
  }

  /// The map of a call that leaves out parts of what a case holds: their defaults stand in their places.
  private mutating func addMap(
    _ found: ArgumentMatch, _ parts: [TypeID], _ defaults: [String?], _ node: CodeNode
  ) -> ArgumentPlace {
    var given: [CodeID] = []
    for position in 0..<found.shape.count {
      var argument = calls.argument(found, position)
      if argument.isNone, let text = defaults[position] {
        argument = addNode(literal(text, SourceRange(node.range.end, node.range.end)))
        infer(argument, expecting: parts[position])
      }
      given.append(argument)
    }
    return addMap(of: given)
  }

  /// A default of what a case holds, of which the parser has seen that it is one of these.
  private mutating func literal(_ text: String, _ range: SourceRange) -> CodeNode {
    switch text.first {
    case "\"", "'": return textNode(String(text.dropFirst().dropLast()), at: range)
    case "[": return CodeNode(text == "[:]" ? .dictionaryLiteral : .arrayLiteral, range)
    case ".":
      var node = CodeNode(.implicitMember, range)
      node.name = Name(String(text.dropFirst()))
      node.nameStart = range.start
      return node
    case "t", "f":
      var node = CodeNode(.booleanLiteral, range)
      node.a = text == "true" ? 1 : 0
      return node
    case "n": return CodeNode(.nilLiteral, range)
    // What is left is a whole number.
    default: return parser.integerLiteral(Int(text) ?? 0, range)
    }
  }

  /// Reports braces around code that stands without them; false where there are none.
  mutating func reportBraces(_ text: AttributeText, _ name: Name) -> Bool {
    guard source.bytes[Int(text.value.start)..<Int(text.value.end)].first == UInt8(ascii: "{") else {
      return false
    }
    let inner = SourceRange(text.value.start + 1, max(text.value.start + 1, text.value.end - 1))
    report(
      .syntaxInvalidCode, text.value, "`\(name)` always holds code, so it is written without braces.",
      help: "Remove the braces.", fixes: [fix("Remove the braces", .safe, text.value, source.text(inner))])
    return true
  }
}
