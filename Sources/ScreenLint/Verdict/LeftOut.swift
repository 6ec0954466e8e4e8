import SourceModel

/// A finding, or a suspicion, that is not told, and why.
public struct LeftOut: Sendable {
  /// What would be told.
  public let finding: Diagnostic
  /// Why it is not.
  public let reason: Reason

  /// Something that is not told.
  package init(finding: Diagnostic, reason: Reason) {
    self.finding = finding
    self.reason = reason
  }

  /// Why something is not told.
  public enum Reason: Sendable {
    /// A file cannot be read as XML. What is missed may be there, or somebody who does what nobody else does.
    case hidden(FileID)
    /// An error keeps the screens from being run, and only a run could tell.
    case notRun(Diagnostic)
    /// A run of the screen came to rest, or showed nothing of it; what it saw, as a sentence.
    case disproved(String)
    /// Another finding says of the same text better what is wrong.
    case yields(Diagnostic)
    /// Settings turn the rule off: the place of the entry in `LintOptions.overrides`, or nil where it is off everywhere.
    case off(override: Int?)
    /// A comment silences it.
    case silenced(SourceLocation)
    /// A package that this one depends on is not there, and may declare what is missed.
    case lacksDependency
    /// It is about a dependency's screen, and told where that package is linted.
    case toldAtHome
  }
}
