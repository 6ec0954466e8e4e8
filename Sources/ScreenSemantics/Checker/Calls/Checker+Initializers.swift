import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// Reports a field that an initialiser gives no value, unless it hands on to another one.
  mutating func checkGiven(by body: CodeID, _ initializer: Member) {
    if body.isNone { return }
    checkHandsOn(in: body, initializer)
    let made = program.declaration(of: program[initializer.owner].type).map { program[$0].kind }
    if made == nil || made == .enumeration { return checkGivesSelf(by: body, initializer) }
    guard program[initializer.owner].kind != .extended else { return }
    if GivenValues.giveSelf(in: body, &self) { return }
    var given: Set<MemberID> = []
    for id in code.extent(of: body) {
      let node = code[id]
      if node.kind == .call, reference(id).kind == .function,
        program[reference(id).member].name == Names.initializer
      {
        return
      }
      guard node.kind == .assignment else { continue }
      let target = code[node.first]
      let targets =
        target.kind == .tuple ? code.items(target.list).map { code[$0].first } : [node.first]
      for target in targets where reference(target).kind == .member { given.insert(reference(target).member) }
    }
    for index in program[initializer.owner].members {
      let stored = program[index]
      guard stored.isStored, !stored.isStatic, stored.value == nil, stored.source == nil,
        stored.kind != .environment,
        stored.kind == .constant || stored.type.wrapped == nil, !stored.type.isError, !given.contains(index)
      else { continue }
      report(
        .typeMissingArgument, initializer.nameRange, "This initialiser gives `\(stored.name)` no value.",
        related: [RelatedPlace("declared here", program.location(of: index))],
        help: "Assign it here, or give it a `value`.")
    }
  }

  /// Reports an initialiser of an Enum, or of a type of the library, that gives `self` no value on some path.
  private mutating func checkGivesSelf(by body: CodeID, _ initializer: Member) {
    if program[initializer.owner].type.isError || GivenValues.giveSelf(in: body, &self) { return }
    report(
      .typeMissingArgument, initializer.nameRange,
      code.extent(of: body).contains { isGivingSelf($0) }
        ? "This initialiser gives `self` a value on some paths only."
        : "This initialiser gives `self` no value.",
      help: "Write `self = …`, or hand on to another one: `self.init(…)`.")
  }

  private mutating func isGivingSelf(_ id: CodeID) -> Bool {
    code.isSelfInit(id) || code[id].kind == .assignment && code[code[id].first].kind == .selfReference
  }

  /// Reports what an initialiser that always gives a value hands on to, where that may give nil.
  private mutating func checkHandsOn(in body: CodeID, _ initializer: Member) {
    if initializer.traits.contains(.isFailable) { return }
    for id in code.extent(of: body) where code.isSelfInit(id) {
      let other = reference(id)
      let mayFail: Bool
      switch other.kind {
      case .function: mayFail = program[other.member].traits.contains(.isFailable)
      case .rawValue: mayFail = true
      case .library: mayFail = libraryEntry(other).result.wrapped != nil
      // The memberwise one always gives a value.
      default: mayFail = false
      }
      if !mayFail { continue }
      report(
        .typeUnwrappedOptional, range(id),
        "This may give nil, and the initialiser that hands on to it may not.",
        related: [RelatedPlace("declared here", location(initializer.nameRange))],
        help: "Write `?` before the parameters of the initialiser.")
    }
  }

  /// `String.init` where a function is wanted: it is read as the closure `{ String($0) }`.
  mutating func inferInitializer(
    of type: TypeID, _ node: CodeNode, _ id: CodeID, _ parameters: [TypeID], _ expected: TypeID
  ) -> TypeID {
    let range = node.range
    var labels: [(name: Name, start: UInt32)]
    if node.flags.contains(.labelled) {
      labels = writtenLabelNames(id).map { ($0, range.end + 1) }
    } else {
      labels = self.labels(ofInitializerOf: type, taking: parameters).map { ($0, range.start) }
    }
    let arguments = labels.enumerated().map { place, label in
      // More values than parameters are the parts of a tuple.
      let isPart = labels.count > parameters.count
      var value = addParameter(isPart ? 0 : place, at: range)
      if isPart { value = addMember(Name("\(place)"), of: value, at: range) }
      var argument = CodeNode(.argument, range)
      argument.name = label.name
      if !label.name.isEmpty { argument.nameStart = label.start }
      argument.first = value
      return addNode(argument)
    }
    var call = CodeNode(.call, range)
    call.a = node.a
    call.list = parser.draft.addList(arguments)
    let closure = closure(giving: addNode(call), range)
    parser.draft.nodes[id] = closure
    return inferClosure(closure, id, expected)
  }

  /// The labels of the initialiser of a type that takes values of some types, none where there is no label. A tuple may be taken
  /// apart for one that takes its parts.
  private mutating func labels(ofInitializerOf type: TypeID, taking types: [TypeID]) -> [Name] {
    let mark = calls.mark
    defer { calls.restore(mark) }
    let declaration = program.declaration(of: type)
    var shapes: [CallShape] = []
    for member in declaration.map({ program.initializers(of: $0) })
      ?? program.extensionMembers(of: type, named: Names.initializer)
    {
      shapes.append(shape(ofFunction: member, in: type))
    }
    if let declaration, !program.hidesMemberwise(declaration) {
      shapes.append(shape(ofInitializer: declaration, in: type))
    }
    if declaration == nil {
      for place in memory.initializers(of: type) { shapes.append(shape(of: libraryEntry(at: place))) }
    }
    if let found = labels(of: shapes, taking: types) { return found }
    if types.count == 1, case .tuple(let parts, _) = types[0].kind,
      let found = labels(of: shapes, taking: parts)
    {
      return found
    }
    guard types.count == 1, let declaration, let first = program.parameters(of: declaration).first else {
      return types.map { _ in .none }
    }
    return [program[first].name]
  }

  /// The labels of the first of some parameter lists that takes values of some types; one without labels goes first.
  private mutating func labels(of shapes: [CallShape], taking types: [TypeID]) -> [Name]? {
    var found: [Name]?
    for shape in shapes where shape.count == types.count {
      let parameters = Array(calls.parameters[from: shape.first].prefix(shape.count))
      var bound = TypeBindings()
      let takes = zip(parameters, types).allSatisfy { parameter, type in
        type.isError || !type.isConcrete || unify(parameter.type, type, &bound)
      }
      if !takes { continue }
      let labels = parameters.map(\.label)
      if labels.allSatisfy(\.isEmpty) { return labels }
      found = found ?? labels
    }
    return found
  }
}
