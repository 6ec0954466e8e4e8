import ScreenSyntax
import ScreenTypes
import SourceModel
import StandardLibrary

/// Literals in a `Text`, and titles of other views, are read as Markdown, as SwiftUI does; Strings and what `{…}` gives
/// are shown as they are.
extension FileChecker {
  /// Reads the words of a text or title, unless they are verbatim.
  mutating func readMarkdown(_ use: inout AttributeUse, in text: XMLNodeID) {
    if use.form == .literal {
      guard !use.constant.isNone else { return }
      let constant = checked.constants[use.constant]
      guard constant.kind == .text, let value = marked(constant.text), !isVerbatim(text) else { return }
      use.constant = addConstant(Value(value))
    } else if use.form == .expression, !use.code.isNone, !isVerbatim(text) {
      let node = code[use.code]
      switch node.kind {
      case .interpolation: readMarkdown(inInterpolation: use.code)
      case .ternary: readMarkdown(inLiteral: use.code)
      case .stringLiteral:
        guard let value = marked(code.strings[node.literal]) else { return }
        use.code = .none
        use.form = .literal
        use.constant = addConstant(Value(value))
      // Markdown is read in words that are written out and in keys, never in other values.
      default: if !readMarkdown(inKey: use.code) { readPicture(use.code, in: text) }
      }
    }
  }

  /// A Text that is given nothing but a picture, or characters with looks of their own, shows them among its characters; another view is no text, which is told.
  private mutating func readPicture(_ id: CodeID, in text: XMLNodeID) {
    guard !trial.isOn, xml[text].name == Names.textElement else { return }
    let type = checked.type(id)
    if type == .view {
      let found = reference(id)
      let name = found.kind == .fragment ? program[found.member].name : .none
      report(
        .typeMismatch, range(id), "A Text holds characters, and this is a view.",
        help: name.isEmpty
          ? "Show the view in the place of the Text."
          : "Write `<Fragment ref=\"\(name)\"/>` in the place of the Text.")
    }
    guard type == signatures.image || type == LibraryTypes.attributedString else { return }
    let node = code[id]
    let picture = addNode(node)
    note(picture, reference(id))
    note(picture, type: type)
    var whole = CodeNode(.interpolation, node.range)
    whole.list = parser.draft.addList(of: picture)
    parser.draft.nodes[id] = whole
    note(id, Reference(.textRuns))
    note(id, type: .string)
  }

  /// Reads the literal of `Text("…")` in code.
  mutating func readMarkdown(inTextOf arguments: CodeItems) {
    guard !trial.isOn, arguments.count >= 1, code[arguments[0]].name.isEmpty else { return }
    readMarkdown(inLiteral: code[arguments[0]].first)
  }

  /// Reads a literal, or those between which a condition chooses.
  private mutating func readMarkdown(inLiteral id: CodeID) {
    let node = code[id]
    if node.kind == .interpolation { return readMarkdown(inInterpolation: id) }
    if readMarkdown(inKey: id) { return }
    if node.kind == .ternary {
      readMarkdown(inLiteral: node.second)
      if let other = code.items(node.list).first { readMarkdown(inLiteral: other) }
      return
    }
    guard node.kind == .stringLiteral, marked(code.strings[node.literal]) != nil else { return }
    let literal = addNode(node)
    note(literal, type: .string)
    var whole = CodeNode(.interpolation, node.range)
    whole.list = parser.draft.addList(of: literal)
    parser.draft.nodes[id] = whole
    note(id, Reference(.textRuns, 1))
  }

  /// Reads the words of `LocalizedStringKey(name)`, which `.init(name)` means in a Text, as they are when the code runs: they are those of
  /// an `AttributedString(markdown:)`. False for other code.
  private mutating func readMarkdown(inKey id: CodeID) -> Bool {
    let node = code[id]
    guard !trial.isOn, node.kind == .call, checked.type(id) == .string,
      case let arguments = code.items(node.list), arguments.count == 1, code[arguments[0]].name.isEmpty
    else { return false }
    let callee = code[node.first]
    let isImplicit = callee.kind == .implicitMember && callee.name == Names.initializer
    guard isImplicit || callee.kind == .name && callee.name == Self.key else { return false }
    let source = isImplicit ? code[arguments[0]].first : addNode(node)
    let made = addName(LibraryTypes.attributedString.writtenName, node.range)
    let argument = addArgument(source, label: Self.markdown, at: node.range)
    let words = addCall(of: made, [argument], at: node.range)
    infer(words)
    var whole = CodeNode(.interpolation, node.range)
    whole.list = parser.draft.addList(of: words)
    parser.draft.nodes[id] = whole
    note(id, Reference(.textRuns))
    note(id, type: .string)
    return true
  }

  private static let key: Name = "LocalizedStringKey"
  private static let markdown: Name = "markdown"

  private mutating func isVerbatim(_ text: XMLNodeID) -> Bool {
    attributeText(Names.verbatim, of: text).map { source.text($0.value) != "false" } ?? false
  }

  /// The text that characters are as Markdown; nil where they are only words.
  private mutating func marked(_ range: Range<Int32>) -> TextValue? {
    let bytes = bytes(range)
    guard MarkdownText.mayHold(bytes) else { return nil }
    let words = String(decoding: bytes, as: UTF8.self)
    let text = MarkdownText.text([.literal(words)])
    return text == TextValue(words) ? nil : text
  }

  /// Notes an interpolation whose literal parts say more than their words, or whose values have looks of their own.
  private mutating func readMarkdown(inInterpolation id: CodeID) {
    let items = code.items(code[id].list)
    let hasLooks = items.contains { item in
      let type = checked.type(item)
      return type == signatures.image || type == signatures.text || type == LibraryTypes.attributedString
    }
    if hasLooks { return note(id, Reference(.textRuns, 1)) }
    let mayHold = items.contains { item in
      code[item].kind == .stringLiteral && MarkdownText.mayHold(bytes(code.strings[code[item].literal]))
    }
    guard mayHold else { return }
    var pieces: [MarkdownText.Piece] = []
    var words = ""
    for item in items {
      if code[item].kind == .stringLiteral {
        let part = code.string(code[item])
        pieces.append(.literal(part))
        words += part
      } else {
        pieces.append(.value(TextValue("\u{FFFC}")))
        words += "\u{FFFC}"
      }
    }
    if MarkdownText.text(pieces) != TextValue(words) { note(id, Reference(.textRuns, 1)) }
  }
}
