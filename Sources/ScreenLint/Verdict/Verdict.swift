import ScreenSemantics
import ScreenTypes
import SourceModel

/// Whether, and how heavily, each finding is told.
///
/// All that is decided about findings of a package is decided here, in one order of steps. Each step leaves something out for
/// one reason, from what the finding's `Rule` says of itself; which rule it is does not count. What a step leaves out is
/// noted with its reason for the rule that somebody asks about (`LintOptions.questioned`); else nothing is kept.
public struct Verdict {
  /// What earlier phases said and what rules find, as it is told: sorted by file, position and rule, without repetition.
  public private(set) var told: [Diagnostic] = []
  /// Silenced errors of code that means nothing: a page of it would show what nobody wrote.
  public private(set) var silenced: [Diagnostic] = []
  /// What is not told of the rule that is asked about.
  public private(set) var leftOut: [LeftOut] = []

  private let model: SemanticModel
  private let graph: DataFlowGraph
  private let options: LintOptions
  private var program: Program { _read { yield model.program } }

  /// Decides. Suspicions are proved by runs, or dropped without a `prover`.
  public init(
    on answers: Linter.Answers, _ model: SemanticModel, _ graph: DataFlowGraph,
    options: LintOptions = LintOptions(), prover: (any Prover)? = nil
  ) {
    (self.model, self.graph, self.options) = (model, graph, options)
    var suppressions = Suppressions(model.program)
    var found = answers.certain + answers.local + proved(answers, by: prover)
    leaveOutWhatYields(&found)
    SourceFixes.fit(&found, model, graph)
    let meaningless = found.filter(Self.isMeaningless)
    weigh(&found)
    leaveOutWhatIsSilenced(&found, by: &suppressions)
    let left = meaningless.isEmpty ? [] : Set(found.lazy.filter(Self.isMeaningless).map(\.location))
    silenced = Self.sorted(meaningless.filter { !left.contains($0.location) })
    var faults = suppressions.faults(isComplete: answers.obstacle == nil)
    weigh(&faults)
    found = Self.sorted(found + faults)
    leaveOutWhatIsHidden(&found)
    leaveOutWhatDependenciesExplain(&found)
    told = found
  }

  /// The findings of reading, collecting, linking and checking that stand whatever rules find, and why the others do not.
  public static func admit(_ found: [Diagnostic], _ files: SharedArray<FileID, ParsedFile>) -> (
    found: [Diagnostic], leftOut: [LeftOut]
  ) {
    if found.isEmpty { return ([], []) }
    guard let hidden = HiddenFiles(files) else { return (found, []) }
    let isExplained = found.map(hidden.explains)
    return (
      zip(found, isExplained).filter { !$1 }.map(\.0),
      zip(found, isExplained).filter(\.1).map { LeftOut(finding: $0.0, reason: .hidden(hidden.first)) }
    )
  }

  /// Admitted findings of reading, linking, checking or local visits of rules in some files, as they are told before all rules are
  /// asked: sorted, with the severities of settings, without what comments silence. Linear in the number of all files.
  package static func first(
    _ found: [Diagnostic], in files: [FileID], _ program: Program, _ options: LintOptions
  ) -> [Diagnostic] {
    var suppressions = Suppressions(program, only: files)
    var told: [Diagnostic] = []
    for var finding in found {
      if options.lacksDependency, traits(of: finding).contains(.missesDeclaration) { continue }
      switch options.weighing(of: finding, in: program.files[finding.location.file].store.path) {
      case .off: continue
      case .severity(let severity): finding.severity = severity
      case .asFound: break
      }
      if suppressions.comment(silencing: finding) == nil { told.append(finding) }
    }
    return sorted(told)
  }

  /// Some findings without those that yield to others, which may be among them.
  package static func withoutYielding(
    _ found: [Diagnostic], to others: [Diagnostic], _ program: Program
  ) -> [Diagnostic] {
    let stronger = Yields(others, program)
    return stronger.isEmpty ? found : found.filter { stronger.finding(over: $0) == nil }
  }

  // MARK: The steps, in their order

  /// What runs of screens confirm of suspicions.
  private mutating func proved(_ answers: Linter.Answers, by prover: (any Prover)?) -> [Diagnostic] {
    guard let prover, answers.obstacle == nil else {
      if let obstacle = answers.obstacle {
        let unproved =
          answers.suspicions.map(\.finding) + answers.lists.map(\.finding)
          + answers.pairs.filter { !$0.isCertain }.map(\.finding)
        for finding in unproved { note(finding, .notRun(obstacle)) }
      }
      return answers.pairs.filter(\.isCertain).map(\.finding)
    }
    var found: [Diagnostic] = []
    func settle(_ finding: Diagnostic, _ outcome: ProofOutcome) {
      switch outcome {
      case .told(let finding): found.append(finding)
      case .disproved(let why): note(finding, .disproved(why))
      }
    }
    let (suspicions, pairs, lists) = (answers.suspicions, answers.pairs, answers.lists)
    if !suspicions.isEmpty {
      for (suspicion, proof) in zip(suspicions, prover.proofs(of: suspicions.map(\.suspect))) {
        settle(suspicion.finding, suspicion.settled(by: proof))
      }
    }
    if !pairs.isEmpty {
      found += zip(pairs, prover.events(showing: pairs.map(\.pair))).map { $0.settled(by: $1) }
    }
    if !lists.isEmpty {
      for (list, repetition) in zip(lists, prover.repetitions(in: lists.map(\.suspect))) {
        settle(list.finding, list.settled(by: repetition, program))
      }
    }
    return found
  }

