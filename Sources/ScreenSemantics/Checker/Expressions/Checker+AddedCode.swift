import ScreenSyntax
import SourceModel

/// Code that nobody wrote, which stands for what is written at a place.
extension FileChecker {
  /// `base.name`.
  mutating func addMember(_ name: Name, of base: CodeID, at range: SourceRange) -> CodeID {
    var member = CodeNode(.member, range)
    member.name = name
    member.nameStart = range.start
    member.first = base
    return addNode(member)
  }

  /// The parameter `$0` of a closure, or another by its place.
  mutating func addParameter(_ place: Int, at range: SourceRange) -> CodeID {
    var parameter = CodeNode(.closureParameter, range)
    parameter.a = Int32(place)
    return addNode(parameter)
  }

  /// An argument, with a label or without.
  mutating func addArgument(_ value: CodeID, label: Name = .none, at range: SourceRange) -> CodeID {
    var argument = CodeNode(.argument, range)
    argument.name = label
    if !label.isEmpty { argument.nameStart = range.start }
    argument.first = value
    return addNode(argument)
  }

  /// `callee(arguments)`.
  mutating func addCall(of callee: CodeID, _ arguments: [CodeID], at range: SourceRange) -> CodeID {
    var call = CodeNode(.call, range)
    call.first = callee
    call.list = parser.draft.addList(arguments)
    return addNode(call)
  }
}
