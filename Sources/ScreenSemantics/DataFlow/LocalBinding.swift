import ScreenSyntax
import SourceModel

/// What declares a local of code.
public struct LocalBinding: Sendable {
  /// The value that it is given, or the sequence of its loop.
  public var value: CodeID
  /// True for the variable of a loop.
  public var isLoop: Bool
  /// True where it may be given another value.
  public var isMutable: Bool
}
