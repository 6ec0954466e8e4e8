import Foundation
import TestFixtures
import Testing

/// `compile --interface`, `--dependency`, `--depfile`, and `diff` of interfaces, as they are used.
@Suite struct InterfaceCommandTests {
  private static let kit = """
    <Module>
      <!-- Words for people. -->
      <Struct name="Item" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/></Struct>
      <View name="StarButton">
        <Binding name="isOn" type="Bool"/>
        <Body><Button action="isOn.toggle()">Star</Button></Body>
      </View>
      <Preview name="Star" of="StarButton"><StarButton isOn="{.constant(true)}"/></Preview>
    </Module>

    """
  private static let home = """
    <Module>
      <App name="Shop"><WindowGroup><Home/></WindowGroup></App>
      <Screen name="Home">
        <State name="isOn" type="Bool" value="false"/>
        <Body><VStack><Text>{isOn ? "on" : "off"}</Text><StarButton isOn="$isOn"/></VStack></Body>
      </Screen>
    </Module>

    """

  private func workspace() throws -> TemporaryPackage {
    try TemporaryPackage([
      ".git": "gitdir: elsewhere\n", "Kit/Screens/Kit.xml": Self.kit, "Shop/Screens/Home.xml": Self.home,
      "Shop/screenwright.yml": "dependencies: [../Kit]\n",
    ])
  }

  @Test func aPackageIsCheckedWithoutTheSourcesOfAnother() throws {
    let package = try workspace()
    let made = try shell("$SW compile Kit --interface kit.json --depfile kit.json.d", in: package)
    #expect(made.status == 0, "\(made.errors)")
    #expect(!package.has("Kit/Output"))
    let whole = try shell("$SW lint Shop --format json", in: package)
    let apart = try shell(
      "mv Kit Away && $SW lint Shop --dependency kit.json --format json; s=$?; mv Away Kit; exit $s",
      in: package)
    #expect(whole.status == 0 && apart.status == 0, "\(apart.output)\(apart.errors)")
    #expect(whole.output == apart.output)
    let page = try shell("mv Kit Away && $SW render Home Shop --to text --dependency kit.json", in: package)
    #expect(page.status == 0 && page.output.contains("Star"), "\(page.errors)")
  }

  @Test func whatNoDependantSeesChangesNoByte() throws {
    let package = try workspace()
    let first = try shell("$SW compile Kit --interface kit.json && cat kit.json", in: package)
    try package.replace("Words for people.", with: "Other words.", in: "Kit/Screens/Kit.xml")
    try package.replace("constant(true)", with: "constant(false)", in: "Kit/Screens/Kit.xml")
    let second = try shell("$SW compile Kit --interface kit.json && cat kit.json", in: package)
    #expect(first.status == 0 && first.output == second.output)
    #expect(!first.output.contains("Words") && !first.output.contains("Preview"))
  }

  @Test func aDifferenceSaysWhatItMeans() throws {
    let package = try workspace()
    _ = try shell("$SW compile Kit --interface old.json", in: package)
    let same = try shell("$SW diff old.json old.json", in: package)
    #expect(same.status == 0 && same.output == "The interface of Kit is the same.\n")
    try package.write(
      "Kit/Screens/Kit.xml",
      """
      <Module>
        <Struct name="Item"><Let name="id" type="Int"/><Let name="price" type="Double"/></Struct>
        <View name="StarButton">
          <Binding name="isOn" type="Bool"/>
          <Body><Text>{isOn ? "★" : "☆"}</Text></Body>
        </View>
        <View name="Badge"><Body><Text>new</Text></Body></View>
      </Module>

      """)
    _ = try shell("$SW compile Kit --interface new.json", in: package)
    let diff = try shell("$SW diff old.json new.json", in: package)
    #expect(diff.status == 1, "\(diff.errors)")
    #expect(diff.output.contains("! Item is no longer Identifiable\n"), "\(diff.output)")
    #expect(diff.output.contains("! Item: `name` is gone\n"))
    #expect(diff.output.contains("! Item: `price` of type Double is new, and every use must pass it\n"))
    #expect(diff.output.contains("~ StarButton no longer writes StarButton.isOn\n"))
    #expect(diff.output.contains("+ Badge is new\n"))
    #expect(diff.output.contains("3 changes may break what uses Kit.\n"))
    let json = try shell("$SW diff old.json new.json --format json", in: package)
    #expect(json.output.contains("{\"impact\": \"breaks\", \"subject\": \"Item\","))
  }

