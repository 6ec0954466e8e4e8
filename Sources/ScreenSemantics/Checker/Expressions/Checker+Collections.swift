import ScreenSyntax
import ScreenTypes
import SourceModel

/// What extensions give to all collections, asked of one that is no array: `"".isNotEmpty` with `extension Collection { var isNotEmpty }`.
/// The code of such an extension is that of an array (`OpenTypes`), so the other collection is made one where it is asked.
extension FileChecker {
  /// Makes an array of code that gives another collection, where an extension gives a member to all collections: the type of the
  /// array; nil for other code, and for other members.
  mutating func elementsAsArray(_ id: CodeID, _ type: TypeID, for name: Name) -> TypeID? {
    guard !id.isNone, let array = program.arrayOfElements(of: type, with: name) else { return nil }
    if trial.isOn { return array }
    let node = code[id]
    let part = addNode(node)
    note(part, reference(id))
    note(part, type: type)
    var call = CodeNode(.call, node.range)
    call.first = addName(Self.arrayName, node.range)
    call.list = parser.draft.addList(of: addArgument(part, at: node.range))
    parser.draft.nodes[id] = call
    note(id, Reference.none)
    return infer(id)
  }

  private static let arrayName: Name = "Array"
}
