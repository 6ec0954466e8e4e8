import Memory
import SourceModel

extension CodeParser {
  /// Parses the value of an attribute that is not code by itself. As in XML, tabs and line breaks in its
  /// text are blanks, but where they are written as references.
  public mutating func value(in range: SourceRange, decoding: Bool) -> CodeValue {
    open(range, decoding)
    if lexer.origin == lexer.limit { return .empty }
    if lexer.text[lexer.origin] == 0x24 {
      if let path = plainPath(from: lexer.origin, to: lexer.limit) { return .binding(path) }
      guard isPath() else { return parseText(from: lexer.origin, to: lexer.limit, .attribute) }
      lexer.advance()
      let path = parsePostfix()
      finish(after: "the binding")
      return .binding(path)
    }
    return parseText(from: lexer.origin, to: lexer.limit, .attribute)
  }

  /// Parses the text of an element. White space is collapsed to one blank, and removed at both ends where
  /// it holds a line break, unless `preservesSpace`; white space written as references is kept.
  public mutating func content(
    in range: SourceRange, decoding: Bool, preservesSpace: Bool
  ) -> CodeValue {
    open(range, decoding)
    var start = lexer.origin
    var end = lexer.limit
    if !preservesSpace {
      let first = spaceEnd(start)
      if hasLineBreak(start, first) { start = first }
      let last = spaceStart(end, after: start)
      if hasLineBreak(last, end) { end = last }
    }
    if start >= end { return .empty }
    return parseText(from: start, to: end, preservesSpace ? .preserved : .collapsed)
  }

  /// How white space in text is read.
  private enum Space { case attribute, collapsed, preserved }

  private mutating func parseText(from start: Int, to end: Int, _ space: Space) -> CodeValue {
    let (mark, faults) = (draft.pending.count, diagnostics.count)
    var part = startPart(start)
    var isCode = false
    var escapedBraces = 0
    var index = start
    while index < end {
      index = addPlain(from: index, to: end, space)
      guard index < end else { break }
      switch lexer.text[index] {
      case 0x5C:
        let next = index + 1 < end ? lexer.text[index + 1] : 0
        let isEscape = next == 0x7B || next == 0x24 || (next == 0x7D && escapedBraces > 0)
        if isEscape && next != 0x24 { escapedBraces += next == 0x7B ? 1 : -1 }
        draft.stringBytes.append(isEscape ? next : 0x5C)
        index += isEscape ? 2 : 1
      case 0x7B:
        endPart(part, index)
        isCode = true
        index = parseBraces(index)
        part = startPart(index)
      default: index = appendSpace(index, end, space)
      }
    }
    if !isCode { return .text(bytes(from: part.bytes)) }
    if diagnostics.count > faults, let whole = parseWithoutBraces(start, end, mark, faults) {
      return .code(whole)
    }
    endPart(part, end)
    if draft.pending.count == mark + 1, let only = draft.pending.popLast() { return .code(only) }
    var node = CodeNode(.interpolation, range(start, end))
    node.list = list(from: mark)
    return .interpolation(add(node))
  }

  /// Adds the characters from `start` on that stand for themselves to the string; the offset past them.
  private mutating func addPlain(from start: Int, to end: Int, _ space: Space) -> Int {
    lexer.text.withUnsafeBufferPointer { bytes in
      var index = start
      while true {
        while end &- index >= 8 {
          let word = ByteWord(bytes, at: index)
          let marks = word.marks(below: 0x21) | word.marks(of: 0x7B) | word.marks(of: 0x5C)
          if marks != 0 {
            index &+= ByteWord.place(of: marks)
            break
          }
          index &+= 8
        }
        while index < end, Self.isPlain(bytes[index]) { index &+= 1 }
        // A blank between two words is read as it stands.
        guard index &+ 1 < end, bytes[index] == 0x20, space == .attribute || bytes[index &+ 1] > 0x20 else {
          break
        }
        index &+= 1
      }
      draft.stringBytes.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      return index
    }
  }

