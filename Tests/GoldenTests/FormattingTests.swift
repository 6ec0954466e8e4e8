import ScreenCompiler
import TestFixtures
import Testing

/// What is laid out means the same.
@Suite struct FormattingTests {
  @Test(arguments: CasePage.all) func golden(_ page: CasePage) throws {
    for one in page.cases { try expectSame(try TemporaryPackage(one.files), "\(page), \(one.title)") }
  }

  @Test(arguments: ["FruitMart", "Landmarks", "Lessons", "Recipes", "TeaHouse", "Trips"]) func app(
    _ name: String
  ) throws {
    try expectSame(try TemporaryPackage(copyOf: "Screens/" + name), name)
  }

  private func expectSame(_ package: TemporaryPackage, _ name: String) throws {
    let location = try #require(try PackageLocator.locate(package.path).first)
    let before = try said(location)
    try PackageFormatter.write(PackageFormatter.format(location.files, of: location), of: location)
    #expect(try said(location) == before, "\(name)")
    let again = try PackageFormatter.format(location.files, of: location)
    #expect(again.filter(\.isChanged).map(\.path) == [], "\(name) is laid out otherwise the second time")
  }

  /// What lint says of a package, without places and in an order that does not hang on them.
  private func said(_ package: PackageLocation) throws -> [String] {
    try Compiler.compile(package).diagnostics.map { finding in
      // A name twice is told of the second, and words that list attributes have them in their order.
      "\(finding.rule) \(String(finding.message.filter { $0.isLetter }.sorted()))"
    }.sorted()
  }
}
