import ScreenTypes

/// The content of a `NumberFormatter`: what was set of it.
public struct NumberFormatterValue: OpaqueContent, Hashable {
  /// What the number counts, in the order of the cases of `NumberFormatter.Style`.
  var style = 0
  /// How many digits are written, where that was set.
  var minimumFraction: Int?, maximumFraction: Int?, minimumInteger: Int?
  /// True for a mark between thousands, where that was set.
  var isGrouped: Bool?
  /// The marks between thousands and before the fraction, where they were set.
  var group: String?, point: String?
  /// The code of the currency and what stands for it, where they were set.
  var currency: String?, symbol: String?
  /// How digits are rounded, in the order of the cases of `NumberFormatter.RoundingMode`; nil where that was not set.
  var rounding: Int?
  /// What the number is multiplied with before it is written, where that was set.
  var multiplier: DecimalValue?
  /// True for digits counted from the first that is not 0.
  var countsSignificant = false
  /// How many of them are written, where that was set.
  var minimumSignificant: Int?, maximumSignificant: Int?
  /// What stands before and behind numbers from 0 on, where that was set.
  var positive: (prefix: String?, suffix: String?) { (affixes[0], affixes[1]) }
  /// The same of numbers below 0.
  var negative: (prefix: String?, suffix: String?) { (affixes[2], affixes[3]) }
  /// What stands before and behind numbers from 0 on, and below, where that was set.
  var affixes: [String?] = [nil, nil, nil, nil]
  /// What is written in place of 0, where that was set.
  var zero: String?
  /// The least and greatest number that are read, where they were set.
  var least: DecimalValue?, greatest: DecimalValue?
  /// True where numbers with a fraction are read, too.
  var readsFractions = true
  /// True where marks between thousands, blanks, and a missing sign of percent do not matter when a number is read.
  var isLenient = false
  /// How many digits stand between two marks, where that was set.
  var groupingSize: Int?
  /// True where what is read is to be a decimal number.
  var generatesDecimalNumbers = false
  /// True for a point behind whole numbers, too.
  var showsPoint = false
  /// The locale that it asks for; nil for that of the page.
  var locale: LocaleValue?

  /// The library type.
  public var type: TypeID { .library("NumberFormatter") }

  /// Its canonical text.
  public var description: String {
    var told = ["style: \(style)"]
    for (name, number) in [
      ("minimumFractionDigits", minimumFraction), ("maximumFractionDigits", maximumFraction),
      ("minimumIntegerDigits", minimumInteger), ("groupingSize", groupingSize),
    ] { if let number { told.append("\(name): \(number)") } }
    if let isGrouped { told.append("usesGroupingSeparator: \(isGrouped)") }
    if isLenient { told.append("lenient") }
    if generatesDecimalNumbers { told.append("decimal") }
    for (name, text) in [
      ("groupingSeparator", group), ("decimalSeparator", point), ("currencyCode", currency),
      ("currencySymbol", symbol), ("locale", locale?.identifier),
    ] { if let text { told.append("\(name): \(text)") } }
    return "NumberFormatter(\(told.joined(separator: ", ")))"
  }

  private var isCurrency: Bool { style == 2 || style == 7 || style == 8 }

  /// True for a mark between thousands.
  var usesGroups: Bool { isGrouped ?? (style == 1 || isCurrency) }

  /// The forms of the locale that it asks for, or those of the page, with the marks that were set.
  func forms(_ page: LocaleForms) -> LocaleForms {
    var forms = locale.map { LocaleForms($0.identifier) } ?? page
    if let group { forms.group = group }
    if let groupingSize { forms.groupSize = groupingSize }
    if let point { forms.point = point }
    return forms
  }

  /// The most digits that are written on one side of the point, as many as a Double may have.
  private static let mostDigits = 340

  /// The fewest and most digits after the point.
  func fraction(_ page: LocaleForms) -> ClosedRange<Int> {
    var usual = style == 1 ? 0...3 : 0...0
    if isCurrency {
      usual = NumberFormatValue(.currency(currency ?? forms(page).usualCurrency)).usualFraction
    }
    // Foundation moves the other bound where one passes it.
    let most = Self.mostDigits
    let least = min(
      max(0, minimumFraction ?? min(usual.lowerBound, maximumFraction ?? usual.lowerBound)), most)
    return least...min(max(least, maximumFraction ?? usual.upperBound), most)
  }

