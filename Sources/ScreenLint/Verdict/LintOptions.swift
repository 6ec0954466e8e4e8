import ScreenSemantics
import ScreenTypes
import SourceModel

/// What settings change about linting.
public struct LintOptions: Sendable {
  /// Severities by rule; nil turns a rule off.
  public var severities: [RuleID: Severity?]
  /// Severities in parts of the package; a later one wins.
  public var overrides: [Override] = []
  /// The oldest versions that the app runs on, as far as settings name them.
  public var platforms: OldestPlatforms
  /// True where the package is checked as it is compiled for the Mac.
  public var isCompiledForMac = false
  /// The system symbols that renderers can draw; without them no rule speaks of symbols.
  public var symbols: KnownSymbols?
  /// The pictures in the package's folder `Assets`; nil where there is no such folder, or nobody looked for it.
  public var pictures: KnownPictures?
  /// The colours of the colour sets in that folder.
  public var colors = KnownColors()
  /// How many of the files are the package's own; those of its dependencies follow. Nil where all are.
  public var ownFiles: Int?
  /// True where a package that it depends on is not there.
  public var lacksDependency = false
  /// True where another member of its workspace depends on the package.
  public var isDependedOn = false
  /// The rule that somebody asks about: it is asked even where it is off, and the verdict notes why what it finds is not
  /// told.
  public var questioned: RuleID?
  /// The file of model data that each member is read from, by the member's index; nil where none was looked for.
  public var dataPaths: [MemberID: String]?

  /// Options.
  public init(
    severities: [RuleID: Severity?] = [:], platforms: OldestPlatforms = OldestPlatforms(),
    symbols: KnownSymbols? = nil
  ) {
    self.severities = severities
    self.platforms = platforms
    self.symbols = symbols
  }
}

extension LintOptions {
  /// True where nothing of the package runs on a phone or tablet: it is compiled for the Mac, or its settings name the Mac alone.
  var isForMacOnly: Bool { isCompiledForMac || !platforms.isEmpty && platforms.iOS == nil }

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

  /// What settings say of a finding.
  package enum Weighing {
    /// Nothing, or nothing that changes it.
    case asFound
    /// It has another severity.
    case severity(Severity)
    /// Its rule is off: in a part of the package (its place in `overrides`), or everywhere.
    case off(override: Int?)
  }

  /// What settings say of a finding in a file; a finding that its rule weighs as less than usual is not made heavier.
  package func weighing(of finding: Diagnostic, in file: String?) -> Weighing {
    let near = file.flatMap { file in
      overrides.lastIndex { $0.severities[finding.rule] != nil && $0.covers(file) }
    }
    let setting = near.map { overrides[$0].severities[finding.rule] } ?? severities[finding.rule]
    guard let setting else { return .asFound }
    guard let severity = setting else { return .off(override: near) }
    let usual = RuleCatalog.rule(finding.rule)?.severity ?? finding.severity
    return finding.severity == usual || severity < finding.severity ? .severity(severity) : .asFound
  }
}
