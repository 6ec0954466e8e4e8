import ScreenCompiler
import ScreenLint
import SourceModel
import TestFixtures
import Testing

/// What is told of a planted fault.
enum PlantedOutcome: String, CaseIterable {
  /// The rule that is about it speaks, at its line, and nothing else does.
  case found
  /// Something is told, but not by that rule at that line.
  case misattributed
  /// More than that one finding is told.
  case doubled
  /// Nothing is told.
  case silent
}

/// Plants each fault of the programs into a copy of its own and lints that.
enum ProgramRun {
  /// A planted fault, and what is told of it.
  struct Result: Sendable {
    let fault: PlantedFault
    let outcome: PlantedOutcome
    /// The fault, its rule and all findings.
    let label: String
  }

  /// The faults of each program, linted once for all tests that ask.
  static let all: [String: Task<[Result], any Error>] = Dictionary(
    uniqueKeysWithValues: ProgramTests.programs.map { program in
      (program, Task { try PlantedFault.all(of: program).map(look) })
    })

  /// The findings of a package.
  static func findings(in package: TemporaryPackage) throws
    -> [(rule: String, file: String, line: Int, message: String)]
  {
    let compilation = try Compiler.compile(try #require(try PackageLocator.locate(package.path).first))
    return compilation.diagnostics.map { finding in
      let file = compilation.files[finding.location.file]
      let position = LineIndex(file).position(of: finding.location.range.start)
      return (finding.rule.id, file.path, position.line, finding.message)
    }
  }

  /// The outcomes as a page, a line for each rule that has a planted fault.
  static func page() async throws -> String {
    var outcomes: [String: [PlantedOutcome: Int]] = [:]
    var counts: [String: Int] = [:]
    for program in ProgramTests.programs {
      for result in try await all[program]?.value ?? [] {
        outcomes[result.fault.rule, default: [:]][result.outcome, default: 0] += 1
        counts[program, default: 0] += 1
      }
    }
    var text = """
      # What is told of planted faults

      The faults of the pages beside this one, planted into their programs one at a time, by the rule that each is to be found by. It is
      *found* where that rule speaks at its line and nothing else does; *misattributed* where only something else is told, *doubled* where
      more is told than that one finding, *silent* where nothing is. `SCREENWRIGHT_REWRITE=1 swift test --filter ProgramTests` writes this page.

      | Rule | Planted | Found | Misattributed | Doubled | Silent |
      | --- | ---: | ---: | ---: | ---: | ---: |

      """
    func row(_ name: String, _ outcomes: [PlantedOutcome: Int]) -> String {
      let counts = PlantedOutcome.allCases.map { outcomes[$0] ?? 0 }
      return "| \(name) | \(([counts.reduce(0, +)] + counts).map(String.init).joined(separator: " | ")) |\n"
    }
    for (rule, found) in outcomes.sorted(by: { $0.key < $1.key }) { text += row("`\(rule)`", found) }
    let whole = outcomes.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    text += row("all", whole)
    let programs = ProgramTests.programs.map { "\($0) \(counts[$0] ?? 0)" }.joined(separator: ", ")
    let others = RuleCatalog.all.map(\.id.id).filter { outcomes[$0] == nil }.sorted()
    return text + "\nFaults by program: \(programs).\n\nRules without a fault here: "
      + others.map { "`\($0)`" }.joined(separator: ", ") + ".\n"
  }

  private static func look(for fault: PlantedFault) throws -> Result {
    let copy = try TemporaryPackage(copyOf: "Tests/MutationTests/Programs/" + fault.program)
    try fault.plant(in: copy)
    let lines = try copy.read(fault.file).split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].contains(fault.text) }
    try #require(marked.count == 1, "\(fault.testDescription): \(fault.text) is not in one line")
    let told = try findings(in: copy)
    let isTold = told.contains {
      $0.rule == fault.rule && $0.file == fault.file && $0.line == marked[0] + 1
    }
    let outcome: PlantedOutcome
    switch (isTold, told.count) {
    case (true, 1): outcome = .found
    case (true, _): outcome = .doubled
    case (false, 0): outcome = .silent
    case (false, _): outcome = .misattributed
    }
    let label = "\(fault.title) (\(fault.rule)): \(told.map { "\($0.rule) \($0.file):\($0.line)" })"
    return Result(fault: fault, outcome: outcome, label: label)
  }
}
