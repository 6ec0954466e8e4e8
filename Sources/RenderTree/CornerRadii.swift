/// The radii of a rectangle's corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The corners at the top.
  public let topLeading: Double, topTrailing: Double
  /// The corners at the bottom.
  public let bottomLeading: Double, bottomTrailing: Double

  /// Radii; what is negative or no number is 0.
  public init(topLeading: Double, bottomLeading: Double, bottomTrailing: Double, topTrailing: Double) {
    func radius(_ number: Double) -> Double { number > 0 ? number : 0 }
    self.topLeading = radius(topLeading)
    self.topTrailing = radius(topTrailing)
    self.bottomLeading = radius(bottomLeading)
    self.bottomTrailing = radius(bottomTrailing)
  }

  /// All of them, clockwise from the leading one at the top.
  public var clockwise: [Double] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }
  /// The smallest of them.
  public var least: Double { min(min(topLeading, topTrailing), min(bottomLeading, bottomTrailing)) }
}
