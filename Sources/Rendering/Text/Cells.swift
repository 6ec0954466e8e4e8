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

  /// The columns that are nearest to a way in points.
  static func columnsMoved(by points: Double) -> Int { nearest(points, per: 8) }

  /// The rows that are nearest to a way in points.
  static func rowsMoved(by points: Double) -> Int { nearest(points, per: 16) }

  private static func cells(_ points: Double, per unit: Double) -> Int {
    let count = nearest(points, per: unit)
    return count == 0 && points > 0 ? 1 : count
  }

  private static func nearest(_ points: Double, per unit: Double) -> Int {
    if points.isNaN { return 0 }
    let limit = Double(longest)
    return Int(min(limit, max(-limit, (points / unit + 0.5).rounded(.down))))
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
