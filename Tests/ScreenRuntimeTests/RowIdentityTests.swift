import ScreenTypes
import Testing

@testable import ScreenRuntime

/// Rows keep what is theirs whatever tells them apart.
@Suite struct RowIdentityTests {
  /// Keys by the type that they have, in code; all differ.
  static let keys: [(type: String, values: [String])] = [
    ("[Color]", [".red", ".green", ".blue", "Color(red: 1, green: 0, blue: 0)", ".red.opacity(0.5)"]),
    ("[Set[Int]]", ["Set<Int>()", "Set([1])", "Set([2])", "Set([1, 2])", "Set([1, 3])"]),
    ("[[String: Int]]", ["[:]", "['a': 1]", "['a': 2]", "['b': 1]", "['a': 1, 'b': 2]"]),
    ("[Int?]", ["nil", "0", "1", "7"]),
    ("[String?]", ["nil", "''", "'a'"]),
    ("[Color?]", ["nil", ".red", ".blue"]),
    ("[Set[Int]?]", ["nil", "Set<Int>()", "Set([1])"]),
    ("[[Int]]", ["[]", "[1]", "[1, 2]", "[2, 1]"]),
    ("[[[Int]]]", ["[]", "[[]]", "[[], []]", "[[1], [2]]", "[[1, 2]]", "[[], [1, 2]]"]),
    ("[[String]]", ["[]", "['']", "['', '']", "['ab', 'c']", "['a', 'bc']"]),
    ("[ClosedRange[Int]]", ["0...1", "0...2", "1...2"]),
    ("[Date]", ["Date(timeIntervalSince1970: 0)", "Date(timeIntervalSince1970: 0.5)"]),
    ("[UUID]", ["UUID()", "UUID()"]),
    ("[Bool]", ["true", "false"]),
    ("[Double]", ["0.0", "0.5", "-0.5"]),
    ("[Mark]", ["Mark(color: .red)", "Mark(color: .blue)", "Mark(color: .red, tags: Set([1]))"]),
    ("[Kind]", [".plain", ".tinted(.red)", ".tinted(.blue)", ".tagged(Set([1]))", ".tagged(Set([2]))"]),
    ("[Holder]", ["Holder(node: Node(name: 'a'))", "Holder(node: Node(name: 'a'))"]),
  ]

  private static func package(_ type: String, _ values: [String]) -> TestPackage {
    TestPackage(
      """
      <Struct name="Mark" conforms="Hashable">
        <Let name="color" type="Color"/><Var name="tags" type="Set[Int]"><value>{Set([])}</value></Var>
      </Struct>
      <Enum name="Kind" conforms="Hashable">
        <Case name="plain"/><Case name="tinted" type="Color"/><Case name="tagged" type="Set[Int]"/>
      </Enum>
      <ObservableObject name="Node"><Var name="name" type="String"/></ObservableObject>
      <Struct name="Holder" conforms="Hashable"><Let name="node" type="Node"/></Struct>
      <Screen name="Home">
        <State name="keys" type="\(type)"><value><![CDATA[{[\(values.joined(separator: ", "))]}]]></value></State>
        <Body>
          <VStack>
            <ForEach items="Array(keys.enumerated())" as="entry" id="\\.element"><Row number="{entry.offset}"/></ForEach>
            <Button action="keys.reverse()">Turn</Button>
          </VStack>
        </Body>
      </Screen>
      <View name="Row">
        <Let name="number" type="Int"/>
        <State name="first" type="Int" value="-1"/>
        <Body><Text modifiers=".onAppear { if first == -1 { first = number } }">{number} was {first}</Text></Body>
      </View>
      """)
  }

