import SourceModel

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
  let awaiting: Name = "await"
  private let asynchronous: Name = "async"

  /// True for `some` and `any`, which may stand before a type.
  static func isOpaque(_ name: Name) -> Bool { name == Names.some || name == Names.any }

  /// The kind of a contextual word before what it is said of.
  func kind(ofContextual name: Name) -> CodeTokenKind {
    name == awaiting ? .awaitKeyword : name == asynchronous ? .asyncKeyword : .unsupportedKeyword
  }

  /// True for words that name a type where they stand alone.
  func isTypeName(_ name: Name) -> Bool {
    kind(of: name) == .identifier && !Self.isOpaque(name) && name != Names.underscore
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
