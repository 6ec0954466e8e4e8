import ScreenSyntax
import ScreenTypes
import SourceModel

/// Calls of functions with type parameters. In their own code these are types of their own, of which no more is known than
/// what they conform to; each call says what they stand for.
extension FileChecker {
  /// A type in the signature of a function, with its type parameters open.
  mutating func opened(_ type: TypeID, in function: MemberID) -> TypeID {
    let parameters = program.typeParameters(of: function)
    let first = firstPlace(of: function)
    return type.replacing { part in
      guard case .declared(let id, _) = part.kind else { return nil }
      return parameters.firstIndex(of: id).map {
        program.libraryBound(of: id) ?? TypeID(.parameter(first + $0))
      }
    }
  }

  /// The place of the first type parameter of a function among those that a call tells: those of an initialiser and of a static function
  /// come behind those of their type.
  private mutating func firstPlace(of function: MemberID) -> Int {
    guard program[function].name == Names.initializer || program[function].isStatic else { return 0 }
    return program.typeParameters(ofType: program[program[function].owner].type).count
  }

  /// What the type parameters of a function stand for in a call, as a tuple of that many: the type of what is called.
  mutating func typeArguments(of function: MemberID, _ bound: TypeBindings) -> TypeID {
    let parameters = program.typeParameters(of: function)
    let first = firstPlace(of: function)
    return TypeID(
      .tuple(
        parameters.indices.map { bound[first + $0] ?? .error }, parameters.map { program[$0].name }))
  }

  /// Tells what type parameters of a function stand for by the type that the place of its call wants, where no argument did.
  mutating func tell(resultOf function: MemberID, _ expected: TypeID, _ bound: inout TypeBindings) {
    if expected.isError || expected == .any || !expected.isConcrete { return }
    let parameters = program.typeParameters(of: function)
    let first = firstPlace(of: function)
    if parameters.indices.allSatisfy({ bound[first + $0] != nil }) { return }
    let result = opened(program[function].type, in: function)
    // A value stands where an optional of it is wanted; a result of an open type is that optional itself.
    if case .parameter = result.kind {
      unify(result, expected, &bound)
    } else {
      unify(result, result.wrapped == nil ? expected.wrapped ?? expected : expected, &bound)
    }
  }

  /// Tells what the condition of an extension, `where="Failure == Error"`, says of the type parameters of its type, of which a member is
  /// called.
  mutating func tellCondition(of member: MemberID, _ bound: inout TypeBindings) {
    guard program[program[member].owner].kind == .extended,
      case .applied(let bare, let arguments) = program[program[member].owner].type.kind
    else { return }
    for (place, parameter) in program.typeParameters(ofType: bare).enumerated()
    where place < arguments.count && arguments[place] != program[parameter].type {
      if program.typeParameter(in: arguments[place]) == nil { bound[place] = arguments[place] }
    }
  }

  /// Tells what type parameters stand for, by the type that the place of the call wants, where no argument does: those at which key
  /// paths without a root begin, `\.name`, and those of which only members without a type are given, `.low`.
  mutating func tellOpenArguments(
    of function: MemberID, _ found: ArgumentMatch, _ expected: TypeID, _ bound: inout TypeBindings
  ) {
    var told: TypeBindings?
    for place in 0..<found.shape.count {
      guard let index = openParameter(at: place, found) else { continue }
      if told == nil {
        var known = TypeBindings()
        tellParts(resultOf: function, expected, &known)
        told = known
      }
      if let type = told?[index], type.isConcrete, !type.isError { bound[index] = type }
    }
  }

  /// The type parameter of which an argument tells nothing by itself, nor another one does; nil for other arguments.
  private mutating func openParameter(at place: Int, _ found: ArgumentMatch) -> Int? {
    let argument = calls.argument(found, place)
    if argument.isNone { return nil }
    let wanted = calls.parameter(found, place).type
    if code[argument].kind == .keyPath {
      guard code[argument].first.isNone, case .parameter(let index) = wanted.keyPath?.root.kind else {
        return nil
      }
      return index
    }
    guard case .parameter(let index) = wanted.kind, isImplicit(argument) else { return nil }
    for other in 0..<found.shape.count where calls.parameter(found, other).type == wanted {
      let argument = calls.argument(found, other)
      if !argument.isNone && !isImplicit(argument) { return nil }
    }
    return index
  }

  /// What the type that is wanted of a call tells, also a function of which only the parameters are known.
  private mutating func tellParts(
    resultOf function: MemberID, _ expected: TypeID, _ bound: inout TypeBindings
  ) {
    let result = opened(program[function].type, in: function)
    guard case .function(let wanted, let given) = (expected.wrapped ?? expected).kind,
      case .function(let parameters, let open) = result.kind, wanted.count == parameters.count
    else { return tell(resultOf: function, expected, &bound) }
    for (parameter, type) in zip(parameters, wanted) where type.isConcrete { unify(parameter, type, &bound) }
    if given.isConcrete { unify(open, given, &bound) }
  }

