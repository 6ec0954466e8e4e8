import ScreenTypes
import Testing

@testable import ScreenRuntime

/// What runs reach of a package.
@Suite struct ReachMeasureTests {
  private static let package = TestPackage(
    """
    <Screen name="Main"><State name="isOn" type="Bool" value="true"/><State name="shows" type="Bool" value="false"/>
      <State name="none" type="[Int]" value="{[]}"/>
      <Body><VStack>
        <If condition="isOn"><Part/></If><Else><Other/></Else>
        <If condition="!isOn"><Text>Off</Text></If>
        <ForEach items="0..&lt;5" as="number" id="\\.self"><Text>{number}</Text></ForEach>
        <ForEach items="none" as="number" id="\\.self"><Text>{number}</Text></ForEach>
        <Button action="isOn = false">Off</Button>
        <Button action="shows = true">Ask<Alert isPresented="$shows" title="Sure?"><Button>OK</Button></Alert></Button>
      </VStack></Body></Screen>
    <View name="Part"><Body><Text>Part</Text></Body></View>
    <View name="Other"><Body><Text>Other</Text></Body></View>
    """)

  @Test func onlyWhatWasDrawnOrRunIsReached() throws {
    #expect(Self.package.errors == "")
    let run = try Self.package.showing("Main")
    run.measuresReach = true
    _ = try run.render()
    func views(_ names: String...) throws -> Set<DeclarationID> {
      Set(try names.map { try Self.package.id($0) })
    }
    #expect(try run.reached.views == views("Main", "Part"))
    #expect(run.reached.branches.count == 1 && run.reached.passed.count == 1)
    #expect(run.reached.filled.count == 1 && run.reached.empty.count == 1)
    #expect(run.reached.presented.isEmpty && run.reached.handlers.isEmpty)
    try run.tap("Ask")
    _ = try run.render()
    #expect(run.reached.presented.count == 1 && run.reached.handlers.count == 1)
    try run.tap("OK")
    _ = try run.render()
    try run.tap("Off")
    _ = try run.render()
    #expect(try run.reached.views == views("Main", "Part", "Other"))
    #expect(run.reached.branches.count == 3 && run.reached.passed.count == 1)
    #expect(run.reached.handlers.count == 2)
  }

  @Test func whatOthersReachedIsAdded() throws {
    let (one, other) = (try Self.package.showing("Part"), try Self.package.showing("Other"))
    for run in [one, other] {
      run.measuresReach = true
      _ = try run.render()
    }
    var all = one.reached
    all.formUnion(other.reached)
    #expect(all.views.count == 2)
    one.measuresReach = false
    #expect(one.reached.views.isEmpty && one.host.drivers.isEmpty)
  }
}
