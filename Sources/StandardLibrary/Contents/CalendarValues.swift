import ScreenTypes

/// The content of a `Calendar`: the Gregorian one, in the zone of the run.
public struct CalendarValue: OpaqueContent, Hashable {
  /// From 0 for Sunday to 6 for Saturday.
  public var firstWeekday: Int { didSet { keepsWeeks = true } }
  /// How many days of a year or month its first week has at least.
  public var minimumDays: Int { didSet { keepsWeeks = true } }
  /// True where code set how weeks are counted, which a locale leaves then.
  private var keepsWeeks = false
  /// In whose words it names days and months, where that is said.
  private(set) var locale: LocaleValue?
  /// True for weeks as ISO 8601 has them.
  var isISO = false
  /// A calendar.
  public init(firstWeekday: Int = 0, minimumDays: Int = 1) {
    (self.firstWeekday, self.minimumDays) = (firstWeekday, minimumDays)
  }
  /// The calendar of a language and region.
  public init(of locale: LocaleForms) {
    self.init(
      firstWeekday: locale.firstWeekday,
      minimumDays: CivilReckoning.usualMinimum(firstWeekday: locale.firstWeekday))
  }
  /// Names days and months in the words of a locale, and counts weeks as people do there.
  mutating func setLocale(_ locale: LocaleValue) {
    self.locale = locale
    if keepsWeeks { return }
    let usual = CalendarValue(of: LocaleForms(locale.identifier))
    (firstWeekday, minimumDays) = (usual.firstWeekday, usual.minimumDays)
    keepsWeeks = false
  }
  /// The Gregorian calendar, whose weeks are those of ISO 8601.
  static var iso8601: Self {
    var calendar = Self(firstWeekday: 1, minimumDays: 4)
    calendar.isISO = true
    return calendar
  }
  /// The library type.
  public var type: TypeID { .library("Calendar") }
  /// Its canonical text.
  public var description: String {
    let isUsual = minimumDays == CivilReckoning.usualMinimum(firstWeekday: firstWeekday)
    return (isISO ? "iso8601" : "gregorian") + " (\(firstWeekday + 1)\(isUsual ? "" : ", \(minimumDays)"))"
      + (locale.map { " \($0)" } ?? "")
  }
}

/// The parts of a date, in the order of the cases of `Calendar.Component`.
public enum CalendarPart: Int, Sendable, CaseIterable {
  case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear
  case yearForWeekOfYear, nanosecond, dayOfYear

  /// The name of the case, which is also that of the property of `DateComponents`.
  var name: String {
    switch self {
    case .era: "era"
    case .year: "year"
    case .month: "month"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    case .weekday: "weekday"
    case .weekdayOrdinal: "weekdayOrdinal"
    case .quarter: "quarter"
    case .weekOfMonth: "weekOfMonth"
    case .weekOfYear: "weekOfYear"
    case .yearForWeekOfYear: "yearForWeekOfYear"
    case .nanosecond: "nanosecond"
    case .dayOfYear: "dayOfYear"
    }
  }
}

/// The content of a `DateComponents`: the parts that are known.
public struct DateComponentsValue: OpaqueContent, Hashable {
  /// By part.
  public var values: [CalendarPart: Int]
  /// The zone of the parts; nil for that of the calendar.
  var zone: TimeZoneValue?
  /// The calendar of the parts, where one is said.
  var calendar: CalendarValue?
  /// Parts.
  public init(_ values: [CalendarPart: Int] = [:]) { self.values = values }
  /// The library type.
  public var type: TypeID { .library("DateComponents") }
  /// Its canonical text.
  public var description: String {
    var told = CalendarPart.allCases.compactMap { part in values[part].map { "\(part.name): \($0)" } }
    if let zone { told.insert("timeZone: \(zone)", at: 0) }
    if let calendar { told.insert("calendar: \(calendar)", at: 0) }
    return told.joined(separator: " ")
  }
}

/// The content of a `DateInterval`: two instants in seconds since 1970.
public struct DateIntervalValue: OpaqueContent, Hashable {
  /// The first instant.
  public var start: Double
  /// The last instant.
  public var end: Double
  /// An interval.
  public init(start: Double, end: Double) { (self.start, self.end) = (start, end) }
  /// The library type.
  public var type: TypeID { .library("DateInterval") }
  /// Its canonical text.
  public var description: String { "\(CivilDate(start)) to \(CivilDate(end))" }
}

/// Reckoning with days in a zone that is so many seconds ahead of UTC.
public struct CivilReckoning: Sendable {
  let zone: Int
  let firstWeekday: Int
  /// How many days of a year or month its first week has at least.
  let minimumDays: Int

  /// Reckoning in a zone, with the weekday, from 0 for Sunday, that weeks begin with.
  public init(zone: Int, firstWeekday: Int, minimumDays: Int? = nil) {
    self.zone = zone
    self.firstWeekday = firstWeekday
    self.minimumDays = minimumDays ?? Self.usualMinimum(firstWeekday: firstWeekday)
  }

