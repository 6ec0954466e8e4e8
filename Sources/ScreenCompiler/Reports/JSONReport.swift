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
    out.append(0x22)
    for byte in bytes {
      switch byte {
      case 0x22, 0x5C: out += [0x5C, byte]
      case 0x0A: out += [0x5C, UInt8(ascii: "n")]
      case 0x0D: out += [0x5C, UInt8(ascii: "r")]
      case 0x09: out += [0x5C, UInt8(ascii: "t")]
      case 0..<0x20, 0x7F:
        let digits = Array("0123456789abcdef".utf8)
        out += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: out.append(byte)
      }
    }
    out.append(0x22)
    return out
  }

  /// Text as a JSON string in quotes.
  public static func quoted(_ text: String) -> String {
    String(decoding: quoted(Array(text.utf8)), as: UTF8.self)
  }
}
