import SourceModel

/// What settings change about linting.
public struct LintOptions: Sendable {
  /// Severities by rule; nil turns a rule off.
  public var severities: [RuleID: Severity?]
  /// Severities in parts of the package; a later one wins.
  public var overrides: [Override] = []
  /// True where an Alert may have more than two buttons (iOS 15 and later).
  public var allowsManyAlertButtons: Bool
  /// The system symbols that renderers can draw; without them no rule speaks of symbols.
  public var symbols: KnownSymbols?
  /// The file of model data that each member is read from, by the member's index; nil where none was looked for.
  public var dataPaths: [Int32: String]?

  /// Options.
  public init(
    severities: [RuleID: Severity?] = [:], allowsManyAlertButtons: Bool = false, symbols: KnownSymbols? = nil
  ) {
    self.severities = severities
    self.allowsManyAlertButtons = allowsManyAlertButtons
    self.symbols = symbols
  }
}

extension LintOptions {
  /// Severities below a folder, or of a file.
  public struct Override: Sendable {
    /// The folder or file, or a pattern of them, as paths of files are printed.
    public let path: String
    private let pattern: PathPattern
    /// Severities by rule; nil turns a rule off there.
    public var severities: [RuleID: Severity?]

    /// Severities in a part of the package.
    public init(path: String, severities: [RuleID: Severity?]) {
      self.path = path
      pattern = PathPattern(path)
      self.severities = severities
    }

    func covers(_ file: String) -> Bool { pattern.covers(file) }
  }

  /// True where a rule is off in the whole package.
  func isOff(_ rule: RuleID) -> Bool {
    guard severities[rule] == .some(nil) else { return false }
    return !overrides.contains { if case .some(.some) = $0.severities[rule] { true } else { false } }
  }

  /// True for a rule whose findings may be errors somewhere in the package.
  func mayBeError(_ rule: Rule) -> Bool {
    rule.highestSeverity == .error || severities[rule.id] == .some(.error)
      || overrides.contains { $0.severities[rule.id] == .some(.error) }
  }

  /// The severity set for a rule in a file: nil where nothing is said, `.some(nil)` for off.
  func severity(of rule: RuleID, in file: String?) -> Severity?? {
    if let file, let near = overrides.last(where: { $0.severities[rule] != nil && $0.covers(file) }) {
      return near.severities[rule]
    }
    return severities[rule]
  }
}
