import Memory
import SourceModel

/// Cuts code into tokens, one ahead of the parser. Never fails and never reports: what it cannot read
/// becomes a token that the parser explains.
struct CodeLexer {
  /// The bytes read: the file's, or a decoded copy of one range.
  var text: [UInt8]
  /// Where the code begins and ends in `text`.
  var origin = 0
  var limit = 0
  /// Where the token after `token` is looked for.
  var position = 0
  var token = CodeToken()
  /// Where the token before `token` ended.
  var previousEnd = 0
  let names: NameCache
  /// The platform that `#if os(…)` asks for; nil to leave such directives as they are.
  var platform: String?
  private let keywords = CodeKeywords.shared

  /// A lexer of no range yet.
  init(_ text: [UInt8], names: NameCache) {
    self.text = text
    self.names = names
  }

  /// A place to come back to after looking ahead.
  struct Mark {
    var position: Int
    var token: CodeToken
    var previousEnd: Int
  }

  var mark: Mark { Mark(position: position, token: token, previousEnd: previousEnd) }

  mutating func reset(to mark: Mark) {
    position = mark.position
    token = mark.token
    previousEnd = mark.previousEnd
  }

  /// Goes on at `place`, as if the token before ended there.
  mutating func restart(at place: Int) {
    position = place
    token.kind = .unknown
    token.end = place
    advance()
  }

  /// The byte at `index`, or 0 past the end.
  @inline(__always) func byte(_ index: Int) -> UInt8 { index < limit ? text[index] : 0 }

  /// Reads the next token into `token`.
  mutating func advance() {
    previousEnd = token.end
    let afterDot = token.kind == .dot
    let before = position
    token.newlineBefore = false
    token.name = Name(id: 0)
    var byte = skipBlanks()
    if byte <= 0x20 || byte == 0x2F || byte == 0x23 {
      if let comment = skipTrivia() {
        token.spaceBefore = position > before || position == origin
        token.start = comment
        return finish(.unterminatedComment, limit - position)
      }
      byte = self.byte(position)
    }
    token.spaceBefore = position > before || position == origin
    token.start = position
    if Self.isPlainStart(byte) { return identifier(afterDot: afterDot) }
    guard position < limit else { return finish(.end, 0) }
    if byte >= 0x80 {
      if let confusable = confusable(at: position) { return finish(.unknown, confusable.count) }
      return identifier(afterDot: afterDot)
    }
    if byte &- 0x30 < 10 { return number(afterDot: afterDot) }
    symbol(byte)
  }

  /// Skips blanks; the byte behind them, 0 at the end.
  @inline(__always) private mutating func skipBlanks() -> UInt8 {
    let (start, limit) = (position, limit)
    let (end, byte) = text.withUnsafeBufferPointer { text in
      var index = start
      while index < limit, text[index] == 0x20 { index &+= 1 }
      return (index, index < limit ? text[index] : 0)
    }
    position = end
    return byte
  }

  @inline(__always) mutating func finish(_ kind: CodeTokenKind, _ count: Int) {
    token.kind = kind
    position += count
    token.end = position
  }

