import ScreenSyntax
import ScreenTypes
import SourceModel

extension FileChecker {
  /// A closure: its parameters take the types its place expects.
  mutating func inferClosure(_ node: CodeNode, _ id: CodeID, _ outer: TypeID?) -> TypeID {
    let expected = told(outer, by: node)
    var wanted: [TypeID] = []
    var result: TypeID?
    if case .function(let parameters, let type)? = (expected?.wrapped ?? expected)?.kind {
      (wanted, result) = (parameters, type)
    }
    let names = code.parameters(of: node)
    let ignoresVoid =
      names.count == 1 && wanted.isEmpty && result != nil && code[names[0]].name == Names.underscore
    let isExplicit = node.flags.contains(.explicitParameters) && !ignoresVoid
    // What uses it tells nothing here, so its parameters may be anything.
    if expected == nil, !isExplicit {
      wanted = Array(repeating: .error, count: parametersUsed(node, id))
    }
    let given = wanted
    if wanted.count == 1, case .tuple(let parts, _) = wanted[0].kind,
      isExplicit ? names.count == parts.count : parametersUsed(node, id) > 1
    {
      wanted = parts
    }
    if isExplicit && expected != nil && names.count != wanted.count && isFunction(expected!) {
      report(
        .typeMismatch, node.range,
        "This closure names \(names.count) parameter\(names.count == 1 ? "" : "s"), and its place gives \(wanted.count).",
        help: "Name as many as it is given; `_` stands for one that is not used.")
    }
    let changed = context.takeChangedParameters()
    let types: [TypeID] =
      isExplicit
      ? names.enumerated().map { index, name in
        if code[name].first.isNone { return index < wanted.count ? wanted[index] : .error }
        let type = parameterType(code[name].first)
        return changed.contains(index) ? type.placed?.binding ?? type : type
      } : wanted
    let said = node.first.isNone ? nil : resolveType(node.first)
    let known = reportCount
    let captured = code.captures(of: node).map { (code[$0], capturedType($0)) }
    let first = scope.takeSlots(types.count)
    note(id, Reference(.local, Int(first), extra: types.count))
    let body = node.second
    let around = trial.enterContext()
    defer { trial.leave(around) }
    let count = reportCount
    let found: TypeID = inScope { checker in
      for (capture, type) in captured { checker.declareCapture(capture, type) }
      if isExplicit {
        for (index, name) in names.enumerated() where checker.code[name].name != Names.underscore {
          checker.declareParameter(
            name, types[index], slot: first + Int32(index), isChanged: changed.contains(index))
        }
      }
      checker.context.enter(
        ClosureContext.Closure(
          firstSlot: first, types: isExplicit ? [] : types, changed: changed,
          isUnknown: expected?.isError == true))
      let found = checker.checkBody(
        body, expecting: said ?? result.flatMap { checker.isConcrete($0) ? $0 : nil })
      let used = checker.context.leaveClosure().used + 1
      if !isExplicit, expected != nil, used < types.count, !checker.hasFault(since: known) {
        checker.reportIgnored(types, used, node)
      }
      return found
    }
    let parameters = wanted == given ? types : given
    // What gives nothing for a fault that is reported may be meant to give anything.
    let isOpen =
      found == .void && result != .void && (hasFault(since: count) || result != nil && neverReturns(body))
    let gives: TypeID = result == .void ? .void : said ?? (isOpen ? .error : found)
    // Most closures are just what their place wants.
    if let place = expected.map({ $0.wrapped ?? $0 }), case .function(parameters, gives) = place.kind {
      return place
    }
    return TypeID(.function(parameters, gives))
  }

  /// True for a body that always throws, or never ends: it gives whatever is wanted.
  private mutating func neverReturns(_ body: CodeID) -> Bool {
    !fallsThrough(body) && !code.extent(of: body).contains { code[$0].kind == .returnStatement }
  }

  /// Reports a closure that neither names nor uses all that it is given.
  private mutating func reportIgnored(_ types: [TypeID], _ used: Int, _ node: CodeNode) {
    if types == [.void] { return }
    let names = Array(repeating: "_", count: types.count).joined(separator: ", ")
    let start = SourceRange(node.range.start + 1, node.range.start + 1)
    report(
      .typeMismatch, node.range,
      "This closure is given \(types.count) argument\(types.count == 1 ? "" : "s"), and "
        + (used == 0 ? "names none." : "uses \(used == 1 ? "only the first" : "only the first \(used)")."),
      help:
        "Swift wants every argument named or used: write `{ \(names) in … }`, with a name for each that is needed.",
      fixes: used == 0 && source.text(node.range).hasPrefix("{")
        ? [fix("Write `\(names) in`", .safe, start, " \(names) in")] : [])
  }

