import ScreenTypes
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
  /// A folder of templates that replace the built-in ones; nil for `Templates`, where there is one.
  public var templates: String?
  /// Files and folders that are not read.
  public var exclude: [String] = []
  /// Severities by rule or group; nil turns a rule off.
  public var severities: [String: Severity?] = [:]

  /// Severities below folders, or of files, in the order of the settings; a later one wins.
  public var overrides: [(path: String, severities: [String: Severity?])] = []
  /// The oldest versions of platforms that the app runs on.
  public var platforms = OldestPlatforms()
  /// Where dependencies are named, as in `dependencies`.
  var dependencyRanges: [SourceRange] = []
  /// Where members are named, as in `members`.
  var memberRanges: [SourceRange] = []
  /// Where the output folder is named.
  var outputRange = SourceRange(0, 0)
  /// Where the folder of templates is named.
  var templatesRange = SourceRange(0, 0)
  /// Where data folders are named, as in `data`.
  var dataRanges: [SourceRange] = []
  /// Where the folders and files of `overrides` are named.
  var overrideRanges: [SourceRange] = []
  /// Where rules and groups are named: in `overrides`, by its place there, or in `rules`.
  var ruleRanges: [(rule: String, override: Int?, range: SourceRange)] = []

  /// The defaults.
  public init() {}

  private static let keys = [
    "members", "dependencies", "data", "output", "templates", "exclude", "rules", "overrides", "platforms",
  ]

  /// Reads settings. Faults are diagnostics of the rule `meta/settings`; what could be read is kept.
  static func read(_ source: SourceFile, file: FileID) -> (Settings, [Diagnostic]) {
    var settings = Settings()
    var faults: [Diagnostic] = []
    var reader = SettingsReader(source.bytes)
    func report(_ range: SourceRange, _ message: String, help: String? = nil) {
      faults.append(
        Diagnostic(.metaSettings, .error, message, at: SourceLocation(file, range), help: help))
    }
    func severities(_ node: SettingsNode, _ key: String, _ override: Int? = nil) -> [String: Severity?] {
      var found: [String: Severity?] = [:]
      if node.isEmpty { return found }
      guard case .map(let rules, _) = node else {
        report(
          node.range, "`\(key)` holds rules or groups with their severities.",
          help: "Write them below it, one a line: `  flow/unused-state: off`.")
        return found
      }
      for rule in rules {
        settings.ruleRanges.append((rule.key, override, rule.keyRange))
        guard case .scalar(let text, let range) = rule.value else {
          report(rule.value.range, "`\(rule.key)` takes one severity.")
          continue
        }
        if text == "off" {
          found[rule.key] = .some(nil)
        } else if let severity = Severity.allCases.first(where: { $0.label == text }) {
          found[rule.key] = severity
        } else {
          report(
            range, "`\(text)` is no severity.",
            help: Suggestion.text(
              for: text, among: Severity.allCases.map(\.label) + ["off"],
              otherwise: "Severities are error, warning, note and off."))
        }
      }
      return found
    }
    func folders(_ entry: SettingsNode, _ key: String) -> (names: [String], ranges: [SourceRange]) {
      let found = scalars(entry, lists: 1)
      if found == nil {
        report(entry.range, "`\(key)` takes paths: one, or a list of them.", help: "`\(key): [One, Two]`")
      }
      let named = (found ?? []).filter { !$0.text.isEmpty }
      return (named.map(\.text), named.map(\.range))
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
      case "members": (settings.members, settings.memberRanges) = folders(entry.value, entry.key)
      case "dependencies":
        (settings.dependencies, settings.dependencyRanges) = folders(entry.value, entry.key)
      case "data": (settings.data, settings.dataRanges) = folders(entry.value, entry.key)
      case "exclude": settings.exclude = folders(entry.value, entry.key).names
      case "output":
        if case .scalar(let text, let range) = entry.value, !text.isEmpty {
          (settings.output, settings.outputRange) = (text, range)
        } else {
          report(entry.value.isEmpty ? entry.keyRange : entry.value.range, "`output` takes one folder.")
        }
      case "templates":
        if case .scalar(let text, let range) = entry.value, !text.isEmpty {
          (settings.templates, settings.templatesRange) = (text, range)
        } else {
          report(entry.value.isEmpty ? entry.keyRange : entry.value.range, "`templates` takes one folder.")
        }
      case "rules":
        settings.severities = severities(entry.value, "rules")
      case "overrides":
        if entry.value.isEmpty { continue }
        guard case .map(let folders, _) = entry.value else {
          report(
            entry.value.range, "`overrides` holds folders or files, and below each the severities there.",
            help: "Write `  Screens/Drafts:` below it, and below that `    flow/unused-state: off`.")
          continue
        }
        for folder in folders {
          settings.overrides.append(
            (folder.key, severities(folder.value, folder.key, settings.overrides.count)))
          settings.overrideRanges.append(folder.keyRange)
        }
      case "platforms":
        for node in scalars(entry.value, lists: 1) ?? [("", entry.value.range)] {
          let words = node.text.split(separator: " ")
          let version = words.count == 2 ? PlatformVersion(words[1]) : nil
          if words.first == "iOS", let version {
            settings.platforms.iOS = version
          } else if words.first == "macOS", version != nil || words.count == 1 {
            settings.platforms.macOS = version
          } else if node.text != "web" {
            report(
              node.range, "`\(node.text)` is no platform.",
              help: "Platforms are written `iOS 15`, `macOS 12`, `web`.")
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

  /// One value, or a list of them where `lists` is left; nil for anything else.
  private static func scalars(_ node: SettingsNode, lists: Int) -> [(text: String, range: SourceRange)]? {
    switch node {
    case .scalar(let text, let range): return [(text, range)]
    case .list(let items, _):
      guard lists > 0 else { return nil }
      var found: [(text: String, range: SourceRange)] = []
      for item in items {
        guard let value = scalars(item, lists: lists - 1) else { return nil }
        found += value
      }
      return found
    case .map: return nil
    }
  }

  /// Takes over what the settings of a workspace give its members; what is set here is nearer.
  mutating func inherit(_ workspace: Settings) {
    for (rule, severity) in workspace.severities
    where severities[rule] == nil && severities[RuleID(rule).group] == nil {
      severities[rule] = .some(severity)
    }
    if platforms.isEmpty { platforms = workspace.platforms }
  }

  /// The severity that settings give a rule: its own, else its group's; nil where they say nothing, `.some(nil)` for off.
  public func severity(of rule: RuleID) -> Severity?? { Self.severity(of: rule, severities) }

  /// The severity that a table gives a rule: its own, else its group's.
  static func severity(of rule: RuleID, _ severities: [String: Severity?]) -> Severity?? {
    severities[rule.id] ?? severities[rule.group]
  }
}
