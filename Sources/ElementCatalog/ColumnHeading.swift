import RenderTree
import ScreenTypes

/// The heading and the width of a table's column.
public struct ColumnHeading: Sendable {
  /// Its title.
  public let title: PoolRange
  /// The key path that its value is; nil where it is none.
  public let path: Value?
  /// Its width, around its title and its cells; nil for that of what stands in it.
  public var frame: BoxModifier?
}
