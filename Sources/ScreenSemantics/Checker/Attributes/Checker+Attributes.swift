import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

extension FileChecker {
  /// Checks a value that may be a literal, an expression or a text with expressions.
  /// `takesText` is true where SwiftUI takes a Text and this language the words of it, `isKept` where a value of any type
  /// is not shown but given a name, `takesRuns` where an AttributedString may stand with its looks.
  mutating func checkValue(
    _ text: AttributeText, _ wanted: Expectation, takesText: Bool = false, isKept: Bool = false,
    takesRuns: Bool = false
  ) -> AttributeUse {
    var text = text
    if !text.isContent {
      if text.needsDecoding { text = outsideCDATA(text) }
      text.value = source.withoutLineBreaks(text.value)
    }
    var use = AttributeUse(
      position: -1, form: .expression, type: wanted.type, range: text.value, nameRange: text.name)
    let faults = parser.diagnostics.count
    let value = value(at: text)
    if parser.diagnostics.count > faults { return markFaulty(&use) }
    switch value {
    case .code(let id):
      use.code = id
      checkExpression(id, wanted, &use, text, takesText: takesText, isKept: isKept, takesRuns: takesRuns)
    case .interpolation(let id):
      use.code = id
      infer(id)
      if code.items(code[id].list).contains(where: { isRun(checked.type($0)) }) {
        note(id, Reference(.textRuns))
      }
      if !fits(.string, wanted.type) {
        report(
          .typeMismatch, text.value,
          "\(wanted.what) is declared \(wanted.type), and a text with `{…}` in it is String.",
          related: wanted.declared.map { [RelatedPlace("declared here", $0)] } ?? [],
          help: "A value alone is written `{…}` with nothing around it.")
      }
    case .binding(let id):
      use.code = id
      expressionContext.wantBinding(of: wanted.type.bound == nil ? .none : id)
      let type = infer(id, expecting: wanted.type.bound == nil ? wanted.type.binding : wanted.type)
      if fits(type, wanted.type) { use.form = .binding } else { reportMismatch(id, type, wanted, text) }
    case .text(let range): checkLiteral(range, wanted, &use, text)
    case .empty:
      use.form = .literal
      if wanted.type == .string || wanted.type.wrapped == .string || wanted.type == .any
        || wanted.type.isError
      {
        use.constant = addConstant(.text(0..<0))
      } else {
        report(
          .syntaxInvalidLiteral, text.value,
          "\(wanted.what) is declared \(wanted.type), and this is empty.",
          help: "Write a value, or leave the attribute out.")
      }
    }
    return use
  }

  /// True for what keeps its look in the middle of a text.
  private mutating func isRun(_ type: TypeID) -> Bool {
    type == signatures.text || type == signatures.image || type == LibraryTypes.attributedString
  }

  private mutating func checkExpression(
    _ id: CodeID, _ wanted: Expectation, _ use: inout AttributeUse, _ text: AttributeText, takesText: Bool,
    isKept: Bool, takesRuns: Bool
  ) {
    let bindings = expressionContext.bindingNames
    expressionContext.wantBinding(of: wanted.type.bound == nil ? .none : id)
    // What is only shown does not say that the sides of `??` may be of several types.
    let isShown = wanted.type == .any && !isKept
    let type = infer(id, expecting: isShown && code[id].op == .coalesce ? nil : wanted.type)
    if code[id].kind == .call { checkSpecifier(of: id) }
    if expressionContext.bindingNames != bindings, wanted.type == .any, type.bound != nil, !isKept,
      reportsBinding(id, type, wanted.what.description)
    {
      return
    }
    if wanted.type == .any, !isKept { reportPublisher(id, type) }
    if fits(type, wanted.type) || takesText && type == signatures.text {
      if wanted.type.bound != nil { use.form = .binding }
      lift(id, type, to: wanted.type)
    } else if takesRuns,
      unwrapItself(id, type, toFit: LibraryTypes.attributedString) == LibraryTypes.attributedString
    {
      use.code = textOfRuns(id)
    } else {
      reportMismatch(id, type, wanted, text)
    }
  }

