import ScreenSyntax
import Testing

private let deep: [(String, CodeEntry)] = [
  (String(repeating: "(", count: 100_000), .expression),
  (String(repeating: "[", count: 100_000), .expression),
  (String(repeating: "{", count: 100_000), .expression),
  (String(repeating: "!", count: 100_000) + "a", .expression),
  (String(repeating: "- ", count: 100_000) + "a", .expression),
  (String(repeating: "a ? ", count: 50_000), .expression),
  (String(repeating: "a ? b : ", count: 50_000) + "c", .expression),
  (String(repeating: "a ?? ", count: 50_000) + "c", .expression),
  (String(repeating: "'\\(", count: 50_000), .expression),
  (String(repeating: "f(", count: 50_000), .statements),
  (String(repeating: "f { a, b in ", count: 50_000), .statements),
  (String(repeating: "if a { ", count: 50_000), .statements),
  (String(repeating: "if a { } else ", count: 50_000), .statements),
  (String(repeating: "switch a { case 1: ", count: 50_000), .statements),
  (String(repeating: "[", count: 50_000), .type), (String(repeating: "() -> ", count: 50_000), .type),
  (String(repeating: "A<", count: 50_000), .type),
  (String(repeating: "(", count: 50_000), .patterns), (String(repeating: ".a(", count: 50_000), .patterns),
  (String(repeating: "let ", count: 50_000), .patterns),
  (String(repeating: "a<", count: 50_000), .expression),
  (String(repeating: "try ", count: 50_000), .expression),
  (String(repeating: "&", count: 50_000), .expression),
  (String(repeating: "{", count: 50_000), .value), ("$a" + String(repeating: "[$a", count: 50_000), .value),
  (String(repeating: ".when(a) { ", count: 50_000), .modifiers),
  (String(repeating: "{ (", count: 50_000), .expression),
  (String(repeating: "\\[", count: 50_000), .expression),
]

@Test("Deep nesting is refused and reported once, without breaking the stack", arguments: deep.indices)
func depth(_ index: Int) {
  let (source, entry) = deep[index]
  let probe = CodeProbe(source, entry)
  #expect(probe.parser.diagnostics.count <= (source.hasPrefix("try") ? 257 : 2))
  #expect(!probe.parser.diagnostics.isEmpty || entry == .value)
}

@Test("Nesting up to the limit is accepted, past it is a limit")
func depthLimit() {
  let fitting = String(repeating: "(", count: 250) + "a" + String(repeating: ")", count: 250)
  #expect(CodeProbe(fitting).reports == [])
  let deeper = CodeProbe("(" + String(repeating: "[", count: 260) + String(repeating: "]", count: 260) + ")")
  #expect(deeper.parser.diagnostics.map(\.rule.id) == ["syntax/limit"])
  #expect(deeper.parser.diagnostics.first?.message == "This code nests more than 256 levels deep.")
}

@Test("Chains to the left are bounded, lists and blocks are not")
func chainLimit() {
  func limits(_ text: String, _ entry: CodeEntry = .expression) -> [String] {
    CodeProbe(text, entry).parser.diagnostics.map(\.rule.id)
  }
  #expect(limits("a" + String(repeating: " + a.b", count: 900)) == [])
  #expect(limits("a" + String(repeating: " + a", count: 1100)) == ["syntax/limit"])
  #expect(limits("a" + String(repeating: ".a", count: 1100)) == ["syntax/limit"])
  #expect(limits("a" + String(repeating: "()", count: 100_000)) == ["syntax/limit"])
  let nested =
    String(repeating: "(", count: 100) + "a"
    + String(repeating: String(repeating: ".a", count: 50) + ")", count: 100)
  #expect(limits(nested) == ["syntax/limit"])
  #expect(limits("[" + String(repeating: "a.b + c, ", count: 20_000) + "]") == [])
  #expect(limits(String(repeating: "a.b = c.d + 1\n", count: 20_000), .statements) == [])
  #expect(limits(String(repeating: ".padding()", count: 20_000), .modifiers) == [])
  #expect(limits("'" + String(repeating: "\\(a.b)", count: 5_000) + "'") == [])
  #expect(limits("[" + String(repeating: "a as? B?, ", count: 5_000) + "]") == [])
  let parameters = Array(repeating: "_ a: B.C?", count: 5_000).joined(separator: ", ")
  #expect(limits("f(\(parameters))", .signature) == [])
}
