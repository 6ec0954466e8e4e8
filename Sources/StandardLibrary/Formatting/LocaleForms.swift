/// How a language and region write numbers and dates (Unicode CLDR 44). What is not known is written as in en_US.
public struct LocaleForms: Sendable {
  /// How the parts of a date follow each other.
  enum DateOrder: Sendable {
    case american, british, dotted, dottedPadded, slashed, dashed, korean, eastern, arabic
  }

  /// Between thousands, and before the fraction.
  var group = ",", point = "."
  /// Between a number and `%`.
  var percentGap = ""
  /// True for `12,00 €`, false for `€12.00`.
  var putsCurrencyLast = false
  /// How many digits stand in a group.
  var groupSize = 3
  /// True where four digits before the point are not grouped.
  var groupsFromFive = false
  /// The numeric date.
  var order = DateOrder.american
  /// True for `13:05`, false for `1:05 PM`.
  var has24Hours = true
  /// Between a numeric date and a time.
  var joint = ", "
  /// The digit zero, which those up to nine follow.
  public private(set) var zero: Unicode.Scalar = "0"
  /// Before a negative number, and the sign of percent.
  var minus = "-", percent = "%"
  /// The language, such as `de`.
  let language: String
  /// The region, such as `DE`; empty where the tag names none.
  let region: String
  /// By how many seconds clocks are ahead of UTC.
  public var zone = 0
  /// True where weeks begin on Monday though the language's usually begin on Sunday.
  private(set) var startsOnMonday = false

