import ScreenLint
import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

extension LanguageServer {
  /// `textDocument/completion`: what may be written at a place, the likely first.
  func completion(_ parameters: JSONValue) throws -> JSONValue {
    let cursor = try cursorInText(parameters)
    let found = try completions(cursor)
    let replaced = cursor.text.range(
      SourceRange(found.replaced.lowerBound, found.replaced.upperBound), encoding)
    let items: [JSONValue] = found.items.enumerated().map { place, item in
      let text = item.snippet ?? item.label
      var written = client.takesSnippets ? text : CompletionItem.plain(text)
      if item.snippet == nil || found.isPlain { written = item.label }
      let isSnippet = client.takesSnippets && item.snippet != nil && !found.isPlain
      return .some([
        "label": .string(item.label), "kind": .int(item.kind.rawValue),
        "detail": item.detail.isEmpty ? .null : .string(item.detail),
        "documentation": item.documentation.isEmpty ? .null : documentation(item.documentation),
        "sortText": .string(Self.sortText(place)), "filterText": .string(found.filterPrefix + item.label),
        "insertTextFormat": isSnippet ? 2 : .null,
        "textEdit": [
          "range": replaced,
          "newText": .string(found.filterPrefix + written),
        ],
        "additionalTextEdits": item.isBehindOptional
          ? [mark("?", before: found.word.lowerBound - 1, in: cursor.text)] : .null,
      ])
    }
    return ["isIncomplete": .bool(found.isIncomplete), "items": .array(items)]
  }

  /// What is told of an item: Markdown, to a client that does not read it as plain letters.
  private func documentation(_ text: String) -> JSONValue {
    client.readsMarkdown ? ["kind": "markdown", "value": .string(text)] : .string(text)
  }

  /// An edit that writes a mark before what stands at an offset.
  private func mark(_ mark: String, before offset: Int, in text: SourceText) -> JSONValue {
    ["range": text.range(SourceRange(offset, offset), encoding), "newText": .string(mark)]
  }

  private static func sortText(_ place: Int) -> String {
    let digits = String(place)
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }

  /// A place in the text as the editor holds it; the package may be older.
  struct TextCursor {
    let served: ServedWorkspace
    let package: Int
    let path: String
    let text: SourceText
    let offset: Int

    /// The letters of the word around the place that stand in front of it.
    func typed(of word: Range<Int>) -> ArraySlice<UInt8> { text.bytes[word.lowerBound..<offset] }
  }

  func cursorInText(_ parameters: JSONValue) throws -> TextCursor {
    guard let uri = parameters["textDocument"]["uri"].text, let document = documents[uri] else {
      throw ResponseError(ResponseError.invalidParameters, "The document is not open.")
    }
    guard let served = served(uri), let place = served.place(of: uri) else {
      throw ResponseError("\(uri) is no file of a package that is open.")
    }
    guard let offset = document.text.offset(of: parameters["position"], encoding) else {
      throw ResponseError(ResponseError.invalidParameters, "The request names no position.")
    }
    return TextCursor(
      served: served, package: place.package, path: place.path, text: document.text, offset: offset)
  }

  /// What was found for a place.
  struct Completions {
    var items: [CompletionItem] = []
    /// The word that is being written.
    var word: Range<Int>
    /// What is replaced.
    var replaced: Range<Int>
    /// What stands before the label in what is replaced.
    var filterPrefix = ""
    /// True where labels are written as they are, as a value or arguments stand behind them.
    var isPlain = false
    /// True where there is more than was found: the client asks again as letters are typed.
    var isIncomplete = false
  }

  /// What may be written at a place.
  func completions(_ cursor: TextCursor) throws -> Completions {
    let bytes = cursor.text.bytes
    let scanner = MarkupScanner(bytes, at: cursor.offset)
    let snapshot = try cursor.served.lastSnapshot(cursor.package)
    let program = snapshot.program
    let file = snapshot.file(at: cursor.path) ?? FileID(0)
    let word = Self.word(around: cursor.offset, in: bytes)
    var markup = MarkupCompletion(
      program, file, snapshot.usage, scanner, bytes, typed: cursor.typed(of: word))
    var found = Completions(word: word, replaced: word)
    switch scanner.place {
    case .tagName(let range):
      markup.addElements()
      let rest = bytes[range.upperBound...].first
      // Where the tag goes on, its name alone is completed.
      found.isPlain = rest != nil && rest != 0x0A && rest != UInt8(ascii: "<")
      found.replaced = range
    case .endTagName(let range):
      markup.addEndTag()
      found.isPlain = bytes[range.upperBound...].first == UInt8(ascii: ">")
      found.replaced = range
    case .attributeName(let range):
      markup.addAttributes(besides: range)
      found.isPlain = bytes[range.upperBound...].first == UInt8(ascii: "=")
      found.replaced = range
    case .attributeValue(let name, let value, _):
      return try completions(ofValue: name, value, cursor, scanner, &markup, found)
    case .content:
      (found.items, found.isIncomplete) = try codeCompletions(cursor, scanner, word: word)
      found.isPlain = Self.isCalled(word, bytes)
      if !found.items.isEmpty { return ranked(found, at: cursor) }
      // Between tags an element may begin, also before its `<` is there.
      markup.addElements()
      found.filterPrefix = "<"
    case .comment(let range): return ranked(ruleCompletions(range, cursor, found), at: cursor)
    case .other: return found
    }
    (found.items, found.isIncomplete) = (markup.items, markup.isIncomplete)
    return ranked(found, at: cursor)
  }

