import RenderTree

/// A line of a text: some clusters and their cells.
struct TextLine {
  var start: Int
  var end: Int
  var width: Int
}
