import ScreenTypes

@testable import StandardLibrary

private let plain = library("NumberFormat", "number")
private let percent = library("NumberFormat", "percent")
private func choice(_ type: String, _ name: String) -> Value {
  StandardLibrary.shared.choice(.init(name), of: .library(.init(type))) ?? .void
}
private func style(_ name: String) -> Value { choice("ByteCountFormatStyle.Style", name) }
private let away = choice("FloatingPointRoundingRule", "up")

private func bytes(
  _ name: String, units: Value = .void, spellsOutZero: Value = .void, includes: Value = .void
) -> Value {
  library("NumberFormat", "byteCount", [style(name), units, spellsOutZero, includes])
}
private func money(_ code: String) -> Value {
  library(
    "NumberFormat", "presentation", [choice("NumberFormat.CurrencyPresentation", "narrow")],
    library("NumberFormat", "currency", [.string(code)]))
}
private let scientific = library(
  "NumberFormat", "notation", [choice("NumberFormat.Notation", "scientific")], plain)
private func scale(_ number: Double, _ format: Value = plain) -> Value {
  library("NumberFormat", "scale", [.double(number)], format)
}
private func increment(_ number: Double, _ rule: Value = .void) -> Value {
  library("NumberFormat", "rounded", [rule, .double(number)], plain)
}
private let pointed = library(
  "NumberFormat", "decimalSeparator", [choice("NumberFormat.DecimalSeparatorDisplayStrategy", "always")],
  plain)

