import StandardLibrary
import Testing

/// What literals mean as Markdown; texts as Swift would write them.
private let examples: [(String, String)] = [
  ("plain", #"Text("plain")"#),
  ("**a** b", #"Text("a").bold() + Text(" b")"#),
  ("__a__", #"Text("a").bold()"#),
  ("*a*_b_", #"Text("ab").italic()"#),
  ("*a* _b_", #"Text("a").italic() + Text(" ") + Text("b").italic()"#),
  ("***a***", #"Text("a").bold().italic()"#),
  ("**a *b***", #"Text("a ").bold() + Text("b").bold().italic()"#),
  ("*a **b***", #"Text("a ").italic() + Text("b").bold().italic()"#),
  ("`*a*`", #"Text("*a*").monospaced()"#),
  ("`` a`b ``", #"Text("a`b").monospaced()"#),
  ("~~a~~ ~b~", #"Text("a").strikethrough() + Text(" ~b~")"#),
  ("[a](b)", #"Text("[a](b)")"#),
  ("[a **b**](c 'd') e", #"Text("[a ](c)") + Text("[b](c)").bold() + Text(" e")"#),
  ("[a](<b c>) [d](e(f)g)", #"Text("[a](b c)") + Text(" ") + Text("[d](e(f)g)")"#),
  ("[a [b](c)](d)", #"Text("[a ") + Text("[b](c)") + Text("](d)")"#),
  ("[a] (b) [c](d e) [f", #"Text("[a] (b) [c](d e) [f")"#),
  ("**a *b", #"Text("**a *b")"#),
  ("a ** b ** c", #"Text("a ** b ** c")"#),
  ("2*3*4", #"Text("2") + Text("3").italic() + Text("4")"#),
  ("snake_case_name", #"Text("snake_case_name")"#),
  (#"\*a\* \\ \a"#, #"Text("*a* \ \a")"#),
  ("`a", #"Text("`a")"#),
  ("**", #"Text("**")"#),
  ("", #"Text("")"#),
  ("**한국**어", #"Text("한국").bold() + Text("어")"#),
]

@Test(arguments: examples) func literalsAreMarkdown(_ literal: String, _ wanted: String) {
  #expect(MarkdownText.text([.literal(literal)]).description == wanted)
}

@Test func valuesAreNeverMarkdown() {
  let text = MarkdownText.text([
    .literal("**"), .value(TextValue("*a* **b**")), .literal("** ["), .value(TextValue("c](d)")),
    .literal("](e"),
    .value(TextValue("f")), .literal(")"),
  ])
  #expect(text.description == #"Text("*a* **b**").bold() + Text(" ") + Text("[c](d)](ef)")"#)
}

@Test(arguments: ["*", "**a", "[", "[](", "`", "~~", "_a", "*a**b", "\\", "![a](", "[a](b\"", "<"])
func longMarkdownIsReadInTime(_ part: String) {
  let literal = String(repeating: part, count: 5000)
  let clock = ContinuousClock()
  let taken = clock.measure { _ = MarkdownText.text([.literal(literal)]) }
  #expect(taken < .seconds(30))
}
