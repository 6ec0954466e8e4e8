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

  /// The value as an Int, or nil where it has a fraction or exponent or does not fit.
  @inline(__always)
  var integer: Int? {
    guard isInteger && isExact else { return nil }
    if mantissa <= UInt64(Int.max) {
      return isNegative ? -Int(mantissa) : Int(mantissa)
    }
    return isNegative && mantissa == UInt64(Int.max) + 1 ? Int.min : nil
  }
}
