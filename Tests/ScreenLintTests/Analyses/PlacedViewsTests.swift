import ScreenSemantics
import SourceModel
import Testing

@testable import ScreenLint

@Suite("Which views stand inside others")
struct PlacedViewsTests {
  /// The elements that stand in the first List of a view.
  private func names(_ views: String, limit: Int = .max) throws -> [String] {
    let lab = AnalysisLab(
      """
      <Module>
        <View name="Row"><Slot/><Body><HStack><Content/></HStack></Body></View>
        <View name="Endless"><Body><VStack><Endless/></VStack></Body></View>
        <View name="Shop">
          <Fragment name="sign"><Divider/></Fragment>
          <Body><List>\(views)</List></Body>
        </View>
      </Module>
      """)
    let use = try #require(lab.context.facts.uses(of: "List", lab.graph).first)
    var found: [String] = []
    let content = lab.model.files[use.file].views[use.view].content
    PlacedViews.show(content, in: use.file, of: lab.model, ()) { checked, _, view, _ in
      if let name = checked.views[view].catalogName { found.append(name.text) }
      return found.count < limit ? () : nil
    }
    return found
  }

  @Test func conditionsSlotsAndFragmentsAreFollowed() throws {
    let views = """
      <If condition="1 lt 2"><Row><Toggle isOn="{.constant(true)}">On</Toggle></Row></If><Fragment ref="sign"/>
      """
    #expect(try names(views) == ["HStack", "Toggle", "Divider"])
  }

  @Test func whatIsNotToBeLookedIntoIsNot() throws {
    #expect(try names("<VStack><Spacer/></VStack>", limit: 1) == ["VStack"])
  }

  /// The limit: what hangs on a view does not stand inside it, and views without end are shown so often only.
  @Test func attachmentsAndEndlessViewsAreLeftOut() throws {
    #expect(try names("<Text>Tea<ContextMenu><Button>Buy</Button></ContextMenu></Text>") == ["Text"])
    #expect(try names("<Endless/>").count < 32)
  }
}
