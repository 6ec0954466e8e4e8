import Foundation
import TestFixtures
import Testing

/// `explain --why-not`: every reason for which a rule tells nothing, with the place that decides.
@Suite struct WhyNotTests {
  private func ask(
    _ rule: String, _ place: String, _ more: String..., in package: TemporaryPackage
  ) throws -> CommandRun {
    try screenwright(arguments: ["explain", "--why-not", rule, place] + more, in: package)
  }

  /// What is printed; the command must have answered.
  private func answer(
    _ rule: String, _ place: String, _ more: String..., in package: TemporaryPackage
  ) throws -> String {
    let run = try screenwright(arguments: ["explain", "--why-not", rule, place] + more, in: package)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    return run.output
  }

  private let unused = """
    <Screen name="Home">
      <State name="unused" type="Int" value="1"/>
      <Body><Text>Hello</Text></Body>
    </Screen>

    """

  @Test func whatIsToldIsShown() throws {
    let package = try TemporaryPackage(home: unused)
    #expect(
      try answer("flow/unused-state", "Screens/Home.xml:2", in: package) == """
        flow/unused-state at Screens/Home.xml:2: It is told here.

        warning[flow/unused-state]: The State `unused` is never read, written or bound.
         --> Screens/Home.xml:2:16
        2 |   <State name="unused" type="Int" value="1"/>
          |                ^^^^^^
          = help: Remove it.
          = fix: Remove `unused`


        """)
  }

  @Test func aPlaceAsReportsPrintItIsUnderstood() throws {
    let package = try TemporaryPackage(home: unused)
    let folder = try TemporaryPackage()
    for (place, path) in [
      ("Screens/Home.xml:2:16", package.path), (package.path + "/Screens/Home.xml:2", nil),
    ] {
      let run = try screenwright(
        arguments: ["explain", "--why-not", "flow/unused-state", place] + (path.map { [$0] } ?? []),
        in: folder)
      #expect(
        run.output.hasPrefix("flow/unused-state at Screens/Home.xml:2: It is told here."), "\(run.errors)")
    }
  }

  @Test func aPlaceThatATellingNamesIsPartOfIt() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <View name="Step"><Body><Home/></Body></View>
          <Screen name="Home">
            <Body><Step/></Body>
          </Screen>
        </Module>
        """)
    let told = try screenwright("lint", "--format", "concise", ".", in: package)
    #expect(told.output.contains("Screens/Home.xml:2:28: error flow/recursive-view"), "\(told.output)")
    #expect(
      try answer("flow/recursive-view", "Screens/Home.xml:4", in: package).hasPrefix(
        "flow/recursive-view at Screens/Home.xml:4: It is told elsewhere, and this line is part of what it says."
      ))
  }

  @Test func theCommentIsShown() throws {
    let package = try TemporaryPackage(home: unused)
    try package.replace(
      "  <State", with: "  <!-- screenwright:disable-next flow/unused-state soon -->\n  <State",
      in: "Screens/Home.xml")
    let found = try answer("flow/unused-state", "Screens/Home.xml:3", in: package)
    #expect(found.hasPrefix("flow/unused-state at Screens/Home.xml:3: A comment silences it.\n"))
    #expect(found.contains(" ::: Screens/Home.xml:2:3\n"))
    #expect(found.contains("- this comment silences it\n"))
    #expect(!found.contains("fix"))
  }

  @Test func theSettingIsShown() throws {
    let package = try TemporaryPackage([
      "Screens/Home.xml": unused, "Screens/Drafts/Old.xml": unused.replacing("Home", with: "Old"),
      "screenwright.yml": """
      rules:
        flow: note
        flow/unused-state: off
      overrides:
        Screens/Drafts:
          truth: off
          flow: off

      """,
    ])
    let found = try answer("flow/unused-state", "Screens/Home.xml:2", in: package)
    #expect(found.hasPrefix("flow/unused-state at Screens/Home.xml:2: Settings turn the rule off.\n"))
    #expect(found.contains(" ::: screenwright.yml:3:3\n"), "\(found)")
    let part = try answer("flow/unused-state", "Screens/Drafts/Old.xml:2", in: package)
    #expect(part.contains("2: Settings turn the rule off for this part of the package.\n"))
    #expect(part.contains(" ::: screenwright.yml:7:5\n"), "\(part)")
    let nothing = try answer("flow/unused-state", "Screens/Home.xml:3", in: package)
    #expect(nothing.contains("Settings turn it off here, too.\n --> screenwright.yml:3:3: this setting"))
    #expect(
      nothing.hasSuffix("The nearest line of the file at which it found something is 2 (turned off).\n"))
  }

  @Test func theSettingOfAWorkspaceIsShown() throws {
    let package = try TemporaryPackage([
      "screenwright.yml":
        "members: [App]\nrules:\n  flow: off\noverrides:\n  Old.xml:\n    flow/unused-state: off\n",
      "App/Screens/Home.xml": unused, "App/Screens/Old.xml": unused.replacing("Home", with: "Old"),
    ])
    let found = try answer("flow/unused-state", "App/Screens/Home.xml:2", in: package)
    #expect(found.contains("Settings turn the rule off.\n") && found.contains(" ::: screenwright.yml:3:3\n"))
    let old = try answer("flow/unused-state", "App/Screens/Old.xml:2", in: package)
    #expect(old.contains("off for this part") && old.contains(" ::: screenwright.yml:6:5\n"), "\(old)")
  }

  @Test func aFaultOfTheSettingsMayBeOff() throws {
    let package = try TemporaryPackage([
      "Screens/Home.xml": unused, "screenwright.yml": "rules:\n  flw: off\n  meta: off\n",
    ])
    let found = try answer("meta/unknown-rule", "screenwright.yml:2", in: package)
    #expect(found.contains("Settings turn the rule off.\n") && found.contains(" ::: screenwright.yml:3:3\n"))
  }

  @Test func theLineOfTheBaselineIsShown() throws {
    let package = try TemporaryPackage(home: unused)
    _ = try screenwright("lint", "--baseline", "known.txt", "--update-baseline", in: package)
    let found = try answer(
      "flow/unused-state", "Screens/Home.xml:2", "--baseline", "known.txt", in: package)
    #expect(found.contains(": The baseline knows it.\n") && found.contains(" ::: known.txt:2:1\n"))
    let told = try answer("flow/unused-state", "Screens/Home.xml:2", in: package)
    #expect(told.contains("It is told here."))
    let missing = try ask(
      "flow/unused-state", "Screens/Home.xml:2", "--baseline", "no.txt", in: package)
    #expect(missing.status == 2 && missing.errors.contains("there is no baseline no.txt"))
  }

  @Test func theFindingThatSaysItBetterIsShown() throws {
    let package = try TemporaryPackage(
      home: """
        <Module>
          <ObservableObject name="Cart"><Published name="count" type="Int" value="0"/></ObservableObject>
          <Screen name="Home">
            <State name="cart" type="Cart"/>
            <Body><Text>{cart.count}</Text></Body>
          </Screen>
        </Module>
        """)
    let found = try answer("syntax/missing-attribute", "Screens/Home.xml:4", in: package)
    #expect(
      found.hasPrefix(
        "syntax/missing-attribute at Screens/Home.xml:4: `truth/object-in-state` says better what is wrong here.\n"
      ))
    #expect(found.contains("- truth/object-in-state: `cart` keeps a Cart in a State"))
  }

  @Test func theFileThatCannotBeReadIsShown() throws {
    let package = try TemporaryPackage([
      "Screens/Card.xml": "<View name=\"Card\"><Body><Text>Hi</Body></View>\n",
      "Screens/Home.xml": "<Screen name=\"Home\">\n  <Body>\n    <Card/>\n  </Body>\n</Screen>\n",
    ])
    let found = try answer("syntax/unknown-element", "Screens/Home.xml:3", in: package)
    #expect(found.contains(": Screens/Card.xml cannot be read, and what the rule misses may be in it.\n"))
    #expect(found.contains(" ::: Screens/Card.xml:1:33\n"))
    let inside = try answer("flow/unused-state", "Screens/Card.xml:1", in: package)
    #expect(
      inside.contains(
        ": Screens/Card.xml cannot be read, so that no rule looks at it.\n --> Screens/Card.xml:1:33: "))
    #expect(
      try answer("syntax/malformed-xml", "Screens/Card.xml:1", in: package).contains("It is told here."))
  }

  private let settles = """
    <Screen name="Home">
      <State name="code" type="String" value=""/>
      <Body>
        <TextField title="Code" text="$code" modifiers=".onChange(of: code) { if code.count > 6 { code = code.prefix(6) } }"/>
      </Body>
    </Screen>

    """

  @Test func whatTheRunSawIsSaid() throws {
    let package = try TemporaryPackage(home: settles)
    let found = try answer("flow/update-loop", "Screens/Home.xml:4", in: package)
    #expect(
      found.contains(
        "4: The screen was run to see whether it is true. The handlers ran, and came to rest each time.\n"))
    try package.write("Screens/Other.xml", Sample.error.replacing("Home", with: "Other"))
    let unrun = try answer("flow/update-loop", "Screens/Home.xml:4", in: package)
    #expect(
      unrun.contains(
        "4: Only a run of the screen tells whether it is true, and none is run while there are errors.\n"))
    #expect(unrun.contains(" ::: Screens/Other.xml:3:12\n") && unrun.contains("There is no `title` here."))
  }

  @Test func dependenciesAreNamed() throws {
    let package = try TemporaryPackage([
      ".git/HEAD": "",
      "Kit/Screens/Card.xml": unused.replacing("Screen name=\"Home\"", with: "View name=\"Card\"")
        .replacing("Screen>", with: "View>"),
      "App/screenwright.yml": "dependencies: [../Kit, ../Lost]\n",
      "App/Screens/Home.xml":
        "<Screen name=\"Home\">\n  <Body>\n    <VStack><Card/><Cart/></VStack>\n  </Body>\n</Screen>\n",
    ])
    let home = try answer("flow/unused-state", "Kit/Screens/Card.xml:2", "App", in: package)
    #expect(
      home.contains(
        ": The file is of a package that this one depends on. It is told where that one is linted: `"))
    #expect(home.contains("/Kit`.\n"))
    #expect(
      try answer("flow/unused-state", "Kit/Screens/Card.xml:2", in: package).contains("It is told here."))
    let lost = try answer("syntax/unknown-element", "App/Screens/Home.xml:3", in: package)
    #expect(
      lost.contains(
        "3: A package that this one depends on cannot be found, and may declare what is missed.\n"))
    #expect(
      lost.contains(" ::: screenwright.yml:1:24\n") && lost.contains("There is no package at `../Lost`."))
  }

  @Test func whereNothingIsFoundTheQuestionIsSaid() throws {
    let package = try TemporaryPackage(home: unused)
    #expect(
      try answer("flow/unused-state", "Screens/Home.xml:4", in: package) == """
        flow/unused-state at Screens/Home.xml:4: It found nothing here. It looks for this: a source that nothing uses.
        The nearest line of the file at which it found something is 2 (told).

        """)
    #expect(
      try answer("run/index-out-of-range", "Screens/Home.xml:2", in: package).contains(
        "Linting does not ask it: it speaks while a screen is drawn"))
    try package.replace("Hello", with: "{unused + titl}", in: "Screens/Home.xml")
    let hidden = try answer("flow/unused-state", "Screens/Home.xml:2", in: package)
    #expect(
      hidden.contains(
        "An error hides names, so that it may keep silent.\n --> Screens/Home.xml:3:25: There is no `titl` here."
      ))
  }

  @Test func toolsReadOneObject() throws {
    let package = try TemporaryPackage(home: unused)
    let text = try answer("flow/unused-state", "Screens/Home.xml:3", "--format", "json", in: package)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["rule"] as? String == "flow/unused-state" && object["line"] as? Int == 3)
    #expect((object["nearest"] as? [String: Any])?["line"] as? Int == 2)
    let answers = try #require(object["answers"] as? [[String: Any]])
    #expect(answers.map { $0["reason"] as? String } == ["nothing"])
    try package.replace(
      "  <State", with: "  <!-- screenwright:disable-next flow/unused-state soon -->\n  <State",
      in: "Screens/Home.xml")
    let silenced = try answer("flow/unused-state", "Screens/Home.xml:3", "--format", "json", in: package)
    for part in [
      "\"reason\": \"silenced\"", "\"decidedBy\": {\"message\": \"this comment", "\"finding\": {\"rule\"",
    ] {
      #expect(silenced.contains(part), "\(silenced)")
    }
  }

  @Test func badQuestionsAreTwo() throws {
    let package = try TemporaryPackage([
      "Screens/Home.xml": unused, "notes.txt": "", "Other/Screens/A.xml": unused,
    ])
    for (arguments, message) in [
      (
        ["flow/unused-stat", "Screens/Home.xml:2"],
        "there is no rule flow/unused-stat; there is flow/unused-state"
      ),
      (["flow/unused-state", "Screens/Home.xml:6"], "Screens/Home.xml has 4 lines, and no line 6"),
      (["flow/unused-state", "Screens/Hom.xml:2"], "there is no file Screens/Hom.xml"),
      (["flow/unused-state", "Screens/Home.xml"], "--why-not takes a rule, then FILE:LINE"),
      (["flow/unused-state", "Screens:2"], "Screens is a folder; name a file and a line of it"),
      (["flow/unused-state", "notes.txt:1"], "notes.txt is no screen or model data of a package"),
      (
        ["flow/unused-state", "Screens/Home.xml:2", "Other"],
        "Screens/Home.xml is no screen or model data of a package"
      ),
      (["flow/unused-state", "Screens/Home.xml:2", ".", "more"], "--why-not takes a rule, then FILE:LINE"),
    ] {
      let run = try screenwright(arguments: ["explain", "--why-not"] + arguments, in: package)
      #expect(run.status == 2 && run.output.isEmpty, "\(arguments)")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    for option in [["--format", "json"], ["--baseline", "known.txt"]] {
      let run = try screenwright(arguments: ["explain", "flow/unused-state"] + option, in: package)
      #expect(run.status == 2 && run.errors.contains("goes with --why-not"))
    }
  }
}
