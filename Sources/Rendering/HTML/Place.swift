import RenderTree

/// Where a node is written: what its element may be, and which way its neighbours lie.
struct Place {
  /// True where HTML allows phrasing content only (in headings, labels, links, buttons).
  var phrasing = false
  /// The direction of the container.
  var axis = StackPayload.Axis.vertical
  /// True for the one direct child of a list row.
  var isRow = false
  /// True inside the stack, or the modifiers, that are the one child of a list row.
  var isRowPart = false
  /// True for the one child of a label: text needs no element of its own there.
  var isSole = false

  /// The same place inside another container.
  @inline(__always)
  func inside(_ axis: StackPayload.Axis) -> Place { Place(phrasing: phrasing, axis: axis) }
  /// The same place inside a stack; a horizontal one in a row holds the parts of the row.
  @inline(__always)
  func insideStack(_ axis: StackPayload.Axis) -> Place {
    var inner = inside(axis)
    inner.isRowPart = axis == .horizontal && (isRow || isRowPart)
    return inner
  }
  /// The same place inside a modifier; one around the only view of a row holds a part of the row.
  @inline(__always)
  func insideBox(_ axis: StackPayload.Axis) -> Place {
    var inner = inside(axis)
    inner.isRowPart = isRow || isRowPart
    return inner
  }
  /// All of it in one byte.
  @inline(__always)
  var bits: UInt8 {
    axis.rawValue | (phrasing ? 4 : 0) | (isRow ? 8 : 0) | (isRowPart ? 16 : 0) | (isSole ? 32 : 0)
  }
  /// Inside a label, link, button or heading.
  static let label = Place(phrasing: true, axis: .horizontal, isSole: true)
}
