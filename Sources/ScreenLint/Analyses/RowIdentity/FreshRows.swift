import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Which lists are made anew at each drawing, with elements that get another id each time?
///
/// Answer: the initialiser that leaves the id to its default, for one list; nil where elements may come from elsewhere.
/// Cost: linear in the code of the list, and of the computed values and functions that give it, 8 deep.
/// Limits: a body of several statements, a local, or one element that is kept gives no answer.
struct FreshRows {
  let model: SemanticModel
  let graph: DataFlowGraph
  /// The field that tells the rows apart.
  let key: MemberID

  private static let depthLimit = 8
  private static let making: SmallSet<Name> = ["map", "compactMap", "flatMap"]

  /// The initialiser that makes the elements of a list and leaves the id to its default, which differs each time; nil
  /// where the elements, or some of them, may come from elsewhere.
  func initializer(in list: CodeID, _ file: FileID) -> SourceLocation? { made(list, file, 0) }

  private func made(_ id: CodeID, _ file: FileID, _ depth: Int) -> SourceLocation? {
    guard !id.isNone, depth < Self.depthLimit else { return nil }
    let checked = model.files[file]
    let node = checked.code[id]
    let reference = checked.reference(id)
    switch node.kind {
    case .block:
      let items = checked.code.items(node.list)
      return items.count == 1 ? made(items[0], file, depth) : nil
    case .expressionStatement, .returnStatement: return made(node.first, file, depth)
    case .arrayLiteral:
      let all = checked.code.items(node.list).map { element($0, checked, file) }
      return all.allSatisfy { $0 != nil } ? all.first ?? nil : nil
    case .name, .member:
      guard [.member, .staticMember].contains(reference.kind) else { return nil }
      return result(of: reference.member, depth)
    case .call:
      switch reference.kind {
      case .function: return result(of: reference.member, depth)
      case .library:
        let callee = checked.code[node.first]
        let arguments = checked.code.items(node.list)
        guard callee.kind == .member, Self.making.contains(callee.name), arguments.count == 1 else {
          return nil
        }
        let closure = checked.code[checked.code[arguments[0]].first]
        guard closure.kind == .closure, checked.code[closure.second].kind == .block else { return nil }
        let body = checked.code.items(checked.code[closure.second].list)
        return body.count == 1 ? element(body[0], checked, file) : nil
      // What is called in another way may give the same rows each time.
      default: return nil
      }
    // What is written in another way may give the same rows each time.
    default: return nil
    }
  }

  /// What a Computed or function gives that runs while rendering.
  private func result(of member: MemberID, _ depth: Int) -> SourceLocation? {
    guard [.computed, .function].contains(model.program[member].kind) else { return nil }
    return made(model.getters[member].code, model.program[member].file, depth + 1)
  }

  /// The initialiser that an element is, where it leaves out the id.
  private func element(_ id: CodeID, _ checked: CheckedFile, _ file: FileID) -> SourceLocation? {
    let node = checked.code[id]
    if node.kind == .expressionStatement || node.kind == .returnStatement {
      return element(node.first, checked, file)
    }
    let reference = checked.reference(id)
    let declared = model.program[key]
    guard node.kind == .call, reference.kind == .initializer, reference.index == declared.owner.index,
      reference.extra >= 0
    else { return nil }
    if declared.isParameter {
      let parameters = model.program.declarations[reference.declaration].members.filter {
        model.program.members[$0].isParameter
      }
      guard let place = parameters.firstIndex(of: key),
        checked.arguments(of: reference)[place].isNone
      else { return nil }
    }
    return SourceLocation(file, node.range)
  }
}
