import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
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
