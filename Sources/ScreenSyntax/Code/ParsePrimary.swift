import SourceModel

/// Operands: names, literals, brackets, key paths.
extension CodeParser {
  mutating func parsePrimary() -> CodeID {
    let token = lexer.token
    switch token.kind {
    case .identifier:
      // A protocol as a type: `(any P).self`, `[any P]()`.
      passOpaque()
      var node = CodeNode(.name, tokenRange)
      setName(&node, lexer.token)
      lexer.advance()
      return add(node)
    case .integer, .double: return parseNumber(sign: nil)
    case .doubleQuote, .singleQuote: return parseString()
    case .rawString: return parseRawString()
    case .pattern: return parsePattern()
    case .trueKeyword, .falseKeyword:
      var node = CodeNode(.booleanLiteral, tokenRange)
      node.a = at(.trueKeyword) ? 1 : 0
      lexer.advance()
      return add(node)
    case .nilKeyword: return parseLeaf(.nilLiteral)
    case .selfKeyword: return parseLeaf(.selfReference)
    case .dollarName:
      var node = CodeNode(.bindingName, tokenRange)
      node.name = token.name
      node.nameStart = range(token.start + 1, token.end).start
      lexer.advance()
      return add(node)
    case .dollarNumber: return parseClosureParameter()
    case .dot: return parseImplicitMember()
    case .leftParen: return parseTuple()
    case .leftBracket: return parseCollection()
    case .leftBrace: return parseClosure()
    case .backslash: return parseKeyPath()
    case .ifKeyword: return parseIf()
    case .switchKeyword: return parseSwitch()
    case .underscore: return parseDiscard()
    case .unsupportedKeyword where token.name == Names.superclass:
      var node = CodeNode(.name, tokenRange)
      setName(&node, token)
      lexer.advance()
      return add(node)
    case .hash where parsesAvailability(): return parseAvailability()
    case .hash where parsesSelector(): return parseSelector()
    case .hash where wordBehind() == "colorLiteral": return parseColorLiteral()
    case .hash where Self.placeWords.contains(wordBehind()): return parsePlaceOfCode()
    case .unsupportedKeyword, .hash, .at:
      _ = explainToken()
      return parseLeaf(.error)
    case .and, .or, .less, .lessEqual, .greater, .greaterEqual,
      .halfOpen where isAtNameOfOperator:
      var node = CodeNode(.name, tokenRange)
      setName(&node, token)
      lexer.advance()
      return add(node)
    // Every token that begins a value stands above, so a value is missing here.
    default:
      explainMissingValue()
      return errorNode()
    }
  }

  /// True at a word that is an operator between two values, such as `le`, where no value follows: it is a name.
  var isAtNameOfOperator: Bool {
    CodeLexer.isIdentifierStart(lexer.byte(lexer.token.start)) && !valueFollows(lexer.token.end)
  }

