import Foundation
import ScreenCompiler
import TestFixtures
import Testing

/// The generated page of rules.
@Suite struct RuleReferenceTests {
  /// `SCREENWRIGHT_REWRITE=1 swift test --filter RuleReference` makes it anew.
  @Test func thePageIsFresh() throws {
    let path = Project.root + "Documentation/Rules.md"
    let page = RuleReference.markdown()
    if ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] != nil {
      try page.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOfFile: path, encoding: .utf8)
    #expect(known == page, "Documentation/Rules.md is stale")
  }
}
