import SourceModel

/// Reports, and the ways back to where parsing is sure.
extension CodeParser {
  /// Reports without losing the place: parsing goes on right after.
  mutating func report(
    _ message: String, at place: SourceRange, severity: Severity = .error, related: [RelatedPlace] = [],
    help: String? = nil, fixes: [FixIt] = []
  ) {
    guard !isPanicking, !isStopped, lastReport != Int(place.start) else { return }
    lastReport = Int(place.start)
    diagnostics.append(
      Diagnostic(
        .syntaxInvalidCode, severity, message, at: SourceLocation(file, place), related: related, help: help,
        fixes: fixes))
  }

  /// Reports and stays silent until parsing is sure again.
  mutating func fail(
    _ message: String, at place: SourceRange, related: [RelatedPlace] = [], help: String? = nil
  ) {
    report(message, at: place, related: related, help: help)
    isPanicking = true
  }

  /// Says that a sign lacks the value behind it; what stands there instead has the same cause.
  mutating func failMissingOperand(of sign: CodeToken) {
    fail(
      "`\(text(of: sign))` needs a value on its right, but \(found).", at: range(sign.start, sign.end),
      help: "Write the value there, or remove the sign.")
    lastReport = Int(tokenRange.start)
  }

  /// Says that `expected` was wanted where the current token stands.
  mutating func failExpecting(_ expected: String, help: String? = nil) {
    if explainToken() { return }
    fail("Expected \(expected), but \(found).", at: placeOfFault, help: help)
  }

  /// The current token, or at the end of the code the last one.
  var placeOfFault: SourceRange {
    mutating get {
      if !at(.end) { return tokenRange }
      var end = min(lexer.previousEnd, lexer.limit)
      while end > lexer.origin && lexer.text[end - 1] <= 0x20 { end -= 1 }
      if end <= lexer.origin { return whole }
      var start = end - 1
      let isWord = CodeLexer.isIdentifierByte(lexer.text[start])
      while isWord && start > lexer.origin && CodeLexer.isIdentifierByte(lexer.text[start - 1]) { start -= 1 }
      return range(start, end)
    }
  }

  /// What stands at the current token, for messages: "`)` was found".
  var found: String {
    mutating get {
      switch lexer.token.kind {
      case .end: lexer.previousEnd <= lexer.origin ? "there is nothing" : "the code ends here"
      case .doubleQuote, .singleQuote, .rawString: "a string was found"
      case .pattern: "a regular expression was found"
      // Whatever token there is, its text is what the user wrote.
      default: "`\(text(of: lexer.token))` was found"
      }
    }
  }

  /// The bytes of a token, cut to a length that fits a message.
  mutating func text(of token: CodeToken) -> String { text(token.start, min(token.end, token.start + 40)) }

  mutating func text(_ start: Int, _ end: Int) -> String {
    String(decoding: lexer.text[start..<max(start, end)], as: UTF8.self)
  }

  /// Explains a current token that is wrong wherever it stands; false if it is an ordinary one.
  mutating func explainToken() -> Bool {
    let token = lexer.token
    switch token.kind {
    case .unterminatedComment:
      isUnterminated = true
      fail(
        "This comment is never closed.", at: range(token.start, token.start + 2),
        help: "Write `*/` where the comment ends.")
    case .unsupportedKeyword, .isKeyword, .asKeyword, .unsupportedOperator, .ampersand, .at, .hash:
      let (message, help) = unsupported(token)
      fail(message, at: tokenRange, help: help)
    case .unknown:
      let meant = lexer.confusable(at: token.start)?.meant
      var help = meant.map { $0 == " " ? "Write an ordinary blank." : "Write `\($0)`." }
      if lexer.byte(token.start) == 0x24 { help = "A binding is `$` and a name, a closure's parameter `$0`." }
      fail("The character `\(text(of: token))` has no meaning in code.", at: tokenRange, help: help)
    // Only what the language lacks is explained here; a token that it has is wrong for a reason that the
    // caller knows.
    default: return false
    }
    return true
  }

  /// Says that an opening bracket has no closing one.
  mutating func failUnclosed(_ opener: CodeToken) {
    let sign = text(of: opener)
    let closer = sign == "(" ? ")" : sign == "[" ? "]" : sign == "<" ? ">" : "}"
    let place = range(opener.start, opener.end)
    if at(.end) || lexer.token.newlineBefore {
      fail("This `\(sign)` is never closed.", at: place, help: "Write `\(closer)` where it ends.")
    } else {
      fail(
        "Expected `\(closer)` to close this `\(sign)`, but \(found).", at: place,
        related: [RelatedPlace("found here", SourceLocation(file, tokenRange))],
        help: "Close it where it ends.")
    }
  }

