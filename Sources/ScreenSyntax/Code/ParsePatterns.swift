import SourceModel

/// Patterns of `case`, `for`, `let`.
extension CodeParser {
  /// Parses a pattern. `binding` is nil where names are values to compare with; else names are new
  /// variables, mutable if true.
  mutating func parsePattern(binding: Bool?) -> CodeID {
    guard enter() else {
      depth -= 1
      return errorNode()
    }
    defer { depth -= 1 }
    chain = 0
    let start = lexer.token.start
    var result = parsePatternCore(binding)
    while (at(.question) || at(.coalesce)) && !lexer.token.spaceBefore {
      if at(.coalesce) { result = optionalPattern(result, start) }
      lexer.advance()
      result = optionalPattern(result, start)
    }
    // Only a case asks what a value is: what is declared is always of its type.
    return binding == nil && at(.asKeyword) ? parseCast(result, start) : result
  }

  private mutating func optionalPattern(_ id: CodeID, _ start: Int) -> CodeID {
    var node = CodeNode(.optionalPattern, since(start))
    node.a = id.index
    return add(node)
  }

  private mutating func parsePatternCore(_ binding: Bool?) -> CodeID {
    let token = lexer.token
    switch token.kind {
    case .underscore:
      lexer.advance()
      return add(CodeNode(.wildcardPattern, since(token.start)))
    case .letKeyword, .varKeyword:
      lexer.advance()
      return parsePattern(binding: token.kind == .varKeyword)
    case .leftParen where binding == nil && isOperandInParentheses(): return parseExpressionPattern()
    case .leftParen:
      let mark = draft.pending.count
      parseSubpatterns(binding)
      if draft.pending.count == mark + 1, let only = draft.pending.last,
        tree[only].kind != .labelledPattern
      {
        draft.pending.removeLast()
        return only
      }
      var node = CodeNode(.tuplePattern, since(token.start))
      node.list = list(from: mark)
      return add(node)
    case .dot where CodeLexer.isIdentifierByte(lexer.byte(token.end)) || lexer.byte(token.end) == 0x60:
      return parseCasePattern(type: .none, token.start, binding)
    case .identifier:
      if let length = typePath(), binding != nil || !isOperand(afterNames: length) {
        return parseTypedCasePattern(length, binding)
      }
      guard let binding else { return parseExpressionPattern() }
      return bindingPattern(isMutable: binding)
    case .and, .or, .not, .less, .lessEqual, .greater, .greaterEqual, .halfOpen:
      guard let binding, isAtNameOfOperator else { return parseExpressionPattern() }
      return bindingPattern(isMutable: binding)
    case .dollarName where binding != nil:
      lexer.advance()
      var node = CodeNode(.bindingPattern, since(token.start))
      setName(&node, token)
      node.flags.insert(.published)
      return add(node)
    case .isKeyword where binding == nil:
      return parseCast(add(CodeNode(.wildcardPattern, range(token.start, token.start))), token.start)
    case .isKeyword:
      _ = explainToken()
      lexer.advance()
      return add(CodeNode(.error, since(token.start)))
    case .at where skipUnknown(), .defaultKeyword:
      fail(
        "`default` is what no case matches, and no pattern.", at: tokenRange,
        help: "Write `<Default>` in place of the `<Case>`; in code `default:` alone, without `case`.")
      return errorNode()
    case .end, .colon, .comma, .rightParen, .rightBracket, .rightBrace, .assign, .inKeyword, .leftBrace:
      failExpecting("a pattern")
      return errorNode()
    // Any other pattern is a value to compare with; where none can begin, `parseExpression` says so.
    default: return parseExpressionPattern()
    }
  }

  /// The name at hand, as that of a new variable.
  private mutating func bindingPattern(isMutable: Bool) -> CodeID {
    let token = lexer.token
    lexer.advance()
    var node = CodeNode(.bindingPattern, since(token.start))
    setName(&node, token)
    if isMutable { node.flags.insert(.mutable) }
    return add(node)
  }

  /// An expression to compare with; `x?` is an optional pattern around one.
  private mutating func parseExpressionPattern() -> CodeID {
    let start = lexer.token.start
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    var value = parseExpression()
    allowsTrailingClosure = allowed
    var isOptional = false
    if tree[value].kind == .optionalChain, !tree[value].flags.contains(.parenthesized),
      case let step = tree[value].first, tree[step].kind == .chainStep
    {
      isOptional = true
      value = tree[step].first
    }
    var node = CodeNode(.expressionPattern, isOptional ? tree[value].range : since(start))
    node.a = value.index
    let pattern = add(node)
    return isOptional ? optionalPattern(pattern, start) : pattern
  }

