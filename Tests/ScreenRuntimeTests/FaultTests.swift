import ScreenRuntime
import ScreenTypes
import SourceModel
import Testing

/// A fault ends the page wherever it happens: also where the page is only asked what it shows.
@Suite struct FaultTests {
  private static func place(_ body: String, members: String = "", others: String = "") -> String {
    """
    \(others)
    <Screen name="Home">
      <State name="list" type="[Int]" value="{[1]}"/>
      <Binding name="flag" type="Bool" get="list[3] == 1" set="print(newValue)"/>
      <Binding name="pages" type="[Int]" get="[list[3]]" set="print(newValue)"/>
      <Binding name="item" type="Int?" get="list[3]" set="print(newValue)"/>
      \(members)
      <Body>\(body)</Body>
    </Screen>
    """
  }

  /// What each page does, and where it asks for the fourth of one element.
  static let pages: [(what: String, source: String)] = [
    (
      "a flag of a destination",
      place(
        """
        <NavigationStack>
          <Text>Start</Text>
          <NavigationDestination isPresented="$flag"><Text>Far</Text></NavigationDestination>
        </NavigationStack>
        """)
    ),
    (
      "an item of a destination",
      place(
        """
        <NavigationStack>
          <Text>Start</Text>
          <NavigationDestination item="$item" as="one"><Text>{one}</Text></NavigationDestination>
        </NavigationStack>
        """)
    ),
    (
      "a path",
      place(
        """
        <NavigationStack path="$pages">
          <Text>Start</Text>
          <NavigationDestination for="Int" as="one"><Text>{one}</Text></NavigationDestination>
        </NavigationStack>
        """)
    ),
    (
      "the place of a flag",
      place(
        """
        <NavigationStack>
          <Text>Start</Text>
          <NavigationDestination isPresented="$flags[3]"><Text>Far</Text></NavigationDestination>
        </NavigationStack>
        """, members: "<State name=\"flags\" type=\"[Bool]\" value=\"{[true]}\"/>")
    ),
    (
      "a link that is open",
      place(
        """
        <NavigationView>
          <NavigationLink isActive="$flag"><Destination><Text>Far</Text></Destination>Go</NavigationLink>
        </NavigationView>
        """)
    ),
    (
      "the default of a key of the environment",
      place(
        "<Reader/>",
        others: """
          <Extension of="EnvironmentValues"><Var name="limit" type="Int" value="{[1][[3].count + 2]}"/></Extension>
          <View name="Reader"><Environment name="limit" key="limit"/><Body><Text>{limit}</Text></Body></View>
          """)
    ),
    (
      "an object that nothing gives",
      place(
        "<Reader/>",
        others: """
          <ObservableObject name="Store"><Published name="first" type="Int" value="{[1][[3].count + 2]}"/></ObservableObject>
          <View name="Reader"><EnvironmentObject name="store" type="Store"/><Body><Text>{store.first}</Text></Body></View>
          """)
    ),
    (
      "a binding in a text",
      place(
        "<Text>{shown(binding: $flag)}</Text>",
        members: """
          <Func signature="shown(binding: Binding[Bool]) -> String">String(describing: binding)</Func>
          """)
    ),
  ]

  @Test(arguments: pages.indices) func aPageFailsWhereItAsks(place: Int) throws {
    let (what, source) = Self.pages[place]
    let package = TestPackage(source)
    #expect(package.errors == "", "\(what)")
    let found = fault { _ = try package.showing("Home").render() }
    #expect(found?.rule == "run/index-out-of-range", "\(what)")
    let location = try #require(found?.location, "\(what)")
    let text = package.program.files[location.file].source.text(location.range)
    #expect(text.contains("[3"), "\(what): \(text)")
  }

