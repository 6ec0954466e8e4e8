import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// Chooses among library entries and checks the call.
  mutating func callLibrary(
    _ entries: [Int32], _ receiver: TypeID, _ name: Name, _ node: CodeNode, _ id: CodeID,
    _ arguments: CodeItems,
    _ expected: TypeID?
  ) -> TypeID {
    var start = TypeBindings()
    if entries.count == 1 {
      let entry = library.entries[Int(entries[0])]
      if !receiver.isError { unify(entry.receiver, receiver, &start) }
      let found = match(arguments, entry.callParameters(&self, start))
      return callEntry(entries[0], entry, found, receiver, name, node, id, arguments, expected)
    }
    let usable = entries.filter {
      var bound = TypeBindings()
      let wanted = library.entries[Int($0)].receiver
      return receiver.isError || wanted == .any || unify(wanted, receiver, &bound)
    }
    let candidates = usable.isEmpty ? entries : usable
    if !receiver.isError { unify(library.entries[Int(candidates[0])].receiver, receiver, &start) }
    let choice = choose(arguments, candidates.map { library.entries[Int($0)].callParameters(&self, start) })
    let place = candidates[choice.index]
    return callEntry(
      place, library.entries[Int(place)], choice.match, receiver, name, node, id, arguments, expected)
  }

  /// Checks the call of a library entry that was chosen, and notes it.
  private mutating func callEntry(
    _ place: Int32, _ entry: StandardLibrary.Entry, _ match: ArgumentMatch, _ receiver: TypeID, _ name: Name,
    _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems, _ expected: TypeID?
  ) -> TypeID {
    let shape = entry.callParameters(&self, TypeBindings())
    if let fault = match.fault {
      report(fault, of: .name(name), shape, call: node.range)
      // Nothing tells the type of an implicit member now.
      for argument in arguments where !isImplicit(code[argument].first) {
        infer(code[argument].first, expecting: .error)
      }
      return entry.result.isConcrete ? entry.result : .error
    }
    var bound = TypeBindings()
    if !receiver.isError && entry.receiver != .any { unify(entry.receiver, receiver, &bound) }
    if let better = boundByResult(entry, bound, match.map, shape, expected) { bound = better }
    checkArguments(match.map, shape, of: .name(name), &bound)
    checkRequirement(entry, bound, node)
    note(id, Reference(.library, Int(place), extra: addMap(match.map)))
    let result = substitute(entry.result, bound)
    if isConcrete(result) { return result }
    if let expected, isConcrete(expected) { return expected }
    return .error
  }

  /// What type parameters stand for where the expected result tells it and the arguments agree: `reduce(0, +)` of
  /// doubles where a Double is wanted.
  private mutating func boundByResult(
    _ entry: StandardLibrary.Entry, _ bound: TypeBindings, _ map: [Int32], _ parameters: [CallParameter],
    _ expected: TypeID?
  ) -> TypeBindings? {
    guard let expected, isConcrete(expected), !expected.isError, !isConcrete(substitute(entry.result, bound))
    else {
      return nil
    }
    var better = bound
    guard unify(entry.result, expected, &better) else { return nil }
    let agreed = attempt { checker in
      var trial = better
      checker.checkArguments(map, parameters, of: .name(.none), &trial)
      return .void
    }
    return agreed == nil ? nil : better
  }

  private mutating func checkRequirement(
    _ entry: StandardLibrary.Entry, _ bound: TypeBindings, _ node: CodeNode
  ) {
    guard let element = bound[0] else { return }
    switch entry.member.requirement {
    case .none: return
    case .equatable, .hashable:
      if isEquatable(element) { return }
      report(
        "type/mismatch", node.range,
        "`\(entry.name)` compares elements, and two values of \(element) cannot be compared.",
        help: "Say how: `by:` with a closure, or compare a field of the elements.")
    case .comparable:
      if isComparable(element) { return }
      report(
        "type/mismatch", node.range,
        "`\(entry.name)` orders elements, and values of \(element) have no order.",
        help: "Give the order by a closure, such as `\(entry.name)(by: { $0.name lt $1.name })`.")
    }
  }
}

extension StandardLibrary.Entry {
  /// The parameters as a call sees them, with what is known for type parameters.
  fileprivate func callParameters(_ checker: inout FileChecker, _ bound: TypeBindings) -> [CallParameter] {
    parameters.map {
      CallParameter(label: $0.label, type: checker.substitute($0.type, bound), hasDefault: $0.hasDefault)
    }
  }
}
