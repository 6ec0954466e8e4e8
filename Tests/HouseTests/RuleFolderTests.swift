import Foundation
import ScreenLint
import TestFixtures
import Testing

/// The list of rules and the folder of rules say the same.
@Suite struct RuleFolderTests {
  @Test func everyFileIsOneRuleOfTheList() throws {
    let byName = Dictionary(uniqueKeysWithValues: RuleCatalog.all.map { (Self.name(of: $0.id.id), $0.id.id) })
    var found: [String] = []
    for file in Project.files(under: "Sources/ScreenLint/Rules", ending: ".swift") {
      let parts = file.split(separator: "/")
      let group = parts[3].lowercased()
      let rule = try #require(
        try Project.text(file).firstMatch(of: /= Rule\(\s*\.(\w+),/), "\(file) has no rule")
      let id = try #require(byName[String(rule.1)], "\(file) has the rule \(rule.1), which is in no list")
      #expect(id.hasPrefix(group + "/"), "\(file) holds \(id)")
      let words = id.split(separator: "/")[1].split(separator: "-").map(\.capitalized).joined()
      #expect(parts[4].hasSuffix(words + ".swift"), "\(file) holds \(id)")
      found.append(id)
    }
    let listed = RuleCatalog.all.map(\.id.id)
    #expect(found.sorted() == listed.sorted())
    #expect(listed == listed.sorted(), "the list is sorted by id")
    #expect(Set(listed).count == listed.count)
  }

  /// The name of an id in code: `flowUnusedState` for `flow/unused-state`.
  private static func name(of id: String) -> String {
    let words = id.split { $0 == "/" || $0 == "-" }
    return words[0] + words.dropFirst().map(\.capitalized).joined()
  }

  /// Where ids are declared: those that only a rule reports, in its own file.
  private static let listOfIds = "Sources/SourceModel/RuleID.swift"
  private static var declaration: Regex<(Substring, Substring, Substring)> {
    /static let (\w+): RuleID = "([^"]+)"/
  }

  @Test func everyIdStandsOnceByTheNameThatItGives() throws {
    let files = [Self.listOfIds] + Project.files(under: "Sources/ScreenLint/Rules", ending: ".swift")
    let declared = try files.flatMap { try Project.text($0).matches(of: Self.declaration) }
    for id in declared { #expect(String(id.1) == Self.name(of: String(id.2))) }
    #expect(declared.map { String($0.2) }.sorted() == RuleCatalog.all.map(\.id.id))
  }

  @Test func idsAreValuesOutsideTheirDeclaration() throws {
    let ids = Set(RuleCatalog.all.map(\.id.id))
    for file in Project.files(under: "Sources", ending: ".swift") where file != Self.listOfIds {
      let text = try Project.text(file)
      let declared = Set(text.matches(of: Self.declaration).map { $0.2 })
      for literal in text.matches(of: /"([a-z0-9]+\/[a-z0-9-]+)"/)
      where ids.contains(String(literal.1)) && !declared.contains(literal.1) {
        Issue.record("\(file): write .\(Self.name(of: String(literal.1))) for \(literal.0)")
      }
    }
  }

  @Test func everyRuleIsExplained() {
    for rule in RuleCatalog.all {
      #expect(!rule.title.isEmpty && !rule.whatHappens.isEmpty && !rule.why.isEmpty, "\(rule.id)")
      #expect(!rule.whenToLeaveIt.isEmpty && rule.repair.hasSuffix("."), "\(rule.id)")
      for word in ["illegal", "Illegal"] { #expect(!rule.whatHappens.contains(word), "\(rule.id)") }
    }
  }
}
