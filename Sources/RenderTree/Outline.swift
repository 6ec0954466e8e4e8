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

extension Outline {
  /// Its lines in a rectangle, in points. A path of its own stays where it is.
  public func path(x: Double, y: Double, width: Double, height: Double) -> Path {
    var path = Path()
    switch self {
    case .path(let own): return own.path
    case .rectangle: path.addRect(x: x, y: y, width: width, height: height)
    case .ellipse: path.addEllipse(x: x, y: y, width: width, height: height)
    case .circle:
      let side = min(width, height)
      path.addEllipse(x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side)
    case .capsule:
      let radius = min(width, height) / 2
      path.addRoundedRect(x: x, y: y, width: width, height: height, across: radius, down: radius)
    case .roundedRectangle(let radius):
      path.addRoundedRect(x: x, y: y, width: width, height: height, across: radius, down: radius)
    case .unevenRectangle(let radii):
      path.addRoundedRect(x: x, y: y, width: width, height: height, across: radii.least, down: radii.least)
    }
    return path
  }
}
