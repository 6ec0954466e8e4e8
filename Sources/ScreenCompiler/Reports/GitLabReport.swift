import SourceModel

/// Findings as GitLab's code quality report, a JSON array of what its merge requests show ("Code Quality", section
/// "Code Quality report format", of GitLab's documentation).
public enum GitLabReport {
  /// The array for all packages of a run.
  public static func text(_ parts: [ReportPart]) -> String {
    var issues: [String] = []
    for part in parts {
      var context = ReportContext(part.files)
      for (diagnostic, key) in zip(part.diagnostics, part.keys) {
        issues.append(issue(diagnostic, key, &context))
      }
    }
    return issues.isEmpty ? "[]\n" : "[\n  \(issues.joined(separator: ",\n  "))\n]\n"
  }

  private static func issue(
    _ diagnostic: Diagnostic, _ key: FindingKey, _ context: inout ReportContext
  ) -> String {
    let help = diagnostic.help.map { " \($0)" } ?? ""
    let line = context.positions(diagnostic.location).start.line
    return "{\"description\": \(JSONReport.quoted(diagnostic.message + help)), "
      + "\"check_name\": \(JSONReport.quoted(diagnostic.rule.id)), "
      + "\"fingerprint\": \(JSONReport.quoted(key.fingerprint)), "
      + "\"severity\": \"\(severity(diagnostic.severity))\", "
      + "\"location\": {\"path\": \(JSONReport.quoted(context.file(diagnostic.location.file).path)), "
      + "\"lines\": {\"begin\": \(line)}}}"
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
