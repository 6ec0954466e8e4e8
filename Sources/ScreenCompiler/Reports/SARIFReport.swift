import CVersion
import ScreenLint
import SourceModel

/// Findings as SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange Format"): rules with their help, fingerprints
/// that survive moved lines, routes and chains as code flows, and fixes.
public enum SARIFReport {
  /// The document for all packages of a run.
  public static func text(_ parts: [ReportPart]) -> String {
    var used: [RuleID] = []
    for diagnostic in parts.flatMap(\.diagnostics) where !used.contains(diagnostic.rule) {
      used.append(diagnostic.rule)
    }
    let ordered = RuleCatalog.all.map(\.id).filter(used.contains) + used.filter { !RuleCatalog.knows($0) }
    var places: [RuleID: Int] = [:]
    for (index, rule) in ordered.enumerated() { places[rule] = index }
    var results: [String] = []
    for part in parts {
      var context = ReportContext(part.files)
      for (diagnostic, key) in zip(part.diagnostics, part.keys) {
        results.append(result(diagnostic, key, places[diagnostic.rule] ?? 0, &context))
      }
    }
    return """
      {"$schema": "https://json.schemastore.org/sarif-2.1.0.json",
       "version": "2.1.0",
       "runs": [
        {"tool": {"driver": {"name": "screenwright", "semanticVersion": "\(version)", "rules": \(list(ordered.map(rule)))}},
         "columnKind": "unicodeCodePoints",
         "results": \(list(results))}
       ]}

      """
  }

  /// The version that the report names.
  static let version = String(cString: cversion_number())

  private static func rule(_ id: RuleID) -> String {
    guard let rule = RuleCatalog.rule(id) else {
      return "{\"id\": \(quoted(id.id)), \"shortDescription\": {\"text\": \(quoted(id.id))}}"
    }
    let help =
      "\(rule.whatHappens)\n\n\(rule.why)\n\nHow to repair it: \(rule.repair)"
      + "\n\nWhen to leave it: \(rule.whenToLeaveIt)"
    return "{\"id\": \(quoted(id.id)), \"name\": \(quoted(pascal(id.id))), "
      + "\"shortDescription\": {\"text\": \(quoted(rule.title))}, "
      + "\"fullDescription\": {\"text\": \(quoted(rule.why))}, "
      + "\"help\": {\"text\": \(quoted(help))}, "
      + "\"defaultConfiguration\": {\"level\": \"\(level(rule.severity))\"}}"
  }

  private static func pascal(_ id: String) -> String {
    id.split { $0 == "/" || $0 == "-" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func level(_ severity: Severity) -> String {
    severity == .note ? "note" : severity.label
  }

  private static func result(
    _ diagnostic: Diagnostic, _ key: FindingKey, _ rule: Int, _ context: inout ReportContext
  ) -> String {
    let help = diagnostic.help.map { " \($0)" } ?? ""
    var fields = [
      "\"ruleId\": \(quoted(diagnostic.rule.id))", "\"ruleIndex\": \(rule)",
      "\"level\": \"\(level(diagnostic.severity))\"",
      "\"message\": {\"text\": \(quoted(diagnostic.message + help))}",
      "\"locations\": [\(location(diagnostic.location, nil, &context))]",
      "\"partialFingerprints\": {\"screenwright/v1\": \"\(key.fingerprint)\"}",
    ]
    if !diagnostic.related.isEmpty {
      var related: [String] = []
      var steps: [String] = []
      for (index, place) in diagnostic.related.enumerated() {
        related.append(
          "{\"id\": \(index + 1), " + location(place.location, place.message, &context).dropFirst())
        steps.append("{\"location\": \(location(place.location, place.message, &context))}")
      }
      fields.append("\"relatedLocations\": [\(related.joined(separator: ", "))]")
      if diagnostic.related.count > 1 {
        steps.append("{\"location\": \(location(diagnostic.location, diagnostic.message, &context))}")
        fields.append(
          "\"codeFlows\": [{\"threadFlows\": [{\"locations\": [\(steps.joined(separator: ", "))]}]}]")
      }
    }
    if !diagnostic.fixes.isEmpty {
      let fixes = diagnostic.fixes.map { fix($0, &context) }
      fields.append("\"fixes\": [\(fixes.joined(separator: ", "))]")
    }
    return "{\(fields.joined(separator: ", "))}"
  }

  private static func fix(_ fix: FixIt, _ context: inout ReportContext) -> String {
    var changes: [String] = []
    let files = fix.edits.map(\.location.file).reduce(into: [FileID]()) { known, file in
      if !known.contains(file) { known.append(file) }
    }
    for file in files {
      let replacements = fix.edits.filter { $0.location.file == file }.map { edit in
        "{\"deletedRegion\": \(region(edit.location, &context)), "
          + "\"insertedContent\": {\"text\": \(quoted(edit.text))}}"
      }
      changes.append(
        "{\"artifactLocation\": {\"uri\": \(quoted(uri(context.file(file).path)))}, "
          + "\"replacements\": [\(replacements.joined(separator: ", "))]}")
    }
    return "{\"description\": {\"text\": \(quoted(fix.title))}, "
      + "\"artifactChanges\": [\(changes.joined(separator: ", "))]}"
  }

  private static func location(
    _ location: SourceLocation, _ message: String?, _ context: inout ReportContext
  ) -> String {
    let place =
      "\"physicalLocation\": {\"artifactLocation\": {\"uri\": \(quoted(uri(context.file(location.file).path)))}, "
      + "\"region\": \(region(location, &context))}"
    let text = message.map { ", \"message\": {\"text\": \(quoted($0))}" } ?? ""
    return "{\(place)\(text)}"
  }

  private static func region(_ location: SourceLocation, _ context: inout ReportContext) -> String {
    let (start, end) = context.positions(location)
    return "{\"startLine\": \(start.line), \"startColumn\": \(start.column), "
      + "\"endLine\": \(end.line), \"endColumn\": \(end.column)}"
  }

  /// A relative URI of a path (RFC 3986): what may not stand in a path is percent-encoded.
  private static func uri(_ path: String) -> String {
    path.utf8.reduce(into: "") { out, byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || [0x2D, 0x2E, 0x2F, 0x5F, 0x7E].contains(byte)
      if isPlain {
        out.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        out += "%" + (hex.count == 1 ? "0" + hex : hex)
      }
    }
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n   " + items.joined(separator: ",\n   ") + "]"
  }

  private static func quoted(_ text: String) -> String { JSONReport.quoted(text) }
}
