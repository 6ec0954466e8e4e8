import ScreenSyntax
import ScreenTypes
import SourceModel

/// One way by which a view reaches another.
public struct ViewEdge: Sendable {
  /// How.
  public enum Kind: UInt8, Sendable {
    /// It holds it.
    case contains
    /// A link or a destination pushes it.
    case push
    /// A modifier or style in its chain.
    case decorates
  }

  /// How.
  public var kind: Kind
  /// True where a condition, loop, page or presentation lies between.
  public var isConditional: Bool
  /// True where it is handed to a slot of another view.
  public var isThroughSlot: Bool
  /// The view node it starts at; see `ViewSpace`.
  public var from: Int32
  /// The view node it leads to.
  public var to: Int32
  /// The file.
  public var file: FileID
  /// The view in the file, or -1.
  public var view: ViewID
  /// The code that makes the view, or -1.
  public var code: CodeID
  /// What lies around it.
  public var frame: Int32
}
