import SourceModel

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
