import SourceModel

/// Types.
extension CodeParser {
  mutating func parseType() -> CodeID {
    guard enter() else {
      depth -= 1
      return errorNode()
    }
    defer { depth -= 1 }
    skipTypeMarks()
    let start = lexer.token.start
    let type = parseSimpleType()
    if !isPanicking, !at(.arrow), !lexer.token.newlineBefore { skipEffectsOfType() }
    if at(.arrow) && !isPanicking { return parseFunctionType(type, start) }
    return at(.ampersand) && !isPanicking ? parseComposition(type, start) : type
  }

  /// `Named & Priced`: a type by the names of protocols, which are told by where they are declared.
  private mutating func parseComposition(_ first: CodeID, _ start: Int) -> CodeID {
    var parts = [first]
    while !isPanicking, consume(.ampersand) { parts.append(parseSimpleType()) }
    let names = parts.map { protocolName($0) }
    if let place = names.firstIndex(of: nil) {
      if tree[parts[place]].kind != .error {
        report(
          "`&` joins names of protocols, and this is another type.", at: tree[parts[place]].range,
          help: tree[parts[place]].kind == .optionalType
            ? "Write parentheses around what is joined: `(any Named & Priced)?`." : "Use one of the types.")
      }
      return add(CodeNode(.error, since(start)))
    }
    var node = CodeNode(.namedType, since(start))
    node.name = Self.composition(of: names.compactMap(\.self))
    return add(node)
  }

  /// The name of a type that is but a name, with those of the types around it; nil for another type.
  private func protocolName(_ id: CodeID) -> String? {
    let node = tree[id]
    switch node.kind {
    case .namedType: return tree.items(node.list).isEmpty ? node.name.text : nil
    case .memberType:
      return tree.items(node.list).isEmpty ? protocolName(node.first).map { $0 + "." + node.name.text } : nil
    // No other type is the name of a protocol.
    default: return nil
    }
  }

  /// What protocols that are joined by `&` are called together, in whatever order they are written.
  public static func composition(of names: [String]) -> Name {
    Name(Set(names).sorted().joined(separator: " & "))
  }

  /// Takes `async` and `throws` where `->` follows.
  private mutating func skipEffectsOfType() {
    guard at(.unsupportedKeyword) || at(.asyncKeyword) || (at(.identifier) && isAsync) else { return }
    let mark = lexer.mark
    skipEffects()
    if !at(.arrow) { lexer.reset(to: mark) }
  }

  private mutating func parseFunctionType(_ parameters: CodeID, _ start: Int) -> CodeID {
    var node = CodeNode(.functionType, tokenRange)
    if tree[parameters].kind == .tupleType {
      node.list = tree[parameters].list
    } else {
      report(
        "The parameters of a function type stand in parentheses.", at: tree[parameters].range,
        help: "Write `(\(text(start, lexer.previousEnd))) -> …`.")
      node.list = list(of: parameters)
    }
    lexer.advance()
    node.a = parseType().index
    node.range = since(start)
    return add(node)
  }

  /// A type that is no function: a name, array, dictionary or tuple, with its `?`.
  mutating func parseSimpleType() -> CodeID {
    let start = lexer.token.start
    // The expression around it, if there is one, nests no deeper for it.
    let outer = chain
    chain = 0
    defer { chain = outer }
    var type: CodeID
    switch lexer.token.kind {
    case .identifier: type = parseNamedType()
    case .leftBracket: type = parseCollectionType()
    case .leftParen: type = parseTupleType()
    case .unsupportedKeyword, .at:
      _ = explainToken()
      lexer.advance()
      if at(.identifier) { lexer.advance() }
      return add(CodeNode(.error, since(start)))
    // Every token that begins a type stands above.
    default:
      failExpecting("a type")
      return errorNode()
    }
    while !isPanicking && !lexer.token.spaceBefore {
      if take(0x3F) {
        var node = CodeNode(.optionalType, since(start))
        node.a = type.index
        type = add(node)
        lengthen()
      } else if at(.bang) {
        lexer.advance()
        var node = CodeNode(.optionalType, since(start))
        node.a = type.index
        node.flags.insert(.unwrapped)
        type = add(node)
      } else {
        break
      }
    }
    return type
  }

  /// Takes one byte of the current operator, so that `>>` can close twice and `??` be two marks.
  private mutating func take(_ byte: UInt8) -> Bool {
    let token = lexer.token
    guard lexer.byte(token.start) == byte, token.end > token.start else { return false }
    switch token.kind {
    case .question, .coalesce, .greater, .greaterEqual, .unsupportedOperator:
      lexer.restart(at: token.start + 1)
      return true
    // No other operator begins with `>` or `?`, the only bytes that are taken.
    default: return false
    }
  }

