/// What fills a shape or a background.
public enum Paint: Hashable, Sendable {
  /// The foreground colour of the place.
  case foreground
  /// One colour.
  case color(Color)
  /// A linear gradient between two to four colours, from and to unit points (0 to 1).
  case linear(colors: [Color], startX: Double, startY: Double, endX: Double, endY: Double)
  /// A gradient around a unit point, between two radii in points.
  case radial(colors: [Color], centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)
  /// A gradient that turns clockwise around a unit point, between two angles in degrees from the trailing edge.
  case angular(colors: [Color], centerX: Double, centerY: Double, startAngle: Double, endAngle: Double)

  /// Where the paint begins; nil for the foreground.
  public var firstColor: Color? {
    switch self {
    case .foreground: nil
    case .color(let color): color
    case .linear(let colors, _, _, _, _), .radial(let colors, _, _, _, _), .angular(let colors, _, _, _, _):
      colors.first
    }
  }
}
