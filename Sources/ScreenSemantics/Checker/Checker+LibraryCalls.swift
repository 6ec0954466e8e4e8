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
    var start = [TypeID?](repeating: nil, count: 8)
    let usable = entries.filter {
      var bound = [TypeID?](repeating: nil, count: 8)
      let wanted = library.entries[Int($0)].receiver
      return receiver.isError || wanted == .any || unify(wanted, receiver, &bound)
    }
    let candidates = usable.isEmpty ? entries : usable
    let shapes = candidates.map { entry in
      library.entries[Int(entry)].parameters.map {
        CallParameter(label: $0.label, type: $0.type, hasDefault: $0.hasDefault)
      }
    }
    if !receiver.isError { unify(library.entries[Int(candidates[0])].receiver, receiver, &start) }
    let choice = choose(
      arguments,
      shapes.map {
        $0.map { parameter in
          var parameter = parameter
          parameter.type = substitute(parameter.type, start)
          return parameter
        }
      })
    let entry = library.entries[Int(candidates[choice.index])]
    if let fault = choice.match.fault {
      report(fault, of: name.text, shapes[choice.index], call: node.range)
      for argument in arguments { infer(code[argument].first) }
      return isConcrete(entry.result) ? entry.result : .error
    }
    var bound = [TypeID?](repeating: nil, count: 8)
    if !receiver.isError && entry.receiver != .any { unify(entry.receiver, receiver, &bound) }
    if let better = boundByResult(entry, bound, choice.match.map, shapes[choice.index], expected) {
      bound = better
    }
    checkArguments(choice.match.map, shapes[choice.index], of: name.text, &bound)
    checkRequirement(entry, bound, node)
    note(id, Reference(.library, Int(candidates[choice.index]), extra: addMap(choice.match.map)))
    let result = substitute(entry.result, bound)
    if isConcrete(result) { return result }
    if let expected, isConcrete(expected) { return expected }
    return .error
  }

  /// What type parameters stand for where the expected result tells it and the arguments agree: `reduce(0, +)` of
  /// doubles where a Double is wanted.
  private mutating func boundByResult(
    _ entry: StandardLibrary.Entry, _ bound: [TypeID?], _ map: [Int32], _ parameters: [CallParameter],
    _ expected: TypeID?
  ) -> [TypeID?]? {
    guard let expected, isConcrete(expected), !expected.isError, !isConcrete(substitute(entry.result, bound))
    else {
      return nil
    }
    var better = bound
    guard unify(entry.result, expected, &better) else { return nil }
    let agreed = attempt { checker in
      var trial = better
      checker.checkArguments(map, parameters, of: "", &trial)
      return .void
    }
    return agreed == nil ? nil : better
  }

  private mutating func checkRequirement(_ entry: StandardLibrary.Entry, _ bound: [TypeID?], _ node: CodeNode)
  {
    guard let element = bound[0] else { return }
    switch entry.member.requirement {
    case .none: return
    case .equatable, .hashable:
      if isEquatable(element) { return }
      report(
        "type/mismatch", node.range,
        "`\(entry.name)` compares elements, and two values of \(element) cannot be compared.")
    case .comparable:
      if isComparable(element) { return }
      report(
        "type/mismatch", node.range,
        "`\(entry.name)` orders elements, and values of \(element) have no order.",
        help: "Give the order by a closure, such as `\(entry.name)(by: { $0.name lt $1.name })`.")
    }
  }
}
