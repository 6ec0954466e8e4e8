import ScreenRuntime
import ScreenSemantics
import SourceModel
import StandardLibrary

/// How a scenario ended.
public struct ScenarioResult: Sendable {
  /// A step that was done.
  public struct StepRecord: Sendable {
    /// The step with the values that its attributes had.
    public let step: ScenarioStep
    /// Its tag.
    public let location: SourceLocation
    /// What it wrote, in words.
    public let writes: [String]
    /// Its other effects, in words: `print ordered`.
    public let effects: [String]
    /// The views that SwiftUI updates for what it wrote, where a trace was asked for.
    public let redraws: [StepRedraw]
    /// The name of the page on top then.
    public let page: String
  }

  /// Why it failed.
  public struct Failure: Sendable {
    /// The tag of the step, or of the scenario where it could not begin.
    public let location: SourceLocation
    /// The step in words, nil where the scenario could not begin.
    public let step: String?
    /// What was wrong, as a sentence.
    public let message: String
    /// What is there, or what to do.
    public let help: String?
    /// Where in the code a fault came up while it ran, and the rule of that fault.
    public let fault: (rule: RuleID, location: SourceLocation)?
    /// The page as text, as it was then; empty where there was none.
    public let page: String
    /// How a snapshot differs from the file, as lines of a difference.
    public var difference = ""
  }

  /// A page that a `Snapshot` took.
  public struct Snapshot: Sendable {
    /// The path of its file, from the root of the package.
    public let path: String
    /// What the file should hold.
    public let bytes: [UInt8]
    /// The tag of the step.
    public let location: SourceLocation
    /// The step in words.
    public let step: String
  }

  /// The scenario.
  public let scenario: DeclaredScenario
  /// The steps that were done, in order.
  public internal(set) var steps: [StepRecord] = []
  /// Why it failed; empty where it passed. Only snapshots let it go on.
  public internal(set) var failures: [Failure] = []
  /// The pages that it took.
  public internal(set) var snapshots: [Snapshot] = []
  /// What it reached of the package, where that was asked for.
  var reached = Reached()

  /// True where nothing failed.
  public var isPassed: Bool { failures.isEmpty }

  init(_ scenario: DeclaredScenario) { self.scenario = scenario }
}
