import ScreenCompiler
import SourceModel
import TestFixtures
import Testing

/// A proof uses the controls that may write what it is about, however far the way there is; others are left alone.
@Suite struct ProofReachTests {
  private func lint(_ screen: String, beside declarations: String = "") throws -> [Diagnostic] {
    let package = try TemporaryPackage(
      home:
        "<Module xmlns=\"urn:screenwright:1\">\(declarations)<Screen name=\"Home\">\(screen)</Screen></Module>"
    )
    let location = try #require(try PackageLocator.locate(package.path).first)
    let all = try Compiler.compile(location).diagnostics
    #expect(all.filter { ["syntax", "name", "type", "run"].contains($0.rule.group) }.map(\.message) == [])
    return all.filter { $0.rule == "flow/update-loop" }
  }

  /// Controls and rows that have no say, more of them than a proof tries.
  private let idle = #"""
    <Section title="Idle">
      <Toggle isOn="$other">Other</Toggle>
      <ForEach items="0..&lt;40" as="row"><HStack><Text>{row}</Text><Button action="other.toggle()">Idle</Button></HStack></ForEach>
    </Section>
    """#

  /// A screen that loops once `count` is written, which only `control` may lead to.
  private func screen(_ control: String, members: String = "") -> String {
    """
    <State name="count" type="Int" value="0"/><State name="other" type="Bool" value="false"/>\(members)
    <Body><List modifiers=".onChange(of: count) { count += 1 }">\(idle)\(control)</List></Body>
    """
  }

  private struct Way: CustomTestStringConvertible {
    var testDescription: String
    var control: String
    var members = ""
    var declarations = ""
  }

  private static let ways = [
    Way(testDescription: "its own action", control: "<Button action=\"count = 1\">Go</Button>"),
    Way(
      testDescription: "a label inside views that lay out",
      control: "<Section><Button action=\"count = 1\"><HStack><Text>Go</Text></HStack></Button></Section>"),
    Way(
      testDescription: "a function of a function", control: "<Button action=\"go()\">Go</Button>",
      members: "<Func signature=\"go()\">step(1)</Func><Func signature=\"step(_ to: Int)\">count = to</Func>"),
    Way(
      testDescription: "a function as a value", control: "<Button action=\"go\">Go</Button>",
      members: "<Func signature=\"go()\">count = 1</Func>"),
    Way(
      testDescription: "a closure in a call",
      control: "<Button action=\"withAnimation { count = 1 }\">Go</Button>"),
    Way(
      testDescription: "a closure handed to a function",
      control: "<Button action=\"run { count = 1 }\">Go</Button>",
      members: "<Func signature=\"run(_ step: () -> Void)\">step()</Func>"),
    Way(
      testDescription: "a computed binding", control: "<Toggle isOn=\"{flag}\">Go</Toggle>",
      members:
        "<Computed name=\"flag\" type=\"Binding[Bool]\">Binding(get: { count gt 0 }, set: { count = $0 ? 1 : 0 })</Computed>"
    ),
    Way(
      testDescription: "a gesture", control: "<Text modifiers=\".onTapGesture { count = 1 }\">Go</Text>"),
    Way(
      testDescription: "a binding handed down two views", control: "<Middle value=\"$count\"/>",
      declarations: """
        <View name="Middle"><Binding name="value" type="Int"/><Body><VStack><Inner value="$value"/></VStack></Body></View>
        <View name="Inner"><Binding name="value" type="Int"/><Body><Button action="value = 1">Go</Button></Body></View>
        """),
    Way(
      testDescription: "a closure handed down", control: "<Tapper action=\"count = 1\"/>",
      declarations: """
        <View name="Tapper"><Let name="action" type="() -> Void"/>
          <Body><HStack><Button action="action()">Go</Button></HStack></Body></View>
        """),
    Way(
      testDescription: "a view of another view's state", control: "<Keeper value=\"$count\"/>",
      declarations: """
        <View name="Keeper"><Binding name="value" type="Int"/><State name="own" type="Int" value="0"/>
          <Body><List><Text>{own}</Text><Button action="value = own + 1">Go</Button><Button action="own = 2">No</Button></List></Body>
        </View>
        """),
    Way(
      testDescription: "a handler of another value",
      control: "<Button action=\"flag = true\" modifiers=\".onChange(of: flag) { count = 1 }\">Go</Button>",
      members: "<State name=\"flag\" type=\"Bool\" value=\"false\"/>"),
    Way(
      testDescription: "a condition",
      control: "<If condition=\"!other\"><Button action=\"count = 1\">Go</Button></If>"),
    Way(
      testDescription: "a fragment", control: "<Fragment ref=\"button\" step=\"{1}\"/>",
      members:
        "<Fragment name=\"button\"><Let name=\"step\" type=\"Int\"/><Button action=\"count = step\">Go</Button></Fragment>"
    ),
    Way(
      testDescription: "a menu",
      control: "<Menu title=\"More\"><Button action=\"count = 1\">Go</Button></Menu>"),
    Way(
      testDescription: "an action of a row",
      control: """
        <Text>Row<SwipeActions><Button action="count = 1">Go</Button></SwipeActions></Text>
        """),
  ]

  @Test(arguments: ways)
  private func theControlIsUsed(way: Way) throws {
    let found = try lint(screen(way.control, members: way.members), beside: way.declarations)
    #expect(found.map(\.severity) == [.error])
    let message = try #require(found.first?.message)
    #expect(message.contains("After a tap on “Go”, 0 becomes 1, 1 becomes 2"))
  }

  @Test func choicesAreKnownByTheirLabels() throws {
    let picker = #"""
      <Picker title="Count" selection="$count"><Text modifiers=".tag(0)">None</Text><HStack modifiers=".tag(1)"><Text>One</Text></HStack></Picker>
      """#
    let found = try lint(screen(picker))
    #expect(
      try #require(found.first?.message).contains("After choosing `One` in “Count None One”, 0 becomes 1"))
  }

  private static let model = """
    <Struct name="Item" conforms="Identifiable"><Let name="id" type="Int"/><Var name="isOn" type="Bool"/></Struct>
    <ObservableObject name="Model">
      <Published name="items" type="[Item]" value="{[Item(id: 0, isOn: false), Item(id: 1, isOn: false)]}"/>
      <Published name="count" type="Int" value="0"/>
      <Func signature="go()">count = 1</Func>
    </ObservableObject>
    """

  private func onModel(_ watched: String, _ handler: String, _ control: String) -> String {
    """
    <StateObject name="model" type="Model"/><State name="other" type="Bool" value="false"/>
    <Body><List modifiers=".onChange(of: \(watched)) { \(handler) }">\(idle)\(control)</List></Body>
    """
  }

  @Test(arguments: [
    "<Button action=\"model.go()\">Go</Button>", "<Button action=\"model.count = 1\">Go</Button>",
    "<Child model=\"{model}\"/>", "<Child model=\"{model}\" modifiers=\".padding()\"/>",
  ])
  func aMethodOfAnObjectIsFollowed(control: String) throws {
    let child = """
      <View name="Child"><ObservedObject name="model" type="Model"/><Body><Button action="model.go()">Go</Button></Body></View>
      """
    let found = try lint(onModel("model.count", "model.count += 1", control), beside: Self.model + child)
    #expect(try #require(found.first?.message).contains("After a tap on “Go”, 0 becomes 1, 1 becomes 2"))
  }

  @Test(arguments: [
    "<Toggle isOn=\"$item.isOn\">Go</Toggle>", "<Button action=\"item.isOn.toggle()\">Go</Button>",
    "<OnOff isOn=\"$item.isOn\"/>",
  ])
  func aRowWritesToItsList(control: String) throws {
    let row = """
      <View name="OnOff"><Binding name="isOn" type="Bool"/><Body><HStack><Toggle isOn="$isOn">Go</Toggle></HStack></Body></View>
      """
    let found = try lint(
      onModel(
        "model.items[0].isOn", "model.items[0].isOn.toggle()",
        "<ForEach items=\"$model.items\" as=\"$item\">\(control)</ForEach>"),
      beside: Self.model + row)
    #expect(try #require(found.first?.message).contains("After a tap on “Go”, false becomes true"))
  }

  @Test func whatDismissesIsUsed() throws {
    let sheet = """
      <View name="Page"><Environment name="dismiss" key="dismiss"/><Body><Button action="dismiss()">Close</Button></Body></View>
      """
    let screen = """
      <State name="shows" type="Bool" value="true"/><State name="other" type="Bool" value="false"/>
      <Body>
        <List modifiers=".onChange(of: shows) { shows.toggle() }">\(idle)<Sheet isPresented="$shows"><Page/></Sheet></List>
      </Body>
      """
    let found = try lint(screen, beside: sheet)
    #expect(try #require(found.first?.message).contains("After a tap on “Close”, true becomes false"))
  }

  @Test func whatNothingMayWriteIsANote() throws {
    let found = try lint(screen("<Text>{count}</Text>"))
    #expect(found.map(\.severity) == [.note])
  }

  private let limit =
    #"<TextField title="Code" text="$code" modifiers=".onChange(of: code) { if code.count > 6 { code = code.prefix(6) } }"/>"#

  /// Rows beside a field whose handler is the modifier of `field`: `shown` is drawn in them.
  private func rows(_ shown: String, beside field: String) -> String {
    """
    <State name="code" type="String" value=""/><State name="name" type="String?"/>
    <State name="list" type="[Int]" value="{[1, 2]}"/>
    <Body><List>\(field)<ForEach items="0..&lt;3" as="row"><HStack><Text>\(shown)</Text></HStack></ForEach></List></Body>
    """
  }

  private static let fragile = [
    "{9223372036854775807 + code.count}", "{code.isEmpty ? 0 : 1 / row}", "{code.isEmpty ? \"\" : name!}",
  ]
  private static let sound = [
    "{row}", "{list.filter { $0 > row }.count} of {list.count}", "{code.uppercased()}", "{list.first ?? 0}",
  ]

  @Test(arguments: fragile + sound)
  func rowsDoNotKeepHandlersFromRest(shown: String) throws {
    #expect(try lint(rows(shown, beside: limit)).isEmpty)
  }

  @Test(arguments: fragile)
  func aLoopIsNoneWhereRowsStopThePage(shown: String) throws {
    #expect(try lint(rows(shown, beside: Self.endless)).map(\.severity) == [.note])
  }

  @Test(arguments: sound)
  func aLoopIsOneBesideOtherRows(shown: String) throws {
    #expect(try lint(rows(shown, beside: Self.endless)).map(\.severity) == [.error])
  }

  private static let endless =
    #"<TextField title="Code" text="$code" modifiers=".onChange(of: code) { code += 'x' }"/>"#

  /// A link of a row opens nothing by itself; where its binding may, it is drawn.
  @Test(arguments: ["", " isActive=\"$shows\""])
  func linksOfRowsHaveNoSay(attribute: String) throws {
    let page = """
      <View name="Page"><Binding name="code" type="String"/><State name="own" type="Int" value="0"/>
        <Body><Text>{own}</Text></Body></View>
      """
    let link = "<NavigationLink title=\"Row {row}\" destination=\"Page\" code=\"$code\"\(attribute)/>"
    let screen = """
      <State name="code" type="String" value=""/><State name="shows" type="Bool" value="false"/>
      <Body>
        <NavigationStack><List>\(Self.endless)<Button action="shows = true">Go</Button>
          <ForEach items="0..&lt;40" as="row">\(link)</ForEach></List></NavigationStack>
      </Body>
      """
    #expect(try lint(screen, beside: page).map(\.severity) == [.error])
  }
}