  /// Ends a call that parsed one thing: nothing may follow.
  mutating func finish(after what: String) {
    if at(.end) || isPanicking { return }
    explainExtra(after: what)
  }

  /// Explains a token that follows something complete.
  mutating func explainExtra(after what: String) {
    if explainToken() { return }
    switch lexer.token.kind {
    case .assign:
      fail("`=` assigns, but a value is wanted here.", at: tokenRange, help: "Compare with `==`.")
    case .plusAssign, .minusAssign, .starAssign, .slashAssign, .percentAssign, .bitAssign:
      fail(
        "`\(text(of: lexer.token))` assigns, but a value is wanted here.", at: tokenRange,
        help: "Compare with `==`, or assign in an action.")
    case .rightParen, .rightBracket, .rightBrace:
      fail("This `\(text(of: lexer.token))` closes nothing.", at: tokenRange, help: "Remove it.")
    case .end:
      return
    // A token that could stand elsewhere is only too much here.
    default:
      let found = lexer.token.kind == .doubleQuote || lexer.token.kind == .singleQuote
      fail(
        "\(what.prefix(1).uppercased() + what.dropFirst()) is complete before this"
          + (found ? " string." : " `\(text(of: lexer.token))`."), at: tokenRange,
        help: helpForExtra(after: what))
    }
  }

  private mutating func helpForExtra(after what: String) -> String {
    if at(.whereKeyword) { return "Test further conditions in an `<If>` inside." }
    if at(.comma), ["format", "specifier"].contains(followingNameText()) {
      return "Write `value.formatted(…)` with the format, such as `.number.precision(.fractionLength(1))`."
    }
    if at(.comma), followingNameText() == "style" {
      return "How a date is shown is an attribute: `<Text date=\"{date}\" style=\"relative\"/>`."
    }
    if at(.colon), what == "the statement" {
      return "A name with `:` stands before `for`, `while`, `repeat` and `switch`."
    }
    let isValue = what == "the expression" || what == "the statement" || what.hasPrefix("the value")
    return isValue ? "Join them with an operator, or remove what is too much." : "Remove it."
  }

  /// The name after the current token, if there is one.
  private mutating func followingNameText() -> String {
    let mark = lexer.mark
    defer { lexer.reset(to: mark) }
    lexer.advance()
    return at(.identifier) ? text(of: lexer.token) : ""
  }

  // MARK: Skipping

  /// Takes one token; an opening bracket with all that it holds.
  mutating func skipToken() {
    var open = 0
    repeat {
      switch lexer.token.kind {
      case .end: return
      case .doubleQuote, .singleQuote: lexer.skipString()
      case .leftParen, .leftBracket, .leftBrace:
        open += 1
        lexer.advance()
      case .rightParen, .rightBracket, .rightBrace:
        open -= 1
        lexer.advance()
      // Nothing but brackets and strings holds other tokens.
      default: lexer.advance()
      }
    } while open > 0
  }

  /// Skips to the end of a statement: a line break, `;`, or a closing bracket.
  mutating func skipStatement() {
    while !at(.end) && !at(.semicolon) && !lexer.token.kind.isCloser && !lexer.token.newlineBefore {
      skipToken()
    }
  }

  /// Skips to a comma or closing bracket of a list; true if parsing may go on behind a comma.
  mutating func skipElement(closer: CodeTokenKind) -> Bool {
    while !at(.end) && !lexer.token.kind.isCloser && !at(.semicolon) {
      if at(.comma) {
        isPanicking = false
        lexer.advance()
        return true
      }
      if lexer.token.newlineBefore && beginsStatement { return false }
      skipToken()
    }
    return false
  }

  /// True at a word that begins a statement and nothing else.
  private var beginsStatement: Bool {
    switch lexer.token.kind {
    case .letKeyword, .varKeyword, .guardKeyword, .forKeyword, .returnKeyword, .breakKeyword,
      .continueKeyword, .caseKeyword, .defaultKeyword:
      true
    // `if` and `switch` begin values too, and any other token may go on with what stands before.
    default: false
    }
  }
}
