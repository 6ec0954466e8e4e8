import SourceModel

/// Operators, from the ternary down to prefixes, with Swift's precedence and associativity.
extension CodeParser {
  /// An operator between two operands.
  struct InfixOperator {
    var op: CodeOperator
    var precedence: Int
    var associativity: Associativity
    enum Associativity { case left, right, none }
  }

  mutating func parseExpression() -> CodeID {
    guard enter() else {
      depth -= 1
      return errorNode()
    }
    defer { depth -= 1 }
    let start = lexer.token.start
    let condition = parseBinary(1)
    guard at(.question) else { return condition }
    return parseTernary(condition, start)
  }

  private mutating func parseTernary(_ condition: CodeID, _ start: Int) -> CodeID {
    let question = lexer.token
    var longest = chain
    lexer.advance()
    let then = parseExpression()
    longest = max(longest, chain)
    var otherwise = CodeID.none
    if consume(.colon) {
      otherwise = parseExpression()
    } else {
      if !explainToken() {
        fail(
          "This `?` chooses between two values, but `:` and the second are missing: \(found).",
          at: range(question.start, question.end), help: "Write `condition ? value : otherValue`.")
      }
      otherwise = errorNode()
    }
    chain = max(longest, chain)
    var node = CodeNode(.ternary, since(start))
    node.a = condition.index
    node.b = then.index
    node.list = list(of: otherwise)
    return add(node)
  }

  /// Parses operators that bind at least as tightly as `minimum`.
  mutating func parseBinary(_ minimum: Int) -> CodeID {
    let start = lexer.token.start
    var left = parseUnary()
    var unchainable = 0
    var isReported = false
    while let infix = nextInfix(), infix.precedence >= minimum {
      let sign = lexer.token
      if sign.kind == .identifier { reportForeignOperator(sign) }
      if infix.associativity == .none {
        if unchainable == infix.precedence && !isReported {
          reportChained(sign, infix)
          isReported = true
        }
        unchainable = infix.precedence
      }
      if lexer.token.kind == .isKeyword || lexer.token.kind == .asKeyword {
        left = parseCast(left, start)
        continue
      }
      if infix.op == .none {
        let (message, help) = unsupportedInfix(sign)
        report(message, at: tokenRange, help: help)
      }
      lexer.advance()
      if isAtMissingOperand {
        if !explainToken() { failMissingOperand(of: sign) }
      }
      let longest = chain
      let right: CodeID
      if infix.associativity == .right {
        guard enter() else {
          depth -= 1
          return errorNode()
        }
        right = parseBinary(infix.precedence)
        depth -= 1
      } else {
        right = parseBinary(infix.precedence + 1)
      }
      chain = max(chain, longest)
      lengthen()
      var node = CodeNode(infix.op == .none ? .error : .binary, since(start))
      if infix.op != .none {
        node.op = infix.op
        node.a = left.index
        node.b = right.index
        if sign.kind == .equalEqual || sign.kind == .notEqual, sign.end - sign.start == 3 {
          node.flags.insert(.identity)
        }
        if sign.kind == .unsupportedOperator, Self.wrappingOperators.contains(infix.op) {
          node.flags.insert(.wrapping)
        }
      }
      left = add(node)
    }
    return left
  }

  private mutating func nextInfix() -> InfixOperator? {
    if lexer.token.kind.mayBeInfix { return infixOperator() }
    if lexer.token.kind == .identifier, !lexer.token.newlineBefore {
      return Self.foreignOperators[text(of: lexer.token)]?.infix
    }
    return nil
  }

