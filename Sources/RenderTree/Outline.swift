/// A geometric outline.
public enum Outline: Hashable, Sendable {
  case rectangle, circle, ellipse, capsule
  /// Corners of a radius in points.
  case roundedRectangle(Double)
  /// Corners of several radii.
  case unevenRectangle(CornerRadii)
  /// Lines and curves of its own.
  case path(PathOutline)
}
