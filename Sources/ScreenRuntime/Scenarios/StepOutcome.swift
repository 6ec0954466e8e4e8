import ScreenSemantics
import ScreenTypes
import SourceModel
import StandardLibrary

/// What one step did.
public struct StepOutcome: Sendable {
  /// The step.
  public let step: ScenarioStep
  /// The sources of truth that were written, each once, in order.
  public let writes: [SourceWrite]
  /// What happened besides changes of state, in order.
  public let effects: [Effect]
  /// The name of the view that the topmost page shows now.
  public let page: String
  /// The names of the declared views that stand on it, in the order of their declarations.
  public let views: [String]
}

/// A source of truth that a step wrote, or a part of one.
public struct SourceWrite: Hashable, Sendable {
  /// The declared name of the source, such as `Store.orders` or `ContentView.quantity`.
  public let source: String
  /// The member that it is.
  public let member: MemberID
  /// The part that differs, such as `[2].isFavorite`; empty for all of it.
  public let part: String
  /// What was there before, as text; long ones are cut.
  public let before: String
  /// What is there now.
  public let after: String

  /// `Store.products[2].isFavorite: false → true`
  public var description: String { "\(source)\(part): \(before) → \(after)" }
}