  /// A text that is an AttributedString with its looks.
  private mutating func textOfRuns(_ id: CodeID) -> CodeID {
    var whole = CodeNode(.interpolation, code[id].range)
    whole.list = parser.draft.addList(of: id)
    let text = addNode(whole)
    note(text, Reference(.textRuns))
    note(text, type: .string)
    return text
  }

  /// Reports a mismatch; a `$path` where a value is wanted is rewritten with braces.
  private mutating func reportMismatch(
    _ id: CodeID, _ actual: TypeID, _ wanted: Expectation, _ text: AttributeText
  ) {
    if let bound = actual.bound, fits(bound, wanted.type),
      source.bytes[Int(text.value.start)] == UInt8(ascii: "$")
    {
      let path = source.text(text.value).dropFirst()
      report(
        .flowValueExpected, text.value,
        "\(wanted.what) takes a value of type \(wanted.type), and `$\(path)` is a binding to one.",
        related: wanted.declared.map { [RelatedPlace("declared here", $0)] } ?? [],
        help: "Write `{\(path)}`: the value is read where it is needed.",
        fixes: [fix("Pass the value", .safe, text.value, "{\(path)}")])
      return
    }
    reportMismatch(id, actual, wanted)
  }

  /// The text that a CDATA section is, where nothing stands beside it; another text as it is.
  private mutating func outsideCDATA(_ text: AttributeText) -> AttributeText {
    guard text.needsDecoding, let inside = source.insideCDATA(text.value) else { return text }
    return AttributeText(value: inside, needsDecoding: false, name: text.name)
  }

  mutating func markFaulty(_ use: inout AttributeUse) -> AttributeUse {
    use.form = .literal
    return use
  }

  // MARK: Code attributes

  /// Checks the body of a closure, or the bare name of a function.
  mutating func checkFunction(_ text: AttributeText, _ wanted: Expectation) -> AttributeUse {
    let text = outsideCDATA(text)
    var use = AttributeUse(
      position: -1, form: .action, type: wanted.type, range: text.value, nameRange: text.name)
    var parameters: [TypeID] = []
    var result = TypeID.void
    if case .function(let types, let type) = (wanted.type.wrapped ?? wanted.type).kind {
      (parameters, result) = (types, type)
    }
    let changed = Self.changedParameters(of: parameters)
    let faults = parser.diagnostics.count
    // Braces may stand around it, as around the value of any other attribute, and around a closure once more.
    var written = text.value
    if let inside = betweenBraces(written, of: text) {
      written = inside
      if let body = betweenBraces(inside, of: text), isClosure(body, of: text, giving: result, parameters) {
        written = body
      }
    }
    use.code =
      parameters.isEmpty && !capturesFirst(written)
      ? closureBody(in: written, decoding: text.needsDecoding)
      : parser.closureInside(in: written, decoding: text.needsDecoding)
    if parser.diagnostics.count > faults { return markFaulty(&use) }
    if code[use.code].kind == .closure {
      use.form = .function
      context.expectClosure(changing: changed)
      check(use.code, wanted)
      return use
    }
    if let value = optionalFunction(use.code, wanted.type) {
      use.form = .function
      use.code = value
      check(value, wanted)
      return use
    }
    if let name = bareFunction(use.code, wanted.type) {
      use.form = .function
      use.code = name
      check(name, wanted)
      return use
    }
    let (before, reports) = (snapshot, reportCount)
    use.slotCount = Int32(parameters.count)
    use.slot = scope.takeSlots(parameters.count)
    context.enter(ClosureContext.Closure(firstSlot: use.slot, types: parameters, changed: changed))
    let type = checkBody(use.code, expecting: isConcrete(result) ? result : nil)
    _ = context.leaveClosure()
    if let call = onlyExpression(of: use.code), code[call].kind == .call,
      reportCount > reports || isFunction(checked.type(call)), givesFunction(call, wanted.type)
    {
      restore(before)
      (use.form, use.code, use.slotCount, use.slot) = (.function, call, 0, -1)
      check(call, wanted)
      return use
    }
    if result != .void && type == .void && isConcrete(result) && !code.items(code[use.code].list).isEmpty
      && returnsNothing(use.code) && !endsByThrowing(use.code)
    {
      report(
        .typeMismatch, text.value, "\(wanted.what) gives \(result), and this code gives nothing.",
        help: "End it with the value.")
    }
    return use
  }