  /// False for `{`, backslash, and white space.
  @inline(__always) private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7B && byte != 0x5C || byte < 0x20 && !isSpace(byte)
  }

  @inline(__always) private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// True if the character at `index` is white space that was written as such.
  private mutating func isRawSpace(_ index: Int) -> Bool {
    Self.isSpace(lexer.text[index]) && (!isDecoding || bytes[Int(decoded.starts[index])] != 0x26)
  }

  /// Appends the white space at `index`; the offset past it.
  private mutating func appendSpace(_ index: Int, _ end: Int, _ space: Space) -> Int {
    if space == .preserved || !isRawSpace(index) {
      draft.stringBytes.append(lexer.text[index])
      return index + 1
    }
    draft.stringBytes.append(0x20)
    if space == .collapsed { return min(spaceEnd(index), end) }
    let isPair = lexer.text[index] == 0x0D && lexer.byte(index + 1) == 0x0A
    return isPair && index + 1 < end ? index + 2 : index + 1
  }

  private mutating func spaceEnd(_ start: Int) -> Int {
    var index = start
    while index < lexer.limit && isRawSpace(index) { index += 1 }
    return index
  }

  private mutating func spaceStart(_ end: Int, after start: Int) -> Int {
    var index = end
    while index > start && isRawSpace(index - 1) { index -= 1 }
    return index
  }

  private mutating func hasLineBreak(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      if lexer.text[index] == 0x0A || lexer.text[index] == 0x0D { return true }
      index += 1
    }
    return false
  }

  // MARK: Braces

  /// Parses `{expression}` at `start` and notes the expression; the offset past `}`.
  private mutating func parseBraces(_ start: Int) -> Int {
    if let path = plainPath(from: start + 1, before: 0x7D) {
      draft.pending.append(path.node)
      return path.end + 1
    }
    let reported = diagnostics.count
    let brace = range(start, start + 1)
    lexer.token = CodeToken(kind: .leftBrace, start: start, end: start + 1)
    lexer.position = start + 1
    lexer.advance()
    isPanicking = isStopped
    isUnterminated = false
    openBrackets = 0
    allowsTrailingClosure = true
    if at(.rightBrace) {
      report(
        "These braces hold nothing.", at: range(start, lexer.token.end),
        help: "Write an expression in them, or `\\{` for a plain brace.")
      var node = CodeNode(.error, range(start, lexer.token.end))
      node.a = -1
      draft.pending.append(add(node))
    } else {
      let first = lexer.token.start
      let value = parseExpression()
      draft.pending.append((parseFormat(of: value, from: first) ?? value))
      if !at(.rightBrace) { explainAfterValue() }
      while !at(.rightBrace) && !at(.end) { skipInBraces() }
    }
    if at(.rightBrace) {
      return lexer.token.end
    }
    if !isUnterminated && !isStopped {
      diagnostics.removeSubrange(reported...)
      isPanicking = false
      lastReport = -1
      report(
        "This `{` opens code that is never closed.", at: brace,
        help: "Write `}` where the code ends, or `\\{` for a plain brace.")
    }
    return lexer.limit
  }

  /// Skips one token; an opening bracket with what it holds, a stray `)` or `]` alone.
  private mutating func skipInBraces() {
    if at(.rightParen) || at(.rightBracket) { lexer.advance() } else { skipToken() }
  }

  /// Parses text with faulty code in it as one call, as in `Binding(get: { a }, set: { a = $0 })`, and says in place of those
  /// faults that it stands in braces; nil, and the faults stay, where it is none. Pending nodes from `mark` on and faults from
  /// `faults` on are those of the text.
  private mutating func parseWithoutBraces(_ start: Int, _ end: Int, _ mark: Int, _ faults: Int) -> CodeID? {
    let name = lexer.text[start] == 0x2E ? start + 1 : start
    guard !isStopped, CodeLexer.isIdentifierStart(lexer.byte(name)) else { return nil }
    var opener = lexer.identifierEnd(name)
    while lexer.byte(opener) == 0x2E { opener = lexer.identifierEnd(opener + 1) }
    guard lexer.byte(opener) == 0x28 else { return nil }
    let (found, place, wasPanicking) = (Array(diagnostics[faults...]), lexer.mark, isPanicking)
    diagnostics.removeSubrange(faults...)
    (isPanicking, lastReport, openBrackets, allowsTrailingClosure) = (false, -1, 0, true)
    lexer.restart(at: start)
    let whole = parseExpression()
    guard diagnostics.count == faults, at(.end) else {
      diagnostics.replaceSubrange(faults..., with: found)
      lexer.reset(to: place)
      isPanicking = wasPanicking
      return nil
    }
    while draft.pending.count > mark { _ = draft.pending.popLast() }
    let (first, last) = (range(start, start), range(end, end))
    report(
      "This reads as an expression, which stands in braces.", at: range(start, end),
      help: "Write `{` before it and `}` behind it.",
      fixes: [
        FixIt(
          "Put it in braces", .safe,
          [SourceEdit(SourceLocation(file, first), "{"), SourceEdit(SourceLocation(file, last), "}")])
      ])
    return whole
  }

  private mutating func explainAfterValue() {
    switch lexer.token.kind {
    case .end: break
    case .assign, .plusAssign, .minusAssign, .starAssign, .slashAssign, .percentAssign, .bitAssign:
      fail(
        "Braces hold a value, but `\(text(of: lexer.token))` assigns one.", at: tokenRange,
        help: "Write actions without braces, in an attribute such as `action`; compare with `==`.")
    case .semicolon:
      fail(
        "Braces hold one value, but `;` was found.", at: tokenRange, help: "Write actions without braces.")
    case .unterminatedComment: _ = explainToken()
    // A token that is wrong behind any value is explained as there.
    default: explainExtra(after: "the value in these braces")
    }
  }

  // MARK: Paths

  /// True if the whole text is `$name` with members, subscripts and `!` behind it.
  private mutating func isPath() -> Bool {
    var index = lexer.origin + 1
    guard CodeLexer.isIdentifierStart(lexer.byte(index)) else { return false }
    index = lexer.identifierEnd(index)
    while index < lexer.limit {
      switch lexer.text[index] {
      case 0x21: index += 1
      case 0x2E:
        let end = lexer.identifierEnd(index + 1)
        if end == index + 1 { return false }
        index = end
      case 0x5B:
        var ahead = lexer
        ahead.restart(at: index)
        guard let end = Self.bracketEnd(&ahead) else { return false }
        index = end
      default: return false
      }
    }
    return true
  }

  /// The offset past the bracket that closes the one at the current token.
  private static func bracketEnd(_ lexer: inout CodeLexer) -> Int? {
    var open = 0
    while true {
      switch lexer.token.kind {
      case .end: return nil
      case .doubleQuote, .singleQuote:
        lexer.skipString()
        continue
      case .leftBracket, .leftParen, .leftBrace: open += 1
      case .rightBracket, .rightParen, .rightBrace: open -= 1
      // Nothing but brackets and strings holds other brackets.
      default: break
      }
      if open == 0 { return lexer.token.end }
      lexer.advance()
    }
  }
}
