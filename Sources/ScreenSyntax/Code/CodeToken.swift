import SourceModel

/// What a token of code is.
enum CodeTokenKind: UInt8 {
  case end, identifier, integer, double, doubleQuote, singleQuote
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
  case assign, plusAssign, minusAssign, starAssign, slashAssign
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

/// One token: its kind and its bytes in the lexer's text.
struct CodeToken {
  var kind: CodeTokenKind = .end
  /// True if a line break stands between the previous token and this one.
  var newlineBefore = false
  /// True if white space or a comment stands before, or nothing at all.
  var spaceBefore = true
  var start = 0
  var end = 0
  /// The name of an identifier, reserved word, `$name` or operator word.
  var name = Name(id: 0)
}

/// Which names are reserved, found by the name's number without comparing text.
struct CodeKeywords: @unchecked Sendable {
  static let shared = CodeKeywords()

  private static let words: [(String, CodeTokenKind)] = [
    ("let", .letKeyword), ("var", .varKeyword), ("if", .ifKeyword), ("else", .elseKeyword),
    ("guard", .guardKeyword), ("switch", .switchKeyword), ("case", .caseKeyword),
    ("default", .defaultKeyword), ("for", .forKeyword), ("in", .inKeyword), ("where", .whereKeyword),
    ("return", .returnKeyword), ("break", .breakKeyword), ("continue", .continueKeyword),
    ("true", .trueKeyword), ("false", .falseKeyword), ("nil", .nilKeyword), ("self", .selfKeyword),
    ("is", .isKeyword), ("as", .asKeyword),
    ("and", .and), ("or", .or), ("not", .not), ("lt", .less), ("le", .lessEqual), ("gt", .greater),
    ("ge", .greaterEqual), ("upTo", .halfOpen),
    ("try", .tryKeyword), ("throw", .throwKeyword), ("throws", .unsupportedKeyword),
    ("rethrows", .unsupportedKeyword), ("do", .doKeyword), ("catch", .catchKeyword),
    ("while", .whileKeyword), ("repeat", .repeatKeyword), ("defer", .deferKeyword),
    ("fallthrough", .unsupportedKeyword), ("func", .funcKeyword), ("class", .unsupportedKeyword),
    ("struct", .unsupportedKeyword), ("enum", .unsupportedKeyword), ("protocol", .unsupportedKeyword),
    ("extension", .unsupportedKeyword), ("typealias", .unsupportedKeyword), ("import", .unsupportedKeyword),
    ("inout", .unsupportedKeyword), ("super", .unsupportedKeyword), ("static", .unsupportedKeyword),
    ("private", .unsupportedKeyword), ("fileprivate", .unsupportedKeyword), ("public", .unsupportedKeyword),
    ("internal", .unsupportedKeyword),
    ("await", .contextualKeyword), ("async", .contextualKeyword), ("actor", .contextualKeyword),
    ("lazy", .contextualKeyword), ("weak", .contextualKeyword), ("unowned", .contextualKeyword),
    ("mutating", .contextualKeyword),
  ]

  private let first: UInt32
  /// They live as long as the process: each lexer holds them, and workers would contend for a count of references.
  private let kinds: UnsafeBufferPointer<CodeTokenKind>
  private let some: Name = "some"
  private let any: Name = "any"
  private let awaiting: Name = "await"
  private let asynchronous: Name = "async"

  /// True for `some` and `any`, which may stand before a type.
  func isOpaque(_ name: Name) -> Bool { name == some || name == any }

  /// The kind of a contextual word before what it is said of.
  func kind(ofContextual name: Name) -> CodeTokenKind {
    name == awaiting ? .awaitKeyword : name == asynchronous ? .asyncKeyword : .unsupportedKeyword
  }

  /// True for words that name a type where they stand alone.
  func isTypeName(_ name: Name) -> Bool {
    kind(of: name) == .identifier && !isOpaque(name) && name != Names.underscore
  }

  private init() {
    let names = Self.words.map { Name($0.0) }
    let first = names.map(\.id).min() ?? 0
    let kinds = UnsafeMutableBufferPointer<CodeTokenKind>.allocate(
      capacity: Int((names.map(\.id).max() ?? 0) - first) + 1)
    kinds.initialize(repeating: .identifier)
    for (name, word) in zip(names, Self.words) { kinds[Int(name.id - first)] = word.1 }
    self.first = first
    self.kinds = UnsafeBufferPointer(kinds)
  }

  /// The kind of token that a word is.
  @inline(__always) func kind(of name: Name) -> CodeTokenKind {
    let index = Int(name.id &- first)
    return index < kinds.count ? kinds[index] : .identifier
  }

  /// True for the operator words, which are names before a `:`.
  @inline(__always) static func isOperatorWord(_ kind: CodeTokenKind) -> Bool {
    switch kind {
    case .and, .or, .not, .less, .lessEqual, .greater, .greaterEqual, .halfOpen: true
    // The other operators have no word, only a sign.
    default: false
    }
  }
}

/// Words of the code language that name nothing.
public enum ReservedWords {
  /// True for a word that cannot be the name of a local.
  public static func contains(_ word: Name) -> Bool { CodeKeywords.shared.kind(of: word) != .identifier }
}
