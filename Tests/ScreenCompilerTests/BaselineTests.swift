import SourceModel
import Testing

@testable import ScreenCompiler

/// A baseline answers for findings that are known, each line for one, and says which of its lines are of no use.
@Suite struct BaselineTests {
  private static func compilation(_ body: String) throws -> Compilation {
    let screen =
      "<Screen name=\"Home\"><State name=\"idle\" type=\"Int\" value=\"1\"/><Body>\(body)</Body></Screen>"
    return try Compiler.compile(PackageLocation(inMemory: ["Screens/Home.xml": Array(screen.utf8)]))
  }

  private static func baseline(_ text: String) -> Baseline {
    Baseline(path: "known", bytes: Array(text.utf8))
  }

  @Test func aBaselineKnowsWhatItWasMadeOf() throws {
    let found = try Self.compilation("<Text>a</Text>")
    #expect(!found.diagnostics.isEmpty)
    var known = Self.baseline(Baseline.text([found]))
    #expect(known.new(found).isEmpty)
    #expect(known.report(isComplete: true) == nil)
  }

  @Test func aLineAnswersForOneFinding() throws {
    let found = try Self.compilation("<Text>{missing}{missing}</Text>")
    let lines = Baseline.text([found]).split(separator: "\n")
    let twice = lines.filter { $0.contains("name/undefined") }
    #expect(twice.count == 2 && twice[0] == twice[1])
    var known = Self.baseline(lines.dropLast().joined(separator: "\n"))
    #expect(known.new(found).count == 1)
  }

  @Test func linesThatNothingBreaksAreObsolete() throws {
    let found = try Self.compilation("<Text>a</Text>")
    var known = Self.baseline(Baseline.text([found]) + "view/missing-label\tScreens/Home.xml\tHome/Body\n")
    #expect(known.new(found).isEmpty)
    let report = try #require(known.report(isComplete: true))
    #expect(report.diagnostics.count == 1)
  }

  @Test func damagedLinesAreToldOnce() throws {
    let known = Self.baseline("# a comment\n\nno tabs\nnor here\r\nno/rule\ta\tb\n")
    let report = try #require(known.report(isComplete: false))
    #expect(report.diagnostics.map { "\($0.rule)" } == ["meta/settings", "meta/unknown-rule"])
    #expect(report.diagnostics[0].message.contains("one more"))
  }

  @Test func marksAndEndsOfLinesDoNotCount() throws {
    let found = try Self.compilation("<Text>a</Text>")
    let text = "\u{FEFF}" + Baseline.text([found]).replacing("\n", with: "\r\n")
    var known = Self.baseline(text)
    #expect(known.new(found).isEmpty)
  }
}
