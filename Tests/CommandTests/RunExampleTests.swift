import ScreenLint
import TestFixtures
import Testing

/// Examples of rules that only a run of the screen can tell.
@Suite struct RunExampleTests {
  static let rules = RuleCatalog.all.filter { $0.id.group == "run" }

  /// What drawing the last screen of a package gives, and, for what goes wrong in a Preview, drawing all of it.
  private func draw(_ screens: String, _ rule: String) throws -> CommandRun {
    let package = try TemporaryPackage(["Home.xml": screens])
    if rule == "run/preview-step" {
      return try screenwright("compile", package.path, "--output", package.path + "/Output")
    }
    let words = screens.split(separator: "\"")
    let names = zip(words, words.dropFirst()).filter {
      $0.0.hasSuffix("<View name=") || $0.0.hasSuffix("<Screen name=")
    }
    let name = try #require(names.last).1
    return try screenwright("render", String(name), package.path, "--to", "text")
  }

  @Test(arguments: rules.map { $0.id.id })
  func theBadExampleStopsAndTheGoodOneIsDrawn(_ id: String) throws {
    let rule = try #require(Self.rules.first { $0.id.id == id })
    for example in rule.examples {
      let bad = try draw(example.badSource, id)
      #expect(bad.status == 1 && (bad.errors + bad.output).contains("[\(id)]"), "\(bad.errors)")
      let good = try draw(example.good, id)
      #expect(good.status == 0 && !good.errors.contains("["), "\(good.errors)")
    }
  }

  @Test(arguments: rules.map { $0.id.id })
  func nearMissesAreDrawn(_ id: String) throws {
    let rule = try #require(Self.rules.first { $0.id.id == id })
    let page = try #require(NearMissPage.all.first { $0.rule == id })
    for screens in [[rule.nearMiss.screens]] + page.packages.map(\.screens) {
      let drawn = try draw(screens.joined(), id)
      #expect(drawn.status == 0 && !drawn.errors.contains("["), "\(id): \(drawn.errors)\n\(screens)")
    }
  }
}
