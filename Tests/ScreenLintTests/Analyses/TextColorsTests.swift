import RenderTree
import ScreenSemantics
import ScreenSyntax
import SourceModel
import Testing

@testable import ScreenLint

@Suite("Which colour a text has, and which is behind it")
struct TextColorsTests {
  /// Both colours of the first text as they are written; nil where they are not known.
  private func colors(_ body: String) throws -> [String]? {
    let lab = AnalysisLab(
      """
      <View name="Shop">
        <Let name="colour" type="Color"/><Let name="isOpen" type="Bool"/>
        <Body>\(body)</Body>
      </View>
      """)
    let checked = lab.model.files[FileID(0)]
    let colors = TextColors(checked)
    let found = colors.colors(of: try #require(colors.texts().first))
    return found.map { pair in
      [pair.front, pair.back].map { lab.text(lab.context.location(FileID(0), $0.code)) }
    }
  }

  @Test func theNearestOfEachKindCounts() throws {
    #expect(
      try colors(
        """
        <VStack modifiers=".background(.yellow).foregroundColor(.red)"><Text modifiers=".foregroundColor(.white).padding()">Tea</Text></VStack>
        """) == [".white", ".yellow"])
  }

  /// The limit: where something on the way may paint, or a colour is passed in, nothing is known.
  @Test(arguments: [
    "<Text modifiers=\".foregroundColor(colour).background(.yellow)\">Tea</Text>",
    "<VStack modifiers=\".background(.yellow)\"><If condition=\"isOpen\"><Text modifiers=\".foregroundColor(.white)\">Tea</Text></If></VStack>",
    "<Text modifiers=\".foregroundColor(.white).opacity(0.5).background(.yellow)\">Tea</Text>",
    "<Text modifiers=\".foregroundColor(.white)\">Tea</Text>",
  ])
  func whatMayPaintOnTheWayEndsTheSearch(_ body: String) throws { #expect(try colors(body) == nil) }

  private func color(_ text: String, _ colors: KnownColors = KnownColors()) throws -> FixedColor? {
    let lab = AnalysisLab(
      """
      <View name="Shop"><Let name="level" type="Double"/><Body><Text modifiers=".foregroundColor(\(text))">Tea</Text></Body></View>
      """)
    return FixedColor(try lab.code(text), lab.model.files[FileID(0)].code, colors)
  }

  @Test func contrastIsThatOfTheGuidelines() throws {
    let (white, black) = (try #require(try color(".white")), try #require(try color("Color(white: 0)")))
    #expect(abs(white.contrast(with: black).ratio - 21) < 0.001)
    #expect(abs(white.contrast(with: white).ratio - 1) < 0.001)
    let gray = try #require(try color("Color(red: 0.5, green: 0.5, blue: 0.5)"))
    #expect(abs(white.contrast(with: gray).ratio - 3.98) < 0.01)
  }

  @Test func coloursOfSetsAreLookedAtInLightAndDark() throws {
    var colors = KnownColors()
    colors["Ink"] = Color(light: .init(), dark: .init(red: 68, green: 68, blue: 68))
    let (ink, black) = (
      try #require(try color("Color('Ink')", colors)), try #require(try color(".black", colors))
    )
    #expect(ink.contrast(with: black).ratio == 1)
    #expect(!ink.contrast(with: black).isOnDark)
    let white = try #require(try color(".white", colors))
    #expect(ink.contrast(with: white).isOnDark)
    #expect(abs(ink.contrast(with: white).ratio - 9.74) < 0.01)
    #expect(try color("Color('Inc')", colors) == nil)
  }

  /// The limit: a number that is computed makes a colour that is not known.
  @Test func computedColoursAreNotKnown() throws {
    #expect(try color("Color(white: level)") == nil)
    #expect(try color("Color.white.opacity(0.5)") == nil)
  }
}
