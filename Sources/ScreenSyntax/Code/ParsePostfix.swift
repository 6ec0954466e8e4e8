import SourceModel

/// What follows an operand: members, calls, subscripts, `?`, `!`.
extension CodeParser {
  mutating func parsePostfix() -> CodeID {
    let start = lexer.token.start
    let primary = parsePrimary()
    return parseSuffixes(primary, start)
  }

  private mutating func parseSuffixes(_ primary: CodeID, _ start: Int) -> CodeID {
    if !lexer.token.kind.mayBeSuffix { return primary }
    var result = primary
    var hasStep = false
    suffixes: while !isStopped {
      switch lexer.token.kind {
      case .dot: result = parseMember(result, start)
      case .leftParen:
        if lexer.token.newlineBefore { break suffixes }
        if passLabels(behind: result) { break suffixes }
        result = parseCall(result, start)
      case .leftBracket:
        if lexer.token.newlineBefore { break suffixes }
        result = parseSubscript(result, start)
      case .leftBrace:
        guard allowsTrailingClosure, takesTrailingClosure(result) else { break suffixes }
        result = parseCall(result, start)
      case .bang:
        if lexer.token.spaceBefore { break suffixes }
        lexer.advance()
        var node = CodeNode(.forceUnwrap, since(start))
        node.a = result.index
        result = add(node)
      case .question:
        if lexer.token.spaceBefore || isTernaryWithoutBlanks() { break suffixes }
        hasStep = true
        lexer.advance()
        var node = CodeNode(.chainStep, since(start))
        node.a = result.index
        result = add(node)
      case .ellipsis:
        guard lexer.isLeftBound(lexer.token), !lexer.isRightBound(lexer.token) else { break suffixes }
        result = optionalChain(result, hasStep, start)
        lexer.advance()
        var node = CodeNode(.unary, since(start))
        node.op = .partialFrom
        node.a = result.index
        return add(node)
      case .less:
        guard tree[result].kind == .name || isNestedType(result), !lexer.token.spaceBefore, isAtTypeArguments
        else { break suffixes }
        result = parseTypeArguments(result, start)
      // A token that goes on with no value ends the value.
      default: break suffixes
      }
      lengthen()
    }
    return optionalChain(result, hasStep, start)
  }

  /// True for `Publishers.Sequence`, two names that begin as types do.
  private func isNestedType(_ id: CodeID) -> Bool {
    let node = tree[id]
    return node.kind == .member && tree[node.first].kind == .name
      && [node.name, tree[node.first].name].allSatisfy { $0.text.first?.isUppercase == true }
  }

  /// Passes over `(action:)` behind the name of a function that is handed on, and marks the name; the checker reads the
  /// labels.
  private mutating func passLabels(behind id: CodeID) -> Bool {
    guard CodeLexer.isIdentifierStart(lexer.byte(lexer.token.end)),
      tree[id].kind == .name || tree[id].kind == .member,
      FunctionLabels.end(in: lexer.text, from: lexer.token.start, below: lexer.limit) != nil
    else { return false }
    draft.nodes[id].flags.insert(.labelled)
    while !at(.rightParen) { lexer.advance() }
    lexer.advance()
    return true
  }

  private mutating func optionalChain(_ id: CodeID, _ hasStep: Bool, _ start: Int) -> CodeID {
    guard hasStep else { return id }
    var node = CodeNode(.optionalChain, since(start))
    node.a = id.index
    return add(node)
  }

