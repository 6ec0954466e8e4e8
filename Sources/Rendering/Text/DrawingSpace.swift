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

  init(fit: PathOutline.Fit, width: Double, height: Double, _ plot: CellRect) {
    self.plot = plot
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
  var reach: CellRect { CellRect(plot.x - 2, plot.y - 1, plot.width + 4, plot.height + 2) }

  /// A place in cells from the corner of the page.
  func cell(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (Self.bounded(left + x * across), Self.bounded(top + y * down))
  }

  func dot(_ point: Path.Point) -> DotRaster.Dot {
    let place = cell(point.x, point.y)
    return DotRaster.Dot(x: place.x * 2, y: place.y * 8)
  }

  private static func bounded(_ value: Double) -> Double { value.isNaN ? 0 : max(-1e6, min(1e6, value)) }
}
