import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Values of a type parameter that stands for numbers: `T: Numeric`, `BinaryInteger`, `FloatingPoint` and their like.
extension FileChecker {
  /// True for a type parameter that stands for numbers of a kind.
  mutating func isNumericParameter(_ type: TypeID, _ kind: Conformances = .numeric) -> Bool {
    guard case .declared(let id, _) = type.kind, program[id].kind == .genericParameter else { return false }
    return program[id].conformances.contains(kind)
  }

  /// True where an operator takes two values of a type parameter that stands for numbers, and gives another one.
  mutating func reckons(_ op: CodeOperator, _ type: TypeID) -> Bool {
    guard isNumericParameter(type) else { return false }
    switch op {
    case .add, .subtract, .multiply, .addAssign, .subtractAssign, .multiplyAssign: return true
    case .divide, .divideAssign:
      return isNumericParameter(type, .binaryInteger) || isNumericParameter(type, .floatingPoint)
    case .remainder, .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight, .remainderAssign, .bitAndAssign,
      .bitOrAssign, .bitXorAssign, .shiftLeftAssign, .shiftRightAssign:
      return isNumericParameter(type, .binaryInteger)
    case .none, .not, .attempt, .forcedAttempt, .negate, .plus, .and, .or, .coalesce, .partialFrom,
      .partialThrough, .partialUpTo, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
      .closedRange, .halfOpenRange, .patternMatch, .assign:
      return false
    }
  }

  /// The number whose member of a name all types have for which a type parameter stands; nil where its own are meant.
  mutating func numberType(ofParameter type: TypeID, with name: Name) -> TypeID? {
    guard isNumericParameter(type), let id = program.declaration(of: type),
      program.members(of: id, named: name).isEmpty
    else { return nil }
    let number: TypeID? =
      isNumericParameter(type, .binaryInteger)
      ? .int : isNumericParameter(type, .floatingPoint) ? .double : nil
    return number.flatMap { memory.members(.instance, of: $0, named: name).isEmpty ? nil : $0 }
  }

  /// Reads `T.zero`, and `.zero` where a T is wanted, as the number 0 of that type; nil for another member.
  mutating func inferZero(_ name: Name, of type: TypeID, _ node: CodeNode, _ id: CodeID) -> TypeID? {
    guard name == Self.zero, isNumericParameter(type) else { return nil }
    if trial.isOn { return type }
    parser.draft.nodes[id] = parser.integerLiteral(0, node.range)
    return infer(id, expecting: type)
  }

  private static let zero: Name = "zero"

  /// True in the code of a function, or of a type, that has such a type parameter.
  private var hasNumericParameters: Bool {
    mutating get {
      guard !member.isNone else { return false }
      let own = program[member]
      let ofFunction = own.traits.contains(.isGeneric) ? program.typeParameters(of: member) : []
      let parameters = ofFunction + program.typeParameters(ofType: program[own.owner].type)
      return parameters.contains { program[$0].conformances.contains(.numeric) }
    }
  }

  /// Reads `T(count)`, and `Double(value)` of a value of such a type, as a conversion; nil for another call.
  mutating func convertNumber(to type: TypeID, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems)
    -> TypeID?
  {
    guard arguments.count == 1, code[arguments[0]].name.isEmpty,
      !code[arguments[0]].flags.contains(.trailing),
      isNumericParameter(type) || type.isNumber && hasNumericParameters
    else { return nil }
    let value = code[arguments[0]].first
    let given = tried(value, isNumericParameter(type) ? .error : .any).type
    guard isNumericParameter(given) || isNumericParameter(type) && given.isNumber else { return nil }
    // Code that is tried is read again.
    if trial.isOn { return type }
    var cast = CodeNode(.cast, node.range)
    cast.op = .assign
    cast.first = value
    parser.draft.nodes[id] = cast
    infer(value)
    note(id, type: type)
    return type
  }
}