  /// True where a value begins behind an offset, on the same line.
  private func valueFollows(_ end: Int) -> Bool {
    var next = end
    while lexer.byte(next) == 0x20 || lexer.byte(next) == 0x09 { next += 1 }
    let byte = lexer.byte(next)
    return CodeLexer.isIdentifierStart(byte) || byte &- 0x30 < 10
      || [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "$")]
        .contains(byte)
  }

  /// What stands for the place of the code itself.
  private static let placeWords: Set<String> = ["function", "file", "fileID", "filePath", "line", "column"]

  /// The word right behind a `#`.
  private mutating func wordBehind() -> String {
    text(lexer.token.end, min(lexer.identifierEnd(lexer.token.end), lexer.token.end + 40))
  }

  /// `#function`, `#line` and their like: a name of which the checker makes what it stands for.
  private mutating func parsePlaceOfCode() -> CodeID {
    let start = lexer.token.start
    let word = "#" + wordBehind()
    lexer.advance()
    lexer.advance()
    var node = CodeNode(.name, since(start))
    node.name = Name(word)
    node.nameStart = node.range.start
    return add(node)
  }

  /// `#colorLiteral(red: 1, …)`, which Xcode writes: the name of the colour that it makes, before what makes it.
  private mutating func parseColorLiteral() -> CodeID {
    let start = lexer.token.start
    lexer.advance()
    lexer.advance()
    var node = CodeNode(.name, since(start))
    node.name = "UIColor"
    node.nameStart = node.range.start
    return add(node)
  }

  /// The tokens behind the `#` of the one selector that there is.
  private static let selector = ["selector", "(", "UIResponder", ".", "resignFirstResponder", ")"]

  /// True for `#selector(UIResponder.resignFirstResponder)`, by which UIKit puts the keyboard away.
  private mutating func parsesSelector() -> Bool {
    let mark = lexer.mark
    defer { lexer.reset(to: mark) }
    for word in Self.selector {
      lexer.advance()
      if text(of: lexer.token) != word { return false }
    }
    return true
  }

  /// `#selector(UIResponder.resignFirstResponder)` is the member that it names.
  private mutating func parseSelector() -> CodeID {
    lexer.advance()
    lexer.advance()
    let opener = lexer.token
    lexer.advance()
    let member = parseExpression()
    close(opener, .rightParen)
    return member
  }

  /// True for `#available(` and `#unavailable(`.
  private mutating func parsesAvailability() -> Bool {
    let mark = lexer.mark
    defer { lexer.reset(to: mark) }
    lexer.advance()
    guard at(.identifier), ["available", "unavailable"].contains(text(of: lexer.token)) else { return false }
    lexer.advance()
    return at(.leftParen)
  }

  /// `#available(iOS 17, *)` is true: all that the language has is there. `#unavailable` is false.
  private mutating func parseAvailability() -> CodeID {
    let start = lexer.token.start
    lexer.advance()
    var node = CodeNode(.booleanLiteral, tokenRange)
    node.a = text(of: lexer.token) == "available" ? 1 : 0
    lexer.advance()
    let opener = lexer.token
    lexer.advance()
    while !at(.rightParen), !at(.end) { skipToken() }
    close(opener, .rightParen)
    node.range = since(start)
    return add(node)
  }

  private mutating func parseLeaf(_ kind: CodeKind) -> CodeID {
    let node = CodeNode(kind, tokenRange)
    lexer.advance()
    return add(node)
  }

  private mutating func explainMissingValue() {
    if lexer.token.kind.isCloser && openBrackets == 0 && lexer.previousEnd <= lexer.origin {
      explainExtra(after: "the expression")
    } else {
      failExpecting("a value")
    }
  }

  private mutating func parseClosureParameter() -> CodeID {
    let token = lexer.token
    var node = CodeNode(.closureParameter, tokenRange)
    var value: Int32 = 0
    var isNumber = true
    for index in token.start + 1..<token.end {
      let digit = lexer.text[index] &- 0x30
      if digit > 9 { isNumber = false }
      value = min(value &* 10 &+ Int32(digit), 1000)
    }
    if !isNumber || value > 255 {
      report(
        "`\(text(of: token))` is no parameter of a closure.", at: tokenRange,
        help: "The parameters without names are `$0`, `$1`, and so on.")
      node.kind = .error
    }
    node.a = value
    lexer.advance()
    return add(node)
  }

  /// `_`, which may only be assigned to, also as a part of a tuple: the checker tells where that is not assigned to.
  private mutating func parseDiscard() -> CodeID {
    let place = tokenRange
    lexer.advance()
    if at(.assign) || at(.comma) || at(.rightParen) { return add(CodeNode(.wildcardPattern, place)) }
    report(
      "`_` has no value.", at: place, help: "Write a value, or `_ = value` to drop the result of a call.")
    return add(CodeNode(.error, place))
  }

  private mutating func parseImplicitMember() -> CodeID {
    let dot = lexer.token
    lexer.advance()
    let token = lexer.token
    guard at(.identifier) else {
      if !explainToken() {
        fail(
          "Expected a name after `.`, such as `.leading`, but \(found).", at: range(dot.start, dot.end),
          help: "Write the name, or remove the dot.")
      }
      return add(CodeNode(.error, range(dot.start, dot.end)))
    }
    lexer.advance()
    var node = CodeNode(.implicitMember, since(dot.start))
    setName(&node, token)
    return add(node)
  }

  /// `(a)`, `(a, b)`, `(x: a, y: b)`, `()`.
  private mutating func parseTuple() -> CodeID {
    let start = lexer.token.start
    let mark = draft.pending.count
    parseArguments(closer: .rightParen)
    if draft.pending.count == mark + 1, let only = draft.pending.last, case let argument = tree[only],
      argument.name.isEmpty
    {
      draft.pending.removeLast()
      draft.nodes[argument.first].flags.insert(.parenthesized)
      draft.nodes[argument.first].range = since(start)
      return argument.first
    }
    var node = CodeNode(.tuple, since(start))
    node.list = list(from: mark)
    return add(node)
  }

  /// `[a, b]`, `[k: v]`, `[]`, `[:]`.
  private mutating func parseCollection() -> CodeID {
    let opener = lexer.token
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    openBrackets += 1
    lexer.advance()
    let mark = draft.pending.count
    var longest = 0
    var isDictionary = false
    if at(.colon) {
      lexer.advance()
      isDictionary = true
    }
    while !at(.end) && !lexer.token.kind.isCloser {
      let isFirst = draft.pending.count == mark
      draft.pending.append(parseExpression())
      longest = max(longest, chain)
      if isFirst && !isPanicking { isDictionary = at(.colon) }
      if isDictionary { longest = max(longest, parseDictionaryValue()) }
      if isPanicking {
        if !skipElement(closer: .rightBracket) { break }
      } else if !consume(.comma) {
        if at(.rightBracket) { break }
        explainSeparator(opener)
        if !skipElement(closer: .rightBracket) { break }
      }
    }
    close(opener, .rightBracket)
    allowsTrailingClosure = allowed
    chain = longest
    var node = CodeNode(isDictionary ? .dictionaryLiteral : .arrayLiteral, since(opener.start))
    node.list = list(from: mark)
    return add(node)
  }

  /// Notes the value of a dictionary's key; how far it nests to its left.
  private mutating func parseDictionaryValue() -> Int {
    if consume(.colon) {
      draft.pending.append(parseExpression())
      return chain
    }
    if let key = draft.pending.last, !isPanicking, !explainToken() {
      fail(
        "This key of a dictionary has no value: \(found).", at: tree[key].range,
        help: "Write `key: value`.")
    }
    draft.pending.append(errorNode())
    return 0
  }

  // MARK: Key paths

  /// `\.a.b`, `\Type.a`, `\.self`.
  private mutating func parseKeyPath() -> CodeID {
    let start = lexer.token.start
    lexer.advance()
    var root = CodeID.none
    if !at(.dot) {
      guard at(.identifier) || at(.leftBracket) else {
        if !explainToken() {
          fail(
            "A key path begins with `\\.` and a member, as in `\\.id`, but \(found).",
            at: range(start, start + 1), help: "Write the member after the dot.")
        }
        return add(CodeNode(.error, range(start, start + 1)))
      }
      root = parseKeyPathRoot()
    }
    let mark = draft.pending.count
    while at(.dot) { if !parseComponent() { break } }
    if at(.leftBracket) && !lexer.token.spaceBefore {
      report(
        "A key path names members only, without subscripts.", at: tokenRange,
        help: "Leave out the brackets, or use a closure: `{ $0.list[0] }`.")
      skipToken()
    }
    var node = CodeNode(.keyPath, since(start))
    node.a = root.index
    node.list = list(from: mark)
    return add(node)
  }

  /// The type before the first member: an array, or names of which all but the last begin with a capital.
  private mutating func parseKeyPathRoot() -> CodeID {
    if at(.leftBracket) { return parseSimpleType() }
    let start = lexer.token.start
    var node = CodeNode(.namedType, tokenRange)
    node.name = name(lexer.token)
    lexer.advance()
    var root = add(node)
    while at(.dot), case let first = lexer.byte(lexer.token.end), first &- 0x41 < 26 {
      lexer.advance()
      let token = lexer.token
      lexer.advance()
      var member = CodeNode(.memberType, since(start))
      member.a = root.index
      member.name = name(token)
      root = add(member)
    }
    return root
  }

  /// Notes one `.name` of a key path; false if there is none.
  private mutating func parseComponent() -> Bool {
    let dot = lexer.token
    lexer.advance()
    let token = lexer.token
    guard at(.identifier) || at(.integer) else {
      if !explainToken() {
        fail(
          "Expected the name of a member after `.`, but \(found).", at: range(dot.start, dot.end),
          help: "Write the name, or remove the dot.")
      }
      return false
    }
    var node = CodeNode(.keyPathComponent, range(dot.start, token.end))
    setName(&node, token)
    lexer.advance()
    if token.end - token.start == 4 && text(of: token) == "self" { return true }
    if at(.question) && !lexer.token.spaceBefore {
      node.flags.insert(.optional)
      lexer.advance()
    } else if at(.bang) && !lexer.token.spaceBefore {
      node.flags.insert(.unwrapped)
      lexer.advance()
    }
    node.range = since(dot.start)
    draft.pending.append(add(node))
    return true
  }
}
