import SourceModel

extension CodeLexer {
  /// Reads the operator, bracket, quote or sign that begins with `byte`.
  mutating func symbol(_ byte: UInt8) {
    switch byte {
    case 0x28: finish(.leftParen, 1)
    case 0x29: finish(.rightParen, 1)
    case 0x5B: finish(.leftBracket, 1)
    case 0x5D: finish(.rightBracket, 1)
    case 0x7B: finish(.leftBrace, 1)
    case 0x7D: finish(.rightBrace, 1)
    case 0x2C: finish(.comma, 1)
    case 0x3A: finish(.colon, 1)
    case 0x3B: finish(.semicolon, 1)
    case 0x22: finish(.doubleQuote, 1)
    case 0x27: finish(.singleQuote, 1)
    case 0x5C: finish(.backslash, 1)
    case 0x40: finish(.at, 1)
    case 0x23: hash()
    case 0x24: dollar()
    case 0x60: quotedIdentifier()
    default: operatorSymbol(byte)
    }
  }

  /// `#"…"#`, in which no character means anything else; else the sign alone.
  private mutating func hash() {
    if byte(position + 1) == 0x2F, let end = endOfPattern(position + 2), byte(end) == 0x23 {
      return finish(.pattern, end + 1 - position)
    }
    var end = position + 2
    guard byte(position + 1) == 0x22 else { return finish(.hash, 1) }
    while end < limit, text[end] != 0x0A, text[end] != 0x22 || byte(end + 1) != 0x23 { end += 1 }
    guard end < limit, text[end] == 0x22 else { return finish(.hash, 1) }
    finish(.rawString, end + 2 - position)
  }

  /// The offset past the `/` that ends the regular expression whose text begins at `start`; nil where none does on its line.
  private func endOfPattern(_ start: Int) -> Int? {
    var end = start
    while end < limit, text[end] != 0x0A, text[end] != 0x2F { end += text[end] == 0x5C ? 2 : 1 }
    return end < limit && text[end] == 0x2F ? end + 1 : nil
  }

  /// The offset past a regular expression that begins here, where a value may begin; nil where `/` divides, or is a function.
  private var patternEnd: Int? {
    switch token.kind {
    case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .semicolon, .assign, .equalEqual, .notEqual,
      .patternMatch, .and, .or, .coalesce, .question, .returnKeyword, .caseKeyword, .inKeyword, .tryKeyword:
      break
    case .end where position == origin: break
    // Behind a value it divides.
    default: return nil
    }
    switch byte(position + 1) {
    case 0x20, 0x09, 0x0A, 0x29, 0x2C, 0: return nil
    // No regular expression begins with a blank, and none is empty.
    default: return endOfPattern(position + 1)
    }
  }

  private mutating func operatorSymbol(_ byte: UInt8) {
    let next = self.byte(position + 1)
    let isAssigning = next == 0x3D
    switch byte {
    case 0x2E:
      if next != 0x2E { return finish(.dot, 1) }
      switch self.byte(position + 2) {
      case 0x2E: finish(.ellipsis, 3)
      case 0x3C: finish(.halfOpen, 3)
      default: finish(.unsupportedOperator, 2)
      }
    case 0x3F:
      let isDouble = next == 0x3F && self.byte(position + 2) != 0x2E
      finish(isDouble ? .coalesce : .question, isDouble ? 2 : 1)
    case 0x21: equality(.bang, .notEqual)
    case 0x3D: equality(.assign, .equalEqual)
    case 0x2B: arithmetic(.plus, .plusAssign, doubled: 0x2B)
    case 0x2D:
      if next == 0x3E { return finish(.arrow, 2) }
      arithmetic(.minus, .minusAssign, doubled: 0x2D)
    case 0x2A: arithmetic(.star, .starAssign, doubled: 0x2A)
    case 0x2F where patternEnd != nil: finish(.pattern, (patternEnd ?? position) - position)
    case 0x2F: arithmetic(.slash, .slashAssign, doubled: 0)
    case 0x25: arithmetic(.percent, .percentAssign, doubled: 0)
    case 0x3C:
      if next == 0x3C { return shift() }
      finish(isAssigning ? .lessEqual : .less, isAssigning ? 2 : 1)
    case 0x3E:
      if next == 0x3E { return shift() }
      finish(isAssigning ? .greaterEqual : .greater, isAssigning ? 2 : 1)
    case 0x26:
      switch next {
      case 0x26: finish(.and, 2)
      case 0x3D: finish(.bitAssign, 2)
      case 0x2B, 0x2D, 0x2A:
        let isAssigning = self.byte(position + 2) == 0x3D
        finish(isAssigning ? .bitAssign : .unsupportedOperator, isAssigning ? 3 : 2)
      default: finish(.ampersand, 1)
      }
    case 0x7C:
      if next == 0x7C { return finish(.or, 2) }
      finish(isAssigning ? .bitAssign : .unsupportedOperator, isAssigning ? 2 : 1)
    case 0x7E: finish(isAssigning ? .patternMatch : .unsupportedOperator, isAssigning ? 2 : 1)
    case 0x5E: finish(isAssigning ? .bitAssign : .unsupportedOperator, isAssigning ? 2 : 1)
    default: finish(.unknown, 1)
    }
  }

