/// A side of a row, from which swiping it uncovers actions.
public enum RowEdge: UInt8, Sendable {
  /// Where the row begins.
  case leading
  /// Where it ends.
  case trailing
}
