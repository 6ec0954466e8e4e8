import TestFixtures
import Testing

/// Packages, workspaces, settings and suppressions.
@Suite struct PackageTests {
  private func workspace() throws -> TemporaryPackage {
    try TemporaryPackage([
      "screenwright.yml": "members: [Apps/*]\n",
      "Apps/First/Screens/Home.xml": Sample.clean,
      "Apps/Second/Screens/Home.xml": Sample.clean.replacing("Wifi", with: "Bluetooth"),
    ])
  }

  /// Files go through a buffer of 64 KB: what is at, before and behind its end is read too.
  @Test(arguments: [65_535, 65_536, 65_537, 200_000]) func largeFilesAreReadWhole(size: Int) throws {
    let comment = "\n<!-- " + String(repeating: "x", count: size - Sample.error.utf8.count - 10) + " -->"
    let package = try TemporaryPackage(["Screens/Home.xml": comment.dropFirst() + "\n" + Sample.error])
    let run = try screenwright("lint", package.path, "--format", "concise")
    #expect(run.output.hasPrefix("Screens/Home.xml:4:12: error name/undefined"))
    #expect(run.errors == "Found 1 error in 1 file.\n")
  }

  @Test func aWorkspaceIsCheckedAsOneRun() throws {
    let both = try workspace()
    let clean = try screenwright("lint", both.path)
    #expect(clean.status == 0)
    #expect(clean.errors == "All checks passed in 2 files.\n")
    try both.write("Apps/Second/Screens/Home.xml", Sample.error)
    let run = try screenwright("lint", both.path, "--format", "concise")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Apps/Second/Screens/Home.xml:3:12: error name/undefined"))
    #expect(run.errors == "Found 1 error in 2 files.\n")
  }

  /// What one member finds in the files of another stays, once, with the path from the workspace.
  @Test func aMemberTellsWhatOnlyItFindsInAnother() throws {
    let both = try TemporaryPackage([
      "screenwright.yml": "members: [App, Kits/Cart]\n",
      "App/screenwright.yml": "dependencies: [../Kits/Cart]\n",
      "App/Screens/App.xml": """
      <Module>
        <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
        <Screen name="Home"><Body><VStack><CartView/><Place/></VStack></Body></Screen>
      </Module>
      """,
      "Kits/Cart/Screens/Cart.xml": """
      <Module>
        <ObservableObject name="Cart"><Published name="count" type="Int" source="cart.json"/></ObservableObject>
        <View name="CartView">
          <EnvironmentObject name="cart" type="Cart"/>
          <State name="left" type="Int" value="0"/>
          <Body><Button action="cart.count += 1">{cart.count} {undefined}</Button></Body>
        </View>
        <View name="Place"><Body><NavigationLink title="Go"><Destination><Text>Place</Text></Destination></NavigationLink></Body></View>
      </Module>
      """,
      "Kits/Cart/Screens/cart.json": "\"one\"",
    ])
    let expected = [
      "Kits/Cart/Screens/Cart.xml:4:30: error flow/missing-environment-object",
      "Kits/Cart/Screens/Cart.xml:6:58: error name/undefined",
      "Kits/Cart/Screens/Cart.xml:8:29: warning nav/link-outside-stack",
      "Kits/Cart/Screens/cart.json:1:1: error data/mismatch",
    ]
    let run = try screenwright("lint", both.path, "--format", "concise")
    let lines = run.output.split(separator: "\n")
    for line in expected {
      #expect(lines.filter { $0.hasPrefix(line) }.count == 1, "\(line)\n\(run.output)")
    }
  }

  /// A file that cannot be read may do what nobody else does: nothing is called constant, and no fix changes it.
  @Test func aMalformedFileHidesWhatItDoes() throws {
    let package = try TemporaryPackage([
      "Screens/Home.xml": """
      <Screen name="Home">
        <State name="count" type="Int" value="0"/>
        <State name="isShown" type="Bool" value="false"/>
        <Body>
          <VStack><Text>{count}</Text><Row count="$count" isShown="$isShown"/><Sheet isPresented="$isShown"><Text>Tea</Text></Sheet></VStack>
        </Body>
      </Screen>
      """,
      "Screens/Row.xml": "<View name=\"Row\"><Binding name=\"count\" type=\"Int\"/><Body>",
    ])
    let run = try screenwright("lint", package.path, "--format", "concise")
    #expect(run.output.split(separator: "\n").count == 1, "\(run.output)")
    #expect(run.output.contains("syntax/malformed-xml"))
  }

  @Test func ambiguousScreensAreNamedWithTheirMember() throws {
    let both = try workspace()
    let run = try screenwright("render", "Home", both.path)
    #expect(run.status == 2)
    #expect(run.errors == "screenwright: there are several screens or views Home: First/Home, Second/Home\n")
    let second = try screenwright("render", "Second/Home", both.path, "--to", "text")
    #expect(second.status == 0)
    #expect(second.output.contains("Bluetooth"))
  }