  @Test func inputsAreThoseThatAreRead() throws {
    let package = try workspace()
    try package.write("Shop/Assets/a b.png", "x")
    let run = try shell("$SW compile Shop --output out --depfile out.stamp.d && cat out.stamp.d", in: package)
    #expect(run.status == 0, "\(run.errors)")
    let rule = run.output.components(separatedBy: "\n\n")[0]
    #expect(rule.hasPrefix("out.stamp: \\\n"))
    for path in [
      "Shop/Assets", "Shop/Assets/a\\ b.png", "Shop/Screens", "Shop/Screens/Home.xml",
      "Shop/screenwright.yml",
      "Shop/../Kit/Screens", "Shop/../Kit/Screens/Kit.xml",
    ] {
      #expect(rule.contains("  \(path)"), "\(path) in \(rule)")
    }
  }

  /// Model data may be anything: bytes that are no text come back as they were.
  @Test func dataThatIsNoTextIsKept() throws {
    let package = try workspace()
    try package.write(
      "Kit/Screens/Words.xml",
      #"<ObservableObject name="Words"><Published name="all" type="[String]" source="words.json"/></ObservableObject>"#
    )
    let text: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(#"["größer"]"#.utf8)
    try package.write("Kit/Screens/words.json", text)
    let made = try shell("$SW compile Kit --interface kit.json", in: package)
    #expect(made.status == 0, "\(made.errors)")
    try package.write(
      "Shop/Screens/Home.xml",
      """
      <Module><App name="Shop"><WindowGroup><Home/></WindowGroup></App><Screen name="Home"><StateObject name="words" type="Words"/>
      <Body><VStack><ForEach items="words.all" id="\\.self" as="word"><Text>{word}</Text></ForEach></VStack></Body></Screen></Module>
      """)
    let page = try shell("mv Kit Away; $SW render Home Shop --to text --dependency kit.json", in: package)
    #expect(page.status == 0 && page.output.contains("größer"), "\(page.errors)")
  }

  @Test func whatIsNoInterfaceIsRefused() throws {
    let package = try workspace()
    try package.write("broken.json", "{\"interface\": 9, \"package\": \"Kit\"}")
    let old = try shell("$SW lint Shop --dependency broken.json", in: package)
    #expect(old.status == 2 && old.errors.contains("it is of form 9"), "\(old.errors)")
    try package.write(
      "broken.json",
      #"{"interface": 1, "package": "Kit", "screens": [{"path": "../x.xml", "text": ""}]}"#)
    let out = try shell("$SW lint Shop --dependency broken.json", in: package)
    #expect(out.status == 2 && out.errors.contains("leads out of its package"), "\(out.errors)")
    let fix = try shell("$SW lint Shop --fix --dependency broken.json", in: package)
    #expect(fix.status == 2 && fix.errors.contains("leave out --dependency"))
  }

  @Test func recordsMayTellAllOfThemselves() throws {
    let package = try TemporaryPackage(
      home: """
        <Module><Screen name="Card"><Let name="name" type="String"/><Body><Text>{name}</Text></Body></Screen></Module>
        """)
    let lines = [#"{"name": "A"}"#, "{oops", #"{"name": "B", "more": 1}"#, #"{"name": "C", "more": 1}"#]
    try package.write("records.jsonl", lines.joined(separator: "\n"))
    let run = try shell("$SW render Card . --to text --records records.jsonl --line-findings", in: package)
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    let results = run.output.split(separator: "\n").map(String.init)
    #expect(results.count == 4)
    #expect(
      results[0].hasPrefix(#"{"index": 0, "line": 1, "text": "#) && results[0].hasSuffix(#""findings": []}"#))
    #expect(results[1].hasPrefix(#"{"index": 1, "line": 2, "findings": [{"rule": "data/malformed-json""#))
    // Each has its own note, though the words are the same.
    #expect(results[2].contains("data/unknown-field") && results[3].contains("data/unknown-field"))
  }
}
