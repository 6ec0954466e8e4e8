import ScreenSemantics
import Testing

@testable import ScreenLint

@Suite("Which caller keeps a view in place while it passes it other values")
struct KeptViewsTests {
  private func source(_ use: String) throws -> String? {
    let lab = AnalysisLab(
      """
      <Module>
        <View name="Detail"><Let name="tea" type="String"/><Body><Text>{tea}</Text></Body></View>
        <View name="Shop">
          <State name="chosen" type="String" value="Green"/>
          <State name="isOpen" type="Bool" value="false"/>
          <Body><VStack><Button action="chosen = 'Black'; isOpen = true">Black</Button>\(use)</VStack></Body>
        </View>
      </Module>
      """)
    var finder = PlaceFinder(lab.model, lab.graph)
    return finder.change(of: try lab.member("Detail.tea"), 0).map { lab.name($0.source) }
  }

  @Test func whatChangesIsFound() throws {
    #expect(try source("<Detail tea=\"{chosen}\"/>") == "Shop.chosen")
    #expect(try source("<Detail tea=\"Green\"/>") == nil)
  }

  @Test func anIdentityMakesItAnew() throws {
    #expect(try source("<Detail tea=\"{chosen}\" modifiers=\".id(chosen)\"/>") == nil)
  }

  /// The limit: what is presented, or stands in a row, is not followed.
  @Test func sheetsAndRowsAreNotFollowed() throws {
    #expect(try source("<Sheet isPresented=\"$isOpen\"><Detail tea=\"{chosen}\"/></Sheet>") == nil)
    #expect(
      try source("<ForEach items=\"[chosen]\" as=\"tea\" id=\"\\.self\"><Detail tea=\"{tea}\"/></ForEach>")
        == nil)
  }
}
