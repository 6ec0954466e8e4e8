import SourceModel

/// Findings as JUnit's XML, which test dashboards read: a suite for each file with findings and a test case for each
/// finding; errors fail, warnings and notes are printed.
public enum JUnitReport {
  /// The document for all packages of a run.
  public static func text(_ parts: [ReportPart], counts: FindingCounts) -> String {
    let all = counts.errors + counts.warnings + counts.notes
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    out +=
      "<testsuites name=\"screenwright\" tests=\"\(max(all, 1))\" failures=\"\(counts.errors)\" errors=\"0\">\n"
    if all == 0 {
      out += "  <testsuite name=\"screenwright\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
      out += "    <testcase name=\"all rules\" classname=\"screenwright\"/>\n  </testsuite>\n"
    }
    for part in parts {
      var context = ReportContext(part.files)
      var start = 0
      let found = part.diagnostics
      while start < found.count {
        let file = found[start].location.file
        let end = found[start...].firstIndex { $0.location.file != file } ?? found.count
        out += suite(found[start..<end], file, &context)
        start = end
      }
    }
    return out + "</testsuites>\n"
  }

  private static func suite(
    _ found: ArraySlice<Diagnostic>, _ file: FileID, _ context: inout ReportContext
  ) -> String {
    let path = context.file(file).path
    let failures = found.filter { $0.severity == .error }.count
    var out =
      "  <testsuite name=\"\(XMLText.escaped(path))\" tests=\"\(found.count)\" failures=\"\(failures)\" errors=\"0\">\n"
    for diagnostic in found {
      let start = context.positions(diagnostic.location).start
      out += "    <testcase name=\"\(XMLText.escaped("\(diagnostic.rule) \(start.line):\(start.column)"))\""
      out += " classname=\"\(XMLText.escaped(path))\">\n"
      let text =
        "\(path):\(start.line):\(start.column): \(diagnostic.message)"
        + (diagnostic.help.map { "\n\($0)" } ?? "")
      if diagnostic.severity == .error {
        out +=
          "      <failure message=\"\(XMLText.escaped(diagnostic.message))\" type=\"\(XMLText.escaped(diagnostic.rule.id))\">"
        out += "\(XMLText.escaped(text))</failure>\n"
      } else {
        out += "      <system-out>\(XMLText.escaped("\(diagnostic.severity.label): \(text)"))</system-out>\n"
      }
      out += "    </testcase>\n"
    }
    return out + "  </testsuite>\n"
  }
}