  /// A default of model data that cannot be evaluated is told where a row needs it, and has its value where data gives it.
  @Test func aDefaultThatFailsIsTold() throws {
    func package(_ value: String, _ json: String) -> TestPackage {
      TestPackage(
        """
        <Struct name="Size"><Let name="width" type="Int"/></Struct>
        <Struct name="Item" conforms="Identifiable">
          <Let name="id" type="Int"/>
          <Var name="width" type="Int" value="{\(value)}"/>
        </Struct>
        <ObservableObject name="Sizes"><Published name="all" type="[Size]" source="sizes.json"/></ObservableObject>
        <ObservableObject name="Store"><Published name="groups" type="[[Item]]" source="items.json"/></ObservableObject>
        <Screen name="Home">
          <StateObject name="store" type="Store"/>
          <Body><ForEach items="store.groups.flatMap { $0 }" as="item"><Text>{item.id} is {item.width}</Text></ForEach></Body>
        </Screen>
        """,
        data: [
          ("Screens/items.json", json), ("Screens/sizes.json", "[{\"width\": 10}, {\"width\": 20}]"),
        ])
    }
    let lacking = "[[{\"id\": 1, \"width\": 5}], [{\"id\": 2}]]"
    let failing = package("[1][[3].count + 2]", lacking)
    let finding = try #require(failing.diagnostics.first { $0.rule == "run/index-out-of-range" })
    #expect(failing.diagnostics.filter { $0.severity == .error }.count == 1)
    #expect(failing.program.files[FileID(0)].source.text(finding.location.range) == "[1][[3].count + 2]")
    #expect(finding.related.map(\.message) == ["this row has no `width`"])
    #expect(finding.related.map { Int($0.location.range.start) } == [27])
    #expect(package("[1][[3].count + 2]", "[[{\"id\": 1, \"width\": 5}]]").errors == "")
    let late = package("Sizes().all[1].width", lacking)
    #expect(late.errors == "")
    #expect(try late.showing("Home").texts() == ["1 is 5", "2 is 20"])
  }

  /// A text that is joined to itself again and again ends, as other values that grow do.
  @Test func textsDoNotGrowWithoutEnd() throws {
    let package = TestPackage(
      """
      <Screen name="Home">
        <Computed name="words" type="Text"><![CDATA[
          var text = Text('a')
          for _ in 0..<40 { text = text + text }
          return text
        ]]></Computed>
        <Body><Text>{words}</Text></Body>
      </Screen>
      """)
    #expect(package.errors == "")
    #expect(fault { _ = try package.showing("Home").render() }?.rule == "run/limit")
  }

  /// A Set in model data is one: it has each element once, and finds them.
  @Test func setsOfModelDataAreSets() throws {
    let package = TestPackage(
      """
      <Struct name="Item" conforms="Identifiable"><Let name="id" type="Int"/><Var name="tags" type="Set[Int]"/></Struct>
      <ObservableObject name="Store">
        <Published name="items" type="[Item]" source="items.json"/>
        <Published name="names" type="Set[String]" source="names.json"/>
      </ObservableObject>
      <Screen name="Home">
        <StateObject name="store" type="Store"/>
        <Body>
          <VStack>
            <Text>{store.items[0].tags.count} {store.items[0].tags.contains(2)} {store.items[0].tags == Set([2, 1])}</Text>
            <Text>{store.names.count} {store.names.union(Set(['c'])).sorted()}</Text>
            <Button action="store.items[0].tags.insert(9)">Add</Button>
          </VStack>
        </Body>
      </Screen>
      """,
      data: [
        ("Screens/items.json", "[{\"id\": 1, \"tags\": [1, 2, 2]}]"),
        ("Screens/names.json", "[\"a\", \"b\", \"a\"]"),
      ])
    #expect(package.errors == "")
    let run = try package.showing("Home")
    #expect(try run.texts().prefix(2) == ["2 true true", "2 [\"a\", \"b\", \"c\"]"])
    try run.tap("Add")
    #expect(try run.texts().first == "3 true false")
  }

  /// Only their type tells that elements are optionals.
  @Test func optionalsPrintAsOptionalsInEveryCollection() throws {
    let package = TestPackage(
      """
      <Screen name="Home">
        <Let name="list" type="[Int?]" value="{[1, nil]}"/>
        <Let name="set" type="Set[Int?]" value="{Set([1])}"/>
        <Body>
          <VStack>
            <Text>{list.prefix(2)}</Text><Text>{String(describing: list.prefix(2))}</Text>
            <Text>{set}</Text><Text>{String(describing: set)}</Text>
          </VStack>
        </Body>
      </Screen>
      """)
    #expect(package.errors == "")
    #expect(
      try package.showing("Home").texts()
        == ["[Optional(1), nil]", "[Optional(1), nil]", "[Optional(1)]", "[Optional(1)]"])
  }
}
