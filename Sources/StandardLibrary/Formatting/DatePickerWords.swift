/// The words with which a picker of dates shows an instant, as iOS does in a locale.
public struct DatePickerWords {
  private let seconds: Double
  private let locale: LocaleForms
  /// The instant as day and time.
  public let date: CivilDate

  /// The words of an instant in seconds since 1970.
  public init(_ seconds: Double, _ locale: LocaleForms) {
    (self.seconds, self.locale) = (seconds, locale)
    date = CivilDate(seconds)
  }

  /// `Jan 31, 2020`.
  public var day: String { DateText.text(seconds, day: .abbreviated, time: .omitted, locale) }
  /// `9:30 AM`.
  public var time: String { DateText.text(seconds, day: .omitted, time: .shortened, locale) }

  /// `Time`.
  public var timeLabel: String {
    let words = [
      "de": "Zeit", "fr": "Heure", "es": "Hora", "ko": "시간", "ja": "時刻", "zh": "时间", "ar": "الوقت",
    ]
    return words[locale.language] ?? "Time"
  }

  /// `January 2020`.
  public var month: String {
    switch locale.language {
    case "ko": "\(date.year)년 \(date.month)월"
    case "ja", "zh": "\(date.year)年\(date.month)月"
    default: locale.withDigits("\(months[date.month - 1]) \(date.year)")
    }
  }

  /// `SUN` to `SAT`, or from Monday on where weeks begin there.
  public var weekdays: [String] {
    let first = locale.firstWeekday
    return (0..<7).map { shortWeekday((first + $0) % 7) }
  }

  /// The place among `weekdays` of the month's first day.
  public var firstColumn: Int {
    ((date.weekday - (date.day - 1) - locale.firstWeekday) % 7 + 7) % 7
  }

  /// How many days the month has.
  public var dayCount: Int { Self.days(in: date.month, date.year) }

  /// The wheels of a day: month, day and year in the order of the locale. Each has as many rows on both sides of the chosen
  /// one as are asked for.
  public func dayWheels(_ reach: Int) -> [[String]] {
    let offsets = -reach...reach
    let isEastern = ["ko", "ja", "zh"].contains(locale.language)
    let units = locale.language == "ko" ? ("년", "월", "일") : isEastern ? ("年", "月", "日") : ("", "", "")
    let years = offsets.map { "\(date.year + $0)\(units.0)" }
    let months = offsets.map {
      let month = Self.wrapped(date.month + $0, 12)
      return isEastern ? "\(month)\(units.1)" : self.months[month - 1]
    }
    let days = offsets.map { "\(Self.wrapped(date.day + $0, dayCount))\(units.2)" }
    if isEastern { return [years, months, days] }
    return inDigits(locale.order == .american ? [months, days, years] : [days, months, years])
  }

  /// The wheels of a time: hours, minutes, and halves of the day where the locale has them.
  public func timeWheels(_ reach: Int) -> [[String]] {
    let offsets = -reach...reach
    let minutes = offsets.map { CivilDate.two((date.minute + $0 + 60) % 60) }
    if locale.has24Hours {
      return inDigits([offsets.map { CivilDate.two((date.hour + $0 + 24) % 24) }, minutes])
    }
    let hours = offsets.map { "\(Self.wrapped(date.hour + $0, 12))" }
    let names = locale.halvesOfDay
    let halves = offsets.map { offset in
      let place = (date.hour < 12 ? 0 : 1) + offset
      return names.indices.contains(place) ? names[place] : ""
    }
    return inDigits(locale.language == "ko" ? [halves, hours, minutes] : [hours, minutes, halves])
  }

  private func inDigits(_ wheels: [[String]]) -> [[String]] {
    locale.zero == "0" ? wheels : wheels.map { $0.map(locale.withDigits) }
  }

  /// The wheels of a day with its time: one of days with their weekdays, then those of the time.
  public func wheels(_ reach: Int) -> [[String]] {
    let days = (-reach...reach).map { dayOfWheel(CivilDate(seconds + Double($0) * 86_400)) }
    return [days] + timeWheels(reach)
  }

  private func dayOfWheel(_ date: CivilDate) -> String {
    let weekday = weekdayNames[date.weekday]
    switch locale.language {
    case "ko": return "\(date.month)월 \(date.day)일 \(weekday)"
    case "ja", "zh": return "\(date.month)月\(date.day)日 \(weekday)"
    default: break
    }
    let month = (locale.ownNames ?? LocaleForms.english).short[date.month - 1]
    if locale.language == "ar" {
      return locale.withDigits("\(LocaleForms.arabicWeekdays[date.weekday]) \(date.day) \(month)")
    }
    let short = weekday.prefix(locale.language == "de" ? 2 : 3)
    if locale.order == .american { return "\(short) \(month.prefix(3)) \(date.day)" }
    return "\(short) \(date.day)\(locale.language == "de" ? "." : "") \(month)"
  }

  private var months: [String] { (locale.ownNames ?? LocaleForms.english).months }

  private var weekdayNames: [String] {
    switch locale.language {
    case "ko": ["일", "월", "화", "수", "목", "금", "토"]
    case "ja": ["日", "月", "火", "水", "木", "金", "土"]
    case "zh": ["周日", "周一", "周二", "周三", "周四", "周五", "周六"]
    default: (locale.ownNames ?? LocaleForms.english).weekdays
    }
  }

  private func shortWeekday(_ weekday: Int) -> String {
    if locale.language == "ar" { return LocaleForms.arabicWeekdays[weekday] }
    let name = weekdayNames[weekday]
    return name.utf8.count <= 6 && !name.utf8.allSatisfy({ $0 < 0x80 })
      ? name : String(name.prefix(locale.language == "de" ? 2 : 3)).uppercased()
  }

  /// A number from 1 to a bound, where the one after it is 1 again.
  private static func wrapped(_ number: Int, _ bound: Int) -> Int { (number - 1 + 2 * bound) % bound + 1 }

  private static func days(in month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

extension LocaleForms {
  /// What the two halves of a day are called beside a time of twelve hours.
  var halvesOfDay: [String] {
    language == "ko" ? ["오전", "오후"] : language == "ar" ? ["ص", "م"] : ["AM", "PM"]
  }
}
