import ScreenTypes

@testable import StandardLibrary

private func decimal(_ text: String) -> Value { Value(DecimalValue(reading: text) ?? .nan) }

/// What numbers tell of their bits, neighbours and limits.
let numberPartExamples: [Example] =
  [
    Example("Int|advanced(by:)", 3, [4], "7"),
    Example("Int|advanced(by:)", .int(.max), [1], "run/arithmetic"),
    Example("Int|distance(to:)", 3, [10], "7"),
    Example("Int|distance(to:)", .int(.min), [1], "run/arithmetic"),
    Example("Int|negate()", 3, [], "() | -3"),
    Example("Int|negate()", .int(.min), [], "run/arithmetic"),
    Example("Int|leadingZeroBitCount", 1, [], "63"),
    Example("Int|trailingZeroBitCount", 8, [], "3"),
    Example("Int|byteSwapped", 1, [], "72057594037927936"),
    Example("Int|isSigned", .void, [], "true"),
    Example("Int|addingReportingOverflow(_:)", 3, [4], "(7, false)"),
    Example("Int|addingReportingOverflow(_:)", .int(.max), [1], "(-9223372036854775808, true)"),
    Example("Int|subtractingReportingOverflow(_:)", 3, [4], "(-1, false)"),
    Example("Int|multipliedReportingOverflow(by:)", .int(.max), [2], "(-2, true)"),
    Example("Int|dividedReportingOverflow(by:)", 7, [0], "(7, true)"),
    Example("Int|dividedReportingOverflow(by:)", 7, [2], "(3, false)"),
    Example("Int|remainderReportingOverflow(dividingBy:)", 7, [2], "(1, false)"),
    Example("Double|advanced(by:)", 1.5, [2.0], "3.5"),
    Example("Double|distance(to:)", 1.5, [2.0], "0.5"),
    Example("Double|remainder(dividingBy:)", 8.625, [0.75], "-0.375"),
    Example("Double|negate()", 1.5, [], "() | -1.5"),
    Example("Double|formSquareRoot()", 9.0, [], "() | 3.0"),
    Example("Double|formTruncatingRemainder(dividingBy:)", 8.625, [0.75], "() | 0.375"),
    Example("Double|formRemainder(dividingBy:)", 8.625, [0.75], "() | -0.375"),
    Example("Double|ulp", 1.0, [], "2.220446049250313e-16"),
    Example("Double|ulpOfOne", .void, [], "2.220446049250313e-16"),
    Example("Double|nextUp", 1.0, [], "1.0000000000000002"),
    Example("Double|nextDown", 1.0, [], "0.9999999999999999"),
    Example("Double|significand", 8.5, [], "1.0625"),
    Example("Double|binade", 8.5, [], "8.0"),
    Example("Double|exponent", 8.5, [], "3"),
    Example("Double|exponent", 0.0, [], "-9223372036854775808"),
    Example("Double|exponent", .double(.infinity), [], "9223372036854775807"),
    Example("Double|sign", -0.0, [], "minus"),
    Example("Double|sign", 2.0, [], "plus"),
    Example("Double|isNormal", 1.0, [], "true"),
    Example("Double|isSubnormal", .double(.leastNonzeroMagnitude), [], "true"),
    Example("Double|isSignalingNaN", .double(.nan), [], "false"),
    Example("Double|addingProduct(_:_:)", 1.0, [2.0, 3.0], "7.0"),
    Example("Double|minimum(_:_:)", .void, [2.0, .double(.nan)], "2.0"),
    Example("Double|maximum(_:_:)", .void, [2.0, 3.0], "3.0"),
    Example("Double|native", 2.5, [], "2.5"),
    Example("Double|init(exactly:)#0", .void, [9_007_199_254_740_993], "nil"),
    Example("Double|init(exactly:)#0", .void, [3], "3.0"),
    Example("Double|init(exactly:)#1", .void, [2.5], "2.5"),
    Example("Double|init(exactly:)#1", .void, [.double(.nan)], "nil"),
    Example(
      "Double|init(sign:exponent:significand:)", .void, [.choice(.library("FloatingPointSign"), 1), 2, 1.5],
      "-6.0"),
    Example("Double|init(signOf:magnitudeOf:)", .void, [-1.0, 2.5], "-2.5"),
    Example("|fmod(_:_:)", .void, [8.625, 0.75], "0.375"),
    Example("|remainder(_:_:)", .void, [8.625, 0.75], "-0.375"),
    Example("|copysign(_:_:)", .void, [2.5, -1.0], "-2.5"),
    Example("|fmin(_:_:)", .void, [2.5, -1.0], "-1.0"),
    Example("|fmax(_:_:)", .void, [2.5, .double(.nan)], "2.5"),
    Example("|fdim(_:_:)", .void, [2.5, 1.0], "1.5"),
    Example("|fdim(_:_:)", .void, [1.0, 2.5], "0.0"),
    Example("|exp2(_:)", .void, [10.0], "1024.0"),
    Example("|fma(_:_:_:)", .void, [2.0, 3.0, 4.0], "10.0"),
    Example("|modf(_:)", .void, [-2.5], "(-2.0, -0.5)"),
    Example("|modf(_:)", .void, [.double(.infinity)], "(inf, 0.0)"),
    Example("|rint(_:)", .void, [2.5], "2.0"), Example("|nearbyint(_:)", .void, [3.5], "4.0"),
    Example("|lround(_:)", .void, [2.5], "3"), Example("|llround(_:)", .void, [-2.5], "-3"),
    Example("|lround(_:)", .void, [1e300], "run/arithmetic"), Example("|lroundf(_:)", .void, [2.5], "3"),
    Example("|lrint(_:)", .void, [2.5], "2"),
    Example("|arc4random_uniform(_:)", .void, [6], "3"), Example("|arc4random_uniform(_:)", .void, [0], "0"),
    Example("|arc4random_uniform(_:)", .void, [-1], "run/arithmetic"),
    Example("|arc4random()", .void, [], "2147483648"), Example("|drand48()", .void, [], "0.5"),
    Example("NSDecimalNumber|zero", .void, [], "0"),
    Example("NSDecimalNumber|one", .void, [], "1"),
    Example("NSDecimalNumber|notANumber", .void, [], "NaN"),
    Example("NSDecimalNumber|adding(_:)", decimal("0.1"), [decimal("0.2")], "0.3"),
    Example("NSDecimalNumber|subtracting(_:)", decimal("0.3"), [decimal("0.1")], "0.2"),
    Example("NSDecimalNumber|multiplying(by:)", decimal("1.5"), [decimal("3")], "4.5"),
    Example("NSDecimalNumber|dividing(by:)", decimal("4.5"), [decimal("3")], "1.5"),
    Example("NSDecimalNumber|dividing(by:)", decimal("4.5"), [decimal("0")], "NaN"),
    Example("NSDecimalNumber|raising(toPower:)", decimal("1.5"), [2], "2.25"),
    Example("NSDecimalNumber|compare(_:)", decimal("1.5"), [decimal("2")], "orderedAscending"),
    Example("NSDecimalNumber|compare(_:)", decimal("2"), [decimal("2.0")], "orderedSame"),
    Example("NSDecimalNumber|floatValue", decimal("2.5"), [], "2.5"),
    Example("NSDecimalNumber|boolValue", decimal("0"), [], "false"),
    Example("NSDecimalNumber|boolValue", decimal("2"), [], "true"),
  ]

