import ScreenTypes
import Testing

/// What the checker promises of expressions: their type, as Swift tells it, and one report for each cause.
@Suite struct CheckerTests {
  private static let lab = CheckLab(
    """
    <Module>
      <Enum name="Size"><Case name="small"/><Case name="large" type="Int"/></Enum>
      <Struct name="Fruit" conforms="Identifiable">
        <Let name="id" type="Int"/><Var name="name" type="String"/><Var name="price" type="Double"/>
        <Var name="note" type="String?"/>
      </Struct>
      <View name="Home">
        <State name="count" type="Int" value="1"/><State name="price" type="Double" value="1.5"/>
        <State name="fruits" type="[Fruit]" value="{[]}"/><State name="chosen" type="Fruit?"/>
        <State name="size" type="Size" value="small"/>
        <Func signature="half(_ number: Int) -> Int">number / 2</Func>
        <Func signature="half(_ number: Double) -> Double">number / 2</Func>
        <Body><Text>{count}</Text></Body>
      </View>
    </Module>
    """)

  @Test func theLabHasNoErrors() { #expect(Self.lab.errors == []) }

  @Test(
    arguments: [
      ("1", "Int"), ("1.5", "Double"), ("count + 1", "Int"), ("price * 2", "Double"), ("-price", "Double"),
      ("max(1, price)", "Double"), ("[1, 2.5]", "[Double]"), ("[1, price]", "[Double]"),
      ("count == 1 ? 1 : 2", "Int"),
      ("0...count", "ClosedRange<Int>"), ("fruits.map { $0.price }", "[Double]"), ("fruits.first", "Fruit?"),
      ("fruits.first?.name", "String?"), ("fruits.first?.name ?? 'none'", "String"),
      ("chosen!.name", "String"),
      ("fruits.reduce(0) { $0 + $1.price }", "Double"), ("fruits.map(\\.name)", "[String]"),
      ("half(3)", "Int"),
      ("half(price)", "Double"), ("fruits.sorted { $0.price < $1.price }.first?.note", "String?"),
      ("Dictionary(grouping: fruits) { $0.name }", "[String: [Fruit]]"),
      ("(count, name: 'a')", "(Int, name: String)"),
      ("$count", "Binding<Int>"), ("fruits.filter { fruit in fruit.price > price }.isEmpty", "Bool"),
      ("'{count} of {fruits.count}'", "String"), ("Fruit(id: 1, name: 'a', price: 2)", "Fruit"),
      ("Size.small", "Size"),
      ("fruits.enumerated().map { $0.offset }", "[Int]"),
    ])
  func expressionsHaveTheTypeThatSwiftGivesThem(_ text: String, _ type: String) throws {
    let swift = text.replacing("'{count} of {fruits.count}'", with: "\"\\(count) of \\(fruits.count)\"")
      .replacing("'", with: "\"")
    #expect(try Self.lab.type(of: swift, in: "Home") == type)
  }

  @Test func aStorageOfATypeIsBoundWhereverItIsTriedAndIsNoText() {
    func errors(_ text: String) -> [String] {
      CheckLab(
        """
        <Module>
          <Enum name="Settings">
            <AppStorage static="true" name="flag" value="{false}"/><AppStorage static="true" name="count" value="0"/>
          </Enum>
          <View name="Home">
            <State name="on" value="{false}"/>
            <Func signature="pick(_ flag: Binding[Bool]) -> Int">1</Func>
            <Func signature="pick(_ count: Binding[Int]) -> Int">2</Func>
            <Body><Text>{\(text)}</Text></Body>
          </View>
        </Module>
        """
      ).errors
    }
    for text in [
      "pick(Settings.$flag) + pick(Settings.$count)", "pick(on ? Settings.$flag : $on)",
      "[Settings.$flag].count",
    ] { #expect(errors(text) == []) }
    #expect(errors("Settings.$count").count == 1)
    #expect(errors("on} and {Settings.$count").count == 1)
  }

  @Test func theBracesOfAClosureThatAClosureGivesAreItsOwn() {
    let lab = CheckLab(
      """
      <Module>
        <View name="Row">
          <Let name="make" type="() -> (() -> Void)"/><Let name="add" type="(Int) -> ((Int) -> Int)"/>
          <Let name="test" type="(Int) -> Bool"/>
          <Body><Button title="{add(1)(2)} {test(1)}" action="make()()"/></Body>
        </View>
        <View name="Home">
          <State name="count" value="0"/>
          <Func signature="step()">count += 1</Func>
          <Body>
            <Row make="{ { step() } }" add="{ i in { j in i + j } }" test="{{ $0 > count }}"/>
            <Row make="{ { step() } }" add="{ { $0 } }" test="{ _ in true }"/>
          </Body>
        </View>
      </Module>
      """)
    #expect(lab.errors == [])
  }

  @Test func whatInheritsFromAnObjectIsReportedOnce() {
    let lab = CheckLab(
      """
      <Module>
        <ObservableObject name="Base"><Published name="count" value="0"/></ObservableObject>
        <ObservableObject name="Derived" conforms="Base"><Published name="more" value="0"/></ObservableObject>
        <View name="Row"><ObservedObject name="base" type="Base"/><Body><Text>{base.count}</Text></Body></View>
        <View name="Home">
          <StateObject name="model" value="{Derived()}"/>
          <Func signature="total(_ base: Base) -> Int">base.count</Func>
          <Let name="all" type="[Base]" value="{[Base(), Derived()]}"/>
          <Body><Row base="{model}"/><Text>{total(model)} {model.more} {all.count}</Text></Body>
        </View>
      </Module>
      """)
    #expect(lab.errors.count == 1)
  }

  @Test func whatIsWantedTellsLiteralsTheirType() throws {
    #expect(try Self.lab.type(of: "1", in: "Home", wanted: .double) == "Double")
    #expect(try Self.lab.type(of: "[]", in: "Home", wanted: TypeID.int.array) == "[Int]")
    #expect(try Self.lab.type(of: "nil", in: "Home", wanted: TypeID.int.optional) == "Int?")
    #expect(
      try Self.lab.type(of: "[1: 2]", in: "Home", wanted: TypeID(.dictionary(.int, .double)))
        == "[Int: Double]")
  }

  @Test(arguments: [
    ("missing", "name/undefined"), ("missing + 1", "name/undefined"),
    ("missing.first.second", "name/undefined"),
    ("[missing, missing2]", "name/undefined name/undefined"), ("count.missing", "name/undefined"),
    ("count + 'a'", "type/mismatch"), ("fruits.map { $0.missing }", "name/undefined"),
    ("chosen.name", "type/unwrapped-optional"),
    ("half(true)", "type/mismatch"), ("fruits.map { $5 }", "type/extra-argument"),
    ("fruits.count(nonsense:)", "name/undefined"), ("count(of:)", "name/undefined"),
  ])
  func oneCauseIsReportedOnce(_ text: String, _ rules: String) throws {
    let found = try Self.lab.type(of: text.replacing("'", with: "\""), in: "Home")
    #expect(found.split(separator: " ").filter { $0.contains("/") }.joined(separator: " ") == rules)
  }

  /// Names of a block end with it, those of a closure with the closure, and inner ones hide outer ones.
  @Test func namesEndWithTheirBlock() {
    func errors(_ code: String) -> [String] {
      CheckLab(
        "<View name=\"A\"><Func signature=\"f() -> Int\">\(code)</Func><Body><Text>{f()}</Text></Body></View>"
      ).errors
    }
    #expect(errors("let a = 1; if a == 1 { let b = 2; return b }; return a") == [])
    #expect(errors("if true { let b = 2 }; return b") == ["name/undefined “b”"])
    #expect(errors("let a = [1].map { item in item }; return item") == ["name/undefined “item”"])
    #expect(errors("let a = 1; let a = 2; return a") == ["syntax/duplicate-declaration “a”"])
    #expect(errors("let a = 1; if true { let a = 2; return a }; return a") == [])
    #expect(errors("for i in 0..&lt;3 { if i == 1 { break } }; return 1") == [])
    #expect(errors("[1].forEach { i in break }; return 1").count == 1)
    #expect(errors("func g(by step: Int) -> Int { step }; return g(by: 2)") == [])
    #expect(errors("func g(by step: Int) -> Int { step }; return g(2)").count == 1)
  }

  @Test func aSwitchTakesEveryCase() {
    func errors(_ cases: String) -> [String] {
      CheckLab(
        """
        <Module><Enum name="Size"><Case name="small"/><Case name="large" type="Int"/></Enum>
        <View name="A"><State name="size" type="Size" value="small"/><Func signature="f() -> Int">switch size { \(cases) }</Func>
        <Body><Text>{f()}</Text></Body></View></Module>
        """
      ).errors.map { String($0.prefix { $0 != " " }) }
    }
    #expect(errors("case .small: return 1; case .large(let n): return n") == [])
    #expect(errors("case .small: return 1; default: return 2") == [])
    #expect(errors("case .small: return 1") == ["type/non-exhaustive"])
    #expect(errors("case .small: return 1; case .large(3): return 2") == ["type/non-exhaustive"])
    #expect(
      errors("case .small: return 1; case .large(let n) where n == 1: return n") == ["type/non-exhaustive"])
  }

  /// The same file has the same tables, whatever else is checked and on however many cores.
  @Test func filesDoNotDependOnEachOther() {
    let files = (0..<12).map {
      "<View name=\"V\($0)\"><State name=\"n\" type=\"Int\" value=\"\($0)\"/><Body><Text>{n + 1}</Text></Body></View>"
    }
    let together = CheckLab(files)
    for (place, text) in files.enumerated() {
      let (alone, here) = (CheckLab(text).model.files.first!, together.model.files.dropFirst(place).first!)
      #expect(alone.types.map(\.description) == here.types.map(\.description))
      #expect(alone.locals.count == here.locals.count && alone.views.count == here.views.count)
    }
    #expect(together.errors == [])
  }
}
