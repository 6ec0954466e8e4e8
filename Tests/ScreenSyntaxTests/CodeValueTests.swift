import ScreenSyntax
import Testing

private let values: [(String, String)] = [
  ("", "empty"), ("8", "text \"8\""), ("Land marks", "text \"Land marks\""), (" a ", "text \" a \""),
  ("{landmark}", "code landmark"), ("{ a }", "code a"), (" {a}", "mixed (text \" \" a)"),
  ("About {landmark.name}!", "mixed (text \"About \" (. landmark name) \"!\")"),
  ("{a}{b}", "mixed (text a b)"), ("$path", "binding $path"), ("{$x}", "code $x"),
  ("$a.b[c.d + 1]!.e", "binding (. (unwrap (subscript (. $a b) (+ (. c d) 1))) e)"),
  ("$a['x]']", "binding (subscript $a \"x]\")"), ("$이름", "binding $이름"),
  ("$5.00", "text \"$5.00\""), ("a $b", "text \"a $b\""), ("$a b", "text \"$a b\""),
  ("$a.", "text \"$a.\""), ("$a[", "text \"$a[\""), ("$", "text \"$\""), ("$a + 1", "text \"$a + 1\""),
  ("$a {b}", "mixed (text \"$a \" b)"), ("\\$a", "text \"$a\""),
  ("\\{x\\}", "text \"{x}\""), ("\\{x}", "text \"{x}\""), ("x\\}", "text \"x\\\\}\""),
  ("a\\b \\", "text \"a\\\\b \\\\\""), ("a } b", "text \"a } b\""),
  ("{ \"}\" + '{' /* } */ }", "code (+ \"}\" \"{\")"),
  ("{ x.map { $0 } }", "code (call (. x map) ~(closure (do $0)))"), ("{1...20}", "code (... 1 20)"),
  ("a\n  b\tc\r\nd", "text \"a   b c d\""), ("{a\n+ b}", "code (+ a b)"),
  ("{}x", "mixed (text <error> \"x\")"),
]

@Test("Values of attributes", arguments: values)
func value(_ source: String, _ expected: String) {
  let probe = CodeProbe(source, .value)
  #expect(probe.dump == expected)
  #expect(CodeProbe(source, .value, decoding: true).dump == expected)
  #expect(probe.reports.isEmpty == !expected.contains("<error>"))
}

private let contents: [(String, String)] = [
  ("\n   Hello\n   {name}\n  ", "mixed (text \"Hello \" name)"), ("\n  {a}\n", "code a"),
  (" a {b} c ", "mixed (text \" a \" b \" c \")"), ("\n ", "empty"), (" ", "text \" \""),
  ("a  \n b", "text \"a b\""), ("$x", "text \"$x\""), ("₩{p}", "mixed (text \"₩\" p)"),
  ("a \\{b\\} \\$", "text \"a {b} $\""), ("{a}\n{b}", "mixed (text a \" \" b)"), ("  a\n", "text \" a\""),
]

@Test("Contents of elements", arguments: contents)
func content(_ source: String, _ expected: String) {
  #expect(CodeProbe(source, .content).dump == expected)
  #expect(CodeProbe(source, .content, decoding: true).dump == expected)
}

@Test("White space is kept where it is asked for or written as a reference")
func space() {
  #expect(CodeProbe("\n a  b\n", .content, preservesSpace: true).dump == "text \"\\n a  b\\n\"")
  #expect(CodeProbe("\n&#32;a&#10;&#10;b&#32;\n", .content, decoding: true).dump == "text \" a\\n\\nb \"")
  #expect(CodeProbe("a&#10;b\nc", .value, decoding: true).dump == "text \"a\\nb c\"")
}

@Test("Parts of a text have exact ranges; plain text is no node")
func valueRanges() {
  #expect(CodeProbe("a {b} c", .value).texts(of: .stringLiteral) == ["a ", " c"])
  #expect(CodeProbe("a {b} c", .value).texts(of: .interpolation) == ["a {b} c"])
  #expect(CodeProbe("\n  a b {c}\n", .content).texts(of: .interpolation) == ["a b {c}"])
  #expect(CodeProbe("\n  a b\n", .content).texts(of: .stringLiteral).isEmpty)
  #expect(CodeProbe("x&amp;{b}&lt;", .value, decoding: true).texts(of: .stringLiteral) == ["x&amp;", "&lt;"])
}

