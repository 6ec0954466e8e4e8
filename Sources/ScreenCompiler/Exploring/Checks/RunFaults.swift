import ScreenLint
import ScreenRuntime
import SourceModel

/// Faults that end the run, and loops: those of the rules `run/…` and `flow/update-loop`, by which they are reported.
enum RunFaults {
  /// The first of each rule at each place.
  static func candidates(in graph: StateGraph) -> [Candidate] {
    var seen: [RuleID: Set<SourceLocation?>] = [:]
    return graph.faults.compactMap { found in
      let fault = found.fault
      guard seen[fault.rule, default: []].insert(fault.location).inserted else { return nil }
      return Candidate(
        rule: fault.rule, state: found.state, action: found.action, location: fault.location,
        message: fault.message, help: RuleCatalog.rule(fault.rule)?.repair)
    }
  }
}
