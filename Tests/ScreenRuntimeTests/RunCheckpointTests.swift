import RenderTree
import ScreenTypes
import StandardLibrary
import Testing

@testable import ScreenRuntime

/// A run goes back to a checkpoint, and forth again.
@Suite struct RunCheckpointTests {
  private static let package = TestPackage(
    """
    <ObservableObject name="Store"><Published name="total" type="Int" value="0"/>
      <Var name="shared" type="Int" value="0" static="true"/></ObservableObject>
    <App name="Shop"><StateObject name="store" type="Store"/>
      <WindowGroup><Home modifiers=".environmentObject(store)"/></WindowGroup></App>
    <Screen name="Home"><EnvironmentObject name="store" type="Store"/><State name="taps" type="Int" value="0"/>
      <State name="isOpen" type="Bool" value="false"/><State name="log" type="String" value=""/>
      <Body><NavigationView><VStack>
        <Text>{taps} {store.total} {Store.shared} {log}</Text>
        <Button action="taps += 1; store.total += 10; Store.shared += 100">More</Button>
        <Button action="isOpen = true">Open</Button>
        <If condition="taps > 1"><Many/></If>
        <NavigationLink destination="Detail" number="{taps}">Detail</NavigationLink>
        <Sheet isPresented="$isOpen"><Text>Sheet</Text></Sheet>
      </VStack></NavigationView></Body></Screen>
    <View name="Many"><State name="own" type="Int" value="7"/><Body>
      <Button action="own += 1" modifiers=".onAppear { own *= 2 }">Own {own}</Button></Body></View>
    <Screen name="Detail"><Let name="number" type="Int"/><State name="kept" type="Int" value="1"/><Body>
      <Text>Detail {number} {kept}</Text><Button action="kept += 1">Keep</Button></Body></Screen>
    """)

  private func home() throws -> ScreenRun {
    #expect(Self.package.errors == "")
    let run = Self.package.run()
    run.show(contentsOf: Self.package.program.app)
    return run
  }

  /// What the run is, without drawing it again: the page and what its controls are called.
  private func seen(_ run: ScreenRun) -> [String] { run.lastTree.textList + run.controls.map(\.label) }

  @Test func everyCheckpointIsReachedFromEveryOther() throws {
    let run = try home()
    _ = try run.render()
    var taken: [(RunCheckpoint, [String])] = [(run.checkpoint(), seen(run))]
    for label in ["More", "More", "Own 14", "Open"] {
      try run.tap(label)
      _ = try run.render()
      taken.append((run.checkpoint(), seen(run)))
    }
    // Another way on from the second.
    run.restore(taken[1].0)
    for label in ["Detail", "Keep"] {
      try run.tap(label)
      _ = try run.render()
      taken.append((run.checkpoint(), seen(run)))
    }
    #expect(Set(taken.map { $0.1.joined() }).count == taken.count)
    for from in taken.indices {
      for to in taken.indices {
        run.restore(taken[from].0)
        run.restore(taken[to].0)
        #expect(seen(run) == taken[to].1)
        _ = try run.render()
        #expect(
          seen(run) == taken[to].1, "drawing again after going from \(from) to \(to) shows something else")
      }
    }
  }

  @Test func whatWasDoneSinceIsTakenBack() throws {
    let run = try home()
    _ = try run.render()
    let start = run.checkpoint()
    let before = seen(run)
    for _ in 0..<3 {
      for _ in 0..<3 {
        try run.tap("More")
        _ = try run.render()
      }
      #expect(run.lastTree.textList.first == "3 30 300 ")
      run.restore(start)
      #expect(seen(run) == before)
    }
    try run.tap("More")
    #expect(try run.texts().first == "1 10 100 ")
  }

  @Test func effectsAndPagesComeBack() throws {
    let run = try home()
    _ = try run.render()
    let start = run.checkpoint()
    try run.tap("Detail")
    _ = try run.render()
    run.evaluator.record(Effect("openURL", "https://example.com"))
    let page = run.checkpoint()
    run.restore(start)
    #expect(run.effects.isEmpty && run.topmostPage == "Shop")
    run.restore(page)
    #expect(run.effects.count == 1 && run.topmostPage == "Detail")
    #expect(try run.back())
    #expect(try run.texts() == run.lastTree.textList)
  }

  /// A long way is let go of without using up the stack.
  @Test func aLongWayIsForgotten() throws {
    weak var first: RunCheckpoint?
    do {
      let run = try home()
      first = run.checkpoint()
      for _ in 0..<200_000 { _ = run.checkpoint() }
      #expect(first != nil)
    }
    #expect(first == nil)
  }
}