  /// How many parameters a closure itself uses as `$0`, `$1`: where it uses `$1`, the parts of a single tuple are its parameters.
  mutating func parametersUsed(_ node: CodeNode, _ id: CodeID) -> Int {
    let code = code
    var count = 0
    var inner: [SourceRange] = []
    for part in code.extent(of: id).dropLast().reversed().lazy.map({ code[$0] }) {
      if part.kind == .closure { inner.append(part.range) }
      if part.kind == .closureParameter, !inner.contains(where: { $0.contains(part.range) }) {
        count = max(count, Int(part.a) + 1)
      }
    }
    return count
  }

  /// A closure of one expression, `{ names in expression }`, for what code writes shorter.
  mutating func closure(giving expression: CodeID, naming names: [Name] = [], _ range: SourceRange)
    -> CodeNode
  {
    var statement = CodeNode(.expressionStatement, range)
    statement.first = expression
    return closure(of: addNode(statement), naming: names, range)
  }

  /// A closure of one statement, `{ names in statement }`, for what code writes shorter.
  mutating func closure(of statement: CodeID, naming names: [Name] = [], _ range: SourceRange) -> CodeNode {
    var block = CodeNode(.block, range)
    block.list = parser.draft.addList(of: statement)
    let parameters = names.map { name in
      var parameter = CodeNode(.closureParameterName, range)
      parameter.name = name
      parameter.nameStart = range.start
      return addNode(parameter)
    }
    var closure = CodeNode(.closure, range)
    if !names.isEmpty { closure.flags.insert(.explicitParameters) }
    closure.list = parser.draft.addList(parameters)
    closure.second = addNode(block)
    return closure
  }

  /// The type that is written for a parameter, perhaps behind `inout`.
  mutating func parameterType(_ id: CodeID) -> TypeID {
    let type = resolveType(id)
    return code[id].flags.contains(.mutable) ? TypeID(.inOut(type)) : type
  }

  /// The type of what a closure captures when it is made; of an object that it holds weakly, an optional.
  private mutating func capturedType(_ id: CodeID) -> TypeID {
    let capture = code[id]
    let type = infer(capture.second)
    guard capture.flags.contains(.weak), let declaration = program.declaration(of: type),
      program.isOfObjects(declaration)
    else { return type }
    return type.wrapped == nil ? type.optional : type
  }

  /// Declares what a closure captures, by the name that it has in the closure.
  private mutating func declareCapture(_ capture: CodeNode, _ type: TypeID) {
    let pattern = code[capture.first]
    let slot = declare(
      .capture, pattern.name, type, at: pattern.range, unwrapping: capture.second)
    note(capture.first, Reference(.local, Int(slot)))
    note(capture.first, type: type)
  }

  /// Declares a named parameter; one that is changed in place, or written `$name`, stands for the value behind its binding.
  mutating func declareParameter(
    _ id: CodeID, _ type: TypeID, slot: Int32, isChanged: Bool, narrowing narrowed: Name = .none
  ) {
    let node = code[id]
    let isBinding = node.flags.contains(.published)
    if isBinding, type.bound == nil, !type.isError {
      report(
        .flowBindingExpected, node.range,
        "`$\(node.name)` names a binding, and this closure is given \(describe(type)).",
        help: "Leave out the `$`, or call it on a binding to the list: its elements are bindings.")
    }
    if isChanged || isBinding, let bound = type.bound {
      declare(.variable, node.name, bound, at: node.range, slot: slot, bindingSlot: slot)
    } else if let placed = type.placed {
      declare(.variable, node.name, placed, at: node.range, slot: slot)
    } else {
      declare(
        .closureParameter, node.name, type, at: node.range, slot: slot, isNarrowed: node.name == narrowed)
    }
  }

  /// Checks the body of a closure or function and gives the type of its value. A single expression is its value.
  /// `wish` says what wants it.
  mutating func checkBody(_ block: CodeID, expecting result: TypeID?, wish: Expectation? = nil) -> TypeID {
    let statements = code.items(code[block].list)
    let outer = context.enterBody(
      ClosureContext.Result(expected: result, wish: wish, isSingle: statements.count == 1))
    defer { context.leaveBody(outer) }
    if statements.count == 1, let type = checkSingle(statements[0], expecting: result) {
      note(block, type: type)
      return type
    }
    if isViewBuilder(block, giving: result) {
      checkViewBuilder(block)
      note(block, type: .view)
      return .view
    }
    inScope { $0.checkStatements($0.code[block].list) }
    let type = context.result?.found ?? .void
    note(block, type: type)
    return type
  }

