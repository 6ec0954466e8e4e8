/// Decimal to binary by one 64 × 128 bit product (D. Lemire, "Number parsing at a gigabyte per second", 2021).
enum DecimalProduct {
  private static let smallest = -342
  private static let largest = 308

  /// The top 128 bits of 5 to each power, the highest bit set, the rest cut off; from -27 to -1 one more, as the
  /// method wants where 128 bits of the reciprocal are not exact but decide.
  private static let powers: [(high: UInt64, low: UInt64)] = {
    var negative: [(high: UInt64, low: UInt64)] = []
    // 2^1023 / 5^n by n divisions: dropping the remainder each time drops the same as one division would.
    var words = [UInt64](repeating: 0, count: 16)
    words[0] = 1 << 63
    for power in 1...(-smallest) {
      var remainder: UInt64 = 0
      for index in words.indices {
        (words[index], remainder) = UInt64(5).dividingFullWidth((remainder, words[index]))
      }
      let (high, low) = top(words)
      let (more, carried) = low.addingReportingOverflow(power <= 27 ? 1 : 0)
      negative.append((carried ? high &+ 1 : high, more))
    }
    var positive: [(high: UInt64, low: UInt64)] = []
    words = [UInt64](repeating: 0, count: 16)
    words[15] = 1
    for _ in 0...largest {
      positive.append(top(words))
      var carry: UInt64 = 0
      for index in words.indices.reversed() {
        let (high, low) = words[index].multipliedFullWidth(by: 5)
        let (sum, overflow) = low.addingReportingOverflow(carry)
        words[index] = sum
        carry = high &+ (overflow ? 1 : 0)
      }
    }
    return negative.reversed() + positive
  }()

  /// The 128 bits from the highest set bit on; the highest word comes first.
  private static func top(_ words: [UInt64]) -> (high: UInt64, low: UInt64) {
    guard let first = words.firstIndex(where: { $0 != 0 }) else { return (0, 0) }
    let shift = UInt64(words[first].leadingZeroBitCount)
    func word(_ index: Int) -> UInt64 { index < words.count ? words[index] : 0 }
    func joined(_ index: Int) -> UInt64 {
      shift == 0 ? word(index) : word(index) << shift | word(index + 1) >> (64 - shift)
    }
    return (joined(first), joined(first + 1))
  }

  /// The Double nearest to `digits` × 10 to the power `exponent`, ties to even; nil where the product does not
  /// decide it.
  static func double(_ digits: UInt64, _ exponent: Int) -> Double? {
    if digits == 0 || exponent < smallest { return 0 }
    if exponent > largest { return .infinity }
    let shift = digits.leadingZeroBitCount
    let power = powers[exponent - smallest]
    let shifted = digits << UInt64(shift)
    var product = shifted.multipliedFullWidth(by: power.high)
    if product.high & 0x1FF == 0x1FF {
      let second = shifted.multipliedFullWidth(by: power.low)
      let (low, overflow) = product.low.addingReportingOverflow(second.high)
      product = (product.high &+ (overflow ? 1 : 0), low)
      if product.low == .max && (exponent < -27 || exponent > 55) { return nil }
    }
    let upper = product.high >> 63
    var mantissa = product.high >> (upper + 9)
    // 217706 / 65536 is the logarithm of 10 to the base 2, near enough for these exponents.
    var binary = (217_706 * exponent) >> 16 + 1087 - shift - (upper == 0 ? 1 : 0)
    if binary <= 0 { return nil }
    // Half-way cases occur only for small exponents; there the product is exact and says so.
    if product.low <= 1 && exponent >= -4 && exponent <= 23 && mantissa & 3 == 1
      && mantissa << (upper + 9) == product.high
    {
      mantissa &= ~1
    }
    mantissa = (mantissa + mantissa & 1) >> 1
    if mantissa >= 1 << 53 {
      mantissa = 1 << 52
      binary += 1
    }
    if binary >= 0x7FF { return .infinity }
    return Double(bitPattern: mantissa & ~(1 << 52) | UInt64(binary) << 52)
  }
}
