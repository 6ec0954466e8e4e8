import Foundation
import ScreenCompiler
import ScreenSemantics
import ScreenTypes
import SourceModel
import TestFixtures
import Testing

@testable import ScreenLint

/// All safe fixes of a package at once, over the examples of rules, the golden cases and the faults planted into programs.
@Suite("Safe fixes heal")
struct HealingTests {
  /// A package with faults.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var files: [String: String]
    var testDescription: String { name }
  }

  static let examples: [Sample] = RuleCatalog.all.flatMap { rule in
    rule.examples.enumerated().map { place, example in
      var files = ["Screens/Home.xml": example.badSource]
      if let data = example.data { files["Screens/" + data.path] = data.bad }
      return Sample(name: "\(rule.id) \(place + 1)", files: files)
    }
  }

  static let cases: [Sample] = Project.files(under: "Tests/GoldenTests/Cases", ending: ".md").flatMap {
    path in
    let name = String(path.split(separator: "/").last?.dropLast(3) ?? "")
    var samples: [Sample] = []
    var files: [String: String] = [:]
    for match in ((try? Project.text(path)) ?? "").matches(
      of: /(?ms)^```(?:\w+ file=(\S+)|\w+ output)\n(.*?)^```$/)
    {
      if let file = match.1 {
        files[String(file)] = String(match.2)
      } else {
        // A case without files is about those of the one before, which is healed already.
        if !files.isEmpty { samples.append(Sample(name: "\(name) \(samples.count + 1)", files: files)) }
        files = [:]
      }
    }
    return samples
  }

  @Test(arguments: examples + cases) func heals(_ sample: Sample) throws {
    guard let healing = try Healing(TemporaryPackage(sample.files)) else { return }
    check(healing, sample.name)
    let page = Self.changed[sample.name]
    if healing.changedPages.isEmpty {
      #expect(page == nil, "\(sample.name): its pages are the same: strike it off the list")
    } else {
      #expect(
        page != nil, "\(sample.name) shows something else:\n\(healing.changedPages.joined(separator: "\n"))")
    }
  }

  @Test(arguments: ProgramTests.programs) func healsPrograms(_ program: String) throws {
    for fault in try PlantedFault.all(of: program) {
      let copy = try TemporaryPackage(copyOf: "Tests/MutationTests/Programs/" + program)
      try fault.plant(in: copy)
      guard let healing = try Healing(copy) else { continue }
      check(healing, fault.testDescription)
      #expect(
        healing.changedPages.isEmpty || Self.changed[fault.testDescription] != nil,
        "\(fault.testDescription) shows something else:\n\(healing.changedPages.joined(separator: "\n"))")
    }
  }

  private func check(_ healing: Healing, _ name: String) {
    #expect(healing.added.isEmpty, "\(name): \(healing.added)")
    #expect(healing.lost.isEmpty, "\(name): \(healing.lost)")
  }

  /// Packages that show something else once they are healed, each with why that is right: `Programs/Healed.md` has a heading and a
  /// sentence for each.
  static let changed: [String: String] = {
    let text = (try? Project.text("Tests/MutationTests/Programs/Healed.md")) ?? ""
    var found: [String: String] = [:]
    for match in text.matches(of: /(?m)^## (.+)\n\n(.+)$/) { found[String(match.1)] = String(match.2) }
    return found
  }()
}
