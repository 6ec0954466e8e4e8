import SourceModel

/// One rule: what it finds, why that matters, and the check; everything about it in one file.
public struct Rule: Sendable {
  /// Looks for faults of this rule and reports them.
  public typealias Check = @Sendable (RuleContext) -> Void

  /// The id, as printed and as written in suppressions.
  public let id: RuleID
  /// The weight it has where settings and the case itself do not change it.
  public let severity: Severity
  /// The most weight that a finding of it may have where settings say nothing.
  public let highestSeverity: Severity
  /// The problem in a few words.
  public let title: String
  /// What it says of itself to whoever decides about its findings.
  package let traits: Traits
  /// Which names an error of it hides.
  package let hidesNames: HiddenNames
  /// Which rules say better what it says.
  package let yieldsTo: [Yielding]
  /// What its check costs.
  package let cost: Cost
  /// What happens, with the message that SwiftUI would print.
  public let whatHappens: String
  /// Why that is bad.
  public let why: String
  /// How to put it right.
  public let repair: String
  /// Bad and good uses, complete packages; they are tests.
  public let examples: [RuleExample]
  /// A complete package that looks like the fault and is right; it is a test. More of them stand in a page of the tests.
  public let nearMiss: NearMiss
  /// When the finding may stand.
  public let whenToLeaveIt: String
  /// What the rule wants to see of every file where that file, as it is checked, tells with what its own code does, the headers
  /// and bodies of the package and the settings all there is to report, in this file: an editor asks these of an edited file alone.
  /// They certainly find what they find; what needs the flow of other files is for `visits`.
  public let localVisits: [Visit]
  /// What the rule wants to see of every file besides.
  public let visits: [Visit]
  /// The check of the package as a whole. A rule with neither is reported by an earlier phase.
  public let check: Check?

  /// A rule.
  package init(
    _ id: RuleID, _ severity: Severity, _ title: String, traits: Traits = [], hidesNames: HiddenNames = .none,
    yieldsTo: [Yielding] = [], cost: Cost = .usual, whatHappens: String, why: String,
    repair: String, examples: [RuleExample], nearMiss: NearMiss,
    whenToLeaveIt: String = "Never: it is always a fault.", highestSeverity: Severity? = nil,
    localVisits: [Visit] = [], visits: [Visit] = [], check: Check? = nil
  ) {
    self.id = id
    self.severity = severity
    self.highestSeverity = highestSeverity ?? severity
    self.title = title
    self.traits = traits
    self.hidesNames = hidesNames
    self.yieldsTo = yieldsTo
    self.cost = cost
    self.whatHappens = whatHappens
    self.why = why
    self.repair = repair
    self.examples = examples
    self.nearMiss = nearMiss
    self.whenToLeaveIt = whenToLeaveIt
    self.localVisits = localVisits
    self.visits = visits
    self.check = check
  }
}
