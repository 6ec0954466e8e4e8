import ScreenSemantics
import ScreenTypes
import SourceModel

/// Runs all rules on a checked package.
public enum Linter {
  /// What is wrong with a package.
  public struct Findings {
    /// What earlier phases said and what rules find, without what comments and settings silence; sorted by file,
    /// position and rule, without repetition.
    public var told: [Diagnostic]
    /// Silenced errors of code that means nothing: a page of it would show what nobody wrote.
    public var silenced: [Diagnostic]
  }

  /// Which rules are asked.
  public enum Scope: Sendable {
    /// All that are not off.
    case everything
    /// Those that may find errors, for which nothing is drawn.
    case errors
  }

  /// What rules find in a package, and what they suspect, which only a run of its screens tells.
  public struct Answers: Sendable {
    /// What earlier stages said and what rules are certain of.
    fileprivate var certain: [Diagnostic]
    fileprivate var suspicions: [Suspicion] = []
    fileprivate var pairs: [PairSuspicion] = []
    fileprivate var lists: [ListSuspicion] = []
    /// True where earlier stages found no error, so that screens can be run.
    fileprivate let isRunnable: Bool
  }

  /// Asks the rules of a scope about a package. `phaseDiagnostics` are those of reading, collecting, linking, checking and
  /// of the model data; `facts` are those of the graph.
  public static func ask(
    _ model: SemanticModel, _ graph: DataFlowGraph, _ facts: PackageFacts, phaseDiagnostics: [Diagnostic],
    options: LintOptions = LintOptions(), scope: Scope = .everything
  ) -> Answers {
    var answers = Answers(
      certain: withoutFollowUps(phaseDiagnostics, model.program),
      isRunnable: !phaseDiagnostics.contains { $0.severity == .error })
    let rules = dearestFirst.filter {
      ($0.check != nil || !$0.visits.isEmpty) && !options.isOff($0.id)
        && (scope == .everything || options.mayBeError($0))
    }
    for found in RuleFindings.all(of: rules, model, graph, facts, options) {
      answers.certain += found.diagnostics
      answers.suspicions += found.suspicions
      answers.pairs += found.pairs
      answers.lists += found.lists
    }
    return answers
  }

  /// Decides what is told: suspicions are proved by runs, or dropped without a `prover`; what follows from another finding,
  /// and what comments and settings silence, is left out.
  public static func settle(
    _ answers: Answers, _ model: SemanticModel, _ graph: DataFlowGraph, options: LintOptions = LintOptions(),
    prover: (any Prover)? = nil
  ) -> Findings {
    var found = answers.certain + proved(answers, by: answers.isRunnable ? prover : nil, model.program)
    found = FollowUps.leftOut(of: found)
    SourceFixes.fit(&found, model, graph)
    let meaningless = found.filter(isMeaningless)
    found = weigh(found, options, model.program)
    var suppressions = Suppressions(model.program)
    found = suppressions.apply(to: found)
    let left = meaningless.isEmpty ? [] : Set(found.lazy.filter(isMeaningless).map(\.location))
    found += weigh(suppressions.faults(isComplete: answers.isRunnable), options, model.program)
    return Findings(
      told: sorted(found), silenced: sorted(meaningless.filter { !left.contains($0.location) }))
  }

  /// What runs of screens confirm of suspicions.
  private static func proved(_ answers: Answers, by prover: (any Prover)?, _ program: Program) -> [Diagnostic]
  {
    guard let prover else { return answers.pairs.filter(\.isCertain).map(\.finding) }
    var found: [Diagnostic] = []
    let (suspicions, pairs, lists) = (answers.suspicions, answers.pairs, answers.lists)
    if !suspicions.isEmpty {
      let proofs = prover.proofs(of: suspicions.map(\.suspect))
      found += zip(suspicions, proofs).compactMap { $0.settled(by: $1) }
    }
    if !pairs.isEmpty {
      found += zip(pairs, prover.events(showing: pairs.map(\.pair))).compactMap { $0.settled(by: $1) }
    }
    if !lists.isEmpty {
      found += zip(lists, prover.repetitions(in: lists.map(\.suspect))).compactMap {
        $0.settled(by: $1, program)
      }
    }
    return found
  }

  /// True for an error after which code has no value or no text.
  private static func isMeaningless(_ finding: Diagnostic) -> Bool {
    finding.severity == .error
      && (["name", "type"].contains(finding.rule.group)
        || [.syntaxInvalidCode, .syntaxMalformedXml].contains(finding.rule))
  }

  /// All rules; those whose checks cost most come first, so that no core waits for one of them at the end.
  static let dearestFirst: [Rule] = {
    let dear: [RuleID] = [
      .flowDependencyCycle, .flowMissingEnvironmentObject, .navCycle, .navButtonInLink,
      .flowUnusedDeclaration, .truthDerivedStored, .listUnstableId,
    ]
    return RuleCatalog.all.filter { dear.contains($0.id) } + RuleCatalog.all.filter { !dear.contains($0.id) }
  }()

  /// Leaves out that a State has no value where callers pass one: they are what is wrong.
  private static func withoutFollowUps(_ found: [Diagnostic], _ program: Program) -> [Diagnostic] {
    let declared = Set(
      found.lazy.filter { $0.rule == .truthStateSetFromOutside }.flatMap { $0.related.map(\.location) })
    if declared.isEmpty { return found }
    let elements = Set(
      program.members.indices.lazy.filter { declared.contains(program.location(of: MemberID($0))) }.map {
        let member = program.members[$0]
        return SourceLocation(
          member.file, program.files[member.file].xml[member.node].nameRange)
      })
    return found.filter { $0.rule != .syntaxMissingAttribute || !elements.contains($0.location) }
  }

  /// Applies severities of settings; a finding that the rule itself weighs as a note stays one.
  private static func weigh(_ found: [Diagnostic], _ options: LintOptions, _ program: Program)
    -> [Diagnostic]
  {
    if options.severities.isEmpty && options.overrides.isEmpty { return found }
    return found.compactMap { diagnostic in
      let file = diagnostic.location.file
      let path = program.files.indices.contains(file) ? program.files[file].store.path : nil
      guard let setting = options.severity(of: diagnostic.rule, in: path) else { return diagnostic }
      guard let severity = setting else { return nil }
      var diagnostic = diagnostic
      let usual = RuleCatalog.rule(diagnostic.rule)?.severity ?? diagnostic.severity
      if diagnostic.severity == usual || severity < diagnostic.severity { diagnostic.severity = severity }
      return diagnostic
    }
  }

  /// Sorted by file, position and rule; repetitions are left out.
  static func sorted(_ found: [Diagnostic]) -> [Diagnostic] {
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