  @Test func eachMemberHasItsOutput() throws {
    let both = try workspace()
    let run = try screenwright("compile", both.path, "--output", both.path + "/Pages")
    #expect(run.status == 0)
    #expect(both.has("Pages/First/Home.html") && both.has("Pages/Second/Home.html"))
  }

  @Test func aFileIsCheckedAsPartOfItsPackage() throws {
    let package = try TemporaryPackage([
      "screenwright.yml": "output: Pages\n", "Screens/Home.xml": Sample.warning,
      "Screens/Deep/Other.xml": Sample.error.replacing("Home", with: "Other"),
    ])
    let run = try screenwright("lint", package.path + "/Screens/Deep/Other.xml", "--format", "concise")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Screens/Deep/Other.xml:3:12: error"))
    #expect(run.errors == "Found 1 error in 1 file.\n")
    let inside = try shell("cd Screens/Deep; $SW lint --format concise", in: package)
    #expect(inside.lines.count == 3)
  }

  @Test func severitiesOfRulesAndGroups() throws {
    let package = try TemporaryPackage(home: Sample.warning)
    for (settings, status, label) in [
      ("flow/unused-state: off", 0, ""), ("flow/unused-state: error", 1, "error"),
      ("flow: error", 1, "error"),
      ("flow: off", 0, ""), ("flow/unused-state: note", 0, "note"), ("truth: off", 0, "warning"),
    ] as [(String, Int32, String)] {
      try package.write("screenwright.yml", "rules:\n  \(settings)\n")
      let run = try screenwright("lint", package.path, "--format", "concise")
      #expect(run.status == status, "\(settings)")
      #expect(run.output.contains(" \(label) ") || label.isEmpty && run.output.isEmpty, "\(settings)")
    }
    try package.write("screenwright.yml", "rules:\n  flow: off\n  flow/unused-state: error\n")
    #expect(try screenwright("lint", package.path).status == 1, "the rule's own setting wins")
  }

