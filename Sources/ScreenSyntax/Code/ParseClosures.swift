import SourceModel

/// Closures: `{ … }`, `{ a, b in … }`, `{ (a: Int) -> Int in … }`, `{ [x, y = z] a in … }`.
extension CodeParser {
  /// Parses the closure whose `{` is the current token.
  mutating func parseClosure() -> CodeID {
    let opener = lexer.token
    guard enter() else {
      depth -= 1
      return errorNode()
    }
    defer { depth -= 1 }
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    lexer.advance()
    var node = CodeNode(.closure, tokenRange)
    if at(.at) { skipClosureMarks() }
    parseHead(of: &node)
    let start = lexer.previousEnd
    let mark = draft.pending.count
    closed { $0.parseStatements(until: .brace) }
    var block = CodeNode(.block, range(start, max(start, lexer.token.start)))
    block.list = list(from: mark)
    node.b = add(block).index
    if !consume(.rightBrace) { failUnclosed(opener) }
    allowsTrailingClosure = allowed
    node.range = since(opener.start)
    return add(node)
  }

  /// `@MainActor` and other marks before captures, parameters and `in`: they say nothing that is checked here.
  mutating func skipClosureMarks() {
    let mark = lexer.mark
    skipTypeMarks()
    if !hasCaptures() && !hasParameters() { lexer.reset(to: mark) }
  }

  /// Parses what stands up to `in`: what the closure captures, and its parameters. After captures alone, as in
  /// `{ [weak self] in … }`, it names no parameters: what it is given is `$0`.
  mutating func parseHead(of node: inout CodeNode) {
    let captures = hasCaptures() ? parseCaptures() : []
    let mark = draft.pending.count
    if !captures.isEmpty, consume(.inKeyword) {
      if !isStopped { isPanicking = false }
    } else if hasParameters() {
      node.flags.insert(.explicitParameters)
      node.a = parseClosureParameters().index
    }
    for capture in captures where !capture.isNone { draft.pending.append(capture) }
    node.list = list(from: mark)
  }

  /// True before `[…]` that is followed by parameters or `in`: what a closure captures. Anything else in brackets is a value.
  mutating func hasCaptures() -> Bool {
    guard at(.leftBracket) else { return false }
    let mark = lexer.mark
    defer { lexer.reset(to: mark) }
    skipToken()
    return hasParameters()
  }

  /// Parses `[x, y = z, weak store]` into a `variable` for each; `self` is what it is anyway, as nothing is freed while a page is
  /// shown.
  private mutating func parseCaptures() -> [CodeID] {
    var captures: [CodeID] = []
    let opener = lexer.token
    openBrackets += 1
    lexer.advance()
    while !at(.end) && !lexer.token.kind.isCloser && !isPanicking {
      captures.append(parseCapture())
      if !isPanicking && !consume(.comma) && !at(.rightBracket) { explainSeparator(opener) }
    }
    while !at(.end) && !lexer.token.kind.isCloser { skipToken() }
    close(opener, .rightBracket)
    return captures
  }

  /// One capture; none for `self`.
  private mutating func parseCapture() -> CodeID {
    var node = CodeNode(.variable, tokenRange)
    if at(.unsupportedKeyword) {
      let word = lexer.token.name.text
      if word == "weak" { node.flags.insert(.weak) }
      if word == "weak" || word == "unowned" { lexer.advance() }
    }
    if consume(.selfKeyword) { return .none }
    let token = lexer.token
    guard at(.identifier) else {
      failExpecting("the name of a value that the closure captures")
      return .none
    }
    lexer.advance()
    var pattern = CodeNode(.bindingPattern, since(token.start))
    setName(&pattern, token)
    let sign = lexer.token
    if consume(.assign) {
      node.b = parseAssigned(sign).index
    } else {
      var value = CodeNode(.name, since(token.start))
      setName(&value, token)
      node.b = add(value).index
    }
    node.a = add(pattern).index
    node.range = since(token.start)
    return add(node)
  }

  /// Looks ahead for `in` after what can be parameters.
  mutating func hasParameters() -> Bool {
    let mark = lexer.mark
    defer { lexer.reset(to: mark) }
    switch lexer.token.kind {
    case .inKeyword: return true
    case .identifier, .underscore, .dollarName:
      lexer.advance()
      while at(.comma) {
        lexer.advance()
        guard isAtParameter else { return false }
        lexer.advance()
      }
    case .leftParen:
      if !skipTypeTokens() { return false }
    // Parameters begin with a name or a parenthesis.
    default: return false
    }
    skipEffects()
    if at(.arrow) {
      lexer.advance()
      if !skipTypeTokens() { return false }
    }
    return at(.inKeyword)
  }

  /// True at the name of a parameter: `tea`, `_`, or `$tea` for a binding.
  private var isAtParameter: Bool { at(.identifier) || at(.underscore) || at(.dollarName) }

  /// Skips what parameters and types consist of, up to `in`; false at anything else.
  private mutating func skipTypeTokens() -> Bool {
    while true {
      switch lexer.token.kind {
      case .identifier, .underscore, .dollarName, .comma, .colon, .dot, .question, .coalesce, .bang,
        .leftParen,
        .rightParen,
        .leftBracket, .rightBracket, .arrow, .less, .greater, .asyncKeyword, .unsupportedKeyword, .at:
        lexer.advance()
      // `>>` closes two lists of types.
      case .unsupportedOperator where lexer.byte(lexer.token.start) == 0x3E: lexer.advance()
      case .inKeyword: return true
      // No type is written with any other token, so this is code and no list of parameters.
      default: return false
      }
    }
  }

  /// Notes the parameters and takes `in`; the result type or none.
  mutating func parseClosureParameters() -> CodeID {
    let opener = lexer.token
    let isParenthesized = consume(.leftParen)
    while isAtParameter {
      let token = lexer.token
      lexer.advance()
      var type = CodeID.none
      if isParenthesized && consume(.colon) { type = parseParameterType() }
      var node = CodeNode(.closureParameterName, since(token.start))
      setName(&node, token)
      if token.kind == .dollarName {
        node.nameStart = range(token.start + 1, token.end).start
        node.flags.insert(.published)
      }
      node.a = type.index
      draft.pending.append(add(node))
      if !consume(.comma) { break }
    }
    if isParenthesized && !consume(.rightParen) {
      if !explainToken() {
        fail(
          "Expected `,` or `)` after a parameter of this closure, but \(found).", at: tokenRange,
          related: [RelatedPlace("`(` opened here", location(opener))])
      }
      while !at(.inKeyword) && !at(.end) && !at(.rightBrace) { lexer.advance() }
    }
    skipEffects()
    let result = consume(.arrow) ? parseType() : CodeID.none
    if consume(.inKeyword) {
      if !isStopped { isPanicking = false }
    } else {
      failExpecting("`in` after the parameters of the closure")
    }
    return result
  }
}
