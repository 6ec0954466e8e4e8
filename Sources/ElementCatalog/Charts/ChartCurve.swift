import RenderTree
import StandardLibrary

/// The line through the points of a series, as an `InterpolationMethod` joins them.
struct ChartCurve {
  private let points: [Path.Point]
  private let method: LibraryCases.InterpolationMethod

  init(_ points: [Path.Point], method: LibraryCases.InterpolationMethod) {
    self.points = points
    self.method = method
  }

  /// Adds the line to a path, which goes on from where it is unless it is empty.
  func add(to path: inout Path) {
    guard let first = points.first else { return }
    path.addLine(to: first)
    switch method {
    case .linear: for point in points.dropFirst() { path.addLine(to: point) }
    case .monotone: addMonotone(to: &path)
    case .catmullRom: addCubic(to: &path, tension: 1 / 6)
    case .cardinal: addCubic(to: &path, tension: 1 / 4)
    case .stepStart: addSteps(to: &path) { from, _ in from.x }
    case .stepCenter: addSteps(to: &path) { ($0.x + $1.x) / 2 }
    case .stepEnd: addSteps(to: &path) { _, to in to.x }
    }
  }

  private func addSteps(to path: inout Path, at step: (Path.Point, Path.Point) -> Double) {
    for (from, to) in zip(points, points.dropFirst()) {
      let x = step(from, to)
      if x != from.x { path.addLine(to: Path.Point(x, from.y)) }
      path.addLine(to: Path.Point(x, to.y))
      if x != to.x { path.addLine(to: to) }
    }
  }

  private func addCubic(to path: inout Path, tension: Double) {
    for place in points.indices.dropLast() {
      let (from, to) = (points[place], points[place + 1])
      let before = place > 0 ? points[place - 1] : from
      let after = place + 2 < points.count ? points[place + 2] : to
      path.addCurve(
        to: to, Path.Point(from.x + (to.x - before.x) * tension, from.y + (to.y - before.y) * tension),
        Path.Point(to.x - (after.x - from.x) * tension, to.y - (after.y - from.y) * tension))
    }
  }

  /// Rises and falls only where the points do (Fritsch and Carlson, “Monotone piecewise cubic interpolation”, 1980).
  private func addMonotone(to path: inout Path) {
    let slopes = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    let tangents = points.indices.map { place -> Double in
      if slopes.isEmpty { return 0 }
      if place == 0 { return slopes[0] }
      if place == points.count - 1 { return slopes[place - 1] }
      let (left, right) = (slopes[place - 1], slopes[place])
      if left * right <= 0 { return 0 }
      return 2 * left * right / (left + right)
    }
    for place in points.indices.dropLast() {
      let (from, to) = (points[place], points[place + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, Path.Point(from.x + third, from.y + tangents[place] * third),
        Path.Point(to.x - third, to.y - tangents[place + 1] * third))
    }
  }
}

extension LibraryCases.InterpolationMethod {
  /// The method that draws the same line from its end to its beginning.
  var backwards: Self {
    switch self {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    case .linear, .monotone, .catmullRom, .cardinal, .stepCenter: self
    }
  }
}
