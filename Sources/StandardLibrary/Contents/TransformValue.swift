import ScreenTypes

/// The content of a `CGAffineTransform`: what a point becomes, as the rows of its matrix.
public struct TransformValue: OpaqueContent, Hashable {
  /// What x and y become of x, then of y.
  var a = 1.0, b = 0.0, c = 0.0, d = 1.0
  /// How far the origin is moved, in points.
  public internal(set) var tx = 0.0, ty = 0.0

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

  /// The transform around a point in place of where x and y are 0.
  func around(_ point: PointValue) -> TransformValue {
    let moved = applied(to: point)
    var around = self
    around.tx = 2 * tx + point.x - moved.x
    around.ty = 2 * ty + point.y - moved.y
    return around
  }

  /// What becomes of a point.
  func applied(to point: PointValue) -> PointValue {
    PointValue(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// What becomes of a size, which is not moved.
  func applied(to size: SizeValue) -> SizeValue {
    SizeValue(width: a * size.width + c * size.height, height: b * size.width + d * size.height)
  }

  /// The smallest rectangle around what becomes of one.
  func applied(to rect: RectValue) -> RectValue {
    let ends = [rect.origin.x, rect.end.x].flatMap { x in
      [rect.origin.y, rect.end.y].map { applied(to: PointValue(x: x, y: $0)) }
    }
    let (across, down) = (ends.map(\.x).sorted(), ends.map(\.y).sorted())
    return RectValue(from: PointValue(x: across[0], y: down[0]), to: PointValue(x: across[3], y: down[3]))
  }

  /// What leads back; nil where all comes to lie on a line.
  var inverted: TransformValue? {
    let area = a * d - b * c
    if area == 0 || !area.isFinite { return nil }
    var inverted = TransformValue()
    (inverted.a, inverted.b, inverted.c, inverted.d) = (d / area, -b / area, -c / area, a / area)
    (inverted.tx, inverted.ty) = ((c * ty - d * tx) / area, (b * tx - a * ty) / area)
    return inverted
  }

  /// This one, then another.
  func followed(by other: TransformValue) -> TransformValue {
    var both = TransformValue()
    (both.a, both.b) = (a * other.a + b * other.c, a * other.b + b * other.d)
    (both.c, both.d) = (c * other.a + d * other.c, c * other.b + d * other.d)
    (both.tx, both.ty) = (
      tx * other.a + ty * other.c + other.tx, tx * other.b + ty * other.d + other.ty
    )
    return both
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