  @Test func excludedFilesAreNotRead() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    try package.write("Screens/Old/Broken.xml", "<broken")
    #expect(try screenwright("lint", package.path).status == 1)
    try package.write("screenwright.yml", "exclude: [Screens/Old]\n")
    #expect(try screenwright("lint", package.path).status == 0)
  }

  @Test func unknownSettingsAreErrorsAtTheirPlace() throws {
    let package = try TemporaryPackage(home: Sample.clean)
    try package.write(
      "screenwright.yml", "outptu: Pages\nrules:\n  flow/unused-stat: off\n  flow: loud\n")
    let run = try screenwright("lint", package.path, "--format", "concise")
    #expect(run.status == 1)
    #expect(run.output.contains("screenwright.yml:1:1: error meta/settings There is no setting `outptu`."))
    #expect(run.output.contains("screenwright.yml:3:3: warning meta/unknown-rule"))
    #expect(run.output.contains("screenwright.yml:4:9: error meta/settings `loud` is no severity."))
    let text = try screenwright("lint", package.path).output
    #expect(text.contains("There is `output`, which is spelt nearly the same."))
  }

  @Test(arguments: [
    "{", "- - -\n", "rules: {a: b}\n", "a", ": x", "rules:\n\tflow: off\n", "\u{0}", "output: [a\n",
  ])
  func strangeSettingsAreTold(_ text: String) throws {
    let package = try TemporaryPackage(home: Sample.clean)
    try package.write("screenwright.yml", text)
    let run = try screenwright("lint", package.path, "--format", "concise")
    #expect(!run.wasKilled)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("screenwright.yml:1:") || run.output.hasPrefix("screenwright.yml:2:"))
  }

  @Test func suppressionsSilenceWhereTheyStand() throws {
    let package = try TemporaryPackage(
      home: """
        <Screen name="Home">
          <!-- screenwright:disable-next flow/unused-state kept for later -->
          <State name="first" type="Int" value="1"/>
          <!-- screenwright:disable flow/unused-state -->
          <State name="second" type="Int" value="1"/>
          <!-- screenwright:enable flow/unused-state -->
          <State name="third" type="Int" value="1"/>
          <Body><Text>Hello</Text></Body>
        </Screen>

        """)
    let run = try screenwright("lint", package.path, "--format", "concise")
    #expect(run.lines.count == 2)
    #expect(run.output.hasPrefix("Screens/Home.xml:7:16: warning flow/unused-state"))
    try package.replace("flow/unused-state kept", with: "flow/unused-stat kept", in: "Screens/Home.xml")
    let unknown = try screenwright("lint", package.path, "--format", "concise")
    #expect(unknown.output.contains("Screens/Home.xml:2:"))
    #expect(unknown.output.contains("meta/unknown-rule"))
    try package.write(
      "Screens/Home.xml",
      "<Screen name=\"Home\">\n<!-- screenwright:disable-next flow/unused-state -->\n<Body><Text>Hi</Text></Body></Screen>"
    )
    let useless = try screenwright("lint", package.path, "--format", "concise")
    #expect(useless.output.hasPrefix("Screens/Home.xml:2:"))
    #expect(useless.output.contains("meta/useless-suppression"))
  }

  /// What is silenced and means nothing is not drawn as if it meant something.
  @Test func silencedErrorsAreNoPages() throws {
    let source = "<Screen name=\"Home\"><Body><Text>Hello {nme}</Text></Body></Screen>\n"
    let comment = "<!-- screenwright:disable-next name/undefined later -->\n"
    for (settings, text) in [
      ("rules:\n  name/undefined: off\n", source), ("rules:\n  name/undefined: warning\n", source),
      ("", comment + source),
    ] {
      let package = try TemporaryPackage(["screenwright.yml": settings, "Screens/Home.xml": text])
      #expect(try screenwright("lint", in: package).status == 0)
      for arguments in [["compile"], ["render", "Home"], ["render", "--site", "out"]] {
        let run = try shell("$SW \(arguments.joined(separator: " ")) --format concise", in: package)
        let told = (run.output + run.errors).split(separator: "\n")
        #expect(run.status == 1 && told.count { $0.contains("name/undefined") } == 1, "\(arguments) \(told)")
        #expect(!(run.output + run.errors).contains("warning"))
      }
    }
  }

  /// What a package finds of its dependency is told where it weighs more than at home, once.
  @Test func aDependencyIsJudgedByItsUse() throws {
    let both = try TemporaryPackage([
      "screenwright.yml": "members: [App, Kit]\n",
      "App/screenwright.yml": "dependencies: [../Kit]\n",
      "App/Screens/App.xml": """
      <Module>
        <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
        <Screen name="Home">
          <State name="count" type="Int" value="0"/><State name="names" type="[String]" value="{['a']}"/>
          <Body><VStack><Counter count="$count"/><Button action="count = 4">Four</Button><Names names="{names}"/><Button action="names.removeLast()">Less</Button></VStack></Body>
        </Screen>
      </Module>
      """,
      "Kit/Screens/Kit.xml": """
      <Module>
        <View name="Counter"><Binding name="count" type="Int"/><Body><Text modifiers=".onChange(of: count) { count += 1 }">{count}</Text></Body></View>
        <View name="Names"><Let name="names" type="[String]"/><Body><List><ForEach items="names.indices" as="index" id="\\.self"><Text>{names[index]}</Text></ForEach></List></Body></View>
      </Module>
      """,
    ])
    let run = try screenwright("lint", "--format", "concise", in: both)
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2, "\(run.output)")
    #expect(run.output.contains("Kit/Screens/Kit.xml:2:82: error flow/update-loop"), "\(run.output)")
    #expect(run.output.contains(": warning list/index-id"), "\(run.output)")
  }

  /// A handler that counts to a bound comes to rest, however far that is; one without a bound does not.
  @Test(arguments: [("if count lt 400 { count += 1 }", false), ("count += 1", true)])
  func loopsAreThoseWithoutEnd(handler: String, isLoop: Bool) throws {
    let package = try TemporaryPackage(
      home: """
        <Screen name="Home">
          <State name="count" type="Int" value="0"/>
          <Body><Stepper value="$count" modifiers=".onChange(of: count) { \(handler) }">{count}</Stepper></Body>
        </Screen>
        """)
    let run = try screenwright("lint", "--format", "concise", in: package)
    #expect(
      run.status == (isLoop ? 1 : 0) && run.output.contains("flow/update-loop") == isLoop, "\(run.output)")
    #expect(try screenwright("render", "Home", "--to", "text", in: package).status == (isLoop ? 1 : 0))
  }

  /// A view that puts itself away when it appears comes to rest, two that do so in turn never.
  @Test(arguments: [
    ("<Text modifiers=\".onAppear { isOn = false }\">On</Text>", "<Text>Off</Text>", false),
    (
      "<Text modifiers=\".onAppear { isOn = false }\">On</Text>",
      "<Text modifiers=\".onAppear { isOn = true }\">Off</Text>", true
    ),
  ])
  func viewsThatComeAndGo(on: String, off: String, isLoop: Bool) throws {
    let package = try TemporaryPackage(
      home: """
        <Screen name="Home">
          <State name="isOn" type="Bool" value="true"/>
          <Body><VStack><If condition="isOn">\(on)</If><Else>\(off)</Else></VStack></Body>
        </Screen>
        """)
    let run = try screenwright("lint", in: package)
    #expect(run.status == (isLoop ? 1 : 0), "\(run.output)")
    if isLoop {
      #expect(run.output.contains("in round 2, in round 4") || run.output.contains("in round 1, in round 3"))
      #expect(run.output.contains("this runs in turn with it"))
    }
  }
}