  /// How many names of `Type.name` or `Module.Type.name` begin here, all but the last with a capital; nil if
  /// the code is something else.
  private mutating func typePath() -> Int? {
    guard lexer.byte(lexer.token.end) == 0x2E, lexer.byte(lexer.token.start) &- 0x41 < 26 else { return nil }
    let mark = lexer.mark
    defer { lexer.reset(to: mark) }
    var count = 1
    while true {
      let isType = lexer.byte(lexer.token.start) &- 0x41 < 26
      lexer.advance()
      guard at(.dot), !lexer.token.spaceBefore else { break }
      guard isType else { return nil }
      lexer.advance()
      guard at(.identifier) else { return nil }
      count += 1
    }
    return count
  }

  /// True where an operator follows so many names with dots between: `Limits.low...Limits.high` is a value to compare with.
  private mutating func isOperand(afterNames count: Int) -> Bool {
    let mark = lexer.mark
    defer { lexer.reset(to: mark) }
    for _ in 1..<2 * count { lexer.advance() }
    return isAtOperator
  }

  /// True where an operator follows what is in parentheses: `(-100)...(-1)`.
  private mutating func isOperandInParentheses() -> Bool {
    let mark = lexer.mark
    defer { lexer.reset(to: mark) }
    skipToken()
    return isAtOperator
  }

  private var isAtOperator: Bool {
    switch lexer.token.kind {
    case .ellipsis, .halfOpen, .plus, .minus, .star, .slash, .percent: true
    // A pattern ends with anything else, or goes on with what is in a case.
    default: false
    }
  }

  private mutating func parseTypedCasePattern(_ count: Int, _ binding: Bool?) -> CodeID {
    let start = lexer.token.start
    var type = CodeID.none
    for position in 0..<count - 1 {
      var node = CodeNode(position == 0 ? .namedType : .memberType, since(start))
      node.a = type.index
      node.name = name(lexer.token)
      lexer.advance()
      node.range = since(start)
      type = add(node)
      if position < count - 2 { lexer.advance() }
    }
    return parseCasePattern(type: type, start, binding)
  }

  /// Parses `.name` or `.name(patterns)`; the dot is the current token.
  private mutating func parseCasePattern(type: CodeID, _ start: Int, _ binding: Bool?) -> CodeID {
    lexer.advance()
    let token = lexer.token
    guard at(.identifier) else {
      failExpecting("the name of a case after `.`")
      return errorNode()
    }
    lexer.advance()
    var node = CodeNode(.casePattern, since(start))
    node.a = type.index
    node.name = name(token)
    let mark = draft.pending.count
    if at(.leftParen) && !lexer.token.newlineBefore {
      node.flags.insert(.hasPayload)
      parseSubpatterns(binding)
      node.range = since(start)
    }
    node.list = list(from: mark, named: token)
    return add(node)
  }

  /// Parses `(p, label: q)` and notes the patterns.
  private mutating func parseSubpatterns(_ binding: Bool?) {
    let opener = lexer.token
    openBrackets += 1
    lexer.advance()
    while !at(.end) && !lexer.token.kind.isCloser {
      draft.pending.append(parseSubpattern(binding))
      if isPanicking {
        if !skipElement(closer: .rightParen) { break }
      } else if !consume(.comma) {
        if at(.rightParen) { break }
        explainSeparator(opener)
        if !skipElement(closer: .rightParen) { break }
      }
    }
    close(opener, .rightParen)
  }

  /// `case let (a as Int, b as Int)`: parts ask what they are, too.
  private mutating func parsePart(_ binding: Bool?) -> CodeID {
    let start = lexer.token.start
    let pattern = parsePattern(binding: binding)
    return binding != nil && at(.asKeyword) ? parseCast(pattern, start) : pattern
  }

  private mutating func parseSubpattern(_ binding: Bool?) -> CodeID {
    guard isAtWord && lexer.colonFollows else { return parsePart(binding) }
    let label = lexer.token
    lexer.advance()
    lexer.advance()
    let pattern = parsePart(binding)
    var node = CodeNode(.labelledPattern, since(label.start))
    setName(&node, label)
    node.a = pattern.index
    return add(node)
  }
}
