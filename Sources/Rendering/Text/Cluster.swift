import RenderTree

/// What the reader sees as one character, ready to be put into cells.
struct Cluster {
  /// How lines may break around it.
  enum Role: UInt8 {
    case ordinary, space, newline
    /// Lines may break on both sides (Han, kana, emoji).
    case ideograph
    /// Never begins a line.
    case closing
    /// Never ends a line.
    case opening
    /// Lines may break after it.
    case hyphen
  }
  var glyph: UInt32
  var style: Int32
  var width: UInt8
  var role: Role
}
