import Foundation
import ScreenCompiler
import TestFixtures
import Testing

/// Programs as teams write them, four by the habits of 2021, four by today's: they are clean, and each small fault that is planted
/// into them is told by its rule, at its line, and by nothing else.
@Suite("Faults planted into programs")
struct ProgramTests {
  static let programs = ["Courts", "Feeds", "Fleet", "Kitchen", "Ledger", "Pupils", "Studio", "Trails"]

  @Test(arguments: programs) func isClean(_ program: String) throws {
    let copy = try TemporaryPackage(copyOf: "Tests/MutationTests/Programs/" + program)
    let told = try ProgramRun.findings(in: copy)
    #expect(told.isEmpty, "\(told.map(\.message))")
    let lines = try copy.files("").filter { $0.hasSuffix(".xml") }.reduce(0) {
      $0 + (try copy.read($1)).split(separator: "\n").count
    }
    #expect(lines > 780)
  }

  @Test(arguments: programs) func faultsAreTold(_ program: String) async throws {
    let run = try #require(ProgramRun.all[program])
    let faults = try await run.value
    func labels(_ outcome: PlantedOutcome) -> [String] {
      faults.filter { $0.outcome == outcome }.map(\.label)
    }
    #expect(faults.count >= 40)
    #expect(labels(.found).count * 100 >= faults.count * 99)
    #expect(labels(.misattributed).isEmpty)
    #expect(labels(.doubled).isEmpty)
    #expect(labels(.silent).isEmpty)
  }

  @Test("The page beside the programs says the same, rule by rule")
  func page() async throws {
    let path = "Tests/MutationTests/Programs/Found.md"
    let page = try await ProgramRun.page()
    if ProcessInfo.processInfo.environment["SCREENWRIGHT_REWRITE"] == "1" {
      try page.write(toFile: Project.root + path, atomically: true, encoding: .utf8)
    }
    #expect(try Project.text(path) == page)
  }
}
