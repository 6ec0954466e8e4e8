import ScreenSemantics
import Testing

@testable import ScreenLint

@Suite("What can be done on a page while a view of it is drawn")
struct PageActionsTests {
  /// The members that actions on the page of `Tea` write.
  private func written(_ home: String) throws -> Set<String> {
    let lab = AnalysisLab(
      """
      <Module>
        <View name="Tea"><Let name="name" type="String"/><Body><Text>{name}</Text></Body></View>
        <View name="Other"><Binding name="other" type="Int"/><Body><Button action="other += 1">Other</Button></Body></View>
        <View name="Home">
          <State name="a" type="Int" value="0"/>
          <State name="b" type="Int" value="0"/>
          <State name="isOpen" type="Bool" value="false"/>
          <Func signature="change()">b += a</Func>
          <Body><NavigationStack><VStack>\(home)</VStack></NavigationStack></Body>
        </View>
      </Module>
      """)
    let actions = lab.context.actions(onPageOf: try lab.declaration("Tea"))
    let done = actions.flatMap { lab.context.done(by: $0) }
    return Set(done.filter { $0.kind == .write }.map { lab.name($0.member) })
  }

  @Test func actionsBesideItAndInsideOfOthers() throws {
    #expect(
      try written("<Tea name=\"Green\"/><Button action=\"a += 1\">A</Button><Other other=\"$b\"/>")
        == ["Home.a", "Other.other"])
  }

  @Test func functionsAreFollowed() throws {
    #expect(try written("<Tea name=\"Green\"/><Button action=\"change\">B</Button>") == ["Home.b"])
    #expect(try written("<Tea name=\"Green\"/><Button action=\"change()\">B</Button>") == ["Home.b"])
  }

  @Test func whatIsPresentedLiesOverIt() throws {
    let sheet = "<Tea name=\"Green\"><Sheet isPresented=\"$isOpen\"><Other other=\"$b\"/></Sheet></Tea>"
    #expect(try written(sheet) == ["Other.other"])
    let page =
      "<Tea name=\"Green\"/><NavigationLink title=\"Other\"><Destination><Other other=\"$b\"/></Destination></NavigationLink>"
    #expect(try written(page) == [])
  }

  /// The limit: what a condition puts on the page is not followed to what stands around it.
  @Test func conditionsAreNotFollowed() throws {
    #expect(
      try written("<If condition=\"a == 0\"><Tea name=\"Green\"/></If><Button action=\"a += 1\">A</Button>")
        == [])
  }
}
