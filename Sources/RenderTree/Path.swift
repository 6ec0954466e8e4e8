/// Lines and curves in points, measured from a leading top corner.
///
/// Arcs are curves here, so that a renderer knows five kinds of elements.
public struct Path: Hashable, Sendable {
  /// A place in points.
  public struct Point: Hashable, Sendable {
    /// Across and down.
    public var x: Double, y: Double
    /// A place.
    public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
    /// The place that divides the way to another at a share from 0 to 1.
    public func between(_ other: Point, _ share: Double) -> Point {
      Point(x + (other.x - x) * share, y + (other.y - y) * share)
    }
  }

  /// SwiftUI's elements of a path.
  public enum Element: Hashable, Sendable {
    case move(to: Point)
    case line(to: Point)
    case quadCurve(to: Point, control: Point)
    case curve(to: Point, control1: Point, control2: Point)
    case closeSubpath

    /// Where it ends; nil where it closes a subpath.
    public var end: Point? {
      switch self {
      case .move(let to), .line(let to): to
      case .quadCurve(let to, _): to
      case .curve(let to, _, _): to
      case .closeSubpath: nil
      }
    }
  }

  /// The elements in order.
  public var elements: [Element] = []

  /// A path without elements.
  public init() {}

  /// A path of elements.
  public init(_ elements: [Element]) { self.elements = elements }

  /// Where the next element begins; nil in an empty path.
  public var currentPoint: Point? {
    var first: Point?
    var current: Point?
    for element in elements {
      if case .move(let to) = element { first = to }
      current = element.end ?? first
    }
    return current
  }

  /// How far a control point of a curve that is a quarter of a circle of radius 1 is from its end.
  public static let quarterOfCircle = 0.5522847498307936

  /// Begins a subpath.
  public mutating func move(to point: Point) { elements.append(.move(to: point)) }
  /// Adds a line, which begins a subpath where there is none.
  public mutating func addLine(to point: Point) {
    elements.append(elements.isEmpty ? .move(to: point) : .line(to: point))
  }
  /// Adds a cubic curve.
  public mutating func addCurve(to end: Point, _ control1: Point, _ control2: Point) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Leads back to where the subpath began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds a rectangle.
  public mutating func addRect(x: Double, y: Double, width: Double, height: Double) {
    elements += [
      .move(to: Point(x, y)), .line(to: Point(x + width, y)), .line(to: Point(x + width, y + height)),
      .line(to: Point(x, y + height)), .closeSubpath,
    ]
  }

  /// Adds an ellipse that touches the edges of a rectangle, from its trailing point clockwise.
  public mutating func addEllipse(x: Double, y: Double, width: Double, height: Double) {
    addRoundedRect(x: x, y: y, width: width, height: height, across: width / 2, down: height / 2)
  }

  /// Adds a rectangle whose corners are quarters of an ellipse, from the middle of its trailing edge clockwise.
  public mutating func addRoundedRect(
    x: Double, y: Double, width: Double, height: Double, across: Double, down: Double
  ) {
    let a = max(0, min(across, width / 2))
    let b = max(0, min(down, height / 2))
    if a == 0 || b == 0 { return addRect(x: x, y: y, width: width, height: height) }
    let (right, bottom) = (x + width, y + height)
    let (fromA, fromB) = (a * (1 - Self.quarterOfCircle), b * (1 - Self.quarterOfCircle))
    func line(_ to: Point, from: Point) { if to != from { elements.append(.line(to: to)) } }
    let middle = Point(right, y + height / 2)
    move(to: middle)
    line(Point(right, bottom - b), from: middle)
    addCurve(to: Point(right - a, bottom), Point(right, bottom - fromB), Point(right - fromA, bottom))
    line(Point(x + a, bottom), from: Point(right - a, bottom))
    addCurve(to: Point(x, bottom - b), Point(x + fromA, bottom), Point(x, bottom - fromB))
    line(Point(x, y + b), from: Point(x, bottom - b))
    addCurve(to: Point(x + a, y), Point(x, y + fromB), Point(x + fromA, y))
    line(Point(right - a, y), from: Point(x + a, y))
    addCurve(to: Point(right, y + b), Point(right - fromA, y), Point(right, y + fromB))
    closeSubpath()
  }

