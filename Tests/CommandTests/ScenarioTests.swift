import Foundation
import FoundationXML
import TestFixtures
import Testing

/// `screenwright test`, and steps before a page is drawn.
@Suite struct ScenarioTests {
  private static let counter = """
    <Module>
      <Screen name="Counter">
        <State name="count" type="Int" value="0"/>
        <State name="asks" type="Bool" value="false"/>
        <Body>
          <VStack>
            <Text>Count {count}</Text>
            <Button title="Add" action="count += 1; print('added')"/>
            <Button title="Ask" action="asks = true"/>
            <If condition="count gt 1"><Text>Many</Text></If>
            <Alert isPresented="$asks" title="Sure?"/>
          </VStack>
        </Body>
      </Screen>
      <Scenario name="counting" of="Counter">
        <Tap on="Add"/>
        <Expect text="Count 1"/>
        STEPS
      </Scenario>
    </Module>
    """

  private static func package(_ steps: String = "") throws -> TemporaryPackage {
    try TemporaryPackage(["Screens/Home.xml": counter.replacing("STEPS", with: steps)])
  }

  @Test func flowsOfTheSampleAppsPass() throws {
    for app in ["Landmarks", "FruitMart", "Recipes", "Lessons", "Trips", "TeaHouse"] {
      let run = try screenwright("test", Project.root + "Screens/\(app)")
      #expect(run.status == 0, "\(run.output)")
      #expect(run.errors.contains(", 0 failed."), "\(run.errors)")
    }
  }