  private func completions(
    ofValue name: String, _ value: Range<Int>, _ cursor: TextCursor, _ scanner: MarkupScanner,
    _ markup: inout MarkupCompletion, _ found: Completions
  ) throws -> Completions {
    var found = found
    let bytes = cursor.text.bytes
    let before = bytes[value.lowerBound..<found.word.lowerBound]
    let isCode = before.contains(UInt8(ascii: "{"))
    let kind = markup.addValues(of: name)
    if case .words = kind, !isCode, before.first != UInt8(ascii: "$") {
      let isWord = before.isEmpty || ["type", "takes", "signature", "conforms", "of"].contains(name)
      if isWord || markup.items.contains(where: { $0.label.contains(".") }) {
        (found.items, found.isIncomplete) = (markup.items, markup.isIncomplete)
        if before.contains(UInt8(ascii: ".")), let first = markup.items.first, first.detail == "symbol" {
          found.replaced = value.lowerBound..<found.word.upperBound
        }
        return ranked(found, at: cursor)
      }
    }
    found.isPlain = Self.isCalled(found.word, bytes)
    if case .chain = kind {
      let start = before.last
      let isBehindDot = start == UInt8(ascii: ".")
      (found.items, found.isIncomplete) = try codeCompletions(
        cursor, scanner, word: found.word, prefix: isBehindDot || Self.isInside(before) ? "" : ".",
        isChain: isBehindDot || !Self.isInside(before))
      if !isBehindDot, !Self.isInside(before) { found.filterPrefix = "." }
    } else if case .code(isBinding: true) = kind, before.isEmpty {
      (found.items, found.isIncomplete) = try codeCompletions(cursor, scanner, word: found.word, prefix: "$")
      found.filterPrefix = "$"
    } else {
      (found.items, found.isIncomplete) = try codeCompletions(cursor, scanner, word: found.word)
    }
    return ranked(found, at: cursor)
  }

  /// True for code that ends inside of brackets.
  private static func isInside(_ code: ArraySlice<UInt8>) -> Bool {
    var depth = 0
    for byte in code {
      if "([{".utf8.contains(byte) { depth += 1 } else if ")]}".utf8.contains(byte) { depth -= 1 }
    }
    return depth > 0
  }

  private static func isCalled(_ word: Range<Int>, _ bytes: [UInt8]) -> Bool {
    bytes[word.upperBound...].first == UInt8(ascii: "(")
  }

  /// The letters around a place.
  static func word(around offset: Int, in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (offset, offset)
    while start > 0, bytes[start - 1].isPartOfName { start -= 1 }
    while end < bytes.count, bytes[end].isPartOfName { end += 1 }
    return start..<end
  }

  /// The likely first. Of more than can be told, those without the letters typed so far, which no client shows, are left out: it asks
  /// again with other letters.
  private func ranked(_ found: Completions, at cursor: TextCursor) -> Completions {
    var ranked = found
    if found.isIncomplete {
      let typed = cursor.typed(of: found.replaced)
      ranked.items.removeAll { item in
        OfferedDeclarations.isPrefix(typed, of: (found.filterPrefix + item.label).utf8) == nil
      }
    }
    ranked.items = ranked.items.enumerated().sorted {
      ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset)
    }.map(\.element)
    return ranked
  }

  /// What the checker looks for where the word stands.
  private func codeCompletions(
    _ cursor: TextCursor, _ scanner: MarkupScanner, word: Range<Int>, prefix: String = "",
    isChain: Bool = false
  ) throws -> (items: [CompletionItem], isIncomplete: Bool) {
    let bytes = cursor.text.bytes
    guard let probed = ProbedText(bytes, scanner, word: word, prefix: prefix, isChain: isChain) else {
      return ([], false)
    }
    guard
      let (program, id, file) = try cursor.served.workspace.screen(
        cursor.path, of: cursor.package, trying: probed.bytes)
    else { return ([], false) }
    let usage = try cursor.served.lastSnapshot(cursor.package).usage
    var code = CodeCompletion(
      program, id, usage, element: scanner.open.last.map { Name($0.name) } ?? .none,
      typed: cursor.typed(of: word))
    code.following = FollowingCode(bytes, word.upperBound)
    code.isCalled = code.following.isCall
    for place in file.probes { code.add(place) }
    let before = bytes[..<word.lowerBound].last { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
    if before == UInt8(ascii: "(") || before == UInt8(ascii: ","),
      let call = CallAround(bytes, word.lowerBound)
    {
      code.addLabels(of: call, isWritten: bytes[word.upperBound...].first == UInt8(ascii: ":"))
    }
    return (code.items, code.isIncomplete)
  }

  /// The rules that a comment can silence.
  private func ruleCompletions(_ comment: Range<Int>, _ cursor: TextCursor, _ found: Completions)
    -> Completions
  {
    var found = found
    let before = cursor.text.text(comment.lowerBound..<cursor.offset)
    guard before.contains("screenwright:") else { return found }
    let start = before.utf8.reversed().prefix { $0.isPartOfName || "/-".utf8.contains($0) }.count
    found.replaced = cursor.offset - start..<cursor.offset
    found.items = RuleCatalog.all.map { CompletionItem($0.id.id, .value, detail: "rule") }
    return found
  }
}
