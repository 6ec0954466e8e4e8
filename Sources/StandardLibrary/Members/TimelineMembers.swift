import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let timelineNames = ["TimelineSchedule", "TimelineViewDefaultContext"]

  /// Schedules, and the instant for which a view is drawn.
  static let timelineMembers: [LibraryMember] = [
    LibraryMember(
      .property, of: "TimelineViewDefaultContext", "date: Date", "The instant for which screens are compiled."
    ) { call in
      .date(call.host.now)
    },
    LibraryMember(
      .property, of: "TimelineViewDefaultContext", "cadence: TimelineViewDefaultContext.Cadence",
      "How often the view is drawn: as often as its schedule says."
    ) { _ in shared.choice("live", of: .library("TimelineViewDefaultContext.Cadence")) ?? .void },
    schedule(.staticProperty, "everyMinute: TimelineSchedule", "Once a minute."),
    schedule(.staticProperty, "animation: TimelineSchedule", "As often as the screen can."),
    schedule(
      .staticMethod, "animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule",
      "As often as the screen can, at most as often as is said."),
    schedule(
      .staticMethod, "periodic(from startDate: Date, by interval: Double) -> TimelineSchedule",
      "Every so many seconds."),
    schedule(.staticMethod, "explicit(_ dates: [Date]) -> TimelineSchedule", "At instants of a list."),
  ]

  private static func schedule(
    _ form: LibraryMember.Form, _ signature: String, _ documentation: String
  ) -> LibraryMember {
    LibraryMember(form, of: "TimelineSchedule", signature, isTotal: true, documentation) { _ in
      Value(TimelineScheduleValue())
    }
  }
}
