import ScreenSemantics
import ScreenTypes
import SourceModel
import Testing

@testable import ScreenLint

@Suite("What came when, and where it is shown")
struct PlatformsTests {
  private static let screens = """
    <Module>
      <View name="Keys"><FocusState name="isOn" type="Bool"/><Body><TextField title="Key" text="{.constant('')}" modifiers=".focused($isOn).textCase(.uppercase)"/></Body></View>
      <View name="Pad"><Body><Keys/></Body></View>
      <Screen name="Home">
        <State name="kind" type="Int" value="1"/>
        <Body>
          <VStack modifiers=".tint(.mint)">
            <If condition="platform == .iOS"><Pad/></If>
            <If condition="platform == .iOS and kind gt 1"><EditButton/></If>
            <Picker title="Kind" selection="$kind" modifiers=".pickerStyle(platform == .macOS ? .radioGroup : .wheel)"><Text modifiers=".tag(1)">One</Text></Picker>
          </VStack>
        </Body>
      </Screen>
    </Module>
    """

  /// What is used of late, as it is named, with where it is shown.
  private func uses(_ lab: AnalysisLab) -> [(name: String, use: CatalogueUse, shown: PlatformSet)] {
    let guards = PlatformGuards(lab.context)
    return lab.context.lateUses(in: FileID(0)).map {
      (lab.text($0.location), $0, guards.platforms(at: $0.location))
    }
  }

  @Test func elementsModifiersMembersAndValues() {
    let found = uses(AnalysisLab(Self.screens))
    let since = Dictionary(found.map { ($0.name, $0.use.since) }, uniquingKeysWith: { first, _ in first })
    #expect(since["EditButton"] == .since(iOS: 13, macOS: nil))
    #expect(since["focused"] == .since(iOS: 15, macOS: 12))
    #expect(since["isOn"] == .since(iOS: 15, macOS: 12))
    #expect(since[".mint"] == .since(iOS: 15, macOS: 12))
    #expect(since[".radioGroup"] == .since(iOS: nil, macOS: PlatformVersion(10, 15)))
    #expect(since["VStack"] == nil)
  }

  @Test func conditionsReachTheViewsThatOnlyTheyShow() throws {
    let found = uses(AnalysisLab(Self.screens))
    #expect(try #require(found.first { $0.name == "focused" }).shown == .iOS)
    #expect(try #require(found.first { $0.name == "tint" }).shown == .all)
  }

  /// The limit: nothing is said where a condition asks for more than the platform, or code asks for the platform itself.
  @Test func whatAsksForMoreLeavesNone() throws {
    let found = uses(AnalysisLab(Self.screens))
    #expect(try #require(found.first { $0.name == "EditButton" }).shown == [])
    #expect(try #require(found.first { $0.name == ".radioGroup" }).shown == [])
  }

  @Test func aPackageIsAsNewAsTheNewestThingThatItUses() {
    let context = AnalysisLab(Self.screens).context
    #expect(context.runsOnly(since: 15))
    #expect(!context.runsOnly(since: 16))
    let old = AnalysisLab("<View name=\"Tea\"><Body><Text>Tea</Text></Body></View>").context
    #expect(!old.runsOnly(since: 14))
  }

  @Test func versionsAreOrderedByTheirNumbers() {
    #expect(PlatformVersion(16, 4) > 16 && PlatformVersion(10, 15) < 11)
    #expect(PlatformVersion("16.4.1") == PlatformVersion(16, 4) && PlatformVersion("16.x") == nil)
    #expect(Availability.since(iOS: PlatformVersion(16, 4), macOS: nil).text == "iOS 16.4, not on macOS")
  }
}
