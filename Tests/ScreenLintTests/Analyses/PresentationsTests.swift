import ScreenSemantics
import Testing

@testable import ScreenLint

@Suite("What uses of a flag do to what it presents")
struct PresentationsTests {
  private let lab = AnalysisLab(
    """
    <Module>
      <View name="Opener">
        <Binding name="isOpen" type="Bool"/>
        <Body><Button action="isOpen = true">Open</Button></Body>
      </View>
      <View name="Done">
        <Environment name="dismiss" key="dismiss"/>
        <Environment name="scheme" key="colorScheme"/>
        <Body><Button action="dismiss()">{scheme == .dark ? 'Done' : 'Close'}</Button></Body>
      </View>
      <View name="Home">
        <State name="isShown" type="Bool" value="false"/>
        <State name="count" type="Int" value="0"/>
        <Binding name="isMany" type="Bool" get="count > 3" set="count = newValue ? 4 : 0"/>
        <Func signature="unused()">isShown = true</Func>
        <Body>
          <VStack>
            <Opener isOpen="$isShown"/><Opener isOpen="$isMany"/>
            <Button action="isShown = true; isShown = false; isShown = count > 3">Change</Button>
            <Sheet isPresented="$isShown"><Done/></Sheet>
            <Alert isPresented="$isMany" title="Many"><Button>Yes</Button></Alert>
          </VStack>
        </Body>
      </View>
    </Module>
    """)

  @Test func writesShowOrHide() throws {
    let body = try lab.body("Home")
    let outcomes = try lab.uses("Home.isShown", .write).filter { $0.unit == body }.map {
      lab.context.outcome(of: $0)
    }
    #expect(outcomes == [.shown, .hidden, .unknown])
  }

  @Test func theBindingOfThePresentationIsToldFromOthers() throws {
    let binds = try lab.uses("Home.isShown", .bind)
    let (own, others) = (
      binds.filter { lab.context.presents($0) }, binds.filter { !lab.context.presents($0) }
    )
    #expect(own.count == 1 && own.allSatisfy { lab.context.binding(takenFrom: $0) == nil })
    #expect(others.map { lab.context.binding(takenFrom: $0).map { lab.name($0) } } == ["Opener.isOpen"])
  }

  @Test func alertsCloseThemselves() throws {
    let sites = lab.graph.presentations.map { ($0.element.text, $0.closesItself) }
    #expect(sites.contains { $0 == ("Sheet", false) })
    #expect(!sites.contains { $0 == ("Sheet", true) || $0 == ("Alert", false) })
  }

  @Test func codeThatNothingCallsIsTold() throws {
    let writes = try lab.uses("Home.isShown", .write)
    #expect(writes.filter { lab.context.isUncalled($0) }.count == 1)
  }

  @Test func viewsThatDismissAreFound() throws {
    #expect(lab.context.dismissMembers().map { lab.name($0) } == ["Done.dismiss"])
    #expect(lab.context.dismissals(by: try lab.member("Done.dismiss")).count == 1)
    #expect(lab.context.dismissals(by: try lab.member("Done.scheme")).isEmpty)
    #expect(lab.context.viewsThatDismiss() == [lab.graph.nodes.node(try lab.declaration("Done"))])
  }

  @Test func aFlagLeadsToItsSource() throws {
    let lab = AnalysisLab(
      """
      <Module>
        <View name="Opener"><Binding name="isOpen" type="Bool"/><Body><Toggle isOn="$isOpen">Open</Toggle></Body></View>
        <View name="Home"><State name="isShown" type="Bool" value="false"/><Body><Opener isOpen="$isShown"/></Body></View>
      </Module>
      """)
    #expect(
      lab.context.sources(behind: try lab.member("Opener.isOpen")).map { lab.name($0) } == ["Home.isShown"])
  }

  /// The limit: a flag with a getter leads nowhere, and so does one that it is one of the callers of.
  @Test func aFlagThatIsComputedLeadsNowhere() throws {
    #expect(lab.context.sources(behind: try lab.member("Home.isMany")).isEmpty)
    #expect(lab.context.sources(behind: try lab.member("Opener.isOpen")).isEmpty)
  }
}
