import SourceModel
import Testing

@testable import ScreenLint

#if canImport(Glibc)
  import Glibc
#endif

@Suite("The catalogue of rules")
struct CatalogueTests {
  /// The `.swift` files of a folder below the package root, with the folders below it.
  private static func files(in folder: String) -> [String] {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    var found: [String] = []
    var waiting = [folder]
    while let path = waiting.popLast() {
      guard let directory = opendir("/\(root)/\(path)") else { continue }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasPrefix(".") { continue }
        if name.hasSuffix(".swift") {
          found.append("\(path)/\(name)")
        } else {
          waiting.append("\(path)/\(name)")
        }
      }
    }
    return found
  }

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
    let expected = Self.files(in: "Sources/ScreenLint/Rules").map { path in
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

  @Test("Every rule shows three packages that look like the fault and are right")
  func nearMisses() {
    for rule in RuleCatalog.all {
      #expect(rule.nearMisses.count >= 3, "\(rule.id)")
      let texts = Set(rule.nearMisses.map { $0.screens + ($0.data?.text ?? "") })
      #expect(texts.count == rule.nearMisses.count, "\(rule.id) shows one package twice")
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
        == ["flow/binding-to-copy", "flow/binding-to-read-only"])
    let row =
      "Referencing initializer 'init(_:rowContent:)' on 'List' requires that 'Row' conform to 'Identifiable'"
    #expect(RuleCatalog.search(row).map(\.id) == ["list/missing-id"])
    #expect(RuleCatalog.search("no rule says this").isEmpty)
    #expect(RuleCatalog.nearest(to: "flow/unused-stat") == "flow/unused-state")
  }
}
