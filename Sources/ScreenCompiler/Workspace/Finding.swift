import SourceModel

/// Something that is wrong, with its place as people and tools read it.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// A place in a file; lines and columns count from 1, columns in Unicode code points.
  public struct Position: Hashable, Sendable {
    /// The line.
    public let line: Int
    /// The column.
    public let column: Int
  }

  /// The id of its rule, such as `flow/unused-state`.
  public let rule: String
  /// How much it weighs.
  public let severity: Severity
  /// What is wrong, as a sentence.
  public let message: String
  /// What to do; nil where the message says it.
  public let help: String?
  /// The path of the file.
  public let file: String
  /// Where it begins.
  public let start: Position
  /// Where it ends, one past the last character.
  public let end: Position

  /// `Screens/Home.xml:3:5: error name/undefined There is no …`
  public var description: String {
    "\(file):\(start.line):\(start.column): \(severity.label) \(rule) \(message)"
  }

  /// Findings of a package as people read them.
  package static func all(_ diagnostics: [Diagnostic], in files: SourceFiles) -> [Finding] {
    var context = ReportContext(files)
    return diagnostics.map { diagnostic in
      let (start, end) = context.positions(diagnostic.location)
      return Finding(
        rule: diagnostic.rule.id, severity: diagnostic.severity, message: diagnostic.message,
        help: diagnostic.help, file: context.file(diagnostic.location.file).path,
        start: Position(line: start.line, column: start.column),
        end: Position(line: end.line, column: end.column))
    }
  }
}

extension Finding {
  /// An error without a place.
  package init(rule: String, message: String) {
    let nowhere = Position(line: 0, column: 0)
    self.init(
      rule: rule, severity: .error, message: message, help: nil, file: "", start: nowhere, end: nowhere)
  }
}
