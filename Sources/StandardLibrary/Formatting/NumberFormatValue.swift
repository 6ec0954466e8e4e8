import ScreenTypes

/// The content of a `NumberFormat`, and with `isPrecision` of a `NumberFormat.Precision`.
public struct NumberFormatValue: OpaqueContent, Hashable {
  /// What a number counts.
  public enum Kind: Hashable, Sendable {
    /// Nothing in particular.
    case number
    /// Parts of a hundred.
    case percent
    /// Money, by its ISO 4217 code.
    case currency(String)
    /// Bytes.
    case bytes(ByteCountValue)
  }

  /// What the number counts.
  public var kind = Kind.number
  /// The fewest and most digits after the point, if said.
  public var fraction: ClosedRange<Int>?
  /// The fewest digits before the point.
  var minimumWhole = 1
  /// The fewest and most digits in all, if said; those after the point do not count then.
  public var significant: ClosedRange<Int>?
  /// Where a sign is written.
  enum SignRule: Hashable, Sendable {
    /// Before negative numbers.
    case automatic
    case never
    /// Before all numbers, zero only where told.
    case always(includingZero: Bool)
    /// Parentheses around negative amounts; `+` before others with `isAlways`.
    case accounting(isAlways: Bool)
  }
  var sign = SignRule.automatic
  /// What stands for the currency, where it is not the usual sign.
  var symbol: String?
  /// True for the code of the currency in place of a sign.
  var showsCode = false
  /// True for the shortest sign of the currency: `$` of any dollar.
  var isNarrow = false
  /// True for one digit before the point and a power of ten: `1.2E3`.
  var isScientific = false
  /// What the number is multiplied with, if said; a share of a hundred is multiplied with 100 otherwise.
  var scale: Double?
  /// How digits are rounded, if said.
  var rule: FloatingPointRoundingRule?
  /// The number whose multiples alone are written, if said.
  var increment: Double?
  /// True for a point behind whole numbers, too.
  var showsPoint = false
  /// True for a comma between thousands.
  public var isGrouped = true
  /// True for few digits and a name for the rest, such as `1.2K`.
  public var isCompact = false
  /// True for a `NumberFormat.Precision`.
  public var isPrecision = false
  /// True for a `NumberFormat.SignDisplayStrategy`.
  var isSignRule = false
  /// True for a `NumberFormat.ParseStrategy`.
  var isStrategy = false
  /// The locale that it asks for; nil for that of the page.
  public var locale: LocaleValue?

  /// A plain number.
  public init(_ kind: Kind = .number) { self.kind = kind }

  /// The library type.
  public var type: TypeID {
    isStrategy
      ? .library("NumberFormat.ParseStrategy")
      : isSignRule
        ? .library("NumberFormat.SignDisplayStrategy")
        : isPrecision ? LibraryTypes.precision : LibraryTypes.numberFormat
  }

  /// Its canonical text.
  public var description: String {
    let name =
      switch kind {
      case .number: "number"
      case .percent: "percent"
      case .currency(let code): "currency(code: \(code))"
      case .bytes(let bytes): "\(bytes)"
      }
    var digits = fraction.map { ".precision(\($0.lowerBound) to \($0.upperBound))" } ?? ""
    if let significant { digits = ".significant(\(significant.lowerBound) to \(significant.upperBound))" }
    if sign != .automatic { digits += ".sign(\(sign))" }
    if isScientific { digits += ".notation(scientific)" }
    if let scale { digits += ".scale(\(scale))" }
    if let rule { digits += ".rounded(\(rule))" }
    if let increment { digits += ".increment(\(increment))" }
    if showsPoint { digits += ".decimalSeparator(always)" }
    return name + (showsCode ? ".presentation(isoCode)" : isNarrow ? ".presentation(narrow)" : "")
      + (symbol.map { ".symbol(\($0))" } ?? "")
      + digits + (isGrouped ? "" : ".grouping(never)")
      + (isCompact ? ".notation(compactName)" : "")
      + (minimumWhole > 1 ? ".integerLength(\(minimumWhole)...)" : "")
      + (locale.map { ".locale(\($0))" } ?? "")
  }

  func forms(_ page: LocaleForms) -> LocaleForms { locale.map { LocaleForms($0.identifier) } ?? page }

  /// A whole number in this format.
  public func text(_ value: Int, _ page: LocaleForms = .american) -> String {
    if case .bytes(let bytes) = kind { return bytes.text(Double(value), forms(page)) }
    if scale == nil, increment == nil { return text(DecimalNumber(value), forms(page)) }
    return text(scaled(DecimalValue(value), isWhole: true), forms(page))
  }

