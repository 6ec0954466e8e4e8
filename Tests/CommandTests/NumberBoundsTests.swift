import ScreenCompiler
import TestFixtures
import Testing

/// Numbers of the model data against the bounds of the controls that show them.
@Suite struct NumberBoundsTests {
  private func findings(_ controls: String, _ views: String = "") throws -> [String] {
    let package = try TemporaryPackage([
      "Home.xml": """
      <Module>
        <Struct name="Item" conforms="Identifiable"><Let name="id" type="Int"/><Var name="count" type="Int"/></Struct>
        <ObservableObject name="Store"><Published name="items" type="[Item]" source="items.json"/></ObservableObject>
        <App name="Shop"><StateObject name="store" type="Store"/><WindowGroup><Home store="{store}"/></WindowGroup></App>
        <Screen name="Home">
          <ObservedObject name="store" type="Store"/>
          <Body><List items="$store.items" as="$item"><VStack><Text>{item.count}</Text>\(controls)</VStack></List></Body>
        </Screen>
        \(views)
      </Module>
      """,
      "items.json": #"[{"id": 1, "count": 3}, {"id": 2, "count": 30}]"#,
    ])
    let compilation = try Compiler.compile(try #require(try PackageLocator.locate(package.path).first))
    return compilation.diagnostics.map { $0.message }
  }

  @Test func everyControlCounts() throws {
    #expect(
      try findings(
        #"<Stepper value="$item.count" in="{0...50}">a</Stepper><Stepper value="$item.count" in="{0...9}">b</Stepper>"#
      )
        == ["`count` is 30 here, outside 0...9."])
    #expect(
      try findings(
        #"<Stepper value="$item.count" in="{5...50}">a</Stepper><Stepper value="$item.count" in="{0...9}">b</Stepper>"#
      )
        == ["`count` is 3 here, outside 5...50.", "`count` is 30 here, outside 0...9."])
  }

  @Test func oneNumberIsOneFinding() throws {
    #expect(
      try findings(
        #"<Stepper value="$item.count" in="{0...20}">a</Stepper><Stepper value="$item.count" in="{0...9}">b</Stepper>"#
      )
        == ["`count` is 30 here, outside 0...20."])
  }

  @Test func boundsAreFollowedThroughViews() throws {
    let view =
      #"<View name="Counter"><Binding name="n" type="Int"/><Body><Stepper value="$n" in="{0...9}">{n}</Stepper></Body></View>"#
    #expect(
      try findings(#"<Counter n="$item.count"/><Stepper value="$item.count" in="{0...50}">a</Stepper>"#, view)
        == ["`count` is 30 here, outside 0...9."])
  }
}
