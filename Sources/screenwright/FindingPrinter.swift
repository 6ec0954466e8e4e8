import ArgumentParser
import ScreenCompiler
import ScreenSemantics
import SourceModel

/// Collects the findings of several packages, and reports them in each of the wanted forms, with a summary.
struct FindingPrinter {
  private let reports: WantedReports
  private let stream: Int32
  private var parts: [ReportPart] = []
  private(set) var counts = FindingCounts()

  /// A printer to standard output (1) or standard error (2).
  init(_ reports: WantedReports, stream: Int32 = 1) {
    self.reports = reports
    self.stream = stream
  }

  mutating func add(
    _ diagnostics: [Diagnostic], files: SourceFiles, checked: Int, program: Program? = nil
  ) {
    counts.add(diagnostics, files: checked)
    parts.append(ReportPart(diagnostics, files: files, program: program))
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
    Console.report(counts.sentence + "\n")
  }
}