  /// True where the language of a tag such as `ar_EG` is written from right to left.
  public static func isRightToLeft(_ tag: String) -> Bool {
    rightToLeft.contains(tag.prefix { $0 != "_" && $0 != "-" }.lowercased())
  }

  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi",
  ]

  /// The names of months and days of the week that a formatter was given, by its property.
  var setNames: [String: [String]] = [:]
  /// The tag that they are of.
  let identifier: String

  /// Those of a tag such as `de_DE`, `de-DE` or `de`.
  public init(_ tag: String) {
    identifier = tag
    let parts = tag.split { $0 == "_" || $0 == "-" }.map(String.init)
    let region = parts.dropFirst().last { $0.count == 2 }.map { $0.uppercased() } ?? ""
    self.region = region
    language = parts.first?.lowercased() ?? "en"
    switch language {
    case "de": (group, point, percentGap, putsCurrencyLast, order) = (".", ",", "\u{A0}", true, .dotted)
    case "fr":
      (group, point, percentGap, putsCurrencyLast, order) = ("\u{202F}", ",", "\u{202F}", true, .slashed)
      joint = " "
    case "es":
      (group, point, percentGap, putsCurrencyLast, order) = (".", ",", "\u{A0}", true, .british)
      groupsFromFive = true
    case "it": (group, point, putsCurrencyLast, order) = (".", ",", true, .slashed)
    case "pt": (group, point, order) = (".", ",", .slashed)
    case "nl": (group, point, order, joint) = (".", ",", .dashed, " ")
    case "da", "nb", "no", "fi", "sv", "cs", "pl", "ru", "uk":
      (group, point, percentGap, putsCurrencyLast) = ("\u{A0}", ",", "\u{A0}", true)
      order = .dottedPadded
      if language == "da" { group = "." }
      groupsFromFive = language == "pl"
    case "tr": (group, point, order, joint) = (".", ",", .dottedPadded, " ")
    case "ko": (order, has24Hours, joint) = (.korean, false, " ")
    case "ja", "zh": (order, joint) = (.eastern, " ")
    case "ar": useArabic()
    default:
      if region == "US" || region.isEmpty || language != "en" {
        has24Hours = false
      } else {
        order = .slashed
        has24Hours = !["AU", "CA", "IN", "NZ"].contains(region)
      }
    }
    startsOnMonday = ["GB", "IE", "AU", "NZ", "CN", "PT"].contains(region)
    if region == "CH" && language == "de" { (group, point) = ("’", ".") }
  }

  /// True where people measure in pounds and degrees Fahrenheit.
  var measuresAsAmericans: Bool { region == "US" || region.isEmpty && language == "en" }
  /// True where people measure ways in miles and feet.
  var countsInMiles: Bool { measuresAsAmericans || region == "GB" }

  /// Those of en_US.
  public static let american = LocaleForms("en_US")

  /// The digits of a number that is written as in en_US, with this locale's marks.
  func marked(_ written: String) -> String {
    let digits = groupSize == 3 ? written : regrouped(written)
    if group == "," && point == "." { return digits }
    let whole = digits.prefix { $0 != "." }
    let drops = groupsFromFive && whole.count == 5 && whole.contains(",")
    return withDigits(
      digits.map { $0 == "," ? (drops ? "" : group) : $0 == "." ? point : String($0) }.joined())
  }

  /// A number with marks between thousands, with marks between as many digits as the locale has in a group.
  private func regrouped(_ written: String) -> String {
    let whole = written.prefix { $0 != "." }
    guard groupSize > 0, whole.contains(",") else { return written }
    let digits = whole.filter { $0 != "," }
    let first = digits.firstIndex(where: \.isNumber) ?? digits.startIndex
    let count = digits.distance(from: first, to: digits.endIndex)
    let groups = digits[first...].enumerated().map { place, digit in
      place > 0 && (count - place).isMultiple(of: groupSize) ? ",\(digit)" : String(digit)
    }
    return digits[..<first] + groups.joined() + written[whole.endIndex...]
  }

  /// A text whose digits are those of the locale in place of ASCII's.
  public func withDigits(_ text: String) -> String {
    if zero == "0" { return text }
    var written = ""
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      written.unicodeScalars.append(
        isDigit ? Unicode.Scalar(scalar.value - 0x30 + zero.value) ?? scalar : scalar)
    }
    return written
  }

  /// Takes the forms of Arabic: digits of its own where they are usual, and the order of Arab countries.
  private mutating func useArabic() {
    (putsCurrencyLast, order, has24Hours) = (true, .arabic, Self.arabic24Hours.contains(region))
    joint = has24Hours ? " " : "، "
    if Self.arabicLatinDigits.contains(region) {
      (minus, percent) = ("\u{200E}-", "\u{200E}%\u{200E}")
      if Self.arabicCommas.contains(region) { (group, point) = (".", ",") }
    } else {
      (zero, group, point) = ("٠", "٬", "٫")
      (minus, percent) = ("\u{61C}-", "٪\u{61C}")
    }
  }

  /// A date in numbers.
  func numeric(_ date: CivilDate) -> String {
    let (day, month, year) = (date.day, date.month, date.year)
    let (paddedDay, paddedMonth) = (CivilDate.two(day), CivilDate.two(month))
    return switch order {
    case .american: "\(month)/\(day)/\(year)"
    case .british: "\(day)/\(month)/\(year)"
    case .dotted: "\(day).\(month).\(year)"
    case .dottedPadded: "\(paddedDay).\(paddedMonth).\(year)"
    case .slashed: "\(paddedDay)/\(paddedMonth)/\(year)"
    case .dashed: "\(day)-\(month)-\(year)"
    case .korean: "\(year). \(month). \(day)."
    case .eastern: "\(year)/\(month)/\(day)"
    case .arabic: "\(day)\u{200F}/\(month)\u{200F}/\(year)"
    }
  }

  /// A date with the name of its month, where the language is known; nil for English.
  func named(_ date: CivilDate, isShort: Bool, hasWeekday: Bool) -> String? {
    let (day, month, year) = (date.day, date.month, date.year)
    switch language {
    case "ko":
      if isShort { return numeric(date) }
      let weekdays = ["일", "월", "화", "수", "목", "금", "토"]
      return "\(year)년 \(month)월 \(day)일" + (hasWeekday ? " \(weekdays[date.weekday])요일" : "")
    case "ja":
      let weekdays = ["日", "月", "火", "水", "木", "金", "土"]
      return "\(year)年\(month)月\(day)日" + (hasWeekday ? "\(weekdays[date.weekday])曜日" : "")
    case "zh":
      let weekdays = ["日", "一", "二", "三", "四", "五", "六"]
      return "\(year)年\(month)月\(day)日" + (hasWeekday ? "星期\(weekdays[date.weekday])" : "")
    default: break
    }
    guard language != "en" || order != .american, let names = ownNames else { return nil }
    let name = (isShort ? names.short : names.months)[month - 1]
    if language == "ar" {
      let text = "\(day) \(name)\(isShort || !has24Hours ? "، " : " ")\(year)"
      return hasWeekday ? "\(names.weekdays[date.weekday])، \(text)" : text
    }
    let gap = language == "es" && !isShort ? " de " : " "
    let text = "\(day)\(language == "de" ? "." : "")\(gap)\(name)\(gap)\(year)"
    if !hasWeekday { return text }
    return names.weekdays[date.weekday] + (["fr", "en"].contains(language) ? " " : ", ") + text
  }

  /// The names in the language, and of months as they are in the region; nil where they are not known.
  var ownNames: (months: [String], short: [String], weekdays: [String])? {
    guard var names = Self.names[language] else { return nil }
    if language == "ar", let months = Self.arabicMonths[region] {
      (names.months, names.short) = (months, months)
    }
    return names
  }

  /// The names in English.
  static var english: (months: [String], short: [String], weekdays: [String]) { names["en"] ?? ([], [], []) }

  /// The names of months and weekdays by language.
  static let names: [String: (months: [String], short: [String], weekdays: [String])] = [
    "en": (
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
      ],
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
      ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    ),
    "de": (
      [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
        "November", "Dezember",
      ],
      ["Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.", "Dez."],
      ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"]
    ),
    "fr": (
      [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
        "novembre", "décembre",
      ],
      [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc.",
      ], ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"]
    ),
    "es": (
      [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
        "noviembre", "diciembre",
      ], ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"],
      ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"]
    ),
    "ar": (
      [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر",
        "ديسمبر",
      ],
      [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر",
        "ديسمبر",
      ], ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"]
    ),
  ]
}
