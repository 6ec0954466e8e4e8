import ScreenSyntax
import ScreenTypes
import SourceModel

/// Lists that may hold an element twice.
public enum RepeatingLists {
  /// Calls whose result may hold an element, or a value of one, twice.
  public static let calls: [Name] = [
    "map", "compactMap", "flatMap", "reduce", "append", "insert", "joined", "zip", "sequence", "Array",
    "split", "values", "replaceSubrange",
  ]
}

extension Program {
  /// True for a Computed or a function that gives a list.
  func givesList(_ id: MemberID) -> Bool {
    var given = members.address(id).pointee.type
    if case .function(_, let result) = given.kind { given = result }
    return given.element != nil && given != .string
  }
}

extension CheckedFile {
  /// True for the elements of a list that are numbers or texts written out, no two the same.
  func differPlainly(_ items: CodeItems) -> Bool {
    guard items.count <= 32, let first = items.first, case let kind = code[first].kind,
      kind == .stringLiteral || kind == .integerLiteral,
      items.allSatisfy({ code[$0].kind == kind })
    else { return false }
    let tree = code
    func areEqual(_ one: CodeNode, _ other: CodeNode) -> Bool {
      kind == .stringLiteral
        ? tree.string(one) == tree.string(other)
        : tree.integers[one.literal] == tree.integers[other.literal]
    }
    return items.indices.allSatisfy { place in
      !items[..<place].contains { areEqual(code[$0], code[items[place]]) }
    }
  }
}

extension DataFlowGraph {
  /// True where the code of a Computed or a function may put a list together that holds an element twice; what it
  /// calls and reads is not looked at.
  public func mayRepeat(_ id: MemberID) -> Bool {
    let unit = units.getter(id)
    let place = repeating.partitioningIndex { $0 >= unit }
    return place < repeating.count && repeating[place] == unit
  }
}
