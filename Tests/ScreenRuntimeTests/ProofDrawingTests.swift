import ScreenSemantics
import ScreenTypes
import Testing

@testable import ScreenRuntime

/// What a proof leaves out of a page, and which controls may write what it is about.
@Suite struct ProofDrawingTests {
  private static let package = TestPackage(
    """
    <Screen name="Main"><State name="total" type="Int" value="0"/><State name="note" type="Int" value="0"/>
      <Body><List>
        <Text>First</Text>
        <HStack><Text>Quiet</Text><Button action="note += 1">Note</Button></HStack>
        <Button action="total += 1">More</Button>
        <Text modifiers=".onChange(of: total) { note = total }">{total}</Text>
        <Text>{10 / (total + 1)}</Text>
      </List></Body></Screen>
    <Screen name="Sized"><State name="total" type="Int" value="0"/><Body><List>
      <Text>Quiet</Text><GeometryReader as="place"><Text>{place.size.width}</Text></GeometryReader></List></Body></Screen>
    """)

  private func run(_ name: String = "Main", isTold: Bool = true) throws -> ScreenRun {
    #expect(Self.package.errors == "")
    let run = try Self.package.showing(name)
    guard isTold else {
      run.beginProof(nil)
      return run
    }
    let owner = try Self.package.id(name)
    let total = try #require(
      Self.package.program[owner].members.first {
        Self.package.program[$0].name.text == "total"
      })
    run.beginProof(
      WriteReach(Self.package.model, DataFlowGraph(Self.package.model), sources: [total]))
    return run
  }

  @Test func aWholePageHasEverything() throws {
    let run = try run()
    let trial = try run.appear()
    #expect(trial.isWhole)
    #expect(run.lastTree.textList == ["First", "Quiet", "Note", "More", "0", "10"])
    #expect(run.controls.map { run.mayWrite($0.control) } == [false, true])
  }

  @Test func withoutAReachEveryControlMayWrite() throws {
    let run = try run(isTold: false)
    _ = try run.appear()
    #expect(run.controls.map { run.mayWrite($0.control) } == [true, true])
  }

  @Test func viewsThatHandlersNeedAreDrawn() throws {
    let run = try run()
    // One control is wanted: what cannot write before it is left out, and what is quiet after it.
    let trial = try run.appear(drawing: 1)
    #expect(run.lastTree.textList == ["More", "0"])
    #expect(!trial.isWhole, "`10 / (total + 1)` may stop the page with a fault")
    #expect(run.controls.map(\.label) == ["More"] && run.mayWrite(0))
    _ = try run.appear(drawing: 0)
    #expect(run.lastTree.textList == ["0"])
    #expect(try run.appear().isWhole)
  }

  @Test func atTrialNothingIsKept() throws {
    let run = try run()
    _ = try run.appear(drawing: 1)
    let before = run.lastTree.textList
    let owner = try Self.package.id("Main")
    let sources = Set(Self.package.program[owner].members)
    let trial = try #require(run.trial(0, .tap, writing: sources, isWhole: false))
    #expect(trial.changes.map(\.description) == ["0 becomes 1"])
    #expect(run.lastTree.textList == before)
    #expect(run.wholeLabel(of: 0) == "More" && run.lastTree.textList == before)
  }

  @Test func pagesOnWhichSizesAreReadAreDrawnWhole() throws {
    let run = try run("Sized")
    #expect(throws: SizesAreRead.self) { try run.appear(drawing: 1) }
    #expect(try run.appear().isWhole)
  }
}
