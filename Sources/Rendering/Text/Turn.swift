import RenderTree

/// How a view is turned around a place, in cells from the corner of the page.
struct Turn {
  /// Its sine and cosine, clockwise.
  private let sine: Double
  private let cosine: Double
  /// The place that stays where it is.
  let center: (x: Double, y: Double)

  /// A turn around the middle of a place on the page; nil for one that leaves everything where it is.
  init?(degrees: Double, around rect: CellRect) {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    guard rest.isFinite, rest != 0 else { return nil }
    let quarters = (rest / 90).rounded()
    // Of at most an eighth of a turn the series are exact to a millionth.
    let angle = (rest - quarters * 90) * .pi / 180
    let square = angle * angle
    let up = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
    let along = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    switch Int(quarters) {
    case 1, -3: (sine, cosine) = (along, -up)
    case 2, -2: (sine, cosine) = (-up, -along)
    case 3, -1: (sine, cosine) = (-along, up)
    default: (sine, cosine) = (up, along)
    }
    center = (Double(rect.x) + Double(rect.width) / 2, Double(rect.y) + Double(rect.height) / 2)
  }

  /// Where a place comes to lie; a cell is twice as high as it is wide.
  func place(of cell: (x: Double, y: Double)) -> (x: Double, y: Double) {
    let (across, down) = ((cell.x - center.x) * 8, (cell.y - center.y) * 16)
    return (
      center.x + (across * cosine - down * sine) / 8, center.y + (across * sine + down * cosine) / 16
    )
  }
}
