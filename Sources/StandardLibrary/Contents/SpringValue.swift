import ScreenTypes

/// The content of a `Spring`: how long it swings, and how far beyond its end.
public struct SpringValue: OpaqueContent, Hashable {
  /// Seconds of one swing of the spring without damping.
  var duration: Double
  /// 0 for one that does not go beyond its end, 1 for one that never rests, below 0 for one that creeps.
  var bounce: Double

  /// A spring by its swing and how far it goes beyond its end.
  init(duration: Double, bounce: Double) { (self.duration, self.bounce) = (duration, bounce) }

  /// A spring by its swing and how much it is damped.
  init(duration: Double, dampingRatio: Double) {
    self.init(duration: duration, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
  }

  /// A spring by the mass that hangs on it.
  init(mass: Double, stiffness: Double, damping: Double) {
    let swing = (stiffness / mass).squareRoot()
    self.init(
      duration: 2 * Double.pi / swing, dampingRatio: damping / (2 * (stiffness * mass).squareRoot()))
  }

  /// How much it is damped, 1 being as much as it takes not to swing.
  var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  /// Of a mass of 1.
  var stiffness: Double { swing * swing }
  /// Of a mass of 1.
  var damping: Double { 2 * dampingRatio * swing }
  /// Radians in a second, without damping.
  private var swing: Double { 2 * Double.pi / duration }

  /// Where it is on its way from 0 to an end, after some seconds; `velocity` is that at the beginning.
  func value(target: Double, velocity: Double, time: Double) -> Double {
    if !(duration > 0) { return target }
    let ratio = dampingRatio
    if ratio < 1 {
      let fading = (-ratio * swing * time).exponential
      let turn = swing * (1 - ratio * ratio).squareRoot()
      let side = (velocity - ratio * swing * target) / turn
      return target - fading * (target * (turn * time).cosine - side * (turn * time).sine)
    }
    if ratio == 1 {
      let fading = (-swing * time).exponential
      return target - fading * (target + (swing * target - velocity) * time)
    }
    let root = swing * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-ratio * swing + root, -ratio * swing - root)
    let first = (velocity + fast * target) / (slow - fast)
    return target + first * (slow * time).exponential - (target + first) * (fast * time).exponential
  }

  /// The library type.
  public var type: TypeID { .library("Spring") }
  /// Its canonical text.
  public var description: String { "Spring(duration: \(duration), bounce: \(bounce))" }
}
