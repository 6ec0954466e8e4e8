import ArgumentParser
import ScreenCompiler
import ScreenLint
import ScreenSemantics
import SourceModel

/// Collects the findings of several packages, and reports them in each of the wanted forms, with a summary.
struct FindingPrinter {
  private let reports: WantedReports
  private let stream: Int32
  private let explains: Bool
  private var parts: [ReportPart] = []
  private(set) var counts = FindingCounts()

  /// A printer to standard output (1) or standard error (2); with what the rules of findings mean behind them, where it explains.
  init(_ reports: WantedReports, stream: Int32 = 1, explains: Bool = false) {
    self.reports = reports
    self.explains = explains
    self.stream = stream
  }

  mutating func add(
    _ diagnostics: [Diagnostic], files: SourceFiles, checked: Int, program: Program? = nil
  ) {
    counts.add(diagnostics, files: checked)
    parts.append(ReportPart(diagnostics, files: files, program: program))
  }

  /// The page of each rule that was reported, in the order in which they were.
  private var explanations: String {
    var ids: [RuleID] = []
    for finding in parts.flatMap(\.diagnostics) where !ids.contains(finding.rule) { ids.append(finding.rule) }
    return ids.compactMap { RuleCatalog.rule($0) }
      .map { "\n\(String(repeating: "─", count: 60))\n\n\(RulePage.text($0))" }.joined()
  }

  /// Prints and writes everything, then the summary. Throws `FileError` where a report cannot be written.
  func finish() throws {
    for target in reports.targets {
      let usesColor = target.file == nil && Console.usesColor(reports.color, stream: stream)
      let text = target.format.report(parts, counts: counts, colors: usesColor)
      if let file = target.file {
        try FileSystem.write(Array(text.utf8), to: file)
      } else if !text.isEmpty {
        if stream == 1 { Console.print(text) } else { Console.report(text) }
      }
    }
    if explains { Console.print(explanations) }
    Console.report(counts.sentence + "\n")
  }
}
