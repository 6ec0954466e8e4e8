import Testing

/// What rules know of values and objects that go through other views, functions and styles.
@Suite struct PassedOnTests {
  private static func home(
    _ views: String, _ state: String = "<State name=\"text\" type=\"String\" value=\"\"/>"
  )
    -> String
  {
    """
    <Module>
      \(views)
      <Screen name="Home">\(state)<Body><VStack><Row text="$text"/><TextField title="Other" text="$text"/></VStack></Body></Screen>
      <App name="Notes"><WindowGroup><Home/></WindowGroup></App>
    </Module>
    """
  }

  /// A draft is one also where another view, or a Modifier, hands it back.
  @Test(arguments: [
    """
    <View name="Editor"><Binding name="draft" type="String"/><Let name="save" type="(String) -&gt; Void"/><Body><VStack><TextField title="Text" text="$draft"/><Button action="save(draft)">Save</Button></VStack></Body></View>
    <View name="Row"><Binding name="text" type="String"/><State name="draft" type="String" value="{text}"/><Body><Editor draft="$draft" save="text = $0"/></Body></View>
    """,
    """
    <View name="Editor"><Binding name="text" type="String"/><Binding name="draft" type="String"/><Body><VStack><TextField title="Text" text="$draft"/><Button action="text = draft">Save</Button></VStack></Body></View>
    <View name="Row"><Binding name="text" type="String"/><State name="draft" type="String" value="{text}"/><Body><Editor text="$text" draft="$draft"/></Body></View>
    """,
    """
    <Modifier name="Saving"><Let name="draft" type="String"/><Let name="save" type="(String) -&gt; Void"/><Body><VStack><Content/><Button action="save(draft)">Save</Button></VStack></Body></Modifier>
    <View name="Row"><Binding name="text" type="String"/><State name="draft" type="String" value="{text}"/><Body><TextField title="Text" text="$draft" modifiers=".modifier(Saving(draft: draft, save: { text = $0 }))"/></Body></View>
    """,
  ])
  func draftsThatOthersHandBack(views: String) {
    let result = LintLab.lint(Self.home(views))
    #expect(result.unclean.isEmpty, "\(result.summary)")
  }

  /// Writing the draft itself, wherever that is, hands nothing back.
  @Test func whatStaysWithTheCopyIsNoDraft() {
    let result = LintLab.lint(
      Self.home(
        """
        <View name="Editor"><Binding name="draft" type="String"/><Body><VStack><TextField title="Text" text="$draft"/><Button action="draft = draft.uppercased()">Loud</Button></VStack></Body></View>
        <View name="Row"><Binding name="text" type="String"/><State name="draft" type="String" value="{text}"/><Body><Editor draft="$draft"/></Body></View>
        """))
    #expect(result.unclean.map(\.rule) == ["truth/state-copies-source"], "\(result.summary)")
  }

  private static let counter = """
    <ObservableObject name="Counter"><Published name="count" type="Int" value="0"/><Func signature="text() -&gt; String">count.description</Func><Computed name="double" type="Int">count * 2</Computed></ObservableObject>
    """

  /// Objects that nobody observes are found also behind what they compute.
  @Test(arguments: ["{counter.count}", "{counter.text()}", "{counter.double}"])
  func unobservedObjects(shown: String) {
    let result = LintLab.lint(
      """
      <Module>
        \(Self.counter)
        <View name="Label1"><Let name="counter" type="Counter"/><Body><Text>\(shown)</Text></Body></View>
        <Screen name="Home"><StateObject name="counter" type="Counter"/><Body><VStack><Label1 counter="{counter}"/><Button action="counter.count += 1">{counter.text()} {counter.double}</Button></VStack></Body></Screen>
      </Module>
      """)
    #expect(result.unclean.map(\.rule) == ["flow/unobserved-object"], "\(result.summary)")
    #expect(result.unclean.first?.fixes.first?.title == "Declare it as ObservedObject")
  }

