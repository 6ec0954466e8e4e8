import SourceModel

/// One line of laid-out code.
public struct CodeLine: Sendable {
  /// How many steps it is indented.
  public var level: Int
  /// Its bytes as they stand in the file, references included; empty for a blank line.
  public var bytes: [UInt8]

  /// A line.
  public init(level: Int, bytes: [UInt8]) {
    self.level = level
    self.bytes = bytes
  }
}

/// Lays code out as swift-format would: one blank between what belongs apart, none before what leans on its left,
/// lines indented by the brackets around them, cases at the level of their `switch`.
///
/// Line breaks stay where people made them. Where Swift reads white space (`a -b`, `a ? b : c`, `a<b>`) it stays too, so that
/// the code means the same.
public struct CodeFormatter {
  /// What is laid out.
  public enum Form: Sendable {
    /// An expression, a type, a signature; statements of an attribute.
    case code
    /// Statements that are the text of an element: `;` ends a line.
    case body
    /// Modifiers on one line where they have no line breaks inside.
    case chain
    /// One modifier a line.
    case brokenChain
  }

  private var lexer: CodeLexer
  private var decoded = DecodedCode()

  /// A formatter that interns names through `names`, the cache of the same thread.
  public init(names: NameCache) { lexer = CodeLexer([], names: names) }

  /// The code at a range of a file, which must be free of faults, as lines. Nil where its tokens cannot be told apart.
  /// Linear in its length.
  public mutating func lines(of bytes: [UInt8], in range: SourceRange, as form: Form) -> [CodeLine]? {
    decoded.decode(bytes, Int(range.start)..<Int(range.end))
    lexer.text = decoded.text
    lexer.origin = 0
    lexer.limit = decoded.text.count
    lexer.position = 0
    lexer.token = CodeToken()
    var layout = CodeLayout(bytes: bytes, decoded: decoded, form: form)
    while true {
      lexer.advance()
      let start = lexer.token.start
      switch lexer.token.kind {
      case .unknown, .unterminatedComment: return nil
      case .doubleQuote, .singleQuote:
        guard let end = stringEnd(start) else { return nil }
        layout.take(lexer.token, end: end)
        lexer.position = end
        lexer.token.end = end
      case .hash
      where lexer.byte(start + 1) == UInt8(ascii: "\"") || lexer.byte(start + 1) == UInt8(ascii: "#"):
        return nil
      case .end:
        return layout.finish(at: lexer.limit)
      // Every other token is what it is.
      default: layout.take(lexer.token, end: lexer.token.end)
      }
    }
  }

  /// The offset past the string that begins at `start`; nil where it does not end.
  private func stringEnd(_ start: Int) -> Int? {
    let quote = lexer.text[start]
    if lexer.byte(start + 1) == quote, lexer.byte(start + 2) == quote, quote == UInt8(ascii: "\"") {
      return nil
    }
    var index = start + 1
    while index < lexer.limit, lexer.text[index] != quote {
      if lexer.text[index] != UInt8(ascii: "\\") {
        index += 1
      } else if lexer.byte(index + 1) == UInt8(ascii: "(") {
        guard let end = interpolationEnd(index + 2) else { return nil }
        index = end
      } else {
        index += 2
      }
    }
    return index < lexer.limit ? index + 1 : nil
  }

  /// The offset past the `)` of the interpolation that holds what is at `start`.
  private func interpolationEnd(_ start: Int) -> Int? {
    var (index, depth) = (start, 1)
    while index < lexer.limit {
      switch lexer.text[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = stringEnd(index) else { return nil }
        index = end
        continue
      // All others are part of the value.
      default: break
      }
      index += 1
    }
    return nil
  }
}

/// The lines that tokens make, in the order in which they come.
private struct CodeLayout {
  private struct Bracket {
    /// The level of the line on which it opens.
    var level: Int
    /// True for the braces of a `switch`.
    var holdsCases: Bool
    /// Ternaries whose `:` is to come, and a `switch` whose `{` is to come, around the bracket.
    var outerTernaries: Int
    var outerSwitch: Bool
  }

  /// What stands before the next token, so far as the blank between them depends on it.
  private enum Left {
    case nothing, opener, openBrace, comma, semicolon, colon, dot, prefix, infix, word, operand
    /// `?`, `...`, `<` and the like: the white space behind them stays.
    case asWritten
  }

