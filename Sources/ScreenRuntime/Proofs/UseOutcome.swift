import RenderTree
import ScreenSemantics
import ScreenTypes
import SourceModel

/// What the use of a control led to.
public struct UseOutcome: Sendable {
  /// Changes of values that `onChange` watches, in order; the first few hundred.
  public var changes: [WatchedChange]
  /// True where the page did not come to rest.
  public var isEndless: Bool
  /// The presentations that are up then.
  public var presented: [PresentationPayload.Kind] = []
  /// How often each handler of appearing views ran in each round, where they are counted.
  public var appearing: [SourceLocation: [Int]] = [:]
  /// What one run of a handler changed and a later one changed back.
  public var reversals: [Reversal] = []
  /// True where drawing the whole page would have led to the same: what was left out can neither do nor stop anything.
  public var isWhole = true
}
