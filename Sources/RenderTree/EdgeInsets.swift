/// Distances from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Points.
  public var top: Double, leading: Double, bottom: Double, trailing: Double
  /// Insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
