import SourceModel

/// Findings as one line each: `file:line:column: severity rule message`.
public enum ConciseReport {
  /// The lines for findings in these files.
  public static func text(_ diagnostics: [Diagnostic], files: SourceFiles) -> String {
    var context = ReportContext(files)
    return diagnostics.map { diagnostic in
      let start = context.positions(diagnostic.location).start
      let path = context.file(diagnostic.location.file).path
      return
        VisibleText.message(
          "\(path):\(start.line):\(start.column): \(diagnostic.severity.label) \(diagnostic.rule) \(diagnostic.message)"
        ) + "\n"
    }.joined()
  }
}
