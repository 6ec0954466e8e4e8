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
  /// What happens, with the message that SwiftUI would print.
  public let whatHappens: String
  /// Why that is bad.
  public let why: String
  /// How to put it right.
  public let repair: String
  /// Bad and good uses, complete packages; they are tests.
  public let examples: [RuleExample]
  /// Complete packages that look like the fault and are right; they are tests.
  public let nearMisses: [NearMiss]
  /// When the finding may stand.
  public let whenToLeaveIt: String
  /// What the rule wants to see of every file.
  public let visits: [Visit]
  /// The check of the package as a whole. A rule with neither is reported by an earlier phase.
  public let check: Check?

  /// A rule.
  public init(
    _ id: RuleID, _ severity: Severity, _ title: String, whatHappens: String, why: String,
    repair: String, examples: [RuleExample], nearMisses: [NearMiss] = [],
    whenToLeaveIt: String = "Never: it is always a fault.", highestSeverity: Severity? = nil,
    visits: [Visit] = [], check: Check? = nil
  ) {
    self.id = id
    self.severity = severity
    self.highestSeverity = highestSeverity ?? severity
    self.title = title
    self.whatHappens = whatHappens
    self.why = why
    self.repair = repair
    self.examples = examples
    self.nearMisses = nearMisses
    self.whenToLeaveIt = whenToLeaveIt
    self.visits = visits
    self.check = check
  }
}

/// A package that looks like a fault and is right.
public struct NearMiss: ExpressibleByStringLiteral, Sendable {
  private enum Source {
    case written(String)
    case made(@Sendable () -> String)
  }

  private let source: Source
  /// The path and the text of the data file that the screens name, or nil.
  public let data: (path: String, text: String)?

  /// A file of XML.
  public var screens: String {
    switch source {
    case .written(let text): text
    case .made(let make): make()
    }
  }

  /// Screens without data.
  public init(stringLiteral: String) {
    source = .written(stringLiteral)
    data = nil
  }

  /// Screens whose text is made when it is asked for, such as one of many elements.
  public init(screens: @autoclosure @escaping @Sendable () -> String) {
    source = .made(screens)
    data = nil
  }

  /// Screens with a data file.
  public init(_ screens: String, path: String, data: String) {
    source = .written(screens)
    self.data = (path, data)
  }
}

/// A package that a rule objects to, and one that is right.
public struct RuleExample: Sendable {
  /// A file of XML that has the fault; `⟦` and `⟧` stand around the text that is flagged.
  public let bad: String
  /// The same without the fault.
  public let good: String
  /// What the first fix makes of `bad`; nil where there is none.
  public let fixed: String?

  /// How `bad` is found out.
  public let detection: Detection
  /// The data file that the screens name, or nil.
  public let data: Data?

  /// How a fault is found out.
  public enum Detection: Sendable {
    /// From the screens alone, at the marks.
    case marks
    /// From the screens alone, at a place that marks cannot show, such as the end of the file.
    case position
    /// By a file of a size that no example has.
    case size
    /// By reading the model data.
    case data
    /// By running the screen.
    case run
  }

  /// A data file beside the screens.
  public struct Data: Sendable {
    /// Its path as the screens name it.
    public let path: String
    /// Its text in the bad package; empty where the file does not exist.
    public let bad: String
    /// Its text in the good package.
    public let good: String
  }

  /// An example.
  public init(
    bad: String, good: String, fixed: String? = nil, foundBy detection: Detection = .marks, data: Data? = nil
  ) {
    self.bad = bad
    self.good = good
    self.fixed = fixed
    self.detection = detection
    self.data = data
  }

  /// `bad` without marks, as it is linted and shown.
  public var badSource: String { bad.filter { $0 != "⟦" && $0 != "⟧" } }

  /// Where the marked texts stand in `badSource`, in order of their ends.
  public var flagged: [SourceRange] {
    var ranges: [SourceRange] = []
    var starts: [Int] = []
    var offset = 0
    for character in bad {
      switch character {
      case "⟦": starts.append(offset)
      case "⟧": if let start = starts.popLast() { ranges.append(SourceRange(start, offset)) }
      default: offset += character.utf8.count
      }
    }
    return ranges
  }
}
