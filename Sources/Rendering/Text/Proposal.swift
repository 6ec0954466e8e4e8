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
