extension DrawingMark.Symbol {
  /// Its lines around the origin, one point wide.
  public var path: Path {
    var path = Path()
    func add(_ points: [(Double, Double)]) {
      for (place, point) in points.enumerated() {
        let point = Path.Point(point.0, point.1)
        if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    switch self {
    case .circle: path.addEllipse(x: -0.5, y: -0.5, width: 1, height: 1)
    case .square: path.addRect(x: -0.45, y: -0.45, width: 0.9, height: 0.9)
    case .triangle: add([(0, -0.55), (0.55, 0.45), (-0.55, 0.45)])
    case .diamond: add([(0, -0.6), (0.6, 0), (0, 0.6), (-0.6, 0)])
    case .pentagon: add([(0, -0.55), (0.52, -0.17), (0.32, 0.45), (-0.32, 0.45), (-0.52, -0.17)])
    case .plus: Self.addCross(to: &path) { $0 }
    case .cross, .asterisk:
      let half = 0.7071067811865476
      Self.addCross(to: &path) { Path.Point(($0.x - $0.y) * half, ($0.x + $0.y) * half) }
      if self == .asterisk { Self.addCross(to: &path) { $0 } }
    }
    return path
  }

  private static func addCross(to path: inout Path, _ turned: (Path.Point) -> Path.Point) {
    let (arm, half) = (0.55, 0.14)
    let corners = [
      (-half, -arm), (half, -arm), (half, -half), (arm, -half), (arm, half), (half, half), (half, arm),
      (-half, arm), (-half, half), (-arm, half), (-arm, -half), (-half, -half),
    ]
    for (place, corner) in corners.enumerated() {
      let point = turned(Path.Point(corner.0, corner.1))
      if place == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
  }
}
