/// Dates as `formatted(date:time:)` writes them, for en_US and UTC as in Foundation.
enum DateText {
  /// How much of the day is shown, in the order of the library's enum.
  enum Day: Int { case omitted, numeric, abbreviated, long, complete }
  /// How much of the time of day is shown, in the order of the library's enum.
  enum Time: Int { case omitted, shortened, standard, complete }

  /// `1/31/2020, 1:01 PM` or `January 31, 2020 at 1:01 PM`; showing nothing is the default, as in Foundation.
  static func text(_ seconds: Double, day: Day = .numeric, time: Time = .shortened) -> String {
    if day == .omitted && time == .omitted { return text(seconds) }
    let date = CivilDate(seconds)
    if time == .omitted { return self.day(date, day) }
    if day == .omitted { return self.time(date, time) }
    let joint = day == .numeric ? ", " : " at "
    return self.day(date, day) + joint + self.time(date, time)
  }

  private static func day(_ date: CivilDate, _ style: Day) -> String {
    let month = months[date.month - 1]
    switch style {
    case .omitted: return ""
    case .numeric: return "\(date.month)/\(date.day)/\(date.year)"
    case .abbreviated: return "\(month.prefix(3)) \(date.day), \(date.year)"
    case .long: return "\(month) \(date.day), \(date.year)"
    case .complete: return "\(weekdays[date.weekday]), \(month) \(date.day), \(date.year)"
    }
  }

  private static func time(_ date: CivilDate, _ style: Time) -> String {
    let hour = date.hour % 12 == 0 ? 12 : date.hour % 12
    let seconds = style == .shortened ? "" : ":\(CivilDate.two(date.second))"
    // U+202F, the narrow space that Unicode's CLDR puts there.
    let half = "\u{202F}\(date.hour < 12 ? "AM" : "PM")"
    return "\(hour):\(CivilDate.two(date.minute))\(seconds)\(half)\(style == .complete ? " GMT" : "")"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
