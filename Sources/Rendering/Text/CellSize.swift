/// A size in character cells.
struct CellSize: Equatable {
  var width: Int
  var height: Int
  static let zero = CellSize(width: 0, height: 0)
}