  /// A number in this format.
  public func text(_ value: Double, _ page: LocaleForms = .american) -> String {
    let locale = forms(page)
    if let special = NumberText.special(value.magnitude, infinity: "∞", nan: "NaN") {
      return decorated(special, value < 0 ? .minus : .plus, locale)
    }
    if case .bytes(let bytes) = kind { return bytes.text(value, locale) }
    if scale != nil || increment != nil {
      let exact = DecimalValue(value)
      if !exact.isNaN { return text(scaled(exact, isWhole: false), locale) }
    }
    var number = DecimalNumber(shortest: value)
    if kind == .percent && !number.digits.isEmpty { number.exponent += 2 }
    return text(number, locale)
  }

  /// A Decimal in this format, with all its digits.
  public func text(_ value: DecimalValue, _ page: LocaleForms = .american) -> String {
    if value.isNaN { return "NaN" }
    if case .bytes(let bytes) = kind { return bytes.text(value.order, forms(page)) }
    return text(scaled(value, isWhole: false), forms(page))
  }

  /// The number that a text is, in this format; nil for another text.
  public func text(reading text: String, _ page: LocaleForms) -> String? {
    DecimalValue(reading: text).map { self.text($0, page) } ?? Double(text).map { self.text($0, page) }
  }

  /// The number that a text is which this format writes; nil for another text.
  func number(reading text: String, _ page: LocaleForms) -> Double? {
    let locale = forms(page)
    var digits = text
    func remove(_ sign: String) { digits = digits.split(separator: sign).joined() }
    if !locale.group.isEmpty { remove(locale.group) }
    if case .percent = kind { remove(locale.percent) }
    if case .currency(let code) = kind {
      for sign in [symbol, Self.symbol(of: code, in: locale.language), code] { sign.map(remove) }
    }
    digits = digits.filter { !$0.isWhitespace }
    digits = digits.split(separator: locale.minus, omittingEmptySubsequences: false).joined(separator: "-")
    digits = digits.split(separator: locale.point, omittingEmptySubsequences: false).joined(separator: ".")
    return Double(digits).map { kind == .percent ? $0 / 100 : $0 }
  }

  /// A number as it is written: multiplied with the scale, and rounded to a multiple of the increment.
  private func scaled(_ value: DecimalValue, isWhole: Bool) -> DecimalNumber {
    let usual = kind == .percent && !isWhole ? 100.0 : 1
    var scaled = value
    if let scale {
      scaled = value * DecimalValue(scale)
    } else if usual != 1 {
      scaled = value * DecimalValue(100)
    }
    if let increment, increment > 0 {
      let times = (scaled / DecimalValue(increment)).rounded(rule ?? .toNearestOrEven)
      scaled = times * DecimalValue(increment)
    }
    return DecimalNumber(scaled)
  }

  private func text(_ number: DecimalNumber, _ locale: LocaleForms) -> String {
    if isScientific { return scientific(number, locale) }
    if isCompact {
      let text = locale.compact(number, fraction: fraction, significant: significant)
      return decorated(text, Self.side(of: number, number), locale)
    }
    if let significant {
      let rounded = number.rounded(toDigits: significant.upperBound)
      let least =
        rounded.digits.isEmpty ? significant.lowerBound - 1 : significant.lowerBound - rounded.exponent
      let text = rounded.text(
        minimumWhole: minimumWhole, minimumFraction: max(least, 0), isGrouped: isGrouped)
      return decorated(locale.marked(text), Self.side(of: number, rounded), locale)
    }
    let digits = fraction ?? increment.map(Self.fraction) ?? usualFraction
    let rounded = number.rounded(toFraction: digits.upperBound, rule ?? .toNearestOrEven)
    var text = rounded.text(
      minimumWhole: minimumWhole, minimumFraction: digits.lowerBound, isGrouped: isGrouped)
    if showsPoint, !text.contains(".") { text += "." }
    return decorated(locale.marked(text), Self.side(of: number, rounded), locale)
  }

  /// How many digits after the point the multiples of a number are written with.
  private static func fraction(ofMultiples increment: Double) -> ClosedRange<Int> {
    let number = DecimalNumber(shortest: increment)
    let count = min(max(number.digits.count - number.exponent, 0), 1000)
    return count...count
  }

  /// One digit before the point, and a power of ten behind the others.
  private func scientific(_ number: DecimalNumber, _ locale: LocaleForms) -> String {
    var digits = fraction ?? 0...6
    if let significant { digits = significant.lowerBound - 1...significant.upperBound - 1 }
    var rounded = number.rounded(toDigits: digits.upperBound + 1)
    let power = rounded.digits.isEmpty ? 0 : rounded.exponent - 1
    if !rounded.digits.isEmpty { rounded.exponent = 1 }
    let text = rounded.text(minimumFraction: digits.lowerBound, isGrouped: false)
    let exponent = power < 0 ? "\(locale.minus)\(-power)" : "\(power)"
    return decorated(
      locale.marked(text) + locale.withDigits("E" + exponent), Self.side(of: number, rounded), locale)
  }

