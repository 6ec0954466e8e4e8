import ScreenCompiler
import SourceModel
import TestFixtures
import Testing

/// Programs as teams write them, one by the habits of 2021, one by today's: they are clean, and each small fault that is planted
/// into them is told by its rule, at its line, and by nothing else.
@Suite("Faults planted into programs")
struct ProgramTests {
  static let programs = ["Courts", "Feeds", "Ledger", "Trails"]

  /// What was told of planted faults.
  private struct Tally {
    var found = 0
    var misattributed: [String] = []
    var doubled: [String] = []
    var silent: [String] = []
  }

  @Test(arguments: programs) func isClean(_ program: String) throws {
    let copy = try TemporaryPackage(copyOf: "Tests/MutationTests/Programs/" + program)
    let told = try findings(in: copy)
    #expect(told.isEmpty, "\(told.map(\.message))")
    let lines = try copy.files("").filter { $0.hasSuffix(".xml") }.reduce(0) {
      $0 + (try copy.read($1)).split(separator: "\n").count
    }
    #expect(lines > 780)
  }

  @Test(arguments: programs) func faultsAreTold(_ program: String) throws {
    var tally = Tally()
    let faults = try PlantedFault.all(of: program)
    for fault in faults { try look(for: fault, &tally) }
    print(
      "\(program): \(tally.found) of \(faults.count) found, \(tally.misattributed.count) misattributed, \(tally.doubled.count) doubled, \(tally.silent.count) silent"
    )
    #expect(faults.count >= 40)
    #expect(tally.found * 100 >= faults.count * 96)
    #expect(tally.misattributed.isEmpty, "\(tally.misattributed)")
    #expect(tally.doubled.isEmpty, "\(tally.doubled)")
    #expect(tally.silent.isEmpty, "\(tally.silent)")
  }

  private func look(for fault: PlantedFault, _ tally: inout Tally) throws {
    let copy = try TemporaryPackage(copyOf: "Tests/MutationTests/Programs/" + fault.program)
    try fault.plant(in: copy)
    let lines = try copy.read(fault.file).split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].contains(fault.text) }
    try #require(marked.count == 1, "\(fault.testDescription): \(fault.text) is not in one line")
    let told = try findings(in: copy)
    let isTold = told.contains {
      $0.rule == fault.rule && $0.file == fault.file && $0.line == marked[0] + 1
    }
    let label = "\(fault.title) (\(fault.rule)): \(told.map { "\($0.rule) \($0.file):\($0.line)" })"
    switch (isTold, told.count) {
    case (true, 1): tally.found += 1
    case (true, _): tally.doubled.append(label)
    case (false, 0): tally.silent.append(label)
    case (false, _): tally.misattributed.append(label)
    }
  }

  private func findings(in package: TemporaryPackage) throws
    -> [(rule: String, file: String, line: Int, message: String)]
  {
    let compilation = try Compiler.compile(try #require(try PackageLocator.locate(package.path).first))
    return compilation.diagnostics.map { finding in
      let file = compilation.files[finding.location.file]
      let position = LineIndex(file).position(of: finding.location.range.start)
      return (finding.rule.id, file.path, position.line, finding.message)
    }
  }
}
