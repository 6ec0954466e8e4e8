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
    if code.extent(of: body).contains(where: { isGivingSelf($0) }), GivenValues.giveSelf(in: body, &self) {
      return
    }
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

  private func isGivingSelf(_ id: CodeID) -> Bool {
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
  mutating func inferInitializer(of type: TypeID, _ node: CodeNode, _ id: CodeID, _ expected: TypeID)
    -> TypeID
  {
    let range = node.range
    func list(_ item: CodeID) -> CodeList { parser.draft.addList(of: item) }
    var parameter = CodeNode(.closureParameter, range)
    parameter.a = 0
    var argument = CodeNode(.argument, range)
    argument.name = .none
    if let declaration = program.declaration(of: type), let first = program.parameters(of: declaration).first
    {
      argument.name = program[first].name
      argument.nameStart = range.start
    }
    if node.flags.contains(.labelled), let label = writtenLabelNames(id).first {
      argument.name = label
      argument.nameStart = range.end + 1
    }
    argument.first = addNode(parameter)
    var call = CodeNode(.call, range)
    call.a = node.a
    call.list = list(addNode(argument))
    var statement = CodeNode(.expressionStatement, range)
    statement.first = addNode(call)
    var block = CodeNode(.block, range)
    block.list = list(addNode(statement))
    var closure = CodeNode(.closure, range)
    closure.second = addNode(block)
    parser.draft.nodes[id] = closure
    return inferClosure(closure, id, expected)
  }
}
