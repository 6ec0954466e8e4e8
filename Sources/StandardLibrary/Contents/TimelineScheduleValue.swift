import ScreenTypes

/// The content of a `TimelineSchedule`: nothing, as a page shows one instant.
public struct TimelineScheduleValue: OpaqueContent, Hashable {
  /// A schedule.
  public init() {}
  /// The library type.
  public var type: TypeID { .library("TimelineSchedule") }
  /// Its canonical text.
  public var description: String { "TimelineSchedule" }
}
