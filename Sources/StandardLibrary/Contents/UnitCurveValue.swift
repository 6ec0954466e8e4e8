import ScreenTypes

/// The content of a `UnitCurve`: the course of an animation between 0 and 1.
public struct UnitCurveValue: OpaqueContent, Hashable {
  /// The kinds of courses.
  enum Course: Hashable, Sendable {
    /// Along a cubic curve with two control points.
    case bezier(UnitPointValue, UnitPointValue)
    /// Along a quarter of a circle, which begins slowly or ends slowly.
    case circle(isIn: Bool)
    /// Along two of them.
    case circles
  }

  /// How it goes.
  let course: Course

  /// How far it has come where a part of the time has passed.
  func value(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    switch course {
    case .bezier(let start, let end): return Self.bezier(start.y, end.y, Self.part(at: time, start.x, end.x))
    case .circle(let isIn): return Self.circle(time, isIn)
    case .circles:
      return time < 0.5 ? Self.circle(time * 2, true) / 2 : 0.5 + Self.circle(time * 2 - 1, false) / 2
    }
  }

  private static func circle(_ time: Double, _ isIn: Bool) -> Double {
    let rest = isIn ? time : 1 - time
    let height = (1 - rest * rest).squareRoot()
    return isIn ? 1 - height : height
  }

  private static func bezier(_ first: Double, _ second: Double, _ part: Double) -> Double {
    let rest = 1 - part
    return 3 * rest * rest * part * first + 3 * rest * part * part * second + part * part * part
  }

  /// How far along the curve its time is reached, by halving.
  private static func part(at time: Double, _ first: Double, _ second: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<53 {
      let middle = (low + high) / 2
      if bezier(first, second, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The library type.
  public var type: TypeID { .library("UnitCurve") }
  /// Its canonical text.
  public var description: String {
    switch course {
    case .bezier(let start, let end): "UnitCurve(\(start), \(end))"
    case .circle(let isIn): isIn ? "circularEaseIn" : "circularEaseOut"
    case .circles: "circularEaseInOut"
    }
  }
}
