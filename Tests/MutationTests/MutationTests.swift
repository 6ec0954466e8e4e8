import Foundation
import TestFixtures
import Testing

@Suite("Planted faults")
struct MutationTests {
  @Test("At least 95 % of planted faults are found, and none is taken for another")
  func found() {
    let results = MutationRun.results
    let planted = results.reduce(0) { $0 + $1.planted - $1.equivalent.count }
    let found = results.reduce(0) { $0 + $1.found }
    #expect(planted > 200)
    #expect(found * 100 >= planted * 95, "\(found) of \(planted)\n\(MutationRun.page)")
    for result in results {
      #expect(result.planted > 0, "\(result.name) can be planted nowhere")
      #expect(result.missed.isEmpty, "\(result.name): \(result.missed)")
      #expect(result.misattributed.isEmpty, "\(result.name): \(result.misattributed)")
    }
  }

  @Test("The page in the documentation says the same")
  func page() throws {
    let path = "Documentation/MutationCheck.md"
    if ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] == "1" {
      try MutationRun.page.write(toFile: Project.root + path, atomically: true, encoding: .utf8)
    }
    #expect(try Project.text(path) == MutationRun.page)
  }
}
