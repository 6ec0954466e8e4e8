/// Both ends of a time as a format writes them, where the month stands before the day: what both have in common stands once, and
/// what tells them apart is added (Unicode CLDR, interval formats).
struct DateIntervalText {
  private let format: DateFormatValue
  private let first: CivilDate, last: CivilDate
  private let instants: (Double, Double)
  private let now: Double
  private let locale: LocaleForms
  private let zoneName: String

  /// Two instants in seconds since 1970.
  init(_ first: Double, _ last: Double, _ format: DateFormatValue, now: Double, _ page: LocaleForms) {
    var format = format
    zoneName = format.takeStyles()
    self.format = format
    instants = (first, last)
    self.now = now
    locale = page
    (self.first, self.last) = (
      CivilDate(first + Double(page.zone)), CivilDate(last + Double(page.zone))
    )
  }

  private static let dash = "\u{2009}–\u{2009}"

  private var isSameDay: Bool { isSameMonth && first.day == last.day }
  private var isSameMonth: Bool { first.year == last.year && first.month == last.month }

  /// The text.
  var text: String {
    if format.hasTime { return isSameDay ? times : timesOfDays }
    if first.year != last.year { return ofYears }
    if first.month != last.month { return ofMonths }
    return first.day != last.day && (format.day != nil || format.weekday != nil) ? ofDays : one(format)
  }

  private func one(_ format: DateFormatValue) -> String { text(instants.0, format) }

  private func both(_ format: DateFormatValue) -> String { both(format, format) }

  private func both(_ format: DateFormatValue, _ other: DateFormatValue) -> String {
    text(instants.0, format) + Self.dash + text(instants.1, other)
  }

  private func text(_ instant: Double, _ format: DateFormatValue) -> String {
    format.text(instant, now: now, locale) + zoneName
  }

  private var isNumeric: Bool { format.month == .defaultDigits || format.month == .twoDigits }

  // MARK: Times

  /// Times of one day: the day once, and the half of the day, too, where both are in it.
  private var times: String {
    var time = format
    (time.weekday, time.month, time.day, time.year) = (nil, nil, nil, nil)
    let isSameTime =
      first.hour == last.hour && (format.minute == nil || first.minute == last.minute)
      && (format.second == nil || first.second == last.second)
    if isSameTime { return one(format) }
    var opening = time
    if format.second == nil, (first.hour < 12) == (last.hour < 12) { opening.hour?.half = .none }
    var day = format
    (day.hour, day.minute, day.second) = (nil, nil, nil)
    let date = day.isEmpty ? "" : day.text(instants.0, now: now, locale) + ", "
    return date + both(opening, time)
  }

  /// Times of two days, which both are told.
  private var timesOfDays: String {
    var told = format
    let hasDay = format.day != nil && format.month != nil
    if format.weekday != nil, !hasDay, isSameMonth {
      told.day = told.day ?? false
    } else if !hasDay {
      (told.month, told.day, told.year) = (.defaultDigits, false, false)
      if format.weekday != nil, first.year == last.year { told.year = nil }
    } else if first.year != last.year {
      told.year = told.year ?? false
    }
    return both(told)
  }

  // MARK: Days

  private var ofYears: String {
    var told = format
    if told.month == nil, told.day == nil {
      return told.year == nil && told.weekday == nil ? one(told) : both(told)
    }
    if told.month == nil { told.month = .defaultDigits }
    told.year = told.year ?? false
    return both(told)
  }

  private var ofMonths: String {
    var told = format
    if told.month == nil {
      if told.day == nil { return told.weekday == nil ? one(told) : both(told) }
      told.month = .defaultDigits
      return both(told)
    }
    if isNumeric { return both(told) }
    var opening = told
    opening.year = nil
    return both(opening, told)
  }

  private var ofDays: String {
    var opening = format
    if isNumeric { return both(format) }
    opening.year = nil
    if format.weekday != nil || format.month == nil { return both(opening, format) }
    // The month stands once, before both days.
    var month = DateFormatValue()
    (month.month, month.locale) = (format.month, format.locale)
    var closing = DateFormatValue()
    (closing.day, closing.locale) = (format.day, format.locale)
    let text = both(opening, closing)
    return format.year.map { isShort in
      let digits = isShort ? CivilDate.two(((last.year % 100) + 100) % 100) : String(last.year)
      return text + ", " + digits
    } ?? text
  }
}

extension DateFormatValue {
  /// Takes the parts that styles stand for, and gives the name of the zone where they ask for it.
  fileprivate mutating func takeStyles() -> String {
    var zone = ""
    if case .styles(let dayStyle, let timeStyle) = kind {
      kind = .parts
      let style = DateText.Day(rawValue: dayStyle) ?? .numeric
      let time = DateText.Time(rawValue: timeStyle) ?? .shortened
      if style != .omitted {
        (day, year) = (false, false)
        month = style == .numeric ? .defaultDigits : style == .abbreviated ? .abbreviated : .wide
        if style == .complete { weekday = .wide }
      }
      if time != .omitted {
        (hour, minute) = (Hour(), true)
        if time != .shortened { second = true }
        if time == .complete { zone = " GMT" }
      }
    }
    if isEmpty {
      (month, day, year, hour, minute) = (.defaultDigits, false, false, Hour(), true)
    }
    return zone
  }
}