  /// On which side of zero a number lies as it is written.
  private enum Side { case minus, zero, plus }

  private static func side(of number: DecimalNumber, _ rounded: DecimalNumber) -> Side {
    number.isNegative ? .minus : rounded.digits.isEmpty ? .zero : .plus
  }

  /// The sign of a number.
  private func signText(_ side: Side, _ locale: LocaleForms) -> String {
    switch (sign, side) {
    case (.automatic, .minus), (.always, .minus): locale.minus
    case (.always(let includesZero), .zero): includesZero ? "+" : ""
    case (.always, .plus), (.accounting(isAlways: true), .plus): "+"
    case (.automatic, _), (.never, _), (.accounting, _): ""
    }
  }

  /// How many digits stand after the point where nothing else is said.
  var usualFraction: ClosedRange<Int> {
    guard case .currency(let code) = kind else { return 0...6 }
    if Self.thousandthCurrencies.contains(code) { return 3...3 }
    return Self.wholeCurrencies.contains(code) ? 0...0 : 2...2
  }

  private func decorated(_ digits: String, _ side: Side, _ locale: LocaleForms) -> String {
    let text = decorated(digits, signText(side, locale), locale)
    if case .accounting = sign, side == .minus { return "(\(text))" }
    return text
  }

  private func decorated(_ digits: String, _ sign: String, _ locale: LocaleForms) -> String {
    switch kind {
    case .number, .bytes: return sign + digits
    case .percent: return "\(sign)\(digits)\(locale.percentGap)\(locale.percent)"
    case .currency(let code):
      let usual = isNarrow ? Self.narrowSymbol(of: code, in: locale.language) : nil
      let symbol = showsCode ? nil : symbol ?? usual ?? Self.symbol(of: code, in: locale.language)
      if locale.language == "ar" {
        let amount = locale.zero == "0" ? "\u{200F}\(sign)\(digits)" : "\(sign)\u{200F}\(digits)"
        return "\(amount)\u{A0}\(symbol ?? code)"
      }
      if locale.putsCurrencyLast { return "\(sign)\(digits)\u{A0}\(symbol ?? code)" }
      return sign + (symbol ?? "\(code)\u{A0}") + digits
    }
  }

  /// What stands for a currency in a language; nil where that is its code.
  static func symbol(of code: String, in language: String) -> String? {
    switch (language, code) {
    case ("ja", "JPY"): "￥"
    case ("zh", "CNY"): "¥"
    case ("ko", "USD"), ("zh", "USD"): "US$"
    case ("pt", "BRL"): "R$\u{A0}"
    case ("nl", "EUR"): "€\u{A0}"
    case ("ar", _): LocaleForms.arabicCurrencies[code] ?? symbols[code]
    default: symbols[code]
    }
  }

  /// What stands for a currency where nobody could take it for another: without letters before `$`, `£` or `¥`.
  static func narrowSymbol(of code: String, in language: String) -> String? {
    if let symbol = narrowSymbols[code] { return symbol }
    guard code != "BRL", let symbol = symbol(of: code, in: language) else { return nil }
    return symbol.last.flatMap { "$£¥".contains($0) ? String($0) : nil }
  }

  /// Symbols that are used where it is clear which country is meant (Unicode CLDR).
  private static let narrowSymbols = [
    "RUB": "₽", "TRY": "₺", "UAH": "₴", "THB": "฿", "NGN": "₦", "PLN": "zł", "CZK": "Kč", "SEK": "kr",
    "NOK": "kr", "DKK": "kr", "ISK": "kr", "HUF": "Ft", "SGD": "$", "ARS": "$", "CLP": "$", "COP": "$",
    "EGP": "E£", "KZT": "₸", "GEL": "₾",
  ]

  /// Symbols of currencies in en_US (Unicode CLDR); others are written by their code.
  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "KRW": "₩", "CNY": "CN¥", "INR": "₹", "BRL": "R$",
    "CAD": "CA$", "AUD": "A$", "MXN": "MX$", "VND": "₫", "TWD": "NT$", "HKD": "HK$", "NZD": "NZ$", "ILS": "₪",
    "PHP": "₱", "XAF": "FCFA", "XOF": "F\u{202F}CFA", "XPF": "CFPF", "XCD": "EC$",
  ]

  /// Currencies that are written without minor units (Unicode CLDR).
  private static let wholeCurrencies: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "IQD", "ISK", "JPY", "KMF", "KRW", "LBP", "PYG", "RWF", "SYP", "UGX", "VND",
    "VUV", "XAF", "XOF", "XPF", "YER",
  ]

  /// Currencies with a thousand minor units (ISO 4217).
  private static let thousandthCurrencies: Set<String> = ["BHD", "JOD", "KWD", "LYD", "OMR", "TND"]
}
