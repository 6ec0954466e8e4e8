import ScreenSyntax
import ScreenTypes
import SourceModel

/// A place in a body where views of the catalogue stand.
public struct ViewUse: Sendable {
  /// The element's place in the catalogue.
  public var element: Int32
  /// The file.
  public var file: FileID
  /// The view in the file.
  public var view: ViewID
  /// The view node around it.
  public var node: Int32
  /// What lies around its content: its own chain is part of it, its own stack is not.
  public var frame: Int32
  /// What lies around it and its chain.
  public var outer: Int32
}
