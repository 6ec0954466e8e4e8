import ScreenLint
import SourceModel

/// How often each rule was broken.
public enum SummaryReport {
  /// A line for each rule that was broken: how often, its severity, its id and title; the most frequent first.
  public static func text(_ parts: [ReportPart]) -> String {
    var counts: [RuleID: (count: Int, severity: Severity)] = [:]
    for diagnostic in parts.flatMap(\.diagnostics) {
      let known = counts[diagnostic.rule]
      counts[diagnostic.rule] = (
        (known?.count ?? 0) + 1, max(known?.severity ?? .note, diagnostic.severity)
      )
    }
    let rows = counts.sorted {
      $0.value.count != $1.value.count ? $0.value.count > $1.value.count : $0.key.id < $1.key.id
    }
    let width = rows.map { String($0.value.count).count }.max() ?? 0
    let idWidth = rows.map { $0.key.id.count }.max() ?? 0
    return rows.map { rule, row in
      let count = String(row.count)
      let title = RuleCatalog.rule(rule)?.title ?? ""
      return padding(count, width, before: true) + " " + padding(row.severity.label, 7) + "  "
        + padding(rule.id, idWidth) + "  \(title)\n"
    }.joined()
  }

  private static func padding(_ text: String, _ width: Int, before: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return before ? blanks + text : text + blanks
  }
}
