import SourceModel

/// What a `screenwright.yml` says.
public struct Settings: Sendable {
  /// Folders that are packages of their own; empty where this is no workspace.
  public var members: [String] = []
  /// Folders of the packages whose declarations this one uses.
  public var dependencies: [String] = []
  /// Folders in which `source` files are looked for after the folder of the file that names them.
  public var data: [String] = []
  /// Where `compile` writes.
  public var output = "Output"
  /// Files and folders that are not read.
  public var exclude: [String] = []
  /// Severities by rule or group; nil turns a rule off.
  public var severities: [String: Severity?] = [:]

  /// Where dependencies are named, as in `dependencies`.
  var dependencyRanges: [SourceRange] = []
  /// Where rules and groups are named.
  var ruleRanges: [(rule: String, range: SourceRange)] = []

  /// The defaults.
  public init() {}

  private static let keys = ["members", "dependencies", "data", "output", "exclude", "rules"]

  /// Reads settings. Faults are diagnostics of the rule `meta/settings`; what could be read is kept.
  static func read(_ source: SourceFile, file: FileID) -> (Settings, [Diagnostic]) {
    var settings = Settings()
    var faults: [Diagnostic] = []
    var reader = SettingsReader(source.bytes)
    func report(_ range: SourceRange, _ message: String, help: String? = nil) {
      faults.append(
        Diagnostic("meta/settings", .error, message, at: SourceLocation(file, range), help: help))
    }
    let document = reader.read()
    if let fault = reader.fault { report(fault.range, fault.message) }
    guard let document else { return (settings, faults) }
    guard case .map(let entries, _) = document else {
      report(
        document.range, "Settings are keys with values.",
        help: "Known keys are \(keys.joined(separator: ", ")).")
      return (settings, faults)
    }
    for entry in entries {
      switch entry.key {
      case "members": settings.members = strings(entry.value)
      case "dependencies":
        settings.dependencies = strings(entry.value)
        settings.dependencyRanges = ranges(entry.value)
      case "data": settings.data = strings(entry.value)
      case "exclude": settings.exclude = strings(entry.value)
      case "output":
        if case .scalar(let text, _) = entry.value {
          settings.output = text
        } else {
          report(entry.value.range, "`output` is one folder.")
        }
      case "rules":
        guard case .map(let rules, _) = entry.value else {
          report(entry.value.range, "`rules` holds rules or groups with their severities.")
          continue
        }
        for rule in rules {
          settings.ruleRanges.append((rule.key, rule.keyRange))
          guard case .scalar(let text, let range) = rule.value else { continue }
          if text == "off" {
            settings.severities[rule.key] = .some(nil)
          } else if let severity = Severity.allCases.first(where: { $0.label == text }) {
            settings.severities[rule.key] = severity
          } else {
            report(range, "`\(text)` is no severity.", help: "Severities are error, warning, note and off.")
          }
        }
      default:
        report(
          entry.keyRange, "There is no setting `\(entry.key)`.",
          help: Suggestion.text(
            for: entry.key, among: keys, otherwise: "Known keys are \(keys.joined(separator: ", "))."))
      }
    }
    return (settings, faults)
  }

  private static func strings(_ node: SettingsNode) -> [String] {
    switch node {
    case .scalar(let text, _): text.isEmpty ? [] : [text]
    case .list(let items, _): items.flatMap { strings($0) }
    case .map: []
    }
  }

  private static func ranges(_ node: SettingsNode) -> [SourceRange] {
    switch node {
    case .scalar(let text, let range): text.isEmpty ? [] : [range]
    case .list(let items, _): items.flatMap { ranges($0) }
    case .map: []
    }
  }

  /// The severity that settings give a rule: its own, else its group's; nil where they say nothing, `.some(nil)` for off.
  public func severity(of rule: RuleID) -> Severity?? { severities[rule.id] ?? severities[rule.group] }
}