  /// A body of one expression, or one `if` or `switch` that gives a value; nil for other statements.
  private mutating func checkSingle(_ id: CodeID, expecting result: TypeID?) -> TypeID? {
    let node = code[id]
    if node.kind == .expressionStatement {
      if result == .void { return checkVoid(node.first) }
      let type = infer(node.first, expecting: result)
      if let result, !fits(type, result) {
        reportMismatch(
          node.first, type, context.result?.wish ?? Expectation(type: result, what: "What this gives"))
      } else if let result {
        lift(node.first, type, to: result)
      }
      note(id, type: type)
      return result ?? type
    }
    guard result != .void, node.kind == .ifStatement || node.kind == .switchStatement, givesValue(id) else {
      return nil
    }
    return inferValueStatement(id, result)
  }

  private mutating func checkVoid(_ id: CodeID) -> TypeID {
    checkEffect(id)
    return .void
  }

  /// True where every branch of an `if` or `switch` is one expression, so that the statement is a value.
  mutating func givesValue(_ id: CodeID) -> Bool {
    let node = code[id]
    switch node.kind {
    case .expressionStatement: return true
    case .block:
      let statements = code.items(node.list)
      return statements.count == 1 && givesValue(statements[0])
    case .ifStatement: return !node.second.isNone && givesValue(node.first) && givesValue(node.second)
    case .switchStatement: return code.items(node.list).allSatisfy { givesValue(code[$0].first) }
    // No other statement ends in an expression, so it gives no value.
    default: return false
    }
  }

  /// `if` or `switch` as a value.
  mutating func inferValueStatement(_ id: CodeID, _ expected: TypeID?) -> TypeID {
    let node = code[id]
    var type = expected
    switch node.kind {
    case .ifStatement:
      inScope { checker in
        checker.checkConditions(node.list)
        type = checker.valueOf(node.first, type, isTold: expected == nil) ?? type
      }
      if node.second.isNone {
        let keyword = SourceRange(node.range.start, min(node.range.start + 2, node.range.end))
        report(
          .typeNonExhaustive, keyword,
          "This `if` gives a value, but none where its condition is false.",
          help: "Add `else { … }`.")
      } else {
        type = valueOf(node.second, type, isTold: expected == nil) ?? type
      }
    case .switchStatement:
      let subject = infer(node.first)
      var isSound = true
      for item in code.items(node.list) {
        inScope { checker in
          if !checker.checkPatterns(of: item, subject) { isSound = false }
          type = checker.valueOf(checker.code[item].first, type, isTold: expected == nil) ?? type
        }
      }
      if isSound { checkExhaustive(node, subject) }
    // Nothing else is parsed as a value that has branches.
    default: break
    }
    note(id, type: type ?? .error)
    return type ?? .error
  }

  private mutating func isExpression(_ kind: CodeKind) -> Bool {
    kind == .expressionStatement || kind == .ifStatement || kind == .switchStatement
  }

  /// The type of a branch. Where the branches before told what is expected, nil in one of them makes it an optional.
  private mutating func valueOf(_ id: CodeID, _ expected: TypeID?, isTold: Bool) -> TypeID? {
    let node = code[id]
    if node.kind == .ifStatement { return inferValueStatement(id, expected) }
    guard node.kind == .block else { return nil }
    let statements = code.items(node.list)
    guard statements.count == 1, let only = statements.first, isExpression(code[only].kind) else {
      report(
        .typeMismatch, node.range,
        statements.isEmpty
          ? "This branch gives nothing, and a value is wanted from it."
          : "This branch gives a value, so it is one expression.",
        help: statements.isEmpty
          ? "Write the value between its braces." : "Move what it does before into a Computed or a Func.")
      return nil
    }
    let statement = code[only]
    if statement.kind == .expressionStatement {
      let type = infer(statement.first, expecting: expected == .null ? nil : expected)
      if isTold, let expected, expected == .null || type == .null, type != expected {
        let value = expected == .null ? type : expected
        let whole = value.isError || value.wrapped != nil ? value : value.optional
        note(only, type: whole)
        note(id, type: whole)
        return whole
      }
      if let expected, !fits(type, expected) {
        reportMismatch(statement.first, type, Expectation(type: expected, what: "What this branch gives"))
      } else if let expected {
        lift(statement.first, type, to: expected)
      }
      note(only, type: type)
      note(id, type: type)
      return expected ?? type
    }
    return inferValueStatement(only, expected)
  }
}
