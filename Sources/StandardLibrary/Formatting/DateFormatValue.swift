import ScreenTypes

/// The content of a `Date.FormatStyle`: which parts of a date are written and how, in the order of the language
/// (Unicode CLDR 44, as far as it is known here).
public struct DateFormatValue: OpaqueContent, Hashable {
  /// What the format is for.
  enum Kind: Hashable, Sendable {
    case parts
    /// How long ago, in words such as “yesterday” where `isNamed`.
    case relative(isNamed: Bool)
    case iso8601
    /// As much of the day and the time as the cases of `DateStyle` and `TimeStyle` of these numbers say.
    case styles(day: Int, time: Int)
  }
  /// How a month or weekday is written.
  enum Width: Int { case abbreviated, wide, narrow, defaultDigits, twoDigits }

  var kind = Kind.parts
  var weekday: Width?
  var month: Width?
  /// True for a day or year of two digits.
  var day: Bool?, year: Bool?
  var hour = false, minute = false, second = false
  /// The locale that it asks for; nil for that of the page.
  var locale: LocaleValue?

  /// The day and time.
  init() {}

  /// The parts that the letters of a template ask for, such as `MMMd`.
  init(template: String) {
    var counts: [Character: Int] = [:]
    for letter in template { counts[letter, default: 0] += 1 }
    if let count = counts["y"] { year = count == 2 }
    if let count = counts["M"] ?? counts["L"] {
      month = [.defaultDigits, .twoDigits, .abbreviated, .wide, .narrow][min(count, 5) - 1]
    }
    if let count = counts["d"] { day = count == 2 }
    if let count = counts["E"] ?? counts["c"] ?? counts["e"] {
      weekday = count == 4 ? .wide : count == 5 ? .narrow : .abbreviated
    }
    hour = ["h", "H", "j", "k", "K", "J"].contains { counts[$0] != nil }
    minute = counts["m"] != nil
    second = counts["s"] != nil
  }

  /// The library type.
  public var type: TypeID { LibraryTypes.dateFormat }

  /// Its canonical text.
  public var description: String {
    switch kind {
    case .relative(let isNamed): return "relative(\(isNamed ? "named" : "numeric"))\(asked)"
    case .iso8601: return "iso8601\(asked)"
    case .styles(let day, let time): return "styles(\(day), \(time))\(asked)"
    case .parts: break
    }
    var text = "dateTime"
    if let weekday { text += ".weekday(\(weekday))" }
    if let month { text += ".month(\(month))" }
    if let day { text += day ? ".day(twoDigits)" : ".day" }
    if let year { text += year ? ".year(twoDigits)" : ".year" }
    text += (hour ? ".hour" : "") + (minute ? ".minute" : "") + (second ? ".second" : "")
    return text + asked
  }

  private var asked: String { locale.map { ".locale(\($0))" } ?? "" }

  /// An instant in seconds since 1970, as the format writes it.
  public func text(_ seconds: Double, now: Double, _ page: LocaleForms) -> String {
    let locale = self.locale.map { LocaleForms($0.identifier) } ?? page
    switch kind {
    case .relative(let isNamed): return Self.relative(seconds - now, isNamed: isNamed, locale)
    case .iso8601: return CivilDate(seconds).isoInstant
    case .styles(let day, let time):
      return DateText.text(
        seconds, day: DateText.Day(rawValue: day) ?? .numeric,
        time: DateText.Time(rawValue: time) ?? .shortened, locale)
    case .parts: break
    }
    let date = CivilDate(seconds + Double(page.zone))
    let time = self.time(date, locale)
    let day = self.day(date, locale)
    if day.isEmpty && time.isEmpty { return DateText.text(seconds, locale) }
    return locale.withDigits(day.isEmpty ? time : time.isEmpty ? day : day + locale.joint + time)
  }

  private func time(_ date: CivilDate, _ locale: LocaleForms) -> String {
    guard hour || minute || second else { return "" }
    let shown = locale.has24Hours ? date.hour : date.hour % 12 == 0 ? 12 : date.hour % 12
    var parts: [String] = []
    let isPadded = locale.has24Hours && (minute || second) && locale.language != "ar"
    if hour { parts.append(isPadded ? CivilDate.two(shown) : "\(shown)") }
    if minute { parts.append(parts.isEmpty ? "\(date.minute)" : CivilDate.two(date.minute)) }
    if second { parts.append(parts.isEmpty ? "\(date.second)" : CivilDate.two(date.second)) }
    let text = parts.joined(separator: ":")
    if locale.has24Hours || !hour { return text }
    if locale.language == "ko" { return (date.hour < 12 ? "오전 " : "오후 ") + text }
    return text + locale.half(isMorning: date.hour < 12)
  }

