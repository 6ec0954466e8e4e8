import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Number literals without a fraction are Int where nothing tells their type, and Double or Decimal where that is all that
/// fits, as in `max(1, 3) * price` and `[1, 2].map { $0 * price }`.
extension FileChecker {
  /// The type of an expression whose number literals are Double or Decimal wherever nothing else tells their type; nil where that
  /// does not make fit what does not fit as it is. What was reported since `reports` is taken back then.
  @inline(never)
  mutating func inferInDoubles(
    _ id: CodeID, _ type: TypeID, _ expected: TypeID?, since reports: Int
  ) -> TypeID? {
    if trial.openNumbers != nil || expected == .any && reportCount == reports { return nil }
    let open = expected.flatMap { isNumericParameter($0) ? $0 : nil }
    let isMismatch = expected.map { type.holdsInt(beside: $0) || open != nil && type == .int } ?? false
    guard isMismatch || code[id].kind == .call && reportCount > reports && hasFault(since: reports),
      holdsNumber(id)
    else { return nil }
    for numbers in open.map({ [$0] }) ?? [TypeID.double, .decimal] {
      let better = attempt { checker in checker.inNumbers(numbers) { $0.infer(id, expecting: expected) } }
        .sound
      guard let better,
        !isMismatch
          || expected.map({ !better.holdsInt(beside: $0) && (open == nil || better == open) }) ?? true
      else {
        continue
      }
      takeBack(since: reports)
      return inNumbers(numbers) { $0.infer(id, expecting: expected) }
    }
    return nil
  }

  /// The type of a value whose member is named: a number literal without a fraction is a Double where that alone has the member, as
  /// in `42.km`.
  mutating func literalBase(_ id: CodeID, _ base: TypeID, for name: Name) -> TypeID {
    guard base == .int, code[id].kind == .integerLiteral, !hasMember(name, .int), hasMember(name, .double)
    else { return base }
    return infer(id, expecting: .double)
  }

  private mutating func hasMember(_ name: Name, _ type: TypeID) -> Bool {
    !program.extensionMembers(ofValue: type, named: name).isEmpty
      || !memory.members(.instance, of: type, named: name).isEmpty
  }

  private mutating func inNumbers(_ type: TypeID, _ body: (inout Self) -> TypeID) -> TypeID {
    let outer = trial.enter(numbers: type)
    defer { trial.leaveNumbers(outer) }
    return body(&self)
  }

  /// Keeps the digits of a literal that is a Decimal: a Double has no room for all.
  mutating func noteDigits(_ node: CodeNode, _ id: CodeID) {
    let digits = source.text(node.range).filter { $0 != "_" }
    guard let value = DecimalValue(reading: digits) else { return }
    note(id, Reference(.constant, Int(addConstant(Value(value)).index)))
  }

  /// Forgets reports of what is looked at once more.
  private mutating func takeBack(since reports: Int) {
    if trial.isOn {
      trial.takeBack(to: reports)
    } else {
      checked.diagnostics.removeSubrange(reports...)
    }
  }

  /// True where an expression holds a number literal.
  private mutating func holdsNumber(_ id: CodeID) -> Bool {
    let code = code
    return code.extent(of: id).contains {
      code[$0].kind == .integerLiteral || code[$0].kind == .doubleLiteral
    }
  }

  /// True where what stands before an element is Double too, as it is: `[max(1, 2), price]`.
  mutating func isDouble(
    _ type: TypeID, before item: CodeID, in items: CodeItems, of known: TypeID
  ) -> Bool {
    guard known.holdsInt(beside: type) else { return false }
    for other in items {
      if other == item { return true }
      if infer(other, expecting: type).holdsInt(beside: type) { return false }
    }
    return true
  }

  /// True for number literals of which some have a fraction: all are Double then.
  mutating func holdsWholeAndFraction(_ items: CodeItems) -> Bool {
    var (hasWhole, hasFraction) = (false, false)
    for item in items {
      var node = code[item]
      if node.kind == .unary { node = code[node.first] }
      switch node.kind {
      case .integerLiteral: hasWhole = true
      case .doubleLiteral: hasFraction = true
      // Beside anything else, the types of the elements tell.
      default: return false
      }
    }
    return hasWhole && hasFraction
  }

  // MARK: Arguments that are tried

  /// The type of an argument of a call whose overloads are tried, and whether it has a fault: found once for each wanted
  /// type, as calls in each other would be tried again and again.
  mutating func tried(_ argument: CodeID, _ wanted: TypeID) -> Trial.Outcome {
    if isLeaf(argument) { return attempt { $0.infer(argument, expecting: wanted) } }
    if let known = trial.outcome(of: argument.index, wanted: wanted) { return known }
    let found = attempt { $0.infer(argument, expecting: wanted) }
    trial.keep(found, of: argument.index, wanted: wanted)
    return found
  }

  private mutating func isLeaf(_ id: CodeID) -> Bool {
    let node = code[id]
    switch node.kind {
    case .member: return isLeaf(node.first)
    case .error, .integerLiteral, .doubleLiteral, .booleanLiteral, .nilLiteral, .stringLiteral, .name,
      .selfReference, .closureParameter, .bindingName, .implicitMember:
      return true
    // Whatever holds other expressions may hold calls that are tried as well.
    default: return false
    }
  }
}

extension TypeID {
  /// True where this type holds Int in the place where another holds Double.
  func holdsInt(beside other: TypeID) -> Bool {
    if self == other { return false }
    if self == .int || self == .double, (other.wrapped ?? other) == .decimal { return true }
    if self == .int { return other == .double || other.wrapped == .double }
    switch (kind, other.kind) {
    case (.optional(let mine), .optional(let wanted)), (.array(let mine), .array(let wanted)),
      (.slice(let mine), .slice(let wanted)), (.slice(let mine), .array(let wanted)),
      (.set(let mine), .set(let wanted)), (.sequence(let mine), .sequence(let wanted)),
      (.range(let mine), .range(let wanted)),
      (.closedRange(let mine), .closedRange(let wanted)):
      return mine.holdsInt(beside: wanted)
    case (.tuple(let mine, _), .tuple(let wanted, _)):
      let parts = zip(mine, wanted)
      return mine.count == wanted.count && parts.contains { $0.holdsInt(beside: $1) }
        && parts.allSatisfy { $0 == $1 || $0.holdsInt(beside: $1) }
    case (_, .optional(let wanted)): return holdsInt(beside: wanted)
    // In any other type no part adapts to its place.
    default: return false
    }
  }
}
