import RenderTree
import StandardLibrary

/// The sector of a pie or ring. Angles are degrees clockwise from the trailing edge.
struct ChartSector {
  let path: Path

  /// `inset` is the room that is left at both sides, in points.
  init(_ start: Double, _ angle: Double, _ inner: Double, _ outer: Double, _ inset: Double, side: Double) {
    let center = Path.Point(side / 2, side / 2)
    /// The angle that so many points are at a distance from the middle.
    func turned(_ radius: Double) -> Double {
      radius > 0 ? min(inset / radius / Double.pi * 180, angle / 2) : 0
    }
    var path = Path()
    if angle >= 359.999 {
      path.addEllipse(x: center.x - outer, y: center.y - outer, width: outer * 2, height: outer * 2)
      if inner > 0 {
        path.addTurn(center: center, radius: inner, from: 0, by: 0)
        // The hole runs the other way, so that it is not filled.
        var hole = Path()
        hole.addTurn(center: center, radius: inner, from: 0, by: -360)
        path.elements.removeLast()
        path.elements += hole.elements
        path.closeSubpath()
      }
      self.path = path
      return
    }
    let edge = turned(outer)
    path.addTurn(center: center, radius: outer, from: start + edge, by: angle - edge * 2)
    if inner > 0 {
      let edge = turned(inner)
      path.addTurn(center: center, radius: inner, from: start + angle - edge, by: -(angle - edge * 2))
    } else {
      path.addLine(to: center)
    }
    path.closeSubpath()
    self.path = path
  }

  /// A place at a distance from the middle.
  static func point(_ radius: Double, _ degrees: Double, side: Double) -> Path.Point {
    var path = Path()
    path.addTurn(center: Path.Point(side / 2, side / 2), radius: radius, from: degrees, by: 0)
    return path.currentPoint ?? Path.Point(side / 2, side / 2)
  }
}
