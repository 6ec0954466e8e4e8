import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// Reports a field that an initialiser gives no value, unless it hands on to another one.
  mutating func checkGiven(by body: CodeID, _ initializer: Member) {
    if body.isNone { return }
    let made = program.declaration(of: program[initializer.owner].type).map { program[$0].kind }
    if made == nil || made == .enumeration { return checkGivesSelf(by: body, initializer) }
    guard program[initializer.owner].kind != .extended else { return }
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

  /// Reports an initialiser of an Enum, or of a type of the library, that gives `self` no value.
  private mutating func checkGivesSelf(by body: CodeID, _ initializer: Member) {
    let isGiven = code.extent(of: body).contains { id in
      let node = code[id]
      switch node.kind {
      case .assignment: return code[node.first].kind == .selfReference
      case .call:
        let callee = code[node.first]
        return callee.kind == .member && callee.name == Names.initializer
          && code[callee.first].kind == .selfReference
      case .error: return true
      // Nothing else gives `self` a value as a whole.
      default: return false
      }
    }
    if isGiven { return }
    report(
      .typeMissingArgument, initializer.nameRange, "This initialiser gives `self` no value.",
      help: "Write `self = …`, or hand on to another one: `self.init(…)`.")
  }

  /// `String.init` where a function is wanted: it is read as the closure `{ String($0) }`.
  mutating func inferInitializer(of type: TypeID, _ node: CodeNode, _ id: CodeID, _ expected: TypeID)
    -> TypeID
  {
    let range = node.range
    func added(_ node: CodeNode) -> CodeID {
      let id = parser.draft.nodes.endIndex
      parser.draft.nodes.append(node)
      return id
    }
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
    argument.first = added(parameter)
    var call = CodeNode(.call, range)
    call.a = node.a
    call.list = list(added(argument))
    var statement = CodeNode(.expressionStatement, range)
    statement.first = added(call)
    var block = CodeNode(.block, range)
    block.list = list(added(statement))
    var closure = CodeNode(.closure, range)
    closure.second = added(block)
    parser.draft.nodes[id] = closure
    return inferClosure(closure, id, expected)
  }
}
