import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// A parameter as a call sees it, wherever it is declared.
struct CallParameter {
  var label: Name
  var type: TypeID
  var hasDefault: Bool
  var declared: SourceLocation? = nil
}

/// How the arguments of a call meet parameters.
struct ArgumentMatch {
  /// For each parameter the argument's expression, or -1.
  var map: [Int32]
  /// Why the call does not fit, or nil.
  var fault: Fault?

  enum Fault {
    /// The parameter at this position is not given.
    case missing(Int)
    /// The argument at this position meets no parameter.
    case extra(CodeID)
    /// The argument has another label than the parameter at this position.
    case label(CodeID, Int)
  }
}

extension FileChecker {
  /// Matches arguments to parameters by label and order, as Swift does; a trailing closure meets the first
  /// parameter of function type that is still open (the last one if it has no label).
  mutating func match(_ arguments: CodeItems, _ parameters: [CallParameter]) -> ArgumentMatch {
    var map = [Int32](repeating: -1, count: parameters.count)
    var next = 0
    for item in arguments {
      let argument = code[item]
      if argument.flags.contains(.trailing) {
        let open = parameters.indices.filter { map[$0] < 0 && isFunction(parameters[$0].type) }
        let place =
          argument.name.isEmpty
          ? open.first(where: { $0 >= next }) ?? open.first
          : open.first { parameters[$0].label == argument.name }
        guard let place else { return ArgumentMatch(map: map, fault: .extra(item)) }
        map[place] = argument.a
        next = max(next, place + 1)
        continue
      }
      var place = next
      while place < parameters.count, parameters[place].label != argument.name, parameters[place].hasDefault {
        place += 1
      }
      guard place < parameters.count else {
        if next < parameters.count, !argument.name.isEmpty || !parameters[next].label.isEmpty {
          return ArgumentMatch(map: map, fault: .label(item, next))
        }
        return ArgumentMatch(map: map, fault: .extra(item))
      }
      guard parameters[place].label == argument.name else {
        let known = parameters.contains { $0.label == argument.name }
        if known { return ArgumentMatch(map: map, fault: .missing(place)) }
        return ArgumentMatch(map: map, fault: .label(item, place))
      }
      map[place] = argument.a
      next = place + 1
    }
    for place in parameters.indices where map[place] < 0 && !parameters[place].hasDefault {
      return ArgumentMatch(map: map, fault: .missing(place))
    }
    return ArgumentMatch(map: map, fault: nil)
  }

  mutating func isFunction(_ type: TypeID) -> Bool {
    if case .function = (type.wrapped ?? type).kind { return true }
    return false
  }

  /// Reports why a call does not fit `name`'s parameters.
  mutating func report(
    _ fault: ArgumentMatch.Fault, of callee: Callee, _ parameters: [CallParameter], call: SourceRange
  ) {
    let name = callee.description
    let shape = Self.shape(name, parameters)
    switch fault {
    case .missing(let place):
      let parameter = parameters[place]
      let label = parameter.label.isEmpty ? "an argument of type \(parameter.type)" : "`\(parameter.label):`"
      report(
        "type/missing-argument", SourceRange(call.end - 1, call.end),
        "This call of `\(name)` lacks \(label)\(parameter.label.isEmpty ? "" : ", of type \(parameter.type)").",
        related: parameter.declared.map { [RelatedPlace("declared here", $0)] } ?? [],
        help: "It is written `\(shape)`.")
    case .extra(let item):
      report(
        "type/extra-argument", code[item].range, "`\(name)` takes no such argument.",
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
        "type/extra-argument", argument.range,
        "This argument of `\(name)` has \(given), where \(wanted.isEmpty ? "none" : "`\(wanted):`") is wanted.",
        help: "It is written `\(shape)`.", fixes: fixes)
    }
  }

  static func shape(_ name: String, _ parameters: [CallParameter]) -> String {
    let list = parameters.map {
      "\($0.label.isEmpty ? "_" : $0.label.text): \($0.type)\($0.hasDefault ? " = …" : "")"
    }
    return "\(name)(\(list.joined(separator: ", ")))"
  }

