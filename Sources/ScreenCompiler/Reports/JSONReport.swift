import SourceModel

/// Findings as one JSON object, as the language reference gives it.
public enum JSONReport {
  /// The object for findings of several packages, each with its files.
  public static func text(_ parts: [ReportPart], counts: FindingCounts) -> String {
    var out = "{\"version\": 1,\n \"diagnostics\": ["
    var isFirst = true
    for part in parts {
      var context = ReportContext(part.files)
      for diagnostic in part.diagnostics {
        out += isFirst ? "\n  " : ",\n  "
        isFirst = false
        out += object(diagnostic, &context)
      }
    }
    out += isFirst ? "],\n" : "\n ],\n"
    out += " \"summary\": {\"files\": \(counts.files), \"errors\": \(counts.errors), "
    return out + "\"warnings\": \(counts.warnings), \"notes\": \(counts.notes)}}\n"
  }

  /// Findings as objects, each on one line.
  public static func objects(_ findings: [Diagnostic], in files: SourceFiles) -> [String] {
    if findings.isEmpty { return [] }
    var context = ReportContext(files)
    return findings.map { object($0, &context) }
  }

  /// A finding as an object.
  static func object(_ diagnostic: Diagnostic, _ context: inout ReportContext) -> String {
    var out = "{\"rule\": \(quoted(diagnostic.rule.id)), \"severity\": \"\(diagnostic.severity.label)\", "
    out += "\"message\": \(quoted(diagnostic.message)), " + place(diagnostic.location, &context)
    let related = diagnostic.related.map {
      "{\"message\": \(quoted($0.message)), \(place($0.location, &context))}"
    }
    out += ", \"related\": [\(related.joined(separator: ", "))]"
    if let help = diagnostic.help { out += ", \"help\": \(quoted(help))" }
    let fixes = diagnostic.fixes.map { fix in
      let edits = fix.edits.map { "{\(place($0.location, &context)), \"text\": \(quoted($0.text))}" }
      return
        "{\"title\": \(quoted(fix.title)), \"safety\": \"\(fix.safety.rawValue)\", \"edits\": [\(edits.joined(separator: ", "))]}"
    }
    return out + ", \"fixes\": [\(fixes.joined(separator: ", "))]}"
  }

  /// A file and a range in it, as members of an object.
  static func place(_ location: SourceLocation, _ context: inout ReportContext) -> String {
    let (start, end) = context.positions(location)
    return
      "\"file\": \(quoted(context.file(location.file).path)), \"range\": {\"start\": {\"line\": \(start.line), "
      + "\"column\": \(start.column)}, \"end\": {\"line\": \(end.line), \"column\": \(end.column)}}"
  }

  /// UTF-8 bytes as a JSON string in quotes.
  public static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + bytes.count / 8 + 2)
    append(quoted: bytes, to: &out)
    return out
  }

  /// Appends text as a JSON string in quotes.
  package static func append(quoted text: String, to out: inout [UInt8]) {
    var text = text
    text.withUTF8 { append(quoted: $0, to: &out) }
  }

  /// What needs no escape is copied in runs.
  private static func append<Bytes: RandomAccessCollection<UInt8>>(quoted bytes: Bytes, to out: inout [UInt8])
  where Bytes.Index == Int {
    out.append(0x22)
    var written = 0
    for (place, byte) in bytes.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F
    {
      out.append(contentsOf: bytes[written..<place])
      out.append(contentsOf: escaped(byte).utf8)
      written = place + 1
    }
    out.append(contentsOf: bytes[written...])
    out.append(0x22)
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x22, 0x5C: "\\\(Character(UnicodeScalar(byte)))"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x09: "\\t"
    default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }
  }

  /// Text as a JSON string in quotes.
  public static func quoted(_ text: String) -> String {
    String(decoding: quoted(Array(text.utf8)), as: UTF8.self)
  }
}
