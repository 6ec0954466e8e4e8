import ScreenSyntax
import ScreenTypes
import SourceModel

/// Subscripts that a type declares, or that an extension gives it.
extension FileChecker {
  /// The type of `base[…]` by a declared subscript, noted at `id`; nil where none fits and the library may have one.
  mutating func inferOwnSubscript(
    of base: TypeID, isStatic: Bool = false, _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    let declaration = program.declaration(of: base)
    let declared =
      declaration.map { program.members(of: $0, named: Names.subscripted) }
      ?? program.extensionMembers(of: base, named: Names.subscripted)
    if declared.isEmpty { return nil }
    let mark = calls.mark
    defer { calls.restore(mark) }
    let (first, firstCandidate) = (calls.functions.count, calls.candidates.count)
    for member in declared where program[member].isStatic == isStatic {
      calls.functions.append(member)
      calls.addCandidate(shape(ofFunction: member, in: base))
    }
    if calls.functions.count == first { return nil }
    let choice = choose(arguments, from: firstCandidate)
    let (chosen, found) = (calls.functions[first + choice], calls.candidates[firstCandidate + choice])
    // Arrays and other types of the library have subscripts of their own.
    if declaration == nil, found.fault != nil || !couldBe(found, TypeBindings(), isSound: false) {
      return nil
    }
    let name = Callee.name(Names.subscripted)
    if let fault = found.fault {
      report(fault, of: name, found.shape, call: node.range)
      inferUnplaced(arguments)
      return program.type(program[chosen].type, in: base)
    }
    var bound = TypeBindings()
    checkArguments(found, of: name, &bound)
    note(id, Reference(.function, Int(chosen.index), map: addMap(found)))
    let given =
      program[chosen].traits.contains(.isGeneric) ? result(of: chosen, bound, node) : program[chosen].type
    return program.type(given, in: base)
  }
}
