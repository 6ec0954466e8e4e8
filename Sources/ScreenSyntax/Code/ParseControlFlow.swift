import SourceModel

/// `if`, `guard`, `switch`, `for`, `while`, `do`.
extension CodeParser {
  /// Parses `if … {…} else …`, as a statement or as an expression.
  mutating func parseIf() -> CodeID {
    guard enter() else {
      depth -= 1
      return errorNode()
    }
    defer { depth -= 1 }
    let start = lexer.token.start
    let allowed = allowsTrailingClosure
    lexer.advance()
    let mark = draft.pending.count
    parseConditions(owner: "if")
    var longest = chain
    var node = CodeNode(.ifStatement, tokenRange)
    node.list = list(from: mark)
    node.a = parseBody(owner: "if").index
    longest = max(longest, chain)
    if at(.leftBrace) && !lexer.token.newlineBefore {
      fail(
        "The body of this `if` is complete before this `{`.", at: tokenRange,
        help: "Put a closure in the condition in parentheses: `items.contains(where: { … })`.")
    }
    if at(.elseKeyword) && !isPanicking {
      lexer.advance()
      node.b = (at(.ifKeyword) ? parseIf() : parseBody(owner: "else")).index
      longest = max(longest, chain)
    }
    allowsTrailingClosure = allowed
    chain = longest
    node.range = since(start)
    return add(node)
  }

  mutating func parseGuard() -> CodeID {
    let start = lexer.token.start
    lexer.advance()
    let mark = draft.pending.count
    parseConditions(owner: "guard")
    let longest = chain
    var node = CodeNode(.guardStatement, tokenRange)
    node.list = list(from: mark)
    if !consume(.elseKeyword) && !isPanicking && !explainToken() {
      report(
        "Expected `else` after the condition of `guard`, but \(found).", at: placeOfFault,
        help: "Write `guard condition else { return }`.")
      if !at(.leftBrace) { isPanicking = true }
    }
    node.a = parseBody(owner: "guard").index
    chain = max(longest, chain)
    node.range = since(start)
    return add(node)
  }

  mutating func parseFor() -> CodeID {
    let start = lexer.token.start
    let label = takeLabel()
    lexer.advance()
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    var node = CodeNode(.forLoop, tokenRange)
    while at(.tryKeyword) || at(.awaitKeyword) { lexer.advance() }
    node.a = (consume(.caseKeyword) ? parsePattern(binding: nil) : parsePattern(binding: false)).index
    if consume(.inKeyword) {
      node.b = parseExpression().index
    } else {
      failExpecting("`in` after the loop's variable", help: "Write `for item in items { … }`.")
      node.b = errorNode().index
    }
    var longest = chain
    var condition = CodeID.none
    if !isPanicking && consume(.whereKeyword) {
      condition = parseExpression()
      longest = max(longest, chain)
    }
    allowsTrailingClosure = allowed
    let body = labelled(isLoop: true, label) { $0.parseBody(owner: "for") }
    let mark = draft.pending.count
    draft.pending.append(body)
    if !condition.isNone { draft.pending.append(condition) }
    node.list = list(from: mark)
    chain = max(longest, chain)
    node.range = since(start)
    return add(node)
  }

  /// `while conditions {…}`.
  mutating func parseWhile() -> CodeID {
    let start = lexer.token.start
    let label = takeLabel()
    lexer.advance()
    let mark = draft.pending.count
    parseConditions(owner: "while")
    let longest = chain
    var node = CodeNode(.whileLoop, tokenRange)
    node.list = list(from: mark)
    node.a = labelled(isLoop: true, label) { $0.parseBody(owner: "while") }.index
    chain = max(longest, chain)
    node.range = since(start)
    return add(node)
  }

  /// `repeat {…} while condition`.
  mutating func parseRepeat() -> CodeID {
    let start = lexer.token.start
    let label = takeLabel()
    lexer.advance()
    var node = CodeNode(.whileLoop, tokenRange)
    node.flags.insert(.trailing)
    node.a = labelled(isLoop: true, label) { $0.parseBody(owner: "repeat") }.index
    var longest = chain
    if consume(.whileKeyword) {
      let condition = parseExpression()
      longest = max(longest, chain)
      node.list = list(of: condition)
    } else {
      failExpecting("`while` and a condition after the body of `repeat`")
    }
    chain = longest
    node.range = since(start)
    return add(node)
  }

  /// `do {…} catch pattern where condition {…}`.
  mutating func parseDo() -> CodeID {
    let start = lexer.token.start
    lexer.advance()
    var node = CodeNode(.doStatement, tokenRange)
    skipEffects()
    node.a = parseBody(owner: "do").index
    var longest = chain
    let mark = draft.pending.count
    while at(.catchKeyword) && !isPanicking {
      draft.pending.append(parseCatch())
      longest = max(longest, chain)
    }
    node.list = list(from: mark)
    chain = longest
    node.range = since(start)
    return add(node)
  }

