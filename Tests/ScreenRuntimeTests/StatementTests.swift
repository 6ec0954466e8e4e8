import ScreenRuntime
import ScreenTypes
import SourceModel
import Testing

private let declarations = """
  <Struct name="Point">
    <Var name="x" type="Int"/><Var name="y" type="Int" value="0"/>
    <Func signature="move(_ distance: Int)" mutating="true">x += distance</Func>
  </Struct>
  <Struct name="Line"><Var name="points" type="[Point]"/><Var name="start" type="Point?"/></Struct>
  <ObservableObject name="Store">
    <Published name="count" value="{0}" type="Int"/>
    <Published name="line" type="Line" value="{Line(points: [Point(x: 1), Point(x: 2)])}"/>
    <Var name="numbers" value="{sequence(first: 1) { number in number + 1 }}" static="true"/>
    <Func signature="next() -> Int">Store.numbers.next()!</Func>
  </ObservableObject>
  <Enum name="Place"><Case name="all"/><Case name="named" type="String"/></Enum>
  """

/// The text of what a function's body returns.
private func value(_ type: String, _ code: String, limits: RunLimits = RunLimits()) throws -> String {
  let package = TestPackage(
    declarations + """
      <Screen name="Main">
        <StateObject name="store" type="Store"/>
        <Func signature="result() -> \(type)"><![CDATA[\(code)]]></Func>
        <Body><Text>{result()}</Text></Body>
      </Screen>
      """)
  #expect(package.errors == "")
  return try package.showing("Main", limits: limits).texts().joined()
}

@Test("Loops, break and continue")
func loops() throws {
  #expect(
    try value(
      "[Int]",
      """
      var found: [Int] = []
      for n in 1...10 where n % 2 == 0 {
        if n == 4 { continue }
        if n > 8 { break }
        found.append(n)
      }
      return found
      """) == "[2, 6, 8]")
  #expect(
    try value("Int", "var sum = 0\nfor (i, n) in [5, 6].enumerated() { sum += i * n }\nreturn sum") == "6")
}

@Test("guard, if let and switch bind names")
func bindings() throws {
  #expect(
    try value(
      "String",
      """
      let place = Place.named("x")
      guard let first = [1].first else { return "none" }
      switch place {
      case .named(let name) where name == "y": return "y"
      case .named(let name): return "\\(name)\\(first)"
      default: return "other"
      }
      """) == "x1")
  #expect(try value("Int", "let a: Int? = 3\nif let a { return a }\nreturn 0") == "3")
}

@Test("Structs are values and objects are references")
func semantics() throws {
  #expect(
    try value("String", "var a = Point(x: 1)\nvar b = a\nb.x = 5\na.move(2)\nreturn \"\\(a.x) \\(b.x)\"")
      == "3 5")
  #expect(
    try value(
      "String",
      """
      var line = Line(points: [Point(x: 1)])
      let copy = line
      line.points[0].move(4)
      line.points[0].y += 2
      line.start = Point(x: 9)
      line.start?.x = 8
      return "\\(line.points[0].x) \\(line.points[0].y) \\(copy.points[0].x) \\(line.start!.x) \\(copy.start == nil)"
      """) == "5 2 1 8 true")
}

@Test("Closures see and change the names around them")
func closures() throws {
  #expect(
    try value("Int", "var sum = 0\nlet add: (Int) -> Void = { sum += $0 }\nadd(2)\nadd(3)\nreturn sum") == "5"
  )
  #expect(
    try value("[Int]", "var all = [3, 1, 2]\nall.removeAll { $0 == 1 }\nall.sort()\nall[0] *= 10\nreturn all")
      == "[20, 3]")
}

@Test("Static sequences start afresh for each run")
func sequences() throws {
  #expect(try value("String", "\"\\(store.next()) \\(store.next())\"") == "1 2")
  #expect(try value("String", "\"\\(store.next()) \\(store.next())\"") == "1 2")
}

@Test(
  "What Swift would crash with is a fault at its place",
  arguments: [
    ("[1, 2][2]", "run/index-out-of-range"), ("1 / [0][0]", "run/arithmetic"),
    ("9223372036854775807 + [1][0]", "run/arithmetic"), ("[Int]().first!", "run/nil-unwrapped"),
    ("result()", "run/limit"), ("[1][-1]", "run/index-out-of-range"),
  ])
func faults(_ code: String, _ rule: String) throws {
  let package = TestPackage(
    """
    <Screen name="Main">
      <Func signature="result() -> Int">
        \(code)</Func>
      <Body><Text>{result()}</Text></Body>
    </Screen>
    """)
  #expect(package.errors == "")
  let run = try package.showing("Main")
  let found = fault { _ = try run.render() }
  #expect(found?.rule.id == rule)
  let location = try #require(found?.location)
  #expect(code.contains(package.program.files[FileID(0)].source.text(location.range)))
}

@Test("A loop that does not stop ends at the limit")
func endless() throws {
  var limits = RunLimits()
  limits.steps = 10_000
  let found = fault {
    _ = try value("Int", "var n = 0\nfor i in 1...1000000 { n += i % 2 }\nreturn n", limits: limits)
  }
  #expect(found?.rule.id == "run/limit")
  let grown = fault { _ = try value("Int", "var s = \"ab\"\nfor _ in 1...100 { s += s }\nreturn s.count") }
  #expect(grown?.rule.id == "run/limit")
}
