/// What a picker of dates shows, in the words of the page's locale. The date itself is the text of its `ControlPayload`.
public struct DatePayload: Sendable {
  /// The day, such as `Jan 31, 2020`; empty where none is picked.
  public var day = PoolRange.empty
  /// The time, such as `9:30 AM`; empty where none is picked.
  public var time = PoolRange.empty
  /// Of a calendar: the month, such as `January 2020`.
  public var month = PoolRange.empty
  /// Of a calendar: what stands before its time, such as `Time`.
  public var timeLabel = PoolRange.empty
  /// Of a calendar: the short names of the seven weekdays, that with which weeks begin first; else none.
  public var weekdays: [PoolRange] = []
  /// Of a calendar: the column, from 0, in which its month begins.
  public var firstColumn = 0
  /// Of a calendar: how many days its month has.
  public var dayCount = 0
  /// Of a calendar in which several days may be chosen: those of its month that are; nil for one in which one is.
  public var chosenDays: [Int]?
  /// Of a calendar: the digit zero of its days.
  public var zero: Unicode.Scalar = "0"
  /// Of wheels: the rows of each, of which the one in the middle is chosen; empty rows lie past an end.
  public var wheels: [[PoolRange]] = []
  /// The row of a wheel that is chosen, and how many rows stand on each side of it.
  public static let chosenRow = 2
  /// A picker that shows nothing yet.
  public init() {}
}
