import ScreenRuntime
import ScreenTypes
import Testing

/// A Computed that only reads is evaluated once until something is written; what it gives is the same as ever.
@Suite struct PurityTests {
  private static let declarations = """
    <Struct name="Item" conforms="Identifiable"><Let name="id" type="Int"/><Var name="isOn" type="Bool"/></Struct>
    <ObservableObject name="Model">
      <Published name="items" type="[Item]" value="{(0..&lt;4).map { Item(id: $0, isOn: $0 == 1) }}"/>
    </ObservableObject>
    """

  private func package(_ members: String, _ body: String) -> TestPackage {
    let package = TestPackage(
      Self.declarations + """
        <Screen name="Main">
          <StateObject name="model" type="Model"/><State name="onlyOn" type="Bool" value="true"/>
          \(members)
          <Body><VStack>\(body)</VStack></Body>
        </Screen>
        """)
    #expect(package.errors == "")
    return package
  }

  private let visible = """
    <Computed name="visible" type="[Item]"><![CDATA[model.items.filter { !onlyOn || $0.isOn }]]></Computed>
    <Computed name="caption" type="String">"\\(visible.count) of \\(model.items.count)"</Computed>
    """

  @Test func writesAreSeen() throws {
    let run = try package(
      visible,
      """
      <Text>{caption}</Text>
      <ForEach items="model.items" as="item"><If condition="visible.contains(item)"><Text>{item.id}</Text></If></ForEach>
      <Button action="onlyOn.toggle()">All</Button>
      <Button action="model.items[3].isOn = true">Three</Button>
      """
    ).showing("Main")
    #expect(try run.render().textList.prefix(2) == ["1 of 4", "1"])
    try run.tap("Three")
    #expect(try run.render().textList.prefix(3) == ["2 of 4", "1", "3"])
    try run.tap("All")
    #expect(try run.render().textList.prefix(5) == ["4 of 4", "0", "1", "2", "3"])
    try run.tap("All")
    #expect(try run.render().textList.prefix(3) == ["2 of 4", "1", "3"])
  }

  @Test func writesBetweenTwoReadsOfOneActionAreSeen() throws {
    let run = try package(
      visible + """
        <State name="log" type="String" value=""/>
        <Func signature="go()"><![CDATA[
          log += visible.count.description
          onlyOn = false
          log += visible.count.description
          model.items[0].isOn = true
          onlyOn = true
          log += visible.count.description
        ]]></Func>
        """, "<Text>{log}</Text><Button action=\"go()\">Go</Button>"
    ).showing("Main")
    _ = try run.render()
    try run.tap("Go")
    #expect(try run.render().textList.first == "142")
  }

  @Test func whatDiffersEachTimeIsEvaluatedEachTime() throws {
    let run = try package(
      "<Computed name=\"next\" type=\"String\">UUID().uuidString</Computed>",
      "<Text>{next}</Text><Text>{next}</Text>"
    ).showing("Main")
    let texts = try run.render().textList
    #expect(texts.count == 2 && texts[0] != texts[1])
  }

  @Test func writesAreSeenThroughFunctions() throws {
    let run = try package(
      """
      <Func signature="on(from first: Int) -> Int"><![CDATA[model.items.filter { $0.isOn && $0.id >= first }.count]]></Func>
      <Computed name="caption" type="String">"\\(on(from: 1)) and \\(on(from: 2))"</Computed>
      """, "<Text>{caption}</Text><Button action=\"model.items[3].isOn = true\">Three</Button>"
    ).showing("Main")
    #expect(try run.render().textList.first == "1 and 0")
    try run.tap("Three")
    #expect(try run.render().textList.first == "2 and 1")
  }

  @Test func functionsThatDoMoreThanReadAreCalledEachTime() throws {
    let run = try package(
      """
      <Func signature="fresh() -> String">UUID().uuidString</Func>
      <Func signature="again(_ count: Int) -> String"><![CDATA[count > 0 ? again(count - 1) : fresh()]]></Func>
      <Computed name="next" type="String">again(2)</Computed>
      """, "<Text>{next}</Text><Text>{next}</Text>"
    ).showing("Main")
    let texts = try run.render().textList
    #expect(texts.count == 2 && texts[0] != texts[1])
  }

  @Test func viewsOfTheSameDeclarationHaveTheirOwn() throws {
    let package = TestPackage(
      """
      <View name="Part"><Let name="number" type="Int"/>
        <Computed name="double" type="Int">number * 2</Computed>
        <Body><Text>{double} {double}</Text></Body></View>
      <Screen name="Main"><Body><VStack><Part number="{1}"/><Part number="{2}"/></VStack></Body></Screen>
      """)
    #expect(package.errors == "")
    #expect(try package.showing("Main").render().textList == ["2 2", "4 4"])
  }
}
