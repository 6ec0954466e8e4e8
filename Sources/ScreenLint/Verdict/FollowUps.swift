import ScreenSemantics
import SourceModel

/// Findings that say of one text what another finding says better.
enum FollowUps {
  /// For each rule the one that is silent at the same text.
  private static let yielding: [(rule: RuleID, silent: RuleID)] = [
    (.flowValueExpected, .flowBindingToReadOnly),
    (.truthObjectInState, .syntaxMissingAttribute),
  ]

  /// Leaves them out.
  static func leftOut(of found: [Diagnostic]) -> [Diagnostic] {
    var silent: [RuleID: [SourceLocation]] = [:]
    for finding in found {
      for pair in yielding where pair.rule == finding.rule {
        silent[pair.silent, default: []].append(finding.location)
      }
    }
    if silent.isEmpty { return found }
    return found.filter { finding in
      guard let places = silent[finding.rule] else { return true }
      return !places.contains {
        $0.file == finding.location.file && $0.range.contains(finding.location.range)
      }
    }
  }
}