  /// The operator at the current token, if it continues the expression.
  private mutating func infixOperator() -> InfixOperator? {
    let token = lexer.token
    switch token.kind {
    case .star: return InfixOperator(op: .multiply, precedence: 7, associativity: .left)
    case .slash: return InfixOperator(op: .divide, precedence: 7, associativity: .left)
    case .percent: return InfixOperator(op: .remainder, precedence: 7, associativity: .left)
    case .plus, .minus:
      if token.spaceBefore && lexer.isRightBound(token) {
        if token.newlineBefore { return nil }
        let sign = text(of: token)
        report(
          "`\(sign)` has a blank before it and none after it, so it reads as the sign of the next value.",
          at: tokenRange, help: "Put blanks on both sides of `\(sign)`, or on neither.",
          fixes: [insertion(" ", at: token.end, "Put a blank after `\(sign)`")])
      }
      return InfixOperator(
        op: token.kind == .plus ? .add : .subtract, precedence: 6, associativity: .left)
    case .ellipsis, .halfOpen:
      if token.newlineBefore && token.name.isEmpty && lexer.isRightBound(token) { return nil }
      let op: CodeOperator = token.kind == .ellipsis ? .closedRange : .halfOpenRange
      return InfixOperator(op: op, precedence: 5, associativity: .none)
    case .coalesce: return InfixOperator(op: .coalesce, precedence: 4, associativity: .right)
    case .equalEqual: return InfixOperator(op: .equal, precedence: 3, associativity: .none)
    case .notEqual: return InfixOperator(op: .notEqual, precedence: 3, associativity: .none)
    case .less: return InfixOperator(op: .less, precedence: 3, associativity: .none)
    case .lessEqual: return InfixOperator(op: .lessOrEqual, precedence: 3, associativity: .none)
    case .greater: return InfixOperator(op: .greater, precedence: 3, associativity: .none)
    case .greaterEqual: return InfixOperator(op: .greaterOrEqual, precedence: 3, associativity: .none)
    case .patternMatch: return InfixOperator(op: .patternMatch, precedence: 3, associativity: .none)
    case .and: return InfixOperator(op: .and, precedence: 2, associativity: .left)
    case .or: return InfixOperator(op: .or, precedence: 1, associativity: .left)
    case .unsupportedOperator, .ampersand:
      if token.newlineBefore, lexer.isRightBound(token) { return nil }
      return Self.bitOperators[text(of: token)]
        ?? InfixOperator(op: .none, precedence: 7, associativity: .left)
    case .isKeyword, .asKeyword:
      return InfixOperator(op: .none, precedence: 5, associativity: .left)
    // A token that joins no values ends the expression; whether it may stand there, the caller knows.
    default: return nil
    }
  }

  /// The operators that reckon with the bits of whole numbers.
  private static let bitOperators: [String: InfixOperator] = [
    "<<": InfixOperator(op: .shiftLeft, precedence: 8, associativity: .none),
    ">>": InfixOperator(op: .shiftRight, precedence: 8, associativity: .none),
    "&": InfixOperator(op: .bitAnd, precedence: 7, associativity: .left),
    "|": InfixOperator(op: .bitOr, precedence: 6, associativity: .left),
    "^": InfixOperator(op: .bitXor, precedence: 6, associativity: .left),
    "&*": InfixOperator(op: .multiply, precedence: 7, associativity: .left),
    "&+": InfixOperator(op: .add, precedence: 6, associativity: .left),
    "&-": InfixOperator(op: .subtract, precedence: 6, associativity: .left),
  ]

  private static let wrappingOperators: Set<CodeOperator> = [.add, .subtract, .multiply]

  /// A fix that inserts `text`.
  mutating func insertion(_ text: String, at offset: Int, _ title: String) -> FixIt {
    let place = range(offset - 1, offset).end
    return FixIt(title, .safe, [SourceEdit(SourceLocation(file, SourceRange(place, place)), text)])
  }

  private mutating func reportChained(_ sign: CodeToken, _ infix: InfixOperator) {
    let (kind, help) =
      switch infix.precedence {
      case 5: ("range", "A range has one lower and one upper bound.")
      case 8: ("shift", "Put one of them in parentheses.")
      default: ("comparison", "Join two comparisons with `&&` (`and`), or put one in parentheses.")
      }
    report(
      "`\(text(of: sign))` cannot follow another \(kind) without parentheses.",
      at: range(sign.start, sign.end),
      help: help)
  }

