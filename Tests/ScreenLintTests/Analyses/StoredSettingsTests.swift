import ScreenSemantics
import Testing

@testable import ScreenLint

@Suite("What a Computed keeps in UserDefaults")
struct StoredSettingsTests {
  private let lab = AnalysisLab(
    """
    <Module>
      <Observable name="Prefs">
        <Var name="count" type="Int" value="0"/>
        <Let name="key" type="String" value="key"/>
        <Computed name="name" type="String" get="UserDefaults.standard.string(forKey: 'name') ?? ''" set="UserDefaults.standard.set(newValue, forKey: 'name')"/>
        <Computed name="counted" type="String" get="UserDefaults.standard.string(forKey: 'counted') ?? ''" set="count += 1; UserDefaults.standard.set(newValue, forKey: 'counted')"/>
        <Computed name="mixed" type="String" get="UserDefaults.standard.string(forKey: 'old') ?? ''" set="UserDefaults.standard.set(newValue, forKey: 'new')"/>
        <Computed name="watched" type="String" get="UserDefaults.standard.string(forKey: 'watched') ?? ''" set="UserDefaults.standard.set(newValue, forKey: 'watched')"/>
        <Computed name="named" type="String" get="UserDefaults.standard.string(forKey: key) ?? ''" set="UserDefaults.standard.set(newValue, forKey: key)"/>
        <Computed name="fixed" type="String" get="UserDefaults.standard.string(forKey: 'fixed') ?? ''"/>
      </Observable>
      <View name="Home"><AppStorage name="watched" key="watched" value=""/><Body><Text>{watched}</Text></Body></View>
    </Module>
    """)

  private func key(_ name: String) throws -> String? {
    StoredSetting(try lab.member("Prefs.\(name)"), lab.context)?.key
  }

  @Test func oneKeyThatIsReadAndWrittenIsASetting() throws { #expect(try key("name") == "'name'") }

  @Test func whatTellsOrDiffersIsNone() throws {
    for name in ["counted", "mixed", "watched", "fixed", "count"] { #expect(try key(name) == nil, "\(name)") }
  }

  private func read(_ members: String, _ views: String) -> SettingRead? {
    let lab = AnalysisLab(
      """
      <Module>
        <Struct name="Keys"><Let name="on" type="String" static="true" value="on"/></Struct>
        <View name="Turn"><Body><Button action="UserDefaults.standard.set(true, forKey: 'on')">On</Button></Body></View>
        <View name="Home">\(members)<Body><VStack>\(views)</VStack></Body></View>
      </Module>
      """)
    return lab.graph.settingReads.lazy.compactMap { SettingRead($0, lab.context) }.first
  }

  @Test func aReadBesideAnActionThatSetsIsFound() {
    let shown = "<Text>{UserDefaults.standard.bool(forKey: 'on') ? 'on' : 'off'}</Text>"
    #expect(read("", shown + "<Turn/>")?.key == "'on'")
    #expect(
      read(
        "<Computed name=\"isOn\" type=\"Bool\">UserDefaults.standard.bool(forKey: Keys.on)</Computed>",
        "<Text>{isOn ? 'on' : 'off'}</Text><Turn/>")?.read != nil)
    #expect(
      read(
        "",
        shown
          + "<Text modifiers=\".onTapGesture { UserDefaults.standard.removeObject(forKey: 'on') }\">Off</Text>"
      ) != nil)
    #expect(read("", shown) == nil)
    #expect(
      read(
        "<State name=\"isOpen\" value=\"false\"/>",
        shown + "<Button action=\"isOpen = true\">Open<Sheet isPresented=\"$isOpen\"><Turn/></Sheet></Button>"
      ) == nil)
  }

  /// The limit: a key that has a name is not looked into.
  @Test func aNamedKeyIsNotFound() throws { #expect(try key("named") == nil) }
}
