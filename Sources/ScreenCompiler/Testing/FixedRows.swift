import ScreenSemantics
import ScreenSyntax
import SourceModel

/// Which collections have elements in every run?
///
/// Answer: lists and ranges that are written out, all cases of an enum, `Let`s that hold these, and what functions such as
/// `sorted` make of them.
/// Cost: linear in the code of the collection and of the `Let`s that it names, at most 8 behind one another.
/// Limits: of what is computed in another way it is not known.
struct FixedRows {
  private let model: SemanticModel
  private static let depthLimit = 8

  init(_ model: SemanticModel) { self.model = model }

  /// Functions and properties with as many elements as what they are asked of.
  private static let countKeeping: SmallSet<Name> = [
    "sorted", "reversed", "shuffled", "enumerated", "map", "indices",
  ]
  private static let array: Name = "Array"

  /// True where a collection never is without elements.
  func isNeverEmpty(_ collection: CodeID, _ checked: CheckedFile) -> Bool {
    isNeverEmpty(collection, checked, depth: 0)
  }

  private func isNeverEmpty(_ id: CodeID, _ checked: CheckedFile, depth: Int) -> Bool {
    guard !id.isNone, depth < Self.depthLimit else { return false }
    let (code, node, reference) = (checked.code, checked.code[id], checked.reference(id))
    if reference.kind == .member || reference.kind == .staticMember {
      let member = model.program[reference.member]
      guard member.kind == .constant, !member.isParameter else { return false }
      let body = model.values[reference.member]
      return !body.isFunction && isNeverEmpty(body.code, model.files[member.file], depth: depth + 1)
    }
    switch node.kind {
    case .arrayLiteral: return !code.items(node.list).isEmpty
    case .binary:
      switch node.op {
      case .add:
        return isNeverEmpty(node.first, checked, depth: depth + 1)
          || isNeverEmpty(node.second, checked, depth: depth + 1)
      case .closedRange, .halfOpenRange:
        let (lower, upper) = (code[node.first], code[node.second])
        guard lower.kind == .integerLiteral, upper.kind == .integerLiteral else { return false }
        let length = code.integers[upper.literal] - code.integers[lower.literal]
        return length > 0 || length == 0 && node.op == .closedRange
      case .none, .not, .negate, .plus, .attempt, .forcedAttempt, .subtract, .multiply, .divide, .remainder,
        .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight,
        .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or, .coalesce, .partialFrom,
        .partialThrough, .partialUpTo, .patternMatch, .assign, .addAssign, .subtractAssign, .multiplyAssign,
        .divideAssign, .remainderAssign, .bitAndAssign, .bitOrAssign, .bitXorAssign, .shiftLeftAssign,
        .shiftRightAssign:
        return false
      }
    case .name where reference.kind == .local:
      return isNeverEmpty(
        value(ofLocal: reference.index, around: node.range, checked), checked, depth: depth + 1)
    case .member:
      if reference.kind == .rawValue { return reference.index == 1 }
      return reference.kind == .library && Self.countKeeping.contains(node.name)
        && isNeverEmpty(node.first, checked, depth: depth + 1)
    case .call:
      guard reference.kind == .library else { return false }
      let callee = code[node.first]
      if callee.kind == .name, callee.name == Self.array, let argument = code.items(node.list).first,
        code[argument].name.isEmpty
      {
        return isNeverEmpty(code[argument].first, checked, depth: depth + 1)
      }
      return callee.kind == .member && Self.countKeeping.contains(callee.name)
        && isNeverEmpty(callee.first, checked, depth: depth + 1)
    // Whatever else gives a collection may give an empty one.
    default: return false
    }
  }

  /// The value of the `Let` of a body that has a slot: the last before a place.
  private func value(ofLocal slot: Int32, around place: SourceRange, _ checked: CheckedFile) -> CodeID {
    var found: (range: SourceRange, code: CodeID)?
    for view in checked.views where view.local == slot && view.range.start < place.start {
      if let known = found, known.range.start > view.range.start { continue }
      let attribute = view.kind == .letBinding ? view.attributes.first : nil
      found = (view.range, attribute.map { checked.attributes[$0].code } ?? .none)
    }
    return found?.code ?? .none
  }
}
