import ScreenSemantics
import ScreenTypes
import SourceModel

/// What settings change about linting.
public struct LintOptions: Sendable {
  /// Severities by rule; nil turns a rule off.
  public var severities: [RuleID: Severity?]
  /// Severities in parts of the package; a later one wins.
  public var overrides: [Override] = []
  /// True where an Alert may have more than two buttons (iOS 15 and later).
  public var allowsManyAlertButtons: Bool
  /// The system symbols that renderers can draw; without them no rule speaks of symbols.
  public var symbols: KnownSymbols?
  /// The file of model data that each member is read from, by the member's index; nil where none was looked for.
  public var dataPaths: [Int32: String]?

  /// Options.
  public init(
    severities: [RuleID: Severity?] = [:], allowsManyAlertButtons: Bool = false, symbols: KnownSymbols? = nil
  ) {
    self.severities = severities
    self.allowsManyAlertButtons = allowsManyAlertButtons
    self.symbols = symbols
  }
}

/// The system symbols that can be drawn. Renderers know them, and rules stand below renderers; so they are handed in.
public struct KnownSymbols: Sendable {
  /// True for a symbol with a picture.
  public var contains: @Sendable (String) -> Bool
  /// All names, asked for only where one is unknown.
  public var names: @Sendable () -> [String]

  /// Symbols.
  public init(contains: @escaping @Sendable (String) -> Bool, names: @escaping @Sendable () -> [String]) {
    self.contains = contains
    self.names = names
  }
}

extension LintOptions {
  /// Severities below a folder, or of a file.
  public struct Override: Sendable {
    /// The folder or file, or a pattern of them, as paths of files are printed.
    public let path: String
    private let pattern: PathPattern
    /// Severities by rule; nil turns a rule off there.
    public var severities: [RuleID: Severity?]

    /// Severities in a part of the package.
    public init(path: String, severities: [RuleID: Severity?]) {
      self.path = path
      pattern = PathPattern(path)
      self.severities = severities
    }

    func covers(_ file: String) -> Bool { pattern.covers(file) }
  }

  /// True where a rule is off in the whole package.
  func isOff(_ rule: RuleID) -> Bool {
    guard severities[rule] == .some(nil) else { return false }
    return !overrides.contains { if case .some(.some) = $0.severities[rule] { true } else { false } }
  }

  /// True for a rule whose findings may be errors somewhere in the package.
  func mayBeError(_ rule: Rule) -> Bool {
    rule.highestSeverity == .error || severities[rule.id] == .some(.error)
      || overrides.contains { $0.severities[rule.id] == .some(.error) }
  }

  /// The severity set for a rule in a file: nil where nothing is said, `.some(nil)` for off.
  func severity(of rule: RuleID, in file: String?) -> Severity?? {
    if let file, let near = overrides.last(where: { $0.severities[rule] != nil && $0.covers(file) }) {
      return near.severities[rule]
    }
    return severities[rule]
  }
}

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
          member.file, program.files[Int(member.file.index)].xml[member.node].nameRange)
      })
    return found.filter { $0.rule != .syntaxMissingAttribute || !elements.contains($0.location) }
  }

  /// Applies severities of settings; a finding that the rule itself weighs as a note stays one.
  private static func weigh(_ found: [Diagnostic], _ options: LintOptions, _ program: Program)
    -> [Diagnostic]
  {
    if options.severities.isEmpty && options.overrides.isEmpty { return found }
    return found.compactMap { diagnostic in
      let file = Int(diagnostic.location.file.index)
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
