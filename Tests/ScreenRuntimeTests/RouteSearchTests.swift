import ScreenTypes
import Testing

@testable import ScreenRuntime

/// How views arrive on the screen, without showing it.
@Suite struct RouteSearchTests {
  private static let package = TestPackage(
    """
    <Struct name="Item" conforms="Identifiable"><Let name="id" type="String"/></Struct>
    <ObservableObject name="Store"><Published name="visits" type="Int" value="0"/></ObservableObject>
    <App name="Shop"><StateObject name="store" type="Store"/>
      <WindowGroup><Home modifiers=".environmentObject(store)"/></WindowGroup></App>
    <Screen name="Home"><EnvironmentObject name="store" type="Store"/><State name="chosen" type="Item?"/>
      <State name="isOpen" type="Bool" value="false"/><State name="isLate" type="Bool" value="false"/>
      <Body><NavigationStack><VStack modifiers=".navigationTitle('Shop').onAppear { store.visits += 1 }">
        <NavigationLink destination="Detail" number="{7}">Detail</NavigationLink>
        <Button action="chosen = Item(id: 'fig')">Choose<Sheet item="$chosen" as="fruit"><Fruit name="{fruit.id}"/></Sheet></Button>
        <If condition="isLate"><Late/></If>
      </VStack></NavigationStack></Body></Screen>
    <Screen name="Detail"><Let name="number" type="Int"/><Body><VStack>
      <NavigationLink destination="Detail" number="{number + 1}">Next</NavigationLink><Part/></VStack></Body></Screen>
    <View name="Part"><EnvironmentObject name="store" type="Store"/><Body><Text>{store.visits}</Text></Body></View>
    <View name="Fruit"><Let name="name" type="String"/><Body><Text>{name}</Text></Body></View>
    <View name="Late"><Body><Text>Late</Text></Body></View>
    <View name="Alone"><Body><Text>Alone</Text></Body></View>
    """)

  private func search(_ run: ScreenRun, for wanted: String?, pages: Int = 100) throws -> RouteSearch {
    #expect(Self.package.errors == "")
    let search = RouteSearch(wanted: try wanted.map { try Self.package.id($0) }, pageLimit: pages)
    let app = try #require(try run.app())
    try run.onLargeStack {
      search.run(run.host) { lowering, nodes in try run.host.lowerBody(app, lowering, into: &nodes) }
    }
    return search
  }

  @Test func firstArrivalsTellHowAViewIsShown() throws {
    let run = Self.package.run()
    let arrivals = try search(run, for: nil).arrivals
    func arrival(_ name: String) throws -> Arrival { try #require(arrivals[try Self.package.id(name)]) }
    #expect(try !arrival("Home").isPushed && !arrival("Home").isPresented)
    let detail = try arrival("Detail")
    #expect(detail.isPushed && detail.backTitle == "Shop" && Array(detail.arguments.values) == [.int(7)])
    let part = try arrival("Part")
    #expect(!part.isPushed && part.environment != nil)
    let fruit = try arrival("Fruit")
    #expect(fruit.isPresented && fruit.arguments.values.map { run.evaluator.describe($0) } == ["fig"])
    #expect(try arrival("Late").arguments.isEmpty)
    #expect(arrivals[try Self.package.id("Alone")] == nil)
  }

  @Test func nothingHappensOnPagesThatAreSearched() throws {
    let run = Self.package.run()
    _ = try search(run, for: nil)
    #expect(run.host.takePending().isEmpty && run.host.controls.isEmpty && run.host.drivers.isEmpty)
    #expect(run.host.drawsToShow && run.host.context.environment == nil)
    run.show(contentsOf: Self.package.program.app)
    _ = try run.render()
    let store = try #require(try run.app()?.field(0))
    guard case .object(let object) = store else {
      Issue.record("the App holds \(store)")
      return
    }
    #expect(object.fields == [.int(1)])
  }

  @Test func aSearchForOneViewEndsThereAndAtItsBound() throws {
    let found = try search(Self.package.run(), for: "Home").arrivals
    #expect(found.count == 1)
    #expect(
      try search(Self.package.run(), for: "Detail", pages: 0).arrivals[Self.package.id("Detail")] == nil)
    #expect(
      try search(Self.package.run(), for: "Detail", pages: 1).arrivals[Self.package.id("Detail")] != nil)
  }
}