  private func day(_ date: CivilDate, _ locale: LocaleForms) -> String {
    let dayText = day.map { $0 ? CivilDate.two(date.day) : "\(date.day)" }
    let yearText = year.map { $0 ? CivilDate.two(((date.year % 100) + 100) % 100) : "\(date.year)" }
    let weekdayText = weekday.map { locale.weekday(date.weekday, $0) }
    guard let month else { return locale.withoutMonth(dayText, weekdayText, yearText) }
    if month == .defaultDigits || month == .twoDigits {
      let monthText = month == .twoDigits ? CivilDate.two(date.month) : "\(date.month)"
      let numbers = locale.inOrder(day: dayText, month: monthText, year: yearText)
      return Self.joined([weekdayText, numbers], locale.language == "ar" ? "، " : ", ")
    }
    let monthText = locale.month(date.month, month)
    if ["ko", "ja", "zh"].contains(locale.language) {
      let units = locale.language == "ko" ? ("년 ", " ", "일") : ("年", "", "日")
      let text = (yearText.map { $0 + units.0 } ?? "") + monthText
      return text + (dayText.map { units.1 + $0 + units.2 } ?? "") + (weekdayText.map { " (\($0))" } ?? "")
    }
    if locale.isAmerican {
      let monthAndDay = Self.joined([monthText, dayText], " ")
      let withYear = Self.joined([monthAndDay, yearText], dayText == nil ? " " : ", ")
      return Self.joined([weekdayText, withYear], ", ")
    }
    if locale.language == "ar" {
      let hasComma = dayText != nil && (month == .abbreviated || !locale.has24Hours)
      let text = Self.joined([Self.joined([dayText, monthText], " "), yearText], hasComma ? "، " : " ")
      return Self.joined([weekdayText, text], "، ")
    }
    let ordinal = locale.language == "de" ? "." : ""
    let text = Self.joined([dayText.map { $0 + ordinal }, monthText, yearText], " ")
    return Self.joined([weekdayText, text], ["fr", "en"].contains(locale.language) ? " " : ", ")
  }

  fileprivate static func joined(_ parts: [String?], _ separator: String) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// `2 hours ago`, `in 3 days`, `yesterday`.
  static func relative(_ seconds: Double, isNamed: Bool, _ locale: LocaleForms) -> String {
    let bound = 1e12
    let distance = min(max(seconds.isNaN ? 0 : seconds, -bound), bound)
    let lengths = [31_556_952.0, 2_629_746, 604_800, 86_400, 3600, 60, 1]
    let unit = DurationWords.Unit.allCases.first { abs(distance) >= lengths[$0.rawValue] } ?? .second
    let count = UInt((abs(distance) / lengths[unit.rawValue]).rounded(.down))
    let words = DurationWords.of(locale.language)
    return locale.withDigits(words.relative(count, unit, isPast: distance < 0, isNamed: isNamed))
  }
}

extension LocaleForms {
  /// What follows a time of twelve hours: ` PM`, with the space that Unicode's CLDR puts there.
  func half(isMorning: Bool) -> String {
    if language == "ar" { return "\u{A0}\(isMorning ? "ص" : "م")" }
    return "\u{202F}\(isMorning ? "AM" : "PM")"
  }

  /// True for a month before its day.
  fileprivate var isAmerican: Bool { language == "en" && order == .american || Self.names[language] == nil }

  /// The parts of a date that leaves out the month: `3 Tuesday`, `3일 (화)`, `Di., 3.`
  fileprivate func withoutMonth(_ day: String?, _ weekday: String?, _ year: String?) -> String {
    guard let day, let weekday else { return DateFormatValue.joined([weekday, day, year], " ") }
    switch language {
    case "en": return DateFormatValue.joined([day, weekday, year], " ")
    case "ko": return DateFormatValue.joined([year, "\(day)일 (\(weekday))"], " ")
    case "ja": return DateFormatValue.joined([year, "\(day)日(\(weekday))"], " ")
    case "de": return DateFormatValue.joined(["\(weekday), \(day).", year], " ")
    case "ar": return DateFormatValue.joined(["\(weekday)، \(day)", year], " ")
    default: return DateFormatValue.joined([weekday, day, year], " ")
    }
  }

  /// The parts of a date in numbers; without a year or day the others.
  fileprivate func inOrder(day: String?, month: String, year: String?) -> String {
    let mark =
      switch order {
      case .american, .british, .slashed, .eastern: "/"
      case .arabic: "\u{200F}/"
      case .dotted, .dottedPadded: "."
      case .dashed: "-"
      case .korean: ". "
      }
    let parts: [String?] =
      switch order {
      case .american: [month, day, year]
      case .korean, .eastern: [year, month, day]
      case .british, .dotted, .dottedPadded, .slashed, .dashed, .arabic: [day, month, year]
      }
    return parts.compactMap { $0 }.joined(separator: mark)
  }

  /// The names of the months from January on, or of the days of the week from Sunday on.
  func symbols(ofMonths: Bool, _ width: DateFormatValue.Width) -> [String] {
    ofMonths ? (1...12).map { month($0, width) } : (0...6).map { weekday($0, width) }
  }

  fileprivate func month(_ number: Int, _ width: DateFormatValue.Width) -> String {
    if ["ko", "ja", "zh"].contains(language) { return "\(number)\(language == "ko" ? "월" : "月")" }
    let names = ownNames ?? Self.english
    let name = (width == .abbreviated && language != "en" ? names.short : names.months)[number - 1]
    if width == .narrow { return String(name.prefix(1)).uppercased() }
    return width == .abbreviated && language == "en" ? String(name.prefix(3)) : name
  }

  fileprivate func weekday(_ number: Int, _ width: DateFormatValue.Width) -> String {
    let letters: [String: [String]] = [
      "ko": ["일", "월", "화", "수", "목", "금", "토"], "ja": ["日", "月", "火", "水", "木", "金", "土"],
      "zh": ["日", "一", "二", "三", "四", "五", "六"],
    ]
    if let known = letters[language] {
      return known[number] + (width != .wide ? "" : language == "ko" ? "요일" : language == "ja" ? "曜日" : "")
    }
    if language == "ar", width == .narrow { return Self.arabicWeekdayLetters[number] }
    if language == "ar", width == .abbreviated { return Self.arabicWeekdays[number] }
    let name = (ownNames ?? Self.english).weekdays[number]
    switch width {
    case .narrow: return String(name.prefix(1)).uppercased()
    case .abbreviated:
      return String(name.prefix(language == "de" ? 2 : 3)) + (language == "de" || language == "fr" ? "." : "")
    case .wide, .defaultDigits, .twoDigits: return name
    }
  }
}
