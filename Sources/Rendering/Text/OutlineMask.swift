import RenderTree

/// Which cells lie inside an outline. A cell is 8 points wide and 16 high; its middle decides.
struct OutlineMask {
  let rect: CellRect
  /// Half of the width and height of the rounded corners, in points.
  private let radiusX: Double
  private let radiusY: Double
  private let left: Double
  private let right: Double
  private let top: Double
  private let bottom: Double
  /// True where every cell is inside: rectangles, and places too small for a curve.
  let isWholeRectangle: Bool
  let isRounded: Bool
  /// The columns of each row inside lines of its own; empty for other outlines.
  private var ownSpans: [ClosedRange<Int>?] = []

  init(_ outline: Outline, _ rect: CellRect) {
    self.rect = rect
    let width = Double(rect.width) * 8
    let height = Double(rect.height) * 16
    var sides = (left: 0.0, right: width, top: 0.0, bottom: height)
    var radii = (0.0, 0.0)
    switch outline {
    case .rectangle, .path: break
    case .ellipse: radii = (width / 2, height / 2)
    case .capsule:
      let radius = min(width, height) / 2
      radii = (radius, radius)
    case .roundedRectangle(let points):
      let radius = points.isNaN ? 0 : max(0, min(points, min(width, height) / 2))
      radii = (radius, radius)
    case .unevenRectangle(let corners):
      let radius = min(corners.least, min(width, height) / 2)
      radii = (radius, radius)
    case .circle:
      let radius = min(width, height) / 2
      radii = (radius, radius)
      sides = (width / 2 - radius, width / 2 + radius, height / 2 - radius, height / 2 + radius)
    }
    (left, right, top, bottom) = sides
    (radiusX, radiusY) = radii
    isRounded = radii.0 > 0
    // A curve over three rows would leave its ends to the text inside: a chip has round corners instead.
    let isChip =
      switch outline {
      case .capsule, .roundedRectangle: rect.height == 3
      case .rectangle, .circle, .ellipse, .unevenRectangle, .path: false
      }
    let isSmall = rect.height < 3 || rect.width < 4 || rect.height > 4_000 || isChip
    if case .path(let outline) = outline, !isSmall {
      isWholeRectangle = false
      ownSpans = Self.spans(of: outline.polygon(), rect)
    } else {
      isWholeRectangle = isSmall || radii.0 < 9 && radii.1 < 17
    }
  }

  /// The columns between the first and the last line that crosses the middle of each row.
  private static func spans(of points: [Path.Point], _ rect: CellRect) -> [ClosedRange<Int>?] {
    (0..<rect.height).map { row in
      let y = (Double(row) + 0.5) / Double(rect.height)
      var crossings: [Double] = []
      for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) where (from.y <= y) != (to.y <= y)
      {
        crossings.append(from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x))
      }
      guard let first = crossings.min(), let last = crossings.max(), first.isFinite, last.isFinite else {
        return nil
      }
      let width = Double(rect.width)
      let low = Int((max(0, min(first, 1)) * width).rounded())
      let high = Int((max(0, min(last, 1)) * width).rounded()) - 1
      return low <= high ? low...high : nil
    }
  }

  /// The first and last column inside, counted from the outline's own edge; nil for none.
  func span(_ row: Int) -> ClosedRange<Int>? {
    guard row >= 0 && row < rect.height && rect.width > 0 else { return nil }
    if isWholeRectangle { return 0...(rect.width - 1) }
    if !ownSpans.isEmpty { return ownSpans[row] }
    // The middle row of an odd number is no wider than its neighbours, so that the outline has no dents.
    let isMiddle =
      rect.height % 2 == 1 && row == rect.height / 2 && radiusY * 2 > Double(rect.height - 2) * 16
    let y = (Double(isMiddle ? row - 1 : row) + 0.5) * 16
    guard y > top && y < bottom else { return nil }
    var inset = 0.0
    let fromEdge = min(y - top, bottom - y)
    if radiusY > 0 && fromEdge < radiusY {
      let away = (radiusY - fromEdge) / radiusY
      inset = radiusX * (1 - (1 - away * away).squareRoot())
    }
    let first = Int(((left + inset) / 8).rounded())
    let last = Int(((right - inset) / 8).rounded()) - 1
    let low = max(0, first)
    let high = min(rect.width - 1, last)
    return low < high ? low...high : nil
  }

  func contains(_ x: Int, _ y: Int) -> Bool { span(y - rect.y)?.contains(x - rect.x) ?? false }
}
