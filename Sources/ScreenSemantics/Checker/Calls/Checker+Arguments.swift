import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// Matches arguments to parameters by label and order, as Swift does; a trailing closure meets the first
  /// parameter of function type that is still open (the last one if it has no label). `known` tells what type
  /// parameters stand for.
  mutating func match(
    _ arguments: CodeItems, _ shape: CallShape, _ known: TypeBindings = TypeBindings()
  ) -> ArgumentMatch {
    var found = ArgumentMatch(shape: shape, map: calls.places.count, fault: nil)
    for _ in 0..<shape.count { calls.places.append(.none) }
    found.fault = fault(arguments, found, known)
    return found
  }

  /// Notes for each parameter its argument; why the arguments do not fit, or nil.
  private mutating func fault(
    _ arguments: CodeItems, _ found: ArgumentMatch, _ known: TypeBindings
  ) -> ArgumentMatch.Fault? {
    let (first, count) = (found.shape.first, found.shape.count)
    var next = 0
    var isGathering = false
    for item in arguments {
      let argument = code[item]
      if isGathering, argument.name.isEmpty, !argument.flags.contains(.trailing) { continue }
      isGathering = false
      if argument.flags.contains(.trailing) {
        guard let place = openPlace(found, argument.name, from: next, known, before: arguments) else {
          return .extra(item)
        }
        calls.places[found.map + place] = argument.first
        next = max(next, place + 1)
        continue
      }
      var place = next
      while place < count, calls.parameters[first + place].label != argument.name,
        calls.parameters[first + place].hasDefault
      {
        place += 1
      }
      guard place < count else {
        let isLabel = next < count && !(argument.name.isEmpty && calls.parameters[first + next].label.isEmpty)
        return isLabel ? .label(item, next) : .extra(item)
      }
      guard calls.parameters[first + place].label == argument.name else {
        let isKnown = (first + next..<first + count).contains { calls.parameters[$0].label == argument.name }
        return isKnown ? .missing(place) : .label(item, place)
      }
      isGathering = calls.parameters[first + place].isVariadic
      calls.places[found.map + place] = isGathering ? gathered(arguments, from: item) : argument.first
      next = place + 1
    }
    for place in 0..<count
    where calls.places[found.map + place].isNone && calls.parameters[first + place].isVariadic {
      calls.places[found.map + place] = gathered(arguments, from: .none)
    }
    for place in 0..<count
    where calls.places[found.map + place].isNone && !calls.parameters[first + place].hasDefault {
      return .missing(place)
    }
    return nil
  }

  /// The array of the values for a parameter that takes any number of them: an argument, and those behind it that have no label.
  private mutating func gathered(_ arguments: CodeItems, from first: CodeID) -> CodeID {
    var values: [CodeID] = []
    var range = SourceRange.zero
    for item in arguments.drop(while: { $0 != first }) {
      let argument = code[item]
      if item != first, !argument.name.isEmpty || argument.flags.contains(.trailing) { break }
      let value = self.range(argument.first)
      range = values.isEmpty ? value : SourceRange(range.start, value.end)
      values.append(argument.first)
    }
    var array = CodeNode(.arrayLiteral, range)
    array.list = parser.draft.addList(values)
    return addNode(array)
  }

  /// The parameter that a trailing closure meets: that of its label, or the next one that is open, else the first. One that may be
  /// left out waits where one behind it may not, and no other closure meets that (SE-0286).
  private mutating func openPlace(
    _ found: ArgumentMatch, _ label: Name, from next: Int, _ known: TypeBindings, before arguments: CodeItems
  ) -> Int? {
    var before: Int?
    for place in 0..<found.shape.count where calls.places[found.map + place].isNone {
      let parameter = calls.parameters[found.shape.first + place]
      // What a faulty type is meant to be is not known.
      guard
        isFunction(substitute(parameter.type, known)) || parameter.type.isError || takesAny(parameter, known)
      else { continue }
      if label.isEmpty, parameter.hasDefault, needsClosure(found, behind: place, known, arguments) {
        continue
      }
      if label.isEmpty ? place >= next : parameter.label == label { return place }
      if before == nil, label.isEmpty { before = place }
    }
    return before
  }

  /// True for a parameter without a label that takes a value of any type, which a closure may be: `.environment(\.onDone) { … }`.
  private mutating func takesAny(_ parameter: CallParameter, _ known: TypeBindings) -> Bool {
    guard parameter.label.isEmpty, !parameter.hasDefault,
      case .parameter = substitute(parameter.type, known).kind
    else { return false }
    return true
  }

  /// True where a parameter behind a place takes a function, may not be left out, and is met by no closure of its label.
  private mutating func needsClosure(
    _ found: ArgumentMatch, behind place: Int, _ known: TypeBindings, _ arguments: CodeItems
  ) -> Bool {
    for later in place + 1..<found.shape.count where calls.places[found.map + later].isNone {
      let parameter = calls.parameters[found.shape.first + later]
      if !parameter.hasDefault, isFunction(substitute(parameter.type, known)),
        !arguments.contains(where: {
          code[$0].flags.contains(.trailing) && !code[$0].name.isEmpty && code[$0].name == parameter.label
        })
      {
        return true
      }
    }
    return false
  }

  mutating func isFunction(_ type: TypeID) -> Bool {
    if case .function = (type.wrapped ?? type).kind { return true }
    return false
  }

  /// Reports why a call does not fit `name`'s parameters.
  mutating func report(
    _ fault: ArgumentMatch.Fault, of callee: Callee, _ called: CallShape, call: SourceRange
  ) {
    if trial.count() {
      return
    }
    let parameters = Array(calls.parameters[from: called.first].prefix(called.count))
    let name = callee.description
    // What a function takes whose signature has a fault is not known.
    if parameters.contains(where: \.type.isError) { return }
    let shape = Self.shape(name, parameters)
    switch fault {
    case .missing(let place):
      let parameter = parameters[place]
      let label = parameter.label.isEmpty ? "an argument of type \(parameter.type)" : "`\(parameter.label):`"
      report(
        .typeMissingArgument, SourceRange(call.end - 1, call.end),
        "This call of `\(name)` lacks \(label)\(parameter.label.isEmpty ? "" : ", of type \(parameter.type)").",
        related: parameter.declared.map { [RelatedPlace("declared here", $0)] } ?? [],
        help: "It is written `\(shape)`.")
    case .extra(let item):
      report(
        .typeExtraArgument, code[item].range, "`\(name)` takes no such argument.",
        help: "It is written `\(shape)`.")
    case .label(let item, let place):
      let argument = code[item]
      let wanted = parameters[place].label
      let given = argument.name.isEmpty ? "no label" : "the label `\(argument.name):`"
      let fixes: [FixIt]
      if argument.name.isEmpty {
        fixes = [
          fix(
            "Add the label", .suggested, SourceRange(argument.range.start, argument.range.start),
            "\(wanted): ")
        ]
      } else if !wanted.isEmpty {
        fixes = [
          fix(
            "Change the label", .suggested,
            SourceRange(argument.range.start, argument.range.start + UInt32(argument.name.utf8.count)),
            wanted.text)
        ]
      } else {
        fixes = []
      }
      report(
        .typeExtraArgument, argument.range,
        "This argument of `\(name)` has \(given), where \(wanted.isEmpty ? "none" : "`\(wanted):`") is wanted.",
        help: "It is written `\(shape)`.", fixes: fixes)
    }
  }

  static func shape(_ name: String, _ parameters: [CallParameter]) -> String {
    let list = parameters.map { parameter in
      let label = parameter.label.isEmpty ? "_" : parameter.label.text
      if parameter.isVariadic, let element = parameter.type.element { return "\(label): \(element)..." }
      return "\(label): \(parameter.type)\(parameter.hasDefault ? " = …" : "")"
    }
    return "\(name)(\(list.joined(separator: ", ")))"
  }

  /// Checks matched arguments, binding type parameters: plain ones first, then whole numbers, whose type the others may
  /// tell, functions after.
  mutating func checkArguments(_ match: ArgumentMatch, of callee: Callee, _ bound: inout TypeBindings) {
    var last = ArgumentTurn.plain
    for position in 0..<match.shape.count {
      let argument = calls.argument(match, position)
      if argument.isNone { continue }
      let turn = turn(match, position)
      last = max(last, turn)
      if calls.parameter(match, position).isInOut {
        checkPlace(argument, calls.parameter(match, position), of: callee, &bound)
      } else if turn == .plain {
        checkArgument(argument, calls.parameter(match, position), of: callee, &bound)
      }
    }
    if last == .plain { return }
    for now in [ArgumentTurn.open, .function, .told] where last >= now {
      for position in 0..<match.shape.count {
        let argument = calls.argument(match, position)
        if argument.isNone || turn(match, position) != now { continue }
        if calls.parameter(match, position).isInOut { continue }
        checkArgument(argument, calls.parameter(match, position), of: callee, &bound)
      }
    }
  }

  private enum ArgumentTurn: Int, Comparable {
    case plain, open, function, told

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  /// When an argument is checked.
  private mutating func turn(_ match: ArgumentMatch, _ position: Int) -> ArgumentTurn {
    let type = calls.parameter(match, position).type
    if code[calls.argument(match, position)].kind == .closure || !type.isConcrete && isFunction(type) {
      return .function
    }
    if isOpenNumber(match, position) { return .open }
    // A case alone, such as `.size`, and nil are of the type that another argument tells.
    guard case .parameter = type.kind else { return .plain }
    let kind = code[calls.argument(match, position)].kind
    return kind == .implicitMember || kind == .nilLiteral ? .told : .plain
  }

  /// True for a whole number where any type may stand: what else stands for that type tells whether it is a Double.
  mutating func isOpenNumber(_ match: ArgumentMatch, _ position: Int) -> Bool {
    guard case .parameter = calls.parameter(match, position).type.kind else { return false }
    let argument = calls.argument(match, position)
    return !argument.isNone && isWholeNumber(argument)
  }

  private mutating func checkArgument(
    _ argument: CodeID, _ parameter: CallParameter, of callee: Callee, _ bound: inout TypeBindings
  ) {
    let subject = Subject.argument(parameter.label, of: callee)
    if parameter.isAutoclosure { makeClosure(of: argument) }
    var wanted = substitute(parameter.type, bound)
    if case .parameter(let index) = parameter.type.kind, code[argument].kind == .nilLiteral,
      isConcrete(wanted), wanted.wrapped == nil, !wanted.isError
    {
      wanted = wanted.optional
      bound[index] = wanted
    }
    defer { context.expectClosure(changing: ParameterPlaces()) }
    context.expectClosure(changing: ParameterPlaces())
    if case .function(let parameters, let result) = wanted.kind {
      if parameters.count == 1, case .tuple(let parts, _) = parameters[0].kind {
        spread(parts, over: argument, giving: result)
      }
      if parameter.declared == nil, case .function(let open, _) = parameter.type.kind {
        // A binding that is an element of what the member is called on is no place to change.
        context.expectClosure(changing: Self.changedParameters(of: open))
      }
      if result.isUntold, case .function(_, let open) = parameter.type.kind {
        // What a closure gives tells what `[]` before it holds.
        let actual = infer(argument, expecting: TypeID(.function(parameters, open)))
        unify(parameter.type, actual, &bound)
        return
      }
    }
    if isConcrete(wanted) {
      check(argument, Expectation(type: wanted, what: subject, declared: parameter.declared))
      return
    }
    var actual = infer(argument, expecting: wanted)
    // What the library takes as an array is any sequence in Swift.
    if parameter.declared == nil, parameter.type.element != nil,
      let elements = elementBindings(argument, actual)
    {
      actual = elements
    }
    leaveUnknown(parameter.type, actual, &bound)
    if !unify(parameter.type, actual, &bound) {
      reportMismatch(
        argument, actual,
        Expectation(type: substitute(parameter.type, bound), what: subject, declared: parameter.declared))
    }
  }

  /// Makes the name of a function that takes several values the closure that calls it with the parts of the one tuple that it is given,
  /// as in `zip(numbers, words).map(line)`.
  private mutating func spread(_ parts: [TypeID], over argument: CodeID, giving result: TypeID) {
    let (node, count) = (code[argument], parts.count)
    guard !trial.isOn, node.kind == .name || node.kind == .member, node.name != Names.initializer,
      case .function(let taken, _) = infer(argument, expecting: TypeID(.function(parts, result))).kind,
      taken.count == count, count > 1
    else { return }
    let found = reference(argument)
    let labels: [Name] =
      [.member, .staticMember, .function].contains(found.kind)
      ? program[found.member].parameters.map { program.parameters[$0].label } : []
    let values = (0..<count).map {
      addMember(Name("\($0)"), of: addParameter(0, at: node.range), at: node.range)
    }
    parser.draft.nodes[argument] = closure(calling: node, labels, with: values)
  }

  /// Makes an argument for an `@autoclosure` the closure that gives it.
  private mutating func makeClosure(of argument: CodeID) {
    let node = code[argument]
    if node.kind == .closure, node.flags.contains(.computed) { return }
    var closure = closure(giving: addNode(node), node.range)
    closure.flags.insert(.computed)
    parser.draft.nodes[argument] = closure
  }

  /// Binds what an argument with a fault leaves open, so that nobody asks the other arguments for its type.
  private mutating func leaveUnknown(_ pattern: TypeID, _ actual: TypeID, _ bound: inout TypeBindings) {
    switch (pattern.kind, actual.kind) {
    case (.parameter(let index), .error): if bound[index] == nil { bound[index] = .error }
    case (.keyPath(_, let wanted), .keyPath(_, let value)): leaveUnknown(wanted, value, &bound)
    // A fault leaves a part of any other type unknown, which `unify` passes over.
    default: break
    }
  }

  /// The parameters that a closure of the library or of an element changes in place: those that are bindings.
  static func changedParameters(of parameters: [TypeID]) -> ParameterPlaces {
    var changed = ParameterPlaces()
    for (place, parameter) in parameters.enumerated() where parameter.bound != nil { changed.insert(place) }
    return changed
  }

  /// True where an argument can be what a parameter wants, judged without a report; where `isSound`, only if it has no
  /// fault of its own.
  mutating func couldBe(_ argument: CodeID, _ wanted: TypeID, isSound: Bool = false) -> Bool {
    let node = code[argument]
    switch node.kind {
    case .closure:
      guard case .function(let parameters, _) = (wanted.wrapped ?? wanted).kind else { return false }
      return parameters.count == parameterCount(ofClosure: argument)
        && takes(argument, parameters, isSound: isSound)
    case .implicitMember: return hasStatic(node.name, wanted)
    case .call where code[node.first].kind == .implicitMember && code[node.first].name == Names.initializer:
      return !tried(argument, wanted).failed
    case .call where code[node.first].kind == .implicitMember: return hasStatic(code[node.first].name, wanted)
    case .nilLiteral: return wanted.wrapped != nil
    case .arrayLiteral where !takesArrayLiteral(wanted.wrapped ?? wanted): return false
    // Any other argument has a type of its own, which is tried.
    default:
      let outcome = tried(argument, wanted)
      if outcome.failed, isImplicit(argument) { return false }
      // An argument with a fault of its own is still of its type: `Badge(cout: 3)` is a view.
      if outcome.failed, isSound { return false }
      var bound = TypeBindings()
      if unify(wanted, outcome.type, &bound) { return true }
      // A binding to an array is a sequence of bindings.
      if wanted.element != nil, let elements = elementBindings(of: outcome.type) {
        bound = TypeBindings()
        return unify(wanted, elements, &bound)
      }
      guard let wrapped = outcome.type.wrapped, unwrapsItself(argument) else { return false }
      bound = TypeBindings()
      return unify(wanted, wrapped, &bound)
    }
  }

  /// True where the types that a closure writes for its parameters are those that it is given; where `isSound` does not say
  /// so, also where they fit.
  private mutating func takes(_ closure: CodeID, _ given: [TypeID], isSound: Bool) -> Bool {
    guard code[closure].flags.contains(.explicitParameters) else { return true }
    var bound = TypeBindings()
    for (parameter, type) in zip(code.parameters(of: code[closure]), given) {
      let annotation = code[parameter].first
      if annotation.isNone { continue }
      let written = attempt({ $0.resolveType(annotation) }).type
      let isTaken =
        type.isConcrete ? written == type || !isSound && fits(type, written) : unify(type, written, &bound)
      if !isTaken, !written.isError { return false }
    }
    return true
  }

  private mutating func takesArrayLiteral(_ type: TypeID) -> Bool {
    switch type.kind {
    case .array, .slice, .set, .sequence, .parameter: true
    // Of other types a fault, or the library, says whether they are written in brackets.
    default:
      type == .any || type.isError || type.element != nil || isOptionSet(type)
    }
  }

  /// How many parameters a closure names, or uses as `$0`, `$1`.
  private mutating func parameterCount(ofClosure id: CodeID) -> Int {
    let closure = code[id]
    return closure.flags.contains(.explicitParameters)
      ? code.parameters(of: closure).count : parametersUsed(closure, id)
  }

  private mutating func hasStatic(_ name: Name, _ wanted: TypeID) -> Bool {
    if case .parameter = wanted.kind { return false }
    let type = wanted.wrapped ?? wanted
    // Of a type with type arguments, those that are of just these: `.name` of a `Key<String>` is none of a `Key<Int>`.
    if case .applied = type.kind, let declaration = program.declaration(of: type),
      case let found = program.members(of: declaration, named: name).filter({
        program[$0].isStatic && program[$0].kind != .function
      }), !found.isEmpty
    {
      return found.contains { fits(program.type(program[$0].type, in: type), type) }
    }
    if staticNames(of: type).contains(name.text) { return true }
    return !memory.members(.statics, of: type, named: name).isEmpty || isAssetSymbol(name, of: type)
      || program.extensionMembers(of: type, named: name).contains { program[$0].isStatic }
      || StandardLibrary.isFormat(type) && program.format(withStatic: name) != nil
  }
}
