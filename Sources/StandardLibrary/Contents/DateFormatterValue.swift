import ScreenTypes

/// The content of a `DateFormatter`: what was set of it.
public struct DateFormatterValue: OpaqueContent, Hashable {
  /// The pattern that was set, such as `MMM d`; nil where the styles tell.
  var pattern: String?
  /// The parts that a template asked for, in the order of the language; nil where none did.
  var parts: DateFormatValue?
  /// How much of the day and of the time is written, in the order of the cases of `DateFormatter.Style`.
  var dateStyle = 0, timeStyle = 0
  /// The locale that it asks for; nil for that of the page.
  var locale: LocaleValue?
  /// The zone that it asks for; nil for that of the page.
  var zone: TimeZoneValue?
  /// The calendar that was set, which is the Gregorian one as that of the page is; nil for that of the page.
  var calendar: CalendarValue?
  /// True for “today”, “yesterday” and “tomorrow” in place of these days.
  var isRelative = false
  /// True where days and times that there are not are read as those after the last one.
  var isLenient = false
  /// The names of months and days of the week that were set, by the property that was set.
  var names: [String: [String]] = [:]
  /// What stands for the halves of the day, if that was set.
  var morning: String?, afternoon: String?

  /// The library type.
  public var type: TypeID { .library("DateFormatter") }

  /// Its canonical text.
  public var description: String {
    var told = [pattern ?? parts?.description ?? "styles(\(dateStyle), \(timeStyle))"]
    if let locale { told.append("locale: \(locale)") }
    if let zone { told.append("timeZone: \(zone)") }
    if let calendar { told.append("calendar: \(calendar)") }
    if isRelative { told.append("relative") }
    if isLenient { told.append("lenient") }
    for (name, texts) in names.sorted(by: { $0.key < $1.key }) { told.append("\(name): \(texts)") }
    for half in [morning, afternoon] { if let half { told.append(half) } }
    return "DateFormatter(\(told.joined(separator: ", ")))"
  }

  /// Sets how much of the day or of the time is written, which a pattern or a template that was set before does not outlast.
  mutating func setStyles(day: Int? = nil, time: Int? = nil) {
    (dateStyle, timeStyle) = (day ?? dateStyle, time ?? timeStyle)
    (pattern, parts) = (nil, nil)
  }

  /// The forms of the locale and the zone that it asks for, or those of the page.
  func forms(_ page: LocaleForms) -> LocaleForms {
    var forms = locale.map { LocaleForms($0.identifier) } ?? page
    forms.zone = zone?.seconds ?? page.zone
    forms.setNames = names
    return forms
  }

  /// An instant in seconds since 1970 as it writes it.
  public func text(_ seconds: Double, now: Double, _ page: LocaleForms) -> String {
    let forms = forms(page)
    if let pattern {
      return DatePattern(pattern, halves: halves(forms)).text(seconds, forms)
    }
    if let parts {
      var parts = parts
      parts.locale = nil
      return parts.text(seconds, now: now, forms)
    }
    let day = dateStyle == 0 ? "" : self.day(seconds, now, forms)
    if timeStyle == 0 { return day }
    // Minutes, then seconds, then the name of the zone.
    let style = [.omitted, .shortened, .standard, .complete, .complete][timeStyle] as DateText.Time
    let time = DateText.text(seconds, day: .omitted, time: style, forms)
    if day.isEmpty { return time }
    let joint = dateStyle == 1 ? forms.joint : DateText.joint(forms)
    return day + joint + time
  }

  private func day(_ seconds: Double, _ now: Double, _ forms: LocaleForms) -> String {
    let reckoning = CivilReckoning(zone: forms.zone, firstWeekday: 0)
    let distance = (reckoning.start(of: .day, seconds) - reckoning.start(of: .day, now)) / 86_400
    if isRelative, abs(distance) <= 1, let today = Self.today[forms.language] {
      let words = DurationWords.of(forms.language)
      let named = distance == 0 ? today : words.relative(1, .day, isPast: distance < 0, isNamed: true)
      return named.prefix(1).uppercased() + named.dropFirst()
    }
    let date = CivilDate(seconds + Double(forms.zone))
    let style = [.omitted, .numeric, .abbreviated, .long, .complete][dateStyle] as DateText.Day
    return style == .numeric
      ? forms.withDigits(forms.shortNumeric(date)) : DateText.text(seconds, day: style, time: .omitted, forms)
  }

  /// This day in the languages that are known.
  private static let today = [
    "en": "today", "de": "heute", "fr": "aujourd’hui", "es": "hoy", "it": "oggi", "pt": "hoje",
    "nl": "vandaag",
    "ko": "오늘", "ja": "今日", "zh": "今天", "ar": "اليوم",
  ]

  /// The instant that a text is, in seconds since 1970; nil for a text of another form.
  public func instant(_ text: String, _ page: LocaleForms) -> Double? {
    let forms = forms(page)
    if let pattern { return instant(text, pattern, forms) }
    // What the styles and templates write is read by the pattern of the same letters, where the language is English.
    guard forms.language == "en", forms.order == .american else { return nil }
    if let parts { return instant(text, parts.americanPattern, forms) }
    let day = ["", "M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"][dateStyle]
    let time = ["", "h:mm a", "h:mm:ss a", "h:mm:ss a zzz", "h:mm:ss a zzz"][timeStyle]
    let joint = day.isEmpty || time.isEmpty ? "" : dateStyle == 1 ? ", " : " 'at' "
    return instant(text, day + joint + time, forms)
  }

  private func instant(_ text: String, _ pattern: String, _ forms: LocaleForms) -> Double? {
    DatePattern(pattern, halves: halves(forms)).instant(text, forms, isLenient: isLenient)
  }

  private func halves(_ forms: LocaleForms) -> (String, String) {
    let usual = forms.halves
    return (morning ?? usual.0, afternoon ?? usual.1)
  }
}

extension LocaleForms {
  /// What the halves of a day are called.
  var halves: (String, String) {
    switch language {
    case "ko": ("오전", "오후")
    case "ar": ("ص", "م")
    case "ja": ("午前", "午後")
    case "zh": ("上午", "下午")
    // CLDR's other languages that are known here write AM and PM.
    default: ("AM", "PM")
    }
  }

  /// A date in numbers as the short style writes it, which in some languages is with two digits of the year.
  func shortNumeric(_ date: CivilDate) -> String {
    var short = date
    guard ["en", "de", "es", "it", "ko"].contains(language), order != .slashed || language == "it" else {
      return numeric(date)
    }
    short.year = ((date.year % 100) + 100) % 100
    let year = CivilDate.two(short.year)
    switch order {
    case .american: return "\(date.month)/\(date.day)/\(year)"
    case .korean: return "\(year). \(date.month). \(date.day)."
    case .british: return "\(date.day)/\(date.month)/\(year)"
    case .dotted: return "\(CivilDate.two(date.day)).\(CivilDate.two(date.month)).\(year)"
    case .slashed: return "\(CivilDate.two(date.day))/\(CivilDate.two(date.month))/\(year)"
    case .dottedPadded, .dashed, .eastern, .arabic: return numeric(date)
    }
  }
}
