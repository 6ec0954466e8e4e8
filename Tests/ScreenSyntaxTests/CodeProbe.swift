import ScreenSyntax
import SourceModel

/// What code is parsed as.
enum CodeEntry {
  case expression, statements, type, types, signature, parameters, patterns, modifiers, value, content
}

/// Parses one text and shows what came of it.
struct CodeProbe {
  var parser: CodeParser
  let source: [UInt8]
  /// The S-expressions, joined by blanks; values with their kind before them.
  var dump = ""

  init(
    _ text: String, _ entry: CodeEntry = .expression, decoding: Bool = false, preservesSpace: Bool = false
  ) {
    self.init(Array(text.utf8), entry, decoding: decoding, preservesSpace: preservesSpace)
  }

  /// `names` saves the time of making a cache for each of many probes, which then show no dump.
  init(
    _ bytes: [UInt8], _ entry: CodeEntry, decoding: Bool = false, preservesSpace: Bool = false,
    names: NameCache? = nil
  ) {
    source = Array("<<".utf8) + bytes + Array(">>".utf8)
    parser = CodeParser(
      file: FileID(0), bytes: source, names: names ?? NameCache(),
      draft: CodeDraft(in: names == nil ? TableMemory.lasting() : TableMemory()))
    let (only, list, value) = parser.parse(
      entry, in: SourceRange(2, 2 + bytes.count), decoding: decoding, preservesSpace: preservesSpace)
    if names != nil { return }
    if !only.isNone {
      dump = parser.tree.dump(only)
    } else if let value {
      dump = parser.tree.dump(value)
    } else {
      dump = parser.tree.items(list).map { parser.tree.dump($0) }.joined(separator: " ")
    }
  }

  /// The bytes of a range.
  func text(_ range: SourceRange) -> String {
    String(decoding: source[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// Each diagnostic as its offset in the text, the bytes it points at, and its message.
  var reports: [String] {
    parser.diagnostics.map {
      "\(Int($0.location.range.start) - 2) `\(text($0.location.range))` \($0.message)"
    }
  }

  /// The source bytes of every node of a kind.
  func texts(of kind: CodeKind) -> [String] {
    parser.tree.nodes.filter { $0.kind == kind }.map { text($0.range) }
  }
}

extension CodeParser {
  /// Parses what stands in a range.
  @discardableResult
  mutating func parse(
    _ entry: CodeEntry, in range: SourceRange, decoding: Bool = false, preservesSpace: Bool = false
  ) -> (only: CodeID, list: CodeList, value: CodeValue?) {
    var list = CodeList.empty
    var only = CodeID.none
    var value: CodeValue?
    switch entry {
    case .expression: only = expression(in: range, decoding: decoding)
    case .statements: only = statements(in: range, decoding: decoding)
    case .type: only = type(in: range, decoding: decoding)
    case .types: list = types(in: range, decoding: decoding)
    case .signature: only = signature(in: range, decoding: decoding)
    case .parameters: list = parameters(in: range, decoding: decoding)
    case .patterns: list = patterns(in: range, decoding: decoding).patterns
    case .modifiers: list = modifierChain(in: range, decoding: decoding)
    case .value: value = self.value(in: range, decoding: decoding)
    case .content: value = content(in: range, decoding: decoding, preservesSpace: preservesSpace)
    }
    return (only, list, value)
  }
}
