import SourceModel

/// Closures: `{ … }`, `{ a, b in … }`, `{ (a: Int) -> Int in … }`.
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
    if at(.leftBracket), skipCaptures(), at(.inKeyword) {
      // `{ [weak self] in … }` names no parameters: what it is given is `$0`.
      lexer.advance()
    } else if hasParameters() {
      node.flags.insert(.explicitParameters)
      let mark = draft.pending.count
      node.a = parseClosureParameters().index
      node.list = list(from: mark)
    }
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
  private mutating func skipClosureMarks() {
    let mark = lexer.mark
    skipTypeMarks()
    if !at(.leftBracket) && !hasParameters() { lexer.reset(to: mark) }
  }

  /// `[weak self]` before the parameters: nothing is freed while a page is shown, so it says nothing here. False for anything
  /// else in brackets.
  private mutating func skipCaptures() -> Bool {
    let mark = lexer.mark
    lexer.advance()
    let holdsSelf = at(.selfKeyword) || at(.unsupportedKeyword)
    lexer.reset(to: mark)
    if holdsSelf { skipToken() }
    return holdsSelf
  }

  /// Looks ahead for `in` after what can be parameters.
  mutating func hasParameters() -> Bool {
    let mark = lexer.mark
    defer { lexer.reset(to: mark) }
    switch lexer.token.kind {
    case .inKeyword: return true
    case .identifier, .underscore:
      lexer.advance()
      while at(.comma) {
        lexer.advance()
        guard at(.identifier) || at(.underscore) else { return false }
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

  /// Skips what parameters and types consist of, up to `in`; false at anything else.
  private mutating func skipTypeTokens() -> Bool {
    while true {
      switch lexer.token.kind {
      case .identifier, .underscore, .comma, .colon, .dot, .question, .coalesce, .bang, .leftParen,
        .rightParen,
        .leftBracket, .rightBracket, .arrow, .less, .greater, .asyncKeyword, .unsupportedKeyword:
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
    while at(.identifier) || at(.underscore) {
      let token = lexer.token
      lexer.advance()
      var type = CodeID.none
      if isParenthesized && consume(.colon) { type = parseParameterType() }
      var node = CodeNode(.closureParameterName, since(token.start))
      setName(&node, token)
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