  private mutating func reportUnsupported() {
    let (message, help) = unsupported(lexer.token)
    report(message, at: tokenRange, help: help)
  }

  /// `x is T`, `x as? T`, and the patterns `p as T` and `is T`; the word is the current token.
  mutating func parseCast(_ value: CodeID, _ start: Int) -> CodeID {
    let isTest = lexer.token.kind == .isKeyword
    lexer.advance()
    var flags: CodeFlags = []
    if !isTest, !lexer.token.spaceBefore && (at(.question) || at(.bang)) {
      flags = at(.question) ? .optional : .unwrapped
      lexer.advance()
    }
    let type = parseType()
    lengthen()
    var node = CodeNode(.cast, since(start))
    if isTest { node.op = .patternMatch }
    node.a = value.index
    node.b = type.index
    node.flags = flags
    return add(node)
  }

  /// True where no operand can begin.
  private var isAtMissingOperand: Bool {
    switch lexer.token.kind {
    case .and, .or, .less, .lessEqual, .greater, .greaterEqual: !isAtNameOfOperator
    case .end, .rightParen, .rightBracket, .rightBrace, .comma, .colon, .semicolon, .assign, .star, .slash,
      .percent, .equalEqual, .notEqual, .patternMatch, .coalesce, .question, .arrow, .unterminatedComment:
      true
    // A token that could begin a value, or a word, is left to `parsePrimary`, which names what it found.
    default: false
    }
  }

  // MARK: Prefixes

  mutating func parseUnary() -> CodeID {
    let token = lexer.token
    chain = 0
    switch token.kind {
    case .minus: return parsePrefix(.negate)
    case .plus: return parsePrefix(.plus)
    case .bang, .not: return parsePrefix(.not)
    case .ellipsis: return parsePrefix(.partialThrough)
    case .halfOpen: return parsePrefix(.partialUpTo)
    case .ampersand: return parsePlace()
    case .tryKeyword: return parseTry()
    case .awaitKeyword:
      lexer.advance()
      return parseExpression()
    // What is no prefix begins a value, or is reported by `parsePrimary`.
    default: return parsePostfix()
    }
  }

  /// `&x`, the place that an `inout` parameter changes: a `unary` without an operator.
  private mutating func parsePlace() -> CodeID {
    let start = lexer.token.start
    lexer.advance()
    let place = parsePostfix()
    var node = CodeNode(.unary, since(start))
    node.a = place.index
    return add(node)
  }

  /// `try x`, which is `x`; `try? x`, `try! x`. All that stands to the right belongs to it.
  private mutating func parseTry() -> CodeID {
    let start = lexer.token.start
    lexer.advance()
    var op = CodeOperator.none
    if !lexer.token.spaceBefore && (at(.question) || at(.bang)) {
      op = at(.question) ? .attempt : .forcedAttempt
      lexer.advance()
    }
    let value = parseExpression()
    if op == .none { return value }
    var node = CodeNode(.unary, since(start))
    node.op = op
    node.a = value.index
    return add(node)
  }

  private mutating func parseNestedUnary() -> CodeID {
    guard enter() else {
      depth -= 1
      return errorNode()
    }
    defer { depth -= 1 }
    return parseUnary()
  }

  private mutating func parsePrefix(_ op: CodeOperator) -> CodeID {
    let sign = lexer.token
    lexer.advance()
    if op == .negate, at(.integer) || at(.double), !lexer.token.spaceBefore, !isNumberContinued {
      return parseNumber(sign: sign)
    }
    if isAtMissingOperand {
      if !explainToken() { failMissingOperand(of: sign) }
      return errorNode()
    }
    let operand = parseNestedUnary()
    var node = CodeNode(.unary, since(sign.start))
    node.op = op
    node.a = operand.index
    return add(node)
  }

  /// True if a member follows the number, so that a sign before it belongs to the whole.
  private var isNumberContinued: Bool {
    lexer.byte(lexer.token.end) == 0x2E && CodeLexer.isIdentifierStart(lexer.byte(lexer.token.end + 1))
  }
}