  /// Leaves out what another finding says better.
  private mutating func leaveOutWhatYields(_ found: inout [Diagnostic]) {
    let stronger = Yields(found, program)
    if stronger.isEmpty { return }
    leaveOut(of: &found) { finding in stronger.finding(over: finding).map { .yields($0) } }
  }

  /// Applies the severities of settings; what a rule itself weighs as less than usual stays so.
  private mutating func weigh(_ found: inout [Diagnostic]) {
    if options.severities.isEmpty && options.overrides.isEmpty { return }
    let (options, files) = (options, program.files)
    leaveOut(of: &found) { finding in
      let file = finding.location.file
      let path = files.indices.contains(file) ? files[file].store.path : nil
      guard case .off(let override) = options.weighing(of: finding, in: path) else { return nil }
      return .off(override: override)
    }
    for place in found.indices {
      let file = found[place].location.file
      let path = files.indices.contains(file) ? files[file].store.path : nil
      if case .severity(let severity) = options.weighing(of: found[place], in: path) {
        found[place].severity = severity
      }
    }
  }

  /// Leaves out what comments silence.
  private mutating func leaveOutWhatIsSilenced(
    _ found: inout [Diagnostic], by suppressions: inout Suppressions
  ) {
    leaveOut(of: &found) { finding in suppressions.comment(silencing: finding).map { .silenced($0) } }
  }

  /// Leaves out what a file that cannot be read may explain.
  private mutating func leaveOutWhatIsHidden(_ found: inout [Diagnostic]) {
    guard let hidden = HiddenFiles(program.files) else { return }
    leaveOut(of: &found) { finding in hidden.explains(finding) ? .hidden(hidden.first) : nil }
  }

  /// Leaves out what a missing package may declare, and the warnings and notes about screens of dependencies, which are told
  /// where they are at home: only those stay that come of how this package uses them.
  private mutating func leaveOutWhatDependenciesExplain(_ found: inout [Diagnostic]) {
    if options.lacksDependency {
      leaveOut(of: &found) { finding in
        Self.traits(of: finding).contains(.missesDeclaration) ? .lacksDependency : nil
      }
    }
    guard let own = options.ownFiles, own < program.files.count else { return }
    let foreign = own..<program.files.count
    leaveOut(of: &found) { finding in
      guard finding.severity != .error, foreign.contains(Int(finding.location.file.index)) else { return nil }
      let comesOfUse =
        finding.severity == .warning && Self.traits(of: finding).contains(.isToldToUsers)
        && finding.related.contains { (0..<own).contains(Int($0.location.file.index)) }
      return comesOfUse ? nil : .toldAtHome
    }
  }

  // MARK: What the steps share

  /// Leaves out each finding for which there is a reason.
  private mutating func leaveOut(of found: inout [Diagnostic], _ reason: (Diagnostic) -> LeftOut.Reason?) {
    var left: [LeftOut] = []
    found.removeAll { finding in
      guard let reason = reason(finding) else { return false }
      if finding.rule == options.questioned { left.append(LeftOut(finding: finding, reason: reason)) }
      return true
    }
    leftOut += left
  }

  private mutating func note(_ finding: Diagnostic, _ reason: LeftOut.Reason) {
    if finding.rule == options.questioned { leftOut.append(LeftOut(finding: finding, reason: reason)) }
  }

  private static func traits(of finding: Diagnostic) -> Rule.Traits {
    RuleCatalog.rule(finding.rule)?.traits ?? []
  }

  /// True for an error after which code has no value or no text.
  private static func isMeaningless(_ finding: Diagnostic) -> Bool {
    finding.severity == .error && traits(of: finding).contains(.leavesNoMeaning)
  }

  /// Sorted by file, position and rule; repetitions are left out.
  package static func sorted(_ found: [Diagnostic]) -> [Diagnostic] {
    let order = found.indices.sorted { left, right in
      let (a, b) = (found[left], found[right])
      if a.location.file != b.location.file { return a.location.file < b.location.file }
      if a.location.range.start != b.location.range.start {
        return a.location.range.start < b.location.range.start
      }
      if a.location.range.end != b.location.range.end { return a.location.range.end < b.location.range.end }
      if a.rule != b.rule { return a.rule.id < b.rule.id }
      if a.message != b.message { return a.message < b.message }
      return left < right
    }
    var result: [Diagnostic] = []
    result.reserveCapacity(found.count)
    for index in order where result.last != found[index] { result.append(found[index]) }
    return result
  }
}
