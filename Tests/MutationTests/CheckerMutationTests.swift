import ScreenCompiler
import TestFixtures
import Testing

/// What the checker says of right code that one change made wrong: the programs beside `ProgramTests`, which are clean.
@Suite("Decisions of the checker")
struct CheckerMutationTests {
  /// Groups of rules that the checker reports, and its rules in others.
  private static let groups = ["name/", "type/", "syntax/"]
  private static let rules: Set<String> = [
    "flow/binding-expected", "flow/binding-to-copy", "flow/binding-to-read-only", "flow/immutable-assignment",
    "flow/value-expected",
  ]
  /// How many places of one kind are changed in one program; others are passed over evenly.
  private static let places = 2

  @Test("At least 90 % of the changes are told by the checker, and those that are not are the known ones")
  func areTold() throws {
    var (planted, missed): (Int, [String]) = (0, [])
    for program in ProgramTests.programs {
      let copy = try TemporaryPackage(copyOf: "Tests/MutationTests/Programs/" + program)
      let files = try copy.files("").filter { $0.hasSuffix(".xml") }.sorted().map { ($0, try copy.read($0)) }
      for plant in Plant.decisions {
        let all = files.flatMap { file, text in plant.mutants(text).map { (file, text, $0) } }
        let count = min(Self.places, all.count)
        for place in 0..<count {
          let (file, text, mutant) = all[place * all.count / count]
          try copy.write(file, mutant.text)
          let told = try ProgramRun.findings(in: copy)
          try copy.write(file, text)
          planted += 1
          let isTold = told.contains { finding in
            Self.rules.contains(finding.rule) || Self.groups.contains { finding.rule.hasPrefix($0) }
          }
          if !isTold { missed.append("\(plant.name), \(program)/\(file): \(mutant.label)") }
        }
      }
    }
    #expect(planted > 250)
    #expect(missed.count * 10 <= planted, "\(missed.count) of \(planted)")
    #expect(missed == Self.known)
  }

  /// Changes that the checker lets pass: the kind, the file and the code. None so far.
  private static let known: [String] = []
}
