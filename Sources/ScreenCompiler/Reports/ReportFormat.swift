/// The forms in which findings are reported.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people, with the source.
  case text
  /// One line each.
  case concise
  /// Counts by rule.
  case summary
  /// One JSON object.
  case json
  /// SARIF 2.1.0.
  case sarif
  /// Annotations of GitHub's workflow commands.
  case github
  /// JUnit's XML: a test case for each file and rule.
  case junit
  /// GitLab's code quality report.
  case gitlab

  /// A report on all packages of a run.
  public func report(_ parts: [ReportPart], counts: FindingCounts, colors: Bool) -> String {
    switch self {
    case .text:
      parts.map { part in
        var report = TextReport(part.files, colors: colors)
        return report.text(part.diagnostics)
      }.joined()
    case .concise: parts.map { ConciseReport.text($0.diagnostics, files: $0.files) }.joined()
    case .summary: SummaryReport.text(parts)
    case .json: JSONReport.text(parts, counts: counts)
    case .sarif: SARIFReport.text(parts)
    case .github: parts.map { GitHubReport.text($0.diagnostics, files: $0.files) }.joined()
    case .junit: JUnitReport.text(parts, counts: counts)
    case .gitlab: GitLabReport.text(parts)
    }
  }
}