private func scalar(_ scalar: Unicode.Scalar) -> Value { Value(ScalarValue(scalar)) }

/// What Unicode says of its characters.
let scalarExamples: [Example] =
  ([
    ("isEmojiPresentation", "🍎", "1"), ("isEmojiModifier", "🏽", "🍎"), ("isEmojiModifierBase", "👍", "🍎"),
    ("isUppercase", "É", "é"), ("isLowercase", "é", "É"), ("isCased", "a", "1"), ("isDash", "–", "a"),
    ("isDiacritic", "\u{301}", "a"), ("isHexDigit", "f", "g"), ("isIdeographic", "茶", "a"),
    ("isMath", "∑", "a"), ("isQuotationMark", "“", "a"), ("isVariationSelector", "\u{FE0F}", "a"),
  ] as [(String, Unicode.Scalar, Unicode.Scalar)]).flatMap { name, one, other in
    [
      Example("Unicode.Scalar.Properties|\(name)", scalar(one), [], "true"),
      Example("Unicode.Scalar.Properties|\(name)", scalar(other), [], "false"),
    ]
  } + [
    Example("Unicode.Scalar.Properties|name", scalar("a"), [], #""LATIN SMALL LETTER A""#),
    Example("Unicode.Scalar.Properties|name", scalar("\u{7}"), [], "nil"),
    Example("Unicode.Scalar.Properties|lowercaseMapping", scalar("É"), [], #""é""#),
    Example("Unicode.Scalar.Properties|uppercaseMapping", scalar("ß"), [], #""SS""#),
  ]
