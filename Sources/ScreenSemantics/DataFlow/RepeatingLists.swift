import ScreenSyntax
import ScreenTypes
import SourceModel

/// Lists that may hold an element twice.
public enum RepeatingLists {
  /// Calls whose result may hold an element, or a value of one, twice.
  public static let calls: Set<Name> = [
    "map", "compactMap", "flatMap", "reduce", "append", "insert", "joined", "zip", "sequence", "Array",
    "split", "values", "replaceSubrange",
  ]
}

extension FlowWalker {
  /// Notes a Computed or a function that gives a list which its own code may put together, map or write out.
  mutating func noteRepetition(_ body: CodeID, of id: MemberID) {
    let type = program.members.address(Int(id.index)).pointee.type
    var given = type
    if case .function(_, let result) = type.kind { given = result }
    if given.element != nil, given != .string, mayRepeat(body) { record.repeating.append(units.getter(id)) }
  }

  /// True where code may itself put together a list that holds an element twice.
  func mayRepeat(_ body: CodeID) -> Bool {
    for index in extent(of: body) {
      let node = checked.code.nodes[Int(index)]
      switch node.kind {
      case .arrayLiteral: if checked.code.items(node.list).count > 1 { return true }
      case .binary where node.op == .add:
        let type = checked.type(CodeID(index))
        if type.element != nil && type != .string { return true }
      case .assignment where node.op == .addAssign: return true
      case .name, .member:
        let reference = checked.references[Int(index)]
        switch reference.kind {
        case .library, .none: if RepeatingLists.calls.contains(node.name) { return true }
        case .member:
          // A list in a struct, which model data may fill.
          let member = program.members.address(Int(reference.index))
          if member.pointee.type.element != nil, program[member.pointee.owner].kind == .structure {
            return true
          }
        default: break
        }
      default: break
      }
    }
    return false
  }

  /// The nodes of an expression: what a node holds comes before it.
  func extent(of expression: CodeID) -> Range<Int32> {
    if expression.isNone { return 0..<0 }
    let range = checked.code[expression].range
    var first = expression.index
    while first > 0, range.contains(checked.code.nodes[Int(first) - 1].range) { first -= 1 }
    return first..<expression.index + 1
  }
}

extension DataFlowGraph {
  /// True where the code of a Computed or a function may put a list together that holds an element twice; what it
  /// calls and reads is not looked at.
  public func mayRepeat(_ id: MemberID) -> Bool {
    let unit = units.getter(id)
    var (low, high) = (0, repeating.count)
    while low < high {
      let middle = (low + high) / 2
      if repeating[middle] < unit { low = middle + 1 } else { high = middle }
    }
    return low < repeating.count && repeating[low] == unit
  }
}
