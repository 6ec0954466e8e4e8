import SourceModel
import TestFixtures
import Testing

@testable import ScreenLint

@Suite("The catalogue of rules")
struct CatalogueTests {
  private static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase && !words.isEmpty { words += "-" }
      words += character.lowercased()
    }
    return words
  }

  @Test("The list is sorted and holds one rule for each file, under the file's name")
  func listEqualsFolder() {
    let ids = RuleCatalog.all.map(\.id.id)
    #expect(ids == ids.sorted())
    let expected = Project.files(under: "Sources/ScreenLint/Rules", ending: ".swift").map { path in
      let parts = path.split(separator: "/")
      let group = parts[parts.count - 2].lowercased()
      var name = Self.words(String(parts[parts.count - 1].dropLast(6)))
      if name.hasPrefix(group + "-"), !ids.contains("\(group)/\(name)") { name.removeFirst(group.count + 1) }
      return "\(group)/\(name)"
    }
    #expect(ids == expected.sorted())
  }

  @Test("Every rule says what happens and why, and shows an example")
  func complete() {
    for rule in RuleCatalog.all {
      #expect(!rule.title.isEmpty && !rule.whatHappens.isEmpty && !rule.why.isEmpty, "\(rule.id)")
      #expect(!rule.examples.isEmpty, "\(rule.id)")
      #expect(!rule.title.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test("Rules are found by id, part of an id, and the message that SwiftUI prints")
  func search() {
    #expect(RuleCatalog.search("flow/unused-state").map(\.id) == ["flow/unused-state"])
    #expect(RuleCatalog.search("unused-state").map(\.id) == ["flow/unused-state"])
    #expect(RuleCatalog.search("environment-object").count == 2)
    let message = "Publishing changes from within view updates"
    #expect(RuleCatalog.search(message).map(\.id) == ["flow/mutation-in-body"])
    #expect(
      RuleCatalog.search("Modifying state during view update").map(\.id) == ["flow/mutation-in-body"])
    #expect(
      RuleCatalog.search("No ObservableObject of type").map(\.id) == ["flow/missing-environment-object"])
    #expect(RuleCatalog.search("Invalid redeclaration of 'x'").map(\.id) == ["syntax/duplicate-declaration"])
    #expect(
      RuleCatalog.search("Cannot find 'foo' in scope").map(\.id) == [
        "name/undefined", "syntax/unknown-element",
      ])
    #expect(
      RuleCatalog.search("Cannot find '$foo' in scope").map(\.id)
        == ["flow/binding-to-read-only", "flow/binding-to-copy"])
    let row =
      "Referencing initializer 'init(_:rowContent:)' on 'List' requires that 'Row' conform to 'Identifiable'"
    #expect(RuleCatalog.search(row).map(\.id) == ["list/missing-id"])
    #expect(RuleCatalog.search("no rule says this").isEmpty)
    for message in ["Index out of range", "Thread 1: Fatal error: Index out of range"] {
      #expect(RuleCatalog.search(message).first?.id == "run/index-out-of-range", "\(message)")
    }
    #expect(
      RuleCatalog.search(
        "ForEach<Array<Int>, Int, Text>: the ID 1 occurs multiple times within the collection, this will give undefined results!"
      ).first?.id == "list/duplicate-id")
    #expect(
      RuleCatalog.search("Picker: the selection \"1\" is invalid and does not have an associated tag").first?
        .id == "select/tag-mismatch")
    #expect(RuleCatalog.search("Fatal error: nothing is left").map(\.id) == ["run/stopped"])
    #expect(RuleCatalog.nearest(to: "flow/unused-stat") == "flow/unused-state")
  }
}
