/// How a language tells distances in time (Unicode CLDR 44).
struct DurationWords: Sendable {
  /// Units of time, the longest first.
  enum Unit: Int, CaseIterable, Sendable { case year, month, week, day, hour, minute, second }

  /// One and several of each unit.
  let units: [(one: String, many: String)]
  /// Several of each unit after the words for past and future, where they are others.
  var bent: [String]?
  /// The words of each unit by CLDR's forms of Arabic, where these are more than two; those of one and two hold the number.
  var forms: [[PluralCategory: String]]?
  /// Those after the words for past and future.
  var bentForms: [[PluralCategory: String]]?
  /// Between a number and its unit, and between two units.
  var gap = " ", joint = ", "
  /// Around a distance in the past and in the future.
  let past: (before: String, after: String), future: (before: String, after: String)
  /// Last and next year, month and week.
  let last: [String], next: [String]
  /// From the day before yesterday to the day after tomorrow, without today; empty where there is no word.
  let days: [String]
  let now: String
  /// True where nothing is one, too: `0 seconde`.
  var countsNoneAsOne = false

  /// `2 hours`.
  func amount(_ count: UInt, _ unit: Unit) -> String {
    if let forms { return amount(count, forms[unit.rawValue]) }
    return amount(count, units[unit.rawValue])
  }

  private func amount(_ count: UInt, _ forms: [PluralCategory: String]) -> String {
    let category = PluralCategory(Int(clamping: count), language: "ar")
    let word = forms[category] ?? forms[.other] ?? ""
    return category == .one || category == .two ? word : "\(count)\(gap)\(word)"
  }

  private func amount(_ count: UInt, _ unit: (one: String, many: String)) -> String {
    "\(count)\(gap)" + (count == 1 || count == 0 && countsNoneAsOne ? unit.one : unit.many)
  }

  /// `2 hours ago`, `in 3 days`; with `isNamed` `yesterday` and the like.
  func relative(_ count: UInt, _ unit: Unit, isPast: Bool, isNamed: Bool) -> String {
    if isNamed, let name = name(count, unit, isPast) { return name }
    let text: String
    if let bentForms {
      text = amount(count, bentForms[unit.rawValue])
    } else {
      let (one, many) = units[unit.rawValue]
      text = amount(count, (one, bent?[unit.rawValue] ?? many))
    }
    return isPast ? past.before + text + past.after : future.before + text + future.after
  }

  private func name(_ count: UInt, _ unit: Unit, _ isPast: Bool) -> String? {
    if count == 0 { return now }
    switch unit {
    case .year, .month, .week: return count == 1 ? (isPast ? last : next)[unit.rawValue] : nil
    case .day:
      if count > 2 { return nil }
      let word = days[isPast ? 2 - Int(count) : 1 + Int(count)]
      return word.isEmpty ? nil : word
    case .hour, .minute, .second: return nil
    }
  }

  /// The words of a language; those of English where its own are not known.
  static func of(_ language: String) -> DurationWords { known[language] ?? english }

  private static let english = DurationWords(
    units: [
      ("year", "years"), ("month", "months"), ("week", "weeks"), ("day", "days"), ("hour", "hours"),
      ("minute", "minutes"), ("second", "seconds"),
    ],
    past: ("", " ago"), future: ("in ", ""), last: ["last year", "last month", "last week"],
    next: ["next year", "next month", "next week"], days: ["", "yesterday", "tomorrow", ""], now: "now")