  /// True for operands that can be called: not literals, closures, and calls that have a closure already.
  private mutating func takesTrailingClosure(_ id: CodeID) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .name, .member, .implicitMember, .subscripting, .forceUnwrap, .chainStep: return true
    // Anything else is called with parentheses: a brace behind it begins a block or a value of its own.
    default: return false
    }
  }

  /// True, and reported, for `a?b : c`, where `?` should stand between blanks.
  private mutating func isTernaryWithoutBlanks() -> Bool {
    let question = lexer.token
    let mark = lexer.mark
    lexer.advance()
    let next = lexer.token
    lexer.reset(to: mark)
    guard !next.newlineBefore else { return false }
    switch next.kind {
    case .identifier, .integer, .double, .doubleQuote, .singleQuote, .rawString, .pattern, .dollarName,
      .dollarNumber,
      .backslash,
      .trueKeyword, .falseKeyword, .nilKeyword, .selfKeyword:
      break
    case .dot:
      // `.name` behind blanks is a member, unless it is the first of two values.
      if !next.spaceBefore || !isColonAhead { return false }
    case .leftParen, .leftBracket, .minus:
      if !next.spaceBefore { return false }
    // Behind anything else `?` is optional chaining, or what is wrong is reported at the token itself.
    default: return false
    }
    report(
      "`?` right after a value is optional chaining, but a value follows it.", at: tokenRange,
      help: "For `condition ? value : otherValue`, put blanks around `?`.",
      fixes: [insertion(" ", at: question.start, "Put a blank before `?`")])
    return true
  }

  /// True where a `:` comes before the end of the line and of the brackets around.
  private var isColonAhead: Bool {
    mutating get {
      let mark = lexer.mark
      defer { lexer.reset(to: mark) }
      var depth = 0
      while true {
        lexer.advance()
        if at(.end) || lexer.token.newlineBefore { return false }
        if at(.colon), depth == 0 { return true }
        if [.leftParen, .leftBracket, .leftBrace].contains(lexer.token.kind) { depth += 1 }
        if lexer.token.kind.isCloser {
          depth -= 1
          if depth < 0 { return false }
        }
      }
    }
  }

  private mutating func parseMember(_ base: CodeID, _ start: Int) -> CodeID {
    let dot = lexer.token
    lexer.advance()
    let token = lexer.token
    if at(.dollarName), !base.isNone, tree[base].kind == .selfReference {
      // `self.$name` is `$name`, whatever else has that name.
      let id = parsePrimary()
      draft.nodes[id].flags.insert(.published)
      return id
    }
    if at(.dollarName), !base.isNone, tree[base].kind == .name, tree[base].name.text == "configuration" {
      // `configuration.$isOn` is `$configuration.isOn`.
      lexer.advance()
      draft.nodes[base].kind = .bindingName
      var node = CodeNode(.member, since(start))
      node.a = base.index
      node.name = token.name
      node.nameStart = range(token.start, token.end).start
      return add(node)
    }
    if at(.dollarName), !base.isNone {
      lexer.advance()
      var node = CodeNode(.member, since(start))
      node.a = base.index
      node.name = token.name
      node.nameStart = range(token.start + 1, token.end).start
      node.flags.insert(.published)
      return add(node)
    }
    guard at(.identifier) || at(.integer) else {
      if !explainToken() {
        fail(
          "Expected the name of a member after `.`, but \(found).", at: range(dot.start, dot.end),
          help: "Write the name, or remove the dot.")
      }
      return add(CodeNode(.error, since(start)))
    }
    lexer.advance()
    var node = CodeNode(.member, since(start))
    node.a = base.index
    setName(&node, token)
    return add(node)
  }

  /// Sets the name of a node to that of an identifier, which may stand in backquotes, or to digits.
  mutating func setName(_ node: inout CodeNode, _ token: CodeToken) {
    node.name = name(token)
    node.nameStart = nameStart(token)
  }

  /// The name that an identifier or digits write.
  mutating func name(_ token: CodeToken) -> Name {
    token.name.isEmpty ? lexer.name(token.start, token.end) : token.name
  }

  /// Where the name begins in the source.
  mutating func nameStart(_ token: CodeToken) -> UInt32 {
    let isQuoted = lexer.text[token.start] == 0x60
    return range(isQuoted ? token.start + 1 : token.start, token.end).start
  }

  /// Reads `text[...]` as `text.dropFirst(0)`, a part that is all; nil for another subscript.
  private mutating func parseWholeSubscript(_ base: CodeID, _ start: Int) -> CodeID? {
    let mark = lexer.mark
    lexer.advance()
    let dots = tokenRange
    guard at(.ellipsis), case () = lexer.advance(), at(.rightBracket) else {
      lexer.reset(to: mark)
      return nil
    }
    lexer.advance()
    var argument = CodeNode(.argument, dots)
    argument.a = add(integerLiteral(0, dots)).index
    var member = CodeNode(.member, since(start))
    member.name = "dropFirst"
    member.nameStart = dots.start
    member.a = base.index
    var call = CodeNode(.call, since(start))
    call.a = add(member).index
    call.list = list(of: add(argument))
    return add(call)
  }

  private mutating func parseSubscript(_ base: CodeID, _ start: Int) -> CodeID {
    if let whole = parseWholeSubscript(base, start) { return whole }
    let longest = chain
    let mark = draft.pending.count
    parseArguments(closer: .rightBracket)
    if draft.pending.count == mark {
      report("This subscript holds nothing.", at: since(start), help: "Write the index between `[` and `]`.")
    }
    chain = max(chain, longest)
    var node = CodeNode(.subscripting, since(start))
    node.a = base.index
    node.list = list(from: mark)
    return add(node)
  }

  /// Parses the arguments of a call to `callee`, in parentheses and as closures behind them.
  mutating func parseCall(_ callee: CodeID, _ start: Int) -> CodeID {
    let longest = chain
    let mark = draft.pending.count
    if at(.leftParen) { parseArguments(closer: .rightParen) }
    let inner = chain
    if at(.leftBrace) && allowsTrailingClosure { parseTrailingClosures() }
    chain = max(longest, inner, chain)
    var node = CodeNode(.call, since(start))
    node.a = callee.index
    if tree[callee].kind == .name, tree[callee].name == Self.modifiedContent,
      let applied = modifierApplied(from: mark, start)
    {
      node.a = applied.index
    }
    node.list = list(from: mark)
    return add(node)
  }

  private static let modifiedContent: Name = "ModifiedContent"

  /// `ModifiedContent(content: view, modifier: style)` is `view.modifier(style)`: the callee of that, and its one argument in
  /// place of the two; nil where other arguments were given.
  private mutating func modifierApplied(from mark: Int, _ start: Int) -> CodeID? {
    guard draft.pending.count == mark + 2, case let content = tree[draft.pending[mark]],
      case let modifier = tree[draft.pending[mark + 1]], content.name == "content",
      modifier.name == "modifier"
    else { return nil }
    draft.pending.removeAll(from: mark)
    var argument = CodeNode(.argument, tree[modifier.first].range)
    argument.a = modifier.a
    var member = CodeNode(.member, since(start))
    member.a = content.a
    member.name = modifier.name
    member.nameStart = modifier.nameStart
    let callee = add(member)
    draft.pending.append(add(argument))
    return callee
  }

  private mutating func parseTrailingClosures() {
    var label: CodeToken?
    var longest = 0
    repeat {
      let start = label?.start ?? lexer.token.start
      let closure = parseClosure()
      longest = max(longest, chain)
      var node = CodeNode(.argument, since(start))
      node.a = closure.index
      node.flags = .trailing
      if let label { setName(&node, label) }
      draft.pending.append(add(node))
      label = trailingLabel()
    } while label != nil
    chain = longest
  }

  /// Takes `label:` before a further `{`.
  private mutating func trailingLabel() -> CodeToken? {
    guard isAtWord, !at(.defaultKeyword), lexer.colonFollows else { return nil }
    let mark = lexer.mark
    let label = lexer.token
    lexer.advance()
    lexer.advance()
    if at(.leftBrace) { return label }
    lexer.reset(to: mark)
    return nil
  }

  /// Parses `( … )` or `[ … ]` and notes `argument` nodes. The opener is the current token.
  mutating func parseArguments(closer: CodeTokenKind) {
    let opener = lexer.token
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    openBrackets += 1
    lexer.advance()
    var longest = 0
    while !at(.end) && !lexer.token.kind.isCloser {
      draft.pending.append(parseArgument())
      longest = max(longest, chain)
      if isPanicking {
        if !skipElement(closer: closer) { break }
      } else if !consume(.comma) {
        if at(closer) { break }
        explainSeparator(opener)
        if !skipElement(closer: closer) { break }
      }
    }
    close(opener, closer)
    allowsTrailingClosure = allowed
    chain = longest
  }

  /// Takes the closing bracket, or says that it is missing.
  mutating func close(_ opener: CodeToken, _ closer: CodeTokenKind) {
    openBrackets -= 1
    if consume(closer) {
      if !isStopped { isPanicking = false }
    } else {
      failUnclosed(opener)
    }
  }

  /// Explains a token that stands where a list goes on or ends.
  mutating func explainSeparator(_ opener: CodeToken) {
    if at(.end) || lexer.token.kind.isCloser || lexer.token.newlineBefore {
      failUnclosed(opener)
    } else if at(.assign) {
      fail(
        "`=` assigns, but this is a list of values.", at: tokenRange,
        help: "Compare with `==`; between a label and its value stands `:`.")
    } else if !explainToken() {
      let closer = text(of: opener) == "(" ? ")" : "]"
      fail(
        "Expected `,` or `\(closer)` here, but \(found).", at: tokenRange,
        related: [RelatedPlace("`\(text(of: opener))` opened here", location(opener))],
        help: "Put a comma between two values, or close the bracket.")
    }
  }

  mutating func location(_ token: CodeToken) -> SourceLocation {
    SourceLocation(file, range(token.start, token.end))
  }

  /// Parses `value` or `label: value`.
  private mutating func parseArgument() -> CodeID {
    let token = lexer.token
    var node = CodeNode(.argument, tokenRange)
    if isAtWord && lexer.colonFollows {
      setName(&node, token)
      lexer.advance()
      lexer.advance()
    } else if at(.underscore) && lexer.colonFollows {
      report(
        "An argument without label is written without `_:`.", at: tokenRange, help: "Remove `_:`.")
      lexer.advance()
      lexer.advance()
    }
    let value = parseOperatorReference() ?? parseExpression()
    node.a = value.index
    node.range = since(token.start)
    return add(node)
  }

  /// An operator handed on as a function: it stands alone before `,` or `)`.
  private mutating func parseOperatorReference() -> CodeID? {
    let name: Name
    switch lexer.token.kind {
    case .plus: name = "+"
    case .minus: name = "-"
    case .star: name = "*"
    case .slash: name = "/"
    case .percent: name = "%"
    case .equalEqual: name = "=="
    case .notEqual: name = "!="
    case .less: name = "<"
    case .lessEqual: name = "<="
    case .greater: name = ">"
    case .greaterEqual: name = ">="
    case .and: name = "&&"
    case .or: name = "||"
    // Only operators between two values are handed on as functions; anything else is a value.
    default: return nil
    }
    let mark = lexer.mark
    var node = CodeNode(.name, tokenRange)
    lexer.advance()
    guard at(.comma) || at(.rightParen) else {
      lexer.reset(to: mark)
      return nil
    }
    chain = 0
    node.name = name
    node.nameStart = node.range.start
    return add(node)
  }
}
