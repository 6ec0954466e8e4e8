import SourceModel

/// Blocks, declarations, assignments, jumps.
extension CodeParser {
  /// What ends a run of statements.
  enum StatementsEnd {
    /// Nothing but the end of the code.
    case endOfCode
    /// `}`.
    case brace
    /// `}`, `case` or `default`.
    case nextCase
  }

  /// Parses statements and notes them, up to what ends them, which is not taken.
  mutating func parseStatements(until end: StatementsEnd) {
    var longest = 0
    while true {
      while consume(.semicolon) {}
      switch lexer.token.kind {
      case .end:
        chain = longest
        return
      case .rightBrace, .rightParen, .rightBracket:
        if end == .endOfCode || (!at(.rightBrace) && openBrackets == 0) {
          explainExtra(after: "the statement")
          isPanicking = false
          lexer.advance()
          continue
        }
        chain = longest
        return
      case .at where end == .nextCase && skipUnknown(), .caseKeyword, .defaultKeyword:
        if end == .nextCase {
          chain = longest
          return
        }
      // Any other token begins a statement, or `parseStatement` reports it.
      default: break
      }
      let start = lexer.token.start
      parseStatement()
      longest = max(longest, chain)
      if !isAtStatementEnd(end) && !isPanicking { explainSecondStatement() }
      if isPanicking && !isStopped {
        if lexer.token.start == start { skipToken() }
        skipStatement()
        isPanicking = false
      }
    }
  }

  /// Takes `@MainActor` and the like before `func`; false before anything else.
  private mutating func skipsMarksOfFunction() -> Bool {
    let mark = lexer.mark
    skipTypeMarks()
    if at(.funcKeyword) { return true }
    lexer.reset(to: mark)
    return false
  }

  /// Takes `@unknown` before `default`, which says nothing here; false for anything else.
  mutating func skipUnknown() -> Bool {
    let mark = lexer.mark
    lexer.advance()
    if at(.identifier), text(of: lexer.token) == "unknown" {
      lexer.advance()
      if at(.defaultKeyword) { return true }
    }
    lexer.reset(to: mark)
    return false
  }

  private mutating func isAtStatementEnd(_ end: StatementsEnd) -> Bool {
    switch lexer.token.kind {
    case .end, .semicolon, .rightBrace: true
    case .caseKeyword, .defaultKeyword: lexer.token.newlineBefore || end == .nextCase
    case .rightParen, .rightBracket: lexer.token.newlineBefore || openBrackets > 0
    // A token that closes nothing ends a statement only by the line that it begins.
    default: lexer.token.newlineBefore
    }
  }

  private mutating func explainSecondStatement() {
    switch lexer.token.kind {
    case .identifier, .integer, .double, .dollarName, .dollarNumber, .selfKeyword, .letKeyword, .varKeyword,
      .ifKeyword, .forKeyword, .returnKeyword, .switchKeyword, .guardKeyword, .doKeyword, .whileKeyword,
      .repeatKeyword, .deferKeyword, .throwKeyword, .funcKeyword, .tryKeyword, .awaitKeyword:
      fail(
        "A second statement begins with `\(text(of: lexer.token))` on the same line.", at: tokenRange,
        help: "Put `;` or a line break before it, or an operator if it belongs to what stands before.")
    case .assign:
      fail(
        "Only a variable can be assigned, once in a statement.", at: tokenRange,
        help: "Write each assignment as a statement of its own.")
    // It begins no statement, so it is only too much.
    default: explainExtra(after: "the statement")
    }
  }

  /// Parses one statement and notes it.
  private static let fallThrough: Name = "fallthrough"

