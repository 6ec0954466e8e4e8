import Foundation
import ScreenLint
import TestFixtures
import Testing

/// The list of rules and the folder of rules say the same.
@Suite struct RuleFolderTests {
  @Test func everyFileIsOneRuleOfTheList() throws {
    var found: [String] = []
    for file in Project.files(under: "Sources/ScreenLint/Rules", ending: ".swift") {
      let parts = file.split(separator: "/")
      let group = parts[3].lowercased()
      let ids = try Project.text(file).matches(of: /"([a-z0-9]+\/[a-z0-9-]+)"/).map { String($0.1) }
        .filter { $0.hasPrefix(group + "/") }
      let id = try #require(ids.first, "\(file) names no rule of its group")
      let words = id.split(separator: "/")[1].split(separator: "-").map(\.capitalized).joined()
      #expect(parts[4].hasSuffix(words + ".swift"), "\(file) holds \(id)")
      found.append(id)
    }
    let listed = RuleCatalog.all.map(\.id.id)
    #expect(found.sorted() == listed.sorted())
    #expect(listed == listed.sorted(), "the list is sorted by id")
    #expect(Set(listed).count == listed.count)
  }

  @Test func everyRuleIsExplained() {
    for rule in RuleCatalog.all {
      #expect(!rule.title.isEmpty && !rule.whatHappens.isEmpty && !rule.why.isEmpty, "\(rule.id)")
      #expect(!rule.whenToLeaveIt.isEmpty && rule.repair.hasSuffix("."), "\(rule.id)")
      for word in ["illegal", "Illegal"] { #expect(!rule.whatHappens.contains(word), "\(rule.id)") }
    }
  }
}
