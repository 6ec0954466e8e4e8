/// A path as the outline of a shape.
public struct PathOutline: Hashable, Sendable {
  /// How it fills the place of the shape.
  public enum Fit: UInt8, Sendable {
    /// Not at all: its points are measured from the leading top corner.
    case points
    /// Its space fills the place in both axes.
    case stretched
    /// Its space is as large as fits, in the middle, without being distorted.
    case scaled
  }
  /// The lines and curves.
  public var path: Path
  /// How they fill the place.
  public var fit: Fit
  /// The size of the space in which they were drawn, in points.
  public var width: Double, height: Double
  /// True where what two of its subpaths enclose is not filled.
  public var isEvenOdd = false

  /// An outline of a path that was drawn in a space of a size.
  public init(_ path: Path, fit: Fit, width: Double, height: Double) {
    self.path = path
    self.fit = fit
    self.width = width
    self.height = height
  }

  /// A path in points, which is as large as it reaches.
  public init(_ path: Path) {
    let reach = path.bounds?.high ?? Path.Point(0, 0)
    self.init(path, fit: .points, width: max(reach.x, 0), height: max(reach.y, 0))
  }
}
