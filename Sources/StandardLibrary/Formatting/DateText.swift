/// Dates as `formatted(date:time:)` writes them in the zone of the page, as in Foundation.
enum DateText {
  /// How much of the day is shown, in the order of the library's enum.
  enum Day: Int { case omitted, numeric, abbreviated, long, complete }
  /// How much of the time of day is shown, in the order of the library's enum.
  enum Time: Int { case omitted, shortened, standard, complete }

  /// `1/31/2020, 1:01 PM` or `January 31, 2020 at 1:01 PM`; showing nothing is the default, as in Foundation.
  static func text(
    _ seconds: Double, day: Day = .numeric, time: Time = .shortened, _ locale: LocaleForms = .american
  ) -> String {
    if day == .omitted && time == .omitted { return text(seconds, locale) }
    return locale.withDigits(text(CivilDate(seconds + Double(locale.zone)), day, time, locale))
  }

  private static func text(_ date: CivilDate, _ day: Day, _ time: Time, _ locale: LocaleForms) -> String {
    if time == .omitted { return self.day(date, day, locale) }
    if day == .omitted { return self.time(date, time, locale) }
    return self.day(date, day, locale) + (day == .numeric ? locale.joint : joint(locale))
      + self.time(date, time, locale)
  }

  /// What stands between a day with the name of its month and a time.
  static func joint(_ locale: LocaleForms) -> String {
    let joints = ["en": " at ", "de": " um ", "fr": " à "]
    return joints[locale.language] ?? locale.joint
  }

  private static func day(_ date: CivilDate, _ style: Day, _ locale: LocaleForms) -> String {
    let month = months[date.month - 1]
    if style != .omitted, style != .numeric,
      let named = locale.named(date, isShort: style == .abbreviated, hasWeekday: style == .complete)
    {
      return named
    }
    switch style {
    case .omitted: return ""
    case .numeric: return locale.numeric(date)
    case .abbreviated: return "\(month.prefix(3)) \(date.day), \(date.year)"
    case .long: return "\(month) \(date.day), \(date.year)"
    case .complete: return "\(weekdays[date.weekday]), \(month) \(date.day), \(date.year)"
    }
  }

  private static func time(_ date: CivilDate, _ style: Time, _ locale: LocaleForms) -> String {
    let seconds = style == .shortened ? "" : ":\(CivilDate.two(date.second))"
    let zone = style == .complete ? (locale.language == "ar" ? " غرينتش" : " GMT") : ""
    if locale.has24Hours {
      let hour = ["ja", "es", "ar"].contains(locale.language) ? "\(date.hour)" : CivilDate.two(date.hour)
      return "\(hour):\(CivilDate.two(date.minute))\(seconds)\(zone)"
    }
    let hour = date.hour % 12 == 0 ? 12 : date.hour % 12
    if locale.language == "ko" {
      return "\(date.hour < 12 ? "오전" : "오후") \(hour):\(CivilDate.two(date.minute))\(seconds)\(zone)"
    }
    let half = locale.half(isMorning: date.hour < 12)
    return "\(hour):\(CivilDate.two(date.minute))\(seconds)\(half)\(zone)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  private static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
}