  /// True where code begins with a bracket, which may hold what a closure captures.
  private mutating func capturesFirst(_ code: SourceRange) -> Bool {
    let start = Int(source.trimmed(code).start)
    return start < source.bytes.count && source.bytes[start] == UInt8(ascii: "[")
  }

  /// What stands between the braces around code; nil where there are none around all of it.
  private mutating func betweenBraces(_ code: SourceRange, of text: AttributeText) -> SourceRange? {
    guard let inside = source.betweenBraces(source.trimmed(code)),
      parser.isBraced(code, decoding: text.needsDecoding)
    else { return nil }
    return inside
  }

  /// True where what stands between two braces is the body of the closure that is wanted. Where it is to give a function, braces
  /// may be those of that function, unless they name the parameters or further braces stand inside.
  private mutating func isClosure(
    _ body: SourceRange, of text: AttributeText, giving result: TypeID, _ parameters: [TypeID]
  ) -> Bool {
    guard case .function(_, let further) = (result.wrapped ?? result).kind else { return true }
    if !parameters.isEmpty, parser.hasHead(in: body, decoding: text.needsDecoding) { return true }
    return !isFunction(further) && betweenBraces(body, of: text) != nil
  }

  /// True for a block whose last statement throws.
  private mutating func endsByThrowing(_ block: CodeID) -> Bool {
    Array(code.items(code[block].list)).last.map { code[$0].kind == .throwStatement } ?? false
  }

  private mutating func returnsNothing(_ block: CodeID) -> Bool { checked.type(block) == .void }

  /// The expression that a block is; nil for other blocks.
  private mutating func onlyExpression(of block: CodeID) -> CodeID? {
    let statements = code.items(code[block].list)
    guard statements.count == 1, code[statements[0]].kind == .expressionStatement else { return nil }
    return code[statements[0]].first
  }

  /// `nil`, or a choice between it and closures, where there need not be a function; nil for other code.
  private mutating func optionalFunction(_ block: CodeID, _ wanted: TypeID) -> CodeID? {
    guard wanted.wrapped != nil, let value = onlyExpression(of: block) else { return nil }
    let node = code[value]
    if node.kind == .ternary {
      let choices = [node.second, code.items(node.list).first ?? .none]
      let isNone = choices.map { code[$0].kind == .nilLiteral }
      return isNone.contains(true) ? value : nil
    }
    return node.kind == .nilLiteral ? value : nil
  }

  /// True for a call that gives a function of the type that is wanted.
  private mutating func givesFunction(_ call: CodeID, _ wanted: TypeID) -> Bool {
    guard let type = attempt({ $0.infer(call, expecting: wanted) }).sound else { return false }
    return isFunction(type) && fits(type, wanted)
  }

  /// The name of a function, or of an initialiser, that is passed as it is, also an element of something, and a key path for a function of
  /// one value; nil for other code.
  private mutating func bareFunction(_ block: CodeID, _ wanted: TypeID) -> CodeID? {
    guard let expression = onlyExpression(of: block) else { return nil }
    if code[expression].kind == .keyPath, case .function(let parameters, _) = (wanted.wrapped ?? wanted).kind,
      parameters.count == 1
    {
      return expression
    }
    var path = code[expression]
    while path.kind == .member || path.kind == .subscripting { path = code[path.first] }
    guard path.kind == .name || path.kind == .selfReference else { return nil }
    let isInitializer = code[expression].kind == .member && code[expression].name == Names.initializer
    guard let type = attempt({ $0.infer(expression, expecting: isInitializer ? wanted : nil) }).sound,
      isFunction(type)
    else { return nil }
    // What changes the value that it is called on is no value of its own.
    let reference = reference(expression)
    if reference.kind == .library, library.entries[Int(reference.index)].member.isMutating { return nil }
    return expression
  }
}
