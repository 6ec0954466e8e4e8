import SourceModel

/// What a token of code is.
enum CodeTokenKind: UInt8 {
  case end, identifier, integer, double, doubleQuote, singleQuote
  /// `#"…"#`, the whole string.
  case rawString
  /// `/…/` and `#/…/#`, the whole regular expression.
  case pattern
  /// `$name` and `$0`.
  case dollarName, dollarNumber
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, semicolon, dot, backslash, arrow, underscore, at, hash
  case question, bang, ampersand
  case plus, minus, star, slash, percent
  case equalEqual, notEqual, less, lessEqual, greater, greaterEqual, patternMatch
  case and, or, coalesce, ellipsis, halfOpen
  /// The word `not`; the symbol is `bang`.
  case not
  case assign, plusAssign, minusAssign, starAssign, slashAssign, percentAssign
  /// `&=`, `|=`, `^=`, `<<=` and `>>=`; `&+=`, `&-=` and `&*=`.
  case bitAssign
  /// An operator of Swift that the language leaves out, such as `<<`.
  case unsupportedOperator
  /// A character that begins no token.
  case unknown
  /// `/*` without its `*/`.
  case unterminatedComment
  case letKeyword, varKeyword, ifKeyword, elseKeyword, guardKeyword, switchKeyword, caseKeyword,
    defaultKeyword
  case forKeyword, inKeyword, whereKeyword, returnKeyword, breakKeyword, continueKeyword
  case trueKeyword, falseKeyword, nilKeyword, selfKeyword
  case isKeyword, asKeyword
  case tryKeyword, throwKeyword, doKeyword, catchKeyword, whileKeyword, repeatKeyword, deferKeyword,
    funcKeyword
  /// `await` before what it waits for, `async` before `let`.
  case awaitKeyword, asyncKeyword
  /// A reserved word of Swift that the language leaves out, such as `class`.
  case unsupportedKeyword
  /// A word of Swift that the language leaves out and that is a name where nothing follows it; the lexer decides.
  case contextualKeyword

  /// True for `)`, `]` and `}`.
  @inline(__always) var isCloser: Bool { self == .rightParen || self == .rightBracket || self == .rightBrace }
  /// True for `(`, `[` and `{`.
  @inline(__always) var isOpener: Bool { self == .leftParen || self == .leftBracket || self == .leftBrace }
  /// True for `=`, `+=` and their like.
  var isAssigning: Bool {
    switch self {
    case .assign, .plusAssign, .minusAssign, .starAssign, .slashAssign, .percentAssign, .bitAssign: true
    // No other sign assigns.
    default: false
    }
  }
  /// True for words that begin a statement or declaration, and no value.
  var beginsNoValue: Bool {
    switch self {
    case .letKeyword, .varKeyword, .guardKeyword, .forKeyword, .returnKeyword, .breakKeyword,
      .continueKeyword, .caseKeyword, .defaultKeyword, .doKeyword, .whileKeyword, .repeatKeyword,
      .deferKeyword, .throwKeyword, .funcKeyword, .asyncKeyword, .unsupportedKeyword:
      true
    // `if` and `switch` begin values, too; any other token is a part of one, or a fault.
    default: false
    }
  }
  /// False for tokens that never continue an operand.
  @inline(__always) var mayBeSuffix: Bool {
    switch self {
    case .dot, .leftParen, .leftBracket, .leftBrace, .bang, .question, .ellipsis, .less: true
    // What is no case of the loop in `parsePostfix` would end it anyway.
    default: false
    }
  }
  /// False for most tokens that do not stand between two operands.
  @inline(__always) var mayBeInfix: Bool {
    rawValue >= CodeTokenKind.ampersand.rawValue && rawValue <= CodeTokenKind.unsupportedOperator.rawValue
      || self == .isKeyword || self == .asKeyword
  }
  /// True for reserved words.
  @inline(__always) var isKeyword: Bool { rawValue >= CodeTokenKind.letKeyword.rawValue }
}
