/// How much a finding weighs.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  /// Worth knowing; changes nothing.
  case note
  /// Likely a fault.
  case warning
  /// A fault; the package is not right.
  case error

  /// `error`, `warning` or `note`, as printed.
  public var label: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Notes are least, errors most.
  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// Another place that explains a finding: "declared here", a step of a route.
public struct RelatedPlace: Hashable, Sendable {
  /// What is there, as a part of a sentence without a full stop.
  public var message: String
  /// The text that the message is about, also in another file than the finding.
  public var location: SourceLocation

  /// A place with its message.
  public init(_ message: String, _ location: SourceLocation) {
    self.message = message
    self.location = location
  }
}

/// Replaces a range of one file by text.
public struct SourceEdit: Hashable, Sendable {
  /// The bytes that are replaced; an empty range for an insertion.
  public var location: SourceLocation
  /// The text that takes their place; empty for a removal.
  public var text: String

  /// Replaces `location` by `text`.
  public init(_ location: SourceLocation, _ text: String) {
    self.location = location
    self.text = text
  }
}

/// A change that would remove a finding.
public struct FixIt: Hashable, Sendable {
  /// Whether `--fix` may apply it unasked.
  public enum Safety: String, Sendable {
    /// Keeps the meaning, or gives the only one that can be meant.
    case safe
    /// May change what the screen does; applied with `--unsafe` only.
    case suggested
  }

  /// What it does, as an order: "Declare it as State".
  public var title: String
  /// Whether it is applied unasked.
  public var safety: Safety
  /// The edits; they do not overlap.
  public var edits: [SourceEdit]

  /// A fix of one or more edits.
  public init(_ title: String, _ safety: Safety, _ edits: [SourceEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

/// One finding: what is wrong, where, why, and what to do.
public struct Diagnostic: Hashable, Sendable {
  /// The rule that speaks.
  public var rule: RuleID
  /// How much it weighs: that of its rule, or what settings give it.
  public var severity: Severity
  /// What is wrong and why, in one or two sentences.
  public var message: String
  /// The smallest text that must change.
  public var location: SourceLocation
  /// Places that explain it, in the order to read them.
  public var related: [RelatedPlace]
  /// What to do, as a statement.
  public var help: String?
  /// Changes that would remove it, the best first.
  public var fixes: [FixIt]

  /// A finding.
  public init(
    _ rule: RuleID, _ severity: Severity = .error, _ message: String, at location: SourceLocation,
    related: [RelatedPlace] = [], help: String? = nil, fixes: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.related = related
    self.help = help
    self.fixes = fixes
  }
}
