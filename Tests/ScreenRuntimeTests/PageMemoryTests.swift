import ScreenSemantics
import ScreenTypes
import Testing

@testable import ScreenRuntime

/// Pages that are shown again in place of being drawn.
@Suite struct PageMemoryTests {
  private static let shop = TestPackage(
    """
    <Struct name="Fruit" conforms="Identifiable, Hashable"><Let name="id" type="UUID" value="{UUID()}"/><Let name="name" type="String"/>
      <Var name="isRipe" type="Bool" value="false"/></Struct>
    <ObservableObject name="Store">
      <Published name="fruits" type="[Fruit]" value="{[Fruit(name: 'Fig'), Fruit(name: 'Plum')]}"/>
      <Published name="orders" type="[String]" value="{[]}"/>
      <Var name="visits" type="Int" value="0" static="true"/>
    </ObservableObject>
    <App name="Shop"><StateObject name="store" type="Store"/>
      <WindowGroup><Home modifiers=".environmentObject(store)"/></WindowGroup></App>
    <Screen name="Home">
      <EnvironmentObject name="store" type="Store"/><State name="chosen" type="Fruit?" value="{nil}"/>
      <State name="isOpen" type="Bool" value="false"/><AppStorage name="note" type="String" value=""/>
      <Body><NavigationStack><List>
        <ForEach items="store.fruits" as="fruit"><NavigationLink destination="Detail" fruit="{fruit}"><Row fruit="{fruit}"/></NavigationLink></ForEach>
        <NavigationLink destination="Orders">Orders</NavigationLink>
        <Button title="Open" action="isOpen = true"/><Text>visits {Store.visits}</Text><TextField title="Note" text="$note"/>
        <DisclosureGroup title="More"><Text>more</Text></DisclosureGroup>
        <Sheet isPresented="$isOpen"><Asks/></Sheet>
        <Sheet item="$chosen" as="it"><Button title="Eat {it.name}" action="store.orders.append('ate ' + it.name); chosen = nil"/></Sheet>
        <ForEach items="store.fruits" as="fruit"><Button title="Choose {fruit.name}" action="chosen = fruit"/></ForEach>
      </List></NavigationStack></Body></Screen>
    <View name="Row"><EnvironmentObject name="store" type="Store"/><Let name="fruit" type="Fruit"/><Body>
      <Text>{fruit.name}{fruit.isRipe ? ', ripe' : ''}</Text>
      <Button title="Ripen" action="store.fruits[store.fruits.firstIndex(of: fruit)!].isRipe.toggle()"/></Body></View>
    <Screen name="Detail"><EnvironmentObject name="store" type="Store"/><Let name="fruit" type="Fruit"/>
      <State name="count" type="Int" value="1"/>
      <Body><VStack modifiers=".onDisappear { count = 0 }"><Text>{fruit.name} {fruit.isRipe ? 'ripe' : 'green'} × {count}</Text>
        <Button title="More" action="count += 1"/>
        <Button title="Order" action="store.orders.append(fruit.name + (fruit.isRipe ? ' ripe' : '') + ' ' + String(count))"/>
        <Button title="Ripen it" action="store.fruits[store.fruits.firstIndex(of: fruit)!].isRipe.toggle()"/></VStack></Body></Screen>
    <Screen name="Orders"><EnvironmentObject name="store" type="Store"/><Body><List modifiers=".onAppear { Store.visits += 1 }">
      <ForEach items="store.orders.enumerated().map { '\\($0.0) \\($0.1)' }" as="order" id="\\.self"><Text>{order}</Text></ForEach></List></Body></Screen>
    <View name="Asks"><State name="sure" type="Bool" value="false"/><Body><Toggle title="Sure" isOn="$sure"/></Body></View>
    """)

  private func run(remembers: Bool) throws -> ScreenRun {
    #expect(Self.shop.errors == "")
    let run = Self.shop.run()
    run.takesSteps = true
    if remembers { run.memory = PageMemory() }
    let app = Self.shop.program.app
    try run.launch { $0.show(contentsOf: app) }
    _ = try run.render()
    return run
  }

  private func page(_ run: ScreenRun) -> [String] {
    run.elements.all.map { "\($0.description) \($0.value) \($0.isEnabled) in \($0.parent)" } + [
      "\(run.stateHash)"
    ]
      + run.actions.map { "\($0)" } + [run.topmostPage]
  }

  /// Two runs go the same ways, there and back, one of which remembers pages.
  @Test(arguments: 1...6 as ClosedRange<UInt64>) func whatIsRememberedIsWhatIsDrawn(seed: UInt64) throws {
    let (plain, other) = (try run(remembers: false), try run(remembers: true))
    var places = [(plain.checkpoint(), other.checkpoint())]
    var random = seed
    func next(_ count: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % count
    }
    var again = 0
    for _ in 0..<250 {
      let (one, two) = places[next(places.count)]
      plain.restore(one)
      other.restore(two)
      for _ in 0...next(3) {
        let actions = plain.actions
        let action = actions[next(actions.count)]
        let before = other.drawnPage
        try plain.onLargeStack { try plain.act(action) }
        try other.onLargeStack { try other.act(action) }
        _ = try plain.render()
        _ = try other.render()
        #expect(page(other) == page(plain), "\(action)")
        if let drawn = other.drawnPage, drawn !== before, drawn.elements != nil { again += 1 }
      }
      places.append((plain.checkpoint(), other.checkpoint()))
    }
    #expect(again > 50)
  }

  @Test func aPageIsDrawnOnceForWhatItReads() throws {
    let run = try run(remembers: true)
    _ = try run.render()
    let home = try #require(run.drawnPage)
    let start = run.checkpoint()
    try run.perform(ScenarioStep(words: "tap Fig"))
    let detail = try #require(run.drawnPage)
    // The page before reads no orders.
    try run.perform(ScenarioStep(words: "tap Order"))
    try run.perform(ScenarioStep(words: "back"))
    #expect(run.drawnPage === home)
    // What is pushed anew begins anew.
    try run.perform(ScenarioStep(words: "tap Fig"))
    #expect(run.drawnPage === detail)
    try run.perform(ScenarioStep(words: "tap More"))
    #expect(run.drawnPage !== detail && run.elements.text.contains("× 2"))
    run.restore(start)
    try run.perform(ScenarioStep(words: "tap Fig"))
    #expect(run.drawnPage === detail && run.elements.text.contains("× 1"))
    try run.perform(ScenarioStep(words: "tap Ripen it"))
    #expect(run.drawnPage !== detail && run.elements.text.contains("ripe"))
  }
}
