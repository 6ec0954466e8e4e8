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
