import SourceModel

/// String literals with escapes and interpolation.
extension CodeParser {
  /// Parses the string whose opening quote is the current token.
  mutating func parseString() -> CodeID {
    let opener = lexer.token
    if opener.kind == .doubleQuote && lexer.byte(opener.end) == 0x22 && lexer.byte(opener.end + 1) == 0x22 {
      return parseLines()
    }
    guard enter() else {
      depth -= 1
      return errorNode()
    }
    defer { depth -= 1 }
    let quote = lexer.text[opener.start]
    let mark = draft.pending.count
    var isInterpolated = false
    var longest = 0
    var index = opener.end
    var part = startPart(index)
    scanning: while true {
      let run = index
      while index < lexer.limit, case let byte = lexer.text[index],
        byte != quote && byte != 0x5C && byte != 0x0A && byte != 0x0D
      { index += 1 }
      if index > run { draft.stringBytes.append(contentsOf: lexer.text[run..<index]) }
      guard index < lexer.limit, lexer.text[index] == quote || lexer.text[index] == 0x5C else {
        failUnterminated(opener)
        lexer.restart(at: index)
        break scanning
      }
      if lexer.text[index] == quote {
        if isInterpolated { endPart(part, index) }
        index += 1
        lexer.restart(at: index)
        break scanning
      }
      if lexer.byte(index + 1) == 0x28 {
        endPart(part, index)
        isInterpolated = true
        guard let end = parseInterpolation(index) else {
          part = startPart(lexer.previousEnd)
          break scanning
        }
        longest = max(longest, chain)
        index = end
        part = startPart(index)
      } else {
        index = parseEscape(index)
      }
    }
    chain = longest
    if isInterpolated {
      var node = CodeNode(.interpolation, since(opener.start))
      node.list = list(from: mark)
      return add(node)
    }
    return addString(part.bytes, since(opener.start))
  }

  /// Parses the raw string that is the current token.
  mutating func parseRawString() -> CodeID {
    let token = lexer.token
    let inside = lexer.text[(token.start + 2)..<(token.end - 2)]
    let first = tree.stringBytes.count
    draft.stringBytes.append(contentsOf: inside)
    lexer.advance()
    if inside.indices.dropLast().contains(where: { inside[$0] == 0x5C && inside[$0 + 1] == 0x23 }) {
      report(
        "A raw string holds what is written, and no values.", at: range(token.start, token.end),
        help: "Write it in quotes alone, with `\\(…)` for the values.")
    }
    return addString(first, since(token.start))
  }

  /// Parses the regular expression that is the current token: a string of what stands between its slashes.
  mutating func parsePattern() -> CodeID {
    let token = lexer.token
    let signs = lexer.text[token.start] == 0x23 ? 2 : 1
    let first = tree.stringBytes.count
    draft.stringBytes.append(contentsOf: lexer.text[(token.start + signs)..<(token.end - signs)])
    lexer.advance()
    let id = addString(first, since(token.start))
    draft.nodes[id].flags.insert(.pattern)
    return id
  }

  /// Where a run of literal characters begins: in the source and in `stringBytes`.
  struct StringPart {
    var start: Int
    var bytes: Int
  }

  mutating func startPart(_ start: Int) -> StringPart {
    StringPart(start: start, bytes: tree.stringBytes.count)
  }

  /// Notes a literal for the characters since `part`, if there are any.
  mutating func endPart(_ part: StringPart, _ end: Int) {
    if tree.stringBytes.count == part.bytes { return }
    draft.pending.append(addString(part.bytes, range(part.start, end)))
  }

  /// Adds a literal of all `stringBytes` from `first` on.
  mutating func addString(_ first: Int, _ place: SourceRange) -> CodeID {
    stringLiteral(bytes(from: first), place)
  }

  /// Adds a literal of some of the `stringBytes`.
  package mutating func stringLiteral(_ bytes: Range<Int32>, _ place: SourceRange) -> CodeID {
    var node = CodeNode(.stringLiteral, place)
    node.a = Int32(truncatingIfNeeded: tree.strings.count)
    draft.strings.append(bytes)
    return add(node)
  }

  /// All `stringBytes` from `first` on.
  mutating func bytes(from first: Int) -> Range<Int32> {
    let start = Int32(truncatingIfNeeded: first)
    return start..<max(start, Int32(truncatingIfNeeded: draft.stringBytes.count))
  }

  private mutating func failUnterminated(_ opener: CodeToken) {
    isUnterminated = true
    fail(
      "This string is never closed.", at: range(opener.start, opener.end),
      help: "Write `\(text(of: opener))` where it ends; a string ends on the line where it begins.")
  }

