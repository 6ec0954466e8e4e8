import RenderTree

/// How a glyph is printed. Equal inks have one number, and number 0 is the plain ink.
struct Ink: Hashable {
  var color: RGB?
  var isBold = false
  var isItalic = false
  var lines: TextStyle.Lines = []
  var isDim = false
}
