import SourceModel
import Testing

@testable import ScreenLint

/// Elements of a list that reach a State through computed properties, functions and locals.
@Suite("Copies of elements") struct SelectedCopyTests {
  /// Lints tasks that are edited in their list, with further members and views.
  private func findings(_ members: String, _ views: String) -> [String] {
    let source = """
      <Module>
        <Struct name="Task" conforms="Identifiable">
          <Let name="id" type="Int"/><Var name="title" type="String"/><Var name="isDone" type="Bool"/>
        </Struct>
        <View name="Tasks">
          <State name="tasks" type="[Task]" value="{[Task(id: 1, title: 'Tea', isDone: false)]}"/>
          <State name="selected" type="Task?"/>
          \(members)
          <Body>
            <VStack>
              <ForEach items="$tasks" as="$task"><Toggle isOn="$task.isDone">{task.title}</Toggle></ForEach>
              \(views)
              <IfLet name="task" value="selected"><Text>{task.title} {task.isDone ? "✓" : ""}</Text></IfLet>
            </VStack>
          </Body>
        </View>
      </Module>
      """
    return LintLab.lint(source).unclean.map(\.rule.id)
  }

  @Test(
    "An element is followed to its list",
    arguments: [
      (
        #"<Func signature="task(_ id: Int) -&gt; Task?">tasks.first { $0.id == id }</Func>"#,
        "selected = task(1)"
      ),
      (
        #"<Func signature="task(_ id: Int) -&gt; Task?">for t in tasks { if t.id == id { return t } }; return nil</Func>"#,
        "selected = task(1)"
      ),
      (#"<Computed name="best" type="Task?">tasks.first</Computed>"#, "selected = best"),
      (
        #"<Computed name="best" type="Task?">open.last</Computed><Computed name="open" type="[Task]">tasks.filter { !$0.isDone }</Computed>"#,
        "selected = best"
      ),
      (#"<Func signature="select(_ task: Task)">selected = task</Func>"#, "select(tasks[0])"),
      ("", "let task = tasks[0]; selected = task"),
      ("", "selected = tasks.isEmpty ? nil : tasks[0]"),
      ("", "if let task = tasks.last { selected = task }"),
    ])
  func found(_ members: String, _ action: String) {
    #expect(findings(members, "<Button action=\"\(action)\">Pick</Button>") == ["truth/selected-copy"])
  }

  @Test(
    "A row is followed to its list through what gives the rows",
    arguments: [
      #"<Func signature="rows() -&gt; [Task]">tasks.filter { $0.isDone }</Func>"#,
      #"<Func signature="rows() -&gt; [Task]">if tasks.isEmpty { return tasks }; let all = tasks.sorted { $0.id &lt; $1.id }; return all</Func>"#,
    ])
  func rows(_ members: String) {
    let views =
      #"<ForEach items="rows()" as="row"><Button action="selected = row">{row.title}</Button></ForEach>"#
    #expect(findings(members, views) == ["truth/selected-copy"])
  }

  @Test(
    "What is made anew is no copy of an element",
    arguments: [
      (
        #"<Func signature="make() -&gt; Task">Task(id: tasks.count, title: "New", isDone: false)</Func>"#,
        "selected = make()"
      ),
      (
        #"<Computed name="copies" type="[Task]">tasks.map { Task(id: $0.id, title: "New", isDone: false) }</Computed>"#,
        "selected = copies.first"
      ),
      (
        #"<Func signature="again(_ n: Int) -&gt; Task?">n == 0 ? nil : again(n - 1)</Func>"#,
        "selected = again(3)"
      ),
    ])
  func silent(_ members: String, _ action: String) {
    #expect(findings(members, "<Button action=\"\(action)\">Pick</Button>").isEmpty)
  }
}