  /// `Name`, `Name[A, B]`, `Name<A, B>`, `A.B`; `some` and `any` before it are passed over.
  private mutating func parseNamedType() -> CodeID {
    passOpaque()
    let start = lexer.token.start
    var node = CodeNode(.namedType, tokenRange)
    node.name = name(lexer.token)
    lexer.advance()
    parseArguments(of: &node, start)
    var type = add(node)
    while at(.dot) && !isPanicking {
      lexer.advance()
      let token = lexer.token
      guard at(.identifier) else {
        failExpecting("the name of a type after `.`")
        return type
      }
      lexer.advance()
      var member = CodeNode(.memberType, since(start))
      member.a = type.index
      member.name = name(token)
      parseArguments(of: &member, start)
      type = add(member)
      lengthen()
    }
    return type
  }

  /// Passes over `some` or `any` before the name of a type.
  mutating func passOpaque() {
    guard at(.identifier), CodeKeywords.isOpaque(lexer.token.name) else { return }
    let mark = lexer.mark
    lexer.advance()
    if !at(.identifier) || lexer.token.newlineBefore { lexer.reset(to: mark) }
  }

  private mutating func parseArguments(of node: inout CodeNode, _ start: Int) {
    let opener = lexer.token
    let isAngled = at(.less)
    guard isAngled || at(.leftBracket), !opener.newlineBefore else { return }
    let mark = draft.pending.count
    lexer.advance()
    openBrackets += isAngled ? 0 : 1
    repeat { draft.pending.append(parseType()) } while !isPanicking && consume(.comma)
    node.list = list(from: mark)
    if isAngled {
      if !take(0x3E) { failUnclosed(opener) }
    } else {
      closeType(opener, .rightBracket)
    }
    node.range = since(start)
  }

  /// Takes the closing bracket of a type, past what could not be parsed.
  private mutating func closeType(_ opener: CodeToken, _ closer: CodeTokenKind) {
    if !at(closer) {
      if !isPanicking { explainSeparator(opener) }
      while !at(.end) && !lexer.token.kind.isCloser && !lexer.token.newlineBefore { skipToken() }
    }
    close(opener, closer)
  }

  private mutating func parseCollectionType() -> CodeID {
    let opener = lexer.token
    lexer.advance()
    openBrackets += 1
    var node = CodeNode(.arrayType, tokenRange)
    node.a = parseType().index
    if !isPanicking && consume(.colon) {
      node.kind = .dictionaryType
      node.b = parseType().index
    }
    closeType(opener, .rightBracket)
    node.range = since(opener.start)
    return add(node)
  }

  /// `()`, `(A, B)`, `(a: A, _ b: B)`. One type in parentheses is that type, unless `->` follows.
  private mutating func parseTupleType() -> CodeID {
    let opener = lexer.token
    lexer.advance()
    openBrackets += 1
    let mark = draft.pending.count
    while !at(.end) && !lexer.token.kind.isCloser && !isPanicking {
      draft.pending.append(parseElementType())
      if isPanicking || !consume(.comma) { break }
    }
    closeType(opener, .rightParen)
    skipEffects()
    if !at(.arrow),
      let place = draft.pending.table.slice(mark..<draft.pending.count)
        .first(where: { tree[$0].flags.contains(.mutable) })
    {
      report(
        "`inout` stands before the type of a parameter, and this is no function.", at: tree[place].range,
        help: "Remove it.")
    }
    if draft.pending.count == mark + 1, let only = draft.pending.last, !at(.arrow),
      tree[only].kind != .labelledType
    {
      draft.pending.removeLast()
      return only
    }
    var node = CodeNode(.tupleType, since(opener.start))
    node.list = list(from: mark)
    return add(node)
  }

  /// The types of a payload, without parentheses where there are several or a label.
  mutating func parsePayload() -> CodeID {
    let start = lexer.token.start
    let mark = draft.pending.count
    isInPayload = true
    defer { isInPayload = false }
    repeat { draft.pending.append(parseElementType()) } while !isPanicking && consume(.comma)
    if draft.pending.count == mark + 1, let only = draft.pending.last,
      tree[only].kind != .labelledType
    {
      draft.pending.removeLast()
      return only
    }
    var node = CodeNode(.tupleType, since(start))
    node.list = list(from: mark)
    return add(node)
  }

  /// The type of a parameter, which may stand behind `inout`.
  mutating func parseParameterType() -> CodeID {
    guard at(.unsupportedKeyword), lexer.token.name == Self.inOut else { return parseType() }
    lexer.advance()
    let type = parseType()
    draft.nodes[type].flags.insert(.mutable)
    return type
  }

  static let inOut: Name = "inout"

  private mutating func parseElementType() -> CodeID {
    if at(.unsupportedKeyword), !lexer.colonFollows { return parseParameterType() }
    let label = lexer.token
    guard isAtWord || at(.underscore) else { return parseUnlabelledElement() }
    let mark = lexer.mark
    lexer.advance()
    if at(.identifier) && lexer.colonFollows { lexer.advance() }
    guard consume(.colon) else {
      lexer.reset(to: mark)
      return parseUnlabelledElement()
    }
    let type = parseParameterType()
    if at(.assign), !isPanicking, isInPayload { skipDefaultOfPayload() }
    if label.kind == .underscore { return type }
    var node = CodeNode(.labelledType, since(label.start))
    if tree[type].flags.contains(.mutable) { node.flags.insert(.mutable) }
    setName(&node, label)
    node.a = type.index
    return add(node)
  }

