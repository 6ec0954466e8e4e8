import ScreenSemantics
import SourceModel

/// The findings of one package, as reports take them.
public struct ReportPart: Sendable {
  /// The findings, in order.
  public let diagnostics: [Diagnostic]
  /// The files that they point into.
  public let files: SourceFiles
  /// The declarations, for structural paths; nil where there are none.
  let program: Program?

  /// Findings of a package.
  public init(_ diagnostics: [Diagnostic], files: SourceFiles, program: Program? = nil) {
    self.diagnostics = diagnostics
    self.files = files
    self.program = program
  }

  /// What identifies each finding.
  var keys: [FindingKey] { FindingKey.keys(diagnostics, files: files, program: program) }
}
