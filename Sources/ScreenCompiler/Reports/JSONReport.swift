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
      case 0..<0x20, 0x7F:
        let digits = Array("0123456789abcdef".utf8)
        out += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: out.append(byte)
      }
    }
    out.append(0x22)
    return out
  }

  /// A JSON string.
  public static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let hex = String(scalar.value, radix: 16)
          out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out + "\""
  }
}

/// Findings as one line each: `file:line:column: severity rule message`.
public enum ConciseReport {
  /// The lines for findings in these files.
  public static func text(_ diagnostics: [Diagnostic], files: SourceFiles) -> String {
    var context = ReportContext(files)
    return diagnostics.map { diagnostic in
      let start = context.positions(diagnostic.location).start
      let path = context.file(diagnostic.location.file).path
      return
        VisibleText.line(
          "\(path):\(start.line):\(start.column): \(diagnostic.severity.label) \(diagnostic.rule) \(diagnostic.message)"
        ) + "\n"
    }.joined()
  }
}
