/// In what a page counts lengths.
public enum LayoutUnit: Sendable {
  /// HTML: points.
  case points
  /// Text: whole cells of 8 by 16 points.
  case cells
}