  /// Parses the string of several lines whose `"""` begins at the current token. The blanks before the closing `"""` are left out of
  /// each line.
  private mutating func parseLines() -> CodeID {
    let opener = lexer.token
    guard enter() else {
      depth -= 1
      return errorNode()
    }
    defer { depth -= 1 }
    var index = opener.start + 3
    while isBlank(index) { index += 1 }
    guard index < lexer.limit, let end = lexer.endOfLines(from: index) else {
      failUnterminated(opener)
      lexer.restart(at: lexer.limit)
      return errorNode()
    }
    var margin = end
    while margin > index, isBlank(margin - 1) { margin -= 1 }
    guard lexer.text[index] == 0x0A, margin > index, lexer.text[margin - 1] == 0x0A else {
      report(
        "The text of a string of several lines stands on lines of its own.",
        at: range(opener.start, opener.start + 3),
        help: "Begin a new line after the first `\"\"\"` and before the last.")
      lexer.restart(at: end + 3)
      return add(CodeNode(.error, since(opener.start)))
    }
    let (indentation, last) = (end - margin, margin - 1)
    let mark = draft.pending.count
    var isInterpolated = false
    var longest = 0
    index = startOfLine(index + 1, indentation, last)
    var part = startPart(index)
    while index < last {
      let byte = lexer.text[index]
      if byte == 0x0A {
        draft.stringBytes.append(0x0A)
        index = startOfLine(index + 1, indentation, last)
      } else if byte == 0x0D {
        index += 1
      } else if byte != 0x5C {
        draft.stringBytes.append(byte)
        index += 1
      } else if lexer.byte(index + 1) == 0x28 {
        endPart(part, index)
        isInterpolated = true
        guard let after = parseInterpolation(index) else { break }
        longest = max(longest, chain)
        index = after
        part = startPart(index)
      } else if lexer.byte(index + 1) == 0x0A {
        index = startOfLine(index + 2, indentation, last)
      } else {
        index = parseEscape(index)
      }
    }
    chain = longest
    if isInterpolated { endPart(part, index) }
    lexer.restart(at: end + 3)
    if isInterpolated {
      var node = CodeNode(.interpolation, since(opener.start))
      node.list = list(from: mark)
      return add(node)
    }
    return addString(part.bytes, since(opener.start))
  }

  /// Where the text of a line begins, behind its indentation.
  private func startOfLine(_ start: Int, _ indentation: Int, _ last: Int) -> Int {
    var index = start
    while index < last, index - start < indentation, isBlank(index) { index += 1 }
    return index
  }

  private func isBlank(_ index: Int) -> Bool { [0x20, 0x09, 0x0D].contains(lexer.byte(index)) }

  /// Parses `\(…)` at `start` and notes the expression. The offset past `)`; nil if the string cannot go on.
  private mutating func parseInterpolation(_ start: Int) -> Int? {
    if let path = plainPath(from: start + 2, before: 0x29) {
      draft.pending.append(path.node)
      return path.end + 1
    }
    let allowed = allowsTrailingClosure
    allowsTrailingClosure = true
    openBrackets += 1
    defer {
      allowsTrailingClosure = allowed
      openBrackets -= 1
    }
    lexer.restart(at: start + 2)
    if at(.rightParen) {
      report("This interpolation holds nothing.", at: range(start, start + 3), help: "Write a value in it.")
      draft.pending.append(errorNode())
    } else {
      let first = lexer.token.start
      let value = parseExpression()
      draft.pending.append((parseFormat(of: value, from: first) ?? value))
    }
    if !at(.rightParen) {
      if at(.doubleQuote) || at(.singleQuote) {
        failUnclosedInterpolation(start)
        return nil
      } else if at(.comma) {
        refuseSecondValue()
      } else if !at(.end) && !lexer.token.newlineBefore {
        explainExtra(after: "the value in `\\(…)`")
      }
      while !at(.rightParen) && !at(.end) && !lexer.token.newlineBefore && !at(.rightBrace) { skipToken() }
    }
    guard at(.rightParen) else {
      failUnclosedInterpolation(start)
      return nil
    }
    if !isStopped { isPanicking = false }
    return lexer.token.end
  }

  private mutating func failUnclosedInterpolation(_ start: Int) {
    isUnterminated = true
    fail(
      "This `\\(` is never closed.", at: range(start, start + 2),
      help: "Write `)` where the interpolated value ends.")
  }

  /// Decodes the escape at `start` into `stringBytes`; the offset past it.
  private mutating func parseEscape(_ start: Int) -> Int {
    let byte = lexer.byte(start + 1)
    switch byte {
    case 0x6E: draft.stringBytes.append(0x0A)
    case 0x74: draft.stringBytes.append(0x09)
    case 0x72: draft.stringBytes.append(0x0D)
    case 0x30: draft.stringBytes.append(0)
    case 0x5C, 0x22, 0x27: draft.stringBytes.append(byte)
    case 0x75: return parseUnicodeEscape(start)
    default:
      var end = min(start + 2, lexer.limit)
      while end < lexer.limit && lexer.text[end] & 0xC0 == 0x80 { end += 1 }
      if byte == 0x0A || byte == 0x0D { end = start + 1 }
      report(
        "`\(text(start, end))` is no escape.", at: range(start, end),
        help: "The escapes are \\n \\t \\r \\0 \\\\ \\\" \\' \\u{…} \\(…); write `\\\\` for a backslash.")
      return end
    }
    return start + 2
  }

  private mutating func parseUnicodeEscape(_ start: Int) -> Int {
    var index = start + 2
    var value: UInt32 = 0
    var digits = 0
    if lexer.byte(index) == 0x7B {
      index += 1
      while let digit = DecodedCode.hexDigit(lexer.byte(index)) {
        value = min(value * 16 + digit, 0x11_0000)
        digits += 1
        index += 1
      }
    }
    guard digits > 0, lexer.byte(index) == 0x7D, let scalar = UnicodeScalar(value) else {
      let end = digits > 0 && lexer.byte(index) == 0x7D ? index + 1 : min(index, lexer.limit)
      report(
        "`\(text(start, end))` names no character.", at: range(start, end),
        help: "Write the number of a Unicode character in hexadecimal, as in `\\u{1F600}`.")
      return end
    }
    draft.stringBytes.append(contentsOf: String(Character(scalar)).utf8)
    return index + 1
  }
}
