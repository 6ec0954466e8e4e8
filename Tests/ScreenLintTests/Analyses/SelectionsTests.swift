import ScreenSemantics
import ScreenTypes
import SourceModel
import Testing

@testable import ScreenLint

@Suite("Which tags a selection may meet")
struct SelectionsTests {
  private func selection(_ views: String, of element: Name = "Picker", members: String = "") throws
    -> Selection
  {
    let lab = AnalysisLab(
      """
      <Module>
        <Struct name="Tea" conforms="Identifiable"><Let name="id" type="Int"/></Struct>
        <View name="Green"><Body><Text modifiers=".tag('green')">Green</Text></Body></View>
        <View name="Shop">
          <State name="kind" type="String" value="green"/><Let name="teas" type="[Tea]"/>\(members)
          <Body><VStack>\(views)</VStack></Body>
        </View>
      </Module>
      """)
    let use = try #require(lab.context.facts.uses(of: element, lab.graph).first)
    return try #require(Selection(use, lab.model.files[use.file], lab.program, lab.model))
  }

  @Test func tagsAreFoundAlsoInDeclaredViews() throws {
    let found = try selection(
      """
      <Picker title="Kind" selection="$kind"><Green/><Text modifiers=".tag('black')">Black</Text><Text modifiers=".tag(1)">One</Text></Picker>
      """)
    #expect(found.tags.map(\.literal) == ["green", "black", "1"])
    #expect(found.type == .string && found.isKnown && found.hasTagOfItsType)
  }

  @Test func rowsHaveTheirIdsAsTags() throws {
    let found = try selection(
      """
      <Picker title="Tea" selection="$kind"><ForEach items="teas" as="tea"><Text>{tea.id}</Text></ForEach></Picker>
      """)
    #expect(found.tags.map(\.type) == [.int] && found.tags.map(\.literal) == [nil])
    #expect(!found.hasTagOfItsType)
  }

  private func texts(_ tag: String, _ items: String = "Kind.allCases") throws -> [String]? {
    let lab = AnalysisLab(
      """
      <Module>
        <Enum name="Kind" conforms="String, CaseIterable">
          <Case name="green"/><Case name="black" value="Black"/>
          <Computed name="code" type="String">switch self { case .green: "g"; case .black: "b" }</Computed>
          <Computed name="mixed" type="String">self == .green ? "g" : "b"</Computed>
        </Enum>
        <View name="Shop">
          <Body><ForEach items="\(items)" id="\\.self" as="kind"><Text modifiers=".tag(\(tag))">Kind</Text></ForEach></Body>
        </View>
      </Module>
      """)
    let checked = lab.model.files[FileID(0)]
    let loop = try #require(checked.views.first { $0.kind == .forEach })
    return LoopElements(of: loop, checked, lab.program, lab.model)?.texts(ofTag: try lab.code(tag))
  }

  @Test func tagsOfALoopOverCasesAreKnown() throws {
    #expect(try texts("kind") == ["green", "black"])
    #expect(try texts("kind.rawValue") == ["green", "Black"])
    #expect(try texts("kind.code") == ["g", "b"])
    #expect(try texts("kind", "['x', 'y']") == ["x", "y"])
    #expect(try texts("kind", "[Kind.black]") == ["black"])
  }

  /// The limit: a Computed that gives anything but literals is not known.
  @Test func otherValuesOfCasesAreNotKnown() throws { #expect(try texts("kind.mixed") == nil) }

  /// The limit: what a slot brings is not known.
  @Test func whatASlotBringsIsNotKnown() throws {
    let found = try selection(
      "<Picker title=\"Kind\" selection=\"$kind\"><Content/></Picker>", members: "<Slot/>")
    #expect(!found.isKnown && found.tags.isEmpty)
  }

  private func hasLink(_ row: String) throws -> Bool {
    let lab = AnalysisLab(
      """
      <Module>
        <View name="Row"><Body><NavigationLink value="{7}">Seven</NavigationLink></Body></View>
        <View name="Frame1"><Slot/><Body><Content/></Body></View>
        <View name="Shop"><Body><List>\(row)</List></Body></View>
      </Module>
      """)
    let checked = lab.model.files[FileID(0)]
    let list = try #require(checked.views.first { $0.element == "List" })
    return lab.context.hasLink(to: .int, in: list.content, checked, FileID(0), depth: 0)
  }

  @Test func linksInRowsSelectByTheirValues() throws {
    #expect(
      try hasLink("<Row/>")
        && hasLink("<HStack><NavigationLink value=\"{7}\">Seven</NavigationLink></HStack>"))
    #expect(try !hasLink("<NavigationLink value=\"{'seven'}\">Seven</NavigationLink>"))
  }

  /// The limit: what is put into a slot is not looked at.
  @Test func linksThatASlotBringsAreNotSeen() throws {
    #expect(try !hasLink("<Frame1><Row/></Frame1>"))
  }
}
