/// A number as read: its value is `mantissa` × 10 to the power `exponent`.
struct NumberToken {
  /// The place after it.
  var end: Cursor
  /// The digits as an integer; meaningful only where `isExact`.
  var mantissa: UInt64
  var exponent: Int
  var isNegative: Bool
  /// Neither a fraction nor an exponent is written.
  var isInteger: Bool
  /// It has at most 19 digits, so `mantissa` holds them all.
  var isExact: Bool

  /// The value as an Int, or nil where it is not whole or does not fit.
  @inline(__always)
  var integer: Int? {
    guard isExact else { return nil }
    return isInteger ? Self.integer(mantissa, isNegative) : whole
  }

  /// The same of one that is written with a fraction or an exponent: `3.0`, `2e3`.
  @inline(never)
  private var whole: Int? {
    var (digits, exponent) = (mantissa, mantissa == 0 ? 0 : exponent)
    while exponent < 0 {
      let (quotient, rest) = digits.quotientAndRemainder(dividingBy: 10)
      if rest != 0 { return nil }
      digits = quotient
      exponent += 1
    }
    while exponent > 0 {
      let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      digits = product
      exponent -= 1
    }
    return Self.integer(digits, isNegative)
  }

  @inline(__always)
  private static func integer(_ mantissa: UInt64, _ isNegative: Bool) -> Int? {
    if mantissa <= UInt64(Int.max) {
      return isNegative ? -Int(mantissa) : Int(mantissa)
    }
    return isNegative && mantissa == UInt64(Int.max) + 1 ? Int.min : nil
  }
}
