import ScreenSemantics
import ScreenTypes
import SourceModel

/// Runs all rules on a checked package.
public enum Linter {
  /// Which rules are asked.
  public enum Scope: Sendable {
    /// All that are not off.
    case everything
    /// Those that may find errors, for which nothing is drawn.
    case errors
    /// None: only what earlier stages found is told.
    case noRule
  }

  /// What rules find in a package, and what they suspect, which only a run of its screens tells.
  public struct Answers: Sendable {
    /// What earlier stages said and what rules are certain of, but for `local`.
    var certain: [Diagnostic]
    /// What local visits of rules found.
    package fileprivate(set) var local: [Diagnostic] = []
    var suspicions: [Suspicion] = []
    var pairs: [PairSuspicion] = []
    var lists: [ListSuspicion] = []
    /// The first error of earlier stages, for which no screen can be run; nil where there is none.
    let obstacle: Diagnostic?
  }

  /// Asks the rules of a scope about a package. `phaseDiagnostics` are those of reading, collecting, linking, checking and
  /// of the model data; `facts` are those of the graph, found where there is a rule to ask. Once `isWanted` says no the rest is left out.
  public static func ask(
    _ model: SemanticModel, _ graph: DataFlowGraph, _ facts: @autoclosure () -> PackageFacts,
    phaseDiagnostics: [Diagnostic],
    options: LintOptions = LintOptions(), scope: Scope = .everything,
    isWanted: @Sendable () -> Bool = { true }
  ) -> Answers {
    var answers = Answers(
      certain: phaseDiagnostics, obstacle: phaseDiagnostics.first { $0.severity == .error })
    let parts = dearestFirst.filter { part in
      (!options.isOff(part.rule.id) || options.questioned == part.rule.id)
        && isAsked(part.rule, scope, options)
    }
    if parts.isEmpty { return answers }
    let all = RuleFindings.all(of: parts, model, graph, facts(), options, isWanted: isWanted)
    for (part, found) in zip(parts, all) {
      if part.isLocal {
        answers.local += found.diagnostics
        continue
      }
      answers.certain += found.diagnostics
      answers.suspicions += found.suspicions
      answers.pairs += found.pairs
      answers.lists += found.lists
    }
    return answers
  }

  /// What local visits of rules find in some files, which are in order, of a package: what they find there when the whole is
  /// linted. The graph need hold no more than the flow of these files, and `phaseDiagnostics` no more than what is said of them.
  package static func local(
    in files: [FileID], _ model: SemanticModel, _ graph: DataFlowGraph, phaseDiagnostics: [Diagnostic],
    options: LintOptions
  ) -> [Diagnostic] {
    let facts = PackageFacts(ofPart: model, graph, phaseDiagnostics)
    let visits = RuleVisits(
      dearestFirst.filter { $0.isLocal && !options.isOff($0.rule.id) }.map {
        RuleContext(model, graph, facts, options, $0)
      })
    visits.show(files, model, graph)
    return visits.contexts.flatMap { $0.takeFindings().diagnostics }
  }

  private static func isAsked(_ rule: Rule, _ scope: Scope, _ options: LintOptions) -> Bool {
    switch scope {
    case .everything: true
    case .errors: options.mayBeError(rule)
    case .noRule: false
    }
  }

  /// The parts of all rules; those whose checks cost most come first, so that no core waits for one of them at the end.
  private static let dearestFirst = RulePart.all(
    of: RuleCatalog.all.filter { $0.cost == .high } + RuleCatalog.all.filter { $0.cost == .usual })
}
