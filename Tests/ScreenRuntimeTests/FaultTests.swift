import ScreenRuntime
import ScreenTypes
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
    let text = package.program.files[Int(location.file.index)].source.text(location.range)
    #expect(text.contains("[3"), "\(what): \(text)")
  }
}