  /// What a call of a function gives, whose arguments told what its type parameters stand for.
  mutating func result(of function: MemberID, _ bound: TypeBindings, _ call: CodeNode) -> TypeID {
    if let fault = fault(of: program.typeParameters(of: function), from: firstPlace(of: function), bound) {
      let name = program[fault.parameter].name
      let related = [RelatedPlace("declared here", program.location(of: fault.parameter))]
      guard let (type, lacking) = fault.unfit else {
        if untoldCall.allowed == call.range {
          (untoldCall.allowed, untoldCall.found) = (nil, call.range)
          return .error
        }
        report(
          .typeMismatch, call.range,
          "Nothing in this call of `\(program[function].name)` tells what \(name) is.",
          related: related,
          help:
            "An argument tells it, of a type that names \(name), or the place of a result that does: `let value: … = `."
        )
        return .error
      }
      report(
        .typeMismatch, call.range,
        "`\(program[function].name)` takes a \(name) that conforms to \(lacking), and \(describe(type)) does not.",
        related: related,
        help: "Pass a value of a type that does"
          + (program.declaration(of: type) == nil
            ? "." : ", or add `\(lacking)` to what \(type) conforms to."))
      return .error
    }
    return substitute(opened(program[function].type, in: function), bound)
  }

  /// The type that a call of an initialiser makes: with type parameters it is the one that its place wants, or open.
  mutating func told(_ type: TypeID, by expected: TypeID?) -> TypeID {
    guard program.protocols.hasGenericTypes, case .declared = type.kind else { return type }
    // What is still open in the wanted type belongs to the call around this one.
    if let wanted = expected?.wrapped ?? expected, wanted.isConcrete {
      if case .applied(type, _) = wanted.kind { return wanted }
      if wanted == type, selfType.unapplied == type { return program.appliedToItself(type) }
    }
    return program.opened(type)
  }

  /// A type that was open, with what the arguments of a call told.
  mutating func made(_ type: TypeID, _ bound: TypeBindings, _ call: CodeNode) -> TypeID {
    guard !type.isConcrete, case .applied(let bare, _) = type.kind else { return type }
    if let fault = fault(of: program.typeParameters(ofType: bare), bound) {
      let name = program[fault.parameter].name
      let related = [RelatedPlace("declared here", program.location(of: fault.parameter))]
      guard let (argument, lacking) = fault.unfit else {
        report(
          .typeMismatch, call.range, "Nothing in this call of `\(bare)` tells what \(name) is.",
          related: related, help: "Write it: `\(bare)[…](…)`, or say the type of what is declared.")
        return .error
      }
      report(
        .typeMismatch, call.range,
        "`\(bare)` takes for \(name) what conforms to \(lacking), and \(describe(argument)) does not.",
        related: related, help: "Pass values of a type that does.")
      return .error
    }
    return substitute(type, bound)
  }

  /// The first type parameter that a call tells nothing of, or for which it has a type that lacks a protocol; `first` is the place of the
  /// first of them.
  private mutating func fault(
    of parameters: [DeclarationID], from first: Int = 0, _ bound: TypeBindings
  ) -> (parameter: DeclarationID, unfit: (type: TypeID, lacking: Name)?)? {
    for (place, id) in parameters.enumerated() {
      guard let type = bound[first + place] else {
        // A view may be of any type, and views that are built are of none that has a name.
        if program.libraryBound(of: id) != nil || program[id].conformances.contains(.shown) { continue }
        return (id, nil)
      }
      if type.isError || type.isUntold { continue }
      if let lacking = program.protocolLacking(in: type, for: id) { return (id, (type, lacking)) }
    }
    return nil
  }

  /// True for a protocol or a type parameter whose values have an `id`, of a type that is theirs to know, and for an object
  /// that is its own.
  mutating func isIdentifiedOpen(_ declaration: DeclarationID) -> Bool {
    switch program[declaration].kind {
    case .protocolType, .composition, .associatedType, .genericParameter, .observableObject, .observable:
      program[declaration].conformances.contains(.identifiable)
    case .app, .screen, .view, .modifier, .buttonStyle, .primitiveButtonStyle, .toggleStyle, .labelStyle,
      .progressViewStyle, .gaugeStyle, .groupBoxStyle, .labeledContentStyle, .disclosureGroupStyle,
      .textFieldStyle, .structure,
      .enumeration, .extended, .appearance, .preview, .scenario, .typeAlias, .fileScope:
      false
    }
  }
}