  /// Skips white space and comments; the start of a comment that does not end, if there is one.
  private mutating func skipTrivia() -> Int? {
    while position < limit {
      let byte = text[position]
      if byte > 0x2F { return nil }
      if byte == 0x20 || byte == 0x09 {
        position += 1
      } else if byte == 0x0A || byte == 0x0D {
        token.newlineBefore = true
        position += 1
      } else if byte == 0x2F {
        let next = self.byte(position + 1)
        if next == 0x2F {
          while position < limit && text[position] != 0x0A && text[position] != 0x0D { position += 1 }
        } else if next == 0x2A {
          let start = position
          if !skipBlockComment() { return start }
        } else {
          return nil
        }
      } else if byte != 0x23 || !skipDirective() {
        return nil
      }
    }
    return nil
  }

  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    while position < limit {
      let byte = text[position]
      let next = self.byte(position + 1)
      if byte == 0x2F && next == 0x2A {
        depth += 1
        position += 2
      } else if byte == 0x2A && next == 0x2F {
        depth -= 1
        position += 2
        if depth == 0 { return true }
      } else {
        if byte == 0x0A || byte == 0x0D { token.newlineBefore = true }
        position += 1
      }
    }
    position = limit
    return false
  }

  @inline(__always) static func isIdentifierStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || byte >= 0x80
  }

  /// True for the letters of ASCII and `_`.
  @inline(__always) static func isPlainStart(_ byte: UInt8) -> Bool { byte < 0x80 && isIdentifierStart(byte) }

  @inline(__always) static func isIdentifierByte(_ byte: UInt8) -> Bool {
    isIdentifierStart(byte) || byte &- 0x30 < 10
  }

  /// The offset just past the identifier bytes from `start` on.
  mutating func identifierEnd(_ start: Int) -> Int {
    var end = start
    while true {
      end = text.withUnsafeBufferPointer { Self.plainEnd($0, end, limit) }
      if end == limit || text[end] < 0x80 || confusable(at: end) != nil { return end }
      end += 1
    }
  }

  /// The offset just past the letters, digits and `_` of ASCII from `start` on.
  @inline(__always)
  static func plainEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ limit: Int) -> Int {
    var end = start
    while bytes.count &- end >= 8 {
      let marks = ByteWord(bytes, at: end).marksBeyondNames
      if marks != 0 { return min(end &+ ByteWord.place(of: marks), limit) }
      end &+= 8
    }
    while end < limit, bytes[end] < 0x80, isIdentifierByte(bytes[end]) { end += 1 }
    return min(end, limit)
  }

  /// Interns the bytes from `start` up to `end`.
  mutating func name(_ start: Int, _ end: Int) -> Name {
    text.withUnsafeBufferPointer { names.intern(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  private mutating func identifier(afterDot: Bool) {
    let end = identifierEnd(position)
    if end == position + 1 && text[position] == 0x5F { return finish(.underscore, 1) }
    let name = name(position, end)
    token.name = name
    var kind = CodeTokenKind.identifier
    if !afterDot {
      kind = keywords.kind(of: name)
      if CodeKeywords.isOperatorWord(kind) {
        var next = end
        while byte(next) == 0x20 || byte(next) == 0x09 { next += 1 }
        let isDeclared = token.kind == .letKeyword || token.kind == .varKeyword
        if isDeclared || byte(next) == 0x3A { kind = .identifier }
      } else if kind == .contextualKeyword {
        kind =
          operandFollows(end, mayBeParenthesized: name == keywords.awaiting)
          ? keywords.kind(ofContextual: name) : .identifier
      }
    }
    finish(kind, end - position)
  }

  /// True for a word that is a name wherever it stands.
  func isName(_ word: Name) -> Bool { keywords.kind(of: word) == .identifier && word != Names.underscore }

  /// True if a name follows on the same line, so that the word before it is no name.
  private mutating func operandFollows(_ end: Int, mayBeParenthesized: Bool) -> Bool {
    var start = end
    while byte(start) == 0x20 || byte(start) == 0x09 { start += 1 }
    guard start > end else { return false }
    // `await [load()]`, while `waits [0]` is no subscript with a blank before it.
    if byte(start) == 0x5B || byte(start) == 0x28 && mayBeParenthesized { return true }
    // `await .done(load())`
    if byte(start) == 0x2E, mayBeParenthesized, Self.isIdentifierStart(byte(start + 1)) { return true }
    guard Self.isIdentifierStart(byte(start)) else { return false }
    switch keywords.kind(of: name(start, identifierEnd(start))) {
    case .identifier, .letKeyword, .varKeyword, .selfKeyword, .tryKeyword, .unsupportedKeyword,
      .contextualKeyword:
      return true
    // Words such as `and`, `in` or `else` follow a name, and before any other the word is read as one.
    default: return false
    }
  }

  private mutating func number(afterDot: Bool) {
    var end = position
    if afterDot {
      while byte(end) &- 0x30 < 10 { end += 1 }
      return finish(.integer, end - position)
    }
    if text[position] == 0x30, case let radix = byte(position + 1) | 0x20,
      radix == 0x78 || radix == 0x62 || radix == 0x6F
    {
      end += 2
      while Self.isIdentifierByte(byte(end)) && byte(end) < 0x80 { end += 1 }
      return finish(.integer, end - position)
    }
    func digits() { while byte(end) &- 0x30 < 10 || byte(end) == 0x5F { end += 1 } }
    var kind = CodeTokenKind.integer
    digits()
    if byte(end) == 0x2E && byte(end + 1) &- 0x30 < 10 {
      kind = .double
      end += 1
      digits()
    }
    if byte(end) | 0x20 == 0x65 {
      let sign = byte(end + 1) == 0x2B || byte(end + 1) == 0x2D ? 1 : 0
      if byte(end + 1 + sign) &- 0x30 < 10 {
        kind = .double
        end += 1 + sign
        digits()
      }
    }
    finish(kind, end - position)
  }

  /// True unless something that opens or separates stands before the token: the operator leans on its left.
  mutating func isLeftBound(_ token: CodeToken) -> Bool {
    if token.spaceBefore || token.start <= origin { return false }
    switch text[token.start - 1] {
    case 0x28, 0x5B, 0x7B, 0x2C, 0x3B, 0x3A: return false
    default: return true
    }
  }

  /// True unless something that closes, separates or parts follows the token: the operator leans on its right.
  mutating func isRightBound(_ token: CodeToken) -> Bool {
    switch byte(token.end) {
    case 0, 0x20, 0x09, 0x0A, 0x0D, 0x29, 0x5D, 0x7D, 0x2C, 0x3B, 0x3A: return false
    case 0x2E: return !isLeftBound(token)
    case 0x2F: return byte(token.end + 1) != 0x2F && byte(token.end + 1) != 0x2A
    default: return true
    }
  }

  /// True if a `:` follows the current token, after white space at most.
  var colonFollows: Bool {
    var next = position
    while byte(next) == 0x20 || byte(next) == 0x09 || byte(next) == 0x0A || byte(next) == 0x0D { next += 1 }
    return byte(next) == 0x3A
  }
}