  /// `<<`, `>>`, `<<=` or `>>=`.
  private mutating func shift() {
    let isAssigning = byte(position + 2) == 0x3D && byte(position + 3) != 0x3D
    finish(isAssigning ? .bitAssign : .unsupportedOperator, isAssigning ? 3 : 2)
  }

  /// `x`, `x=` or `x==`: objects are equal where they are the same.
  private mutating func equality(_ single: CodeTokenKind, _ double: CodeTokenKind) {
    guard byte(position + 1) == 0x3D else { return finish(single, 1) }
    finish(double, byte(position + 2) == 0x3D ? 3 : 2)
  }

  /// `x`, `x=` or the unsupported `xx`.
  private mutating func arithmetic(
    _ single: CodeTokenKind, _ assigning: CodeTokenKind, doubled: UInt8
  ) {
    let next = byte(position + 1)
    if next == 0x3D { return finish(assigning, 2) }
    if next == doubled && doubled != 0 { return finish(.unsupportedOperator, 2) }
    finish(single, 1)
  }

  private mutating func dollar() {
    let start = position + 1
    let end = identifierEnd(start)
    if end == start { return finish(.unknown, 1) }
    if text[start] &- 0x30 < 10 { return finish(.dollarNumber, end - position) }
    token.name = name(start, end)
    finish(.dollarName, end - position)
  }

  private mutating func quotedIdentifier() {
    let start = position + 1
    let end = identifierEnd(start)
    guard end > start, byte(end) == 0x60 else { return finish(.unknown, 1) }
    token.name = name(start, end)
    finish(.identifier, end + 1 - position)
  }

  /// Moves past the string whose opening quote is the current token, without reading it.
  mutating func skipString() {
    let end = stringEnd(quote: token.start, depth: 0)
    restart(at: end)
  }

  /// The offset past the closing quote, or where the line or the code ends.
  private mutating func stringEnd(quote: Int, depth: Int) -> Int {
    let mark = text[quote]
    if mark == 0x22, byte(quote + 1) == mark, byte(quote + 2) == mark {
      return endOfLines(from: quote + 3).map { $0 + 3 } ?? limit
    }
    var index = quote + 1
    while index < limit {
      let byte = text[index]
      if byte == mark { return index + 1 }
      if byte == 0x0A || byte == 0x0D { return index }
      if byte != 0x5C {
        index += 1
      } else if self.byte(index + 1) == 0x28 && depth < 64 {
        index = interpolationEnd(index + 2, depth: depth + 1)
      } else {
        index += 2
      }
    }
    return limit
  }

  /// Where the `"""` stands that ends a string of several lines; nil where it has no end.
  func endOfLines(from start: Int) -> Int? {
    var index = start
    while index + 2 < limit {
      if text[index] == 0x5C {
        index += 2
      } else if text[index] == 0x22, text[index + 1] == 0x22, text[index + 2] == 0x22 {
        return index
      } else {
        index += 1
      }
    }
    return nil
  }

  private mutating func interpolationEnd(_ start: Int, depth: Int) -> Int {
    var open = 1
    var index = start
    while index < limit {
      switch text[index] {
      case 0x28: open += 1
      case 0x29:
        open -= 1
        if open == 0 { return index + 1 }
      case 0x22, 0x27:
        index = stringEnd(quote: index, depth: depth)
        continue
      case 0x0A, 0x0D: return index
      default: break
      }
      index += 1
    }
    return limit
  }

  /// A character that looks like one of the language but is another: its length and what was meant.
  mutating func confusable(at index: Int) -> (count: Int, meant: String)? {
    let first = byte(index)
    let second = UInt32(byte(index + 1))
    switch first {
    case 0xC2: return second == 0xA0 ? (2, " ") : nil
    case 0xC3: return second == 0x97 ? (2, "*") : second == 0xB7 ? (2, "/") : nil
    case 0xE2, 0xE3, 0xEF: break
    default: return nil
    }
    switch UInt32(first) << 16 | second << 8 | UInt32(byte(index + 2)) {
    case 0xE2_809C...0xE2_809F: return (3, "\"")
    case 0xE2_8098...0xE2_809B: return (3, "'")
    case 0xE2_80A6: return (3, "...")
    case 0xE2_8092...0xE2_8095, 0xE2_8892: return (3, "-")
    case 0xE2_8692: return (3, "->")
    case 0xE2_89A0: return (3, "!=")
    case 0xE2_89A4: return (3, "<=")
    case 0xE2_89A5: return (3, ">=")
    case 0xE2_808B, 0xE2_80A8, 0xE2_80A9, 0xE3_8080, 0xEF_BBBF: return (3, " ")
    case 0xEF_BC81...0xEF_BC8F, 0xEF_BC9A...0xEF_BCA0, 0xEF_BCBB...0xEF_BCBD:
      return (3, String(UnicodeScalar(byte(index + 2) &- 0x60)))
    case 0xEF_BD9B...0xEF_BD9D: return (3, String(UnicodeScalar(byte(index + 2) &- 0x20)))
    default: return nil
    }
  }
}