  private mutating func parseStatement() {
    guard enter() else {
      depth -= 1
      return
    }
    defer { depth -= 1 }
    chain = 0
    let start = lexer.token.start
    switch lexer.token.kind {
    case .letKeyword, .varKeyword: parseDeclarations()
    case .ifKeyword: draft.pending.append(parseIf())
    case .switchKeyword: draft.pending.append(parseSwitch())
    case .guardKeyword: draft.pending.append(parseGuard())
    case .forKeyword: draft.pending.append(parseFor())
    case .returnKeyword:
      lexer.advance()
      let value = parseReturned(start)
      var node = CodeNode(.returnStatement, since(start))
      node.a = value.index
      draft.pending.append(add(node))
    case .breakKeyword, .continueKeyword: parseJump()
    case .elseKeyword:
      fail("This `else` follows no `if`.", at: tokenRange, help: "Write it right behind the `}` of an `if`.")
      lexer.advance()
    case .caseKeyword, .defaultKeyword:
      fail(
        "`\(text(of: lexer.token))` stands in a `switch` only.", at: tokenRange,
        help: "Put it into a `switch`, or use `if`.")
      lexer.advance()
    case .doKeyword: draft.pending.append(parseDo())
    case .whileKeyword: draft.pending.append(parseWhile())
    case .repeatKeyword: draft.pending.append(parseRepeat())
    case .deferKeyword:
      lexer.advance()
      var node = CodeNode(.doStatement, tokenRange)
      node.flags.insert(.trailing)
      node.a = parseBody(owner: "defer").index
      node.range = since(start)
      draft.pending.append(add(node))
    case .throwKeyword:
      let keyword = lexer.token
      lexer.advance()
      var node = CodeNode(.throwStatement, since(start))
      node.a = parseAssigned(keyword).index
      node.range = since(start)
      draft.pending.append(add(node))
    case .funcKeyword: parseLocalFunction()
    case .asyncKeyword:
      lexer.advance()
      if at(.letKeyword) { parseDeclarations() } else { refuseStatement() }
    case .catchKeyword:
      fail(
        "This `catch` follows no `do`.", at: tokenRange, help: "Write it right behind the `}` of a `do`.")
      lexer.advance()
    case .unsupportedKeyword where lexer.token.name == Self.fallThrough:
      var node = CodeNode(.continueStatement, tokenRange)
      node.flags.insert(.trailing)
      lexer.advance()
      draft.pending.append(add(node))
    case .unsupportedKeyword where lexer.token.name != Names.superclass: refuseStatement()
    case .at where skipsMarksOfFunction(): parseLocalFunction()
    case .at, .hash: refuseStatement()
    case .identifier where lexer.colonFollows && readLabel(): parseStatement()
    // Every statement that begins with a word of its own stands above; the rest are values.
    default: parseExpressionStatement()
    }
  }

  /// Parses the value behind the `return` at `start`, which was taken; none where nothing follows, or a statement on a line of
  /// its own. As in Swift, a value on a line of its own belongs to the `return`.
  private mutating func parseReturned(_ start: Int) -> CodeID {
    if at(.semicolon) || at(.end) || lexer.token.kind.isCloser { return .none }
    guard lexer.token.newlineBefore else { return parseExpression() }
    if lexer.token.kind.beginsNoValue || at(.at) || at(.identifier) && lexer.colonFollows { return .none }
    let isIndented = column(range(start, start)) != column(tokenRange)
    let (place, faults) = (tokenRange, diagnostics.count)
    let value = parseExpression()
    if lexer.token.kind.isAssigning && !lexer.token.newlineBefore {
      fail(
        "This assignment belongs to the `return` on the line above, and gives no value.", at: tokenRange,
        help: "Write it before `return`, or `return;` to leave it out.")
    } else if !isIndented && diagnostics.count == faults {
      report(
        "This belongs to the `return` on the line above: it is the value that is returned.", at: place,
        severity: .warning, help: "Indent it to say so. Where nothing is to be returned, write `return;`.")
    }
    return value
  }

  /// How many bytes stand before a place of the file on its line.
  private func column(_ place: SourceRange) -> Int {
    let end = Int(place.start)
    var start = end
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return end - start
  }

  /// A statement of Swift that the language leaves out: reported, and skipped with its body.
  private mutating func refuseStatement() {
    let start = lexer.token.start
    _ = explainToken()
    lexer.advance()
    skipStatement()
    draft.pending.append(add(CodeNode(.error, since(start))))
  }

  // MARK: Expressions and assignments

  private static let bitOperators: [String: CodeOperator] = [
    "&=": .bitAndAssign, "|=": .bitOrAssign, "^=": .bitXorAssign, "<<=": .shiftLeftAssign,
    ">>=": .shiftRightAssign, "&+=": .addAssign, "&-=": .subtractAssign, "&*=": .multiplyAssign,
  ]

  private mutating func parseExpressionStatement() {
    let start = lexer.token.start
    let target = parseExpression()
    let op: CodeOperator
    switch lexer.token.kind {
    case .assign: op = .assign
    case .plusAssign: op = .addAssign
    case .minusAssign: op = .subtractAssign
    case .starAssign: op = .multiplyAssign
    case .slashAssign: op = .divideAssign
    case .percentAssign: op = .remainderAssign
    case .bitAssign: op = Self.bitOperators[text(of: lexer.token)] ?? .assign
    // Without a sign that assigns, the value is the statement.
    default:
      var node = CodeNode(.expressionStatement, since(start))
      node.a = target.index
      draft.pending.append(add(node))
      return
    }
    let sign = lexer.token
    lexer.advance()
    let value = parseAssigned(sign)
    if at(.assign) {
      fail(
        "An assignment has no value that could be assigned again.", at: tokenRange,
        help: "Write one assignment for each variable; compare with `==`.")
    }
    var node = CodeNode(.assignment, since(start))
    node.op = op
    if sign.kind == .bitAssign, sign.end - sign.start == 3, lexer.byte(sign.start) == 0x26 {
      node.flags.insert(.wrapping)
    }
    node.a = target.index
    node.b = value.index
    draft.pending.append(add(node))
  }

