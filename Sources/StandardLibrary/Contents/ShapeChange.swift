import RenderTree

/// What is done to a shape that is drawn in its place.
public enum ShapeChange: Hashable, Sendable, CustomStringConvertible {
  /// Drawn in that size at the leading top corner of its place.
  case size(SizeValue)
  /// Drawn so many points from each edge of its place.
  case inset(Double)
  /// Drawn elsewhere.
  case offset(SizeValue)
  /// Turned clockwise around a part of its place.
  case rotation(AngleValue, anchor: UnitPointValue)
  /// Drawn so many times as wide and as high, around a part of its place.
  case scale(x: Double, y: Double, anchor: UnitPointValue)
  /// Its lines moved, sized and turned around the point where x and y are 0.
  case transform(TransformValue)

  /// Its canonical text.
  public var description: String {
    switch self {
    case .size(let size): "size(\(size))"
    case .inset(let amount): "inset(by: \(amount))"
    case .offset(let offset): "offset(\(offset))"
    case .rotation(let angle, let anchor): "rotation(\(angle), anchor: \(anchor))"
    case .scale(let x, let y, let anchor): "scale(x: \(x), y: \(y), anchor: \(anchor))"
    case .transform(let transform): "transform(\(transform))"
    }
  }

  /// What becomes of the lines of a shape in a place; nil for what changes the place alone.
  fileprivate func transform(in place: RectValue) -> TransformValue? {
    func around(_ anchor: UnitPointValue, _ transform: TransformValue) -> TransformValue {
      transform.around(
        PointValue(
          x: place.origin.x + anchor.x * place.size.width,
          y: place.origin.y + anchor.y * place.size.height))
    }
    switch self {
    case .size, .inset: return nil
    case .offset(let offset): return TransformValue().moved(x: offset.width, y: offset.height)
    case .rotation(let angle, let anchor): return around(anchor, TransformValue().turned(angle.radians))
    case .scale(let x, let y, let anchor): return around(anchor, TransformValue().scaled(x: x, y: y))
    case .transform(let transform): return transform
    }
  }
}

extension Outline {
  /// Its lines in a rectangle with changes, of which the last is the outermost.
  public func path(in rect: RectValue, _ changes: [ShapeChange]) -> Path {
    var place = rect
    var transforms: [TransformValue] = []
    for change in changes.reversed() {
      if let transform = change.transform(in: place) { transforms.append(transform) }
      if case .size(let size) = change { place = RectValue(origin: place.origin, size: size) }
      if case .inset(let amount) = change { place = place.inset(dx: amount, dy: amount) }
    }
    let path = path(
      x: place.origin.x, y: place.origin.y, width: max(place.size.width, 0), height: max(place.size.height, 0)
    )
    return transforms.reversed().reduce(path) { $0.applying($1) }
  }

  /// The outline of which, where the style says so, what two of its parts enclose is not filled.
  public func filled(_ style: FillStyleValue?) -> Outline {
    guard style?.isEOFilled == true, case .path(var outline) = self else { return self }
    outline.isEvenOdd = true
    return .path(outline)
  }
}

extension Path {
  /// The path with each of its points where a transform puts it.
  func applying(_ transform: TransformValue) -> Path {
    mapped {
      let point = transform.applied(to: PointValue(x: $0.x, y: $0.y))
      return Point(point.x, point.y)
    }
  }
}
