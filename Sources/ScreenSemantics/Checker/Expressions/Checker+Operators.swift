import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  mutating func inferBinary(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    switch node.op {
    case .and, .or:
      let isAnd = node.op == .and
      check(
        node.first,
        Expectation(type: .bool, what: isAnd ? "What stands before `&&`" : "What stands before `||`"))
      check(
        node.second,
        Expectation(type: .bool, what: isAnd ? "What stands after `&&`" : "What stands after `||`"))
      return .bool
    case .equal, .notEqual: return node.flags.contains(.identity) ? inferIdentity(node) : inferEquality(node)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return inferComparison(node, id)
    case .coalesce: return inferOwnCoalesce(node, id) ?? inferCoalesce(node, expected)
    case .closedRange, .halfOpenRange: return inferRange(node, (expected?.wrapped ?? expected)?.element)
    case .patternMatch: return inferPatternMatch(node)
    // What is neither logic nor comparison reckons, and `inferArithmetic` knows each operator by its symbol.
    default: return inferArithmetic(node, id, expected)
    }
  }

  /// What an operator gives that a declared type, or a file, has for two types, noted at `id`; nil where there is none.
  mutating func ownOperator(
    _ symbol: String, _ node: CodeNode, _ first: TypeID, _ second: TypeID, _ id: CodeID
  ) -> TypeID? {
    if first.isNumber && second.isNumber { return nil }
    let found = ownOperators(Name(symbol), of: [first, second], taking: 2)
    for (function, whole) in found {
      let parameters = program[function].parameters.map {
        program.type(program.parameters[$0].type, in: whole)
      }
      var bound = TypeBindings()
      if program[function].traits.contains(.isGeneric) {
        guard unify(opened(parameters[0], in: function), first, &bound),
          unify(opened(parameters[1], in: function), second, &bound)
        else { continue }
      } else if !fits(first, parameters[0]) || !fits(second, parameters[1]) {
        continue
      }
      note(id, Reference(.function, Int(function.index)))
      let result = program.type(program[function].type, in: whole)
      return bound.isEmpty ? result : substitute(opened(result, in: function), bound)
    }
    // A whole number that is written is a Double where that is wanted.
    for (function, whole) in found where !program[function].traits.contains(.isGeneric) {
      let parameters = program[function].parameters.map {
        program.type(program.parameters[$0].type, in: whole)
      }
      let sides = [(node.first, first, parameters[0]), (node.second, second, parameters[1])]
      let isTaken = sides.allSatisfy { side, type, wanted in
        fits(type, wanted) || wanted.isNumber && isWholeNumber(side)
      }
      if !isTaken { continue }
      for (side, type, wanted) in sides where !fits(type, wanted) { infer(side, expecting: wanted) }
      note(id, Reference(.function, Int(function.index)))
      return program.type(program[function].type, in: whole)
    }
    return nil
  }

  /// The functions of an operator that a file, or one of some types, has, each with the type in which it is seen.
  private mutating func ownOperators(_ name: Name, of types: [TypeID], taking count: Int) -> [(
    MemberID, TypeID
  )] {
    var found = program.fileScopeMembers(named: name, in: file).map { ($0, TypeID.error) }
    for type in types {
      let members =
        program.declaration(of: type).map { Array(program.members(of: $0, named: name)) }
        ?? Array(program.extensionMembers(of: type, named: name))
      found += members.filter { program.isGiven($0, to: type) }.map { ($0, type) }
    }
    return found.filter { function, _ in
      program[function].isStatic && program[function].kind == .function
        && program[function].parameters.count == count
    }
  }

  /// What a `??` of the package gives for a binding, as in `$note ?? ""`; nil for any other `??`.
  private mutating func inferOwnCoalesce(_ node: CodeNode, _ id: CodeID) -> TypeID? {
    let symbol = node.op.symbol
    guard !program.fileScopeMembers(named: Name(symbol), in: file).isEmpty,
      case let first = tried(node.first, .any).type, first.bound != nil
    else { return nil }
    infer(node.first)
    return ownOperator(symbol, node, first, infer(node.second), id)
  }

  /// What `-` or `!` before a value gives by a function of the package, noted at `id`; nil where there is none.
  mutating func ownPrefix(_ node: CodeNode, _ type: TypeID, _ id: CodeID) -> TypeID? {
    let name = Name(node.op == .negate ? CodeOperator.subtract.symbol : node.op.symbol)
    for (function, whole) in ownOperators(name, of: [type], taking: 1) {
      let parameter = program.type(
        program.parameters[program[function].parameters.lowerBound].type, in: whole)
      if program[function].traits.contains(.isGeneric) || !fits(type, parameter) { continue }
      note(id, Reference(.function, Int(function.index)))
      return program.type(program[function].type, in: whole)
    }
    return nil
  }

  /// Infers both sides so that a literal takes the type of the other side.
  mutating func inferSides(_ node: CodeNode, expecting wanted: TypeID?) -> (TypeID, TypeID) {
    let isDouble =
      wanted == nil
      && (namesDouble(node.first) && isWholeNumber(node.second)
        || isWholeNumber(node.first) && namesDouble(node.second))
    let expected = isDouble ? .double : wanted
    let moves = node.op == .add || node.op == .subtract
    let isMoved = moves && expected.map { StandardLibrary.distance(of: $0) != nil } ?? false
    let leavesOpen =
      isImplicit(node.first) && !isImplicit(node.second) && !isMoved
      || expected == nil && node.op == .add && isOpenList(node.first) && !isOpenList(node.second)
    if leavesOpen {
      let second = infer(node.second, expecting: expected)
      let isOpen = expected?.isError == true && isLiteral(node.second)
      return (infer(node.first, expecting: isOpen ? .error : second), second)
    }
    var first = infer(node.first, expecting: expected)
    var hint = isImplicit(node.second) ? first : first.wrapped ?? first
    if expected?.isError == true, isLiteral(node.first) { hint = .error }
    if moves, let distance = StandardLibrary.distance(of: first) {
      hint = isImplicit(node.second) ? distance : .double
    }
    let second = infer(node.second, expecting: hint)
    if first != second && !second.isError
      && (isLiteral(node.first) || first.holdsInt(beside: second.wrapped ?? second))
    {
      first = infer(node.first, expecting: second.wrapped ?? second)
    }
    return (first, second)
  }

  /// Unwraps sides of an operator that are declared with `!`.
  private mutating func unwrapSides(_ node: CodeNode, _ first: inout TypeID, _ second: inout TypeID) {
    if let wrapped = unwrapItself(node.first, first) { first = wrapped }
    if let wrapped = unwrapItself(node.second, second) { second = wrapped }
  }

  /// True for an implicit member and a chain on one, whose type only its place tells: `.red.opacity(0.5)`.
  mutating func isImplicit(_ id: CodeID) -> Bool {
    let node = code[id]
    switch node.kind {
    case .implicitMember: return true
    case .call, .member, .subscripting, .forceUnwrap, .chainStep, .optionalChain:
      return !node.first.isNone && isImplicit(node.first)
    // Only members, and what is taken from them, begin with a dot.
    default: return false
    }
  }

  /// True for an implicit member that Double has and Int has not, such as `.pi`: beside it a whole number is a Double.
  private mutating func namesDouble(_ id: CodeID) -> Bool {
    guard isImplicit(id) else { return false }
    var root = code[id]
    while root.kind != .implicitMember { root = code[root.first] }
    let library = StandardLibrary.shared
    return library.members(of: .int, named: root.name, isStatic: true).isEmpty
      && program.extensionMembers(of: .int, named: root.name).isEmpty
      && !library.members(of: .double, named: root.name, isStatic: true).isEmpty
  }

  /// The type of what a member or call is taken from. An implicit member has the type of the place of the whole.
  mutating func inferBase(_ id: CodeID, _ expected: TypeID?) -> TypeID {
    if let expected, isImplicit(id) { return infer(id, expecting: expected) }
    guard code[id].kind == .call else { return infer(id) }
    // What a call gives whose place tells it may be told by what is made of it, as at the end of a chain of publishers.
    let (call, outer) = (code[id].range, untoldCall.allowed)
    untoldCall.allowed = call
    let type = infer(id)
    untoldCall.allowed = outer
    if untoldCall.found == call { untoldCall.found = nil }
    return type
  }

  /// True for a number literal, or arithmetic of them, that fits Int and Double.
  mutating func isWholeNumber(_ id: CodeID) -> Bool { code[id].kind != .nilLiteral && isLiteral(id) }

  /// True for number literals and arithmetic of them, which fit Int and Double, and for nil.
  mutating func isLiteral(_ id: CodeID) -> Bool {
    let node = code[id]
    switch node.kind {
    case .integerLiteral, .nilLiteral: return true
    case .unary: return isLiteral(node.first)
    case .binary: return isLiteral(node.first) && isLiteral(node.second)
    // Anything else has a type of its own, which does not adapt to its place.
    default: return false
    }
  }

  /// The type of one side of an operator whose other side has a fault: that of a number literal may be another.
  private mutating func known(_ type: TypeID, of side: CodeID) -> TypeID {
    isLiteral(side) ? .error : type
  }

  private mutating func inferArithmetic(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    if node.flags.contains(.wrapping) {
      for side in [node.first, node.second] {
        check(side, Expectation(type: .int, what: "Each side of `&+`, `&-` and `&*`"))
      }
      return .int
    }
    let isMoved = node.op == .add || node.op == .subtract
    let wanted = (expected?.wrapped ?? expected).flatMap { type in
      type.isNumber || type.isError || isNumericParameter(type)
        || node.op == .add && type.listElement != nil && isConcrete(type)
        || isMoved && StandardLibrary.distance(of: type) != nil
        || [type, .double].contains { StandardLibrary.result(of: node.op.symbol, type, $0) == type }
        ? type : nil
    }
    var (first, second) = inferSides(node, expecting: wanted)
    unwrapSides(node, &first, &second)
    if first.isError || second.isError {
      if first.isError { return second.isNumber ? known(second, of: node.second) : .error }
      return known(first, of: node.first)
    }
    if first == second, reckons(node.op, first) { return first }
    if !first.isNumber || !second.isNumber,
      let type = ownOperator(node.op.symbol, node, first, second, id)
        ?? StandardLibrary.result(
          of: node.op.symbol, first, second, isFirstLiteral: isLiteral(node.first),
          isLiteral: isLiteral(node.second))
    {
      return type
    }
    if first == second {
      if first.isNumber {
        return first != .int && requireInts(node, node.op, first) ? .error : first
      }
      if node.op == .add {
        if first == .string || first.description == "Text" { return first }
      }
    }
    if node.op == .add, let element = first.listElement, second != .string, let added = second.element,
      fits(added, element)
    {
      return first.isUntold && second.listElement != nil ? second : first
    }
    let symbol = node.op.symbol
    if reportsBinding(node, first, second) { return .error }
    for (side, type) in [(node.first, first), (node.second, second)] where type.wrapped?.isNumber == true {
      report(
        .typeUnwrappedOptional, range(side),
        "`\(symbol)` takes a number, and this is \(type): it may be nil.",
        help: "Give a value for nil with `??`.")
      return .error
    }
    var help: String?
    if !first.isConcrete || !second.isConcrete {
      help =
        "Nothing tells here what a closure takes: write its type, `{ (value: \(first.isConcrete ? first : second)) in … }`."
    } else if first.isNumber && second.isNumber {
      help = Self.conversion(first, second)
    } else if first == .string || second == .string {
      help = "Write the value inside a string as `\\(…)`, or turn it into text with `String(…)`."
    } else if let moving = helpForMoving(first, second) {
      help = moving
    } else if first == LibraryTypes.date, second == first, node.op == .subtract {
      help = "The seconds between two dates are `first.timeIntervalSince(second)`."
    }
    report(
      .typeMismatch, node.range,
      "`\(symbol)` takes two values of one type; these are \(describe(first)) and \(describe(second)).",
      help: help)
    return .error
  }

  /// What helps where a moment is moved by an Int that is no literal; nil for other types.
  mutating func helpForMoving(_ moment: TypeID, _ distance: TypeID) -> String? {
    if StandardLibrary.distance(of: moment) == nil || distance != .int { return nil }
    return "\(describe(moment)) is moved by a number of seconds, a Double: write `Double(…)` around the Int."
  }

  /// Reports two numbers of a type other than Int for an operator that takes Ints alone, also as one that assigns; false for any other
  /// operator.
  mutating func requireInts(_ node: CodeNode, _ op: CodeOperator, _ type: TypeID) -> Bool {
    let help: String
    if op == .remainder {
      help =
        type == .double
        ? "Write `.truncatingRemainder(dividingBy: …)`, or round to Int first." : "Reckon with Ints here."
    } else if Self.reckonsWithBits(op) {
      help =
        op == .bitXor
        ? "A power is written `pow(…, …)`." : "Whole numbers alone have bits: reckon with Ints here."
    } else {
      return false
    }
    report(
      .typeMismatch, node.range, "`\(node.op.symbol)` takes two Int, and these are \(type).", help: help)
    return true
  }

  /// True for an operator on the bits of whole numbers.
  private static func reckonsWithBits(_ op: CodeOperator) -> Bool {
    op.rawValue >= CodeOperator.bitAnd.rawValue && op.rawValue <= CodeOperator.shiftRight.rawValue
  }

  /// How two numbers of different types become one of the same.
  private static func conversion(_ first: TypeID, _ second: TypeID) -> String {
    if first != .decimal, second != .decimal {
      return "Int and Double do not convert by themselves: write `Double(…)` around the Int."
    }
    let other = first == .decimal ? second : first
    return "\(other) and Decimal do not convert by themselves: write `Decimal(…)` around the \(other)."
  }

  /// Reports the first side of an operator that is a `$path`; false where neither is.
  private mutating func reportsBinding(_ node: CodeNode, _ first: TypeID, _ second: TypeID) -> Bool {
    if first.bound == nil && second.bound == nil { return false }
    let place = "`\(node.op.symbol)`"
    return reportsBinding(node.first, first, place) || reportsBinding(node.second, second, place)
  }

  /// `===` asks whether two objects are the same one.
  private mutating func inferIdentity(_ node: CodeNode) -> TypeID {
    let (first, second) = inferSides(node, expecting: nil)
    for (side, type) in [(node.first, first), (node.second, second)] where !mayBeObject(type) {
      report(
        .typeMismatch, range(side),
        "`===` asks whether two objects are the same, and this is \(describe(type)).",
        help: "Compare the values with `==`.")
      return .bool
    }
    return .bool
  }

  private mutating func mayBeObject(_ type: TypeID) -> Bool {
    let bare = type.wrapped ?? type
    if bare == .any || bare == .null || bare.isError { return true }
    guard let declaration = program.declaration(of: bare) else { return false }
    let kind = program[declaration].kind
    return kind.isObject || kind.isOpen
  }

  private mutating func inferEquality(_ node: CodeNode) -> TypeID {
    let (first, second) = inferSides(node, expecting: nil)
    if reportsBinding(node, first, second) { return .bool }
    lift(node.first, first, to: second)
    lift(node.second, second, to: first)
    if case .metatype = first.kind, case .metatype = second.kind { return .bool }
    if !fits(first, second) && !fits(second, first) {
      report(
        .typeMismatch, node.range,
        "`\(node.op.symbol)` compares two values of one type; these are \(describe(first)) and \(describe(second)).",
        help: (second == .null ? helpForSlot(node.first) : first == .null ? helpForSlot(node.second) : nil)
          ?? "Convert one of them to the type of the other.")
    } else if first != .null, second != .null, !program.isEquatable(first) {
      report(
        .typeMismatch, node.range, "Two values of \(describe(first)) cannot be compared.",
        help: "Compare their ids or their names.")
    } else if second == .null && first != .null && first.wrapped == nil && !first.isError {
      report(
        .typeUselessOptional, .warning, node.range,
        "This is \(describe(first)), which is never nil, so the comparison always gives \(node.op == .notEqual).",
        help: "Remove the comparison, or declare the value as an optional.")
    }
    return .bool
  }

  private mutating func inferComparison(_ node: CodeNode, _ id: CodeID) -> TypeID {
    var (first, second) = inferSides(node, expecting: nil)
    unwrapSides(node, &first, &second)
    if first.isError || second.isError { return .bool }
    let symbol = node.op.symbol
    if let type = ownOperator(symbol, node, first, second, id) { return type }
    if reportsBinding(node, first, second) { return .bool }
    for (side, type) in [(node.first, first), (node.second, second)] where type.wrapped != nil {
      report(
        .typeUnwrappedOptional, range(side),
        "`\(symbol)` orders two values, and this is \(type): it may be nil.",
        help: "Give a value for nil with `??`.")
      return .bool
    }
    if first != second {
      report(
        .typeMismatch, node.range,
        "`\(symbol)` orders two values of one type; these are \(describe(first)) and \(describe(second)).",
        help: first.isNumber && second.isNumber ? Self.conversion(first, second) : nil)
    } else if !program.isComparable(first) {
      report(
        .typeMismatch, node.range, "Values of \(describe(first)) have no order.",
        help: "Compare a number, string or date of theirs.")
    }
    return .bool
  }

  private mutating func inferCoalesce(_ node: CodeNode, _ expected: TypeID?) -> TypeID {
    let call = code[node.first].range
    if expected == nil, code[node.first].kind == .call { untoldCall.allowed = call }
    var first = infer(node.first, expecting: expected.map { $0.wrapped == nil ? $0.optional : $0 })
    untoldCall.allowed = nil
    if untoldCall.found == call {
      untoldCall.found = nil
      first = infer(node.first, expecting: infer(node.second).optional)
    }
    var wrapped = first.wrapped ?? first
    // What stands before is reported already, and tells nothing of what an implicit member after it means.
    if first.isError, expected?.isConcrete != true, isOpen(node.second) { return .error }
    let second = infer(node.second, expecting: first == .null || first.isError ? expected : wrapped)
    if first == .null { return second }
    if first.wrapped != nil, wrapped.holdsInt(beside: second),
      let better = infer(node.first, expecting: second.optional).wrapped
    {
      (first, wrapped) = (better.optional, better)
    }
    if first.wrapped == nil && !first.isError {
      let tail = SourceRange(range(node.first).end, node.range.end)
      report(
        .typeUselessOptional, .warning, tail,
        "What stands before `??` is \(describe(first)), which is never nil, so this value is never used.",
        help: "Remove `??` and what follows.",
        fixes: [fix("Remove it", isWritten(node.second) ? .safe : .suggested, tail, "")])
      return first
    }
    if fits(second, wrapped) {
      lift(node.second, second, to: wrapped)
      return wrapped
    }
    if fits(second, first) { return first }
    if let wanted = expected?.wrapped ?? expected, holdsUnlike(wanted), fits(wrapped, wanted),
      fits(second, wanted)
    {
      return wanted
    }
    report(
      .typeMismatch, range(node.second),
      "`??` gives a value for nil of the same type, \(wrapped), and this is \(describe(second)).",
      help: "Write a value of type \(wrapped) after `??`.")
    return wrapped
  }

  /// True for a type whose values are of several types: `Any`, or a protocol.
  private mutating func holdsUnlike(_ type: TypeID) -> Bool {
    type == .any || program.declaration(of: type).map { program[$0].kind.isProtocol } ?? false
  }

  /// True for a value that reads nothing: a literal, or a case.
  private mutating func isWritten(_ id: CodeID) -> Bool {
    [
      .integerLiteral, .doubleLiteral, .booleanLiteral, .nilLiteral, .stringLiteral, .implicitMember,
    ].contains(code[id].kind)
      || [.arrayLiteral, .dictionaryLiteral].contains(code[id].kind) && code.items(code[id].list).isEmpty
  }

  /// True for a list whose first element tells nothing of its type: `[nil, 1]`, `[.red]`, `Array(repeating: nil, count: 2)`.
  private mutating func isOpenList(_ id: CodeID) -> Bool {
    let node = code[id]
    guard node.kind == .arrayLiteral || node.kind == .call, let first = code.items(node.list).first else {
      return false
    }
    let element = node.kind == .call ? code[first].first : first
    if node.kind == .call, code[first].name != Self.repeating { return false }
    return code[element].kind == .nilLiteral || isImplicit(element)
  }

  private static let repeating: Name = "repeating"

  /// True for an implicit member, or an array that starts with one.
  private mutating func isOpen(_ id: CodeID) -> Bool {
    let node = code[id]
    if node.kind == .arrayLiteral, let first = code.items(node.list).first { return isOpen(first) }
    return isImplicit(id)
  }

  private mutating func inferRange(_ node: CodeNode, _ bound: TypeID?) -> TypeID {
    var (first, second) = inferSides(node, expecting: bound.flatMap { isConcrete($0) ? $0 : nil })
    unwrapSides(node, &first, &second)
    var type = first.isError ? second : first
    if bound == nil, first.isError != second.isError {
      type = known(type, of: first.isError ? node.second : node.first)
    }
    if !first.isError && !second.isError && (first != second || !program.isComparable(first)) {
      report(
        .typeMismatch, node.range,
        "The bounds of a range are of one type that has an order; these are \(describe(first)) and \(describe(second)).",
        help: "Use two Ints, or two Doubles.")
    }
    if node.op == .closedRange, type == .int { return KnownTypes.closedRangeOfInt }
    return TypeID(node.op == .closedRange ? .closedRange(type) : .range(type))
  }

  /// The type that a range has where it is matched with values of a type; nil for other code.
  mutating func rangeType(_ id: CodeID, of value: TypeID) -> TypeID? {
    let bound = value.wrapped ?? value
    if bound.rangeBound != nil { return nil }
    switch code[id].op {
    case .closedRange, .partialFrom, .partialThrough: return TypeID(.closedRange(bound))
    case .halfOpenRange, .partialUpTo: return TypeID(.range(bound))
    // What another operator makes has no bounds of a type.
    default: return nil
    }
  }

  private mutating func inferPatternMatch(_ node: CodeNode) -> TypeID {
    var pattern = infer(node.first)
    if pattern.element == .int, attempt({ $0.infer(node.second) }).type == .double,
      let better = rangeType(node.first, of: .double)
    {
      pattern = infer(node.first, expecting: better)
    }
    switch pattern.kind {
    case .closedRange(let bound), .range(let bound):
      check(node.second, Expectation(type: bound, what: "What `~=` looks for in the range"))
    // Only a range looks for a value inside of itself; any other pattern is compared.
    default:
      let value = infer(node.second, expecting: pattern)
      if fits(value, pattern) || fits(pattern, value) { break }
      report(
        .typeMismatch, node.range,
        "`~=` looks whether a value matches; the pattern is \(describe(pattern)), and the value \(describe(value)).",
        help: "The range or pattern stands before `~=`, the value after it.")
    }
    return .bool
  }

  /// True where an operator that is handed on may be one of the package, is not told yet what it takes, or takes the two parts of a
  /// tuple.
  private mutating func isWrittenAsClosure(_ op: CodeOperator, of parameters: [TypeID]) -> Bool {
    if parameters.count == 1, case .tuple(let parts, _) = parameters[0].kind { return parts.count == 2 }
    guard parameters.count == 2 else { return false }
    let name = Name(op.symbol)
    return !program.fileScopeMembers(named: name, in: file).isEmpty
      || parameters.contains { type in
        !type.isConcrete || type.isError || program.declaration(of: type) != nil
          || !program.extensionMembers(of: type, named: name).isEmpty
      }
  }

  /// What a closure is expected to be: of one that stands for an operator a type of functions of two values, of which one tells what the
  /// other is.
  mutating func told(_ function: TypeID?, by closure: CodeNode) -> TypeID? {
    guard closure.kind == .closure, let first = code.parameters(of: closure).first,
      code[first].name == Self.sides[0]
    else {
      return function
    }
    guard case .function(let parameters, let result)? = (function?.wrapped ?? function)?.kind,
      parameters.count == 2,
      parameters.contains(where: { !$0.isConcrete }), let told = parameters.first(where: { $0.isConcrete })
    else { return function }
    return TypeID(.function([told, told], result.isConcrete ? result : told))
  }

  /// Puts `{ left, right in left + right }` in the place of an operator that is handed on.
  private mutating func writeClosure(of op: CodeOperator, _ id: CodeID) {
    let range = code[id].range
    var operation = CodeNode(.binary, range)
    operation.op = op
    operation.first = addName(Self.sides[0], range)
    operation.second = addName(Self.sides[1], range)
    let closure = closure(giving: addNode(operation), naming: Self.sides, range)
    parser.draft.nodes[id] = closure
    note(id, Reference.none)
  }

  /// What the two values that an operator takes are called, which no code can name.
  private static let sides: [Name] = ["$left", "$right"]

  /// An operator passed as a function: `reduce(0, +)`, `sorted(by: <)`.
  mutating func inferOperator(
    _ op: CodeOperator, _ node: CodeNode, _ id: CodeID, _ expected: TypeID?
  ) -> TypeID {
    note(id, Reference(.operatorFunction, Int(op.rawValue)))
    if expected?.isError == true { return .error }
    if case .function(let parameters, _)? = (expected?.wrapped ?? expected)?.kind,
      isWrittenAsClosure(op, of: parameters)
    {
      writeClosure(of: op, id)
      return infer(id, expecting: expected)
    }
    guard case .function(let parameters, _)? = (expected?.wrapped ?? expected)?.kind, parameters.count == 2
    else {
      report(
        .typeMismatch, node.range,
        "The operator `\(node.name)` needs a place that takes a function of two values.",
        help: "Pass it to such a place, as in `reduce(0, +)`, or put a value on each side.")
      return .error
    }
    let value = parameters[0]
    switch op {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or:
      return TypeID(.function([value, value], .bool))
    // Operators that reckon give what they take.
    default: return TypeID(.function([value, value], value))
    }
  }
}

extension TypeID {
  /// The element type of an array or a part of one; nil for another type.
  var listElement: TypeID? {
    switch kind {
    case .array(let element), .slice(let element): element
    // Only what keeps its elements in a list of its own can be added to.
    default: nil
    }
  }
}
