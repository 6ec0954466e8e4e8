import RenderTree
import ScreenTypes
import Testing

@testable import ScreenRuntime

/// Every page that links, tabs and presentations lead to, once.
@Suite struct SiteWalkTests {
  private static let package = TestPackage(
    """
    <Struct name="Fruit" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
    <ObservableObject name="Store"><Published name="visits" type="Int" value="0"/>
      <Published name="fruits" type="[Fruit]" value="{[Fruit(id: 1, name: 'Fig'), Fruit(id: 2, name: 'Plum')]}"/></ObservableObject>
    <App name="Shop"><StateObject name="store" type="Store"/>
      <WindowGroup><Home modifiers=".environmentObject(store)"/></WindowGroup></App>
    <Screen name="Home"><EnvironmentObject name="store" type="Store"/><State name="asks" type="Bool" value="false"/>
      <Body><NavigationStack><VStack modifiers=".navigationTitle('Shop')">
        <ForEach items="store.fruits" as="fruit"><NavigationLink destination="Detail" fruit="{fruit}">{fruit.name}</NavigationLink></ForEach>
        <NavigationLink destination="Detail" fruit="{store.fruits[0]}">The first</NavigationLink>
        <Button action="asks = true">Ask<Sheet isPresented="$asks"><Text>Sure?</Text></Sheet></Button>
        <Button action="store.visits += 1">Count</Button>
      </VStack></NavigationStack></Body></Screen>
    <Screen name="Detail"><EnvironmentObject name="store" type="Store"/><Let name="fruit" type="Fruit"/><Body>
      <Text modifiers=".onAppear { store.visits += 10 }">{fruit.name} {store.visits}</Text></Body></Screen>
    <Screen name="Alone"><Body><Text>Alone</Text></Body></Screen>
    """)

  private func walk(_ limits: SiteWalk.Limits = SiteWalk.Limits()) throws
    -> (walk: SiteWalk, texts: [String: [String]], run: ScreenRun)
  {
    #expect(Self.package.errors == "")
    var texts: [String: [String]] = [:]
    var count = 0
    let walk = SiteWalk(
      limits: limits,
      name: { page in
        count += 1
        return "\(count)-\(page.view)"
      }, emit: { page, tree in texts[page.file] = tree.textList })
    let run = Self.package.run()
    run.show(contentsOf: Self.package.program.app)
    try walk.walk(run, view: "")
    return (walk, texts, run)
  }

