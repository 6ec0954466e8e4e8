import ScreenTypes
import SourceModel
import Testing

@testable import ScreenLint

@Suite("Comments that silence rules, and settings")
struct SuppressionTests {
  private func view(_ members: String) -> String {
    "<View name=\"Card\">\n\(members)\n<Body><Text>Title</Text></Body></View>"
  }

  @Test("disable-next silences the next element only")
  func next() {
    let result = LintLab.lint(
      view(
        """
        <!-- screenwright:disable-next flow/unused-state used soon -->
        <State name="a" type="Int" value="0"/>
        <State name="b" type="Int" value="0"/>
        """))
    #expect(result.diagnostics.map(\.rule) == ["flow/unused-state"], "\(result.summary)")
    #expect(result.summary.contains("“b”"))
  }

  @Test("disable and enable bound a region")
  func region() {
    let result = LintLab.lint(
      view(
        """
        <!-- screenwright:disable flow/unused-state -->
        <State name="a" type="Int" value="0"/>
        <State name="b" type="Int" value="0"/>
        <!-- screenwright:enable flow/unused-state -->
        <State name="c" type="Int" value="0"/>
        """))
    #expect(result.diagnostics.count == 1, "\(result.summary)")
    #expect(result.summary.contains("“c”"))
  }

  @Test("A rule must be named, exist, and be broken here")
  func faults() {
    let result = LintLab.lint(
      view(
        """
        <!-- screenwright:disable-next -->
        <!-- screenwright:disable-next flow/unused-stat -->
        <!-- screenwright:disable-next flow/recursive-view -->
        <!-- screenwright:enable flow/unused-state -->
        """))
    let rules = result.diagnostics.map(\.rule.id)
    #expect(
      rules == [
        "meta/unknown-rule", "meta/unknown-rule", "meta/useless-suppression", "meta/useless-suppression",
      ],
      "\(result.summary)")
    #expect(result.diagnostics[1].help == "There is `flow/unused-state`, which is spelt nearly the same.")
  }

  @Test("Without an App, a comment on what only a user of the package may break is not useless")
  func library() {
    let card = view(
      """
      <!-- screenwright:disable-next truth/state-copies-source a draft in the app -->
      <State name="text" type="String" value="{title}"/>
      <!-- screenwright:disable-next flow/unused-parameter, flow/missing-environment-object -->
      <Let name="title" type="String"/>
      """
    ).replacing("<Text>Title", with: "<Text>{text}").replacing(
      "<Body>", with: "<Body><!-- screenwright:disable-next nav/link-outside-stack -->")
    let alone = LintLab.lint(card)
    #expect(
      alone.diagnostics.filter { $0.rule.group == "meta" }.map(\.message) == [
        "Nothing here breaks `flow/unused-parameter`."
      ], "\(alone.summary)")
    let app = LintLab.lint(
      "<Module>\(card)<App name=\"Shop\"><WindowGroup><Card title=\"Tea\"/></WindowGroup></App></Module>")
    #expect(
      app.diagnostics.filter { $0.rule == "meta/useless-suppression" }.count > 1, "\(app.summary)")
  }

  @Test("Commas join rules; of several the useless ones are named")
  func several() {
    let comment = "<!-- screenwright:disable-next flow/unused-state, flow/constant-state used soon -->"
    let result = LintLab.lint(view("\(comment)\n<State name=\"a\" type=\"Int\" value=\"0\"/>"))
    #expect(result.diagnostics.map(\.message) == ["Nothing here breaks `flow/constant-state`."])
    #expect(result.summary.contains("“flow/constant-state”"), "\(result.summary)")
    #expect(
      result.diagnostics.first?.fixes.first?.edits.map { result.text($0.location) } == [
        ", flow/constant-state"
      ])
  }

  @Test("Each useless one of several is named where it stands, and left out of both comments of a region")
  func severalInRegion() {
    let names = "flow/recursive-view, flow/unused-state , flow/constant-state"
    let result = LintLab.lint(
      view(
        """
        <!-- screenwright:disable \(names) used soon -->
        <State name="a" type="Int" value="0"/>
        <!-- screenwright:enable \(names) -->
        """))
    #expect(
      result.diagnostics.map(\.message) == [
        "Nothing here breaks `flow/recursive-view`.", "Nothing here breaks `flow/constant-state`.",
      ])
    let cuts = result.diagnostics.map { $0.fixes[0].edits.map { result.text($0.location) } }
    #expect(
      cuts == [
        ["flow/recursive-view, ", "flow/recursive-view, "],
        [", flow/constant-state", ", flow/constant-state"],
      ])
  }

  @Test("No comment is called useless where an error may keep rules silent")
  func unknownUse() {
    let result = LintLab.lint(
      """
      <View name="Card">
      <!-- screenwright:disable-next flow/unused-state -->
      <State name="a" type="Int" value="0"/>
      <Body><Text>{nam}</Text></Body></View>
      """)
    #expect(result.diagnostics.map(\.rule) == ["name/undefined"], "\(result.summary)")
  }

  @Test("Settings change severities and turn rules off")
  func severities() {
    let text = view("<State name=\"a\" type=\"Int\" value=\"0\"/>")
    let asError = LintLab.lint(text, options: LintOptions(severities: ["flow/unused-state": .error]))
    #expect(asError.diagnostics.map(\.severity) == [.error])
    let off = LintLab.lint(text, options: LintOptions(severities: ["flow/unused-state": nil as Severity?]))
    #expect(off.diagnostics.isEmpty, "\(off.summary)")
  }

  @Test("An Alert may have three buttons where iOS 15 is the least")
  func alertButtons() {
    let rule = RuleCatalog.rule("present/alert-buttons")
    guard let example = rule?.examples.first else {
      Issue.record("no example")
      return
    }
    let result = LintLab.lint(example.badSource, options: LintOptions(platforms: OldestPlatforms(iOS: 15)))
    #expect(result.unclean.isEmpty, "\(result.summary)")
  }

  @Test("Findings are sorted by file, position and rule, without repetition")
  func order() {
    let place = { (file: Int, start: Int) in SourceLocation(FileID(file), SourceRange(start, start + 1)) }
    let found = [
      Diagnostic("b/b", .error, "1", at: place(1, 0)), Diagnostic("b/b", .error, "2", at: place(0, 5)),
      Diagnostic("a/a", .error, "3", at: place(0, 5)), Diagnostic("a/a", .error, "3", at: place(0, 5)),
      Diagnostic("a/a", .error, "4", at: place(0, 2)),
    ]
    #expect(Verdict.sorted(found).map(\.message) == ["4", "3", "2", "1"])
  }
}
