import Foundation
import ScreenCompiler
import ScreenSemantics
import ScreenTypes
import TestFixtures
import Testing

@Suite("Landmarks whose rows are in a database")
struct LandmarksDatabaseTests {
  /// The app with a database in place of JSON, made by the lines that Documentation/Data.md has for it.
  private static func variant() throws -> TemporaryPackage {
    let page = try Project.text("Documentation/Data.md")
    let lines = try #require(page.firstMatch(of: /```python\n((?s:.*?))```/)).1
    let package = try TemporaryPackage(copyOf: "Screens/Landmarks")
    let python = Process()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.currentDirectoryURL = URL(filePath: package.path + "/Models")
    python.arguments = ["python3", "-c", String(lines).replacing("Screens/Landmarks/Models/", with: "")]
    try python.run()
    python.waitUntilExit()
    #expect(python.terminationStatus == 0)
    try FileManager.default.removeItem(atPath: package.path + "/Models/landmarkData.json")
    try package.replace(
      "source=\"landmarkData.json\"", with: "source=\"landmarks.db?table=landmarks\"",
      in: "Models/ModelData.xml")
    return package
  }

  private static func compile(_ folder: String) throws -> Compilation {
    try Compiler.compile(try #require(try PackageLocator.locate(folder).first))
  }

  /// The page of every screen and preview as HTML, by name.
  private static func pages(_ compilation: Compilation) throws -> [String: [UInt8]] {
    let maker = PageMaker(compilation, options: PageOptions())
    let program = compilation.model.program
    var pages: [String: [UInt8]] = [:]
    for id in program.declarations.indices {
      let declared = program.declarations[id]
      guard declared.kind == .screen || declared.kind == .preview else { continue }
      let tree = try declared.kind == .preview ? maker.tree(ofPreview: id) : maker.tree(of: id)
      pages["\(declared.kind) \(declared.name)"] = maker.bytes(tree, .html, title: declared.name.text)
    }
    return pages
  }

  @Test("Findings, pages and scenarios are those of the app with JSON")
  func isTheSameApp() throws {
    let package = try Self.variant()
    let compilation = try Self.compile(package.path)
    #expect(compilation.diagnostics.isEmpty)
    let pages = try Self.pages(compilation)
    #expect(pages.count > 2)
    #expect(try pages == Self.pages(Self.compile(Project.root + "Screens/Landmarks")))
    let results = try ScenarioRunner(compilation).run()
    #expect(!results.isEmpty && results.allSatisfy(\.failures.isEmpty))
  }
}
