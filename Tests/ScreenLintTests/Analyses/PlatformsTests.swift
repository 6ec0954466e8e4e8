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
  private func uses(_ lab: AnalysisLab) -> [(name: String, use: CatalogueUse, shown: RunningVersions)] {
    let guards = PlatformGuards(lab.context)
    return lab.context.lateUses(in: FileID(0)).map {
      (lab.text($0.location), $0, guards.versions(at: $0.location))
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
    #expect(try #require(found.first { $0.name == "focused" }).shown == RunningVersions(iOS: 0))
    #expect(try #require(found.first { $0.name == "tint" }).shown == .all)
  }

  @Test func whatElseAConditionAsksForChangesNothing() throws {
    let found = uses(AnalysisLab(Self.screens))
    #expect(try #require(found.first { $0.name == "EditButton" }).shown == RunningVersions(iOS: 0))
    #expect(
      try #require(found.first { $0.name == ".radioGroup" }).shown
        == RunningVersions(macOS: 0))
  }

  /// The limit: nothing is said where the platform is compared in another way than a condition does.
  @Test func whatIsNotReadLeavesNone() throws {
    let found = uses(
      AnalysisLab(
        """
        <View name="Keys">
          <State name="isOn" type="Bool" value="true"/>
          <Body><If condition="(platform == .iOS) == isOn"><EditButton/></If></Body>
        </View>
        """))
    #expect(try #require(found.first { $0.name == "EditButton" }).shown == .none)
  }

  private static let asking = """
    <Module>
      <Extension of="View">
        <Func signature="a() -> some View">
          if #available(iOS 16, macOS 13, *), true { scrollIndicators(.hidden) } else if #available(iOS 15, *) { listRowSeparator(.hidden) } else { self }
        </Func>
        <Func signature="b() -> some View">
          guard #available(iOS 17, *) else { return AnyView(monospacedDigit()) }
          return AnyView(fontWidth(.condensed))
        </Func>
        <Func signature="c() -> some View" available="iOS 16, *">fontDesign(.serif)</Func>
      </Extension>
      <View name="Old" available="macOS, unavailable"><Body><EditButton/></Body></View>
      <View name="Home">
        <Body>
          <VStack>
            <If condition="#unavailable(iOS 17)"><Text modifiers=".tint(.red)">Old</Text></If>
            <ElseIf condition="not #available(iOS 18, *)"><Old/></ElseIf>
            <Else><Label title="New" systemImage="star"/></Else>
          </VStack>
        </Body>
      </View>
    </Module>
    """

  @Test func theVersionThatIsAskedForCounts() throws {
    let found = uses(AnalysisLab(Self.asking))
    func shown(_ name: String) throws -> RunningVersions {
      try #require(found.first { $0.name.hasPrefix(name) }, "\(found.map(\.name))").shown
    }
    #expect(try shown("scrollIndicators") == RunningVersions(iOS: 16, macOS: 13))
    #expect(try shown("listRowSeparator") == RunningVersions(iOS: 15, macOS: 0))
    #expect(try shown("monospacedDigit") == RunningVersions(iOS: 0))
    #expect(try shown("fontWidth") == RunningVersions(iOS: 17, macOS: 0))
    #expect(try shown("fontDesign") == RunningVersions(iOS: 16, macOS: 0))
    #expect(try shown("tint") == RunningVersions(iOS: 0))
    #expect(try shown("EditButton") == RunningVersions(iOS: 17))
    #expect(try shown("Label") == RunningVersions(iOS: 18, macOS: 0))
  }

  @Test func whatOtherPlatformsNameIsKnown() {
    let context = AnalysisLab(
      """
      <Module>
        <View name="Home">
          <Body><If os="macOS"><Wide/></If><ElseIf os="web"><Page/></ElseIf><Else><VStack><Narrow/><If os="iOS"><Text>Inner</Text></If></VStack></Else></Body>
        </View>
        <View name="Narrow"><Body><Text>Home</Text></Body></View>
      </Module>
      """
    ).context
    let names = context.namesForOtherPlatforms()
    #expect(names.contains("Wide") && names.contains("Page"))
    #expect(!names.contains("Narrow") && !names.contains("Inner"))
    #expect(context.isNamedForOtherPlatforms("Wide", in: FileID(0)))
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
