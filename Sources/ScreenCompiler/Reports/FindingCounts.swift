import SourceModel

/// Counts of findings by severity.
public struct FindingCounts: Sendable {
  /// How many of each.
  public var errors = 0, warnings = 0, notes = 0
  /// How many files were checked.
  public var files = 0

  /// No counts yet.
  public init() {}

  /// Counts findings.
  public mutating func add(_ diagnostics: [Diagnostic], files: Int) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
    self.files += files
  }

  /// `Found 2 errors and 1 warning in 12 files.`
  public var sentence: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    let place = "\(files) file\(files == 1 ? "" : "s")"
    if parts.isEmpty { return "All checks passed in \(place)." }
    return "Found \(parts.listed) in \(place)."
  }

  /// True where something has this severity or a higher one.
  public func reaches(_ severity: Severity) -> Bool {
    switch severity {
    case .error: errors > 0
    case .warning: errors + warnings > 0
    case .note: errors + warnings + notes > 0
    }
  }
}
