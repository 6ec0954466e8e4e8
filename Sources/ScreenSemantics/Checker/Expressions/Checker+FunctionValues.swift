import ScreenSyntax
import ScreenTypes
import SourceModel

/// Functions of one's own that are handed on by their names, as in `words.map(parse)`.
extension FileChecker {
  /// The type of a name whose meaning was noted, where it stands for a function that is wanted: of several functions of the name the
  /// one that takes and gives what is wanted.
  mutating func handedOn(_ type: TypeID, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    let isLabelled = code[id].flags.contains(.labelled)
    if let wanted = expected?.wrapped ?? expected, case .function(let given, let result) = wanted.kind,
      let first = functionNamed(by: id)
    {
      let function = isLabelled ? first : fitting(given, result, besides: first)
      if function != first { note(id, Reference(reference(id).kind, Int(function.index))) }
      if !program.typeParameters(of: function).isEmpty {
        return inferCaller(of: function, given.count, id, wanted)
      }
      if function != first { return functionType(function) }
    }
    return isLabelled ? labelledType(type, id) : type
  }

  /// The function of one's own that a name was noted to mean.
  private mutating func functionNamed(by id: CodeID) -> MemberID? {
    let found = reference(id)
    guard found.kind == .member || found.kind == .staticMember,
      program[found.member].kind == .function
    else { return nil }
    return found.member
  }

  /// Of the functions with the name of `first` the one that takes what is given and gives what is wanted, those before that say so
  /// without type parameters; `first` where it does, or none does.
  private mutating func fitting(_ given: [TypeID], _ result: TypeID, besides first: MemberID) -> MemberID {
    let (name, owner) = (program[first].name, program[first].owner)
    let named =
      owner.isNone ? program.fileScopeMembers(named: name, in: file) : program.members(of: owner, named: name)
    let others = named.filter {
      program[$0].kind == .function && program[$0].isStatic == program[first].isStatic
        && takes($0, given, result)
    }
    if others.isEmpty || others.contains(first) && program.typeParameters(of: first).isEmpty { return first }
    return others.first { program.typeParameters(of: $0).isEmpty } ?? others[0]
  }

  /// True for a function that takes values of these types and gives what is wanted, as far as that is known.
  private mutating func takes(_ function: MemberID, _ given: [TypeID], _ result: TypeID) -> Bool {
    guard case .function(let parameters, let gives) = functionType(function).kind,
      parameters.count == given.count
    else { return false }
    var bound = TypeBindings()
    func fit(_ type: TypeID, _ wanted: TypeID, _ checker: inout Self) -> Bool {
      !type.isConcrete || !wanted.isConcrete || checker.fits(type, wanted)
    }
    for (parameter, type) in zip(parameters, given) {
      let open = opened(parameter, in: function)
      guard open.isConcrete ? fit(type, open, &self) : !type.isConcrete || unify(open, type, &bound) else {
        return false
      }
    }
    return fit(substitute(opened(gives, in: function), bound), result, &self)
  }

  /// Makes the name of a function with type parameters the closure that calls it, as only a call says what these stand for.
  private mutating func inferCaller(
    of function: MemberID, _ count: Int, _ id: CodeID, _ wanted: TypeID
  ) -> TypeID {
    var callee = code[id]
    callee.flags.remove(.labelled)
    let labels = program[function].parameters.map { program.parameters[$0].label }
    let values = (0..<count).map { addParameter($0, at: callee.range) }
    let closure = closure(calling: callee, labels, with: values)
    if trial.isOn { return infer(addNode(closure), expecting: wanted) }
    parser.draft.nodes[id] = closure
    return infer(id, expecting: wanted)
  }

  /// A closure that calls a function by its name, `{ parse(text: $0) }`.
  mutating func closure(calling callee: CodeNode, _ labels: [Name], with values: [CodeID]) -> CodeNode {
    let arguments = values.enumerated().map { place, value in
      addArgument(value, label: place < labels.count ? labels[place] : .none, at: callee.range)
    }
    return closure(giving: addCall(of: addNode(callee), arguments, at: callee.range), callee.range)
  }

  /// The type of a declared function as a value.
  mutating func functionType(_ id: MemberID) -> TypeID {
    let member = program[id]
    let parameters = member.parameters.map { id in
      let type = program.parameters[id].type
      return program.parameters[id].isInOut ? TypeID(.inOut(type)) : type
    }
    return TypeID(.function(parameters, member.type))
  }

  /// The type of a function of one's own as a value, of those in `found` with its name the one whose labels are written;
  /// one that changes the value it is called on is none, as nobody could tell what it changes when it is called.
  mutating func functionValue(_ first: MemberID, among found: Table<Int, MemberID>, _ id: CodeID) -> TypeID {
    let member = code[id].flags.contains(.labelled) ? labelled(first, among: found, id) : first
    let type = functionType(member)
    guard program[member].isMutating else { return type }
    let labels = program[member].parameters.map { program.parameters[$0].label }
    return refuseMutatingValue(program[member].name, labels, type, id)
  }
}
