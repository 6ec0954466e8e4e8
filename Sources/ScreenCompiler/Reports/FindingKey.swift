import ScreenSemantics
import ScreenSyntax
import SourceModel

/// What identifies a finding when lines have moved: its rule, its file, the elements around it, and which of its like it is.
public struct FindingKey: Hashable, Sendable {
  /// The rule.
  public let rule: RuleID
  /// The file as printed.
  public let file: String
  /// Elements from the root down with the names they declare: `View Shop/State total`.
  public let path: String
  /// The place among findings of one rule at one path, from 0.
  public let occurrence: Int

  /// Sixteen hexadecimal digits of the key (FNV-1a, 64 bits).
  public var fingerprint: String {
    let hash = ByteHash.fnv1a("\(rule.id)\u{0}\(file)\u{0}\(path)\u{0}\(occurrence)".utf8)
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The keys of findings, in their order.
  public static func keys(_ diagnostics: [Diagnostic], files: SourceFiles, program: Program?) -> [FindingKey]
  {
    var seen: [FindingKey: Int] = [:]
    return diagnostics.map { diagnostic in
      let file = diagnostic.location.file
      let first = FindingKey(
        rule: diagnostic.rule, file: files.indices.contains(file) ? files[file].path : "?",
        path: program.map { Self.path(diagnostic.location, $0) } ?? "", occurrence: 0)
      let occurrence = seen[first, default: 0]
      seen[first] = occurrence + 1
      return FindingKey(rule: first.rule, file: first.file, path: first.path, occurrence: occurrence)
    }
  }

  private static func path(_ location: SourceLocation, _ program: Program) -> String {
    let index = location.file
    guard program.files.indices.contains(index) else { return "" }
    let (xml, source) = (program.files[index].xml, program.files[index].source)
    guard !xml.nodes.isEmpty else { return "" }
    var parts: [String] = []
    var node = XMLNodeID(0)
    while true {
      if xml[node].name != "Module" { parts.append(part(node, xml, source)) }
      let inner = xml.children(of: node).first {
        xml[$0].kind == .element && xml[$0].range.start <= location.range.start
          && location.range.start < xml[$0].range.end
      }
      guard let inner else { break }
      node = inner
    }
    return parts.joined(separator: "/")
  }

  /// An element with the name it declares, if it declares one.
  private static func part(_ node: XMLNodeID, _ xml: XMLTree, _ source: SourceFile) -> String {
    for name: Name in ["name", "signature", "of"] {
      guard let attribute = xml.attribute(name, of: node) else { continue }
      let text = source.text(attribute.value).prefix { $0 != "(" }
      return "\(xml[node].name) \(text.filter { !$0.isNewline && $0 != "\t" && $0 != "/" })"
    }
    return xml[node].name.text
  }
}
