import Testing

@testable import ScreenLint

@Suite("Whether the value of a member does anything where it is made")
struct MadeValuesTests {
  private let lab = AnalysisLab(
    """
    <Module>
      <ObservableObject name="Sync"><Let name="shared" static="true" value="{Sync()}"/></ObservableObject>
      <ObservableObject name="Container">
        <Let name="shared" static="true" value="{Container()}"/>
        <Var name="kept" private="true" lazy="true" type="Sync" value="{Sync()}"/>
        <Func signature="sync() -> Sync">kept</Func>
      </ObservableObject>
      <Struct name="Pair"><Let name="a" type="Int"/><Let name="b" value="2"/></Struct>
      <Struct name="Injected"><Let name="sync" value="{Sync()}"/></Struct>
      <Struct name="Counter"><Var name="count" static="true" value="0"/><Func signature="next() -> Int" static="true">count += 1; return count</Func></Struct>
      <View name="Home">
        <Let name="made" value="{Sync()}"/>
        <Let name="shared" value="{Sync.shared}"/>
        <Let name="asked" value="{Container.shared.sync()}"/>
        <Let name="injected" value="{Injected()}"/>
        <Let name="counted" value="{Counter.next()}"/>
        <Let name="timer" value="{Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print('tick') }}"/>
        <Let name="literal" value="3"/>
        <Let name="sum" value="{3 * 4 + Counter.count}"/>
        <Let name="pair" value="{Pair(a: 1)}"/>
        <Let name="list" value="{[1, 2].map { $0 + 1 }}"/>
        <Let name="format" value="{NumberFormatter()}"/>
        <Body><Text>Home</Text></Body>
      </View>
    </Module>
    """)

  private func mayAct(_ name: String) throws -> Bool {
    lab.context.mayActWhenMade(try lab.member("Home.\(name)"))
  }

  @Test(arguments: ["made", "shared", "asked", "injected", "counted", "timer"])
  func objectsAndChangesAct(_ name: String) throws { #expect(try mayAct(name)) }

  @Test(arguments: ["literal", "sum", "pair", "list"])
  func plainValuesDoNot(_ name: String) throws { #expect(try !mayAct(name)) }

  /// The limit: an object of the library is taken for a value.
  @Test func objectsOfTheLibraryAreValues() throws { #expect(try !mayAct("format")) }
}
