import Foundation
import TestFixtures
import Testing

/// The rooms of `ScreenLint`, and what belongs into each.
@Suite struct LintFolderTests {
  private static let rooms: Set<String> = ["Analyses", "Engine", "Fixes", "Rules", "Verdict"]

  @Test func everyFileStandsInARoom() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Project.root + "Sources/ScreenLint")
    #expect(Set(found) == Self.rooms)
    for file in Project.files(under: "Sources/ScreenLint/Analyses", ending: ".swift") {
      #expect(file.split(separator: "/").count == 5, "\(file) stands in no folder of a question")
    }
  }

  /// Analyses answer rules and know none of them; what decides about findings asks rules what they are, never which they are.
  @Test func rulesAreNamedByThemselvesAlone() throws {
    for file in Project.files(under: "Sources/ScreenLint/Analyses", ending: ".swift") {
      let name = try Project.text(file).firstMatch(of: /\b(\w+Rules)\.\w/)
      #expect(name == nil, "\(file) names a rule")
    }
  }
}
