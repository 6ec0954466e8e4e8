import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// `String.init` where a function is wanted: it is read as the closure `{ String($0) }`.
  mutating func inferInitializer(of type: TypeID, _ node: CodeNode, _ id: CodeID, _ expected: TypeID)
    -> TypeID
  {
    let range = node.range
    func added(_ node: CodeNode) -> Int32 {
      parser.draft.nodes.append(node)
      return Int32(parser.tree.nodes.count - 1)
    }
    func list(_ item: Int32) -> CodeList {
      parser.draft.lists.append(contentsOf: [1, item])
      return CodeList(Int32(parser.tree.lists.count - 2))
    }
    var parameter = CodeNode(.closureParameter, range)
    parameter.a = 0
    var argument = CodeNode(.argument, range)
    argument.name = .none
    if let declaration = program.declaration(of: type), let first = program.parameters(of: declaration).first
    {
      argument.name = program[first].name
      argument.nameStart = range.start
    }
    argument.a = added(parameter)
    var call = CodeNode(.call, range)
    call.a = node.a
    call.list = list(added(argument))
    var statement = CodeNode(.expressionStatement, range)
    statement.a = added(call)
    var block = CodeNode(.block, range)
    block.list = list(added(statement))
    var closure = CodeNode(.closure, range)
    closure.b = added(block)
    parser.draft.nodes[Int(id.index)] = closure
    return inferClosure(closure, id, expected)
  }
}
