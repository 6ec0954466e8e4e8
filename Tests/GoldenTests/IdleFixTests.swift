import ScreenCompiler
import SourceModel
import TestFixtures
import Testing

/// Fixes that cure nothing.
@Suite struct IdleFixTests {
  private static let source = """
    <View name="Card">
      <State name="columns" type="Int" value="3"/>
      <State name="left" type="Int" value="3"/>
      <Body><Text>{columns}</Text></Body>
    </View>
    """

  /// A fix whose finding stays is left out, and no reason to leave out the others; nothing is written for it.
  @Test func aFixWhoseFindingStaysIsLeftOut() throws {
    let package = try TemporaryPackage(["Screens/Card.xml": Self.source])
    var compilation = try Compiler.compile(PackageLocator.locate(package.path)[0])
    let place = try #require(
      compilation.diagnostics.firstIndex { $0.rule == "flow/constant-state" }, "\(compilation.diagnostics)")
    let end = SourceLocation(FileID(0), SourceRange(Self.source.utf8.count, Self.source.utf8.count))
    compilation.diagnostics[place].fixes = [FixIt("Add a comment", .safe, [SourceEdit(end, "<!-- idle -->")])]
    let alone = try FixApplier.apply(
      [
        {
          var only = compilation; only.diagnostics = [compilation.diagnostics[place]]; return only
        }()
      ],
      unsafe: true, overrides: [], dryRun: false)
    #expect(alone.fixes == 0 && alone.difference.isEmpty)
    #expect(try package.read("Screens/Card.xml") == Self.source)
    let both = try FixApplier.apply([compilation], unsafe: false, overrides: [], dryRun: true)
    let difference = String(decoding: both.difference, as: UTF8.self)
    #expect(difference.contains("-  <State name=\"left\"") && !difference.contains("idle"), "\(difference)")
  }
}
