import Foundation
import TestFixtures
import Testing

/// Every page of `Cases` says what the compiler says. `SCREENWRIGHT_REWRITE=1` writes the pages anew.
@Suite struct GoldenTests {
  private static let rewrites = ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] == "1"

  @Test(arguments: CasePage.all) func pageHolds(_ page: CasePage) throws {
    let outputs = try page.cases.map { one in
      let package = try TemporaryPackage(one.files)
      let output = try CaseRun(in: package, one.command).output(one.command)
      if !Self.rewrites { #expect(output == one.expected, "\(page.path): \(one.title)\n\(output)") }
      return output
    }
    if Self.rewrites {
      try Data(page.text(outputs: outputs).utf8).write(to: URL(filePath: Project.root + page.path))
    }
  }

  @Test func pagesAreWhole() throws {
    let paths = Project.files(under: "Tests/GoldenTests/Cases", ending: ".md")
    #expect(CasePage.all.count == paths.count && !paths.isEmpty)
    for page in CasePage.all {
      let text = try Project.text(page.path)
      #expect(text == page.text(outputs: page.cases.map(\.expected)), "\(page.path)")
      #expect(text.hasPrefix("# "), "\(page.path) has no title")
      #expect(page.cases.allSatisfy { !$0.files.isEmpty }, "\(page.path) has a case without source")
    }
  }
}
