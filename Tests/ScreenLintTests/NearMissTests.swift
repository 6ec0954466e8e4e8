import SourceModel
import TestFixtures
import Testing

@testable import ScreenLint

@Suite("What looks like a fault and is right")
struct NearMissTests {
  @Test("The one that a rule shows is clean under every rule", arguments: RuleCatalog.all.map(\.id))
  func shown(_ id: RuleID) throws {
    let rule = try #require(RuleCatalog.rule(id))
    expectClean([rule.nearMiss.screens], under: rule, "the one that it shows")
  }

  @Test("Those of a page are clean under every rule", arguments: NearMissPage.all)
  func paged(_ page: NearMissPage) throws {
    let rule = try #require(RuleCatalog.all.first { $0.id.id == page.rule }, "\(page) is no rule")
    for package in page.packages { expectClean(package.screens, under: rule, package.title) }
  }

  private func expectClean(_ screens: [String], under rule: Rule, _ title: String) {
    let result = LintLab.lint(files: screens)
    let isClean = result.unclean.isEmpty && !result.diagnostics.contains { $0.rule == rule.id }
    #expect(isClean, "\(rule.id), \(title)\n\(result.summary)")
    let errors = LintLab.lint(files: screens, scope: .errors).diagnostics.filter { $0.severity == .error }
    #expect(errors == result.diagnostics.filter { $0.severity == .error }, "\(rule.id), \(title)")
  }

  @Test("Every rule has a page, and none shows one package twice")
  func pages() throws {
    for path in NearMissPage.paths { _ = try NearMissPage(path) }
    #expect(Set(NearMissPage.all.map(\.rule)) == Set(RuleCatalog.all.map(\.id.id)))
    for page in NearMissPage.all {
      #expect(Set(page.packages.map(\.title)).count == page.packages.count, "\(page) has a title twice")
      let shown = RuleCatalog.all.first { $0.id.id == page.rule }?.nearMiss
      let files = shown.map { [$0.screens] + [$0.data?.text ?? ""] } ?? []
      let texts =
        [files.joined()]
        + page.packages.map { package in package.files.sorted { $0.key < $1.key }.map(\.value).joined() }
      #expect(
        Set(texts.map { $0.filter { $0 != "\n" } }).count == texts.count, "\(page) shows one package twice")
    }
  }

  @Test("Files below the limits are clean, however large")
  func sizes() {
    let deep =
      String(repeating: "<VStack>", count: 200) + "<Text>deep</Text>"
      + String(repeating: "</VStack>", count: 200)
    let wide = String(repeating: "<Text>wide</Text>\n", count: 4000)
    for body in [deep, wide] {
      let result = LintLab.lint("<View name=\"Card\"><Body>\(body)</Body></View>")
      #expect(result.diagnostics.isEmpty, "\(result.summary)")
    }
  }
}
