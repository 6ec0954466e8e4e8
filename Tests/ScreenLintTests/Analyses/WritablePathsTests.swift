import ScreenSemantics
import SourceModel
import Testing

@testable import ScreenLint

@Suite("Which bindings lead to what cannot be written")
struct WritablePathsTests {
  private func paths(_ binding: String) -> (lab: AnalysisLab, found: [ReadOnlyPath]) {
    let lab = AnalysisLab(
      """
      <Module>
        <Struct name="Tea">
          <Let name="isGreen" type="Bool"/><Var name="isHot" type="Bool"/><Computed name="isCold" type="Bool">!isHot</Computed>
        </Struct>
        <View name="Cup">
          <State name="tea" type="Tea" value="{Tea(isGreen: true, isHot: true)}"/>
          <Let name="isFull" type="Bool"/>
          <Computed name="isReady" type="Bool">tea.isHot</Computed>
          <Body><Toggle isOn="\(binding)">{tea.isHot ? 'Hot' : 'Cold'} {isFull ? 'Full' : 'Empty'}</Toggle></Body>
        </View>
      </Module>
      """)
    return (lab, ReadOnlyPath.all(lab.model, lab.graph))
  }

  @Test func theRootThatCannotBeWrittenIsFound() throws {
    let (lab, found) = paths("$isReady")
    #expect(found.map { lab.name($0.member) } == ["Cup.isReady"] && found.map(\.isRoot) == [true])
    #expect(found.first?.source.map { lab.name($0) } == "Cup.tea")
    #expect(paths("$isFull").found.map(\.isRoot) == [true])
  }

  @Test func theStepThatCannotBeWrittenIsFound() {
    for (binding, member) in [("$tea.isGreen", "Tea.isGreen"), ("$tea.isCold", "Tea.isCold")] {
      let (lab, found) = paths(binding)
      #expect(found.map { lab.name($0.member) } == [member] && found.map(\.isRoot) == [false])
    }
    #expect(paths("$tea.isHot").found.isEmpty)
  }

  /// The limit: of a path that cannot be written at two places, the first alone is told.
  @Test func aStepBehindARootIsNotToldTwice() {
    let lab = AnalysisLab(
      """
      <Module>
        <Struct name="Tea"><Let name="isGreen" type="Bool"/></Struct>
        <View name="Cup"><Let name="tea" type="Tea"/><Body><Toggle isOn="$tea.isGreen">Green</Toggle></Body></View>
      </Module>
      """)
    #expect(ReadOnlyPath.all(lab.model, lab.graph).map { lab.name($0.member) } == ["Cup.tea"])
  }
}
