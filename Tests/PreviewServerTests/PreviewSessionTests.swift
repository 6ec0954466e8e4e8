import ScreenCompiler
import ScreenRuntime
import ScreenSemantics
import TestFixtures
import Testing

@testable import PreviewServer

/// What is done on a page, undone, done again, and copied.
@Suite struct PreviewSessionTests {
  private static let app = """
    <Module>
    <Struct name="Fruit" conforms="Identifiable, Hashable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
    <ObservableObject name="Store">
      <Published name="fruits" type="[Fruit]" value="{[Fruit(id: 1, name: 'Fig'), Fruit(id: 2, name: 'Kiwi'), Fruit(id: 3, name: 'Plum')]}"/>
      <Published name="visits" type="Int" value="0"/>
    </ObservableObject>
    <App name="Shop"><StateObject name="store" type="Store"/>
      <WindowGroup><Home modifiers=".environmentObject(store)"/></WindowGroup></App>
    <Screen name="Home">
      <EnvironmentObject name="store" type="Store"/>
      <State name="name" type="String" value=""/><State name="count" type="Int" value="0"/>
      <State name="edits" type="Int" value="0"/>
      <FocusState name="isNaming" type="Bool"/>
      <Body>
        <NavigationStack>
          <List modifiers=".refreshable { store.visits += 1 }">
            <ForEach items="store.fruits" as="fruit" onDelete="store.fruits.remove(atOffsets: $0)"
                onMove="store.fruits.move(fromOffsets: $0, toOffset: $1)">
              <Text>{fruit.name}</Text>
            </ForEach>
            <Text>count {count}, visits {store.visits}, edits {edits}, {isNaming ? 'naming' : 'idle'}</Text>
            <Button action="count += 1">Count</Button>
            <Button action="count = [1, 2][count + 5]">Fault</Button>
            <TextField title="Name" text="$name" onEditingChanged="edits += 1" modifiers=".focused($isNaming)"/>
            <Button action="isNaming = true">Name it</Button>
            <Link title="Docs" destination="https://swift.org"/>
            <Text>Hello {name} [here](https://example.org)</Text>
            <NavigationLink destination="Detail" number="{count}">Go on</NavigationLink>
            <Meter/><Meter/>
          </List>
        </NavigationStack>
      </Body>
    </Screen>
    <View name="Meter"><State name="level" type="Int" value="1"/><Body><Text>level {level}</Text></Body></View>
    <Screen name="Detail"><Let name="number" type="Int"/><Body><Text>Number {number}</Text></Body></Screen>
    <Scenario name="two" of="Home"><Tap on="Count"/><Expect text="count 1"/><Tap on="Count"/></Scenario>
    <Scenario name="wrong" of="Home"><Tap on="Count"/>
      <Expect text="count 7"/>
      <Tap on="Count"/></Scenario>
    </Module>
    """

  private static func session(_ package: TemporaryPackage, _ name: String = "Shop") throws -> PreviewSession {
    let versions = try PackageSource(package.path, overrides: [], allowed: []).current
    #expect(versions.packages[0].errors.map(\.message) == [])
    let target = try #require(versions.packages[0].targets.first { $0.name == name })
    return PreviewSession(versions, target, ScreenLook(PageOptions()), PageRequestOptions())
  }

  /// Lets the session have the package as it is saved now.
  private static func reload(_ session: PreviewSession, _ package: TemporaryPackage) throws {
    var versions = PackageVersions()
    let located = try #require(try PackageLocator.locate(package.path, allowed: []).first)
    versions.packages = [
      PackageVersion(try Compiler.compile(located, overrides: []), after: session.version)
    ]
    session.reload(versions)
  }

  private static func text(_ session: PreviewSession) -> String { session.page?.run.elements.text ?? "" }

  /// What a browser sends, as fields.
  private static func act(_ session: PreviewSession, _ fields: String) throws {
    let page = try #require(session.page)
    let (step, control) = try #require(page.step(FormFields(fields)))
    session.perform(step, on: control)
  }