  @Test func linksToOneDestinationLeadToOnePage() throws {
    let (walk, texts, _) = try walk()
    #expect(walk.faults.isEmpty && walk.leftOut == 0)
    #expect(walk.pages.map(\.file) == ["1-Home", "2-Detail", "3-Detail", "4-Home"])
    #expect(walk.pages.map(\.kind) == [.root, .pushed, .pushed, .state])
    #expect(walk.pages.dropFirst().allSatisfy { $0.parent === walk.pages[0] })
    #expect(walk.pages.map(\.detail) == ["", "1", "2", "Ask"])
    #expect(
      walk.shownViews == [
        try Self.package.id("Shop"), try Self.package.id("Home"), try Self.package.id("Detail"),
      ])
    #expect(texts["4-Home"]?.contains("Sure?") == true)
  }

  @Test func noPageDependsOnAnother() throws {
    let (_, texts, run) = try walk()
    // Each page counts its own visit, and that of no other.
    #expect(texts["2-Detail"] == ["Fig 10"] && texts["3-Detail"] == ["Plum 10"])
    #expect(run.host.drivers.isEmpty)
  }

  @Test func boundsLeavePagesOut() throws {
    var limits = SiteWalk.Limits()
    limits.pages = 2
    let bounded = try walk(limits).walk
    #expect(bounded.pages.count == 2 && bounded.leftOut > 0)
    limits = SiteWalk.Limits()
    limits.depth = 0
    #expect(try walk(limits).walk.pages.count == 1)
    limits = SiteWalk.Limits()
    limits.trials = 0
    #expect(try walk(limits).walk.pages.map(\.kind) == [.root, .pushed, .pushed])
  }

  private static let ways = TestPackage(
    """
    <Struct name="Fruit" conforms="Identifiable, Hashable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
    <Enum name="Step"><Case name="welcome"/><Case name="end"/></Enum>
    <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
    <Screen name="Home">
      <Let name="fruits" type="[Fruit]" value="{[Fruit(id: 1, name: 'Fig'), Fruit(id: 2, name: 'Plum')]}"/>
      <State name="picked" type="Fruit?" value="{nil}"/><State name="asks" type="Bool" value="false"/>
      <Body><NavigationStack><List modifiers=".navigationTitle('Shop')">
        <ForEach items="fruits" as="fruit"><Button action="picked = fruit"><HStack><Image systemName="leaf"/><Text>{fruit.name}</Text></HStack></Button></ForEach>
        <NavigationLink destination="Bare">Bare</NavigationLink>
        <NavigationLink destination="Steps">Steps</NavigationLink>
        <Button action="asks = true">Ask</Button>
        <NavigationDestination item="$picked" as="fruit"><Text modifiers=".navigationTitle(fruit.name)">One {fruit.name}</Text></NavigationDestination>
        <Sheet isPresented="$asks"><Asking/></Sheet>
      </List></NavigationStack></Body></Screen>
    <Screen name="Bare"><Body><Text modifiers=".navigationBarBackButtonHidden(true)">Nothing leads back</Text></Body></Screen>
    <Screen name="Steps"><State name="step" type="Step" value=".welcome"/>
      <Body><Switch on="step"><Case is=".welcome"><Button action="step = .end">End</Button></Case>
        <Case is=".end"><Text>Done</Text></Case></Switch></Body></Screen>
    <Screen name="Asking"><State name="deeper" type="Bool" value="false"/>
      <Body><NavigationStack><List modifiers=".navigationTitle('Asking')"><Button action="deeper = true">Deeper</Button>
        <NavigationDestination isPresented="$deeper"><Text>Deep</Text></NavigationDestination></List></NavigationStack></Body></Screen>
    """)

  @Test func everyPageLeadsBack() throws {
    #expect(Self.ways.errors == "")
    var back: [String: String] = [:]
    var above: [String: String] = [:]
    let walk = SiteWalk(
      name: { [$0.view, $0.detail].filter { !$0.isEmpty }.joined(separator: "-") },
      emit: { page, tree in
        let target = tree.navigations.map(\.backTarget).last { !$0.isEmpty } ?? tree.dismissTarget
        back[page.file] = tree.string(target)
        above[page.file] = page.wayBack?.file
      })
    let run = Self.ways.run()
    run.show(contentsOf: Self.ways.program.app)
    try walk.walk(run, view: "")
    #expect(walk.faults.isEmpty)
    #expect(
      back == [
        "Home": "", "leaf Fig": "Home", "leaf Plum": "Home", "Bare": "", "Steps": "Home",
        "Home-Ask": "Home", "Ask Deeper": "Home-Ask",
      ])
    #expect(above == ["Bare": "Home"])
  }

  @Test func whatIsShownAtFirstIsLeftToo() throws {
    let package = TestPackage(
      """
      <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
      <Screen name="Home"><State name="path" type="[Int]" value="{[1, 2]}"/>
        <Body><NavigationStack path="$path"><Button action="path = [1, 2]" modifiers=".navigationTitle('Shop')">Start</Button>
          <NavigationDestination for="Int" as="number">
            <Text modifiers=".navigationTitle('Number ' + String(number))">{number}</Text></NavigationDestination>
        </NavigationStack></Body></Screen>
      """)
    #expect(package.errors == "")
    var back: [String: String] = [:]
    let walk = SiteWalk(
      name: { "\($0.depth)" },
      emit: { page, tree in
        back[page.file] = tree.string(tree.navigations.map(\.backTarget).last { !$0.isEmpty } ?? .empty)
      })
    let run = package.run()
    run.show(contentsOf: package.program.app)
    try walk.walk(run, view: "")
    #expect(back == ["0": "1", "1": "2", "2": ""])
  }
}
