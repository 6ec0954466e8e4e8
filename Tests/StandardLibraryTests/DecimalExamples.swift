import ScreenTypes
import Testing

@testable import StandardLibrary

private func decimal(_ text: String) -> Value { Value(DecimalValue(reading: text) ?? .nan) }

private let plain = library("NSDecimalNumber.RoundingMode", "plain")

private func place(_ value: Value) -> Value { .binding(BindingBox(get: { value }, set: { _ in })) }

let decimalExamples: [Example] = [
  Example("Decimal|init()", .void, [], "0"),
  Example("Decimal|init(_:)#0", .void, [-12], "-12"),
  Example("Decimal|init(_:)#1", .void, [3.133], "3.133"),
  Example("Decimal|init(string:locale:)", .void, ["1,234.5", .void], "1"),
  Example("Decimal|init(string:locale:)", .void, ["-00.50x", .void], "-0.5"),
  Example("Decimal|init(string:locale:)", .void, ["1,5", Value(LocaleValue("de_DE"))], "1.5"),
  Example("Decimal|init(string:locale:)", .void, ["x", .void], "nil"),
  Example("Decimal|zero", .void, [], "0"),
  Example("Decimal|nan", .void, [], "NaN"),
  Example("Decimal|pi", .void, [], "3.1415926535897932384626433832795028842"),
  Example("Decimal|isNaN", decimal("2"), [], "false"),
  Example("Decimal|isFinite", decimal("2"), [], "true"),
  Example("Decimal|isZero", decimal("0.0"), [], "true"),
  Example("Decimal|isSignMinus", decimal("-2"), [], "true"),
  Example("Decimal|magnitude", decimal("-2.5"), [], "2.5"),
  Example("Decimal|exponent", decimal("2.5"), [], "-1"),
  Example("Decimal|negate()", decimal("2.5"), [], "() | -2.5"),
  Example("Decimal|formatted()", decimal("1234567.125"), [], #""1,234,567.125""#),
  Example("Decimal|formatted(_:)", decimal("0.125"), [Value(NumberFormatValue(.percent))], #""12.5%""#),
  Example("NSDecimalNumber|init(decimal:)", .void, [decimal("2.5")], "2.5"),
  Example("NSDecimalNumber|init(string:)", .void, ["2.5"], "2.5"),
  Example("NSDecimalNumber|init(value:)#0", .void, [2.5], "2.5"),
  Example("NSDecimalNumber|decimalValue", decimal("2.5"), [], "2.5"),
  Example("NSDecimalNumber|doubleValue", decimal("2.5"), [], "2.5"),
  Example("NSDecimalNumber|intValue", decimal("-2.5"), [], "-2"),
  Example("NSDecimalNumber|intValue", decimal("1e30"), [], "0"),
  Example("NSDecimalNumber|stringValue", decimal("2.50"), [], #""2.5""#),
  Example("Double|init(truncating:)", .void, [decimal("2.5")], "2.5"),
  Example("Int|init(truncating:)", .void, [decimal("2.5")], "2"),
  Example("|abs(_:)#2", .void, [decimal("-2.5")], "2.5"),
  Example("|pow(_:_:)#1", .void, [decimal("1.1"), 3], "1.331"),
  Example("|NSDecimalRound(_:_:_:_:)", .void, [place(0), place(decimal("2.345")), 2, plain], "()"),
]

@Suite("Decimals reckon with 38 digits")
struct DecimalTests {
  private func value(_ text: String) -> DecimalValue { DecimalValue(reading: text) ?? .nan }

  @Test(arguments: [
    ("0.1", "0.2", "0.3"), ("1", "-0.9", "0.1"), ("99999999999999999999999999999999999999", "1", "1e38"),
    ("1e60", "1e-10", "1e60"), ("1e38", "0.4", "1e38"),
    ("1e37", "0.5", "10000000000000000000000000000000000001"),
    ("-5", "5", "0"), ("1e40", "-1", "1e40"), ("1e38", "-1", "99999999999999999999999999999999999999"),
  ])
  func sums(_ first: String, _ second: String, _ sum: String) {
    #expect(value(first) + value(second) == value(sum))
    #expect(value(second) + value(first) == value(sum))
  }

  @Test(arguments: [
    ("1.1", "1.1", "1.21"), ("-3", "0.5", "-1.5"),
    (
      "12345678901234567890.123456789", "98765432109876543210.987654321",
      "1219326311370217952261850327336229233322"
    ),
    ("99999999999999999999999999999999999999", "10", "999999999999999999999999999999999999990"),
  ])
  func products(_ first: String, _ second: String, _ product: String) {
    #expect(value(first) * value(second) == value(product))
  }

  @Test(arguments: [
    ("1", "3", "0.33333333333333333333333333333333333333"),
    ("2", "3", "0.66666666666666666666666666666666666667"),
    ("10", "4", "2.5"), ("-7", "2", "-3.5"), ("1", "8e-3", "125"),
  ])
  func quotients(_ first: String, _ second: String, _ quotient: String) {
    #expect((value(first) / value(second)).description == value(quotient).description)
  }

  @Test func whatHasNoValueIsNoNumber() {
    #expect((value("1") / value("0")).isNaN)
    #expect((value("9e127") * value("9e127")).isNaN)
    #expect((value("1e-100") * value("1e-100")) == value("0"))
    #expect(DecimalValue(reading: "1.2.3") == nil)
    #expect(DecimalValue(reading: "") == nil)
  }

  @Test(arguments: [
    ("2.345", 2, DecimalValue.Rounding.plain, "2.35"), ("-2.345", 2, .plain, "-2.35"),
    ("2.345", 2, .bankers, "2.34"), ("2.355", 2, .bankers, "2.36"), ("2.341", 2, .up, "2.35"),
    ("-2.341", 2, .up, "-2.34"), ("2.349", 2, .down, "2.34"), ("-2.341", 2, .down, "-2.35"),
    ("1250", -2, .plain, "1300"), ("4", -1, .plain, "0"), ("0.004", 2, .plain, "0"), ("0.6", 0, .plain, "1"),
  ])
  func rounded(_ number: String, _ scale: Int, _ rounding: DecimalValue.Rounding, _ result: String) {
    #expect(value(number).rounded(toFraction: scale, rounding) == value(result))
  }

  /// Whole numbers of up to 18 digits are reckoned with as Ints are.
  @Test func whatIsWholeIsAsInInts() {
    var random = SplitMix(state: 7)
    for _ in 0..<500 {
      let (a, b) = (random.next() % 1_000_000_000, random.next() % 1_000_000_000 + 1)
      let (one, other) = (DecimalValue(Int(a)), DecimalValue(Int(b)))
      #expect(one + other == DecimalValue(Int(a + b)))
      #expect(one - other == DecimalValue(Int(a) - Int(b)))
      #expect(one * other == DecimalValue(Int(a * b)))
      #expect(one.isLess(than: other) == (a < b))
      #expect((one / other).rounded(toFraction: 0, .down) == DecimalValue(Int(a / b)))
    }
  }

  private struct SplitMix {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }
}