  /// Parses the value behind `=` or another assigning operator, which was taken.
  mutating func parseAssigned(_ sign: CodeToken) -> CodeID {
    switch lexer.token.kind {
    case .end, .semicolon, .rightBrace, .rightParen, .rightBracket, .comma:
      failMissingOperand(of: sign)
      return errorNode()
    // A value begins here, or `parsePrimary` says that none does.
    default: return parseExpression()
    }
  }

  // MARK: Functions

  /// `func name(label parameter: Type) -> Type {…}`: a constant whose value is a closure.
  private mutating func parseLocalFunction() {
    let start = lexer.token.start
    lexer.advance()
    let token = lexer.token
    let place = tokenRange
    let signature = parseSignature()
    var name = CodeNode(.bindingPattern, place)
    if token.kind != .end { setName(&name, token) }
    let pattern = add(name)
    var closure = CodeNode(.closure, tokenRange)
    closure.flags.insert(.explicitParameters)
    let mark = draft.pending.count
    if tree[signature].kind == .signature {
      for parameter in tree.items(tree[signature].list) { noteClosureParameter(tree[parameter]) }
      closure.a = tree[signature].a
    }
    closure.list = list(from: mark)
    closure.b = closed { $0.parseBody(owner: "func") }.index
    closure.range = since(start)
    let value = add(closure)
    var node = CodeNode(.variable, since(start))
    node.a = pattern.index
    node.b = value.index
    node.list = list(of: signature)
    draft.pending.append(add(node))
  }

  private mutating func noteClosureParameter(_ parameter: CodeNode) {
    var node = CodeNode(.closureParameterName, parameter.range)
    node.name = parameter.name
    node.nameStart = parameter.range.start
    node.a = tree.items(parameter.list).first?.index ?? -1
    draft.pending.append(add(node))
  }

  // MARK: let and var

  /// `let a = 1`, `var b: T = x`, `let (c, d) = e`; several, separated by commas, become several nodes.
  private mutating func parseDeclarations() {
    let keyword = lexer.token
    let isMutable = at(.varKeyword)
    lexer.advance()
    var start = keyword.start
    while true {
      let pattern = parseBinding(isMutable: isMutable)
      var types = CodeList.empty
      var isComputed = false
      if !isPanicking && consume(.colon) {
        types = list(of: parseType())
        isComputed =
          isMutable && !isPanicking && at(.leftBrace) && tree[pattern].kind == .bindingPattern
      }
      var value = CodeID.none
      let sign = lexer.token
      var node = CodeNode(.variable, since(start))
      if isComputed {
        value = parseComputedValue()
        node.flags.insert(.computed)
      } else {
        if !isPanicking && consume(.assign) { value = parseAssigned(sign) }
        if isMutable { node.flags.insert(.mutable) }
      }
      node.range = since(start)
      node.a = pattern.index
      node.b = value.index
      node.list = types
      draft.pending.append(add(node))
      guard !isPanicking, consume(.comma) else { return }
      start = lexer.token.start
    }
  }

  /// `{ … }` behind the type of a `var`: a closure, which each use of the name calls.
  private mutating func parseComputedValue() -> CodeID {
    let start = lexer.token.start
    var closure = CodeNode(.closure, tokenRange)
    closure.flags.insert(.explicitParameters)
    closure.b = closed { $0.parseBody(owner: "var") }.index
    closure.range = since(start)
    return add(closure)
  }

  /// A name, `_`, or a tuple of them.
  private mutating func parseBinding(isMutable: Bool) -> CodeID {
    switch lexer.token.kind {
    case .identifier, .underscore, .leftParen: return parsePattern(binding: isMutable)
    // A word of the language, a sign or a literal is no name.
    default:
      let keyword = isMutable ? "var" : "let"
      if isAtWord && !at(.unsupportedKeyword) {
        fail(
          "`\(text(of: lexer.token))` is a word of the language and cannot be a name.", at: tokenRange,
          help: "Choose another name, or write it in backquotes.")
      } else {
        failExpecting("a name after `\(keyword)`")
      }
      return errorNode()
    }
  }
}
