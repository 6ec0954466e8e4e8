import ScreenSemantics
import ScreenTypes
import Testing

@testable import ScreenLint

@Suite("Which states copy data that somebody else owns")
struct CopiedStatesTests {
  private func lab(_ editor: String, caller: String = "<Editor title=\"{title}\"/>") -> AnalysisLab {
    AnalysisLab(
      """
      <Module>
        <View name="Editor"><Let name="title" type="String"/>\(editor)</View>
        <View name="Home">
          <State name="title" type="String" value="Tea"/>
          <Body><VStack><TextField title="Title" text="$title"/>\(caller)</VStack></Body>
        </View>
      </Module>
      """)
  }

  private let copies = """
    <State name="draft" type="String" value="{title}"/><Body><TextField title="Draft" text="$draft"/></Body>
    """

  @Test func aStateThatTakesAParameterCopiesItsSource() throws {
    let lab = lab(copies)
    let found = StateCopy.find(lab.model, lab.graph)
    #expect(found.map { lab.name($0.state) } == ["Editor.draft"])
    #expect(found.map { lab.name($0.origin) } == ["Editor.title"])
    #expect(found.map { lab.name($0.source) } == ["Home.title"])
    #expect(found.map(\.seed) == [-1])
  }

  @Test func callersThatPassConstantsAreNamedWithoutASource() throws {
    let lab = lab(copies, caller: "<Editor title=\"Coffee\"/>")
    let found = try #require(StateCopy.find(lab.model, lab.graph).first)
    #expect(found.source.isNone && found.arguments.count == 1)
  }

  @Test func aStateThatIsFilledWhenItsViewAppearsCopiesToo() throws {
    let lab = lab(
      """
      <State name="draft" type="String" value=""/>
      <Body><TextField title="Draft" text="$draft" modifiers=".onAppear { draft = title }"/></Body>
      """)
    var provenance = Provenance(lab.model, lab.graph)
    let found = try #require(
      StateSeeds(lab.model, lab.graph).copy(in: try lab.member("Editor.draft"), &provenance))
    #expect(lab.name(found.source) == "Home.title" && found.seed >= 0)
  }

  @Test func whatIsMadeOfItWhenItsViewAppearsIsACopy() throws {
    let lab = lab(
      """
      <State name="draft" type="String" value=""/>
      <Body><TextField title="Draft" text="$draft" modifiers=".onAppear { draft = title + '!' }"/></Body>
      """)
    #expect(StateCopy.find(lab.model, lab.graph).map { lab.name($0.state) } == ["Editor.draft"])
  }

  @Test func whatIsMadeUnderAConditionIsNoCopy() throws {
    let lab = lab(
      """
      <State name="draft" type="String" value=""/>
      <Body><TextField title="Draft" text="$draft" modifiers=".onAppear { if draft.isEmpty { draft = title + '!' } }"/></Body>
      """)
    #expect(StateCopy.find(lab.model, lab.graph).isEmpty)
  }

  @Test func aDraftThatIsHandedBackIsNoCopy() {
    let lab = lab(
      """
      <Let name="save" type="(String) -> Void"/><State name="draft" type="String" value="{title}"/>
      <Body><VStack><TextField title="Draft" text="$draft"/><Button action="save(draft)">Save</Button></VStack></Body>
      """, caller: "<Editor title=\"{title}\" save=\"title = $0\"/>")
    #expect(StateCopy.find(lab.model, lab.graph).isEmpty)
  }

  @Test(
    "A control chooses among the elements, and nothing changes a part of the one that is chosen",
    arguments: [
      (
        "<Picker title=\"Tea\" selection=\"$tea\"><ForEach items=\"teas\" as=\"one\"><Text modifiers=\".tag(one)\">{one.name}</Text></ForEach></Picker>",
        true
      ),
      (
        "<List items=\"teas\" as=\"one\" selection=\"$tea\"><Text modifiers=\".tag(one)\">{one.name}</Text></List>",
        true
      ),
      ("<Chooser teas=\"{teas}\" tea=\"$tea\"/>", true),
      ("<TextField title=\"Name\" text=\"$tea.name\"/>", false),
      (
        "<VStack><Chooser teas=\"{teas}\" tea=\"$tea\"/><Button action=\"tea.name = ''\">Clear</Button></VStack>",
        false
      ),
      ("<Text>{tea.name}</Text>", false),
    ])
  func chosenElements(_ view: String, _ isChosen: Bool) throws {
    let lab = AnalysisLab(
      """
      <Module>
        <Struct name="Tea" conforms="Identifiable, Hashable"><Let name="id" type="Int"/><Var name="name" type="String"/></Struct>
        <View name="Chooser">
          <Let name="teas" type="[Tea]"/><Binding name="tea" type="Tea"/>
          <Body><Picker title="Tea" selection="$tea"><ForEach items="teas" as="one"><Text modifiers=".tag(one)">{one.name}</Text></ForEach></Picker></Body>
        </View>
        <View name="Order">
          <Let name="teas" type="[Tea]"/><State name="tea" type="Tea" value="{teas[0]}"/>
          <Body>\(view)</Body>
        </View>
      </Module>
      """)
    let tea = try lab.member("Order.tea")
    let read = try #require(lab.graph.accesses(in: lab.graph.units.value(tea)).first { $0.kind == .read })
    #expect(ChosenElements(lab.model, lab.graph).begin(tea, with: read) == isChosen)
  }

  /// The limit: of the elements that a control offers it is not asked whether they are those of the list.
  @Test func allCasesOfAnEnumAreNoElements() throws {
    func begins(_ items: String) throws -> Bool {
      let lab = AnalysisLab(
        """
        <Module>
          <Enum name="Tea" conforms="CaseIterable"><Case name="green"/><Case name="black"/></Enum>
          <View name="Order">
            <Let name="teas" type="[Tea]"/><Let name="others" type="[Tea]"/><State name="tea" type="Tea" value="{teas[0]}"/>
            <Body><Picker title="Tea" selection="$tea"><ForEach items="\(items)" as="one" id="\\.self"><Text modifiers=".tag(one)">Tea</Text></ForEach></Picker></Body>
          </View>
        </Module>
        """)
      let tea = try lab.member("Order.tea")
      let read = try #require(lab.graph.accesses(in: lab.graph.units.value(tea)).first { $0.kind == .read })
      return ChosenElements(lab.model, lab.graph).begin(tea, with: read)
    }
    #expect(try begins("teas") && begins("others"))
    #expect(try !begins("Tea.allCases"))
  }

  /// The limit: what a function of an object gives is not followed.
  @Test func functionsOfObjectsAreNotFollowed() {
    func lab(_ value: String) -> AnalysisLab {
      AnalysisLab(
        """
        <Module>
          <ObservableObject name="Store">
            <Published name="title" type="String" value="Tea"/>
            <Computed name="shown" type="String">title</Computed>
            <Func signature="text() -> String">title</Func>
          </ObservableObject>
          <View name="Editor">
            <ObservedObject name="store" type="Store"/>
            <State name="draft" type="String" value="{\(value)}"/>
            <Body><VStack><TextField title="Title" text="$store.title"/><TextField title="Draft" text="$draft"/></VStack></Body>
          </View>
        </Module>
        """)
    }
    let (computed, function) = (lab("store.shown"), lab("store.text()"))
    #expect(StateCopy.find(computed.model, computed.graph).count == 1)
    #expect(StateCopy.find(function.model, function.graph).isEmpty)
  }
}
