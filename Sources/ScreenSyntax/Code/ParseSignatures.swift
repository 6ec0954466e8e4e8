import SourceModel

/// Signatures of functions, and chains of modifiers.
extension CodeParser {
  /// Words of the language that functions are called by, too.
  private static let keywordsAsNames: Set<CodeTokenKind> = [
    .ifKeyword, .forKeyword, .whileKeyword, .switchKeyword, .catchKeyword, .defaultKeyword, .doKeyword,
    .inKeyword,
    .isKeyword, .asKeyword, .returnKeyword, .throwKeyword, .tryKeyword, .repeatKeyword, .breakKeyword,
    .continueKeyword,
    .whereKeyword, .elseKeyword, .guardKeyword, .deferKeyword, .unsupportedKeyword, .and, .or,
  ]

  /// Operators that functions are called by.
  private static let operatorsAsNames: Set<CodeTokenKind> = [
    .plus, .minus, .star, .slash, .percent, .equalEqual, .plusAssign, .minusAssign, .starAssign, .slashAssign,
    .percentAssign, .bitAssign, .coalesce, .bang, .greater, .lessEqual, .greaterEqual,
  ]

  mutating func parseSignature(named usual: Name = .none) -> CodeID {
    let start = lexer.token.start
    if at(.funcKeyword) {
      report(
        "A signature begins with the function's name, without `func`.", at: tokenRange, help: "Remove `func`."
      )
      lexer.advance()
    }
    let token = lexer.token
    // The order of a type is written `<(a: Card, b: Card) -> Bool` or with the word `lt`.
    let isOrder = at(.less)
    let isOperator = usual.isEmpty && Self.operatorsAsNames.contains(token.kind)
    let isUnnamed = at(.leftParen) && !usual.isEmpty
    // What Swift writes in backquotes: `if` of a View.
    let isKeyword =
      usual.isEmpty && Self.keywordsAsNames.contains(token.kind) && lexer.byte(token.end) == 0x28
      && CodeLexer.isIdentifierStart(lexer.byte(token.start))
    guard at(.identifier) || isOrder || isOperator || isUnnamed || isKeyword else {
      failExpecting("the name of a function", help: helpForName)
      return errorNode()
    }
    if !isUnnamed { lexer.advance() }
    // A failing initialiser gives nil, which is no value of the type.
    if !usual.isEmpty, at(.question), !lexer.token.spaceBefore {
      fail(
        "An initialiser that may give nil is not declared.", at: tokenRange,
        help:
          "Write a static Func that gives an optional: `<Func signature=\"make(…) -> T?\" static=\"true\">`.")
      return errorNode()
    }
    var node = CodeNode(.signature, since(start))
    node.name =
      isUnnamed ? usual : isOrder ? "<" : isOperator || isKeyword ? Name(text(of: token)) : name(token)
    if at(.less) {
      fail(
        "Type parameters do not stand in the signature.", at: tokenRange,
        help: "Write them as `generics=\"T\"`, or `generics=\"T: Comparable\"`.")
      return errorNode()
    }
    let mark = draft.pending.count
    if at(.leftParen) {
      let opener = lexer.token
      openBrackets += 1
      lexer.advance()
      parseParameters(opener: opener, takesBuilders: true)
      close(opener, .rightParen)
    } else {
      failExpecting("`(` after the name of the function", help: "Without parameters, write `()`.")
    }
    node.list = list(from: mark, named: token)
    skipEffects()
    // What a function gives whose signature has a fault is not known.
    if isPanicking { node.a = errorNode().index } else if consume(.arrow) { node.a = parseType().index }
    if at(.whereKeyword), !isPanicking {
      let clause = lexer.token
      lexer.advance()
      let start = lexer.token.start
      while !at(.end) { skipToken() }
      fail(
        "What type parameters conform to does not stand in the signature.",
        at: range(clause.start, clause.end),
        help: helpForCondition(text(start, lexer.previousEnd)))
      return errorNode()
    }
    node.range = since(start)
    return add(node)
  }

  /// Where a condition stands, which says what a type parameter conforms to, or is.
  private func helpForCondition(_ condition: String) -> String {
    guard condition.contains("==") else {
      return
        "Write it where they are declared: `generics=\"\(condition)\"`; where they are those of the type around, the function stands in an "
        + "`<Extension of=\"…\" where=\"\(condition)\">`."
    }
    return
      "What holds for one type alone stands in an `<Extension of=\"…\" where=\"Value == Tea\">`; where type parameters of the function "
      + "are in it, write a function beside the types that takes such values: `<Func signature=\"isThere(_ value: Binding[T?]) -> "
      + "Binding[Bool]\" generics=\"T\">`."
  }

  private var helpForName: String {
    switch lexer.token.kind {
    case .notEqual, .and, .or:
      "Of the operators, `==`, those of an order and those that reckon are declared: give the function a name."
    // Anything else is no try to declare an operator: the form of a signature helps.
    default: "Write `name(label parameter: Type) -> Result`."
    }
  }

