import SourceModel

/// Reads the code of one file's attributes into one `CodeTree`. Call it once for each place where code stands.
///
/// Every node's and diagnostic's range lies within the range that was given, in bytes of the file.
/// Everything it reports is `syntax/invalid-code`, but for too deep nesting: `syntax/limit`.
///
/// Its methods are `mutating`, also those that change nothing: a method that is not gets a copy of the parser.
public struct CodeParser {
  /// What was parsed so far; to be read before the next node is added.
  @inlinable public var tree: CodeTree { draft.tree }
  /// The tree that grows.
  public var draft: CodeDraft
  /// What was wrong, in the order of calls.
  public var diagnostics: [Diagnostic] = []

  /// Deepest nesting of brackets, closures, statements, unary operators, ternaries.
  static let maximumDepth = 256
  /// Longest chain of members, calls or operators that nests to the left.
  static let maximumChain = 1000

  let file: FileID
  let bytes: [UInt8]
  var lexer: CodeLexer
  var decoded = DecodedCode()
  var isDecoding = false
  /// The source range of the present call.
  var whole = SourceRange.zero
  var depth = 0
  /// How many lists of type arguments are open in an expression: `Array<Set<Int>>()`.
  var openTypeArguments = 0
  /// How far the expression just parsed nests to its left.
  var chain = 0
  /// True from an error to the place where parsing is sure again: nothing is reported meanwhile.
  var isPanicking = false
  /// True once nesting went past its limit: the rest of the call is skipped.
  var isStopped = false
  /// True if a string or comment ran to the end of the code.
  var isUnterminated = false
  /// False in the head of `if`, `guard`, `for` and `switch`, where `{` opens the body.
  var allowsTrailingClosure = true
  /// True in the types of what a case holds, which may have defaults.
  var isInPayload = false
  /// The loops and `switch` statements around, outermost first.
  var labels: [LoopLabel] = []
  /// The name that stands before the statement that is parsed next.
  var nextLabel = Name.none
  /// How many `(` and `[` are open.
  var openBrackets = 0
  /// Where the last report began; two at one place have one cause.
  var lastReport = -1

  /// A parser for `bytes`, which are those of `file`, that goes on with `draft`. Of code that `#if` tells apart by platforms it reads what is for
  /// one; without one, it reads no such code.
  public init(file: FileID, bytes: [UInt8], names: NameCache, draft: CodeDraft, platform: String? = nil) {
    self.draft = draft
    self.file = file
    self.bytes = bytes
    lexer = CodeLexer(bytes, names: names)
    lexer.platform = platform
  }

  /// Parses one expression, such as that of `condition`.
  ///
  /// - Parameters:
  ///   - range: The bytes of the file that hold it.
  ///   - decoding: True where references, CDATA, comments or carriage returns occur in them.
  public mutating func expression(in range: SourceRange, decoding: Bool) -> CodeID {
    open(range, decoding)
    if let path = plainPath(from: lexer.origin, to: lexer.limit) { return path }
    lexer.advance()
    let result = parseExpression()
    finish(after: "the expression")
    return result
  }

  /// Parses a condition, as that of an `<If>`: an expression, or an `ifStatement` without a block where it brings names or has
  /// several parts.
  public mutating func condition(in range: SourceRange, decoding: Bool) -> CodeID {
    open(range, decoding)
    if let path = plainPath(from: lexer.origin, to: lexer.limit) { return path }
    lexer.advance()
    let mark = draft.pending.count
    repeat {
      let bringsNames = at(.letKeyword) || at(.varKeyword) || at(.caseKeyword)
      draft.pending.append(bringsNames ? parseCondition() : parseExpression())
    } while !isPanicking && consume(.comma)
    finish(after: "the expression")
    let conditions = list(from: mark)
    if let only = tree.items(conditions).first, tree.items(conditions).count == 1,
      tree[only].kind != .optionalBinding, tree[only].kind != .patternCondition
    {
      return only
    }
    var node = CodeNode(.ifStatement, whole)
    node.list = conditions
    return add(node)
  }

  /// Parses statements into a `block`; it may be empty.
  public mutating func statements(in range: SourceRange, decoding: Bool) -> CodeID {
    begin(range, decoding)
    return restAsBlock()
  }

  /// Parses the body of a closure that is written without its braces: the same as statements.
  public mutating func closureBody(in range: SourceRange, decoding: Bool) -> CodeID {
    statements(in: range, decoding: decoding)
  }

  /// True where code begins with `{` and ends where that is closed, or is never closed. Linear in the length of the code.
  public mutating func isBraced(_ range: SourceRange, decoding: Bool) -> Bool {
    begin(range, decoding)
    guard at(.leftBrace) else { return false }
    skipToken()
    return at(.end)
  }

