import ScreenTypes

/// The content of a `CGAffineTransform`: what a point becomes, as the rows of its matrix.
public struct TransformValue: OpaqueContent, Hashable {
  var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
  /// How far the origin is moved, in points.
  public internal(set) var (tx, ty) = (0.0, 0.0)

  /// Leaves all where it is.
  public init() {}

  /// The library type.
  public var type: TypeID { .library("CGAffineTransform") }
  /// Its canonical text.
  public var description: String { "CGAffineTransform(\(a), \(b), \(c), \(d), \(tx), \(ty))" }

  /// Moves first.
  func moved(x: Double, y: Double) -> TransformValue {
    var moved = self
    moved.tx += a * x + c * y
    moved.ty += b * x + d * y
    return moved
  }

  /// Makes larger or smaller first.
  func scaled(x: Double, y: Double) -> TransformValue {
    var scaled = self
    (scaled.a, scaled.b, scaled.c, scaled.d) = (a * x, b * x, c * y, d * y)
    return scaled
  }

  /// Turns by an angle in radians first.
  func turned(_ angle: Double) -> TransformValue {
    let (cosine, sine) = (angle.cosine, angle.sine)
    var turned = self
    (turned.a, turned.b) = (a * cosine + c * sine, b * cosine + d * sine)
    (turned.c, turned.d) = (c * cosine - a * sine, d * cosine - b * sine)
    return turned
  }
}
