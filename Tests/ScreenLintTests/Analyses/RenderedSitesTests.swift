import ScreenSemantics
import Testing

@testable import ScreenLint

@Suite("Which of some places of code run while a view is drawn")
struct RenderedSitesTests {
  private func drawn(_ members: String, _ body: String) -> [String] {
    let lab = AnalysisLab(
      """
      <Module>
        <View name="Line"><Let name="title" type="() -> String"/><Body><Text>{title()}</Text></Body></View>
        <View name="Row"><Let name="act" type="() -> Void"/><Body><Button action="act()">Row</Button></Body></View>
        <View name="Score">\(members)<Body>\(body)</Body></View>
      </Module>
      """)
    return lab.context.sitesWhileRendering(lab.graph.effects).map { found in
      let text = lab.text(lab.context.location(found.site.file, found.site.code))
      return found.closure == nil ? text : "\(text) in a closure"
    }
  }

  @Test func bodiesAndWhatTheyCall() {
    let function = "<Func signature=\"cheer() -> Int\">haptic(.light); return 1</Func>"
    #expect(drawn(function, "<Text>{cheer()}</Text>") == ["haptic(.light)"])
    #expect(drawn(function, "<Button action=\"print(cheer())\">Cheer</Button>") == [])
  }

  @Test func closuresThatViewsCall() {
    #expect(
      drawn("", "<Line title=\"haptic(.light); return 'Line'\"/>") == ["haptic(.light) in a closure"])
    #expect(drawn("", "<Row act=\"haptic(.light)\"/>") == [])
  }

  /// The limit: a closure inside of one that is called is not followed.
  @Test func closuresInsideOfClosuresAreNotFollowed() {
    let title = "let act = { haptic(.light) }; act(); return 'Line'"
    #expect(drawn("", "<Line title=\"\(title)\"/>") == [])
  }
}