  private static let known: [String: DurationWords] = [
    "de": DurationWords(
      units: [
        ("Jahr", "Jahre"), ("Monat", "Monate"), ("Woche", "Wochen"), ("Tag", "Tage"), ("Stunde", "Stunden"),
        ("Minute", "Minuten"), ("Sekunde", "Sekunden"),
      ], bent: ["Jahren", "Monaten", "Wochen", "Tagen", "Stunden", "Minuten", "Sekunden"],
      past: ("vor ", ""), future: ("in ", ""), last: ["letztes Jahr", "letzten Monat", "letzte Woche"],
      next: ["nächstes Jahr", "nächsten Monat", "nächste Woche"],
      days: ["vorgestern", "gestern", "morgen", "übermorgen"], now: "jetzt"),
    "fr": DurationWords(
      units: [
        ("an", "ans"), ("mois", "mois"), ("semaine", "semaines"), ("jour", "jours"), ("heure", "heures"),
        ("minute", "minutes"), ("seconde", "secondes"),
      ], gap: "\u{A0}", joint: " et ", past: ("il y a ", ""), future: ("dans ", ""),
      last: ["l’année dernière", "le mois dernier", "la semaine dernière"],
      next: ["l’année prochaine", "le mois prochain", "la semaine prochaine"],
      days: ["avant-hier", "hier", "demain", "après-demain"], now: "maintenant", countsNoneAsOne: true),
    "es": DurationWords(
      units: [
        ("año", "años"), ("mes", "meses"), ("semana", "semanas"), ("día", "días"), ("hora", "horas"),
        ("minuto", "minutos"), ("segundo", "segundos"),
      ], joint: " y ", past: ("hace ", ""), future: ("dentro de ", ""),
      last: ["el año pasado", "el mes pasado", "la semana pasada"],
      next: ["el próximo año", "el próximo mes", "la próxima semana"],
      days: ["anteayer", "ayer", "mañana", "pasado mañana"], now: "ahora"),
    "ko": DurationWords(
      units: alike(["년", "개월", "주", "일", "시간", "분", "초"]), gap: "", joint: " ", past: ("", " 전"),
      future: ("", " 후"), last: ["작년", "지난달", "지난주"], next: ["내년", "다음 달", "다음 주"],
      days: ["그저께", "어제", "내일", "모레"], now: "지금"),
    "ja": DurationWords(
      units: alike(["年", "か月", "週間", "日", "時間", "分", "秒"]), joint: " ", past: ("", "前"),
      future: ("", "後"), last: ["昨年", "先月", "先週"], next: ["来年", "来月", "来週"],
      days: ["一昨日", "昨日", "明日", "明後日"], now: "今"),
    "ar": DurationWords(
      units: [],
      forms: [
        arabic("سنة", "سنتان", "سنوات", "سنة", "سنة"), arabic("شهر", "شهران", "أشهر", "شهرًا", "شهر"),
        arabic("أسبوع", "أسبوعان", "أسابيع", "أسبوعًا", "أسبوع"),
        arabic("يوم", "يومان", "أيام", "يومًا", "يوم"),
        arabic("ساعة", "ساعتان", "ساعات", "ساعة", "ساعة"),
        arabic("دقيقة", "دقيقتان", "دقائق", "دقيقة", "دقيقة"),
        arabic("ثانية", "ثانيتان", "ثوان", "ثانية", "ثانية"),
      ],
      bentForms: [
        arabic("سنة واحدة", "سنتين", "سنوات", "سنة", "سنة"),
        arabic("شهر واحد", "شهرين", "أشهر", "شهرًا", "شهر"),
        arabic("أسبوع واحد", "أسبوعين", "أسابيع", "أسبوعًا", "أسبوع"),
        arabic("يوم واحد", "يومين", "أيام", "يومًا", "يوم"),
        arabic("ساعة واحدة", "ساعتين", "ساعات", "ساعة", "ساعة"),
        arabic("دقيقة واحدة", "دقيقتين", "دقائق", "دقيقة", "دقيقة"),
        arabic("ثانية واحدة", "ثانيتين", "ثوانٍ", "ثانية", "ثانية"),
      ], joint: " و", past: ("قبل ", ""), future: ("خلال ", ""),
      last: ["السنة الماضية", "الشهر الماضي", "الأسبوع الماضي"],
      next: ["السنة القادمة", "الشهر القادم", "الأسبوع القادم"], days: ["أول أمس", "أمس", "غدًا", "بعد الغد"],
      now: "الآن"),
    "zh": DurationWords(
      units: alike(["年", "个月", "周", "天", "小时", "分钟", "秒钟"]), gap: "", joint: "", past: ("", "前"),
      future: ("", "后"), last: ["去年", "上个月", "上周"], next: ["明年", "下个月", "下周"],
      days: ["前天", "昨天", "明天", "后天"], now: "现在"),
  ]

  private static func arabic(_ one: String, _ two: String, _ few: String, _ many: String, _ other: String)
    -> [PluralCategory: String]
  {
    [.one: one, .two: two, .few: few, .many: many, .other: other]
  }

  /// Units of a language that does not tell one from several.
  private static func alike(_ units: [String]) -> [(one: String, many: String)] { units.map { ($0, $0) } }
}
