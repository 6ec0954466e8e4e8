import SourceModel

/// Number literals.
extension CodeParser {
  /// Parses the number at the current token; `sign` is the `-` right before it.
  mutating func parseNumber(sign: CodeToken?) -> CodeID {
    let token = lexer.token
    let place = range(sign?.start ?? token.start, token.end)
    lexer.advance()
    if !lexer.token.spaceBefore && isAtWord && previousIsNumber(token) {
      fail(
        "`\(text(of: lexer.token))` follows the number `\(text(of: token))` directly.", at: tokenRange,
        help: "Remove it, or write an operator between them.")
    }
    return token.kind == .integer
      ? addInteger(token, place, isNegative: sign != nil) : addDouble(token, place, isNegative: sign != nil)
  }

  private mutating func previousIsNumber(_ token: CodeToken) -> Bool { token.end == lexer.token.start }

  private mutating func addInteger(_ token: CodeToken, _ place: SourceRange, isNegative: Bool) -> CodeID {
    var index = token.start
    var radix: UInt64 = 10
    if lexer.text[index] == 0x30 && token.end - index > 1 {
      switch lexer.text[index + 1] | 0x20 {
      case 0x78: radix = 16
      case 0x6F: radix = 8
      case 0x62: radix = 2
      default: break
      }
      if radix != 10 { index += 2 }
    }
    var value: UInt64 = 0
    var fits = true
    var digits = 0
    while index < token.end {
      let byte = lexer.text[index]
      index += 1
      if byte == 0x5F && digits > 0 { continue }
      guard let digit = DecodedCode.hexDigit(byte), digit < radix else {
        report(
          "`\(text(of: token))` is no number of base \(radix).", at: range(token.start, token.end),
          help: "Its digits are 0 to \(radix == 16 ? "9 and A to F" : String(radix - 1)).")
        return add(CodeNode(.error, place))
      }
      digits += 1
      let (product, over) = value.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      value = sum
      if over || carry { fits = false }
    }
    if digits == 0 {
      report(
        "`\(text(of: token))` has no digits.", at: range(token.start, token.end),
        help: "Write them after the prefix.")
      return add(CodeNode(.error, place))
    }
    guard fits, value <= UInt64(Int.max) + (isNegative ? 1 : 0) else {
      report(
        "`\(text(place, token))` does not fit an Int.", at: place,
        help: "An Int lies between \(Int.min) and \(Int.max); write a Double, such as `1e20`.")
      return add(CodeNode(.error, place))
    }
    return add(integerLiteral(Int(truncatingIfNeeded: isNegative ? 0 &- value : value), place))
  }

  /// A node, which is still to be added, for a whole number.
  package mutating func integerLiteral(_ value: Int, _ place: SourceRange) -> CodeNode {
    var node = CodeNode(.integerLiteral, place)
    node.a = Int32(truncatingIfNeeded: tree.integers.count)
    draft.integers.append(value)
    return node
  }

  private mutating func text(_ place: SourceRange, _ token: CodeToken) -> String {
    (place.start < range(token.start, token.end).start ? "-" : "") + text(of: token)
  }

  private mutating func addDouble(_ token: CodeToken, _ place: SourceRange, isNegative: Bool) -> CodeID {
    let value = simpleDouble(token) ?? libraryDouble(token)
    guard value.isFinite else {
      report(
        "`\(text(of: token))` does not fit a Double.", at: place,
        help: "The greatest Double is about 1.8e308.")
      return add(CodeNode(.error, place))
    }
    var node = CodeNode(.doubleLiteral, place)
    node.a = Int32(truncatingIfNeeded: tree.doubles.count)
    draft.doubles.append(isNegative ? -value : value)
    return add(node)
  }

  /// The value of a plain decimal whose digits and power of ten are exact as Doubles, so that one division
  /// rounds correctly (W. Clinger, "How to read floating point numbers accurately", 1990).
  private mutating func simpleDouble(_ token: CodeToken) -> Double? {
    guard token.end - token.start <= 16 else { return nil }
    var digits: UInt64 = 0
    var power = 1.0
    var isFraction = false
    for byte in lexer.text[token.start..<token.end] {
      if byte == 0x2E {
        isFraction = true
      } else if byte == 0x5F {
        continue
      } else if byte &- 0x30 < 10 {
        digits = digits * 10 + UInt64(byte - 0x30)
        if isFraction { power *= 10 }
      } else {
        return nil
      }
    }
    return Double(digits) / power
  }

  private mutating func libraryDouble(_ token: CodeToken) -> Double {
    let digits = lexer.text[token.start..<token.end].filter { $0 != 0x5F }
    return Double(String(decoding: digits, as: UTF8.self)) ?? .infinity
  }
}