  /// Parses parameters separated by commas and notes them; up to `)` where there is an opener. Those of a function may be closures
  /// that build views.
  mutating func parseParameters(opener: CodeToken?, takesBuilders: Bool = false) {
    while !at(.end) && !lexer.token.kind.isCloser {
      let isBuilder = takesBuilders && skipBuilderMark()
      draft.pending.append(parseParameter(isBuilder: isBuilder))
      if !isPanicking && !consume(.comma) {
        guard let opener, !at(.rightParen) else { return }
        explainSeparator(opener)
      }
      if isPanicking && !skipElement(closer: .rightParen) { return }
    }
  }

  /// Takes `@ViewBuilder`.
  private mutating func skipBuilderMark() -> Bool {
    guard at(.at), text(lexer.token.end, lexer.identifierEnd(lexer.token.end)) == "ViewBuilder" else {
      return false
    }
    lexer.advance()
    lexer.advance()
    return true
  }

  /// A function type whose result is `View`, whatever is written for it: the closure builds views.
  private mutating func builder(_ type: CodeID) -> CodeID {
    guard tree[type].kind == .functionType else { return type }
    var view = CodeNode(.namedType, tree[type].range)
    view.name = "View"
    var node = tree[type]
    node.a = add(view).index
    return add(node)
  }

  /// `name: Type`, `label name: Type`, `_ name: Type = value`.
  private mutating func parseParameter(isBuilder: Bool) -> CodeID {
    let first = lexer.token
    guard isAtWord || at(.underscore) else {
      failExpecting("the name of a parameter")
      return errorNode()
    }
    lexer.advance()
    var inner = first
    if at(.identifier) || at(.underscore) {
      inner = lexer.token
      lexer.advance()
    }
    var node = CodeNode(.parameter, since(first.start))
    node.name = name(inner)
    if first.kind != .underscore {
      var label = CodeNode(.name, range(first.start, first.end))
      setName(&label, first)
      node.a = add(label).index
    }
    var type = CodeID.none
    if consume(.colon) {
      if skipTypeMarks() { node.flags.insert(.computed) }
      type = parseParameterType()
      if isBuilder { type = builder(type) }
      if tree[type].flags.contains(.mutable) { node.flags.insert(.mutable) }
    } else if inner.start != first.start {
      fail(
        "Between the name of a parameter and its type stands `:`.", at: range(inner.start, inner.end),
        help: "Write `\(text(of: first)): \(text(of: inner))`.")
    } else if !explainToken() {
      fail(
        "The parameter `\(text(of: inner))` has no type.", at: range(inner.start, inner.end),
        help: "Write `\(text(of: inner)): Type`.")
    }
    if !isPanicking, at(.ellipsis) {
      lexer.advance()
      node.flags.insert(.trailing)
      var array = CodeNode(.arrayType, tree[type].range)
      array.a = type.index
      type = add(array)
    }
    let sign = lexer.token
    let value = !isPanicking && consume(.assign) ? parseAssigned(sign) : .none
    let mark = draft.pending.count
    draft.pending.append(type)
    if !value.isNone { draft.pending.append(value) }
    node.list = list(from: mark, named: inner)
    node.range = since(first.start)
    return add(node)
  }

  // MARK: Modifiers

  /// Parses `.name(arguments) { closure }` one after the other and notes a `call` for each, and for `.name` alone an
  /// `implicitMember`.
  mutating func parseModifiers() {
    while !at(.end) {
      let dot = lexer.token
      guard consume(.dot) else {
        explainNoModifier()
        isPanicking = true
        while !at(.dot) && !at(.end) { skipToken() }
        isPanicking = isStopped
        continue
      }
      let token = lexer.token
      guard at(.identifier) else {
        if !explainToken() {
          fail(
            "Expected the name of a modifier after `.`, but \(found).", at: range(dot.start, dot.end),
            help: "Write the modifier, such as `.padding()`, or remove the dot.")
        }
        if !at(.dot) { skipToken() }
        while !at(.dot) && !at(.end) { skipToken() }
        isPanicking = isStopped
        continue
      }
      lexer.advance()
      var callee = CodeNode(.implicitMember, since(dot.start))
      setName(&callee, token)
      let name = add(callee)
      chain = 0
      if at(.leftParen) || at(.leftBrace) {
        draft.pending.append(parseCall(name, dot.start))
      } else if ["background", "overlay"].contains(text(of: token)) {
        // These two may be named alone: they say where a child element of their name stands.
        var node = CodeNode(.call, since(dot.start))
        node.a = name.index
        draft.pending.append(add(node))
      } else {
        draft.pending.append(name)
      }
      if isPanicking && !isStopped {
        while !at(.dot) && !at(.end) { skipToken() }
        isPanicking = false
      }
    }
  }

  private mutating func location(before token: CodeToken) -> SourceLocation {
    SourceLocation(file, range(token.start, token.start))
  }

  private mutating func explainNoModifier() {
    if explainToken() { return }
    switch lexer.token.kind {
    case .identifier:
      report(
        "A modifier begins with `.`, but \(found).", at: tokenRange,
        help: "Write `.\(text(of: lexer.token))`.",
        fixes: [FixIt("Put `.` before it", .safe, [SourceEdit(location(before: lexer.token), ".")])])
    case .comma, .semicolon:
      fail(
        "Modifiers follow each other without `\(text(of: lexer.token))`.", at: tokenRange, help: "Remove it.")
    // Nothing is known of what else was meant.
    default: explainExtra(after: "the modifier")
    }
  }
}