  private mutating func parseUnlabelledElement() -> CodeID {
    let type = parseType()
    if at(.assign), !isPanicking, isInPayload { skipDefaultOfPayload() }
    return type
  }

  /// Takes `= []` behind the type of what a case holds: a literal or a case, which calls that leave it out read anew.
  private mutating func skipDefaultOfPayload() {
    lexer.advance()
    let start = lexer.token.start
    let value = parseExpression()
    let written = text(start, lexer.previousEnd)
    let isPlain =
      switch tree[value].kind {
      case .nilLiteral, .booleanLiteral, .implicitMember, .error: true
      case .stringLiteral: !written.contains("\\")
      case .integerLiteral: written.allSatisfy { $0.isNumber }
      case .arrayLiteral, .dictionaryLiteral: written == "[]" || written == "[:]"
      // What any other expression means may differ from place to place.
      default: false
      }
    if isPlain { return }
    report(
      "The default of what a case holds is `nil`, `[]`, a plain text, a truth value, a whole number or a case.",
      at: tree[value].range,
      help:
        "Write the value where the case is used, or make the case in a static Func, whose parameters may have any defaults."
    )
  }

  /// Takes `async`, `throws`, `throws(Failure)` and `rethrows` before `->`, which say nothing that is checked here.
  mutating func skipEffects() {
    while at(.unsupportedKeyword) || at(.asyncKeyword) || (at(.identifier) && isAsync) {
      guard ["async", "throws", "rethrows"].contains(lexer.token.name.text) else { return }
      let throwsErrors = at(.unsupportedKeyword)
      lexer.advance()
      guard throwsErrors, at(.leftParen) else { continue }
      let opener = lexer.token
      lexer.advance()
      _ = parseType()
      closeType(opener, .rightParen)
    }
  }

  private var isAsync: Bool { lexer.token.end - lexer.token.start == 5 && lexer.token.name.text == "async" }

  /// Takes `@escaping`, `@MainActor` and other marks of a type, which say nothing that is checked here; true where one of them is
  /// `@autoclosure`.
  @discardableResult
  mutating func skipTypeMarks() -> Bool {
    var isAutoclosure = false
    while at(.at), CodeLexer.isIdentifierStart(lexer.byte(lexer.token.end)) {
      lexer.advance()
      if lexer.token.name == Self.autoclosure { isAutoclosure = true }
      lexer.advance()
    }
    return isAutoclosure
  }

  private static let autoclosure: Name = "autoclosure"

  // MARK: Type arguments in expressions

  /// How many tokens type arguments inside an expression may have.
  private static let longestTypeArguments = 64

  /// True at `<` if types, `>` and then `(`, `.` or `]` follow, as in `Set<String>()` and `[Range<Int>]()`; among type arguments
  /// also where `>` ends those around as well, as in `Array<Set<Int>>()`.
  var isAtTypeArguments: Bool {
    var ahead = lexer
    var open = 0
    for _ in 0..<Self.longestTypeArguments {
      switch ahead.token.kind {
      case .less: open += 1
      case .greater, .unsupportedOperator:
        let closers = (ahead.token.start..<ahead.token.end).prefix { ahead.byte($0) == 0x3E }.count
        if closers == 0 { return false }
        open -= closers
      case .identifier, .comma, .dot, .question, .leftBracket, .rightBracket, .colon: break
      // No other token stands in a list of types, so `<` compares.
      default: return false
      }
      ahead.advance()
      if open <= 0 { break }
    }
    if openTypeArguments > 0 { return open <= 0 && -open <= openTypeArguments }
    if open != 0 { return false }
    // `Binding<Bool> { … }`: nothing is compared with a closure.
    if ahead.token.kind == .leftBrace { return allowsTrailingClosure }
    return !ahead.token.spaceBefore && [.leftParen, .dot, .rightBracket].contains(ahead.token.kind)
  }

  /// Parses `Name<A, B>` as the subscript `Name[A, B]`, whose arguments are types written as expressions.
  mutating func parseTypeArguments(_ base: CodeID, _ start: Int) -> CodeID {
    openTypeArguments += 1
    defer { openTypeArguments -= 1 }
    lexer.advance()
    let mark = draft.pending.count
    repeat { draft.pending.append(parseTypeArgument()) } while !isPanicking && consume(.comma)
    var node = CodeNode(.subscripting, since(start))
    node.a = base.index
    node.list = list(from: mark)
    if !take(0x3E) { failExpecting("`>` after the type") }
    node.range = since(start)
    return add(node)
  }

  private mutating func parseTypeArgument() -> CodeID {
    let start = lexer.token.start
    guard enter() else {
      depth -= 1
      return errorNode()
    }
    defer { depth -= 1 }
    var node = CodeNode(.argument, tokenRange)
    node.a = parsePostfix().index
    node.range = since(start)
    return add(node)
  }
}