  private let bytes: [UInt8]
  private let decoded: DecodedCode
  private let form: CodeFormatter.Form
  private var lines: [CodeLine] = []
  private var line = CodeLine(level: 0, bytes: [])
  /// How many brackets were open where the line began.
  private var depthOfLine = 0
  private var brackets: [Bracket] = []
  private var left = Left.nothing
  private var ternaries = 0
  private var awaitsCases = false
  /// True where the last token is an operator that the next line goes on from.
  private var goesOn = false
  /// True where the last token is `return`, whose value the next line may be.
  private var returns = false
  private var previousEnd = 0
  /// How many `<` behind names of types are open, and whether the last token is such a name.
  private var typeArguments = 0
  private var followsType = false
  /// True behind a `}`, where `else` stands on the same line.
  private var isAfterBrace = false
  /// True where the line ends in a comment that the end of the line ends.
  private var endsInComment = false

  init(bytes: [UInt8], decoded: DecodedCode, form: CodeFormatter.Form) {
    self.bytes = bytes
    self.decoded = decoded
    self.form = form
  }

  // MARK: Tokens

  mutating func take(_ token: CodeToken, end: Int) {
    let isNewModifier = form == .brokenChain && brackets.isEmpty && token.kind == .dot && left != .nothing
    let splits = form == .body && brackets.isEmpty && left == .semicolon
    let joins =
      form == .chain && brackets.isEmpty && token.kind == .dot || token.kind == .elseKeyword && isAfterBrace
    gap(before: token, breaking: isNewModifier || splits, joining: joins)
    if form == .body, brackets.isEmpty, token.kind == .semicolon {
      (left, previousEnd) = (.semicolon, end)
      return
    }
    append(token.start, end)
    let isFirst = left == .nothing
    note(token, end: end)
    // A first word right before a bracket may be a name, as in the signature `if(_ condition: Bool)`.
    if isFirst, form == .code, left == .word, end < decoded.text.count, decoded.text[end] == UInt8(ascii: "(")
    {
      left = .operand
    }
    previousEnd = end
  }

