import ScreenSemantics
import SourceModel

/// What one rule found.
struct RuleFindings {
  var diagnostics: [Diagnostic] = []
  /// Places in `diagnostics` of those that stand only where the rule has said nothing of their place before.
  var onlyFirst: [Int] = []
  var suspicions: [Suspicion] = []
  var pairs: [PairSuspicion] = []
  var lists: [ListSuspicion] = []

  /// True where there is nothing.
  var isEmpty: Bool { diagnostics.isEmpty && suspicions.isEmpty && pairs.isEmpty && lists.isEmpty }

  /// Adds what the same rule found further on.
  mutating func add(_ more: RuleFindings) {
    if more.onlyFirst.isEmpty {
      diagnostics += more.diagnostics
    } else {
      for (place, diagnostic) in more.diagnostics.enumerated() {
        let isKnown =
          more.onlyFirst.contains(place) && diagnostics.contains { $0.location == diagnostic.location }
        if !isKnown { diagnostics.append(diagnostic) }
      }
    }
    suspicions += more.suspicions
    pairs += more.pairs
    lists += more.lists
  }
}

/// What is asked of a rule at once: its local visits, or all else. A reference, as rules are large.
final class RulePart: Sendable {
  let rule: Rule
  let isLocal: Bool

  init(_ rule: Rule, isLocal: Bool = false) { (self.rule, self.isLocal) = (rule, isLocal) }

  /// The parts of some rules that have something to ask; those with checks in the order of the rules.
  static func all(of rules: [Rule]) -> [RulePart] {
    rules.filter { !$0.localVisits.isEmpty }.map { RulePart($0, isLocal: true) }
      + rules.filter { $0.check != nil || !$0.visits.isEmpty }.map { RulePart($0) }
  }

  /// The check of the package as a whole.
  var check: Rule.Check? { isLocal ? nil : rule.check }
}

extension RuleFindings {
  /// Runs parts of rules on a package: what each finds, in the order of files and then of its check. Whole checks come first,
  /// as they are large; the files fill up what is left of the time. Nothing more is begun once `isWanted` says no.
  static func all(
    of parts: [RulePart], _ model: SemanticModel, _ graph: DataFlowGraph, _ facts: PackageFacts,
    _ options: LintOptions, isWanted: @Sendable () -> Bool
  ) -> [RuleFindings] {
    let checks = parts.indices.filter { parts[$0].check != nil }
    let count = model.files.count
    let share = 64
    let results = Parallel.map(
      checks.count + (count + share - 1) / share, onAllCores: count >= share,
      makeState: {
        RuleVisits(
          parts.map { RuleContext(model, graph, facts, options, $0) })
      }
    ) { visits, index -> [(part: Int, findings: RuleFindings)] in
      guard isWanted() else { return [] }
      let contexts = visits.contexts
      if index < checks.count {
        let context = contexts[checks[index]]
        parts[checks[index]].check?(context)
        return [(checks[index], context.takeFindings())]
      }
      let start = (index - checks.count) * share
      visits.show(FileID(start)..<FileID(min(start + share, count)), model, graph)
      return contexts.indices.filter { !contexts[$0].findings.isEmpty }.map {
        ($0, contexts[$0].takeFindings())
      }
    }
    var found = parts.map { _ in RuleFindings() }
    for result in results[checks.count...] + results[..<checks.count] {
      for (part, findings) in result { found[part].add(findings) }
    }
    return found
  }
}