  /// The path with each of its points changed.
  public func mapped(_ change: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let to): .move(to: change(to))
        case .line(let to): .line(to: change(to))
        case .quadCurve(let to, let control): .quadCurve(to: change(to), control: change(control))
        case .curve(let to, let control1, let control2):
          .curve(to: change(to), control1: change(control1), control2: change(control2))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  /// The lowest and the highest coordinates of its points; nil for a path without any that is finite.
  public var bounds: (low: Point, high: Point)? {
    var bounds: (low: Point, high: Point)?
    for line in flattened() {
      for point in line.points where point.x.isFinite && point.y.isFinite {
        let (low, high) = bounds ?? (point, point)
        bounds = (
          Point(min(low.x, point.x), min(low.y, point.y)), Point(max(high.x, point.x), max(high.y, point.y))
        )
      }
    }
    return bounds
  }

  /// Points that lines join.
  public struct Polyline: Hashable, Sendable {
    /// The points in order.
    public var points: [Point]
    /// True where a line leads from the last to the first.
    public var isClosed: Bool
  }

  /// How many lines stand for a curve.
  private static let linesOfCurve = 16

  /// The subpaths with lines in place of curves: 16 for each.
  public func flattened() -> [Polyline] {
    var lines: [Polyline] = []
    var points: [Point] = []
    func finish(isClosed: Bool) {
      if points.count > 1 || isClosed && !points.isEmpty {
        lines.append(Polyline(points: points, isClosed: isClosed))
      }
    }
    for element in elements {
      let start = points.last ?? element.end ?? Point(0, 0)
      switch element {
      case .move(let to):
        finish(isClosed: false)
        points = [to]
      case .line(let to): points.append(to)
      case .quadCurve(let to, let control):
        for step in 1...Self.linesOfCurve {
          let share = Double(step) / Double(Self.linesOfCurve)
          points.append(start.between(control, share).between(control.between(to, share), share))
        }
      case .curve(let to, let control1, let control2):
        for step in 1...Self.linesOfCurve {
          let share = Double(step) / Double(Self.linesOfCurve)
          let middle = control1.between(control2, share)
          let first = start.between(control1, share).between(middle, share)
          points.append(first.between(middle.between(control2.between(to, share), share), share))
        }
      case .closeSubpath:
        let first = points.first
        finish(isClosed: true)
        points = first.map { [$0] } ?? []
      }
    }
    finish(isClosed: false)
    return lines
  }

  /// The part of its length between two shares from 0 to 1, as lines.
  public func trimmed(from start: Double, to end: Double) -> Path {
    let lines = flattened().map { line in
      line.isClosed ? line.points + line.points.prefix(1) : line.points
    }
    func length(_ from: Point, _ to: Point) -> Double {
      ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
    }
    let total = lines.reduce(0) { sum, line in
      zip(line, line.dropFirst()).reduce(sum) { $0 + length($1.0, $1.1) }
    }
    let (low, high) = (min(max(start, 0), 1) * total, min(max(end, 0), 1) * total)
    var trimmed = Path()
    var walked = 0.0
    for line in lines {
      var isOpen = false
      for (from, to) in zip(line, line.dropFirst()) {
        let step = length(from, to)
        defer { walked += step }
        guard step > 0, walked < high, walked + step > low else { continue }
        let first = from.between(to, max(0, (low - walked) / step))
        let last = from.between(to, min(1, (high - walked) / step))
        if !isOpen { trimmed.move(to: first) }
        isOpen = true
        trimmed.addLine(to: last)
      }
    }
    return trimmed
  }
}