  /// Checks matched arguments, binding type parameters: plain ones first, closures after.
  mutating func checkArguments(
    _ map: [Int32], _ parameters: [CallParameter], of callee: Callee, _ bound: inout TypeBindings
  ) {
    for pass in 0..<2 {
      for place in parameters.indices where map[place] >= 0 {
        let argument = CodeID(map[place])
        let isClosure = code[argument].kind == .closure
        guard isClosure == (pass == 1) else { continue }
        checkArgument(argument, parameters[place], of: callee, &bound)
      }
    }
  }

  private mutating func checkArgument(
    _ argument: CodeID, _ parameter: CallParameter, of callee: Callee, _ bound: inout TypeBindings
  ) {
    let subject = Subject.argument(parameter.label, of: callee)
    let wanted = substitute(parameter.type, bound)
    changedParameter = parameter.declared == nil ? Self.changedParameter(of: wanted) : -1
    defer { changedParameter = -1 }
    if isConcrete(wanted) {
      check(argument, Expectation(type: wanted, what: subject, declared: parameter.declared))
      return
    }
    let actual = infer(argument, expecting: wanted)
    if !unify(parameter.type, actual, &bound) {
      reportMismatch(
        argument, actual,
        Expectation(type: substitute(parameter.type, bound), what: subject, declared: parameter.declared))
    }
  }

  /// The parameter that a closure of the library changes in place: the first that is a binding; -1 for none.
  private static func changedParameter(of type: TypeID) -> Int {
    guard case .function(let parameters, _) = type.kind else { return -1 }
    return parameters.firstIndex { $0.bound != nil } ?? -1
  }

  /// True where an argument can be what a parameter wants, judged without a report.
  mutating func couldBe(_ argument: CodeID, _ wanted: TypeID) -> Bool {
    let node = code[argument]
    switch node.kind {
    case .closure:
      guard case .function(let parameters, _) = (wanted.wrapped ?? wanted).kind else { return false }
      return parameters.count == parameterCount(ofClosure: argument)
    case .implicitMember: return hasStatic(node.name, wanted)
    case .call where code[node.first].kind == .implicitMember && code[node.first].name == Names.initializer:
      return attempt { $0.infer(argument, expecting: wanted) } != nil
    case .call where code[node.first].kind == .implicitMember: return hasStatic(code[node.first].name, wanted)
    case .call where isImplicit(argument), .member where isImplicit(argument):
      return attempt { $0.infer(argument, expecting: wanted) } != nil
    case .nilLiteral: return wanted.wrapped != nil
    case .arrayLiteral:
      switch wanted.kind {
      case .array, .set, .parameter, .any, .sequence: return true
      default: return StandardLibrary.optionSetTypes.contains(wanted)
      }
    case .arrayLiteral where !takesArrayLiteral(wanted.wrapped ?? wanted): return false
    default:
      guard let actual = attempt({ $0.infer(argument, expecting: wanted) }) else { return true }
      var bound = TypeBindings()
      return unify(wanted, actual, &bound)
    }
  }

  private mutating func takesArrayLiteral(_ type: TypeID) -> Bool {
    switch type.kind {
    case .array, .set, .sequence, .parameter: true
    default:
      type == .any || type.isError || type.element != nil || StandardLibrary.optionSetTypes.contains(type)
    }
  }

  /// How many parameters a closure names, or uses as `$0`, `$1`.
  private mutating func parameterCount(ofClosure id: CodeID) -> Int {
    let closure = code[id]
    if closure.flags.contains(.explicitParameters) { return code.items(closure.list).count }
    var count = 0
    var index = Int(id.index) - 1
    while index >= 0, closure.range.contains(code.nodes[index].range) {
      if code.nodes[index].kind == .closureParameter { count = max(count, Int(code.nodes[index].a) + 1) }
      index -= 1
    }
    return count
  }

  private mutating func hasStatic(_ name: Name, _ wanted: TypeID) -> Bool {
    if case .parameter = wanted.kind { return false }
    let type = wanted.wrapped ?? wanted
    if staticNames(of: type).contains(name.text) { return true }
    return !memory.members(.statics, of: type, named: name).isEmpty
  }
}