  private mutating func parseCatch() -> CodeID {
    let start = lexer.token.start
    lexer.advance()
    var node = CodeNode(.switchCase, tokenRange)
    var longest = 0
    let mark = draft.pending.count
    if at(.leftBrace) {
      // `error` stands for what was thrown.
      var name = CodeNode(.bindingPattern, range(start, start + 5))
      name.name = "error"
      name.nameStart = name.range.start
      draft.pending.append(add(name))
    } else {
      let allowed = allowsTrailingClosure
      allowsTrailingClosure = false
      repeat { draft.pending.append(parsePattern(binding: nil)) } while !isPanicking && consume(.comma)
      longest = chain
      allowsTrailingClosure = allowed
    }
    let count = draft.pending.count - mark
    node.list = list(from: mark)
    if !isPanicking && at(.whereKeyword) {
      let allowed = allowsTrailingClosure
      allowsTrailingClosure = false
      node.b = parseWhere(patterns: count).index
      allowsTrailingClosure = allowed
    }
    longest = max(longest, chain)
    node.a = parseBody(owner: "catch").index
    chain = max(longest, chain)
    node.range = since(start)
    return add(node)
  }

  // MARK: Conditions and bodies

  /// Parses conditions separated by commas and notes them.
  private mutating func parseConditions(owner: String) {
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    var longest = 0
    repeat {
      if at(.leftBrace) {
        fail(
          "`\(owner)` needs a condition before `{`.", at: tokenRange,
          help: "Write what is true or false there.")
        isPanicking = false
        break
      }
      draft.pending.append(parseCondition())
      longest = max(longest, chain)
    } while !isPanicking && consume(.comma)
    allowsTrailingClosure = allowed
    chain = longest
  }

  mutating func parseCondition() -> CodeID {
    let start = lexer.token.start
    chain = 0
    switch lexer.token.kind {
    case .letKeyword, .varKeyword: return parseOptionalBinding()
    case .caseKeyword:
      lexer.advance()
      let pattern = parsePattern(binding: nil)
      var value = CodeID.none
      let sign = lexer.token
      if consume(.assign) {
        value = parseAssigned(sign)
      } else {
        failExpecting("`=` and a value after the pattern", help: "Write `if case pattern = value`.")
        value = errorNode()
      }
      var node = CodeNode(.patternCondition, since(start))
      node.a = pattern.index
      node.b = value.index
      return add(node)
    // Any other condition is a value; where none can begin, `parseExpression` says so.
    default:
      let condition = parseExpression()
      if at(.assign) {
        report("`=` assigns, but a condition is wanted here.", at: tokenRange, help: "Compare with `==`.")
        lexer.advance()
        _ = parseExpression()
        return add(CodeNode(.error, since(start)))
      }
      return condition
    }
  }

  private mutating func parseOptionalBinding() -> CodeID {
    let keyword = lexer.token
    lexer.advance()
    var node = CodeNode(.optionalBinding, tokenRange)
    let isOfSelf = at(.selfKeyword)
    if keyword.kind == .varKeyword { node.flags.insert(.mutable) }
    if at(.leftParen) { return parseTakenApart(keyword) }
    if at(.identifier) || at(.underscore) || at(.selfKeyword) {
      setName(&node, lexer.token)
      lexer.advance()
    } else {
      failExpecting("a name after `\(text(of: keyword))`")
    }
    let type = !isPanicking && consume(.colon) ? parseType() : .none
    let sign = lexer.token
    if !isPanicking && consume(.assign) {
      node.a = typed(parseAssigned(sign), as: type).index
    } else if isOfSelf {
      node.a = add(CodeNode(.selfReference, node.nameRange)).index
    }
    node.range = since(keyword.start)
    return add(node)
  }

  /// `if let name: Type = value` is read as `if let name = value as Type?`.
  private mutating func typed(_ value: CodeID, as type: CodeID) -> CodeID {
    if type.isNone { return value }
    var optional = CodeNode(.optionalType, tree[type].range)
    optional.a = type.index
    var cast = CodeNode(.cast, tree[value].range)
    cast.a = value.index
    cast.b = add(optional).index
    return add(cast)
  }

  /// `if let (a, b) = value` is read as `if case let (a, b)? = value`.
  private mutating func parseTakenApart(_ keyword: CodeToken) -> CodeID {
    var optional = CodeNode(.optionalPattern, tokenRange)
    optional.a = parsePattern(binding: keyword.kind == .varKeyword).index
    optional.range = SourceRange(optional.range.start, since(keyword.start).end)
    var node = CodeNode(.patternCondition, since(keyword.start))
    node.a = add(optional).index
    let sign = lexer.token
    if consume(.assign) {
      node.b = parseAssigned(sign).index
    } else {
      failExpecting("`=` and a value after the names")
      node.b = errorNode().index
    }
    node.range = since(keyword.start)
    return add(node)
  }