  /// True where what stands between the braces of a closure begins with what it captures, or with its parameters.
  public mutating func hasHead(in range: SourceRange, decoding: Bool) -> Bool {
    begin(range, decoding)
    return hasParameters() || hasCaptures()
  }

  /// Parses what stands between the braces of a closure: a closure where it has captures or its parameters have names, else a
  /// block.
  public mutating func closureInside(in range: SourceRange, decoding: Bool) -> CodeID {
    begin(range, decoding)
    if at(.at) { skipClosureMarks() }
    guard hasParameters() || hasCaptures() else { return restAsBlock() }
    var node = CodeNode(.closure, whole)
    parseHead(of: &node)
    node.b = restAsBlock().index
    return add(node)
  }

  private mutating func restAsBlock() -> CodeID {
    let mark = draft.pending.count
    parseStatements(until: .endOfCode)
    var block = CodeNode(.block, whole)
    block.list = list(from: mark)
    return add(block)
  }

  /// The name of a type that is all there is in a range; nil where there is more.
  public mutating func plainTypeName(in range: SourceRange, decoding: Bool) -> Name? {
    guard !decoding, let name = plainName(in: range), CodeKeywords.shared.isTypeName(name) else { return nil }
    return name
  }

  /// Parses one type.
  public mutating func type(in range: SourceRange, decoding: Bool) -> CodeID {
    if let name = plainTypeName(in: range, decoding: decoding) { return add(.named(name, range)) }
    begin(range, decoding)
    let result = parseType()
    finish(after: "the type")
    return result
  }