/// Numbers as sizes, as powers of ten, multiplied and rounded.
let formatExamples: [Example] =
  [
    ("file", 0, "Zero kB"), ("file", 1, "1 byte"), ("file", 998, "998 bytes"), ("file", 999, "1 kB"),
    ("memory", 999, "999 bytes"), ("memory", 1000, "1,000 bytes"), ("memory", 1024, "1 kB"),
    ("file", 12_345, "12 kB"), ("file", 999_499, "1 MB"), ("memory", 999_499, "976 kB"),
    ("file", 1_500_000, "1.5 MB"), ("memory", 1_500_000, "1.4 MB"), ("file", 123_456_789, "123.5 MB"),
    ("file", 1_000_000_000, "1 GB"), ("memory", 1_000_000_000, "953.7 MB"),
    ("file", 1_234_567_890, "1.23 GB"), ("file", 5_000_000_000_000, "5 TB"),
    ("memory", 5_000_000_000_000, "4.55 TB"), ("file", -1500, "-2 kB"),
  ].map { name, size, text in
    Example("Int|formatted(_:)", .int(size), [bytes(name)], text.debugDescription)
  } + [
    Example(
      "Int|formatted(_:)", 1500, [bytes("file", includes: true)], #""2 kB (1,500 bytes)""#),
    Example("Int|formatted(_:)", 0, [bytes("file", spellsOutZero: false)], #""0 bytes""#),
    Example(
      "Int|formatted(_:)", 1500, [bytes("file", units: choice("ByteCountFormatStyle.Units", "mb"))],
      #""0 MB""#),
    Example(
      "NumberFormat|byteCount(style:allowedUnits:spellsOutZero:includesActualByteCount:)", .void,
      [style("memory"), .void, .void, .void], "byteCount(memory)"),
    Example("NumberFormat|init(locale:)", .void, [.void], "number"),
    Example("NumberFormat|init(code:locale:)", .void, ["usd", .void], "currency(code: USD)"),
    Example(
      "NumberFormat|Currency(code:locale:)", .void, ["usd", Value(LocaleValue("de_DE"))],
      "currency(code: USD).locale(de_DE)"),
    Example("NumberFormat|Percent(locale:)", .void, [.void], "percent"),
    Example("NumberFormat|parseStrategy", plain, [], "number"),
    Example("NumberFormat.ParseStrategy|formatStyle", plain, [], "number"),
    Example("NumberFormat.ParseStrategy|parse(_:)#0", plain, ["1,234.5"], "1234.5"),
    Example("NumberFormat.ParseStrategy|parse(_:)#1", plain, ["1,234"], "1234"),
    Example("AttributedString|startIndex", Value(AttributedTextValue(TextValue("abc"))), [], "0"),
    Example("AttributedString|endIndex", Value(AttributedTextValue(TextValue("abc"))), [], "3"),
    Example("NumberFormat|scale(_:)", plain, [2.0], "number.scale(2.0)"),
    Example(
      "NumberFormat|rounded(rule:increment:)", plain, [away, 0.25], "number.rounded(up).increment(0.25)"),
    Example(
      "NumberFormat|decimalSeparator(strategy:)", plain,
      [choice("NumberFormat.DecimalSeparatorDisplayStrategy", "always")], "number.decimalSeparator(always)"),
    Example("NumberFormat|format(_:)#0", plain, [1234], #""1,234""#),
    Example("NumberFormat|format(_:)#1", plain, [1234.5], #""1,234.5""#),
    Example("Double|formatted(_:)", 0.0, [scientific], #""0E0""#),
    Example("Double|formatted(_:)", 1234.5, [scientific], #""1.2345E3""#),
    Example("Double|formatted(_:)", 0.00012, [scientific], #""1.2E-4""#),
    Example("Double|formatted(_:)", -1234567.0, [scientific], #""-1.234567E6""#),
    Example("Int|formatted(_:)", 15, [scientific], #""1.5E1""#),
    Example("Double|formatted(_:)", 1234.5, [scale(2)], #""2,469""#),
    Example("Int|formatted(_:)", 15, [scale(0.5)], #""7.5""#),
    Example("Double|formatted(_:)", 12.0, [scale(1, percent)], #""12%""#),
    Example("Int|formatted(_:)", 15, [scale(100, percent)], #""1,500%""#),
    Example("Double|formatted(_:)", 12.0, [increment(0.25, away)], #""12.00""#),
    Example("Double|formatted(_:)", 0.00012, [increment(0.25, away)], #""0.25""#),
    Example("Double|formatted(_:)", 1234.5, [increment(10)], #""1,230""#),
    Example("Int|formatted(_:)", 15, [increment(10)], #""20""#),
    Example("Double|formatted(_:)", 12.6, [increment(0.5)], #""12.5""#),
    Example("Double|formatted(_:)", 12.0, [pointed], #""12.""#),
    Example("Double|formatted(_:)", 12.0, [money("CAD")], #""$12.00""#),
    Example("Double|formatted(_:)", 12.0, [money("BRL")], #""R$12.00""#),
    Example(
      "ListFormat|list(type:width:)", .void, [library("ListFormat.ListType", "or"), .void], "or"),
    Example("[String]|formatted(_:)", ["a", "b", "c"], [listed("and", "short")], #""a, b, & c""#),
    Example("[String]|formatted(_:)", ["a", "b"], [listed("and", "short")], #""a & b""#),
    Example("[String]|formatted(_:)", ["a", "b", "c"], [listed("and", "narrow")], #""a, b, c""#),
    Example("[String]|formatted(_:)", ["a", "b", "c"], [listed("or", "narrow")], #""a, b, or c""#),
  ] + relativeFormats + numberFormatters + byteFormatters + listFormatters

private func listed(_ type: String, _ width: String) -> Value {
  library("ListFormat", "list", [choice("ListFormat.ListType", type), choice("ListFormat.Width", width)])
}

private func relative(_ name: String, _ units: String) -> Value {
  library(
    "Date.FormatStyle", "relative",
    [
      choice("Date.RelativeFormatStyle.Presentation", name),
      choice("Date.RelativeFormatStyle.UnitsStyle", units),
    ])
}
private let now = 1_577_836_800.0
private let isoFormat = library("Date.FormatStyle", "iso8601")

private let relativeFormats: [Example] =
  [
    ("numeric", "wide", -7300.0, "2 hours ago"), ("numeric", "spellOut", -7300, "two hours ago"),
    ("numeric", "abbreviated", -7300, "2 hr. ago"), ("numeric", "narrow", -7300, "2h ago"),
    ("numeric", "narrow", -86_500, "1d ago"), ("named", "narrow", -86_500, "yesterday"),
    ("named", "abbreviated", -3_000_000, "last mo."), ("named", "spellOut", 300_000, "in three days"),
    ("numeric", "abbreviated", 300_000, "in 3 days"),
  ].map { name, units, seconds, text in
    Example("Date|formatted(_:)", .date(now + seconds), [relative(name, units)], text.debugDescription)
  } + [
    Example(
      "Date.FormatStyle|relative(presentation:unitsStyle:)", .void,
      [choice("Date.RelativeFormatStyle.Presentation", "named"), .void], "relative(named)"),
    Example(
      "Date.FormatStyle|init(presentation:unitsStyle:)", .void,
      [choice("Date.RelativeFormatStyle.Presentation", "numeric"), .void], "relative(numeric)"),
    Example(
      "Date|init(_:strategy:)", .void, ["2024-03-01T10:00:00Z", isoFormat], "2024-03-01 10:00:00 +0000"),
    Example(
      "Date.FormatStyle|parse(_:)", isoFormat, ["2024-03-01T10:00:00Z"], "2024-03-01 10:00:00 +0000"),
  ]

private func formatter(_ style: String, _ change: (inout NumberFormatterValue) -> Void = { _ in }) -> Value {
  var numbers = NumberFormatterValue()
  if case .choice(_, let place) = choice("NumberFormatter.Style", style) { numbers.style = Int(place) }
  change(&numbers)
  return Value(numbers)
}
private func rounding(_ place: Int) -> Value {
  formatter("decimal") { ($0.rounding, $0.maximumFraction) = (place, 1) }
}
private let affixed = formatter("decimal") {
  $0.affixes = ["+", " km", "~", nil]
  ($0.zero, $0.least, $0.greatest) = ("none", DecimalValue(0), DecimalValue(10))
}

private let numberFormatters: [Example] =
  [
    (formatter("spellOut"), 1234.5, "one thousand two hundred thirty-four point five"),
    (formatter("spellOut"), -12, "minus twelve"), (formatter("spellOut"), 21.5, "twenty-one point five"),
    (formatter("scientific"), 1234.5, "1.2345E3"), (formatter("scientific"), 21.5, "2.15E1"),
    (formatter("currencyAccounting"), -12, "($12.00)"),
    (formatter("currencyAccounting"), 1234.5, "$1,234.50"),
    (formatter("currencyISOCode"), -12, "-USD\u{A0}12.00"), (rounding(0), 2.25, "2.3"),
    (rounding(0), -2.25, "-2.2"),
    (rounding(1), 2.25, "2.2"), (rounding(1), -2.25, "-2.3"), (rounding(2), 2.26, "2.2"),
    (rounding(3), -2.25, "-2.3"), (rounding(4), 2.25, "2.2"), (rounding(5), 2.25, "2.3"),
    (formatter("decimal") { ($0.countsSignificant, $0.maximumSignificant) = (true, 3) }, 12345.678, "12,300"),
    (formatter("decimal") { ($0.countsSignificant, $0.maximumSignificant) = (true, 3) }, 0.012345, "0.0123"),
    (formatter("decimal") { ($0.countsSignificant, $0.minimumSignificant) = (true, 3) }, 1, "1.00"),
    (formatter("decimal") { $0.multiplier = DecimalValue(100) }, 1.5, "150"), (affixed, 5, "+5 km"),
    (affixed, -5, "~5"), (affixed, 0, "none"),
  ].map { Example("NumberFormatter|string(for:)", $0, [.double($1)], $2.debugDescription) } + [
    Example("NumberFormatter|number(from:)", affixed, ["+5 km"], "5"),
    Example("NumberFormatter|number(from:)", affixed, ["11"], "nil"),
    Example("NumberFormatter|number(from:)", formatter("none") { $0.readsFractions = false }, ["1.5"], "nil"),
    Example("NumberFormatter|roundingMode", rounding(1), [], "floor"),
    Example("NumberFormatter|usesSignificantDigits", rounding(1), [], "false"),
    Example("NumberFormatter|alwaysShowsDecimalSeparator", rounding(1), [], "false"),
    Example("NumberFormatter|isLenient", rounding(1), [], "false"),
    Example("NumberFormatter|allowsFloats", rounding(1), [], "true"),
    Example("NumberFormatter|zeroSymbol", affixed, [], #""none""#),
    Example("NumberFormatter|minimumSignificantDigits", affixed, [], "1"),
    Example("NumberFormatter|maximumSignificantDigits", affixed, [], "6"),
    Example("NumberFormatter|minimum", affixed, [], "0"),
    Example("NumberFormatter|maximum", affixed, [], "10"),
    Example("NumberFormatter|multiplier", affixed, [], "nil"),
    Example("NumberFormatter|positivePrefix", affixed, [], #""+""#),
    Example("NumberFormatter|positiveSuffix", affixed, [], #"" km""#),
    Example("NumberFormatter|negativePrefix", affixed, [], #""~""#),
    Example("NumberFormatter|negativeSuffix", affixed, [], #""""#),
    Example(
      "RelativeDateTimeFormatter|string(for:)", Value(RelativeFormatterValue()), [.date(now + 7300)],
      #""in 2 hours""#),
    Example(
      "RelativeDateTimeFormatter|localizedString(from:)", Value(RelativeFormatterValue(units: 1)),
      [Value(DateComponentsValue([.day: -3]))], #""three days ago""#),
    Example(
      "DateFormatter|standaloneMonthSymbols", Value(DateFormatterValue()), [],
      #"["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "#
        + #""November", "December"]"#),
    Example(
      "DateFormatter|shortStandaloneMonthSymbols", Value(DateFormatterValue()), [],
      #"["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]"#),
    Example(
      "DateFormatter|standaloneWeekdaySymbols", Value(DateFormatterValue()), [],
      #"["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]"#),
    Example(
      "DateFormatter|shortStandaloneWeekdaySymbols", Value(DateFormatterValue()), [],
      #"["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]"#),
  ]

private let list = library("ListFormatter", "init")

private let listFormatters: [Example] = [
  Example("ListFormatter|init()", .void, [], "ListFormatter()"),
  Example("ListFormatter|localizedString(byJoining:)", .void, [["a", "b", "c"]], #""a, b, and c""#),
  Example("ListFormatter|string(from:)", list, [[1, 2]], #""1 and 2""#),
  Example("ListFormatter|itemFormatter", list, [], "nil"),
  Example("ListFormatter|locale", list, [], "en_US"),
]

private let sizes = Value(ByteCountValue(units: [2], isFormatter: true))

private let byteFormatters: [Example] = [
  Example("ByteCountFormatter|init()", .void, [], "byteCount(file)"),
  Example("ByteCountFormatter|string(fromByteCount:)", sizes, [1_500_000_000], #""1,500 MB""#),
  Example(
    "ByteCountFormatter|string(fromByteCount:)", Value(ByteCountValue(isFormatter: true)), [1500], #""2 KB""#),
  Example(
    "ByteCountFormatter|string(fromByteCount:countStyle:)", .void, [1_500_000, style("file")], #""1.5 MB""#),
  Example("ByteCountFormatter|countStyle", sizes, [], "file"),
  Example("ByteCountFormatter|allowedUnits", sizes, [], "useMB"),
  Example("ByteCountFormatter|includesActualByteCount", sizes, [], "false"),
  Example("ByteCountFormatter|allowsNonnumericFormatting", sizes, [], "true"),
  Example("ByteCountFormatter|isAdaptive", sizes, [], "true"),
]
