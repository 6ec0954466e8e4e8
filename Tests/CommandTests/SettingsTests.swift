import TestFixtures
import Testing

/// What `screenwright.yml` says, and what is said about it.
@Suite struct SettingsTests {
  /// The findings, one line each, of a package with a warning in `Screens/Home.xml` and one in `Screens/Old/Old.xml`.
  private func lint(_ settings: String) throws -> [String] {
    let package = try TemporaryPackage([
      "Screens/Home.xml": Sample.warning,
      "Screens/Old/Old.xml": Sample.warning.replacing("Screen name=\"Home\"", with: "View name=\"Old\"")
        .replacing(
          "</Screen>", with: "</View>"),
    ])
    try package.write("screenwright.yml", settings)
    return try screenwright("lint", "--format", "concise", package.path).lines.filter { !$0.isEmpty }
  }

  @Test(arguments: [
    "exclude: [Old]", "exclude: Screens/Old/", "exclude: ['**/Old.xml']", "overrides:\n  Old:\n    flow: off",
  ])
  func patternsNamePaths(_ settings: String) throws {
    #expect(try lint(settings).map { String($0.prefix(20)) } == ["Screens/Home.xml:2:1"])
  }

  @Test(arguments: [
    ("ruls:\n", "screenwright.yml:1:1: error meta/settings There is no setting `ruls`."),
    (
      "overrides:\n  Screens/Olt:\n    flow: off\n",
      "screenwright.yml:2:3: warning meta/settings There is no file or folder `Screens/Olt`."
    ),
    (
      "overrides:\n  Olt:\n    flow: off\n  Old:\n    flow: note\n",
      "screenwright.yml:2:3: warning meta/settings There is no file or folder `Olt`."
    ),
    (
      "rules:\n  flwo: off\n",
      "screenwright.yml:2:3: warning meta/unknown-rule There is no rule or group `flwo`."
    ),
    ("data: [Nope]\n", "screenwright.yml:1:8: warning meta/settings There is no folder `Nope`."),
    (
      "exclude:\n  a: b\n",
      "screenwright.yml:2:3: error meta/settings `exclude` takes paths: one, or a list of them."
    ),
    ("output:\n", "screenwright.yml:1:1: error meta/settings `output` takes one folder."),
    (
      "rules:\n  flow: note\n  flow: off\n",
      "screenwright.yml:3:3: error meta/settings `flow` is set twice; the first is in line 2."
    ),
  ])
  func faultsHavePlaces(_ settings: String, _ line: String) throws {
    #expect(try lint(settings).last == line)
  }

  @Test func aMarkOfOrderAndCarriageReturnsMeanNothing() throws {
    #expect(try lint("\u{FEFF}rules:\r\n  flow: off\r\n").isEmpty)
    #expect(try lint("rules:\noverrides:\nexclude:\n").count == 2)
  }

  @Test func aNameIsCompletedAndAGroupIsShort() throws {
    let package = try TemporaryPackage(home: Sample.warning)
    try package.write("screenwright.yml", "rules:\n  unused-state: off\n  flow/*: off\n")
    let text = try screenwright("lint", package.path).output
    #expect(text.contains("= help: Its whole id is `flow/unused-state`.\n"))
    #expect(text.contains("= help: A group is named alone: `flow`.\n"))
  }

  @Test func aWorkspaceGivesItsRulesAndTellsItsFaultsOnce() throws {
    let package = try TemporaryPackage([
      "A/Screens/Home.xml": Sample.warning, "B/Screens/Home.xml": Sample.warning,
      "B/screenwright.yml": "rules:\n  flow/unused-state: warning\n",
      "screenwright.yml": "members: [A, B, C]\nrules:\n  flow: error\n  nme: off\n",
    ])
    #expect(
      try screenwright("lint", "--format", "concise", package.path).lines.dropLast() == [
        "A/Screens/Home.xml:2:16: error flow/unused-state The State `unused` is never read, written or bound.",
        "screenwright.yml:1:17: error meta/settings There is no folder `C`.",
        "screenwright.yml:4:3: warning meta/unknown-rule There is no rule or group `nme`.",
        "B/Screens/Home.xml:2:16: warning flow/unused-state The State `unused` is never read, written or bound.",
      ])
  }

  @Test func settingsQuietenWhatIsSaidOfComments() throws {
    let source = Sample.clean.replacing(
      "<App", with: "<!-- screenwright:disable-next flow/unused-state -->\n  <App")
    let package = try TemporaryPackage(home: source)
    #expect(try screenwright("lint", package.path).output.contains("meta/useless-suppression"))
    try package.write("screenwright.yml", "rules:\n  meta: off\n")
    #expect(try screenwright("lint", package.path).output.isEmpty)
  }
}
