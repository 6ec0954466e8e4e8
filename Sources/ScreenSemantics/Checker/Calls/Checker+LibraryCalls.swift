import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// The entry of the library that a reference of kind `.library` names.
  mutating func libraryEntry(_ reference: Reference) -> StandardLibrary.Entry {
    libraryEntry(at: reference.index)
  }

  /// The entry of the library at a place.
  mutating func libraryEntry(at place: Int32) -> StandardLibrary.Entry { library.entries[Int(place)] }

  /// Chooses among library entries and checks the call.
  mutating func callLibrary(
    _ entries: LibraryPlaces, _ receiver: TypeID, _ name: Name, _ node: CodeNode, _ id: CodeID,
    _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID {
    let mark = calls.mark
    defer { calls.restore(mark) }
    var start = TypeBindings()
    if entries.count == 1 {
      let entry = library.entries[Int(entries[0])]
      if !receiver.isError { bind(entry, to: receiver, &start) }
      let found = match(arguments, shape(of: entry), start)
      return callEntry(entries[0], entry, found, receiver, start, name, node, id, arguments, expected)
    }
    let first = calls.candidates.count
    var isUsable: UInt64 = 0
    for (position, place) in entries.enumerated() where position < 64 && takes(receiver, place) {
      isUsable |= 1 << UInt64(position)
      calls.addCandidate(shape(of: library.entries[Int(place)]))
    }
    if isUsable == 0 {
      isUsable = .max
      for place in entries { calls.addCandidate(shape(of: library.entries[Int(place)])) }
    }
    let firstPlace = entries[isUsable.trailingZeroBitCount]
    if !receiver.isError { bind(library.entries[Int(firstPlace)], to: receiver, &start) }
    let choice = preferred(
      choose(arguments, from: first, start), from: first, entries, isUsable, start, expected)
    var fitting = isUsable
    for _ in 0..<choice { isUsable &= isUsable - 1 }
    let place = entries[isUsable.trailingZeroBitCount]
    let entry = library.entries[Int(place)]
    if place != firstPlace {
      start = TypeBindings()
      if !receiver.isError { bind(entry, to: receiver, &start) }
    }
    let reports = reportCount
    let result = callEntry(
      place, entry, calls.candidates[first + choice], receiver, start, name, node, id, arguments, expected)
    guard hasFault(since: reports), arguments.contains(where: { checked.type(code[$0].first).isError }) else {
      return result
    }
    // With a fault in its arguments, nothing tells which it is of those that fit.
    for place in first..<calls.candidates.count {
      let other = library.entries[Int(entries[fitting.trailingZeroBitCount])]
      if calls.candidates[place].fault == nil, other.result != entry.result { return .error }
      fitting &= fitting - 1
    }
    return result
  }

  /// What the type parameters of an entry stand for, as far as what it is called on tells: all options are of its type.
  private mutating func bind(
    _ entry: StandardLibrary.Entry, to receiver: TypeID, _ bound: inout TypeBindings
  ) {
    unify(entry.receiver, receiver, &bound)
    if entry.receiver == LibraryTypes.optionSet { bound[0] = receiver }
    // What is handed on is a value of the type around, which says how.
    if entry.member.form == .initializer, entry.result.unapplied == LibraryTypes.transferRepresentation {
      bound[0] = selfType
    }
  }

  /// Of overloads that number literals fit alike, or that take the same, the one whose result is wanted: `abs(-1)` where a Double is,
  /// `strategy.parse(text)` where an Int is.
  private mutating func preferred(
    _ choice: Int, from first: Int, _ entries: LibraryPlaces, _ usable: UInt64, _ known: TypeBindings,
    _ expected: TypeID?
  ) -> Int {
    let wanted = expected.flatMap { isConcrete($0) ? $0 : nil }
    guard wanted != nil || trial.openNumbers != nil, calls.candidates[first + choice].fault == nil else {
      return choice
    }
    var rest = usable
    for _ in 0..<choice { rest &= rest - 1 }
    let entry = library.entries[Int(entries[rest.trailingZeroBitCount])]
    let chosen = entry.result
    let isWholeWanted = wanted.map { chosen == .double && ($0.wrapped ?? $0) == .int } ?? false
    if let wanted, !isWholeWanted, !chosen.holdsInt(beside: wanted) { return choice }
    let places = (0..<min(entries.count, 64)).filter { usable & (1 << UInt64($0)) != 0 }
    if isWholeWanted {
      return places.indices.first { place in
        let other = libraryEntry(at: entries[places[place]])
        return other.result == .int && other.parameters.map(\.type) == entry.parameters.map(\.type)
          && calls.candidates[first + place].fault == nil
      } ?? choice
    }
    return places.indices.first { place in
      let result = library.entries[Int(entries[places[place]])].result
      return chosen.holdsInt(beside: result) && (wanted.map { fits(result, $0) } ?? true)
        && calls.candidates[first + place].fault == nil
        && couldBe(calls.candidates[first + place], known, isSound: true)
    } ?? choice
  }

  /// True where an entry can be called on a value of a type.
  private mutating func takes(_ receiver: TypeID, _ entry: Int32) -> Bool {
    let wanted = library.entries[Int(entry)].receiver
    if receiver.isError || wanted == .any || wanted == receiver { return true }
    var bound = TypeBindings()
    return unify(wanted, receiver, &bound)
  }

  /// Checks the call of a library entry that was chosen, and notes it; `start` is what the receiver tells.
  private mutating func callEntry(
    _ place: Int32, _ entry: StandardLibrary.Entry, _ match: ArgumentMatch, _ receiver: TypeID,
    _ start: TypeBindings, _ name: Name, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems,
    _ expected: TypeID?
  ) -> TypeID {
    if let fault = match.fault {
      let isMissing =
        reportMissingInitializer(fault, entry, name)
        || reportMissingForm(fault, entry, receiver, name, arguments)
      if !isMissing { report(fault, of: .name(name), match.shape, call: node.range) }
      // Nothing tells the type of an implicit member now.
      for argument in arguments where !isImplicit(code[argument].first) {
        infer(code[argument].first, expecting: .error)
      }
      if isMissing { return .error }
      return entry.result.isConcrete ? entry.result : .error
    }
    var bound = start
    if let better = boundByResult(entry, bound, match, expected) ?? boundByClosure(bound, match)
      ?? boundByFilling(bound, match)
    {
      bound = better
    }
    let reports = reportCount
    checkArguments(match, of: .name(name), &bound)
    if hasFault(since: reports) {
      forgetLiterals(match, start, &bound)
    } else if entry.result.isConcrete || expected != nil || entry.result.published != nil
      || !reportUntold(match, bound)
    {
      checkRequirement(entry, bound, node)
    }
    checkPattern(of: entry, match)
    note(id, Reference(.library, Int(place), map: addMap(match)))
    let result = listWanted(substitute(entry.result, bound), expected)
    if isConcrete(result) { return result }
    // Who gives no value can stand for a publisher of any.
    if Self.withoutValues.contains(result.unapplied) {
      return result.replacing { $0.isConcrete || $0.unapplied == result.unapplied ? nil : LibraryTypes.never }
    }
    if let expected, isConcrete(expected) { return expected }
    return .error
  }

  private static let withoutValues: SmallSet<TypeID> = [TypeID(.builtin("Fail")), TypeID(.builtin("Empty"))]

  /// Reports an initialiser that the library lacks: a label of none that it has, and spelt like none. False for another fault.
  private mutating func reportMissingInitializer(
    _ fault: ArgumentMatch.Fault, _ entry: StandardLibrary.Entry, _ name: Name
  ) -> Bool {
    guard case .label(let item, _) = fault, entry.member.form == .initializer, !code[item].name.isEmpty else {
      return false
    }
    let label = code[item].name
    let known = memory.initializers(of: entry.receiver).map { libraryEntry(at: $0).parameters }
    let labels = known.flatMap { $0.map(\.label.text) }
    if labels.contains(label.text) || Suggestion.nearest(to: label.text, among: labels) != nil {
      return false
    }
    if trial.count() { return true }
    var forms: [String] = []
    for parameters in known {
      let list = parameters.map { "\($0.label.isEmpty ? "_" : $0.label.text):" }.joined()
      if !forms.contains(list) { forms.append(list) }
    }
    let shown = forms.prefix(8).map { "`\(name)(\($0))`" } + (forms.count > 8 ? ["…"] : [])
    report(
      .typeExtraArgument, code[item].range, "\(name) has no initialiser with the label `\(label):` here.",
      help: MissingTypes.instead(ofMember: label, of: entry.receiver)
        ?? "Those that there are: \(shown.joined(separator: ", ")).")
    return true
  }

  /// Reports a form of a function that Swift's own type has and the library lacks: one with other labels. False for another fault.
  private mutating func reportMissingForm(
    _ fault: ArgumentMatch.Fault, _ entry: StandardLibrary.Entry, _ receiver: TypeID, _ name: Name,
    _ arguments: CodeItems
  ) -> Bool {
    let item: CodeID
    switch fault {
    case .missing: return false
    case .extra(let argument), .label(let argument, _): item = argument
    }
    guard entry.member.form == .method || entry.member.form == .staticMethod else { return false }
    let isStatic = entry.member.form == .staticMethod
    let type = isStatic ? entry.receiver : receiver
    let written = arguments.filter { !code[$0].name.isEmpty || code[code[$0].first].kind != .closure }
      .map { code[$0].name.text }
    let known = memory.members(isStatic ? .statics : .instance, of: type, named: name)
      .map { libraryEntry(at: $0).parameters.map(\.label.text) }
    guard !known.contains(where: { SwiftNames.takes(written, $0) }),
      let owner = SwiftNames.owner(of: name.text, labels: written, among: Self.swiftNames(of: type))
    else { return false }
    if trial.count() { return true }
    let forms = known.map { "`\(name)(\($0.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))`" }
    report(
      .typeExtraArgument, code[item].range,
      "\(owner) has a `\(name)` that takes these arguments, and the library here has not.",
      help: "Those that there are: \(forms.prefix(8).joined(separator: ", ")).")
    return true
  }

  /// Leaves unknown what a number literal alone tells beside an argument with a fault: `max(1, wdth)` may be a Double.
  private mutating func forgetLiterals(
    _ match: ArgumentMatch, _ start: TypeBindings, _ bound: inout TypeBindings
  ) {
    for position in 0..<match.shape.count {
      let argument = calls.argument(match, position)
      guard !argument.isNone, isLiteral(argument),
        case .parameter(let index) = calls.parameter(match, position).type.kind,
        start[index] == nil
      else { continue }
      bound[index] = .error
    }
  }

  /// Reports `[]`, `[:]` or `nil` as an argument where nothing in the call tells its type; false where there is none.
  /// A closure may tell it.
  private mutating func reportUntold(_ match: ArgumentMatch, _ bound: TypeBindings) -> Bool {
    if trial.isOn { return false }
    var untold: (argument: CodeID, literal: String)?
    for position in 0..<match.shape.count {
      let argument = calls.argument(match, position)
      if argument.isNone { continue }
      let parameter = calls.parameter(match, position).type
      if isFunction(parameter) { return false }
      guard !parameter.isConcrete else { continue }
      let type = substitute(parameter, bound)
      if code[argument].kind == .nilLiteral, type == .null || type.wrapped == .null {
        untold = (argument, "nil")
      } else if let literal = emptyLiteral(argument), type.isUntold || type.element?.isConcrete == false {
        untold = (argument, literal)
      }
    }
    guard let (argument, literal) = untold else { return false }
    report(
      .typeMismatch, range(argument),
      literal == "nil"
        ? "`nil` alone does not tell what it is nil of." : "`\(literal)` alone does not tell what it holds.",
      help: literal == "nil"
        ? "Write the type: `nil as String?`."
        : literal == "[]" ? "Write the type: `[] as [String]`." : "Write the type: `[:] as [String: Int]`.")
    return true
  }

  /// What type parameters stand for where the expected result tells it and the arguments agree: `reduce(0, +)` of
  /// doubles where a Double is wanted.
  private mutating func boundByResult(
    _ entry: StandardLibrary.Entry, _ bound: TypeBindings, _ match: ArgumentMatch, _ expected: TypeID?
  ) -> TypeBindings? {
    // A place that takes anything tells nothing.
    guard !entry.result.isConcrete, let expected, isConcrete(expected), !expected.isError,
      (expected.wrapped ?? expected) != .any, !isConcrete(substitute(entry.result, bound))
    else {
      return nil
    }
    var better = bound
    // Where an optional is wanted, the value in it is: `max(4, height)` of doubles where a `Double?` may stand.
    if let value = expected.wrapped, entry.result.wrapped == nil {
      let isOrdered = entry.member.requirement == .comparable
      let fits = unify(entry.result, value, &better)
      if fits, !trial.mayGoDeeper ? isOrdered : agrees(match, better) { return better }
      if isOrdered { return nil }
      better = bound
    }
    guard unify(entry.result, expected, &better) || unifyPublishers(entry.result, expected, &better) else {
      return nil
    }
    return !trial.mayGoDeeper || agrees(match, better) ? better : nil
  }

  /// A publisher of its own type, such as `Fail`, is one of the output and the failure that are wanted of any.
  private mutating func unifyPublishers(_ made: TypeID, _ wanted: TypeID, _ bound: inout TypeBindings) -> Bool
  {
    guard case .applied(_, let parts) = made.kind, case .applied(let whole, let told) = wanted.kind,
      whole == LibraryTypes.publisher || whole == LibraryTypes.anyPublisher, parts.count == told.count
    else { return false }
    return zip(parts, told).allSatisfy { unify($0, $1, &bound) }
  }

  /// What type parameters stand for where a closure wants a Double or Decimal for a whole number: `reduce(0) { $0 + $1.price }`.
  private mutating func boundByClosure(_ bound: TypeBindings, _ match: ArgumentMatch) -> TypeBindings? {
    guard trial.mayGoDeeper else { return nil }
    var hasFunction = false
    var numbers: [Int] = []
    for position in 0..<match.shape.count where !calls.argument(match, position).isNone {
      let type = calls.parameter(match, position).type
      if isFunction(type) { hasFunction = true }
      if isOpenNumber(match, position), case .parameter(let index) = type.kind, bound[index] == nil {
        numbers.append(index)
      }
    }
    if numbers.isEmpty || !hasFunction || agrees(match, bound) { return nil }
    for number in [TypeID.double, .decimal] {
      var better = bound
      for index in numbers { better[index] = number }
      if agrees(match, better) { return better }
    }
    return nil
  }

  /// True where the arguments fit when type parameters stand for these types.
  mutating func agrees(_ match: ArgumentMatch, _ bound: TypeBindings) -> Bool {
    trial.enterCall()
    defer { trial.leaveCall() }
    return attempt { checker in
      var tried = bound
      checker.checkArguments(match, of: .name(.none), &tried)
      return .void
    }.sound != nil
  }

  private mutating func checkRequirement(
    _ entry: StandardLibrary.Entry, _ bound: TypeBindings, _ node: CodeNode
  ) {
    guard let element = bound[0] else { return }
    if entry.member.form == .initializer { requireHashes(substitute(entry.result, bound), node.range) }
    switch entry.member.requirement {
    case .none: return
    case .equatable, .hashable:
      if program.isEquatable(element) { return }
      report(
        .typeMismatch, node.range,
        "`\(entry.name)` compares elements, and two values of \(element) cannot be compared.",
        help: "Say how: `by:` with a closure, or compare a field of the elements.")
    case .comparable:
      if program.isComparable(element) { return }
      report(
        .typeMismatch, node.range,
        "`\(entry.name)` orders elements, and values of \(element) have no order.",
        help: "Give the order by a closure, such as `\(entry.name)(by: { $0.name lt $1.name })`.")
    }
  }
}
