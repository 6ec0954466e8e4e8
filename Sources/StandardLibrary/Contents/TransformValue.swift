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
