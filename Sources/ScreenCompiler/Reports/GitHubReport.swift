import SourceModel

/// Findings as annotations of GitHub's workflow commands.
public enum GitHubReport {
  /// The lines for findings in these files.
  public static func text(_ diagnostics: [Diagnostic], files: SourceFiles) -> String {
    var context = ReportContext(files)
    return diagnostics.map { diagnostic in
      let level = diagnostic.severity == .note ? "notice" : diagnostic.severity.label
      return annotation(
        level, diagnostic.location, title: diagnostic.rule.id,
        diagnostic.message + (diagnostic.help.map { "\n" + $0 } ?? ""), &context)
    }.joined()
  }

  /// The line for one annotation.
  static func annotation(
    _ level: String, _ location: SourceLocation, title: String, _ text: String,
    _ context: inout ReportContext
  ) -> String {
    let (start, end) = context.positions(location)
    return "::\(level) file=\(property(context.file(location.file).path)),line=\(start.line),"
      + "col=\(start.column),endLine=\(end.line),endColumn=\(end.column),title=\(property(title))"
      + "::\(data(text))\n"
  }

  private static func data(_ text: String) -> String {
    escaped(text, "%\r\n")
  }

  private static func property(_ text: String) -> String {
    escaped(text, "%\r\n:,")
  }

  /// Percent-encodes some characters, one by one: a carriage return and a line feed are one letter to Swift.
  private static func escaped(_ text: String, _ some: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      if some.unicodeScalars.contains(scalar) {
        let hex = String(scalar.value, radix: 16, uppercase: true)
        out += "%" + (hex.count == 1 ? "0" + hex : hex)
      } else {
        out.unicodeScalars.append(VisibleText.isHidden(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return out
  }
}