  /// The place on the page of the control with a label.
  private static func place(_ session: PreviewSession, _ label: String) throws -> Int {
    let page = try #require(session.page)
    let control = try #require(page.run.controls.first { $0.label == label }).control
    return try #require(page.controls.numbers.firstIndex(of: control))
  }

  private static func tap(_ session: PreviewSession, _ label: String) throws {
    try act(session, "do=tap&at=\(place(session, label))")
  }

  @Test func lettersAreOneEvent() throws {
    let package = try TemporaryPackage(home: Self.app)
    let session = try Self.session(package)
    for text in ["F", "Fi", "Fig"] {
      try Self.act(session, "do=type&at=\(Self.place(session, "Name"))&value=\(text)")
    }
    #expect(session.events.map(\.words) == ["Type Name: Fig"])
    #expect(
      session.events[0].writes.first { $0.source == "Home.name" }?.description == "Home.name: \"\" → \"Fig\"")
    #expect(Self.text(session).contains("Hello Fig"))
    try Self.act(session, "do=submit&at=\(Self.place(session, "Name"))&value=Fig")
    #expect(session.events.map(\.words) == ["Type Name: Fig\n"])
    // It began and ended.
    #expect(Self.text(session).contains("edits 2, idle"))
    try Self.tap(session, "Count")
    try Self.act(session, "do=type&at=\(Self.place(session, "Name"))&value=Kiwi")
    #expect(session.events.count == 3)
  }

  /// A tab is known by its own name, and a swiped action by its row.
  @Test func tabsAndSwipesAreNamed() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
        <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
        <Screen name="Home">
          <State name="tab" type="Int" value="1"/><State name="text" type="String" value=""/><State name="washed" type="Int" value="0"/>
          <Body><TabView selection="$tab">
            <Tab title="Jobs" value="1">
              <NavigationStack><List modifiers=".searchable(text: $text)">
                <Text>Fig<SwipeActions edge="leading"><Button action="washed += 1">Wash</Button></SwipeActions></Text>
                <Text>Kiwi<SwipeActions edge="leading"><Button action="washed += 1">Wash</Button></SwipeActions></Text>
              </List></NavigationStack>
            </Tab>
            <Tab title="Parts" value="2"><Text>washed {washed}</Text></Tab>
          </TabView></Body>
        </Screen>
        </Module>
        """)
    let session = try Self.session(package)
    let page = try #require(session.page)
    let wash = try #require(page.run.controls.last { $0.label == "Wash" }).control
    let place = try #require(page.controls.numbers.firstIndex(of: wash))
    try Self.act(session, "do=tap&at=\(place)")
    let tabs = try #require(
      page.run.elements.all.first { $0.role == .option && $0.label == "Parts" }
    ).control
    let bar = try #require(page.controls.numbers.lastIndex(of: tabs))
    try Self.act(session, "do=choose&at=\(bar)&option=1")
    #expect(session.events.map(\.words) == ["Swipe Kiwi: Wash", "Select Parts"])
    #expect(Self.text(session).contains("washed 1"))
  }

  @Test func itGoesBackToWhereItWas() throws {
    let package = try TemporaryPackage(home: Self.app)
    let session = try Self.session(package)
    var seen = [Self.text(session)]
    for _ in 0..<90 {
      try Self.tap(session, "Count")
      seen.append(Self.text(session))
    }
    try Self.tap(session, "Go on")
    #expect(Self.text(session).contains("Number 90"))
    for place in [89, 90, 40, 3, 88, 0, 90] {
      session.go(to: place)
      #expect(session.position == place && Self.text(session) == seen[place])
    }
    session.go(to: 50)
    try Self.tap(session, "Count")
    #expect(session.events.count == 51 && Self.text(session) == seen[51])
  }

  @Test func whatFailsLeavesThePageAsItWas() throws {
    let package = try TemporaryPackage(home: Self.app)
    let session = try Self.session(package)
    try Self.tap(session, "Count")
    let before = Self.text(session)
    try Self.tap(session, "Fault")
    #expect(session.notice?.contains("Screens/Home.xml:") == true)
    #expect(Self.text(session) == before && session.events.count == 1)
    try Self.tap(session, "Count")
    #expect(Self.text(session).contains("count 2"))
  }

  @Test func rowsFocusLinksAndRefreshing() throws {
    let package = try TemporaryPackage(home: Self.app)
    let session = try Self.session(package)
    let page = try #require(session.page)
    #expect(page.run.editableRows.count == 3)
    #expect(
      String(decoding: page.controls.body, as: UTF8.self).contains(
        "<li tabindex=\"0\" data-edits=\"delete move\">"))
    try Self.act(session, "do=drag&row=0&to=2")
    try Self.act(session, "do=delete&row=0")
    #expect(Self.text(session).hasPrefix("Plum Fig"))
    try Self.act(session, "do=refresh")
    #expect(Self.text(session).contains("visits 1"))
    #expect(page.focusedPlace == -1)
    try Self.tap(session, "Name it")
    #expect(page.focusedPlace == (try Self.place(session, "Name")))
    // It has the focus: to give it is nothing.
    #expect(page.step(FormFields("do=focus&at=\(try Self.place(session, "Name"))")) == nil)
    session.go(to: 3)
    try Self.act(session, "do=focus&at=\(Self.place(session, "Name"))")
    #expect(Self.text(session).contains("edits 1, naming"))
    try Self.act(session, "do=words&link=0")
    #expect(session.events.last?.effects.map { "\($0.kind) \($0.text)" } == ["openURL https://example.org"])
    #expect(
      session.events.map(\.words) == ["Move Fig: Plum", "Delete Kiwi", "Refresh", "Focus Name", "Tap here"])
  }

  @Test func everySourceCanBeSet() throws {
    let package = try TemporaryPackage(home: Self.app)
    let session = try Self.session(package)
    let names = try #require(session.page).state.map(\.name)
    #expect(names.contains("Store.visits") && names.contains("Meter.level #2"))
    try Self.act(session, "do=set&source=Store.visits&value=8")
    try Self.act(session, "do=set&source=Store.visits&value=9")
    try Self.act(session, "do=set&source=Meter.level%20%232&value=5")
    #expect(session.events.count == 2)
    #expect(Self.text(session).contains("visits 9") && Self.text(session).contains("level 1 level 5"))
    try Self.act(session, "do=set&source=Store.visits&value=many")
    #expect(session.notice?.contains("`many` is no value for `Store.visits`") == true)
    try package.write("Screens/Copied.xml", "<Module>\(session.copied(as: "scenario"))</Module>")
    let results = try Self.results(package)
    #expect(results["after 2 steps"] == .some(nil))
  }

  @Test func whatNoLongerFitsIsDoneAgainOnceItFits() throws {
    let package = try TemporaryPackage(home: Self.app)
    let session = try Self.session(package)
    try Self.tap(session, "Count")
    try Self.tap(session, "Count")
    try Self.tap(session, "Go on")
    func save(_ old: String, _ new: String) throws {
      try package.replace(old, with: new, in: "Screens/Home.xml")
      try Self.reload(session, package)
    }
    try save(">Count</Button>", ">Add</Button>")
    #expect(session.position == 0 && session.events.count == 3)
    #expect(session.notice?.hasPrefix("“Tap Count” no longer fits: ") == true)
    try save(">Add</Button>", ">Count</Button><Text>more</Text>")
    #expect(session.position == 3 && session.notice == nil && Self.text(session).contains("Number 2"))
    // What is done where it stopped follows from there.
    try save(">Go on<", ">Further<")
    #expect(session.position == 2)
    try Self.tap(session, "Count")
    try save(">Further<", ">Go on<")
    #expect(session.position == 3 && Self.text(session).contains("count 3"))
  }

  @Test func aScenarioIsDoneToItsEndOnceItsStepPasses() throws {
    let package = try TemporaryPackage(home: Self.app)
    let session = try Self.session(package, "wrong")
    try package.replace("count 7", with: "count 1", in: "Screens/Home.xml")
    try Self.reload(session, package)
    #expect(session.position == 3 && session.notice == nil && Self.text(session).contains("count 2"))
  }

  /// How scenarios end, by their names: nil for one that passes.
  private static func results(_ package: TemporaryPackage) throws -> [String: String?] {
    let located = try PackageLocator.locate(package.path, allowed: [])
    let runner = ScenarioRunner(try Compiler.compile(try #require(located.first), overrides: []))
    return Dictionary(
      uniqueKeysWithValues: try runner.run().map { ($0.scenario.name, $0.failures.first?.message) })
  }

  @Test func scenariosAreDoneOnTheTimeLine() throws {
    let package = try TemporaryPackage(home: Self.app)
    let session = try Self.session(package, "two")
    #expect(session.events.map(\.words) == ["Tap Count", "Expect count 1", "Tap Count"])
    #expect(session.position == 3 && Self.text(session).contains("count 2"))
    session.go(to: 1)
    #expect(Self.text(session).contains("count 1"))
    try Self.tap(session, "Go on")
    #expect(session.events.map(\.words) == ["Tap Count", "Tap Go on"])
    // A scenario that is saved is done again, and what followed from it.
    try package.replace(
      "<Scenario name=\"two\" of=\"Home\"><Tap",
      with: "<Scenario name=\"two\" of=\"Home\"><Set name=\"count\" value=\"5\"/><Tap", in: "Screens/Home.xml"
    )
    try Self.reload(session, package)
    #expect(session.events.map(\.words) == ["Set count=5", "Tap Go on"])
    #expect(Self.text(session).contains("Number 5"))
  }

  @Test func aScenarioThatFailsStopsAtItsStep() throws {
    let package = try TemporaryPackage(home: Self.app)
    let session = try Self.session(package, "wrong")
    #expect(session.position == 1 && session.events.count == 3)
    #expect(session.events[1].fault?.contains("`count 7` is not visible") == true)
    #expect(session.notice?.hasPrefix("Screens/Home.xml:") == true)
    let version = try #require(session.version)
    #expect(version.failures().map { "\($0.key.name): \($0.value)" } == ["wrong: `count 7` is not visible."])
  }

  @Test func aCopiedPreviewShowsTheSamePage() throws {
    let package = try TemporaryPackage(home: Self.app)
    let session = try Self.session(package)
    try Self.tap(session, "Count")
    try Self.act(session, "do=delete&row=1")
    try Self.act(session, "do=set&source=Store.visits&value=3")
    try Self.tap(session, "Go on")
    try package.write("Screens/Copied.xml", "<Module>\(session.copied(as: "preview"))</Module>")
    let copied = try Self.session(package, "after 4 steps")
    #expect(Self.text(copied) == Self.text(session) && Self.text(copied).contains("Number 1"))
    // What is done on it goes on from there.
    let page = try #require(copied.page)
    #expect(page.step(FormFields("do=back")) != nil)
    try Self.act(copied, "do=back")
    try package.write("Screens/Again.xml", "<Module>\(copied.copied(as: "preview"))</Module>")
    #expect(copied.copied(as: "preview").contains("<Delete on=\"Kiwi\"/>\n  <Set"))
    let again = try Self.session(package, "after 1 step")
    #expect(Self.text(again) == Self.text(copied) && Self.text(again).contains("visits 3"))
  }

  /// What is kept of a page that was left; `Benchmarks/run --only preview` measures the memory of 10,000 events.
  @Test func fewPagesAreKept() throws {
    struct Weak { weak var checkpoint: RunCheckpoint? }
    let package = try TemporaryPackage(home: Self.app)
    let session = try Self.session(package)
    var taken: [Weak] = []
    for _ in 0..<600 {
      try Self.tap(session, "Count")
      taken.append(Weak(checkpoint: session.trail.last(notAfter: session.position)?.checkpoint))
    }
    let kept = taken.filter { $0.checkpoint != nil }.count
    #expect((2...65).contains(kept))
    #expect(session.events[0].writes.isEmpty && !session.events[599].writes.isEmpty)
  }
}