  @Test(arguments: keys.indices) func eachRowHasAStateOfItsOwn(place: Int) throws {
    let (type, values) = Self.keys[place]
    let package = Self.package(type, values)
    #expect(package.errors == "")
    let run = try package.showing("Home")
    _ = try run.appear()
    #expect(
      try run.render().textList.dropLast() == values.indices.map { "\($0) was \($0)" }[...], "\(type)")
    try run.tap("Turn")
    #expect(
      try run.render().textList.dropLast()
        == values.indices.map { "\($0) was \(values.count - 1 - $0)" }[...], "\(type)")
  }

  /// Equal keys are one, however they were made.
  @Test(arguments: [
    ("[Set[Int]]", "Set([1, 2])", "Set([2, 1])"), ("[[String: Int]]", "['a': 1, 'b': 2]", "['b': 2, 'a': 1]"),
    ("[Double]", "0.0", "-0.0"), ("[Mark]", "Mark(color: .red)", "Mark(color: Color.red)"),
  ])
  func equalKeysAreOne(type: String, one: String, other: String) throws {
    let package = TestPackage(
      """
      <Struct name="Mark" conforms="Hashable"><Let name="color" type="Color"/></Struct>
      <Screen name="Home">
        <State name="keys" type="\(type)"><value><![CDATA[{[\(one)]}]]></value></State>
        <Body>
          <VStack>
            <ForEach items="keys" as="key" id="\\.self"><Row/></ForEach>
            <Button><action><![CDATA[keys = [\(other)];]]></action>Other</Button>
          </VStack>
        </Body>
      </Screen>
      <View name="Row">
        <State name="taps" type="Int" value="0"/>
        <Body><Button action="taps += 1">Taps {taps}</Button></Body>
      </View>
      """)
    #expect(package.errors == "")
    let run = try package.showing("Home")
    _ = try run.appear()
    try run.tap("Taps 0")
    try run.tap("Other")
    #expect(try run.texts() == ["Taps 1", "Other"])
  }

  /// Keys of one hash are compared, and stay apart while either is shown.
  @Test func keysOfOneHashStayApart() {
    let parent = Identity.root
    func hash(of first: Int) -> UInt64 {
      [12, 2, 5, UInt64(first), 5].reduce(parent) { Identity.mix($0, $1) }
    }
    let one = Value.tuple(ArrayBox([.int(1), .int(2)]))
    let twin = Int(bitPattern: UInt(hash(of: 1) ^ hash(of: 3) ^ 2))
    let other = Value.tuple(ArrayBox([.int(3), .int(twin)]))
    func show(_ keys: Value...) -> [UInt64] {
      store.begin()
      defer { store.end() }
      return keys.map { store.row(parent, $0) }
    }
    let store = StateStore()
    let identities = show(one, other)
    #expect(identities[1] == Identity.mix(identities[0], 1), "the hashes are no longer one")
    #expect(show(other, one) == identities.reversed())
    #expect(show(other) == [identities[1]])
    #expect(show(other, one) == identities.reversed())
  }

  /// The numbers of objects do not depend on where they lie.
  @Test func objectsAreNumberedAsTheyAreMet() {
    func identities() -> [UInt64] {
      let store = StateStore()
      let objects = (0..<3).map { _ in ObjectBox(type: .int, fields: []) }
      store.begin()
      return (objects + objects.reversed()).map { store.row(7, .object($0)) }
    }
    let found = identities()
    #expect(Set(found).count == 3)
    #expect(found.prefix(3) == ArraySlice(found.suffix(3).reversed()))
    #expect(identities() == found)
  }

  /// A row below another is none of the views of that row.
  @Test func rowsAreNoPlaces() {
    let store = StateStore()
    let places = Set((Int32(-4)...200).map { Identity.child(7, $0) })
    #expect(places.isDisjoint(with: (0...70_000).map { store.row(7, .int($0)) }))
  }

  /// What a description leaves out counts, too.
  @Test func pathsAndDatesAreComparedByAllTheyHold() throws {
    let package = TestPackage(
      """
      <Struct name="Place" conforms="Hashable"><Let name="name" type="String"/></Struct>
      <Screen name="Home">
        <State name="path" type="NavigationPath" value="{NavigationPath()}"/>
        <State name="changes" type="Int" value="0"/>
        <Let name="early" type="Date" value="{Date(timeIntervalSince1970: 0.25)}"/>
        <Let name="late" type="Date" value="{Date(timeIntervalSince1970: 0.75)}"/>
        <Func signature="go(name: String)">path = NavigationPath(); path.append(Place(name: name))</Func>
        <Body>
          <VStack modifiers=".onChange(of: path) { changes += 1 }">
            <Button action="go(name: 'a')">A</Button>
            <Button action="go(name: 'b')">B</Button>
            <Text>{changes} {early == late} {[early, late].firstIndex(of: late) ?? -1} {Set([early, late]).count}</Text>
          </VStack>
        </Body>
      </Screen>
      """)
    #expect(package.errors == "")
    let run = try package.showing("Home")
    _ = try run.appear()
    for label in ["A", "B", "B"] {
      try run.tap(label)
      _ = try run.appear()
    }
    #expect(try run.texts().last == "2 false 1 2")
  }
}
