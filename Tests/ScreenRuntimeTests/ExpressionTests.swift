import ScreenRuntime
import ScreenTypes
import Testing

/// An expression of a type, and the text of its value.
struct ExpressionCase: Sendable, CustomTestStringConvertible {
  let type: String
  let code: String
  let expected: String

  init(_ type: String, _ code: String, _ expected: String) {
    self.type = type
    self.code = code
    self.expected = expected
  }

  var testDescription: String { code }
}

private let declarations = """
  <Struct name="Point" conforms="Hashable">
    <Var name="x" type="Int"/><Var name="y" type="Int" value="2"/>
    <Computed name="sum" type="Int">x + y</Computed>
    <Func signature="scaled(by factor: Int = 2) -> Point">Point(x: x * factor, y: y * factor)</Func>
    <Func signature="move(_ distance: Int)" mutating="true">x += distance</Func>
    <Let name="origin" type="Point" value="{Point(x: 0, y: 0)}" static="true"/>
  </Struct>
  <Struct name="Item" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/>
    <Var name="note" type="String?"/></Struct>
  <Enum name="Side"><Case name="left"/><Case name="right"/></Enum>
  <Enum name="Level" conforms="CaseIterable"><Case name="low" value="1"/><Case name="high" value="10"/></Enum>
  <Enum name="Place"><Case name="all"/><Case name="named" type="String"/><Case name="at" type="(Int, Int)"/></Enum>
  """

private let cases: [ExpressionCase] = [
  .init("Int", "1 + 2 * 3", "7"), .init("Int", "(1 + 2) * 3", "9"), .init("Int", "7 / 2", "3"),
  .init("Int", "-7 % 3", "-1"), .init("Double", "7 / 2", "3.5"), .init("Double", "1", "1.0"),
  .init("Double", "-0.5 * 3", "-1.5"), .init("Bool", "1 < 2 && 2 <= 2", "true"),
  .init("Bool", "not (1 lt 2) or 3 ge 4", "false"), .init("Bool", "1 == 1 and 'a' != 'b'", "true"),
  .init("Bool", "(1...20) ~= 20", "true"), .init("Bool", "(1..<20) ~= 20", "false"),
  .init("String", #""a" + 'b'"#, "ab"), .init("String", #""\(1 + 1) of \([1, 2])""#, "2 of [1, 2]"),
  .init("String", "true ? 'yes' : 'no'", "yes"), .init("Int", "Point(x: 1).sum", "3"),
  .init("Int", "Point(x: 3, y: 4).scaled().x", "6"), .init("Int", "Point(x: 3, y: 4).scaled(by: 3).y", "12"),
  .init("Point", "Point.origin", "Point(x: 0, y: 0)"), .init("Point", ".origin", "Point(x: 0, y: 0)"),
  .init("Bool", "Point(x: 1) == Point(x: 1, y: 2)", "true"),
  .init("Item", "Item(id: 1, name: 'a')", #"Item(id: 1, name: "a", note: nil)"#),
  .init("Item", "Item(id: 1, name: 'a', note: 'n')", #"Item(id: 1, name: "a", note: Optional("n"))"#),
  .init("String?", "'a'", #"Optional("a")"#), .init("String?", "nil", "nil"),
  .init("[Int]", "[1, 2] + [3]", "[1, 2, 3]"),
  .init("[Int]", "[1, 2, 3].filter { $0 > 1 }", "[2, 3]"),
  .init("[Int]", "[1, 2, 3].map { number in number * 2 }", "[2, 4, 6]"),
  .init("[String]", "[Item(id: 1, name: 'a')].map(\\.name)", #"["a"]"#),
  .init("Int", "[1, 2, 3].reduce(1) { $0 * $1 }", "6"),
  .init("[Int]", "[3, 1, 2].sorted()", "[1, 2, 3]"),
  .init("[Int]", "[3, 1, 2].sorted { $0 > $1 }", "[3, 2, 1]"),
  .init("Int?", "[1, 2].first", "Optional(1)"), .init("Int", "[1, 2].first!", "1"),
  .init("Int?", "[1, 2].firstIndex(where: { $0 == 2 })", "Optional(1)"),
  .init("Int", "[1, 2, 3][1]", "2"),
  .init("[Int]", "[1, 2, 3].enumerated().map { $0.offset + $0.element }", "[1, 3, 5]"),
  .init("Int", "['a': 1]['a'] ?? 0", "1"), .init("Int?", "['a': 1]['b']", "nil"),
  .init("[String: Int]", "['a': 1, 'b': 2]", #"["a": 1, "b": 2]"#), .init("[String: Int]", "[:]", "[:]"),
  .init("Side", ".left", "left"), .init("Side", "Side.right", "right"),
  .init("Int", "Level.high.rawValue", "10"),
  .init("Level?", "Level(rawValue: 10)", "Optional(high)"), .init("[Level]", "Level.allCases", "[low, high]"),
  .init("Place", ".named('x')", #"named("x")"#), .init("Place", ".at(1, 2)", "at(1, 2)"),
  .init("Bool", "Place.named('x') == .named('x')", "true"),
  .init("(Int, String)", "(1, 'a')", #"(1, "a")"#), .init("Int", "(1, 'a').0", "1"),
  .init("Int?", "[Item(id: 7, name: 'a')].first?.id", "Optional(7)"),
  .init("Int?", "[Item]().first?.note?.count", "nil"), .init("String", "'abc'.uppercased()", "ABC"),
  .init("Int", "{ let a = 1; let b = 2; return a + b }()", "3"),
  .init("ClosedRange[Int]", "1...20", "1...20"), .init("Double", "Double(3) / 2", "1.5"),
  .init("String", "true.description", "true"), .init("Int", "abs(-3)", "3"), .init("Int", "max(1, 2)", "2"),
  .init("String", "if 1 < 2 { 'a' } else { 'b' }", "a"),
  .init("String", "switch Side.left { case .left: 'l'; case .right: 'r' }", "l"),
]

@Test("Expressions have Swift's values", arguments: cases)
func expression(_ test: ExpressionCase) throws {
  let package = TestPackage(
    declarations + """
      <Screen name="Main">
        <Computed name="result" type="\(test.type)"><![CDATA[\(test.code)]]></Computed>
        <Body><Text>{result}</Text></Body>
      </Screen>
      """)
  #expect(package.errors == "")
  #expect(try package.showing("Main").texts() == [test.expected])
}
