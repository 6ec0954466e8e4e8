import ScreenCompiler
import SourceModel
import TestFixtures
import Testing

/// Packages that use the declarations of others.
@Suite struct DependencyTests {
  private static let badge = """
    <Module>
      <View name="Badge"><Let name="text" type="String"/><Body><Text>* {text} *</Text></Body></View>
      <Preview name="Badge" of="Badge"><Badge text="new"/></Preview>
    </Module>
    """
  private static let home = #"<Screen name="Home"><Body><Badge text="hot"/></Body></Screen>"#

  private func compile(_ files: [String: String], _ folder: String = "App") throws -> Compilation {
    let package = try TemporaryPackage(files)
    return try Compiler.compile(PackageLocator.locate(package.path + "/" + folder)[0])
  }

  @Test func namesResolveAcrossPackages() throws {
    let result = try compile([
      "App/screenwright.yml": "dependencies: [../Middle]\n", "App/Screens/Home.xml": Self.home,
      "Middle/screenwright.yml": "dependencies:\n  - ../Design\n",
      "Middle/Screens/Line.xml": #"<View name="Line"><Body><Badge text="x"/></Body></View>"#,
      "Design/Screens/Badge.xml": Self.badge,
    ])
    #expect(!result.hasErrors, "\(result.diagnostics.map(\.message))")
    #expect(result.package.ownFiles == 1 && result.package.files.count == 3)
    #expect(!result.diagnostics.contains { (1...2).contains($0.location.file.index) })
    #expect(!result.model.program.declarations.contains { $0.kind == .preview })
  }

  @Test func aFaultInADependencyIsOne() throws {
    let result = try compile([
      "App/screenwright.yml": "dependencies: [../Design]\n", "App/Screens/Home.xml": Self.home,
      "Design/Screens/Badge.xml": Self.badge.replacing("{text} *", with: "{txt} *"),
    ])
    #expect(result.diagnostics.contains { $0.rule.id == "name/undefined" && $0.location.file.index == 1 })
  }

  @Test func aMissingPackageIsNamedAtItsEntry() throws {
    let result = try compile([
      "App/screenwright.yml": "dependencies: [../Nowhere]\n", "App/Screens/Home.xml": Self.home,
    ])
    let fault = try #require(result.diagnostics.first { $0.rule.id == "meta/settings" })
    #expect(fault.message == "There is no package at `../Nowhere`.")
    #expect(fault.location.range == SourceRange(15, 25))
    #expect(result.files[Int(fault.location.file.index)].path == "screenwright.yml")
  }

  @Test func aCircleIsTold() throws {
    let result = try compile([
      "App/screenwright.yml": "dependencies: [../Design]\n", "App/Screens/Home.xml": Self.home,
      "Design/screenwright.yml": "dependencies: [../App]\n", "Design/Screens/Badge.xml": Self.badge,
    ])
    let faults = result.diagnostics.filter { $0.rule.id == "meta/settings" }
    #expect(faults.map(\.message) == ["These packages depend on each other in a circle: App → Design → App."])
  }
}
