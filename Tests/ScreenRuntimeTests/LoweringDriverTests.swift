import ScreenSemantics
import ScreenTypes
import Testing

@testable import ScreenRuntime

/// A driver is told what is lowered, in that order, and changes nothing by being there.
@Suite struct LoweringDriverTests {
  private static let package = TestPackage(
    """
    <Screen name="Main"><State name="isOn" type="Bool" value="true"/><State name="isOpen" type="Bool" value="false"/>
      <State name="names" type="[String]" value="{['a', 'b', 'c', 'd']}"/><State name="shows" type="Bool" value="false"/>
      <Body><NavigationStack><VStack>
        <If condition="isOn"><Text>On</Text></If><Else><Text>Off</Text></Else>
        <If condition="!isOn"><Text>Never</Text></If>
        <ForEach items="names" as="name" id="\\.self"><Row name="{name}"/></ForEach>
        <NavigationLink isActive="$isOpen" destination="Detail">More</NavigationLink>
        <Button action="isOn = false">Off<Alert isPresented="$shows" title="Sure?"><Button>OK</Button></Alert></Button>
      </VStack></NavigationStack></Body></Screen>
    <View name="Row"><Let name="name" type="String"/><Body><Text>{name}</Text></Body></View>
    <Screen name="Detail"><Body><Text>Detail</Text></Body></Screen>
    <Screen name="Broken"><State name="numbers" type="[Int]" value="{[1]}"/>
      <Body><VStack><Text>Before</Text><HStack><Text>{numbers[3]}</Text></HStack></VStack></Body></Screen>
    """)

  /// Writes down what it is told.
  private final class Notes: LoweringDriver {
    var lines: [String] = []
    /// How many views and elements are being lowered.
    var (views, elements) = (0, 0)
    var deepest = 0
    var shares = true

    func willLowerPage() {
      (views, elements) = (0, 0)
      lines.append("page")
    }
    func willLower(view node: ViewNode, _ frame: Frame) {
      views += 1
      deepest = max(deepest, views)
    }
    func didLowerView() { views -= 1 }
    func willLower(element node: ViewNode) { elements += 1 }
    func didLower(element view: ViewID, _ code: FileCode, _ host: ViewHost) { elements -= 1 }
    func didMake(_ view: ViewInstance, from origin: InstanceOrigin, _ host: ViewHost) {
      switch origin {
      case .written: lines.append("\(view.plan.name) written")
      case .given: lines.append("\(view.plan.name) given")
      case .applied: lines.append("\(view.plan.name) applied")
      }
    }
    func willRegister(_ control: inout RunControl, _ host: ViewHost) {
      lines.append("\(control.registration.kind)")
    }
    func willLower(presentation place: Site, _ host: ViewHost) { lines.append("presentation") }
    func didPresent(_ isUp: Bool, at place: Site, _ host: ViewHost) { lines.append(isUp ? "up" : "down") }
    func didMeet(pageSource binding: BindingBox) { lines.append("page source") }
    func didTake(branch: ViewID, _ code: FileCode) { lines.append("branch") }
    func didSkip(branch views: Range<ViewPlace>, _ frame: Frame, _ identity: UInt64, _ host: ViewHost) {
      lines.append("no branch")
    }
    func didTakeNone(of conditional: ViewID, _ code: FileCode) { lines.append("none") }
    func mayShare(rows site: RowSite, withLinks: Bool) -> Bool { shares }
    func willLower(rows site: RowSite) { lines.append("rows") }
    func willLower(row index: Int, _ key: Value, _ element: Value, _ host: ViewHost) {
      lines.append("row \(index) \(host.describe(key))")
    }
    func didLower(rows site: RowSite, count: Int) { lines.append("\(count) rows") }
  }

  @Test func eventsComeInTheOrderOfThePage() throws {
    #expect(Self.package.errors == "")
    let run = try Self.package.showing("Main")
    let notes = Notes()
    notes.shares = false
    run.host.add(notes)
    let tree = try run.render()
    #expect(
      notes.lines == [
        "page", "Main given", "branch", "no branch", "no branch", "none", "rows", "row 0 a", "Row written",
        "row 1 b", "Row written", "row 2 c", "Row written", "row 3 d", "Row written", "4 rows", "page source",
        "navigate", "presentation", "tap", "down",
      ])
    #expect(notes.views == 0 && notes.elements == 0 && notes.deepest == 5)
    #expect(tree.textList == (try Self.package.showing("Main").texts()))
    #expect(run.host.drawsToShow && run.host.context.lowering == nil && run.host.context.layer == 0)
  }

  @Test func rowsThatMayBeSharedAreToldUntilOneIsKnown() throws {
    let run = try Self.package.showing("Main")
    let notes = Notes()
    run.host.add(notes)
    _ = try run.render()
    #expect(
      notes.lines.filter { $0.hasPrefix("row") || $0.hasSuffix("rows") } == ["rows", "row 0 a", "4 rows"])
    run.host.remove(notes)
    let count = notes.lines.count
    _ = try run.render()
    #expect(notes.lines.count == count && run.host.drivers.isEmpty)
  }

  @Test func aPageThatFailsLeavesNothingBehind() throws {
    let run = try Self.package.showing("Broken")
    let notes = Notes()
    try run.host.driven(by: notes) {
      #expect(fault { _ = try run.render() } != nil)
      #expect(notes.views > 0 && notes.elements > 0)
      try run.show(try Self.package.id("Detail"))
      #expect(try run.texts() == ["Detail"])
      #expect(notes.views == 0 && notes.elements == 0)
    }
    #expect(run.host.drivers.isEmpty && run.host.context.lowering == nil)
  }
}