  /// What stands beside an amount of money.
  func writtenSymbol(_ page: LocaleForms) -> String {
    let forms = forms(page)
    let code = currency ?? forms.usualCurrency
    return symbol ?? NumberFormatValue.symbol(of: code, in: forms.language) ?? code
  }

  /// The same as a format.
  public func format(_ page: LocaleForms) -> NumberFormatValue {
    let kind: NumberFormatValue.Kind =
      isCurrency ? .currency(currency ?? forms(page).usualCurrency) : style == 3 ? .percent : .number
    var format = NumberFormatValue(kind)
    format.fraction = fraction(page)
    format.minimumWhole = min(max(1, minimumInteger ?? 1), Self.mostDigits)
    format.isGrouped = usesGroups
    format.symbol = symbol
    if style == 6 {
      format.isScientific = true
      format.fraction = minimumFraction == nil && maximumFraction == nil ? 0...14 : format.fraction
    }
    if style == 7 { format.sign = .accounting(isAlways: false) }
    format.showsCode = style == 8
    format.showsPoint = showsPoint
    format.rule = rounding.map { Self.rules[min(max($0, 0), Self.rules.count - 1)] }
    if countsSignificant {
      let least = min(max(minimumSignificant ?? 1, 1), Self.mostDigits)
      format.significant = least...min(max(maximumSignificant ?? 6, least), Self.mostDigits)
    }
    return format
  }

  private static let rules: [FloatingPointRoundingRule] = [
    .up, .down, .towardZero, .awayFromZero, .toNearestOrEven, .toNearestOrAwayFromZero,
  ]

  /// A number as it writes it; nil for a value that is none.
  public func text(_ value: Value, _ page: LocaleForms) -> String? {
    let (format, forms) = (format(page), forms(page))
    if style == 4 { return forms.ordinal(value) }
    guard multiplier != nil || zero != nil || style == 5 || affixes.contains(where: { $0 != nil }) else {
      return text(value, format, forms)
    }
    guard var number = value.decimalNumber else { return text(value, format, forms) }
    if let multiplier { number = number * multiplier }
    if let zero, number == DecimalValue(0) { return zero }
    if style == 5, forms.language == "en", let words = SpelledNumber.english(number) { return words }
    let (prefix, suffix) = number.isNegative ? negative : positive
    guard prefix != nil || suffix != nil else { return format.text(number, forms) }
    var bare = format
    (bare.kind, bare.sign) = (.number, .never)
    if case .percent = format.kind { number = number * DecimalValue(100) }
    let money = isCurrency ? writtenSymbol(page) : ""
    return (prefix ?? (number.isNegative ? forms.minus + money : money)) + bare.text(number.magnitude, forms)
      + (suffix ?? (format.kind == .percent ? forms.percent : ""))
  }

  private func text(_ value: Value, _ format: NumberFormatValue, _ forms: LocaleForms) -> String? {
    switch value {
    case .int(let number): return format.text(DecimalValue(number), forms)
    case .double(let number): return format.text(number, forms)
    case .opaque: return value.content(DecimalValue.self).map { format.text($0, forms) }
    // Anything else is no number.
    default: return nil
    }
  }

  /// The number that a text is; nil for another text.
  func number(_ text: String, _ page: LocaleForms) -> DecimalValue? {
    let forms = forms(page)
    let words = isCurrency ? [writtenSymbol(page), currency ?? ""] : []
    if let zero, text == zero { return DecimalValue(0) }
    let amount = isCurrency ? forms.amount(text, without: words) : withoutAffixes(text)
    guard let number = forms.number(amount, isGrouped: usesGroups || isLenient),
      !number.isPercent || style == 3
    else { return nil }
    let isPart = number.isPercent || isLenient && style == 3
    var value = isPart ? number.value / DecimalValue(100) : number.value
    if let multiplier { value = value / multiplier }
    if let least, value.isLess(than: least) { return nil }
    if let greatest, greatest.isLess(than: value) { return nil }
    return readsFractions || value.exponent >= 0 ? value : nil
  }

  /// A text without what stands before and behind numbers from 0 on.
  private func withoutAffixes(_ text: String) -> String {
    var text = Substring(text)
    if let prefix = positive.prefix, text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    if let suffix = positive.suffix, text.hasSuffix(suffix) { text = text.dropLast(suffix.count) }
    return String(text)
  }
}

extension Value {
  /// The number that it is, of any type; nil for another value, and for what is not a number.
  fileprivate var decimalNumber: DecimalValue? {
    switch self {
    case .int(let number): return DecimalValue(number)
    case .double(let number): return number.isFinite ? DecimalValue(number) : nil
    case .opaque: return content(DecimalValue.self)
    // Anything else is no number.
    default: return nil
    }
  }
}

