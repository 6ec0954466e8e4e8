import ScreenCompiler
import ScreenLint
import TestFixtures
import Testing

@testable import PreviewServer

/// Which pages are drawn before rules are asked, and after.
@Suite struct PackageVersionTests {
  private static func app(_ label: String, providing: Bool) -> String {
    """
    <Module>
    <ObservableObject name="Store"><Published name="visits" type="Int" value="0"/></ObservableObject>
    <App name="Shop"><StateObject name="store" type="Store"/>
      <WindowGroup><Home\(providing ? " modifiers=\".environmentObject(store)\"" : "")/></WindowGroup></App>
    <Screen name="Home"><EnvironmentObject name="store" type="Store"/>
      <Body><Text>\(label) {store.visits}</Text></Body></Screen>
    </Module>
    """
  }

  private static func version(of package: TemporaryPackage, after before: PackageVersion?) throws
    -> PackageVersion
  {
    let located = try #require(try PackageLocator.locate(package.path, allowed: []).first)
    let update = PackageUpdate(of: before?.current, changed: ["Screens/App.xml"])
    return PackageVersion(try Compiler.compile(located, scope: .noRule, updating: update), after: before)
  }

  @Test func pagesGoBackWhereARuleIsAgainstThem() throws {
    let package = try TemporaryPackage(["Screens/App.xml": Self.app("first", providing: true)])
    let hasty = try Self.version(of: package, after: nil)
    let first = PackageVersion(hasty, linted: Compiler.askingAllRules(hasty.current))
    #expect(first.drawn != nil && first.errors.isEmpty && first.number == hasty.number)

    try package.write("Screens/App.xml", Self.app("second", providing: false))
    let second = try Self.version(of: package, after: first)
    #expect(second.errors.isEmpty && second.number > first.number)
    #expect(second.drawn?.model === second.current.model)

    let judged = PackageVersion(second, linted: Compiler.askingAllRules(second.current))
    #expect(judged.errors.map(\.rule) == ["flow/missing-environment-object"])
    #expect(judged.drawn?.model === first.drawn?.model)
    #expect(judged.number > second.number)
  }

  @Test func pagesStayWhereNoRuleIsAgainstThem() throws {
    let package = try TemporaryPackage(["Screens/App.xml": Self.app("first", providing: true)])
    let hasty = try Self.version(of: package, after: nil)
    let first = PackageVersion(hasty, linted: Compiler.askingAllRules(hasty.current))
    try package.write("Screens/App.xml", Self.app("second", providing: true))
    let second = try Self.version(of: package, after: first)
    let judged = PackageVersion(second, linted: Compiler.askingAllRules(second.current))
    #expect(judged.isLinted && judged.number == second.number)
    #expect(judged.drawn?.model === second.drawn?.model)
  }
}
