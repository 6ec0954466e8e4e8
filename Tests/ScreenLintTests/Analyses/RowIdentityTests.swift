import ScreenSemantics
import ScreenTypes
import SourceModel
import Testing

@testable import ScreenLint

@Suite("What tells rows apart")
struct RowIdentityTests {
  private func lab(_ loop: String) -> AnalysisLab {
    AnalysisLab(
      """
      <Module>
        <Struct name="Note" conforms="Identifiable"><Var name="id" type="UUID" value="{UUID()}"/><Var name="text" type="String"/></Struct>
        <View name="Notes">
          <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
          <State name="more" type="[String]" value="{[]}"/>
          <Computed name="notes" type="[Note]">names.map { Note(text: $0) }</Computed>
          <Func signature="made() -> [Note]">let all = names.map { Note(text: $0) }; return all</Func>
          <Body><VStack>\(loop)<Button action="names.append('Eve'); more.append('Eve')">Add</Button></VStack></Body>
        </View>
      </Module>
      """)
  }

  private func mayRepeat(_ items: String) throws -> Bool {
    let lab = lab("<ForEach items=\"\(items)\" as=\"name\" id=\"\\.self\"><Text>{name}</Text></ForEach>")
    var sources = RowSources(lab.model, lab.graph)
    return sources.mayRepeat(try #require(lab.graph.loops.first), key: nil)
  }

  @Test(arguments: ["names + more", "names.map { $0 + '!' }", "['Ann', 'Ann']"])
  func listsThatArePutTogetherMayRepeat(_ items: String) throws { #expect(try mayRepeat(items)) }

  @Test(arguments: ["names.filter { $0 != 'Ann' }.sorted()", "['Ann', 'Bob']", "Set(names).sorted()"])
  func listsThatLeaveOutOrSortDoNot(_ items: String) throws { #expect(try !mayRepeat(items)) }

  /// The limit: it does not compute. These never repeat one, and only drawing tells.
  @Test func whatIsComputedMayRepeatThoughItDoesNot() throws {
    #expect(try mayRepeat("['a' + 'b', 'c']"))
  }

  private func fresh(_ items: String) throws -> String? {
    let lab = lab("<ForEach items=\"\(items)\" as=\"note\"><Text>{note.text}</Text></ForEach>")
    let rows = FreshRows(model: lab.model, graph: lab.graph, key: try lab.member("Note.id"))
    return rows.initializer(in: try lab.code(items), FileID(0)).map { lab.text($0) }
  }

  @Test func elementsThatAreMadeAnewAreFound() throws {
    #expect(try fresh("notes") == "Note(text: $0)")
    #expect(try fresh("[Note(text: 'Tea')]") == "Note(text: 'Tea')")
    #expect(try fresh("[Note(id: UUID(), text: 'Tea')]") == nil)
  }

  /// The limit: a local, or a body of several statements, gives no answer.
  @Test func whatIsMadeInSeveralStepsIsNotFound() throws {
    #expect(try fresh("made()") == nil)
  }

  @Test func aKeyThatVariesIsFound() throws {
    let lab = lab("<ForEach items=\"names\" as=\"name\" id=\"UUID()\"><Text>{name}</Text></ForEach>")
    let site = try #require(lab.graph.loops.first)
    #expect(lab.context.varyingCall(inKeyOf: site).map { lab.text($0) } == "UUID()")
    let constant = self.lab(
      "<ForEach items=\"names\" as=\"name\" id=\"\\.self\"><Text>{name}</Text></ForEach>")
    #expect(constant.context.varyingCall(inKeyOf: try #require(constant.graph.loops.first)) == nil)
  }

  private func edited(_ id: String) throws -> String? {
    let lab = AnalysisLab(
      """
      <Module>
        <Struct name="Note">
          <Var name="text" type="String"/><Let name="number" type="Int"/>
          <Computed name="title" type="String">text + "!"</Computed>
          <Computed name="loud" type="String">title.uppercased()</Computed>
        </Struct>
        <View name="Notes">
          <State name="notes" type="[Note]" value="{[Note(text: 'Tea', number: 1)]}"/>
          <Body><ForEach items="$notes" as="$note" id="\\.\(id)"><TextField title="Note" text="$note.text"/></ForEach></Body>
        </View>
      </Module>
      """)
    let paths = ElementPaths(lab.model, lab.graph)
    let site = try #require(lab.graph.loops.first)
    return lab.context.editedField(behind: try lab.member("Note.\(id)"), site, paths).map {
      lab.name($0.field)
    }
  }

  @Test func theFieldThatIsEditedIsFound() throws {
    #expect(try edited("text") == "Note.text")
    #expect(try edited("title") == "Note.text")
    #expect(try edited("number") == nil)
  }

  /// The limit: an identity that is computed through another computed value is not followed.
  @Test func aFieldBehindTwoComputedValuesIsNotFound() throws {
    #expect(try edited("loud") == nil)
  }
}
