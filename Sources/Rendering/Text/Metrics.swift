/// A size in character cells.
struct CellSize: Equatable {
  var width: Int
  var height: Int
  static let zero = CellSize(width: 0, height: 0)
}

/// A part of the page in character cells; the right and bottom edges lie outside.
struct CellRect: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var size: CellSize { CellSize(width: width, height: height) }

  func intersection(_ other: CellRect) -> CellRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return CellRect(left, top, min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
  }

  func inset(top: Int, leading: Int, bottom: Int, trailing: Int) -> CellRect {
    CellRect(x + leading, y + top, width - leading - trailing, height - top - bottom)
  }
}

/// The size a parent offers: cells, `Cells.unspecified` for "your ideal", or `Cells.unbounded`.
struct Proposal: Equatable {
  var width: Int
  var height: Int

  init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  init(_ size: CellSize) {
    width = size.width
    height = size.height
  }

  static let ideal = Proposal(Cells.unspecified, Cells.unspecified)

  /// The proposal with less room in each axis that is given.
  func shrunk(width columns: Int, height rows: Int) -> Proposal {
    Proposal(Cells.shrink(width, by: columns), Cells.shrink(height, by: rows))
  }

  /// The proposal with what is unspecified taken from a size.
  func resolved(by size: CellSize) -> Proposal {
    Proposal(
      width == Cells.unspecified ? size.width : width, height == Cells.unspecified ? size.height : height)
  }
}

/// Points to cells, and the special proposals.
enum Cells {
  static let unspecified = -1
  static let unbounded = 1 << 28
  /// The most cells one length of the tree may ask for.
  static let longest = 10_000

  /// Columns of 8 points, rounded half up; more than nothing is at least one.
  static func columns(_ points: Double) -> Int { cells(points, per: 8) }

  /// Rows of 16 points, rounded half up; more than nothing is at least one.
  static func rows(_ points: Double) -> Int { cells(points, per: 16) }

  private static func cells(_ points: Double, per unit: Double) -> Int {
    if points.isNaN { return 0 }
    let limit = Double(longest)
    let count = Int(min(limit, max(-limit, (points / unit + 0.5).rounded(.down))))
    return count == 0 && points > 0 ? 1 : count
  }

  static func shrink(_ length: Int, by amount: Int) -> Int {
    if length == unspecified || length >= unbounded { return length }
    return max(0, length - amount)
  }

  /// A length within what layout adds up safely.
  static func bounded(_ length: Int) -> Int { max(0, min(unbounded, length)) }

  /// The proposed length, or another where the ideal is asked for.
  static func length(_ proposed: Int, ideal: Int) -> Int { proposed == unspecified ? ideal : proposed }
}
