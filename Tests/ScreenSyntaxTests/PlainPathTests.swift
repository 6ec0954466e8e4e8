import ScreenSyntax
import SourceModel
import Testing

/// What is read as a plain path is what the parser of expressions makes of it. A comment behind it leaves the path to
/// the latter.
@Suite struct PlainPathTests {
  /// Everything about the nodes, and what was reported.
  private func nodes(_ text: String, _ entry: CodeEntry) -> [String] {
    let probe = CodeProbe(text, entry)
    return probe.parser.tree.nodes.map {
      "\($0.kind) \($0.op) \($0.flags.rawValue) \($0.name) \($0.a) \($0.b) \($0.list.index) \($0.nameStart) `\(probe.text($0.range))`"
    } + probe.parser.tree.lists.map { String($0.index) } + probe.reports
  }

  @Test(arguments: [
    "a", "item.name", "$query", "$item.isOn", "store.items.count", "a.default", "a.self", "$_", "_", "a._",
    "_.a",
    "self", "self.a", "$self.a", "true", "nil", "not", "lazy", "lazy.a", "in.a", "a.b.c.d.e.f.g", "이름",
    "a.이름", "a2.b3",
    "a.2", "a.", "a..b", "$a.", "configuration.isOn", "$configuration.isOn", "some", "any.a", "let", "a.lt.b",
    "lt.a",
    String(repeating: "a.", count: 63) + "a", String(repeating: "a.", count: 64) + "a",
    String(repeating: "a.", count: 999) + "a",
  ])
  func pathsAreReadAsExpressions(_ path: String) {
    #expect(nodes(path, .expression) == nodes(path + "/**/", .expression))
    #expect(nodes("{\(path)}", .value) == nodes("{\(path)/**/}", .value))
    #expect(
      nodes("a {\(path)} b", .content)
        == nodes("a {\(path)/**/} b", .content).map {
          $0.replacing("/**/", with: "")
        })
    #expect(
      nodes("\"\\(\(path))\"", .expression).map { $0 }
        == nodes("\"\\(\(path)/**/)\"", .expression).map {
          $0.replacing("/**/", with: "")
        })
  }
}
