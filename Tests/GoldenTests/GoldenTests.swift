import Foundation
import TestFixtures
import Testing

/// Every page of `Cases` says what the compiler says. `SCREENWRIGHT_REWRITE=1` writes the pages anew.
@Suite struct GoldenTests {
  private static let rewrites = ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] == "1"

  @Test(arguments: CasePage.all) func pageHolds(_ page: CasePage) throws {
    let package = try TemporaryPackage(page.files)
    let output = try CaseRun(page, in: package).output(page.command)
    if Self.rewrites {
      try Data(page.text(output: output).utf8).write(to: URL(filePath: Project.root + page.path))
      return
    }
    #expect(output == page.expected, "\(page.path)\n\(output)")
  }

  @Test func pagesAreWhole() throws {
    let paths = Project.files(under: "Tests/GoldenTests/Cases", ending: ".md")
    #expect(CasePage.all.count == paths.count && !paths.isEmpty)
    for page in CasePage.all {
      let text = try Project.text(page.path)
      #expect(text == page.text(output: page.expected), "\(page.path)")
      #expect(text.hasPrefix("# "), "\(page.path) has no title")
      #expect(!page.files.isEmpty, "\(page.path) has no source")
    }
  }
}