  /// The functions of an inner object, and those of the outer one that read it, are shown by nobody who is told.
  @Test func innerObjects() {
    let result = LintLab.lint(
      """
      <Module>
        \(Self.counter)
        <ObservableObject name="Store"><Let name="counter" type="Counter" value="{Counter()}"/><Func signature="text() -&gt; String">counter.count.description</Func></ObservableObject>
        <Screen name="Home"><StateObject name="store" type="Store"/><Body><VStack><Text>{store.text()}</Text><Button action="store.counter.count += 1">More</Button></VStack></Body></Screen>
      </Module>
      """)
    #expect(result.unclean.contains { $0.rule == "flow/unobserved-object" }, "\(result.summary)")
  }

  /// A shared object is made once; one that is made where it is watched is not.
  @Test(arguments: [("Store.shared", true), ("Store()", false)])
  func sharedObjects(value: String, isClean: Bool) {
    let result = LintLab.lint(
      """
      <Module>
        <ObservableObject name="Store"><Let name="shared" type="Store" value="{Store()}" static="true"/><Published name="count" type="Int" value="0"/></ObservableObject>
        <Screen name="Home"><ObservedObject name="store" type="Store" value="{\(value)}"/><Body><Button action="store.count += 1">{store.count} {Store.shared.count}</Button></Body></Screen>
      </Module>
      """)
    let isFound = result.diagnostics.contains { $0.rule == "truth/object-created-by-observer" }
    #expect(isFound != isClean, "\(result.summary)")
  }

