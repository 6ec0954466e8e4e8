import ArgumentParser
import ScreenCompiler
import SourceModel

/// Prints findings of several packages in one format, then a summary.
struct FindingPrinter {
  private let options: FindingOptions
  private let stream: Int32
  private var parts: [(diagnostics: [Diagnostic], files: [SourceFile])] = []
  private(set) var counts = FindingCounts()

  /// A printer to standard output (1) or standard error (2).
  init(_ options: FindingOptions, stream: Int32 = 1) {
    self.options = options
    self.stream = stream
  }

  mutating func add(_ diagnostics: [Diagnostic], files: [SourceFile], checked: Int) {
    counts.add(diagnostics, files: checked)
    if options.format == .json {
      parts.append((diagnostics, files))
      return
    }
    let text: String
    switch options.format {
    case .text:
      var report = TextReport(files, colors: Console.usesColor(options.color, stream: stream))
      text = report.text(diagnostics)
    case .concise: text = ConciseReport.text(diagnostics, files: files)
    case .github: text = GitHubReport.text(diagnostics, files: files)
    case .json: text = ""
    }
    emit(text)
  }

  /// Prints what is left and the summary.
  func finish() {
    if options.format == .json { emit(JSONReport.text(parts, counts: counts)) }
    Console.report(counts.sentence + "\n")
  }

  private func emit(_ text: String) {
    if text.isEmpty { return }
    if stream == 1 { Console.print(text) } else { Console.report(text) }
  }
}
