extension PathOutline {
  /// The lines of any outline; those of circles and rectangles in a space of 100 points.
  public init(_ outline: Outline) {
    var path = Path()
    switch outline {
    case .path(let own):
      self = own
      return
    case .rectangle, .circle, .ellipse: path = outline.path(x: 0, y: 0, width: 100, height: 100)
    case .capsule: path.addRoundedRect(x: 0, y: 0, width: 100, height: 100, across: 25, down: 50)
    case .roundedRectangle(let radius):
      path.addRoundedRect(
        x: 0, y: 0, width: 100, height: 100, across: min(max(radius, 0), 25), down: min(max(radius, 0), 50))
    case .unevenRectangle(let radii):
      let radius = radii.least
      path.addRoundedRect(
        x: 0, y: 0, width: 100, height: 100, across: min(radius, 25), down: min(radius, 50))
    }
    self.init(path, fit: outline == .circle ? .scaled : .stretched, width: 100, height: 100)
  }

  /// The outline as points from 0 to 1 in both axes, for a clip; one of a path in points is taken as large as it is.
  public func polygon() -> [Path.Point] {
    guard width > 0, height > 0 else { return [] }
    return path.flattened().flatMap { line in line.points.map { Path.Point($0.x / width, $0.y / height) } }
  }
}
