import TestFixtures
import Testing

/// Screens on standard input, explanations behind findings, and what shells complete.
@Suite struct InputTests {
  @Test func standardInputIsChecked() throws {
    let package = try TemporaryPackage(["home.xml": Sample.error])
    let alone = try shell("$SW lint - < home.xml", in: package)
    #expect(alone.status == 1)
    #expect(alone.output.contains(" --> stdin.xml:3:12\n"))
    #expect(alone.errors == "Found 1 error in 1 file.\n")
    #expect(try shell("echo '<Text' | $SW lint - --format concise", in: package).status == 1)
  }

  /// A text stands for a file that is there or not, and sees the rest of the package.
  @Test func standardInputStandsForAFile() throws {
    let package = try TemporaryPackage([
      "Screens/Home.xml": Sample.clean,
      "Screens/Row.xml": "<View name=\"Row\"><Body><Text>1</Text></Body></View>\n",
    ])
    let text = "<Screen name=\"Other\"><Body><VStack><Row/><Text>{nothing}</Text></VStack></Body></Screen>"
    for name in ["Screens/Other.xml", "Screens/Row.xml"] {
      let run = try shell(
        "echo '\(text)' | $SW lint - --stdin-filename \(name) --format concise", in: package)
      #expect(run.status == 1, "\(name)")
      #expect(run.output.hasPrefix(name), "\(name)")
      #expect(run.output.contains("name/undefined"))
    }
    #expect(try package.read("Screens/Row.xml").hasPrefix("<View"))
    #expect(try shell("$SW lint - --stdin-filename no/such.xml < /dev/null", in: package).status == 2)
    #expect(try shell("$SW lint Screens --stdin-filename Screens/Row.xml", in: package).status == 2)
  }

  @Test func standardInputIsDrawn() throws {
    let package = try TemporaryPackage(["home.xml": Sample.clean])
    #expect(try shell("$SW render - --to text < home.xml", in: package).output.contains("Wifi"))
    #expect(
      try shell("$SW render Home - --to text --set count=7 < home.xml", in: package).output.contains("7"))
    let two =
      "<Module><Screen name=\"A\"><Body><Text>1</Text></Body></Screen><Screen name=\"B\"><Body><Text>2</Text></Body></Screen></Module>"
    let run = try shell("echo '\(two)' | $SW render - --to text", in: package)
    #expect(run.status == 2 && run.errors.contains("A, B; name one: render A -"))
    #expect(try shell("echo '\(two)' | $SW render B - --to text", in: package).output.contains("2"))
    #expect(try shell("echo '<Text' | $SW render -", in: package).status == 1)
  }

  @Test func rulesAreExplainedBehindTheirFindings() throws {
    let package = try TemporaryPackage(home: Sample.warning)
    let run = try screenwright("lint", "--explain", package.path)
    let finding = try #require(run.output.range(of: "warning[flow/unused-state]"))
    #expect(run.output[finding.upperBound...].contains("Why it is bad"))
    #expect(run.errors.hasSuffix("Found 1 warning in 1 file.\n"))
    #expect(try screenwright("lint", "--explain", "--format", "json", package.path).status == 2)
  }

  private static let package = [
    "Screens/Home.xml": Sample.clean,
    "Screens/Row.xml": """
    <Module>
      <ObservableObject name="Shop"><Published name="total" type="Int" value="1"/></ObservableObject>
      <View name="Row"><Let name="title" type="String"/><Body><Text>{title}</Text></Body></View>
      <Preview name="long" of="Row" title="Long"/>
      <Scenario name="counting" of="Home"><Tap on="Add"/></Scenario>
    </Module>

    """,
  ]

  /// What the script of a shell asks: the option, the place of the word, the cursor in it, all words.
  @Test(arguments: [
    (["render"], "positional@0", ["render", ""], ["Home", "Row"]),
    (["render"], "positional@0", ["render", "R"], ["Row"]),
    (["render"], "--set", ["render", "Home", "--set", ""], ["count=", "on="]),
    (["render"], "--with", ["render", "Row", "--with", ""], ["title="]),
    (["render"], "--preview", ["render", "--preview", ""], ["long"]),
    (["render"], "--scenario", ["render", "Home", "--scenario", "c"], ["counting"]),
    (["graph"], "--source", ["graph", "--source", "Shop"], ["Shop.total"]),
  ]) func namesAreCompleted(_ command: [String], _ option: String, _ words: [String], _ wanted: [String])
    throws
  {
    let package = try TemporaryPackage(Self.package)
    let all = ["screenwright"] + words
    let run = try screenwright(
      arguments: ["---completion"] + command
        + ["--", option, "\(all.count - 1)", "\(all[all.count - 1].count)"] + all,
      in: package)
    #expect(run.output.split(separator: "\n").map(String.init) == wanted)
  }

  @Test func scriptsNameDevicesRulesAndLocales() throws {
    for name in ["bash", "zsh", "fish"] {
      let script = try screenwright("completion", name).output
      for word in ["iPhone 15 Pro Max", "flow/missing-environment-object", "de_DE"] {
        #expect(script.contains(word) || script.contains(word.replacing(" ", with: "\\ ")), "\(name) \(word)")
      }
    }
  }
}
