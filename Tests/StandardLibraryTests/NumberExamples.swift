import ScreenTypes
import StandardLibrary

private func currency(_ code: String) -> Value { Value(NumberFormatValue(.currency(code))) }
private let percent = Value(NumberFormatValue(.percent))
private let twoDigits = library("NumberFormat.Precision", "fractionLength", [2])
private func rule(_ name: String) -> Value { library("FloatingPointRoundingRule", name) }

let numberExamples = [
  Example("Bool|toggle()", true, [], "() | false"),
  Example("Any|init(_:)", .void, [7], "7"), Example("Any|base", 7, [], "7"),
  Example("Any|hashValue", 1234, [], "1114319569838740"),
  Example("Any|description", 1234, [], #""1234""#),
  Example("Any|description", true, [], #""true""#),
  Example("Any|description", 3.0, [], #""3.0""#),
  Example("Int|formatted()", 1_234_567, [], #""1,234,567""#),
  Example("Int|formatted()", .int(.min), [], #""-9,223,372,036,854,775,808""#),
  Example("Int|formatted(_:)", 1234, [currency("KRW")], #""₩1,234""#),
  Example("Int|formatted(_:)", -5, [currency("EUR")], #""-€5.00""#),
  Example("Int|formatted(_:)", 12, [percent], #""12%""#),
  Example("Int|isMultiple(of:)", 9, [3], "true"),
  Example("Int|isMultiple(of:)", 9, [0], "false"),
  Example("Int|magnitude", -4, [], "4"),
  Example("Int|magnitude", .int(.min), [], "run/arithmetic"),
  Example("Int|signum()", -4, [], "-1"),
  Example("Int|quotientAndRemainder(dividingBy:)", 7, [2], "(3, 1)"),
  Example("Int|quotientAndRemainder(dividingBy:)", 7, [0], "run/arithmetic"),
  Example("Int|quotientAndRemainder(dividingBy:)", .int(.min), [-1], "run/arithmetic"),
  Example("Int|max", .void, [], "9223372036854775807"),
  Example("Int|min", .void, [], "-9223372036854775808"),
  Example("Int|zero", .void, [], "0"),
  Example("Int|bitWidth", .void, [], "64"),
  Example("Int|nonzeroBitCount", 7, [], "3"),
  Example("Double|formatted()", 1234.56789, [], #""1,234.56789""#),
  Example("Double|formatted()", 1234567.0, [], #""1,234,567""#),
  Example("Double|formatted()", 0.1234565, [], #""0.123456""#),
  Example("Double|formatted()", 0.1234575, [], #""0.123458""#),
  Example("Double|formatted()", 1e16, [], #""10,000,000,000,000,000""#),
  Example("Double|formatted()", 1e-7, [], #""0""#),
  Example("Double|formatted()", -0.0, [], #""-0""#),
  Example("Double|formatted()", 0.9999999, [], #""1""#),
  Example("Double|formatted()", .double(.nan), [], #""NaN""#),
  Example("Double|formatted()", .double(-.infinity), [], #""-∞""#),
  Example("Double|formatted(_:)", 0.05, [percent], #""5%""#),
  Example("Double|formatted(_:)", .double(1.0 / 3), [percent], #""33.333333%""#),
  Example("Double|formatted(_:)", 1234.5, [currency("USD")], #""$1,234.50""#),
  Example("Double|formatted(_:)", 1234.5, [currency("JPY")], #""¥1,234""#),
  Example("Double|formatted(_:)", 1234.5, [currency("CHF")], "\"CHF\u{A0}1,234.50\""),
  Example("Double|rounded()", -2.5, [], "-3.0"),
  Example("Double|rounded(_:)", 2.5, [rule("toNearestOrEven")], "2.0"),
  Example("Double|rounded(_:)", 2.1, [rule("up")], "3.0"),
  Example("Double|rounded(_:)", -2.1, [rule("towardZero")], "-2.0"),
  Example("Double|round()", 2.5, [], "() | 3.0"),
  Example("Double|magnitude", -2.5, [], "2.5"),
  Example("Double|squareRoot()", 9.0, [], "3.0"),
  Example("Double|truncatingRemainder(dividingBy:)", 7.5, [2.0], "1.5"),
  Example("Double|isNaN", .double(.nan), [], "true"),
  Example("Double|isFinite", 1.0, [], "true"),
  Example("Double|isInfinite", .double(.infinity), [], "true"),
  Example("Double|isZero", 0.0, [], "true"),
  Example("Double|infinity", .void, [], "inf"),
  Example("Double|pi", .void, [], "3.141592653589793"),
  Example("Double|nan", .void, [], "nan"),
  Example("Double|zero", .void, [], "0.0"),
  Example("Double|leastNonzeroMagnitude", .void, [], "5e-324"),
  Example("Double|leastNormalMagnitude", .void, [], "2.2250738585072014e-308"),
  Example("Double|greatestFiniteMagnitude", .void, [], "1.7976931348623157e+308"),
  Example("NumberFormat|number", .void, [], "number"),
  Example("NumberFormat|percent", .void, [], "percent"),
  Example("NumberFormat|currency(code:)", .void, ["usd"], "currency(code: USD)"),
  Example("NumberFormat|locale(_:)", percent, [Value(LocaleValue("de_DE"))], "percent.locale(de_DE)"),
  Example("NumberFormat|precision(_:)", percent, [twoDigits], "percent.precision(2 to 2)"),
  Example(
    "NumberFormat|grouping(_:)", percent, [library("NumberFormat.Grouping", "never")],
    "percent.grouping(never)"),
  Example(
    "NumberFormat|notation(_:)", percent, [library("NumberFormat.Notation", "compactName")],
    "percent.notation(compactName)"),
  Example(
    "NumberFormat|presentation(_:)", percent, [library("NumberFormat.CurrencyPresentation", "isoCode")],
    "percent.presentation(isoCode)"),
  Example("NumberFormat.Precision|fractionLength(_:)#0", .void, [2], "number.precision(2 to 2)"),
  Example(
    "NumberFormat.Precision|fractionLength(_:)#1", .void, [closedRange(1, 3)], "number.precision(1 to 3)"),
]

private let bump = function { _ in .void }

let functionExamples =
  [
    Example("|AnimatablePair(_:_:)", .void, [1, 2], "(1, 2)"),
    Example("|KeyPathComparator(_:order:)", .void, ["a", .void], #"("a", forward)"#),
    Example(
      "|SortDescriptor(_:order:)", .void, ["a", .choice(TypeID(.builtin("SortOrder")), 1)], #"("a", reverse)"#
    ),
    Example("|abs(_:)#0", .void, [-4], "4"),
    Example("|abs(_:)#0", .void, [.int(.min)], "run/arithmetic"),
    Example("|abs(_:)#1", .void, [-4.5], "4.5"),
    Example("|fabs(_:)", .void, [-4.5], "4.5"),
    Example("|floor(_:)", .void, [-1.5], "-2.0"),
    Example("|ceil(_:)", .void, [1.2], "2.0"),
    Example("|round(_:)", .void, [1.5], "2.0"),
    Example("|trunc(_:)", .void, [-1.5], "-1.0"),
    Example("|sqrt(_:)", .void, [16.0], "4.0"),
    Example("|pow(_:_:)#0", .void, [2.0, 10.0], "1024.0"),
    Example("|pow(_:_:)#0", .void, [2.0, -1.0], "0.5"),
    Example("|exp(_:)", .void, [1.0], "2.718281828459045"),
    Example("|exp(_:)", .void, [.double(-.infinity)], "0.0"),
    Example("|log(_:)", .void, [10.0], "2.302585092994046"),
    Example("|log(_:)", .void, [0.0], "-inf"),
    Example("|log(_:)", .void, [-1.0], "nan"),
    Example("|log10(_:)", .void, [1000.0], "3.0"),
    Example("|log10(_:)", .void, [0.001], "-3.0"),
    Example("|log10(_:)", .void, [2.0], "0.3010299956639812"),
    Example("|log10(_:)", .void, [0.0], "-inf"),
    Example("|log2(_:)", .void, [1024.0], "10.0"),
    Example("|log2(_:)", .void, [-1.0], "nan"),
    Example("|sin(_:)", .void, [1.0], "0.8414709848078965"),
    Example("|sin(_:)", .void, [.double(.infinity)], "nan"),
    Example("|cos(_:)", .void, [100.0], "0.8623188722876839"),
    Example("|cos(_:)", .void, [0.0], "1.0"),
    Example("|min(_:_:)", .void, [2, 1], "1"),
    Example("|min(_:_:_:)", .void, ["b", "c", "a"], #""a""#),
    Example("|min(_:_:_:_:)", .void, [4, 3, 2, 5], "2"),
    Example("|max(_:_:)", .void, [2.5, 1.0], "2.5"),
    Example("|max(_:_:_:)", .void, [1, 3, 2], "3"),
    Example("|max(_:_:_:_:)", .void, [4, 3, 2, 5], "5"),
    Example("|stride(from:to:by:)#0", .void, [0, 10, 5], "[0, 5]"),
    Example("|stride(from:to:by:)#0", .void, [0, 9, 5], "[0, 5]"),
    Example("|stride(from:to:by:)#0", .void, [0, 9, 0], "run/arithmetic"),
    Example("|stride(from:to:by:)#0", .void, [5, 0, -2], "[5, 3, 1]"),
    Example("|stride(from:through:by:)#0", .void, [0, 10, 5], "[0, 5, 10]"),
    Example("|stride(from:through:by:)#0", .void, [0, -1, 5], "[]"),
    Example(
      "|stride(from:through:by:)#0", .void, [.int(.min), .int(.max), .int(.max)],
      "[-9223372036854775808, -1, 9223372036854775806]"),
    Example("|stride(from:to:by:)#1", .void, [0.0, 1.0, 0.25], "[0.0, 0.25, 0.5, 0.75]"),
    Example("|stride(from:through:by:)#1", .void, [1.0, 0.0, -0.5], "[1.0, 0.5, 0.0]"),
    Example("|stride(from:through:by:)#1", .void, [0.0, .double(.infinity), 1.0], "run/arithmetic"),
    Example(
      "|haptic(_:intensity:)", .void, [library("HapticStyle", "soft"), 0.8],
      "() ! haptic: .soft, intensity: 0.8"),
    Example("|haptic(_:intensity:)", .void, [library("HapticStyle", "rigid"), .void], "() ! haptic: .rigid"),
    Example("|openURL(_:)", .void, [Value(URLValue("https://a.b"))], "() ! openURL: https://a.b"),
    Example("|withAnimation(_:)", .void, [bump], "() ! animation: default"),
    Example("|withAnimation(_:_:)", .void, [library("Animation", "easeIn"), bump], "() ! animation: easeIn"),
    Example("|withAnimation(_:_:)", .void, [nil, bump], "() ! animation: none"),
  ]
  + (0..<16).map { Example("|zip(_:_:)#\($0)", .void, zipped($0), "[(1, 1), (2, 2)]") }

/// Arguments for the kinds of `zip` in their order.
private func zipped(_ index: Int) -> [Value] {
  let kinds: [Value] = [[1, 2], range(1, 3), closedRange(1, 2), library("", "stride", [1, 3, 1])]
  return [kinds[index / 4], kinds[index % 4]]
}