  /// The name of ASCII characters that is all there is in a range without references; nil where there is more.
  public mutating func plainName(in range: SourceRange) -> Name? {
    let (start, end) = (Int(range.start), Int(range.end))
    guard start < end, end <= bytes.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      guard CodeLexer.isPlainStart(bytes[start]), CodeLexer.plainEnd(bytes, start, end) == end else {
        return nil
      }
      return lexer.names.intern(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
  }

  /// Parses the payload of a case: one type, or several, perhaps with labels, as they stand between parentheses.
  public mutating func payload(in range: SourceRange, decoding: Bool) -> CodeID {
    begin(range, decoding)
    let result = parsePayload()
    finish(after: "the type")
    return result
  }

  /// Parses types separated by commas, as in `conforms`.
  public mutating func types(in range: SourceRange, decoding: Bool) -> CodeList {
    begin(range, decoding)
    let mark = draft.pending.count
    repeat { draft.pending.append(parseType()) } while consume(.comma)
    finish(after: "the type")
    return list(from: mark)
  }

  /// Parses a function's signature, such as `toggleFavorite(of product: Product) -> Bool`; the `name` of an initialiser may
  /// be left out.
  public mutating func signature(in range: SourceRange, decoding: Bool, named name: Name = .none) -> CodeID {
    begin(range, decoding)
    let result = parseSignature(named: name)
    finish(after: "the signature")
    return result
  }

  /// Parses `parameter` nodes separated by commas, as in the `takes` of a slot; may be empty.
  public mutating func parameters(in range: SourceRange, decoding: Bool) -> CodeList {
    begin(range, decoding)
    let mark = draft.pending.count
    parseParameters(opener: nil)
    finish(after: "the parameters")
    return list(from: mark)
  }

  /// Parses patterns separated by commas, as in the `is` of a case, and the condition after `where`, if there is one.
  public mutating func patterns(
    in range: SourceRange, decoding: Bool
  ) -> (patterns: CodeList, condition: CodeID) {
    begin(range, decoding)
    let mark = draft.pending.count
    repeat { draft.pending.append(parsePattern(binding: nil)) } while consume(.comma)
    let patterns = list(from: mark)
    let hasCondition = !isPanicking && at(.whereKeyword)
    let condition = hasCondition ? parseWhere(patterns: tree.items(patterns).count) : .none
    finish(after: "the pattern")
    return (patterns, condition)
  }

  /// Parses `.font(.title).padding()` into one `call` for each modifier, whose callee is an `implicitMember`; a name that is not
  /// called is that alone.
  public mutating func modifierChain(in range: SourceRange, decoding: Bool) -> CodeList {
    begin(range, decoding)
    let mark = draft.pending.count
    parseModifiers()
    return list(from: mark)
  }

  // MARK: Starting and building

  /// Sets the parser on `range` and reads its first token.
  mutating func begin(_ range: SourceRange, _ decoding: Bool) {
    open(range, decoding)
    lexer.advance()
  }

  /// Sets the parser on `range` without reading.
  mutating func open(_ range: SourceRange, _ decoding: Bool) {
    let end = min(Int(range.end), bytes.count)
    let start = min(Int(range.start), end)
    whole = SourceRange(start, end)
    if decoding {
      lexer.text = []
      decoded.decode(bytes, start..<end)
      lexer.text = decoded.text
      lexer.origin = 0
      lexer.limit = decoded.text.count
    } else {
      if isDecoding { lexer.text = bytes }
      lexer.origin = start
      lexer.limit = end
    }
    isDecoding = decoding
    lexer.position = lexer.origin
    lexer.token = CodeToken(start: lexer.origin, end: lexer.origin)
    depth = 0
    isPanicking = false
    isStopped = false
    isUnterminated = false
    allowsTrailingClosure = true
    openBrackets = 0
    lastReport = -1
  }

  /// The source of the text from `start` up to `end`.
  @inline(__always) mutating func range(_ start: Int, _ end: Int) -> SourceRange {
    isDecoding ? decodedRange(start, end) : SourceRange(start, max(start, end))
  }

  private mutating func decodedRange(_ start: Int, _ end: Int) -> SourceRange {
    guard start < decoded.starts.count else { return SourceRange(whole.end, whole.end) }
    let first = decoded.starts[start]
    return SourceRange(first, end > start ? decoded.ends[end - 1] : first)
  }

  /// The source of the current token.
  var tokenRange: SourceRange {
    mutating get { range(lexer.token.start, lexer.token.end) }
  }

  /// The source from `start` to the end of the last token that was taken.
  @inline(__always) mutating func since(_ start: Int) -> SourceRange { range(start, lexer.previousEnd) }

  @inline(__always) mutating func add(_ node: CodeNode) -> CodeID {
    let id = draft.nodes.endIndex
    draft.nodes.append(node)
    return id
  }

  /// A place that could not be parsed, at the current token.
  mutating func errorNode() -> CodeID {
    add(CodeNode(.error, lexer.token.kind == .end ? range(lexer.token.start, lexer.token.start) : tokenRange))
  }

  /// Moves the ids that were noted since `mark` into a list.
  mutating func list(from mark: Int) -> CodeList {
    let items = draft.pending.table.slice(mark..<draft.pending.count)
    if items.isEmpty { return .empty }
    let list = draft.lists.endIndex
    draft.lists.append(CodeID(items.count))
    draft.lists.append(contentsOf: items.storage)
    draft.pending.removeAll(from: mark)
    return list
  }

  /// Moves the ids that were noted since `mark` into a list, which may be empty, of a node whose name is `token`.
  mutating func list(from mark: Int, named token: CodeToken) -> CodeList {
    let items = draft.pending.table.slice(mark..<draft.pending.count)
    let list = draft.addList(items.storage, named: nameStart(token))
    draft.pending.removeAll(from: mark)
    return list
  }

  /// A list of one.
  mutating func list(of id: CodeID) -> CodeList {
    draft.pending.append(id)
    return list(from: draft.pending.count - 1)
  }

  // MARK: Tokens

  @inline(__always) func at(_ kind: CodeTokenKind) -> Bool { lexer.token.kind == kind }

  /// Takes the current token if it is of `kind`.
  @inline(__always) mutating func consume(_ kind: CodeTokenKind) -> Bool {
    if lexer.token.kind != kind { return false }
    lexer.advance()
    return true
  }

  /// True for identifiers and, as labels, reserved words.
  @inline(__always) var isAtWord: Bool { !lexer.token.name.isEmpty && lexer.token.kind != .dollarName }

  /// Enters one level of nesting; false past the limit, where the rest of the code is skipped.
  mutating func enter() -> Bool {
    depth += 1
    if depth <= Self.maximumDepth { return true }
    stop("This code nests more than \(Self.maximumDepth) levels deep.")
    return false
  }

  /// Counts one more step of a chain that nests to the left.
  @inline(__always) mutating func lengthen() {
    chain += 1
    if chain > Self.maximumChain {
      stop("This expression chains more than \(Self.maximumChain) members, calls or operators.")
    }
  }

  /// Reports a limit and skips the rest of the code.
  private mutating func stop(_ message: String) {
    guard !isStopped else { return }
    isStopped = true
    isPanicking = true
    diagnostics.append(
      Diagnostic(
        .syntaxLimit, .error, message, at: SourceLocation(file, tokenRange),
        help: "Split it: give parts of it names with `let`, or move them into a function."))
    lexer.restart(at: lexer.limit)
  }
}
