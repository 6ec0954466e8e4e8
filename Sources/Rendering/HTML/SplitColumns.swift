import RenderTree

/// The columns of the split view that is being written: which of them a narrow screen shows, and the way from each to the
/// one before.
struct SplitColumns {
  /// A column to which there is a way back.
  struct Column {
    let id: Int
    let title: PoolRange
  }

  /// The column that a narrow screen shows; -1 for none.
  private var lead: Int32 = -1
  /// True until it is written, where others stand before it.
  private(set) var isLeadAhead = false
  /// The column before the one being written, until the way to it is written.
  private var before: Column?

  /// Begins a split view by its first column and the one that a narrow screen shows.
  mutating func begin(first: Int32, lead: Int32) {
    self.lead = lead
    isLeadAhead = lead != first
    before = nil
  }

  /// Ends it: nothing leads back to its last column.
  mutating func end() { before = nil }

  /// Begins a column; true for the one that a narrow screen shows.
  mutating func enter(_ column: Int32) -> Bool {
    if column != lead { return false }
    isLeadAhead = false
    return true
  }

  /// Ends a column, to which the next one leads back.
  mutating func leave(_ column: Column) { before = column }

  /// The column to which a way back is still to be written, once.
  mutating func takeBefore() -> Column? {
    defer { before = nil }
    return before
  }
}
