import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// Finds the type of an expression, with the type its place expects where there is one.
  @discardableResult
  mutating func infer(_ id: CodeID, expecting expected: TypeID? = nil) -> TypeID {
    if id.isNone { return .error }
    if program.hasSeveralModules { joinModuleName(id) }
    let reports = reportCount
    let type = infer(code[id], id, expected)
    if reportCount != reports || expected.map({ $0 != type }) ?? false,
      let doubles = inferInDoubles(id, type, expected, since: reports)
    {
      return doubles
    }
    note(id, type: type)
    return type
  }

  private mutating func infer(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    switch node.kind {
    case .integerLiteral:
      let wanted = expected?.wrapped ?? expected
      if wanted == .double || wanted == .decimal { return wanted ?? .int }
      if wanted != .int, wanted == LibraryTypes.numberObject { return .decimal }
      if let wanted, isNumericParameter(wanted) { return wanted }
      if let open = trial.openNumbers, expected.map({ !$0.isConcrete }) ?? true { return open }
      return .int
    case .doubleLiteral:
      if let type = expected?.wrapped ?? expected, isNumericParameter(type, .floatingPoint) { return type }
      let isOpen = trial.openNumbers == .decimal && (expected.map { !$0.isConcrete } ?? true)
      let wanted = expected?.wrapped ?? expected
      guard isOpen || wanted == .decimal || wanted == LibraryTypes.numberObject else { return .double }
      noteDigits(node, id)
      return .decimal
    case .booleanLiteral: return .bool
    case .stringLiteral: return node.flags.contains(.pattern) ? inferPattern(node, id) : .string
    case .nilLiteral:
      if let expected, expected.wrapped != nil { return expected }
      return .null
    case .interpolation:
      // What is shown tells nothing about numbers in it, nor does what stands around it.
      let openNumbers = trial.set(openNumbers: nil)
      for item in code.items(node.list) {
        let bindings = expressionContext.bindingNames
        let type = infer(item)
        if code[item].kind == .call { checkSpecifier(of: item) }
        if expressionContext.bindingNames != bindings, type.bound != nil {
          _ = reportsBinding(item, type, "A text")
        }
        reportPublisher(item, type)
      }
      trial.set(openNumbers: openNumbers)
      return .string
    case .arrayLiteral: return inferArray(node, expected)
    case .dictionaryLiteral: return inferDictionary(node, expected)
    case .tuple: return inferTuple(node, expected)
    case .name: return handedOn(inferName(node, id, expected), id, expected)
    case .bindingName: return inferBindingName(node, id)
    case .selfReference:
      if selfType.wrapped != nil, local(Names.itself) != nil { return inferUnwrappedSelf(id) }
      return bodyContext.isStatic ? inferTypeItself(node, id) : selfType
    case .closureParameter: return inferClosureParameter(node, id)
    case .implicitMember: return inferImplicitMember(node, id, expected)
    case .member: return handedOn(inferMember(node, id, expected), id, expected)
    case .subscripting: return inferSubscript(node, id, expected)
    case .call: return inferCall(node, id, expected)
    case .closure: return inferClosure(node, id, expected)
    case .unary: return inferUnary(node, id, expected)
    case .binary: return inferBinary(node, id, expected)
    case .ternary: return inferTernary(node, expected)
    case .cast: return inferCast(node, id)
    case .forceUnwrap: return inferForceUnwrap(node, id, expected)
    case .chainStep: return inferChainStep(node, expected)
    case .optionalChain:
      let isCall = code[node.first].kind == .call && !isImplicit(node.first)
      let type =
        isCall
        ? infer(node.first, expecting: expected?.wrapped ?? expected) : inferBase(node.first, expected)
      if case .metatype = type.kind { return type }
      return type.isError || type.wrapped != nil ? type : type == .void ? .void : type.optional
    case .keyPath: return inferKeyPath(node, id, expected)
    case .ifStatement, .switchStatement: return inferValueStatement(id, expected)
    case .wildcardPattern:
      report(
        .syntaxInvalidCode, node.range, "`_` has no value.",
        help: "Write a value, or `_ = value` to drop the result of a call.")
      return .error
    // The parser puts nothing else where a value stands without having reported it.
    default: return .error
    }
  }

  /// `self` in code that belongs to a type is that type: it is read as `Self`.
  private mutating func inferTypeItself(_ node: CodeNode, _ id: CodeID) -> TypeID {
    if selfType.isError || owner.isNone || program[owner].kind == .fileScope {
      report(
        .nameUndefined, node.range, "There is no `self` here: this belongs to the file, not to a value.",
        help: "Pass the value that is meant as an argument.")
      return .error
    }
    var own = CodeNode(.name, node.range)
    own.name = Names.ownType
    own.nameStart = node.range.start
    parser.draft.nodes[id] = own
    return infer(id)
  }

  private mutating func inferArray(_ node: CodeNode, _ expected: TypeID?) -> TypeID {
    let wanted = expected?.wrapped ?? expected
    var element = wanted?.element
    if case .dictionary? = wanted?.kind { element = nil }
    if let wanted, isOptionSet(wanted) { element = wanted }
    let items = code.items(node.list)
    if items.isEmpty, let wanted, element == wanted { return wanted }
    if items.isEmpty { return wanted?.element == nil ? TypeID.error.array : wanted! }
    // What a fault around it leaves unknown is unknown in it too.
    let hint = wanted?.isError == true ? .error : element
    if let open = element, !open.isError, !isConcrete(open) { element = nil }
    if element == nil, holdsWholeAndFraction(items) { element = .double }
    var told: TypeID?
    var hasUnknown = false
    // What else is there tells whether a whole number is a Double.
    let isMixed =
      element == nil && items.contains { isWholeNumber($0) } && !items.allSatisfy { isWholeNumber($0) }
    for turn in 0..<(isMixed ? 2 : 1) {
      for item in items {
        if isMixed, isWholeNumber(item) != (turn == 1) { continue }
        let type = unwrapItself(
          item, infer(item, expecting: element ?? hint), toFit: wanted?.element == nil ? nil : element)
        if type.isError { hasUnknown = true }
        if element?.isError == true { told = told == nil || told == type ? type : .error }
        guard let known = element else {
          element = type
          continue
        }
        if fits(type, known) {
          lift(item, type, to: known)
        } else if fits(known, type) {
          element = type
        } else if wanted?.element == nil, isDouble(type, before: item, in: items, of: known) {
          element = type
        } else if wanted?.element == nil, type == .null || known == .null {
          element = type == .null ? known.optional : type.optional
        } else if wanted == .any {
          element = .any
        } else if wanted?.element != nil || !type.isError {
          report(
            .typeMismatch, range(item),
            "The elements of this array are \(known), and this is \(describe(type)).",
            help: "All elements of an array are of one type.")
        }
      }
    }
    if let told { element = told }
    // Beside an element with a fault, the type of a number literal may be another.
    if hint == nil, hasUnknown, items.allSatisfy({ checked.type($0).isError || isLiteral($0) }) {
      element = .error
    }
    if case .set? = wanted?.kind { return TypeID(.set(element ?? .error)) }
    if case .slice? = wanted?.kind { return TypeID(.slice(element ?? .error)) }
    if let wanted, case .builtin = wanted.kind { return wanted }
    if let wanted, isOptionSet(wanted) { return wanted }
    return (element ?? .error).array
  }

  private mutating func inferDictionary(_ node: CodeNode, _ expected: TypeID?) -> TypeID {
    var (key, value): (TypeID?, TypeID?) = expected?.isError == true ? (.error, .error) : (nil, nil)
    if case .dictionary(let k, let v)? = (expected?.wrapped ?? expected)?.kind {
      if isConcrete(k) { key = k }
      if isConcrete(v) { value = v }
    }
    for (index, item) in code.items(node.list).enumerated() {
      let wanted = index % 2 == 0 ? key : value
      let type = unwrapItself(item, infer(item, expecting: wanted), toFit: wanted)
      if let wanted, !fits(type, wanted), expected == .any, index % 2 == 1 {
        value = .any
      } else if let wanted, !fits(type, wanted) {
        report(
          .typeMismatch, range(item),
          "The \(index % 2 == 0 ? "keys" : "values") of this dictionary are \(wanted), and this is \(describe(type)).",
          help: "Keys are of one type, and values are of one type.")
      } else if let wanted {
        lift(item, type, to: wanted)
      }
      if index % 2 == 0 { key = key ?? type } else { value = value ?? type }
    }
    reportRepeatedKeys(node)
    return TypeID(.dictionary(key ?? .error, value ?? .error))
  }

  private mutating func inferTuple(_ node: CodeNode, _ expected: TypeID?) -> TypeID {
    var wanted: [TypeID] = []
    if case .tuple(let elements, _)? = expected?.kind { wanted = elements }
    let otherwise = expected?.isError == true ? expected : nil
    var types: [TypeID] = []
    var labels: [Name] = []
    for (index, item) in code.items(node.list).enumerated() {
      let argument = code[item]
      let place = index < wanted.count ? wanted[index] : otherwise
      let type = unwrapItself(argument.first, infer(argument.first, expecting: place), toFit: place)
      note(item, type: type)
      types.append(type)
      labels.append(argument.name)
    }
    return types.isEmpty ? .void : TypeID(.tuple(types, labels))
  }

  private mutating func inferUnary(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    if node.op == .not {
      let type = infer(node.first, expecting: .bool)
      if type == .bool || type.isError { return .bool }
      if let own = ownPrefix(node, type, id) { return own }
      check(node.first, Expectation(type: .bool, what: "What `!` negates"))
      return .bool
    }
    switch node.op {
    case .none:
      // What a call takes that is not known is not told.
      if expected?.isError != true { reportPlace(node) }
      return infer(node.first, expecting: expected)
    case .attempt:
      let type = infer(node.first, expecting: expected?.wrapped ?? expected)
      // A place that takes nothing takes the outcome of a call that gives nothing.
      return type.isError || type.wrapped != nil || type == .void && expected == .void ? type : type.optional
    case .forcedAttempt: return infer(node.first, expecting: expected)
    case .partialFrom, .partialThrough:
      return TypeID(.closedRange(infer(node.first, expecting: expected?.rangeBound)))
    case .partialUpTo: return TypeID(.range(infer(node.first, expecting: expected?.rangeBound)))
    // Operators that give what they take are told below.
    default: break
    }
    var type = infer(node.first, expecting: expected)
    if let wrapped = unwrapItself(node.first, type) { type = wrapped }
    if let own = ownPrefix(node, type, id) { return own }
    if !type.isError && !type.isNumber && type != LibraryTypes.angle && !isNumericParameter(type) {
      report(
        .typeMismatch, range(node.first), "`-` takes a number, and this is \(describe(type)).",
        help: "Put it before an Int or a Double.")
      return .error
    }
    return type
  }

  private mutating func inferTernary(_ node: CodeNode, _ wanted: TypeID?) -> TypeID {
    let expected = wanted == .any ? nil : wanted
    check(node.first, Expectation(type: .bool, what: "The condition before `?`"))
    let otherwise = code.items(node.list)[0]
    var first = infer(node.second, expecting: expected)
    let hint = first == .null || first.isError ? expected : first
    var second = infer(otherwise, expecting: expected.flatMap { isConcrete($0) ? $0 : nil } ?? hint)
    if first == .null || first.holdsInt(beside: second) || fits(first, second) && !fits(second, first)
      || first.isUntold && !second.isUntold
    {
      first = infer(
        node.second,
        expecting: second == .null ? nil : second.wrapped == nil && first == .null ? second.optional : second)
    }
    first = unwrapItself(node.second, first, toFit: expected)
    second = unwrapItself(otherwise, second, toFit: expected)
    if let expected, expected != .any, fits(first, expected), fits(second, expected), isConcrete(expected) {
      lift(node.second, first, to: expected)
      lift(otherwise, second, to: expected)
      return expected
    }
    if fits(second, first), !first.isUntold {
      lift(otherwise, second, to: first)
      return second == .null && first.wrapped == nil ? first.optional : first
    }
    if fits(first, second) {
      lift(node.second, first, to: second)
      return second
    }
    if second == .null || first == .null {
      let value = second == .null ? first : second
      return value.wrapped == nil ? value.optional : value
    }
    report(
      .typeMismatch, range(otherwise),
      "Both values of `?:` are of one type; the first is \(describe(first)), this is \(describe(second)).",
      help: "Convert one of them, or give both the type that is wanted.")
    return .error
  }

  /// True for a call of which an argument has a fault: another function of the name may be meant.
  private mutating func isCallOfUnknown(_ id: CodeID) -> Bool {
    code[id].kind == .call && code.items(code[id].list).contains { checked.type(code[$0].first).isError }
  }

  private mutating func inferForceUnwrap(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    let type = inferBase(node.first, expected)
    if let bound = type.bound {
      if let wrapped = bound.wrapped { return wrapped.binding }
    } else if let wrapped = type.wrapped {
      return wrapped
    }
    if !type.isError, !isCallOfUnknown(node.first) {
      report(
        .typeMismatch, node.range,
        "`!` takes the value out of an optional, and this is \(describe(type)), which is never nil.",
        help: "Remove the `!`.",
        fixes: [fix("Remove the `!`", .safe, SourceRange(range(node.first).end, node.range.end), "")])
    }
    return type
  }

  private mutating func inferChainStep(_ node: CodeNode, _ expected: TypeID?) -> TypeID {
    let type = inferBase(node.first, expected)
    if let wrapped = type.wrapped { return wrapped }
    if case .metatype(let named) = type.kind { return named.optional.metatype }
    // `self` is weak in the closures of Swift that say so.
    if !type.isError, code[node.first].kind != .selfReference {
      let mark = SourceRange(range(node.first).end, node.range.end)
      report(
        .typeUselessOptional, .warning, mark,
        "This is \(describe(type)), which is never nil, so `?` does nothing.", help: "Remove the `?`.",
        fixes: [fix("Remove the `?`", .safe, mark, "")])
    }
    return type
  }

  private mutating func inferClosureParameter(_ node: CodeNode, _ id: CodeID) -> TypeID {
    guard let closure = context.closure else {
      report(
        .nameUndefined, node.range, "`$\(node.a)` is a closure's parameter, and there is no closure here.",
        help: "A binding is `$` and a name.")
      return .error
    }
    guard Int(node.a) < closure.types.count else {
      if closure.isUnknown { return .error }
      report(
        .typeExtraArgument, node.range,
        "This closure has \(closure.types.count) parameter\(closure.types.count == 1 ? "" : "s"), so there is no `$\(node.a)`.",
        help: closure.types.isEmpty
          ? "Nothing is passed to it; use a name in scope." : "The last one is `$\(closure.types.count - 1)`."
      )
      return .error
    }
    context.use(parameter: Int(node.a))
    note(id, Reference(.local, Int(closure.firstSlot + node.a)))
    let type = closure.types[Int(node.a)]
    return type.placed ?? (closure.changed.contains(Int(node.a)) ? type.bound ?? type : type)
  }

  /// `self[Key.self]` in an Extension of EnvironmentValues: the default of an EnvironmentKey; nil for other code.
  private mutating func inferEnvironmentDefault(
    _ node: CodeNode, _ id: CodeID, _ arguments: CodeItems
  ) -> TypeID? {
    guard code[node.first].kind == .selfReference, !owner.isNone,
      program[owner].type == LibraryTypes.environmentValues, arguments.count == 1
    else { return nil }
    guard case .metatype(let key) = infer(code[arguments[0]].first).kind,
      let declaration = program.declaration(of: key)
    else { return .error }
    guard let value = program.defaultOfKey(declaration) else {
      report(
        .typeMissingArgument, node.range,
        "\(key) has no `static` Let `defaultValue`, which is what this is at first.",
        related: [RelatedPlace("declared here", program.location(of: declaration))],
        help: "Add `<Let static=\"true\" name=\"defaultValue\" value=\"…\"/>` to \(key).")
      return .error
    }
    note(id, Reference(.staticMember, Int(value.index)))
    return program[value].type
  }

  private mutating func inferSubscript(_ node: CodeNode, _ id: CodeID, _ expected: TypeID?) -> TypeID {
    let arguments = code.items(node.list)
    if arguments.count == 1, let only = arguments.first, code[only].name == Names.keyPath {
      return inferKeyPathSubscript(node, id)
    }
    if let type = inferEnvironmentDefault(node, id, arguments) { return type }
    var base = literalTold(by: arguments, node.first, expected) ?? inferBase(node.first, expected)
    if let wrapped = unwrapItself(node.first, base) { base = wrapped }
    let isBinding = base.bound != nil
    let container = base.bound ?? base
    if let found = inferOwnSubscript(of: container, node, id, arguments) {
      return isBinding ? found.binding : found
    }
    if case .metatype(let named) = container.kind {
      return inferOwnSubscript(of: named, isStatic: true, node, id, arguments)
        ?? inferGenericType(node, named)
    }
    if let group = inferGroup(in: container, node, id, expected) { return group }
    var fallback = CodeID.none
    if case .dictionary = container.kind, arguments.count == 2, let last = arguments.last,
      code[last].name == Names.defaultLabel
    {
      fallback = code[last].first
    }
    guard let argument = arguments.first, arguments.count == 1 || !fallback.isNone else {
      if !container.isError {
        report(
          .typeMissingArgument, node.range, "A subscript takes one index in its brackets.",
          help: "Write one value, as in `[0]`.")
      }
      return .error
    }
    let index = code[argument].first
    var element: TypeID
    switch container.kind {
    case .error:
      infer(index)
      return .error
    case .array(let type), .slice(let type):
      let actual = infer(index, expecting: .int)
      if type == LibraryTypes.regexGroup, actual == .string {
        element = type.optional
      } else if actual == .int || actual.isError {
        element = type
      } else if actual.element == .int {
        element = listWanted(TypeID(.slice(type)), expected)
      } else if actual.wrapped == .int, unwrapItself(index, actual) != nil {
        element = type
      } else if actual.wrapped == .int {
        report(
          .typeUnwrappedOptional, range(index),
          "The index of an array is Int, and this is \(actual): it may be nil.",
          help: "Unwrap it with `guard let` or `if let`: nil says that there is no such element.")
        element = type
      } else {
        report(
          .typeMismatch, range(index), "The index of an array is Int, and this is \(describe(actual)).",
          help: "Use a position, or find one with `firstIndex(where:)`.")
        element = type
      }
    case .dictionary(let key, let value):
      check(index, Expectation(type: key, what: "The key of this dictionary"))
      if !fallback.isNone {
        check(fallback, Expectation(type: value, what: "The default of this dictionary’s values"))
      }
      element = fallback.isNone ? value.optional : value
    case .optional:
      report(
        .typeUnwrappedOptional, range(node.first),
        "This is \(container): it may be nil and has no elements then.",
        help: "Write `?` before the bracket, or unwrap it with `if let`.")
      infer(index)
      return .error
    case .string where textPlaces(index): element = .string
    case .builtin where container == LibraryTypes.attributedString && textPlaces(index): element = container
    case .builtin where container == LibraryTypes.data:
      check(index, Expectation(type: .int, what: "The index of Data"))
      element = .int
    case .builtin where container == LibraryTypes.subview:
      if let value = inferLayoutValue(index) { return value }
      report(
        .typeMismatch, range(index),
        "A view that a Layout places is asked for a `LayoutValueKey`, and this is none.",
        help: "Name a type with what stands where a view says nothing: "
          + "`<Struct name=\"Weight\" conforms=\"LayoutValueKey\"><Let static=\"true\" name=\"defaultValue\" type=\"Double\" value=\"1\"/></Struct>`."
      )
      return .error
    case .builtin where container == LibraryTypes.geometry:
      check(index, Expectation(type: TypeID(.builtin("Anchor")), what: "What a GeometryProxy is asked for"))
      return LibraryTypes.rect
    case .builtin(Names.viewDimensions):
      let guides = ["HorizontalAlignment", "VerticalAlignment"].compactMap { library.type(named: $0) }
      let guide = guides.first { couldBe(index, $0) } ?? guides.first ?? .error
      check(index, Expectation(type: guide, what: "A guide of a view"))
      return .double
    // Only what stands above has elements at an index, and the message names whatever else it is.
    default:
      infer(index)
      report(
        .typeMismatch, node.range, "\(describe(container)) has no elements to take by `[…]`.",
        help: "Arrays and dictionaries have elements; leave out the brackets.")
      return .error
    }
    if isBinding { element = element.binding }
    return element
  }

  /// The type of a dictionary that is written before `[…]`, whose keys leave to what is looked up of which type they are:
  /// `[.red: 1, .blue: 2][color]`; nil for other code.
  private mutating func literalTold(by arguments: CodeItems, _ base: CodeID, _ expected: TypeID?) -> TypeID? {
    if code[base].kind == .arrayLiteral, let expected, expected.isConcrete, expected != .any,
      case let elements = code.items(code[base].list), !elements.isEmpty,
      elements.allSatisfy({ isImplicit($0) })
    {
      return infer(base, expecting: (expected.wrapped ?? expected).array)
    }
    guard code[base].kind == .dictionaryLiteral, let key = code.items(code[base].list).first, isImplicit(key),
      let argument = arguments.first, !isImplicit(code[argument].first)
    else { return nil }
    return infer(base, expecting: TypeID(.dictionary(infer(code[argument].first), TypeID(.parameter(0)))))
  }

  /// Resolves a type written in code; with `isTold` something else tells the type arguments where it has none.
  mutating func resolveType(_ id: CodeID, isTold: Bool = false) -> TypeID {
    var resolution = program.typeResolution(
      code, file, own: selfType.isError ? nil : selfType, function: member)
    let type = resolution.type(id)
    for fault in resolution.unknown { reportUnknownType(fault.name, fault.range) }
    for use in resolution.uses { checkArguments(of: use, isTold: isTold) }
    return type
  }
}

extension TypeID {
  /// The type of the bounds of a range; nil for another type.
  var rangeBound: TypeID? {
    switch (wrapped ?? self).kind {
    case .closedRange(let bound), .range(let bound): bound.isNumber || bound == .string ? bound : nil
    // Only a range has bounds that its place could tell.
    default: nil
    }
  }
}

extension FileChecker {
  /// The type of the values that views hand to a Layout under a key, which is the type at `id`; nil where that is no such key.
  fileprivate mutating func inferLayoutValue(_ id: CodeID) -> TypeID? {
    guard case .metatype(let key) = infer(id).kind, let declaration = program.declaration(of: key) else {
      return nil
    }
    return program.defaultOfKey(declaration).map { program[$0].type }
  }
}
