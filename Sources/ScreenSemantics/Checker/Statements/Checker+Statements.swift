import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// Checks the statements of a block in a scope of its own.
  mutating func checkBlock(_ id: CodeID) {
    if id.isNone { return }
    inScope { checker in
      checker.checkStatements(checker.code[id].list)
    }
  }

  /// Checks statements in order, and that names declared among them without a value get one in time.
  mutating func checkStatements(_ list: CodeList) {
    let statements = code.items(list)
    let outer = scope.beginBlock()
    for statement in statements { checkStatement(statement) }
    scope.endBlock(outer)
    for (place, statement) in statements.enumerated() {
      let node = code[statement]
      guard node.kind == .variable, node.second.isNone, code[node.first].kind == .bindingPattern else {
        continue
      }
      // As in Swift, a `var` of a type that is written with `?` is nil at first.
      if node.flags.contains(.mutable), let type = code.items(node.list).first,
        code[type].kind == .optionalType
      {
        continue
      }
      var values = GivenValues(node, slot: reference(node.first).index)
      values.follow(statements.dropFirst(place + 1), &self)
    }
  }

  mutating func checkStatement(_ id: CodeID) {
    let node = code[id]
    switch node.kind {
    case .variable: checkVariable(node)
    case .assignment: checkAssignment(node, id)
    case .ifStatement:
      inScope { checker in
        checker.checkConditions(node.list)
        checker.checkBlock(node.first)
      }
      if !node.second.isNone {
        if code[node.second].kind == .ifStatement {
          checkStatement(node.second)
        } else {
          checkBlock(node.second)
        }
      }
    case .guardStatement:
      checkBlock(node.first)
      if fallsThrough(node.first) {
        report(
          .typeMismatch, SourceRange(node.range.start, node.range.start + 5),
          "The `else` of `guard` must leave the code around it, and this one may go on.",
          help: "End it with `return`, `throw`, `break` or `continue`.")
      }
      checkConditions(node.list)
    case .switchStatement: checkSwitch(node)
    case .forLoop: checkLoop(node)
    case .whileLoop: checkWhile(node)
    case .doStatement: checkDo(node)
    case .throwStatement: infer(node.first, expecting: thrownType(of: node.first))
    case .returnStatement: checkReturn(node)
    case .expressionStatement: checkEffect(node.first)
    case .block: checkBlock(id)
    case .breakStatement where !context.isBreakable: reportStray(node, "loop or `switch`")
    case .continueStatement where node.flags.contains(.trailing):
      if !context.isBreakable { reportStray(node, "`switch`") }
    case .continueStatement where !context.isInLoop: reportStray(node, "loop")
    // Any other statement is right wherever it stands.
    default: break
    }
  }

  private mutating func reportStray(_ node: CodeNode, _ place: String) {
    let word =
      node.kind == .breakStatement
      ? "break" : node.flags.contains(.trailing) ? "fallthrough" : "continue"
    report(
      .syntaxMisplacedElement, node.range,
      "`\(word)` stands in no \(place), so there is nothing to \(word == "fallthrough" ? "go on with" : "leave").",
      help: "`return` leaves the function.")
  }

  /// True where what follows a statement or block may be reached.
  mutating func fallsThrough(_ id: CodeID) -> Bool {
    if id.isNone { return true }
    let node = code[id]
    switch node.kind {
    case .returnStatement, .breakStatement, .continueStatement, .throwStatement, .error: return false
    case .expressionStatement: return checked.type(node.first) != LibraryTypes.never
    case .doStatement:
      return node.flags.contains(.trailing) || fallsThrough(node.first)
        || code.items(node.list).contains { fallsThrough(code[$0].first) }
    case .whileLoop:
      guard let condition = code.items(node.list).first, code[condition].kind == .booleanLiteral,
        code[condition].a == 1
      else { return true }
      return leavesSwitch(node.first) || namesLoop(node.first)
    case .block: return code.items(node.list).allSatisfy { fallsThrough($0) }
    case .ifStatement: return fallsThrough(node.first) || fallsThrough(node.second)
    case .switchStatement:
      return code.items(node.list).contains { fallsThrough(code[$0].first) || leavesSwitch(code[$0].first) }
    // Whatever else a statement does, the next one follows it.
    default: return true
    }
  }

  /// True for a block with a `break` that names a loop around it.
  private mutating func namesLoop(_ id: CodeID) -> Bool {
    code.extent(of: id).contains { code[$0].kind == .breakStatement && code[$0].a < -1 }
  }

  /// True for a block with a `break` of its own, which goes on behind the `switch` around it.
  private mutating func leavesSwitch(_ id: CodeID) -> Bool {
    if id.isNone { return false }
    let node = code[id]
    switch node.kind {
    case .breakStatement: return true
    case .block: return code.items(node.list).contains { leavesSwitch($0) }
    case .ifStatement: return leavesSwitch(node.first) || leavesSwitch(node.second)
    case .guardStatement: return leavesSwitch(node.first)
    // A `break` in anything else, such as a loop, leaves that.
    default: return false
    }
  }

  private mutating func checkWhile(_ node: CodeNode) {
    inScope { checker in
      if !node.flags.contains(.trailing) { checker.checkConditions(node.list) }
      checker.context.enterLoop()
      checker.checkBlock(node.first)
      checker.context.leaveLoop()
      if node.flags.contains(.trailing) { checker.checkConditions(node.list) }
    }
  }

  /// `do`, what may be thrown in it, and `defer`.
  private mutating func checkDo(_ node: CodeNode) {
    checkBlock(node.first)
    let thrown = typeThrown(in: node.first) ?? LibraryTypes.thrown
    for item in code.items(node.list) {
      inScope { checker in
        _ = checker.checkPatterns(of: item, thrown)
        checker.checkBlock(checker.code[item].first)
      }
    }
  }

  /// A function in code: a constant that its own body may call.
  private mutating func checkLocalFunction(_ node: CodeNode, _ signature: CodeNode) {
    let parameters = code.items(signature.list).map { parameter -> TypeID in
      let parts = code.items(code[parameter].list)
      if code[parameter].flags.contains(.trailing) {
        report(
          .syntaxInvalidCode, range(parts[0]), "A parameter of a function in code takes one value.",
          help: "Take an array, or declare the function as a `<Func>` member.")
      }
      let type = parts.first.map { parameterType($0) } ?? .error
      if parts.count > 1 { checkDefault(parts[1], after: parts[0], type) }
      return type
    }
    let result = signature.first.isNone ? .void : resolveType(signature.first)
    let type = TypeID(.function(parameters, result))
    bindPattern(node.first, type, mutable: false)
    let taken = code.items(signature.list).map { parameter in
      let parts = code.items(code[parameter].list)
      return Scope.Parameter(
        label: code[parameter].first.isNone ? .none : code[code[parameter].first].name,
        value: parts.count > 1 ? parts[1] : .none)
    }
    scope.setParameters(taken, of: reference(node.first).index)
    check(node.second, Expectation(type: type, what: .result(signature.name)))
    reportWithoutValue(code[node.second].second, result, signature.name, at: code.nameRange(signature))
  }

  /// The default of a parameter of a function in code, which is evaluated where the function is called: it names no local.
  private mutating func checkDefault(_ value: CodeID, after type: CodeID, _ expected: TypeID) {
    check(value, Expectation(type: expected, what: "This default"))
    guard (type.index + 1...value.index).contains(where: { reference(CodeID($0)).kind == .local }) else {
      return
    }
    report(
      .syntaxInvalidCode, range(value), "The default of a parameter of a function in code names no local.",
      help: "Pass the value in each call, or declare the function as a `<Func>` member.")
  }

  /// Reports a body of code that may end without the value that is declared.
  private mutating func reportWithoutValue(
    _ body: CodeID, _ result: TypeID, _ name: Name, at range: SourceRange
  ) {
    if result != .void, !result.isError, reference(body).kind != .view, fallsThrough(body), !givesValue(body),
      !code.items(code[body].list).isEmpty
    {
      report(
        .typeMismatch, range,
        "The result of `\(name)` is declared \(result), and this may end without a value.",
        help: "Return a value on every path.")
    }
  }

  /// `var name: Type { … }` in code: a function without parameters, which each use of the name calls.
  private mutating func checkComputed(_ node: CodeNode) {
    let result = code.items(node.list).first.map { resolveType($0) } ?? .error
    let type = TypeID(.function([], result))
    bindPattern(node.first, type, mutable: false)
    checked.locals[checked.locals.count - 1].kind = .computed
    let name = code[node.first].name
    check(node.second, Expectation(type: type, what: .result(name)))
    reportWithoutValue(code[node.second].second, result, name, at: code[node.first].range)
  }

  private mutating func checkVariable(_ node: CodeNode) {
    if node.flags.contains(.computed) { return checkComputed(node) }
    if let signature = code.items(node.list).first, code[signature].kind == .signature {
      return checkLocalFunction(node, code[signature])
    }
    let declared = code.items(node.list).first.map {
      setOfElements($0, node.second) ?? resolveType($0, isTold: !node.second.isNone)
    }
    var type = declared ?? .error
    if !node.second.isNone {
      if let declared {
        check(
          node.second,
          Expectation(type: declared, what: node.flags.contains(.mutable) ? "This `var`" : "This `let`"))
        if program.protocols.hasGenericTypes {
          type = declared.told(by: checked.type(node.second)) ?? declared
          let isUntold = emptyLiteral(node.second) != nil || code[node.second].kind == .nilLiteral
          if isUntold, type == declared, !type.holdsError, let annotation = code.items(node.list).first {
            _ = resolveType(annotation)
          }
        }
      } else {
        type = infer(node.second)
        if type == .null {
          report(
            .typeMismatch, range(node.second), "`nil` alone does not tell what it is nil of.",
            help: "Write the type: `var name: String? = nil`.")
          type = .error
        } else if let literal = emptyLiteral(node.second) {
          report(
            .typeMismatch, range(node.second), "`\(literal)` alone does not tell what it holds.",
            help: literal == "[]"
              ? "Write the type: `var names: [String] = []`."
              : "Write the type: `var ages: [String: Int] = [:]`."
          )
          type = .error
        }
      }
    }
    let isSetLater = node.second.isNone
    bindPattern(node.first, type, mutable: node.flags.contains(.mutable) || isSetLater)
    if let written = code.items(node.list).first, !written.isNone, code[written].unwrapsItself {
      scope.setUnwrapsItself(reference(node.first).index)
    }
  }

  /// `[]` or `[:]` where that is all there is.
  mutating func emptyLiteral(_ id: CodeID) -> String? {
    let node = code[id]
    guard code.items(node.list).isEmpty else { return nil }
    return node.kind == .arrayLiteral ? "[]" : node.kind == .dictionaryLiteral ? "[:]" : nil
  }

  /// Declares the names of a `let` or `var` pattern.
  private mutating func bindPattern(_ id: CodeID, _ type: TypeID, mutable: Bool) {
    let node = code[id]
    switch node.kind {
    case .bindingPattern:
      if let first = scope.block.first(where: {
        checked.locals[$0].name == node.name
      }),
        node.name != Names.underscore
      {
        report(
          .syntaxDuplicateDeclaration, node.range, "`\(node.name)` is declared twice in this block.",
          related: [RelatedPlace("declared here first", location(checked.locals[first].range))],
          help: "Give one of them another name, or assign to the first.")
      }
      let slot = declare(mutable ? .variable : .constant, node.name, type, at: node.range)
      note(id, Reference(.local, Int(slot)))
      note(id, type: type)
    case .tuplePattern:
      let items = code.items(node.list)
      guard case .tuple(let elements, _) = type.kind, elements.count == items.count else {
        if !type.isError {
          report(
            .typeMismatch, node.range,
            "This names \(items.count) parts, and the value is \(describe(type)).",
            help: "Name as many parts as the value has.")
        }
        for item in items { bindPattern(item, .error, mutable: mutable) }
        return
      }
      for (item, element) in zip(items, elements) { bindPattern(item, element, mutable: mutable) }
    // Other patterns name nothing in a declaration.
    default: break
    }
  }

  private mutating func checkAssignment(_ node: CodeNode, _ id: CodeID) {
    if node.op == .assign, code[node.first].kind == .tuple {
      let items = code.items(code[node.first].list)
      let target: TypeID
      if items.contains(where: { code[code[$0].first].kind == .wildcardPattern }) {
        // What `_` drops may be of any type.
        let types = items.map { item in
          code[code[item].first].kind == .wildcardPattern ? TypeID.error : infer(code[item].first)
        }
        target = TypeID(.tuple(types, items.map { code[$0].name }))
        note(node.first, type: target)
      } else {
        target = infer(node.first)
      }
      for item in items where code[code[item].first].kind != .wildcardPattern {
        requireWritable(code[item].first, for: .none, at: range(item))
      }
      check(node.second, Expectation(type: target, what: "What is assigned"))
      return
    }
    if node.op == .assign, let storage = bindingStorage(node.first) {
      check(node.second, Expectation(type: storage, what: "What is assigned"))
      return
    }
    // What `_` drops may be of any type.
    var target = code[node.first].kind == .wildcardPattern ? TypeID.error : infer(node.first)
    if code[node.first].kind == .optionalChain { target = checked.type(code[node.first].first) }
    requireWritable(node.first, for: .none, at: range(node.first))
    // `$name = 1` is reported there; what is assigned is meant for the value.
    if let bound = target.bound, isBindingPath(node.first) { target = bound }
    if node.op == .assign {
      let actual = infer(node.second, expecting: target)
      if !fits(actual, target) {
        reportMismatch(
          node.second, actual,
          Expectation(type: target, what: .quoted(Name(source.text(range(node.first))))))
      } else {
        lift(node.second, actual, to: target)
      }
      return
    }
    if let wrapped = unwrapItself(node.first, target) { target = wrapped }
    var value = infer(node.second, expecting: StandardLibrary.distance(of: target) ?? target)
    if let wrapped = unwrapItself(node.second, value) { value = wrapped }
    if target.isError || value.isError { return }
    if ownOperator(node.op.symbol, node, target, value, id) != nil {
      return requireInOut(node, reference(id).member)
    }
    if let result = ownOperator(String(node.op.symbol.dropLast()), node, target, value, id),
      fits(result, target)
    {
      return
    }
    var isPossible =
      (target.isNumber || reckons(node.op, target)) && value == target
      || StandardLibrary.isChanged(
        by: node.op.symbol, target, value, isLiteral: isLiteral(node.second))
    if node.flags.contains(.wrapping) { isPossible = target == .int && value == .int }
    if isPossible, target.isNumber, target != .int, value == target, let op = node.op.assigned,
      requireInts(node, op, target)
    {
      return
    }
    if node.op == .addAssign {
      if target == .string { isPossible = value == .string }
      if let element = target.listElement, value != .string, let added = value.element {
        isPossible = fits(added, element)
      }
    }
    if !isPossible {
      report(
        .typeMismatch, node.range,
        "`\(node.op.symbol)` takes two values of one type; these are \(describe(target)) and \(describe(value)).",
        help: target.wrapped != nil
          ? "Unwrap `\(source.text(range(node.first)))` first." : helpForMoving(target, value))
    }
  }

  /// What a function throws that says so, `throws(Failure)`, where `throw .failed` leaves it to that; nil elsewhere.
  private mutating func thrownType(of value: CodeID) -> TypeID? {
    let node = code[value].kind == .call ? code[code[value].first] : code[value]
    guard node.kind == .implicitMember, !member.isNone, let type = typeThrown(by: member),
      let declaration = program.declaration(of: type)
    else { return nil }
    // A function or closure in this one may throw another type.
    return program.members(of: declaration, named: node.name).isEmpty ? nil : type
  }

  /// What a function says that it throws, `throws(Failure)`; nil where it says no type.
  private mutating func typeThrown(by function: MemberID) -> TypeID? {
    let declared = program[function]
    let file = program.files[declared.file]
    guard let signature = file.xml.attribute(Names.signature, of: declared.node) else { return nil }
    let parts = file.source.text(signature.value).filter { $0 != " " }.split(separator: "throws(")
    guard parts.count > 1, let name = parts[parts.count - 1].split(separator: ")", maxSplits: 1).first else {
      return nil
    }
    return program.type(named: Name(String(name)), in: declared.file, inside: program[declared.owner].type)
  }

  /// What is thrown in a `do` block all of whose `try` stand before calls of functions that throw one type; nil where anything may be.
  private mutating func typeThrown(in block: CodeID) -> TypeID? {
    var found: TypeID?
    var calls = 0
    for part in code.extent(of: block) {
      if code[part].kind == .throwStatement { return nil }
      guard code[part].kind == .call, checked.reference(part).kind == .function,
        let type = typeThrown(by: checked.reference(part).member)
      else { continue }
      if found ?? type != type { return nil }
      (found, calls) = (type, calls + 1)
    }
    guard let found else { return nil }
    let words = source.text(code[block].range).split { !$0.isLetter && $0 != "?" && $0 != "!" }
    return words.count { $0 == "try" } == calls ? found : nil
  }

  /// Reports an operator such as `+=` whose function takes what stands before it as a value, which it cannot change.
  private mutating func requireInOut(_ node: CodeNode, _ function: MemberID) {
    guard let first = program[function].parameters.first, !program.parameters[first].isInOut else { return }
    report(
      .typeMismatch, node.range,
      "This `\(node.op.symbol)` takes `\(source.text(range(node.first)))` as a value, which it cannot change.",
      related: [RelatedPlace("declared here", program.location(of: function))],
      help:
        "Write `inout` before the type of its first parameter: `\(node.op.symbol)(\(program.parameters[first].name): inout \(program.parameters[first].type), …)`."
    )
  }

  /// Checks conditions of `if`, `guard`, which may bring names into the scope around.
  mutating func checkConditions(_ list: CodeList) {
    for id in code.items(list) {
      let node = code[id]
      switch node.kind {
      case .optionalBinding:
        let type: TypeID
        if node.first.isNone {
          type = inferShorthand(node, id)
        } else {
          type = infer(node.first)
        }
        if type.wrapped == nil && !type.isError
          && (node.first.isNone || code[node.first].kind != .selfReference)
        {
          let place = node.first.isNone ? node.nameRange : range(node.first)
          report(
            .typeMismatch, place,
            "`if let` unwraps an optional, and this is \(describe(type)), which is never nil.",
            help: helpForSlot(node.first) ?? "Leave it out of the condition, and use the value itself.")
        }
        let slot = declare(
          node.flags.contains(.mutable) ? .variable : .constant, node.name, type.wrapped ?? type,
          at: node.nameRange, unwrapping: node.first.isNone ? expressionContext.shorthand : node.first)
        note(
          id,
          Reference(.local, Int(slot), extra: node.first.isNone ? Int(expressionContext.shorthand.index) : -1)
        )
      case .patternCondition:
        let type = infer(node.second)
        checkPattern(node.first, type)
      // Any other condition is a truth value.
      default: check(id, Expectation(type: .bool, what: "A condition"))
      }
    }
  }

  /// `if let name` without a value unwraps the `name` in scope. The node itself stands for that value.
  private mutating func inferShorthand(_ node: CodeNode, _ id: CodeID) -> TypeID {
    var name = CodeNode(.name, node.nameRange)
    name.name = node.name
    expressionContext.unwrap(addNode(name))
    return infer(expressionContext.shorthand)
  }

  private mutating func checkSwitch(_ node: CodeNode) {
    let subject = infer(node.first)
    context.enterSwitch()
    defer { context.leaveSwitch() }
    var isSound = true
    for item in code.items(node.list) {
      inScope { checker in
        if !checker.checkPatterns(of: item, subject) { isSound = false }
        checker.checkBlock(checker.code[item].first)
      }
    }
    checkFallThrough(node)
    if isSound { checkExhaustive(node, subject) }
  }

  /// Reports `fallthrough` where no case follows, or one that gives names to what it matched.
  private mutating func checkFallThrough(_ node: CodeNode) {
    let cases = Array(code.items(node.list))
    for (place, item) in cases.enumerated() {
      guard let jump = fallThrough(in: code[item].first) else { continue }
      guard place + 1 < cases.count else {
        report(
          .syntaxMisplacedElement, code[jump].range,
          "`fallthrough` goes on with the next case, and none follows.",
          help: "Remove it.")
        continue
      }
      let names = code.items(code[cases[place + 1]].list).flatMap { code.extent(of: $0) }
        .filter { code[$0].kind == .bindingPattern }
      if let name = names.first {
        report(
          .typeMismatch, code[jump].range,
          "`fallthrough` goes on with a case that names `\(code[name].name)`, which has no value then.",
          related: [RelatedPlace("named here", location(code[name].range))],
          help: "Give both cases their own code, or move what they share into a function.")
      }
    }
  }

  /// The `fallthrough` in a block that is not one of a `switch` inside of it.
  private mutating func fallThrough(in block: CodeID) -> CodeID? {
    var inner: [SourceRange] = []
    for id in code.extent(of: block).reversed() {
      let node = code[id]
      if node.kind == .switchStatement { inner.append(node.range) }
      if node.kind == .continueStatement, node.flags.contains(.trailing),
        !inner.contains(where: { $0.contains(node.range) })
      {
        return id
      }
    }
    return nil
  }

  private mutating func checkLoop(_ node: CodeNode) {
    var sequence = infer(node.second)
    if let wrapped = unwrapItself(node.second, sequence) { sequence = wrapped }
    if let elements = elementBindings(node.second, sequence) { sequence = elements }
    var element = sequence.element ?? .error
    if sequence.element == nil && !sequence.isError {
      report(
        .typeMismatch, range(node.second),
        "`for` runs over an array, range or other sequence, and this is \(describe(sequence)).",
        help: sequence.wrapped != nil ? "It may be nil: write `?? []` behind it." : nil)
    }
    if case .dictionary(let key, let value) = sequence.kind {
      element = TypeID(.tuple([key, value], [Names.key, Names.value]))
    }
    inScope { checker in
      switch checker.code[node.first].kind {
      case .bindingPattern, .tuplePattern: checker.bindPattern(node.first, element, mutable: false)
      // Any other pattern chooses elements, and is checked as in a `case`.
      default: checker.checkPattern(node.first, element)
      }
      let parts = checker.code.items(node.list)
      if parts.count > 1 {
        checker.check(parts[1], Expectation(type: .bool, what: "The condition after `where`"))
      }
      checker.context.enterLoop()
      if let body = parts.first { checker.checkBlock(body) }
      checker.context.leaveLoop()
    }
  }

  /// The type of what a closure gives that returned a value of one type before, and now one of another.
  private mutating func returned(_ found: TypeID, or type: TypeID) -> TypeID {
    // With `nil` it is an optional of the other.
    if found == .null { return type == .null || type.isError || type.wrapped != nil ? type : type.optional }
    if type == .null { return found.isError || found.wrapped != nil ? found : found.optional }
    return !fits(type, found) && fits(found, type) ? type : found
  }

  private mutating func checkReturn(_ node: CodeNode) {
    guard var result = context.result else {
      if !node.first.isNone { infer(node.first) }
      return
    }
    if node.first.isNone {
      if let expected = result.expected, expected != .void {
        report(
          .typeMismatch, node.range, "This `return` gives no value, and \(expected) is wanted.",
          help: "Write the value after `return`.")
        result.found = result.found ?? .error
      }
      result.found = result.found ?? .void
    } else if result.expected == .void, code[node.first].kind == .nilLiteral, !member.isNone,
      program[member].traits.contains(.isFailable)
    {
      // `return nil` of an initialiser that may give nil.
      infer(node.first)
      result.found = .void
    } else if result.expected == .void {
      let type = infer(node.first)
      if type != .void && !type.isError {
        report(
          .typeMismatch, range(node.first), "This returns \(describe(type)) from code that gives nothing.",
          help: "Leave out the value, or declare the result type with `->`.")
      }
    } else if let expected = result.expected {
      check(node.first, result.wish ?? Expectation(type: expected, what: "The result"))
      result.found = expected
    } else {
      let type = infer(node.first, expecting: result.found == .null ? nil : result.found)
      if let found = result.found { result.found = returned(found, or: type) } else { result.found = type }
    }
    context.setResult(result)
  }
}
