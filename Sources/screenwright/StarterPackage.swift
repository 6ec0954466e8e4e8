import ArgumentParser

/// The packages that `init` begins with.
enum StarterPackage: String, ExpressibleByArgument, CaseIterable {
  case list, tabs, form, empty

  /// The files by their paths from the root, in the order in which they are written.
  var files: [(path: String, text: String)] {
    switch self {
    case .list: Self.listScreens + Self.surroundings
    case .tabs: Self.tabScreens + Self.surroundings
    case .form: Self.formScreens + Self.surroundings
    case .empty: Self.emptyScreens + Self.surroundings
    }
  }

  private static func module(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "  \($0)"
    }
    return "<Module xmlns=\"urn:screenwright:1\">\n\(lines.joined(separator: "\n"))\n</Module>\n"
  }

  private static func app(_ content: String) -> (String, String) {
    (
      "Screens/ExampleApp.xml",
      """
      <App name="ExampleApp" xmlns="urn:screenwright:1">
        <StateObject name="store" value="{Store()}"/>
        <WindowGroup>
          <\(content) modifiers=".environmentObject(store)"/>
        </WindowGroup>
      </App>

      """
    )
  }

  private static let model: [(String, String)] = [
    (
      "Screens/Models/Task.xml",
      """
      <Struct name="TaskItem" conforms="Identifiable" xmlns="urn:screenwright:1">
        <Let name="id" type="Int"/>
        <Var name="title" type="String"/>
        <Var name="isDone" type="Bool"/>
      </Struct>

      """
    ),
    (
      "Screens/Models/Store.xml",
      """
      <ObservableObject name="Store" xmlns="urn:screenwright:1">
        <Published name="tasks" type="[TaskItem]" source="tasks.json"/>
      </ObservableObject>

      """
    ),
    (
      "Screens/Models/tasks.json",
      """
      [
        {"id": 1, "title": "Write a screen", "isDone": true},
        {"id": 2, "title": "See it in the preview", "isDone": false},
        {"id": 3, "title": "Break it, and read what lint says", "isDone": false}
      ]

      """
    ),
  ]

  private static let taskList = module(
    """
    <Screen name="TaskList">
      <EnvironmentObject name="store" type="Store"/>
      <State name="showsOpenOnly" type="Bool" value="false"/>
      <Computed name="shownTasks" type="[TaskItem]">
        store.tasks.filter { task in !showsOpenOnly || !task.isDone }
      </Computed>
      <Body>
        <NavigationStack>
          <List modifiers=".navigationTitle('Tasks')">
            <Toggle isOn="$showsOpenOnly">Open only</Toggle>
            <ForEach items="shownTasks" as="task">
              <NavigationLink destination="TaskDetail" task="{task}">
                <TaskRow task="{task}"/>
              </NavigationLink>
            </ForEach>
          </List>
        </NavigationStack>
      </Body>
    </Screen>

    <Preview name="Tasks" of="TaskList">
      <TaskList modifiers=".environmentObject(Store())"/>
    </Preview>
    """)

  private static let taskRow = """
    <View name="TaskRow" xmlns="urn:screenwright:1">
      <Let name="task" type="TaskItem"/>
      <Body>
        <Label title="{task.title}" systemImage="{task.isDone ? 'checkmark.circle.fill' : 'circle'}"/>
      </Body>
    </View>

    """

  private static let taskDetail = """
    <View name="TaskDetail" xmlns="urn:screenwright:1">
      <Let name="task" type="TaskItem"/>
      <EnvironmentObject name="store" type="Store"/>
      <Computed name="taskIndex" type="Int">
        store.tasks.firstIndex { other in other.id == task.id } ?? 0
      </Computed>
      <Body>
        <Form modifiers=".navigationTitle(task.title)">
          <TextField title="Title" text="$store.tasks[taskIndex].title"/>
          <Toggle isOn="$store.tasks[taskIndex].isDone">Done</Toggle>
        </Form>
      </Body>
    </View>

    """

  private static let listScreens: [(String, String)] =
    [
      app("TaskList"), ("Screens/TaskList.xml", taskList), ("Screens/TaskRow.xml", taskRow),
      ("Screens/TaskDetail.xml", taskDetail),
    ]
    + model + [
      (
        "Screens/Scenarios/Tasks.xml",
        """
        <Scenario name="open tasks only" of="TaskList" xmlns="urn:screenwright:1">
          <Expect text="Write a screen"/>
          <Tap on="Open only"/>
          <Expect text="See it in the preview" no-text="Write a screen"/>
        </Scenario>

        """
      )
    ]

  private static let tabScreens: [(String, String)] =
    [
      app("ContentView"),
      (
        "Screens/ContentView.xml",
        module(
          """
          <Screen name="ContentView">
            <State name="tab" type="Int" value="0"/>
            <Body>
              <TabView selection="$tab">
                <TaskList modifiers=".tag(0)">
                  <TabItem>
                    <Label title="Tasks" systemImage="list.bullet"/>
                  </TabItem>
                </TaskList>
                <Summary modifiers=".tag(1)">
                  <TabItem>
                    <Label title="Summary" systemImage="chart.bar"/>
                  </TabItem>
                </Summary>
              </TabView>
            </Body>
          </Screen>

          <View name="Summary">
            <EnvironmentObject name="store" type="Store"/>
            <Computed name="openCount" type="Int">store.tasks.filter { task in !task.isDone }.count</Computed>
            <Body>
              <VStack spacing="8">
                <Text modifiers=".font(.largeTitle)">{openCount}</Text>
                <Text>open tasks</Text>
              </VStack>
            </Body>
          </View>

          <Preview name="Content" of="ContentView">
            <ContentView modifiers=".environmentObject(Store())"/>
          </Preview>
          """)
      ), ("Screens/TaskList.xml", taskList), ("Screens/TaskRow.xml", taskRow),
      ("Screens/TaskDetail.xml", taskDetail),
    ] + model + [
      (
        "Screens/Scenarios/Tabs.xml",
        """
        <Scenario name="the summary counts" of="ContentView" xmlns="urn:screenwright:1">
          <Tap on="Summary"/>
          <Expect text="open tasks"/>
        </Scenario>

        """
      )
    ]

  private static let formScreens: [(String, String)] = [
    (
      "Screens/ExampleApp.xml",
      """
      <App name="ExampleApp" xmlns="urn:screenwright:1">
        <WindowGroup>
          <SignUp/>
        </WindowGroup>
      </App>

      """
    ),
    (
      "Screens/SignUp.xml",
      module(
        """
        <Screen name="SignUp">
          <State name="name" type="String" value=""/>
          <State name="wantsNews" type="Bool" value="false"/>
          <State name="isSent" type="Bool" value="false"/>
          <Body>
            <NavigationStack>
              <Form modifiers=".navigationTitle('Sign up')">
                <TextField title="Name" text="$name"/>
                <Toggle isOn="$wantsNews">Send me news</Toggle>
                <Button action="isSent = true" modifiers=".disabled(name.isEmpty)">Send</Button>
                <If condition="isSent">
                  <Text>Welcome, {name}!</Text>
                </If>
                <If condition="isSent and wantsNews">
                  <Text>News is on its way.</Text>
                </If>
              </Form>
            </NavigationStack>
          </Body>
        </Screen>

        <Preview name="Sign up" of="SignUp"/>
        """)
    ),
    (
      "Screens/Scenarios/SigningUp.xml",
      """
      <Scenario name="sign up" of="SignUp" xmlns="urn:screenwright:1">
        <Type on="Name" text="Ada"/>
        <Tap on="Send"/>
        <Expect text="Welcome, Ada!"/>
      </Scenario>

      """
    ),
  ]

  private static let emptyScreens: [(String, String)] = [
    (
      "Screens/ExampleApp.xml",
      """
      <App name="ExampleApp" xmlns="urn:screenwright:1">
        <WindowGroup>
          <ContentView/>
        </WindowGroup>
      </App>

      """
    ),
    (
      "Screens/ContentView.xml",
      module(
        """
        <Screen name="ContentView">
          <Body>
            <Text>Hello, world!</Text>
          </Body>
        </Screen>

        <Preview name="Content" of="ContentView"/>
        """)
    ),
  ]

  /// What stands around the screens.
  private static let surroundings: [(String, String)] = [
    (
      "screenwright.yml",
      """
      # Settings of the package; `screenwright rules` lists what can be set under `rules`.
      output: Output

      """
    ),
    ("Assets/README.md", "Pictures by their names: `<Image name=\"lake\"/>` shows `Assets/lake.jpg`.\n"),
    (".gitignore", "/Output/\n"),
    (
      ".editorconfig",
      """
      root = true

      [*]
      charset = utf-8
      end_of_line = lf
      insert_final_newline = true
      indent_style = space
      indent_size = 2

      """
    ),
    (
      ".vscode/settings.json",
      """
      {
        "[xml]": {
          "editor.formatOnSave": true,
          "editor.tabSize": 2
        }
      }

      """
    ),
    (
      ".github/workflows/screens.yml",
      """
      name: Screens
      on: [push, pull_request]
      jobs:
        check:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
            # Put the command on the PATH here.
            - run: screenwright lint --format github
            - run: screenwright format --check
            - run: screenwright test

      """
    ),
  ]
}
