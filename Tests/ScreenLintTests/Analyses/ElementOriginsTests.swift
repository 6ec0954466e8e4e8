import ScreenSemantics
import SourceModel
import Testing

@testable import ScreenLint

@Suite("Which list an element comes from, and where it is changed")
struct ElementOriginsTests {
  private func names(_ picked: String) -> AnalysisLab {
    AnalysisLab(
      """
      <View name="Names">
        <State name="names" type="[String]" value="{['Ann', 'Bob']}"/>
        <State name="picked" type="String?"/>
        <Computed name="sorted" type="[String]">names.sorted()</Computed>
        <Func signature="best() -> String?">sorted.first</Func>
        <Body><Button action="names.append('Eve'); picked = \(picked)">{picked ?? ''}</Button></Body>
      </View>
      """)
  }

  private func list(ofElement text: String) throws -> String? {
    let lab = names(text)
    var origins = ElementOrigins(lab.model, lab.graph)
    return origins.list(ofElement: try lab.code(text), FileID(0), try lab.body("Names")).map { lab.name($0) }
  }

  @Test(arguments: ["names.first", "names.dropFirst().last", "sorted.first", "best()", "names[0]"])
  func elementsComeFromTheirList(_ text: String) throws {
    #expect(try list(ofElement: text) == "Names.names")
  }

  /// The limit: elements that are made anew come from no list.
  @Test func whatIsMappedComesFromNowhere() throws {
    #expect(try list(ofElement: "names.map { $0 + '!' }.first") == nil)
  }

  private let handedOn = AnalysisLab(
    """
    <Module>
      <Struct name="Task" conforms="Identifiable"><Let name="id" type="Int"/><Var name="isDone" type="Bool"/><Var name="title" type="String"/></Struct>
      <View name="Rows">
        <Binding name="rows" type="[Task]"/>
        <Body><ForEach items="$rows" as="$row"><Toggle isOn="$row.isDone">{row.title}</Toggle></ForEach></Body>
      </View>
      <View name="Home">
        <State name="tasks" type="[Task]" value="{[]}"/>
        <Body><Rows rows="$tasks"/></Body>
      </View>
    </Module>
    """)

  @Test func anEditIsFoundBehindTheViewsThatAListIsHandedTo() throws {
    let paths = ElementPaths(handedOn.model, handedOn.graph)
    let tasks = try handedOn.member("Home.tasks")
    #expect(paths.storedLists(behind: try handedOn.member("Rows.rows")) == [tasks])
    #expect(paths.names(ofListBehind: tasks).map { handedOn.name($0) } == ["Home.tasks", "Rows.rows"])
    let edit = try #require(paths.edit(ofField: try handedOn.member("Task.isDone"), inOneOf: [tasks]))
    #expect(edit.kind == .bind)
    #expect(paths.edit(ofField: try handedOn.member("Task.title"), inOneOf: [tasks]) == nil)
    #expect(paths.edit(ofField: try handedOn.member("Task.isDone"), inOneOf: []) == nil)
  }
}
