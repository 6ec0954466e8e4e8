import ScreenSemantics
import SourceModel
import TestFixtures
import Testing

@testable import ScreenLint

/// Local visits find in a file alone what they find there when its package is linted.
@Suite("Local visits")
struct LocalVisitTests {
  @Test("The packages of rules: each file alone, and all together")
  func packages() {
    for rule in RuleCatalog.all {
      for example in rule.examples {
        expectSame([example.badSource], "bad example of \(rule.id)")
        expectSame([example.good], "good example of \(rule.id)")
      }
      expectSame([rule.nearMiss.screens], "near miss of \(rule.id)")
    }
    for page in NearMissPage.all {
      for package in page.packages { expectSame(package.screens, "\(page.rule), \(package.title)") }
    }
  }

  /// What other files declare and show counts; how they use what this one declares does not, unless they extend it.
  @Test("Views, modifiers and objects of other files")
  func otherFiles() {
    let files = [
      #"""
      <View name="Home">
        <State name="idle" type="Int" value="1"/>
        <State name="shop" type="Shop" value="{Shop()}"/>
        <State name="sold" type="Int" value="1"/>
        <Environment name="locale" key="locale"/>
        <Body>
          <ZStack><Card/><Color value="black"/></ZStack>
          <Card modifiers=".font(.title)"/>
          <Text modifiers=".titled().font(.body)">Title</Text>
          <VStack modifiers=".accessibilityElement(children: .combine).accessibilityLabel('All')"><Card/></VStack>
          <Image systemName="hart"/>
        </Body>
      </View>
      """#,
      #"""
      <View name="Card">
        <State name="seen" type="Int" value="1"/>
        <Body><Button action="print(1)" modifiers=".font(.body)">Order</Button></Body>
      </View>
      """#,
      #"""
      <Module>
        <Extension of="View"><Func signature="titled() -> some View">font(.title)</Func></Extension>
        <Extension of="Home"><Func signature="sell()">sold += 1; print(locale)</Func></Extension>
        <Observable name="Shop"><Var name="count" type="Int" value="0"/></Observable>
      </Module>
      """#,
    ]
    let found = expectSame(files, "several files")
    #expect(
      Set(found.map(\.rule)).isSuperset(of: [
        "flow/unused-state", "view/covered-control", "view/overridden-modifier", "view/unknown-symbol",
      ]), "\(found)")
  }

  @discardableResult private func expectSame(_ files: [String], _ title: String) -> [Diagnostic] {
    let checked = LintLab.check(files)
    var options = LintOptions()
    options.symbols = LintLab.symbols
    let whole = Linter.ask(
      checked.model, checked.graph, checked.facts, phaseDiagnostics: checked.diagnostics, options: options
    ).local
    for file in checked.model.files.indices {
      let alone = Linter.local(
        in: [file], checked.model, DataFlowGraph(checked.model, of: [file]),
        phaseDiagnostics: checked.diagnostics.filter { $0.location.file == file }, options: options)
      let expected = whole.filter { $0.location.file == file }
      #expect(Verdict.sorted(alone) == Verdict.sorted(expected), "\(title), file \(file)")
    }
    return whole
  }
}