private let decoded: [(String, CodeEntry, String, [String])] = [
  ("a &lt; b &amp;&amp; c", .expression, "(&& (< a b) c)", ["a &lt; b", "a &lt; b &amp;&amp; c"]),
  ("x &gt;= &quot;a&quot;", .expression, "(>= x \"a\")", ["x &gt;= &quot;a&quot;"]),
  ("'a&#x41;&#50;' + b", .expression, "(+ \"aA2\" b)", ["'a&#x41;&#50;' + b"]),
  ("0..&lt;n", .expression, "(..< 0 n)", ["0..&lt;n"]),
  ("a + b&#10;c - d", .statements, "(block (do (+ a b)) (do (- c d)))", ["a + b", "c - d"]),
  (
    "<![CDATA[ if a < b && c { d + e } ]]>", .statements,
    "(block (if (when (&& (< a b) c)) (block (do (+ d e)))))", ["a < b", "a < b && c", "d + e"]
  ),
  ("a +<![CDATA[ b ]]>* c", .expression, "(+ a (* b c))", ["b ]]>* c", "a +<![CDATA[ b ]]>* c"]),
  ("a <!-- x --> + <?y z?>b", .expression, "(+ a b)", ["a <!-- x --> + <?y z?>b"]),
  ("a\r\n- b\rc", .statements, "(block (do (- a b)) (do c))", ["a\r\n- b"]),
  ("{a &lt; 1}", .value, "code (< a 1)", ["a &lt; 1"]),
]

@Test("References, CDATA and comments are decoded, ranges stay those of the source", arguments: decoded)
func decoding(_ source: String, _ entry: CodeEntry, _ expected: String, _ binaries: [String]) {
  let probe = CodeProbe(source, entry, decoding: true)
  #expect(probe.reports == [])
  #expect(probe.dump == expected)
  #expect(probe.texts(of: .binary) == binaries)
}

@Test("Names, strings and faults inside decoded text have exact ranges")
func decodedPlaces() {
  let string = CodeProbe("f(&quot;a&lt;b&quot;)", decoding: true)
  #expect(string.texts(of: .stringLiteral) == ["&quot;a&lt;b&quot;"])
  let member = CodeProbe("a &lt; b.name", decoding: true).parser.tree.nodes.last { $0.kind == .member }
  #expect(member.map { Int($0.nameStart) - 2 } == 9)
  #expect(
    CodeProbe("f(1 &amp;= 2)", decoding: true).reports.first?.hasPrefix("4 `&amp;=` Expected `,` or `)`")
      == true)
  #expect(CodeProbe("a &quot;b", decoding: true).reports.count == 1)
  #expect(CodeProbe("&#10;)", .statements, decoding: true).reports == ["5 `)` This `)` closes nothing."])
}

@Test("Switching between decoded and plain code keeps the file's bytes")
func switching() {
  var probe = CodeProbe("a &lt; b", decoding: true)
  let again = probe.parser.expression(in: .init(2 as UInt32, 3), decoding: false)
  #expect(probe.parser.tree.dump(again) == "a")
  let third = probe.parser.expression(in: .init(2 as UInt32, 10), decoding: true)
  #expect(probe.parser.tree.dump(third) == "(< a b)")
}

@Test("Numbers have the values that Swift gives them")
func numbers() {
  func value(_ text: String) -> Double? { CodeProbe(text).parser.tree.doubles.first }
  #expect(value("179769313486231570000000000000000000000.0") == 179769313486231570000000000000000000000.0)
  #expect(value("0.1234567890123456789") == 0.1234567890123456789)
  #expect(value("123456789.12345") == 123456789.12345)
  #expect(value("1.7e308") == 1.7e308)
  #expect(value("5e-324") == .leastNonzeroMagnitude)
}
