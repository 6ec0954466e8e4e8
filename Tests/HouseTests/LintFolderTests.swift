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

  /// An analysis says which question it answers, what that costs and what it cannot see, and is asked by a test of its own.
  @Test func everyAnalysisHasATestOfItsOwn() throws {
    for file in Project.files(under: "Sources/ScreenLint/Analyses", ending: ".swift") {
      let text = try Project.text(file)
      let question = file.split(separator: "/")[3]
      let test = "Tests/ScreenLintTests/Analyses/\(question)Tests.swift"
      #expect(FileManager.default.fileExists(atPath: Project.root + test), "\(file) has no \(test)")
      let asked = (try? Project.text(test)) ?? ""
      #expect(asked.isEmpty || asked.contains("/// The limit: "), "\(test) has no case for a limit")
      let lines = text.split(separator: "\n").filter { $0.hasPrefix("/// ") }
      #expect(lines.contains { $0.hasSuffix("?") }, "\(file) does not say its question")
      for part in ["Answer", "Cost", "Limits"] {
        #expect(lines.contains { $0.hasPrefix("/// \(part): ") }, "\(file) does not say its \(part)")
      }
      // The type that the file is named after, or one of the questions with which it extends another.
      let name = URL(filePath: file).deletingPathExtension().lastPathComponent
      let names =
        text.contains(try Regex("(?m)^(struct|enum|final class) \(name)\\b"))
        ? [name] : text.matches(of: /(?m)^  func (\w+)/).map { String($0.1) }
      #expect(names.contains { asked.contains($0) }, "\(test) does not ask \(name)")
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