  /// An object made of what a binding gives keeps its first value, as one made of a plain parameter does.
  @Test(arguments: [("Let", "{text}"), ("Binding", "$text")])
  func objectsMadeOfParameters(element: String, given: String) {
    let result = LintLab.lint(
      """
      <Module>
        <ObservableObject name="Search"><Let name="text" type="String"/><Published name="count" type="Int" value="0"/><Func signature="run()">count += text.count</Func></ObservableObject>
        <View name="Results"><\(element) name="text" type="String"/><StateObject name="search" type="Search" value="{Search(text: text)}"/><Body><Button action="search.run()">{search.count}</Button></Body></View>
        <Screen name="Home"><State name="text" type="String" value=""/><Body><VStack><TextField title="Search" text="$text"/><Results text="\(given)"/></VStack></Body></Screen>
      </Module>
      """)
    #expect(
      result.diagnostics.contains { $0.rule == "truth/state-object-takes-parameter" }, "\(result.summary)")
  }

  /// The usual alert of an error has a flag and a text, which has no identity; a sheet is presented by its item.
  @Test(arguments: [
    ("Alert", "message=\"{failure ?? ''}\"", "", false),
    ("Sheet", "", "<Text>{failure ?? \"\"}</Text>", true),
  ])
  func flagsBesideItems(element: String, attribute: String, content: String, isFound: Bool) {
    let title = element == "Alert" ? "title=\"Failed\"" : ""
    let result = LintLab.lint(
      """
      <Screen name="Home">
        <State name="isShown" type="Bool" value="false"/><State name="failure" type="String?"/>
        <Body><Button action="failure = 'No network'; isShown = true">Load<\(element) isPresented="$isShown" \(title) \(attribute)>\(content)</\(element)></Button></Body>
      </Screen>
      """)
    #expect(
      result.diagnostics.contains { $0.rule == "truth/flag-and-item" } == isFound, "\(result.summary)")
  }

  /// A sheet of a copied element goes on showing the old one.
  @Test func copiesInSheets() {
    let result = LintLab.lint(
      """
      <Module>
        <Struct name="Task1" conforms="Identifiable"><Let name="id" type="Int"/><Var name="name" type="String"/></Struct>
        <Screen name="Home">
          <State name="tasks" type="[Task1]" value="{[Task1(id: 1, name: 'a')]}"/><State name="chosen" type="Task1?"/>
          <Body><List items="tasks" as="task"><Button action="chosen = task">{task.name}</Button><Sheet item="$chosen" as="shown"><Button action="tasks[0].name = 'b'">{shown.name}</Button></Sheet></List></Body>
        </Screen>
      </Module>
      """)
    #expect(result.diagnostics.contains { $0.rule == "truth/selected-copy" }, "\(result.summary)")
  }

  /// What callers pass is not made a State of its own.
  @Test func assignedParametersOfCallers() {
    func titles(_ attribute: String) -> [String] {
      LintLab.lint(
        """
        <Module>
          <View name="Row"><Var name="count" type="Int" value="2"/><Body><Button action="count += 1">{count}</Button></Body></View>
          <Screen name="Home"><Body><Row\(attribute)/></Body></Screen>
        </Module>
        """
      ).diagnostics.filter { $0.rule == "flow/immutable-assignment" }.flatMap(\.fixes).map(\.title)
    }
    #expect(titles("") == ["Declare `count` as State"])
    #expect(titles(" count=\"4\"").isEmpty)
  }

  /// A function that is handed on hands back what it is called with, as one that is called does.
  @Test(arguments: ["draft.forEach(store.save)", "draft.forEach { store.save($0) }"])
  func functionsThatAreHandedOnHandBack(action: String) {
    let result = LintLab.lint(
      """
      <Module>
        <App name="Shop"><StateObject name="store" type="Store"/><WindowGroup><Home modifiers=".environmentObject(store)"/></WindowGroup></App>
        <ObservableObject name="Store">
          <Published name="items" type="[String]" value="{['a']}"/>
          <Func signature="save(_ item: String)">items.append(item)</Func>
        </ObservableObject>
        <Screen name="Home">
          <EnvironmentObject name="store" type="Store"/>
          <Body><NavigationStack><NavigationLink destination="Detail" items="{store.items}">Go</NavigationLink></NavigationStack></Body>
        </Screen>
        <Screen name="Detail">
          <EnvironmentObject name="store" type="Store"/>
          <Let name="items" type="[String]"/>
          <State name="draft" type="[String]" value="{items}"/>
          <Body><VStack><Button action="draft.append('x')">Add</Button><Button action="\(action)">Save</Button></VStack></Body>
        </Screen>
      </Module>
      """)
    #expect(result.unclean.isEmpty, "\(result.summary)")
  }

  /// A type is used where another is made of it, whatever that is: removing it would break the package.
  @Test(arguments: [
    "ClosedRange[Level]?", "Range[Level]?", "KeyPath[Level, String]?", "[ClosedRange[Level]]?",
  ])
  func typesInTypesAreUsed(type: String) {
    let result = LintLab.lint(
      """
      <Module>
        <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
        <Enum name="Level" conforms="CaseIterable, Comparable"><Case name="low"/><Case name="high"/></Enum>
        <Struct name="Row" conforms="Identifiable"><Let name="id" type="Int"/><Let name="part" type="\(type)"/></Struct>
        <Screen name="Home">
          <State name="rows" type="[Row]" value="{[]}"/>
          <Body>
            <List>
              <Button action="rows.append(Row(id: rows.count, part: nil))">Add</Button>
              <ForEach items="rows" as="row"><Text>{row.part == nil ? 1 : 2}</Text></ForEach>
            </List>
          </Body>
        </Screen>
      </Module>
      """)
    #expect(!result.diagnostics.contains { $0.rule == "flow/unused-declaration" }, "\(result.summary)")
  }

  /// A symbol that is named where another one is nil is a name, too.
  @Test func symbolsBehindNilAreNames() {
    let result = LintLab.lint(
      """
      <Screen name="Home">
        <State name="symbol" type="String?"/>
        <Body>
          <VStack>
            <Image systemName="{symbol ?? 'hart'}" modifiers=".accessibilityLabel('Deer')"/>
            <Button action="symbol = 'star'">Star</Button>
          </VStack>
        </Body>
      </Screen>
      """)
    #expect(result.unclean.map(\.rule) == ["view/unknown-symbol"], "\(result.summary)")
    #expect(result.unclean.map { result.text($0.location) } == ["'hart'"])
  }
}
