import Foundation
import ScreenCompiler
import ScreenTypes
import SourceModel
import TestFixtures
import Testing

/// What holds for every input: no crash, places inside files, and the same answer twice.
@Suite struct PropertyTests {
  /// A package as paths and bytes.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var files: [String: String]
    /// How many mutations of it are tried.
    var rounds: Int
    var testDescription: String { name }
  }

  static let samples: [Sample] = packages + pages

  /// The packages under `Screens`.
  private static let packages: [Sample] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Project.root + "Screens")) ?? []
    return names.sorted().map { name in
      var files: [String: String] = [:]
      for ending in [".xml", ".json", ".yml"] {
        for path in Project.files(under: "Screens/" + name, ending: ending) {
          files[String(path.dropFirst("Screens/\(name)/".count))] = try? Project.text(path)
        }
      }
      return Sample(name: name, files: files, rounds: 60)
    }
  }()

  /// The sources of the golden cases.
  private static let pages: [Sample] = Project.files(under: "Tests/GoldenTests/Cases", ending: ".md").map {
    path in
    var files: [String: String] = [:]
    let text = (try? Project.text(path)) ?? ""
    for match in text.matches(of: /(?ms)^```\w+ file=(\S+)\n(.*?)^```$/) {
      files[String(match.1)] = String(match.2)
    }
    return Sample(name: String(path.split(separator: "/").last ?? ""), files: files, rounds: 25)
  }

  @Test(arguments: samples) func mutationsAreAnswered(_ sample: Sample) throws {
    var random = SeededGenerator(seed: 20_200_101)
    let package = try TemporaryPackage(sample.files)
    let names = sample.files.keys.sorted()
    // After a crash the folder is still there and holds what was read.
    print("\(sample.name) is mutated in \(package.path)")
    for round in 0..<sample.rounds {
      let name = try #require(names.randomElement(using: &random))
      let original = Array((sample.files[name] ?? "").utf8)
      try package.write(name, Mutation.apply(to: original, &random))
      try check(package, "\(sample.name) \(round) \(name)", rendering: round.isMultiple(of: 4))
      try package.write(name, original)
    }
  }

  @Test(arguments: samples) func truncationsAreAnswered(_ sample: Sample) throws {
    let package = try TemporaryPackage(sample.files)
    print("\(sample.name) is truncated in \(package.path)")
    let names = sample.files.keys.sorted()
    let total = sample.files.values.map(\.utf8.count).reduce(0, +)
    for name in names {
      let original = Array((sample.files[name] ?? "").utf8)
      let step = max(1, total / 12)
      for count in stride(from: step / 2, to: original.count, by: step) {
        try package.write(name, Array(original.prefix(count)))
        try check(package, "\(sample.name) \(name) up to \(count)", rendering: false)
      }
      try package.write(name, original)
    }
  }

  @Test(arguments: samples) func samplesDrawTheSameTwice(_ sample: Sample) throws {
    try check(TemporaryPackage(sample.files), sample.name, rendering: true)
  }

  private func check(_ package: TemporaryPackage, _ name: String, rendering: Bool) throws {
    guard let location = try PackageLocator.locate(package.path).first else { return }
    let first = try Compiler.compile(location)
    let second = try Compiler.compile(location)
    #expect(first.diagnostics == second.diagnostics, "\(name)")
    for diagnostic in first.diagnostics {
      let places = [diagnostic.location] + diagnostic.related.map(\.location)
      for place in places + diagnostic.fixes.flatMap(\.edits).map(\.location) {
        let isFile = place.file.index >= 0 && Int(place.file.index) < first.files.count
        try #require(isFile, "\(name): \(diagnostic)")
        let size = first.files[place.file].bytes.count
        let isInside = place.range.start <= place.range.end && Int(place.range.end) <= max(size, 1)
        #expect(isInside, "\(name): \(diagnostic)")
      }
      #expect(
        !diagnostic.message.isEmpty && !diagnostic.message.contains("TypeID("), "\(name): \(diagnostic)")
    }
    var report = TextReport(first.files, colors: true)
    #expect(first.diagnostics.isEmpty == report.text(first.diagnostics).isEmpty)
    if rendering, first.drawingErrors.isEmpty { try draw(first, second, name) }
  }

  private func draw(_ first: Compilation, _ second: Compilation, _ name: String) throws {
    let program = first.model.program
    for index in program.declarations.indices
    where [.screen, .preview].contains(program.declarations[index].kind) {
      let pages = [first, second].map { page($0, index) }
      #expect(pages[0] == pages[1], "\(name): \(program.declarations[index].name)")
    }
  }

  /// The page in both formats, or the fault it ends with.
  private func page(_ compilation: Compilation, _ id: DeclarationID) -> [UInt8] {
    let maker = PageMaker(compilation, options: PageOptions())
    do {
      let isPreview = compilation.model.program[id].kind == .preview
      let tree = isPreview ? try maker.tree(ofPreview: id) : try maker.tree(of: id)
      return OutputFormat.allCases.flatMap { maker.bytes(tree, $0, title: "Page") }
    } catch let fault as PageFault {
      return Array(fault.diagnostics.map(\.message).joined(separator: "\n").utf8)
    } catch {
      return Array("\(error)".utf8)
    }
  }
}