extension LocaleForms {
  /// The currency of the region.
  var usualCurrency: String {
    switch region {
    case "DE", "FR", "ES", "IT", "NL", "AT", "BE", "FI", "IE", "PT", "GR": "EUR"
    case "GB": "GBP"
    case "JP": "JPY"
    case "KR": "KRW"
    case "CN": "CNY"
    case "IN": "INR"
    case "CA": "CAD"
    case "AU": "AUD"
    case "BR": "BRL"
    case "CH": "CHF"
    case "MX": "MXN"
    case "SE": "SEK"
    case "DK": "DKK"
    case "NO": "NOK"
    case "PL": "PLN"
    case "SA": "SAR"
    case "EG": "EGP"
    case "AE": "AED"
    default: "USD"
    }
  }
}

/// The content of a `RelativeDateTimeFormatter`.
struct RelativeFormatterValue: OpaqueContent, Hashable {
  /// How units are written, in the order of the cases of `UnitsStyle`.
  var units = 0
  /// True for `yesterday` and the like.
  var isNamed = false
  /// The locale that it asks for; nil for that of the page.
  var locale: LocaleValue?

  var type: TypeID { .library("RelativeDateTimeFormatter") }
  var description: String {
    "RelativeDateTimeFormatter(\(units), \(isNamed ? "named" : "numeric")\(locale.map { ", \($0)" } ?? ""))"
  }

  /// A distance in seconds, which lies in the past below zero.
  func text(_ seconds: Double, _ page: LocaleForms) -> String {
    let forms = locale.map { LocaleForms($0.identifier) } ?? page
    let text = DateFormatValue.relative(seconds, isNamed: isNamed, forms)
    guard forms.language == "en", units > 0 else { return text }
    var words = text.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: { Int($0) != nil }), words.indices.contains(place + 1) else {
      if units > 1, words.count == 2, let short = Self.short[words[1]] { words[1] = short.word }
      return words.joined(separator: " ")
    }
    if units == 1 {
      words[place] = SpelledNumber.english(Int(words[place]) ?? 0)
      return words.joined(separator: " ")
    }
    let short = Self.short[
      words[place + 1].hasSuffix("s") ? String(words[place + 1].dropLast()) : words[place + 1]]
    guard let short else { return text }
    let isDay = words[place + 1].hasPrefix("day")
    let amount =
      units == 3 ? words[place] + short.letter : "\(words[place]) \(isDay ? words[place + 1] : short.word)"
    return (words[..<place] + [amount] + words[(place + 2)...]).joined(separator: " ")
  }

  /// The units of English in short, and as letters.
  private static let short: [String: (word: String, letter: String)] = [
    "year": ("yr.", "y"), "month": ("mo.", "mo"), "week": ("wk.", "w"), "day": ("day", "d"),
    "hour": ("hr.", "h"), "minute": ("min.", "m"), "second": ("sec.", "s"),
  ]
}

/// The content of an `ISO8601DateFormatter`.
struct ISOFormatterValue: OpaqueContent, Hashable {
  /// What is written, as places among the cases of `ISO8601DateFormatter.Options`.
  var options: Set<Int> = [0]
  /// The zone in which it is written.
  var zone = TimeZoneValue(seconds: 0)

  var type: TypeID { .library("ISO8601DateFormatter") }
  var description: String {
    self == Self() ? "ISO8601DateFormatter()" : "ISO8601DateFormatter(\(options.sorted()), \(zone))"
  }

  /// True where neither day nor time is written, so that the pattern has no parts.
  var isEmpty: Bool { options.isDisjoint(with: [0, 1, 2]) }

  /// The pattern by which instants are written and read.
  var pattern: DatePattern {
    let hasDay = options.contains(0) || options.contains(1)
    let hasTime = options.contains(0) || options.contains(2)
    let time = "HH:mm:ss" + (options.contains(3) ? ".SSS" : "") + "ZZZZZ"
    let between = options.contains(4) ? " " : "'T'"
    return DatePattern(
      (hasDay ? "yyyy-MM-dd" : "") + (hasDay && hasTime ? between : "") + (hasTime ? time : ""),
      halves: ("", ""))
  }

  /// English in the zone.
  var forms: LocaleForms {
    var forms = LocaleForms.american
    forms.zone = zone.seconds
    return forms
  }
}
