import Foundation
import FoundationXML
import TestFixtures
import Testing

/// Reports in machine-readable forms, baselines, and settings per folder.
@Suite struct FormatTests {
  private let faulty = """
    <Module xmlns="urn:screenwright:1">
      <ObservableObject name="Cart"><Published name="total" type="Int" value="0"/></ObservableObject>
      <App name="Shop"><StateObject name="cart" type="Cart"/><WindowGroup><Home/></WindowGroup></App>
      <Screen name="Home"><Body><VStack><Checkout/><Text>{nmae}</Text></VStack></Body></Screen>
      <View name="Checkout">
        <EnvironmentObject name="cart" type="Cart"/>
        <Body><Button action="cart.total += 1"><Text>{cart.total} &amp; "more"</Text></Button></Body>
      </View>
    </Module>
    """

  private func package() throws -> TemporaryPackage { try TemporaryPackage(["Screens/App.xml": faulty]) }

  private func object(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(filePath: path))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func severalReportsInOneRun() throws {
    let package = try package()
    let (sarif, junit) = (package.path + "/out.sarif", package.path + "/out.xml")
    let run = try screenwright(
      "lint", package.path, "--format", "concise", "--format", "sarif=" + sarif, "--format", "junit=" + junit)
    #expect(run.status == 1)
    #expect(run.lines.count >= 2 && run.lines[0].hasPrefix("Screens/App.xml:4:"))
    #expect(FileManager.default.fileExists(atPath: sarif))
    #expect(XMLParser(data: try Data(contentsOf: URL(filePath: junit))).parse())
    #expect(try screenwright("lint", package.path, "--format", "json", "--format", "text").status == 2)
    #expect(try screenwright("lint", package.path, "--format", "sarif=/nowhere/out.sarif").status == 2)
  }

  /// The properties that the SARIF schema requires, and references that must hold.
  @Test func sarifIsWellMade() throws {
    let package = try package()
    let path = package.path + "/out.sarif"
    _ = try screenwright("lint", package.path, "--format", "sarif", "--output-file", path)
    let log = try object(path)
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    var fingerprints: Set<String> = []
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String ?? ""))
      #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      let print = try #require(result["partialFingerprints"] as? [String: String])
      fingerprints.insert(try #require(print["screenwright/v1"]))
    }
    #expect(fingerprints.count == 2)
    let route = try #require(
      results.first { $0["ruleId"] as? String == "flow/missing-environment-object" })
    let flows = try #require(route["codeFlows"] as? [[String: Any]])
    let threads = try #require(flows[0]["threadFlows"] as? [[String: Any]])
    #expect((threads[0]["locations"] as? [Any])?.count == 3)
    let fix = try #require((route["fixes"] as? [[String: Any]])?.first)
    #expect((fix["artifactChanges"] as? [Any])?.count == 1)
  }

  /// The members that GitLab's code quality widget requires, each fingerprint once.
  @Test func gitLabFindsItsMembers() throws {
    let package = try package()
    let path = package.path + "/quality.json"
    _ = try screenwright("lint", package.path, "--format", "gitlab=" + path)
    let data = try Data(contentsOf: URL(filePath: path))
    let issues = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(
      issues.compactMap { $0["check_name"] as? String } == [
        "name/undefined", "flow/missing-environment-object",
      ])
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 2)
    #expect(issues.allSatisfy { $0["severity"] as? String == "major" && $0["description"] is String })
    let places = issues.compactMap { $0["location"] as? [String: Any] }
    #expect(places.map { $0["path"] as? String } == ["Screens/App.xml", "Screens/App.xml"])
    #expect(places.compactMap { ($0["lines"] as? [String: Int])?["begin"] } == [4, 6])
    try package.write("Screens/App.xml", Array("<Module xmlns=\"urn:screenwright:1\"/>".utf8))
    #expect(try screenwright("lint", package.path, "--format", "gitlab").output == "[]\n")
  }

  @Test func summaryCountsByRule() throws {
    let package = try package()
    let run = try screenwright("lint", package.path, "--format", "summary")
    #expect(run.output.contains("1 error    name/undefined"))
  }

  @Test func aBaselineKnowsMovedFindingsAndReportsNewOnes() throws {
    let package = try package()
    let baseline = package.path + "/known.txt"
    let made = try screenwright("lint", package.path, "--baseline", baseline, "--update-baseline")
    #expect(made.status == 0 && made.errors.contains("Wrote 2 findings"))
    #expect(try screenwright("lint", package.path, "--baseline", baseline).status == 0)
    try package.replace("  <Screen", with: "\n\n  <!-- moved -->\n  <Screen", in: "Screens/App.xml")
    #expect(try screenwright("lint", package.path, "--baseline", baseline).status == 0)
    try package.replace("<Checkout/>", with: "<Checkout/><Text>{othre}</Text>", in: "Screens/App.xml")
    let new = try screenwright("lint", package.path, "--baseline", baseline, "--format", "concise")
    #expect(new.status == 1 && new.output.components(separatedBy: "\n").count == 2)
  }

  @Test func aBaselineSaysWhatIsObsoleteOrUnknown() throws {
    let package = try package()
    let baseline = package.path + "/known.txt"
    _ = try screenwright("lint", package.path, "--baseline", baseline, "--update-baseline")
    var text = try String(contentsOfFile: baseline, encoding: .utf8)
    text += "flow/unused-state\tScreens/App.xml\tApp Shop\nflow/nonsense\tA\tB\nno tabs\n"
    try text.write(toFile: baseline, atomically: true, encoding: .utf8)
    let run = try screenwright("lint", package.path, "--baseline", baseline, "--format", "concise")
    #expect(run.status == 1)
    #expect(run.output.contains("known.txt:4:1: warning meta/useless-suppression"))
    #expect(run.output.contains("known.txt:5:1: warning meta/unknown-rule"))
    #expect(run.output.contains("known.txt:6:1: error meta/settings"))
    #expect(try screenwright("lint", package.path, "--baseline", baseline + "x").status == 2)
    #expect(try screenwright("lint", package.path, "--update-baseline").status == 2)
  }

  @Test func severitiesDependOnTheFolder() throws {
    let package = try package()
    try package.write("screenwright.yml", "rules:\n  name: warning\noverrides:\n  Screens:\n    flow: off\n")
    let run = try screenwright("lint", package.path, "--format", "concise")
    #expect(run.status == 0)
    #expect(run.output.contains("warning name/undefined") && !run.output.contains("missing-environment"))
    #expect(try screenwright("rules", package.path).output.contains("name/undefined") == true)
    let listed = try screenwright("rules", package.path).output.components(separatedBy: "\n")
    #expect(listed.contains { $0.hasPrefix("name/undefined ") && $0.contains(" warning ") })
  }

  @Test func iOS15AllowsManyAlertButtons() throws {
    let alert = """
      <Screen name="Home" xmlns="urn:screenwright:1">
        <State name="isShown" type="Bool" value="false"/>
        <Body>
          <Button action="isShown = true">Ask
            <Alert isPresented="$isShown" title="Sure?">
              <Button action="isShown = false">A</Button><Button action="isShown = false">B</Button>
              <Button action="isShown = false">C</Button>
            </Alert>
          </Button>
        </Body>
      </Screen>
      """
    let package = try TemporaryPackage(["Screens/Home.xml": alert])
    #expect(try screenwright("lint", package.path).output.contains("present/alert-buttons"))
    try package.write("screenwright.yml", "platforms: iOS 15\n")
    #expect(try screenwright("lint", package.path).output.contains("present/alert-buttons") == false)
  }
}