  /// Parses `{ … }` as a block.
  mutating func parseBody(owner: String) -> CodeID {
    if !at(.leftBrace) {
      if !isPanicking && !explainToken() {
        fail(
          "Expected `{` and the body of `\(owner)`, but \(found).", at: placeOfFault,
          help: "The body stands in braces, even a single statement.")
      }
      while !at(.leftBrace) && !at(.end) && !at(.semicolon) && !at(.elseKeyword)
        && !lexer.token.kind.isCloser && !lexer.token.newlineBefore
      { skipToken() }
      guard at(.leftBrace) else { return errorNode() }
    }
    isPanicking = isStopped
    let opener = lexer.token
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    lexer.advance()
    let mark = draft.pending.count
    parseStatements(until: .brace)
    let statements = list(from: mark)
    if !consume(.rightBrace) { failUnclosed(opener) }
    allowsTrailingClosure = allowed
    var node = CodeNode(.block, since(opener.start))
    node.list = statements
    return add(node)
  }

  // MARK: switch

  /// Parses `switch … {…}`, as a statement or as an expression.
  mutating func parseSwitch() -> CodeID {
    guard enter() else {
      depth -= 1
      return errorNode()
    }
    defer { depth -= 1 }
    let start = lexer.token.start
    let label = takeLabel()
    lexer.advance()
    var node = CodeNode(.switchStatement, tokenRange)
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = false
    if at(.leftBrace) {
      report(
        "`switch` needs a value before `{`.", at: range(start, start + 6),
        help: "Write the value whose cases follow.")
      node.a = errorNode().index
    } else {
      node.a = parseExpression().index
    }
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = allowed }
    var longest = chain
    guard at(.leftBrace) else {
      failExpecting("`{` and the cases of `switch`")
      node.range = since(start)
      return add(node)
    }
    isPanicking = isStopped
    let opener = lexer.token
    lexer.advance()
    let mark = draft.pending.count
    while !at(.rightBrace) && !at(.end) {
      if at(.at) { _ = skipUnknown() }
      if at(.caseKeyword) || at(.defaultKeyword) {
        draft.pending.append(labelled(isLoop: false, label) { $0.parseCase() })
        longest = max(longest, chain)
      } else if lexer.token.kind.isCloser {
        break
      } else {
        if !at(.semicolon) { failExpecting("`case` or `default` in a `switch`") }
        skipToken()
        while !at(.caseKeyword) && !at(.defaultKeyword) && !at(.end) && !lexer.token.kind.isCloser {
          skipToken()
        }
        isPanicking = isStopped
      }
    }
    node.list = list(from: mark)
    if !consume(.rightBrace) { failUnclosed(opener) }
    chain = longest
    node.range = since(start)
    return add(node)
  }

  private mutating func parseCase() -> CodeID {
    let keyword = lexer.token
    lexer.advance()
    var node = CodeNode(.switchCase, tokenRange)
    var longest = 0
    if keyword.kind == .defaultKeyword {
      node.flags.insert(.isDefault)
    } else {
      allowsTrailingClosure = false
      let mark = draft.pending.count
      repeat { draft.pending.append(parsePattern(binding: nil)) } while !isPanicking && consume(.comma)
      let count = draft.pending.count - mark
      node.list = list(from: mark)
      longest = chain
      if !isPanicking && at(.whereKeyword) { node.b = parseWhere(patterns: count).index }
      longest = max(longest, chain)
      allowsTrailingClosure = true
    }
    var isComplete = true
    if !consume(.colon) {
      if !isPanicking && !explainToken() {
        fail(
          "Expected `:` after this `\(text(of: keyword))`, but \(found).", at: placeOfFault,
          help: "Write `case pattern:` and the statements after it.")
      }
      while !at(.colon) && !at(.end) && !lexer.token.kind.isCloser && !lexer.token.newlineBefore {
        skipToken()
      }
      isComplete = consume(.colon)
    }
    isPanicking = isStopped
    let start = lexer.previousEnd
    let mark = draft.pending.count
    parseStatements(until: .nextCase)
    if isComplete && draft.pending.count == mark && !at(.end) {
      report(
        "This `\(text(of: keyword))` has no statement.", at: range(keyword.start, keyword.end),
        help: "Write `break` where nothing is to be done.")
    }
    var block = CodeNode(.block, range(start, max(start, lexer.previousEnd)))
    block.list = list(from: mark)
    node.a = add(block).index
    chain = max(longest, chain)
    node.range = since(keyword.start)
    return add(node)
  }

  /// Parses `where condition` behind the patterns of a case.
  mutating func parseWhere(patterns: Int) -> CodeID {
    if patterns > 1 {
      report(
        "A `where` behind several patterns holds for the last one only.", at: tokenRange,
        help: "Write one `case` for each pattern.")
    }
    lexer.advance()
    let condition = parseExpression()
    if !isPanicking && at(.comma) {
      fail(
        "No pattern can follow a `where`.", at: tokenRange,
        help: "Join conditions with `&&` (`and`), or write one `case` for each pattern.")
    }
    return condition
  }
}
