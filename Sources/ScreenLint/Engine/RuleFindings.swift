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

extension RuleFindings {
  /// Runs rules on a package: what each finds, in the order of files and then of its check. Whole checks come first,
  /// as they are large; the files fill up what is left of the time.
  static func all(
    of rules: [Rule], _ model: SemanticModel, _ graph: DataFlowGraph, _ facts: PackageFacts,
    _ options: LintOptions
  ) -> [RuleFindings] {
    let checks = rules.indices.filter { rules[$0].check != nil }
    let count = model.files.count
    let share = 64
    let results = Parallel.map(
      checks.count + (count + share - 1) / share, onAllCores: count >= share,
      makeState: { RuleVisits(rules.map { RuleContext(model, graph, facts, options, $0) }) }
    ) { visits, index -> [(rule: Int, findings: RuleFindings)] in
      let contexts = visits.contexts
      if index < checks.count {
        let context = contexts[checks[index]]
        rules[checks[index]].check?(context)
        return [(checks[index], context.takeFindings())]
      }
      let start = (index - checks.count) * share
      visits.show(FileID(start)..<FileID(min(start + share, count)), model, graph)
      return contexts.indices.filter { !contexts[$0].findings.isEmpty }.map {
        ($0, contexts[$0].takeFindings())
      }
    }
    var found = rules.map { _ in RuleFindings() }
    for result in results[checks.count...] + results[..<checks.count] {
      for (rule, findings) in result { found[rule].add(findings) }
    }
    return found
  }
}
