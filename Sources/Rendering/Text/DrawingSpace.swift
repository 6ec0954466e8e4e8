import RenderTree

/// Where the space of a drawing lies on the page.
struct DrawingSpace {
  /// The cells that it fills.
  let plot: CellRect
  private let left: Double
  private let top: Double
  /// Columns and rows for each unit of the space.
  private let across: Double
  private let down: Double
  private let isInPoints: Bool
  /// How it is turned with views around it, the innermost last.
  private let turns: [Turn]

  init(fit: PathOutline.Fit, width: Double, height: Double, _ plot: CellRect, turns: [Turn] = []) {
    self.plot = plot
    self.turns = turns
    isInPoints = fit == .points
    let (columns, rows) = (Double(plot.width), Double(plot.height))
    switch fit {
    case .points: (left, top, across, down) = (Double(plot.x), Double(plot.y), 1 / 8, 1 / 16)
    case .stretched:
      (left, top) = (Double(plot.x), Double(plot.y))
      (across, down) = (width > 0 ? columns / width : 0, height > 0 ? rows / height : 0)
    case .scaled:
      let scale = width > 0 && height > 0 ? min(columns * 8 / width, rows * 16 / height) : 0
      (across, down) = (scale / 8, scale / 16)
      left = Double(plot.x) + (columns - width * across) / 2
      top = Double(plot.y) + (rows - height * down) / 2
    }
  }

  /// The cells that marks may reach: what lies outside of its place is drawn as far as lines are wide.
  var reach: CellRect {
    var (left, top) = (Double(plot.x), Double(plot.y))
    var (right, bottom) = (Double(plot.maxX), Double(plot.maxY))
    for corner in [(left, top), (right, top), (left, bottom), (right, bottom)] where !turns.isEmpty {
      let place = turned(corner.0, corner.1)
      (left, top) = (min(left, place.x), min(top, place.y))
      (right, bottom) = (max(right, place.x), max(bottom, place.y))
    }
    let (column, row) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    return CellRect(
      column - 2, row - 1, Int(right.rounded(.up)) - column + 4, Int(bottom.rounded(.up)) - row + 2)
  }

  /// A place in cells from the corner of the page.
  func cell(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    turned(Self.bounded(left + x * across), Self.bounded(top + y * down))
  }

  private func turned(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    var place = (x: x, y: y)
    for turn in turns.reversed() { place = turn.place(of: place) }
    return (Self.bounded(place.x), Self.bounded(place.y))
  }

  func dot(_ point: Path.Point) -> DotRaster.Dot {
    let place = cell(point.x, point.y)
    return DotRaster.Dot(x: place.x * 2, y: place.y * 8)
  }

  private static func bounded(_ value: Double) -> Double { value.isNaN ? 0 : max(-1e6, min(1e6, value)) }
}