  @Test func aFailedStepSaysWhereAndWhy() throws {
    let package = try Self.package("<Tap on=\"Ad\"/><Tap on=\"Remove\"/>")
    let run = try screenwright("test", package.path)
    #expect(run.status == 1)
    #expect(
      run.lines.prefix(8) == [
        "FAIL  counting  Screens/Home.xml:15:4",
        "      Screens/Home.xml:18:20: tap Remove",
        "      There is nothing called `Remove` here that takes taps.",
        "      Here takes taps: button `Add`, button `Ask`.",
        "      Steps so far:", "        tap Add", "        expect Count 1", "        tap Ad",
      ])
    #expect(run.output.contains("      The page:\n") && run.output.contains("Count 2"))
    #expect(run.errors == "0 scenarios passed, 1 failed.\n")
  }

  @Test func wrongExpectationsFail() throws {
    for (step, message) in [
      ("<Expect text=\"Count 2\"/>", "`Count 2` is not visible."),
      ("<Expect no-text=\"Count 1\"/>", "`Count 1` is visible, and should not be."),
      ("<Expect value=\"count == 2\"/>", "`count == 2` is false."),
      ("<Expect effect=\"print gone\"/>", "The effect `print gone` did not happen."),
      ("<Back/>", "There is no page before this one."), ("<Dismiss/>", "Nothing is presented."),
      ("<Tap on=\"Count 1\"/>", "The text `Count 1` is here, and nothing there takes taps."),
      ("<Tap on=\"A\"/>", "`A` may be any of 2 here."),
    ] {
      let package = try Self.package(step)
      let run = try screenwright("test", package.path)
      #expect(run.status == 1)
      #expect(run.output.contains("      \(message)\n"), "\(run.output)")
    }
  }

  @Test func faultsWhileItRunsAreTold() throws {
    let package = try Self.package("<Tap on=\"Add\"/><Tap on=\"Add\"/>")
    try package.replace("count += 1;", with: "count += [1, 1][count];", in: "Screens/Home.xml")
    let run = try screenwright("test", package.path)
    #expect(run.status == 1)
    #expect(run.output.contains("Screens/Home.xml:18:21: tap Add"), "\(run.output)")
  }

  @Test func snapshotsAreWrittenComparedAndTold() throws {
    let package = try Self.package("<Snapshot name=\"end\"/>")
    let missing = try screenwright("test", package.path)
    #expect(missing.status == 1)
    #expect(missing.output.contains("There is no `Snapshots/counting/end.txt` to compare the page with."))
    let update = try screenwright("test", package.path, "--update")
    #expect(update.status == 0)
    #expect(update.errors.contains("Wrote Snapshots/counting/end.txt."))
    let kept = try package.read("Snapshots/counting/end.txt")
    #expect(kept.hasPrefix("text \"Count 1\"\nbutton \"Add\"\n"))
    #expect(try screenwright("test", package.path).status == 0)
    try package.replace("Count {count}", with: "Counts {count}", in: "Screens/Home.xml")
    try package.replace("text=\"Count 1\"", with: "text=\"Counts 1\"", in: "Screens/Home.xml")
    let changed = try screenwright("test", package.path)
    #expect(changed.status == 1)
    #expect(changed.output.contains("        -text \"Count 1\"\n        +text \"Counts 1\"\n"))
    try package.write("Snapshots/old/gone.txt", "")
    let html = try screenwright("test", package.path, "--update", "--snapshot", "html")
    #expect(html.status == 0)
    #expect(
      html.errors.contains("note: no Snapshot of a scenario is kept in Snapshots/old/gone.txt any more"))
    #expect(package.has("Snapshots/counting/end.html"))
  }

  @Test func formatsAreWhole() throws {
    let package = try Self.package("<Tap on=\"Remove &lt;this&gt;\"/>")
    let json = try screenwright("test", package.path, "--format", "json", "--trace", "--coverage")
    #expect(json.status == 1)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
    #expect(Set(report.keys) == ["version", "scenarios", "coverage", "summary"])
    #expect(report["summary"] as? [String: Int] == ["scenarios": 1, "passed": 0, "failed": 1])
    let scenario = try #require((report["scenarios"] as? [[String: Any]])?.first)
    #expect(scenario["status"] as? String == "failed")
    let step = try #require((scenario["steps"] as? [[String: Any]])?.first)
    #expect(step["writes"] as? [String] == ["Counter.count: 0 → 1"])
    #expect(step["effects"] as? [String] == ["print added"])
    #expect(step["xml"] as? String == "<Tap on=\"Add\"/>")
    let junit = try screenwright("test", package.path, "--format", "junit")
    let document = try XMLDocumentCheck.elements(in: junit.bytes)
    #expect(document.map(\.name) == ["testsuites", "testsuite", "testcase", "failure"])
    #expect(document[0].attributes["failures"] == "1" && document[2].attributes["name"] == "counting")
    let github = try screenwright("test", package.path, "--format", "github")
    #expect(github.output.hasPrefix("::error file=Screens/Home.xml,line=18,col=6,"))
  }

  @Test func coverageTellsWhatNothingReached() throws {
    let package = try Self.package()
    let run = try screenwright("test", package.path, "--coverage", "--min-coverage", "90")
    #expect(run.status == 1)
    #expect(run.output.contains("  Counter  3 of 6, shown by scenario counting\n"), "\(run.output)")
    #expect(run.output.contains("Screens/Home.xml:9:29  this handler never runs\n"), "\(run.output)")
    #expect(run.output.contains("Screens/Home.xml:11:10  this is never presented\n"), "\(run.output)")
    #expect(run.errors.contains("3 of 6 reached (50 %).\nThat is less than the 90.0 %"), "\(run.errors)")
    let whole = try Self.package("<Tap on=\"Add\"/><Tap on=\"Ask\"/>")
    #expect(try screenwright("test", whole.path, "--min-coverage", "100").status == 0)
  }

  @Test func filtersAndErrors() throws {
    let package = try Self.package()
    #expect(
      try screenwright("test", package.path, "--filter", "Counter").errors.hasPrefix("1 scenario passed"))
    let none = try screenwright("test", package.path, "--filter", "countin g")
    #expect(none.status == 2 && none.errors.contains("did you mean counting?"), "\(none.errors)")
    try package.replace("count += 1", with: "cont += 1", in: "Screens/Home.xml")
    let broken = try screenwright("test", package.path)
    #expect(broken.status == 1 && broken.output.contains("error[name/undefined]"))
    #expect(try screenwright("test", package.path + "/none").status == 2)
  }

  @Test func pagesAreDrawnAfterSteps() throws {
    let package = try Self.package("<Tap on=\"Add\"/><Expect text=\"Many\"/>")
    let run = try screenwright(
      "render", "Counter", package.path, "--to", "text", "--do", "tap Add", "--do", "set count=7", "--trace")
    #expect(run.status == 0 && run.output.contains("Count 7"))
    #expect(
      run.errors.contains(
        "tap Add\n  wrote Counter.count: 0 → 1\n  made anew Counter: reads it (Counter.count)\n  effect print added\n"
      ),
      "\(run.errors)")
    let after = try screenwright(
      "render", "Counter", package.path, "--to", "text", "--scenario", "counting", "--after", "1")
    #expect(after.output.contains("Count 1"))
    let whole = try screenwright("render", "Counter", package.path, "--tree", "--scenario", "counting")
    #expect(whole.output.contains("text \"Many\""))
    let nothing = try screenwright("render", "Counter", package.path, "--do", "tap Adds")
    #expect(nothing.status == 2 && nothing.errors.contains("Did you mean `Add`?"), "\(nothing.errors)")
    let unmet = try screenwright("render", "Counter", package.path, "--do", "expect Count 9")
    #expect(unmet.status == 1 && unmet.errors.contains("`Count 9` is not visible."))
    let words = try screenwright("render", "Counter", package.path, "--do", "tab Add")
    #expect(words.status == 2 && words.errors.contains("Did you mean `tap`?"))
    let unknown = try screenwright("render", "Counter", package.path, "--scenario", "countin")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean counting?"))
  }
}

/// The elements of an XML document, in order; a document that is not well-formed fails.
private final class XMLDocumentCheck: NSObject, XMLParserDelegate {
  private var found: [(name: String, attributes: [String: String])] = []

  static func elements(in bytes: [UInt8]) throws -> [(name: String, attributes: [String: String])] {
    let check = XMLDocumentCheck()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = check
    try #require(parser.parse())
    return check.found
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    found.append((name, attributes))
  }
}
