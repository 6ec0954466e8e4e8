import ScreenTypes

/// The content of a `Date.FormatStyle`: which parts of a date are written and how, in the order of the language
/// (Unicode CLDR 44, as far as it is known here).
public struct DateFormatValue: OpaqueContent, Hashable {
  /// What the format is for.
  enum Kind: Hashable, Sendable {
    case parts
    /// How long ago, in words such as “yesterday” where `isNamed`.
    case relative(isNamed: Bool, units: Int = 0)
    case iso8601
    /// As much of the day and the time as the cases of `DateStyle` and `TimeStyle` of these numbers say.
    case styles(day: Int, time: Int)
  }
  /// How a month or weekday is written.
  enum Width: Int { case abbreviated, wide, narrow, defaultDigits, twoDigits }

  /// How an hour is written.
  struct Hour: Hashable, Sendable {
    /// How the half of the day is written after it, in the order of the cases of `AMPMStyle`.
    enum Half: Int {
      case abbreviated, wide, narrow, omitted
      /// Not here, as it stands after another time; the digits are as with it.
      case none
    }
    var isPadded = false
    var half = Half.abbreviated
  }

  var kind = Kind.parts
  var weekday: Width?
  var month: Width?
  /// True for a day or year of two digits.
  var day: Bool?, year: Bool?
  /// How the hour is written; nil where it is not.
  var hour: Hour?
  /// True for a minute or second of two digits where it stands alone.
  var minute: Bool?, second: Bool?
  /// True for hours from 0 to 23, false for twelve of each half of the day; nil for those of the locale.
  var has24Hours: Bool?
  /// The parts that ISO 8601 alone has.
  var iso = ISOParts()
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
    if ["h", "H", "j", "k", "K", "J"].contains(where: { counts[$0] != nil }) { hour = Hour() }
    if counts["H"] != nil || counts["k"] != nil { has24Hours = true }
    if counts["h"] != nil || counts["K"] != nil { has24Hours = false }
    minute = counts["m"].map { $0 == 2 }
    second = counts["s"].map { $0 == 2 }
  }

  /// The pattern of the same parts in American English, such as `MMM d, y`.
  var americanPattern: String {
    let months = ["MMM", "MMMM", "MMMMM", "M", "MM"]
    let month = month.map { months[$0.rawValue] }
    let day = day.map { $0 ? "dd" : "d" }
    let year = year.map { $0 ? "yy" : "y" }
    let isNumeric = self.month == nil || self.month == .defaultDigits || self.month == .twoDigits
    let date =
      isNumeric
      ? [month, day, year].compactMap { $0 }.joined(separator: "/")
      : [[month, day].compactMap { $0 }.joined(separator: " "), year].compactMap { $0 }
        .joined(separator: day == nil ? " " : ", ")
    let weekday = weekday.map { ["EEE", "EEEE", "EEEEE", "EEE", "EEE"][$0.rawValue] }
    let clock =
      [hour.map { _ in has24Hours == true ? "HH" : "h" }, minute.map { _ in "mm" }, second.map { _ in "ss" }]
      .compactMap { $0 }.joined(separator: ":") + (hour != nil && has24Hours != true ? " a" : "")
    return [weekday, date, clock].compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: ", ")
  }

  /// The library type.
  public var type: TypeID { LibraryTypes.dateFormat }

  /// Its canonical text.
  public var description: String {
    switch kind {
    case .relative(let isNamed, let units):
      let told = units == 0 ? "" : ", units: \(units)"
      return "relative(\(isNamed ? "named" : "numeric")\(told))\(asked)"
    case .iso8601: return "iso8601\(told)\(iso)\(asked)"
    case .styles(let day, let time): return "styles(\(day), \(time))\(asked)"
    case .parts: break
    }
    return "dateTime" + told + asked
  }

  /// The parts that are asked for.
  private var told: String {
    var text = ""
    if let weekday { text += ".weekday(\(weekday))" }
    if let month { text += ".month(\(month))" }
    if let day { text += day ? ".day(twoDigits)" : ".day" }
    if let year { text += year ? ".year(twoDigits)" : ".year" }
    if let hour {
      let isUsual = hour == Hour()
      text += isUsual ? ".hour" : ".hour(\(hour.isPadded ? "twoDigits" : "defaultDigits"), \(hour.half))"
    }
    if let minute { text += minute ? ".minute(twoDigits)" : ".minute" }
    if let second { text += second ? ".second(twoDigits)" : ".second" }
    if let has24Hours { text += has24Hours ? ".hours(24)" : ".hours(12)" }
    return text
  }

  private var asked: String { locale.map { ".locale(\($0))" } ?? "" }

  /// An instant in seconds since 1970, as the format writes it.
  public func text(_ seconds: Double, now: Double, _ page: LocaleForms) -> String {
    let locale = self.locale.map { LocaleForms($0.identifier) } ?? page
    switch kind {
    case .relative(let isNamed, let units):
      return RelativeFormatterValue(units: units, isNamed: isNamed).text(seconds - now, locale)
    case .iso8601: return isoText(seconds)
    case .styles(let day, let time):
      return DateText.text(
        seconds, day: DateText.Day(rawValue: day) ?? .numeric,
        time: DateText.Time(rawValue: time) ?? .shortened, locale)
    case .parts: break
    }
    let date = CivilDate(seconds + Double(page.zone))
    var timed = locale
    if let has24Hours { timed.has24Hours = has24Hours }
    let time = self.time(date, timed)
    let day = self.day(date, locale)
    if day.isEmpty && time.isEmpty { return DateText.text(seconds, locale) }
    return locale.withDigits(day.isEmpty ? time : time.isEmpty ? day : day + joint(locale) + time)
  }

  /// True where parts of the day and the time are written, or as much of them as styles say.
  var isOfParts: Bool {
    switch kind {
    case .parts, .styles: true
    case .relative, .iso8601: false
    }
  }
  /// True where neither a day nor a time is asked for.
  var isEmpty: Bool { day == nil && month == nil && year == nil && weekday == nil && !hasTime }
  /// True where a part of the time is asked for.
  var hasTime: Bool { hour != nil || minute != nil || second != nil }

  /// What stands between the day and the time.
  private func joint(_ locale: LocaleForms) -> String {
    if month == .wide { return DateText.joint(locale) }
    if month == .abbreviated {
      return ["en", "fr"].contains(locale.language) ? DateText.joint(locale) : locale.joint
    }
    let isWeekday = weekday != nil && month == nil && day == nil && year == nil
    let joinsByBlank = ["en", "fr", "it", "nl", "da", "ja", "zh", "ar"].contains(locale.language)
    if isWeekday, hour != nil, minute != nil {
      return joinsByBlank || locale.language == "de" && weekday == .abbreviated ? " " : locale.joint
    }
    return locale.joint
  }

  private func time(_ date: CivilDate, _ locale: LocaleForms) -> String {
    guard let hour else {
      guard let minute else { return second.map { $0 ? CivilDate.two(date.second) : "\(date.second)" } ?? "" }
      if second != nil { return "\(CivilDate.two(date.minute)):\(CivilDate.two(date.second))" }
      return minute ? CivilDate.two(date.minute) : "\(date.minute)"
    }
    let shown = locale.has24Hours ? date.hour : date.hour % 12 == 0 ? 12 : date.hour % 12
    let hasMore = minute != nil || second != nil
    let isPadded =
      locale.has24Hours && (hasMore && locale.language != "ar" || has24Hours == true) || hour.isPadded
      || hour.half == .omitted
    var text = isPadded ? CivilDate.two(shown) : "\(shown)"
    if !hasMore { text += locale.hourWord }
    if minute != nil { text += ":" + CivilDate.two(date.minute) }
    if second != nil, minute != nil { text += ":" + CivilDate.two(date.second) }
    let rest = second != nil && minute == nil ? " (second: \(date.second))" : ""
    if locale.has24Hours || hour.half == .omitted || hour.half == .none { return text + rest }
    if locale.language == "ko" { return (date.hour < 12 ? "오전 " : "오후 ") + text + rest }
    let half = locale.half(isMorning: date.hour < 12)
    return text + (hour.half == .narrow && locale.language == "en" ? half.lowercased().dropLast() + "" : half)
      + rest
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
      if dayText == nil, yearText == nil { return Self.joined([monthText, weekdayText], " ") }
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
    let joinsByBlank =
      ["fr", "en"].contains(locale.language) || locale.language == "de" && weekday == .abbreviated
    return Self.joined([weekdayText, text], joinsByBlank ? " " : ", ")
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

  /// What follows an hour without minutes.
  fileprivate var hourWord: String {
    switch language {
    case "de": " Uhr"
    case "fr": " h"
    case "ko": "시"
    case "ja": "時"
    case "zh": "时"
    default: ""
    }
  }

  /// True for a month before its day.
  var isAmerican: Bool { language == "en" && order == .american || Self.names[language] == nil }

  /// The parts of a date that leaves out the month: `Tue 3`, `3일 (화)`, `Di. 3.`
  fileprivate func withoutMonth(_ day: String?, _ weekday: String?, _ year: String?) -> String {
    guard let day, let weekday else {
      if language == "en", let day, let year { return "\(year) (day: \(day))" }
      return DateFormatValue.joined(language == "en" ? [year, weekday, day] : [weekday, day, year], " ")
    }
    switch language {
    case "ko": return DateFormatValue.joined([year, "\(day)일 (\(weekday))"], " ")
    case "ja": return DateFormatValue.joined([year, "\(day)日(\(weekday))"], " ")
    case "de": return DateFormatValue.joined(["\(weekday) \(day).", year], " ")
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
    if !setNames.isEmpty, let names = setNames[Self.property(ofMonths: ofMonths, width)],
      names.count == (ofMonths ? 12 : 7)
    {
      return names
    }
    return ofMonths ? (1...12).map { month($0, width) } : (0...6).map { weekday($0, width) }
  }

  /// The property of a `DateFormatter` that has these names.
  private static func property(ofMonths: Bool, _ width: DateFormatValue.Width) -> String {
    switch width {
    case .wide, .defaultDigits, .twoDigits: ofMonths ? "monthSymbols" : "weekdaySymbols"
    case .abbreviated: ofMonths ? "shortMonthSymbols" : "shortWeekdaySymbols"
    case .narrow: ofMonths ? "veryShortMonthSymbols" : "veryShortWeekdaySymbols"
    }
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
