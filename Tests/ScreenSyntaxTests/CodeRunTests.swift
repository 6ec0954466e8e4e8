import ScreenSyntax
import SourceModel
import Testing

/// What was parsed once and added again is what parsing gives where it stands.
@Suite struct CodeRunTests {
  private let before = "f(1, 2.5, 'ab')[x, 3] + \"\\(y)!\""
  private let between = "[4: 'c', 5: g { $0.h }] ?? 6.5"

  /// All tables of the code of a file in which `text` stands twice; the second time it is parsed, or added again.
  private func tables(_ text: String, _ entry: CodeEntry, isAdded: Bool) -> [String]? {
    let parts = ["<<", before, ">>", text, "<<<", between, ">>", text, ">>"]
    let memory = TableMemory()
    var parser = CodeParser(
      file: FileID(0), bytes: Array(parts.joined().utf8), names: NameCache(), draft: CodeDraft(in: memory))
    var offset = 0
    let ranges = parts.map { part in
      defer { offset += part.utf8.count }
      return SourceRange(offset, offset + part.utf8.count)
    }
    parser.parse(.expression, in: ranges[1])
    let mark = parser.draft.mark
    let first = parser.parse(entry, in: ranges[3]).value
    let run = CodeRun(parser.draft, since: mark, startingAt: ranges[3].start)
    parser.parse(.expression, in: ranges[5])
    var second: CodeValue?
    if isAdded {
      guard let run else { return nil }
      let shift = parser.draft.append(run, startingAt: ranges[7].start)
      second = first.map { shift.moved($0) }
    } else {
      second = parser.parse(entry, in: ranges[7]).value
    }
    #expect(parser.diagnostics.isEmpty)
    let tree = parser.tree
    let nodes = tree.nodes.map {
      "\($0.kind) \($0.op) \($0.flags.rawValue) \($0.name) \($0.a) \($0.b) \($0.list.index) \($0.nameStart) \($0.range)"
    }
    return withExtendedLifetime(memory) {
      nodes + tree.lists.map { "\($0)" } + tree.integers.map { "\($0)" } + tree.doubles.map { "\($0)" }
        + tree.strings.map { "\($0)" } + tree.stringBytes.map { "\($0)" } + ["\(String(describing: second))"]
    }
  }

  @Test func whatIsAddedAgainIsWhatParsingGives() {
    var added = 0
    for (text, entry) in codeCorpus {
      guard let again = tables(text, entry, isAdded: true) else { continue }
      #expect(again == tables(text, entry, isAdded: false), "\(text)")
      added += 1
    }
    // Signatures and patterns with names of their own are parsed each time.
    #expect(added > codeCorpus.count * 3 / 4)
  }
}
