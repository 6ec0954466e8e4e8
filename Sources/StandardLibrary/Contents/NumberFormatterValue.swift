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
  /// The locale that it asks for; nil for that of the page.
  var locale: LocaleValue?

  /// The library type.
  public var type: TypeID { .library("NumberFormatter") }

  /// Its canonical text.
  public var description: String {
    var told = ["style: \(style)"]
    for (name, number) in [
      ("minimumFractionDigits", minimumFraction), ("maximumFractionDigits", maximumFraction),
      ("minimumIntegerDigits", minimumInteger),
    ] { if let number { told.append("\(name): \(number)") } }
    if let isGrouped { told.append("usesGroupingSeparator: \(isGrouped)") }
    for (name, text) in [
      ("groupingSeparator", group), ("decimalSeparator", point), ("currencyCode", currency),
      ("currencySymbol", symbol), ("locale", locale?.identifier),
    ] { if let text { told.append("\(name): \(text)") } }
    return "NumberFormatter(\(told.joined(separator: ", ")))"
  }

  private var isCurrency: Bool { style == 2 }

  /// True for a mark between thousands.
  var usesGroups: Bool { isGrouped ?? (style == 1 || isCurrency) }

  /// The forms of the locale that it asks for, or those of the page, with the marks that were set.
  func forms(_ page: LocaleForms) -> LocaleForms {
    var forms = locale.map { LocaleForms($0.identifier) } ?? page
    if let group { forms.group = group }
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
    return format
  }

  /// A number as it writes it; nil for a value that is none.
  public func text(_ value: Value, _ page: LocaleForms) -> String? {
    let (format, forms) = (format(page), forms(page))
    if style == 4 { return forms.ordinal(value) }
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
    let amount = isCurrency ? forms.amount(text, without: words) : text
    guard let number = forms.number(amount, isGrouped: usesGroups), !number.isPercent || style == 3 else {
      return nil
    }
    return number.isPercent ? number.value / DecimalValue(100) : number.value
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
    guard forms.language == "en", units > 1 else { return text }
    let words = text.split(separator: " ").map(String.init)
    guard let place = words.firstIndex(where: { Int($0) != nil }), words.indices.contains(place + 1) else {
      return text
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