  /// Where weeks begin on Sunday the first is that of January 1, else that of January 4, as in Foundation.
  static func usualMinimum(firstWeekday: Int) -> Int { firstWeekday == 0 ? 1 : 4 }

  /// The date of an instant as clocks there show it.
  public func date(_ seconds: Double) -> CivilDate { CivilDate(seconds + Double(zone)) }

  /// Days since 1970 of a day, whose month may be any number: 13 is January of the next year.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let months = year * 12 + month - 1
    let year = months >= 0 ? months / 12 : (months - 11) / 12
    let month = months - year * 12 + 1
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468 + day - 1
  }

  static func daysOfMonth(_ year: Int, _ month: Int) -> Int {
    days(year: year, month: month + 1, day: 1) - days(year: year, month: month, day: 1)
  }

  /// The instant at which clocks show a date.
  func instant(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) -> Double {
    let days = Self.days(year: year, month: month, day: day)
    return Double(days) * 86_400 + Double(hour * 3600 + minute * 60 + second - zone)
  }

  /// The first instant of the part of time that holds an instant.
  public func start(of part: CalendarPart, _ seconds: Double) -> Double {
    let date = date(seconds)
    switch part {
    case .era: return -62_135_596_800 - Double(zone)
    case .year, .yearForWeekOfYear: return instant(year: date.year, month: 1, day: 1)
    case .quarter: return instant(year: date.year, month: (date.month - 1) / 3 * 3 + 1, day: 1)
    case .month: return instant(year: date.year, month: date.month, day: 1)
    case .weekOfMonth, .weekOfYear:
      let back = (date.weekday - firstWeekday + 7) % 7
      return instant(year: date.year, month: date.month, day: date.day - back)
    case .day, .weekday, .weekdayOrdinal, .dayOfYear:
      return instant(year: date.year, month: date.month, day: date.day)
    case .hour: return instant(year: date.year, month: date.month, day: date.day, hour: date.hour)
    case .minute:
      return instant(
        year: date.year, month: date.month, day: date.day, hour: date.hour, minute: date.minute)
    case .second, .nanosecond: return seconds.rounded(.down)
    }
  }

  /// The instant that much later; days of a month that it does not have become its last.
  public func adding(_ count: Int, _ part: CalendarPart, to seconds: Double) -> Double {
    switch part {
    case .era: return seconds
    case .year, .yearForWeekOfYear: return addingMonths(count &* 12, to: seconds)
    case .quarter: return addingMonths(count &* 3, to: seconds)
    case .month: return addingMonths(count, to: seconds)
    case .weekOfMonth, .weekOfYear, .weekdayOrdinal: return seconds + Double(count) * 604_800
    case .day, .weekday, .dayOfYear: return seconds + Double(count) * 86_400
    case .hour: return seconds + Double(count) * 3600
    case .minute: return seconds + Double(count) * 60
    case .second: return seconds + Double(count)
    case .nanosecond: return seconds + Double(count) / 1e9
    }
  }

  private func addingMonths(_ count: Int, to seconds: Double) -> Double {
    let date = date(seconds)
    let bound = 12 * 10_000
    let months = date.year * 12 + date.month - 1 + min(max(count, -bound), bound)
    let (year, month) = (months >= 0 ? months / 12 : (months - 11) / 12, (months % 12 + 12) % 12 + 1)
    let day = min(date.day, Self.daysOfMonth(year, month))
    let rest = seconds + Double(zone) - (seconds + Double(zone)).rounded(.down)
    return instant(
      year: year, month: month, day: day, hour: date.hour, minute: date.minute, second: date.second) + rest
  }

  /// One part of an instant.
  func part(_ part: CalendarPart, _ seconds: Double) -> Int {
    let date = date(seconds)
    switch part {
    case .era: return date.year > 0 ? 1 : 0
    case .year: return date.year
    case .month: return date.month
    case .day: return date.day
    case .hour: return date.hour
    case .minute: return date.minute
    case .second: return date.second
    case .weekday: return date.weekday + 1
    case .weekdayOrdinal: return (date.day - 1) / 7 + 1
    case .quarter: return (date.month - 1) / 3 + 1
    case .weekOfMonth: return week(of: date.day, weekday: date.weekday)
    case .weekOfYear: return weekOfYear(date).week
    case .yearForWeekOfYear: return weekOfYear(date).year
    case .nanosecond: return Int((seconds - seconds.rounded(.down)) * 1e9)
    case .dayOfYear: return dayOfYear(date)
    }
  }

  private func dayOfYear(_ date: CivilDate) -> Int {
    Self.days(year: date.year, month: date.month, day: date.day)
      - Self.days(year: date.year, month: 1, day: 1)
      + 1
  }

  /// The week that holds a day of a month.
  private func week(of day: Int, weekday: Int) -> Int {
    let first = ((weekday - (day - 1)) % 7 + 7 - firstWeekday + 7) % 7
    return (day - 1 + first) / 7 + (7 - first >= minimumDays ? 1 : 0)
  }

  /// Days since 1970 of the first day of the first week of a year, or of a month in it.
  private func firstDay(ofWeeksIn year: Int, month: Int = 1) -> Int {
    let days = Self.days(year: year, month: month, day: minimumDays)
    let weekday = ((days + 4) % 7 + 7) % 7
    return days - (weekday - firstWeekday + 7) % 7
  }

  private func weekOfYear(_ date: CivilDate) -> (year: Int, week: Int) {
    let day = Self.days(year: date.year, month: date.month, day: date.day)
    var year = date.year + 1
    while firstDay(ofWeeksIn: year) > day { year -= 1 }
    return (year, (day - firstDay(ofWeeksIn: year)) / 7 + 1)
  }

  /// By how many days a day of the week comes after another, each counted from any Sunday on.
  private static func apart(_ weekday: Int, _ first: Int) -> Int {
    let days = (weekday % 7) - (first % 7)
    return (days + 14) % 7
  }

  /// The instant of parts of a date, in the bounds of years and months that days can be counted in; parts that are not said
  /// are the first ones. A week tells the day where its year is that of weeks, or where its weekday is told, as in Foundation.
  public func instant(of values: [CalendarPart: Int]) -> Double {
    func value(_ part: CalendarPart, _ bound: Int, or usual: Int = 1) -> Int {
      min(max(values[part] ?? usual, -bound), bound)
    }
    let (year, month) = (value(.year, 9999), value(.month, 120_000))
    let time = (values[.hour] ?? 0) &* 3600 &+ (values[.minute] ?? 0) &* 60 &+ (values[.second] ?? 0)
    let rest = Double(time) + Double(values[.nanosecond] ?? 0) / 1e9
    func ofDay(_ days: Int) -> Double { Double(days) * 86_400 - Double(zone) + rest }
    func ofWeek(_ first: Int, _ week: Int) -> Double {
      var day = first + (week - 1) * 7
      if let weekday = values[.weekday] { day += Self.apart(weekday - 1, firstWeekday) }
      return ofDay(day)
    }
    if values[.day] == nil {
      if let ofWeeks = values[.yearForWeekOfYear] {
        return ofWeek(
          firstDay(ofWeeksIn: min(max(ofWeeks, -9999), 9999)), value(.weekOfYear, 1_000_000))
      }
      if let weekday = values[.weekday] {
        if values[.weekOfYear] != nil {
          return ofWeek(firstDay(ofWeeksIn: year), value(.weekOfYear, 1_000_000))
        }
        if values[.weekOfMonth] != nil {
          return ofWeek(firstDay(ofWeeksIn: year, month: month), value(.weekOfMonth, 1_000_000))
        }
        if values[.weekdayOrdinal] != nil {
          let first = Self.days(year: year, month: month, day: 1)
          let ahead = Self.apart(weekday - 1, first + 4)
          return ofDay(first + ahead + (value(.weekdayOrdinal, 1_000_000) - 1) * 7)
        }
      }
      if values[.month] == nil, values[.dayOfYear] != nil {
        return instant(year: year, month: 1, day: value(.dayOfYear, 4_000_000)) + rest
      }
    }
    return instant(year: year, month: month, day: value(.day, 4_000_000)) + rest
  }

  /// How many whole parts lie between two instants.
  func count(of part: CalendarPart, from start: Double, to end: Double) -> Int {
    if end < start { return -countUp(of: part, from: start, to: end, sign: -1) }
    return countUp(of: part, from: start, to: end, sign: 1)
  }

  private func countUp(of part: CalendarPart, from start: Double, to end: Double, sign: Int) -> Int {
    let length = abs(end - start)
    let usual: Double =
      switch part {
      case .era: 1e15
      case .year, .yearForWeekOfYear: 366 * 86_400
      case .quarter: 92 * 86_400
      case .month: 31 * 86_400
      case .weekOfMonth, .weekOfYear, .weekdayOrdinal: 604_800
      case .day, .weekday, .dayOfYear: 86_400
      case .hour: 3600
      case .minute: 60
      case .second: 1
      case .nanosecond: 1e-9
      }
    var count = Int(min(length / usual, 1e15))
    func isWithin(_ count: Int) -> Bool {
      let reached = adding(sign * count, part, to: start)
      return sign > 0 ? reached <= end : reached >= end
    }
    // Months and years are shorter than that at times.
    while count < 1_000_000, isWithin(count + 1) { count += 1 }
    while count > 0, !isWithin(count) { count -= 1 }
    return count
  }
}
