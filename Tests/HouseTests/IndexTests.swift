import TestFixtures
import Testing

/// Elements of tables are found by ids of their own kind (`TableID`, `Table`, `IDArray`), which the compiler does not take
/// for each other. An `Int(…)` in brackets makes a plain number of one; what is left of them may become less, not more.
@Suite struct IndexTests {
  /// The most in each target. Raw memory, bytes and raw values are counted, too.
  private static let most = [
    "CMemory": 0, "SourceModel": 11, "ScreenSyntax": 7, "ModelData": 61, "RenderTree": 19, "Rendering": 98,
    "ScreenTypes": 3, "StandardLibrary": 13, "ElementCatalog": 22, "ScreenSemantics": 169,
    "ScreenRuntime": 119, "ScreenLint": 126, "ScreenCompiler": 23, "screenwright": 0,
  ]

  @Test func noMoreNumbersStandForIDs() throws {
    for (target, most) in Self.most.sorted(by: { $0.key < $1.key }) {
      let files = Project.files(under: "Sources/\(target)", ending: ".swift")
      let count = try files.reduce(0) { try $0 + Project.text($1).split(separator: "[Int(").count - 1 }
      #expect(
        count <= most,
        """
        Sources/\(target) has \(count) subscripts by `Int(…)`, and at most \(most) may be there: give what the table holds \
        an id (`TableID`), or find it by the id that it has.
        """)
    }
  }
}
