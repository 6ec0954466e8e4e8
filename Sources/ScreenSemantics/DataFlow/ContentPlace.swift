import ScreenSyntax
import ScreenTypes
import SourceModel

/// A place where a slot, a parameter that holds views, or the view that a Modifier modifies is put.
public struct ContentPlace: Sendable {
  /// The member of the slot or the parameter as a view node, or the node of the Modifier or extension function.
  public var key: Int32
  /// What lies around it.
  public var frame: Int32
  /// True where a condition or loop lies around it.
  public var isConditional: Bool
  /// The file.
  public var file: FileID
  /// The view in the file, or -1.
  public var view: ViewID
}
