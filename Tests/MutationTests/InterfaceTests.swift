import Foundation
import ScreenCompiler
import ScreenLint
import ScreenSemantics
import TestFixtures
import Testing

/// A package that is checked against the interface of a dependency has the findings that it has with the sources: the same
/// rules, words, places and fixes.
@Suite struct InterfaceTests {
  private static let shares = [0.3, 0.6, 0.9]

  /// All files of a package of the project.
  private static func sample(_ name: String) throws -> [String: String] {
    let copy = try TemporaryPackage(copyOf: "Screens/" + name)
    var files: [String: String] = [:]
    for path in copy.files("") where [".xml", ".json", ".yml"].contains(where: { path.hasSuffix($0) }) {
      if !path.hasPrefix("Snapshots/"), !path.hasPrefix("Output/") { files[path] = try copy.read(path) }
    }
    return files
  }

  private func check(_ split: SplitPackage, _ name: String, _ count: inout Int) throws {
    guard let answers = try split.answers() else { return }
    count += 1
    #expect(answers.whole == answers.apart, "\(name)")
  }

  @Test(arguments: MutationRun.packages) func samples(_ name: String) throws {
    var count = 0
    for share in Self.shares {
      guard let split = try SplitPackage(Self.sample(name), share: share) else { continue }
      try check(split, "\(name), \(share) of it a dependency", &count)
    }
    #expect(count > 0)
  }

  /// Every kind of fault, in either part: `SCREENWRIGHT_PLANTS` mutants of each in each package, else one in one of them.
  @Test func plants() throws {
    let wanted = ProcessInfo.processInfo.environment["SCREENWRIGHT_PLANTS"].flatMap { Int($0) }
    let splits = try MutationRun.packages.map { try SplitPackage(Self.sample($0), share: 0.6) }
    var count = 0
    for (number, plant) in Plant.all.enumerated() {
      for (place, split) in splits.enumerated() where wanted != nil || number % splits.count == place {
        guard let split else { continue }
        var mutants: [(file: String, text: String)] = []
        for file in split.screens {
          mutants += plant.mutants(try split.folder.read(file)).map { (file, $0.text) }
        }
        let limit = min(wanted ?? 1, mutants.count)
        for index in 0..<limit {
          // Spread over the files, so that both parts get some.
          let (file, text) = mutants[(index * mutants.count / limit + number) % mutants.count]
          let original = try split.folder.read(file)
          try split.folder.write(file, text)
          try check(split, "\(plant.name) in \(file)", &count)
          try split.folder.write(file, original)
        }
      }
    }
    #expect(count > 30)
  }

  /// The bad and good examples of all rules and the near misses, their types and views in a package of their own where they
  /// can stand alone.
  @Test func examples() throws {
    var count = 0
    for rule in RuleCatalog.all {
      for example in rule.examples {
        for text in [example.badSource, example.good] { try checkParts(of: text, rule.id.id, &count) }
      }
    }
    for page in NearMissPage.all {
      for package in page.packages where !package.hasData && package.screens.count == 1 {
        try checkParts(of: package.screens[0], "\(page.rule): \(package.title)", &count)
      }
    }
    #expect(count > 200)
  }

  /// Cuts a `<Module>` into a file for each declaration.
  private func checkParts(of text: String, _ name: String, _ count: inout Int) throws {
    let package = try TemporaryPackage(home: text)
    let program = try Compiler.parse(PackageLocator.locate(package.path)[0]).program
    let parts = program.declarations.indices.filter { !program[$0].isNested }
    let isWhole = parts.contains { program[$0].isPrivate || program[$0].kind == .fileScope }
    guard parts.count > 1, !isWhole else { return }
    let bytes = Array(text.utf8)
    var files: [String: String] = [:]
    for (place, part) in parts.enumerated() {
      let range = program[part].range
      files["Screens/Part\(place + 100).xml"] = String(
        decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }
    guard let split = try SplitPackage(files, share: 0.7) else { return }
    try check(split, name, &count)
  }
}