  /// The last line, and no blank ones at the end.
  mutating func finish(at end: Int) -> [CodeLine] {
    comments(from: previousEnd, to: end, level: level(of: nil))
    endLine()
    while lines.last?.bytes.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// White space and comments before a token.
  private mutating func gap(before token: CodeToken, breaking: Bool, joining: Bool) {
    let breaks = comments(
      from: previousEnd, to: token.start, level: level(of: token.kind.isCloser ? nil : token))
    if left == .nothing && line.bytes.isEmpty && lines.isEmpty { return }
    if (breaks > 0 && !(joining && !endsInComment)) || breaking {
      startLine(level(of: token), blank: breaks > 1 && !isOpen && !token.kind.isCloser)
    } else if !line.bytes.isEmpty, line.bytes.last != UInt8(ascii: " "), isApart(token) {
      line.bytes.append(UInt8(ascii: " "))
    }
  }

  private var isOpen: Bool { left == .opener || left == .openBrace }

  /// Writes the comments of a stretch; the line breaks behind the last one.
  @discardableResult
  private mutating func comments(from start: Int, to end: Int, level: Int) -> Int {
    var (index, breaks, isFirst) = (start, 0, true)
    endsInComment = false
    while index < end {
      let byte = decoded.text[index]
      if byte == 0x0A { breaks += 1 }
      guard byte == UInt8(ascii: "/"), index + 1 < end else {
        index += 1
        continue
      }
      let comment = commentEnd(index, end)
      if breaks > 0 || (isFirst && lines.isEmpty && line.bytes.isEmpty) {
        if !(lines.isEmpty && line.bytes.isEmpty) {
          startLine(level, blank: breaks > 1 && !(isFirst && isOpen))
        }
      } else if !line.bytes.isEmpty {
        let isLast = decoded.text[index + 1] == UInt8(ascii: "/")
        line.bytes.append(contentsOf: isLast ? [0x20, 0x20] : isFirst && index == start ? [] : [0x20])
      }
      append(index, comment)
      endsInComment = decoded.text[index + 1] == UInt8(ascii: "/")
      (index, breaks, isFirst) = (comment, 0, false)
      if comment < end, decoded.text[comment] != 0x0A { line.bytes.append(0x20) }
    }
    return breaks
  }

  private func commentEnd(_ start: Int, _ end: Int) -> Int {
    var index = start + 2
    if decoded.text[start + 1] == UInt8(ascii: "/") {
      while index < end, decoded.text[index] != 0x0A { index += 1 }
      while decoded.text[index - 1] == 0x20 || decoded.text[index - 1] == 0x09 { index -= 1 }
      return index
    }
    var depth = 1
    while index + 1 < end {
      if decoded.text[index] == UInt8(ascii: "/"), decoded.text[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if decoded.text[index] == UInt8(ascii: "*"), decoded.text[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return end
  }

  // MARK: Lines

  private mutating func append(_ start: Int, _ end: Int) {
    line.bytes.append(contentsOf: bytes[decoded.source(of: start..<end)])
  }

  private mutating func endLine() {
    while line.bytes.last == 0x20 { line.bytes.removeLast() }
    if !line.bytes.isEmpty { lines.append(line) }
    line.bytes = []
  }

  private mutating func startLine(_ level: Int, blank: Bool) {
    endLine()
    if blank, !lines.isEmpty { lines.append(CodeLine(level: 0, bytes: [])) }
    line.level = level
    depthOfLine = brackets.count
  }

  /// How far a line is indented that begins with a token; nil for one of comments at the end.
  private func level(of token: CodeToken?) -> Int {
    guard let token else { return brackets.last.map { $0.level + 1 } ?? 0 }
    if token.kind.isCloser {
      var closed = brackets.last?.level ?? 0
      var (depth, index) = (brackets.count, token.start)
      while depth > 0, index < decoded.text.count, isCloser(decoded.text[index]) {
        depth -= 1
        closed = brackets[depth].level
        index += 1
      }
      return closed
    }
    if token.kind == .dot, continues(token), let first = line.bytes.first,
      isCloser(first) || first == UInt8(ascii: ".") && depthOfLine == brackets.count
    {
      return line.level
    }
    guard let bracket = brackets.last else { return continues(token) ? 1 : 0 }
    let isLabel = bracket.holdsCases && (token.kind == .caseKeyword || token.kind == .defaultKeyword)
    return bracket.level + (isLabel ? 0 : 1) + (continues(token) ? 1 : 0)
  }

  private func isCloser(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  /// True for a token that goes on with what the line before began.
  private func continues(_ token: CodeToken) -> Bool {
    if form == .brokenChain || form == .chain, brackets.isEmpty { return false }
    if goesOn || returns && !token.kind.beginsNoValue && token.kind != .at { return true }
    switch token.kind {
    case .dot: return left == .operand
    case .question: return true
    case .colon: return ternaries > 0
    // A sign at the start of a line, such as `-1` or `&&`, begins nothing but for a prefix.
    default: return token.kind.isInfixOperator && left == .operand && !leansRight(token)
    }
  }

  // MARK: Blanks

  /// True where a sign has white space before and none behind, so that it is a prefix.
  private func leansRight(_ token: CodeToken) -> Bool {
    guard token.end < decoded.text.count else { return false }
    let next = decoded.text[token.end]
    return token.spaceBefore && next != 0x20 && next != 0x0A && next != 0x09
  }

  private static let throwing: Name = "throws"

  /// True where a blank stands between the token before and this one.
  private func isApart(_ token: CodeToken) -> Bool {
    switch left {
    case .nothing, .opener, .dot, .prefix: return false
    case .openBrace: return token.kind != .rightBrace
    case .comma, .semicolon: return !token.kind.isCloser
    case .colon: return !token.kind.isCloser
    case .infix: return !token.kind.isCloser && token.kind != .comma
    case .word, .operand, .asWritten: break
    }
    switch token.kind {
    case .comma, .semicolon, .rightParen, .rightBracket: return false
    case .rightBrace: return true
    case .leftBrace: return left != .asWritten || token.spaceBefore
    case .colon: return ternaries > 0
    case .dot: return left == .word || token.spaceBefore
    case .leftParen, .leftBracket: return left == .word || token.spaceBefore
    case .question, .bang: return token.spaceBefore
    // `Int??` is the type of an optional of an optional.
    case .coalesce: return token.spaceBefore || left == .word
    case .ampersand where isInfix(token), .unsupportedOperator where isInfix(token) && typeArguments == 0:
      return true
    case .ellipsis, .halfOpen, .ampersand, .patternMatch:
      return token.spaceBefore || left == .word || !token.name.isEmpty
    case .less, .greater: return token.spaceBefore || !holdsTypes(token)
    case .plus, .minus, .star, .slash, .percent: return isInfix(token) || token.spaceBefore || left == .word
    // Names, words, literals and the other operators stand apart.
    default: return left != .asWritten || token.spaceBefore
    }
  }

  /// True for the `<` behind the name of a type, and the `>` that closes it; other signs compare.
  private func holdsTypes(_ token: CodeToken) -> Bool {
    if token.kind == .greater { return typeArguments > 0 }
    return !token.spaceBefore && token.name.isEmpty && followsType
  }

  /// True for `+` and the like between two operands, with white space on both sides or on none.
  private func isInfix(_ token: CodeToken) -> Bool {
    guard left == .operand, token.end < decoded.text.count else { return false }
    let next = decoded.text[token.end]
    if next == UInt8(ascii: ")") || next == UInt8(ascii: ",") { return false }
    return token.spaceBefore == (next == 0x20 || next == 0x0A || next == 0x09)
  }

  // MARK: What a token leaves behind

  private mutating func note(_ token: CodeToken, end: Int) {
    let infix = isInfix(token)
    goesOn = false
    returns = token.kind == .returnKeyword
    isAfterBrace = token.kind == .rightBrace
    defer { followsType = token.kind == .identifier && decoded.text[token.start].isCapital }
    switch token.kind {
    case .leftParen, .leftBracket, .leftBrace:
      let isBrace = token.kind == .leftBrace
      brackets.append(
        Bracket(
          level: line.level, holdsCases: isBrace && awaitsCases, outerTernaries: ternaries,
          outerSwitch: !isBrace && awaitsCases))
      (ternaries, awaitsCases) = (0, false)
      left = isBrace ? .openBrace : .opener
    case .rightParen, .rightBracket, .rightBrace:
      if let bracket = brackets.popLast() {
        (ternaries, awaitsCases) = (bracket.outerTernaries, bracket.outerSwitch)
      }
      left = .operand
    case .comma: left = .comma
    case .semicolon: left = .semicolon
    case .colon:
      left = .colon
      if ternaries > 0 {
        ternaries -= 1
        goesOn = true
      }
    case .dot: left = .dot
    case .backslash, .at, .hash: left = .prefix
    case .question where token.spaceBefore:
      ternaries += 1
      left = .infix
      goesOn = true
    // `as?` and `try!` are words, `a?.b` and `a!` operands.
    case .question: left = left == .word ? .word : .operand
    case .bang where !token.spaceBefore && (left == .word || left == .operand): break
    case .bang: left = .prefix
    case .coalesce where !token.spaceBefore: left = .operand
    case .less, .greater:
      let holdsTypes = holdsTypes(token)
      if holdsTypes { typeArguments += token.kind == .less ? 1 : -1 }
      left = !holdsTypes ? .infix : token.kind == .less ? .opener : .operand
    case .ampersand where infix, .unsupportedOperator where infix && typeArguments == 0:
      goesOn = true
      left = .infix
    case .ellipsis, .halfOpen, .ampersand, .patternMatch:
      left = token.name.isEmpty ? .asWritten : .word
    case .plus, .minus, .star, .slash, .percent:
      goesOn = infix
      left = infix ? .infix : .prefix
    // The name of a function at the start of its signature: no other code begins with such a word.
    case .and where left == .nothing, .or where left == .nothing: left = .operand
    case .equalEqual, .notEqual, .lessEqual, .greaterEqual, .and, .or, .coalesce, .assign, .plusAssign,
      .minusAssign,
      .starAssign, .slashAssign, .percentAssign, .bitAssign, .arrow:
      goesOn = true
      left = .infix
    case .switchKeyword:
      awaitsCases = true
      left = .word
    case .identifier, .integer, .double, .doubleQuote, .singleQuote, .rawString, .pattern, .dollarName,
      .dollarNumber,
      .underscore,
      .trueKeyword, .falseKeyword, .nilKeyword, .selfKeyword:
      left = .operand
    // `throws(Failure)`
    case .unsupportedKeyword where token.name == Self.throwing: left = .operand
    case .letKeyword, .varKeyword, .ifKeyword, .elseKeyword, .guardKeyword, .caseKeyword, .defaultKeyword,
      .forKeyword,
      .inKeyword, .whereKeyword, .returnKeyword, .breakKeyword, .continueKeyword, .isKeyword, .asKeyword,
      .tryKeyword, .throwKeyword, .doKeyword, .catchKeyword, .whileKeyword, .repeatKeyword, .deferKeyword,
      .funcKeyword, .awaitKeyword, .asyncKeyword,
      .unsupportedKeyword, .contextualKeyword:
      left = .word
    case .not, .unsupportedOperator, .unknown, .unterminatedComment, .end: left = .asWritten
    }
  }
}

extension UInt8 {
  /// True for `A` to `Z`.
  fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
}

extension CodeTokenKind {
  /// True for operators that a line may begin with to go on with the one before.
  fileprivate var isInfixOperator: Bool {
    switch self {
    case .plus, .minus, .star, .slash, .percent, .equalEqual, .notEqual, .less, .lessEqual, .greater,
      .greaterEqual,
      .patternMatch, .and, .or, .coalesce, .ellipsis, .halfOpen, .assign, .plusAssign, .minusAssign,
      .starAssign,
      .slashAssign, .percentAssign, .bitAssign, .arrow:
      true
    // Names, literals, brackets and words begin a line of their own.
    default: false
    }
  }
}
