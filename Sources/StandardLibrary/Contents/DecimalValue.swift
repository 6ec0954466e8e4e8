import ScreenTypes

/// The content of a `Decimal`: a whole number of at most 38 digits times a power of ten, as Foundation keeps it. What needs more
/// digits is rounded, halves away from zero; what is too large, and what a division by zero gives, is not a number.
public struct DecimalValue: OpaqueContent, OrderedContent, Hashable {
  /// How digits that have no room are left out.
  enum Rounding: Int32, Sendable {
    /// Halves away from zero, towards negative infinity, towards infinity, halves to the even neighbour.
    case plain, down, up, bankers
  }

  /// True below zero.
  private(set) var isNegative = false
  /// The digits without zeros at the end; 0 for zero, which has no sign and the exponent 0.
  private(set) var mantissa: UInt128 = 0
  /// The power of ten that the digits are multiplied with.
  private(set) var exponent = 0
  /// True for what is not a number.
  private(set) var isNaN = false

  private static let mostDigits = 38
  private static let exponents = -128...127

  /// Not a number.
  static let nan: DecimalValue = {
    var value = DecimalValue(0)
    value.isNaN = true
    return value
  }()

  /// A whole number.
  public init(_ value: Int) {
    self.init(isNegative: value < 0, UInt128(value.magnitude), exponent: 0)
  }

  /// The shortest digits that stand for a number; not a number for one that is not finite.
  public init(_ value: Double) {
    self = DecimalValue(reading: "\(value)") ?? .nan
  }

  /// The number that a text is, such as `-12.50` or `1e-3`; nil for another text.
  public init?(reading text: String) {
    var bytes = text.utf8[...]
    guard let value = DecimalValue(prefix: &bytes), bytes.isEmpty else { return nil }
    self = value
  }

  /// The number that a text begins with, as Foundation reads it; nil for none. Takes it off the text.
  init?(prefix bytes: inout Substring.UTF8View) {
    var isNegative = false
    if let sign = bytes.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      bytes.removeFirst()
    }
    var (digits, exponent) = (0 as UInt128, 0)
    var (count, seen, seenPoint, roundsUp) = (0, false, false, false)
    while let byte = bytes.first {
      if byte == UInt8(ascii: "."), !seenPoint {
        seenPoint = true
      } else if byte &- 0x30 <= 9 {
        seen = true
        if seenPoint { exponent -= 1 }
        if count < Self.mostDigits {
          digits = digits * 10 + UInt128(byte - 0x30)
          if digits > 0 { count += 1 }
        } else {
          if count == Self.mostDigits { roundsUp = byte >= UInt8(ascii: "5") }
          count += 1
          exponent += 1
        }
      } else {
        break
      }
      bytes.removeFirst()
    }
    guard seen else { return nil }
    if let mark = bytes.first, mark | 0x20 == UInt8(ascii: "e") {
      let power = bytes.dropFirst()
      let end = power.dropFirst(power.first == UInt8(ascii: "-") || power.first == UInt8(ascii: "+") ? 1 : 0)
        .prefix { $0 &- 0x30 <= 9 }.endIndex
      if let number = Int(Substring(power[..<end])) {
        exponent += min(max(number, -1000), 1000)
        bytes = bytes[end...]
      }
    }
    self.init(isNegative: isNegative, digits + (roundsUp ? 1 : 0), exponent: exponent)
  }

  /// A number of up to 76 digits, the upper ones in `high`, rounded to what has room; with `scale` to so many digits after the
  /// point.
  private init(
    isNegative: Bool, high: UInt128 = 0, _ low: UInt128, exponent: Int, scale: Int? = nil,
    _ rounding: Rounding = .plain
  ) {
    var (high, low, exponent) = (high, low, exponent)
    let count = Self.digits(high, low)
    let lowest = max(scale.map { -$0 } ?? Self.exponents.lowerBound, Self.exponents.lowerBound)
    let dropped = max(count - Self.mostDigits, lowest - exponent)
    if dropped > 0, count > 0 {
      (high, low) = (
        0, Self.quotient(high, low, dropping: dropped, count: count, isNegative: isNegative, rounding)
      )
      exponent += dropped
    }
    while low > 0, low % 10 == 0 { (low, exponent) = (low / 10, exponent + 1) }
    while exponent > Self.exponents.upperBound, low > 0, Self.digits(0, low) < Self.mostDigits {
      (low, exponent) = (low * 10, exponent - 1)
    }
    if low == 0 { return }
    if exponent > Self.exponents.upperBound {
      isNaN = true
      return
    }
    (self.isNegative, mantissa, self.exponent) = (isNegative, low, exponent)
  }

  private static func power(_ exponent: Int) -> UInt128 {
    (0..<exponent).reduce(1) { value, _ in value * 10 }
  }

  private static func digits(_ high: UInt128, _ low: UInt128) -> Int {
    if high > 0 {
      let (upper, _) = power(mostDigits).dividingFullWidth((high, low))
      return mostDigits + digits(0, upper)
    }
    var (rest, count) = (low, 0)
    while rest > 0 { (rest, count) = (rest / 10, count + 1) }
    return count
  }

  /// A number of `count` digits without its last ones.
  private static func quotient(
    _ high: UInt128, _ low: UInt128, dropping: Int, count: Int, isNegative: Bool, _ rounding: Rounding
  ) -> UInt128 {
    // Where more is dropped than there is, what is left is less than a half of the last place.
    let isAll = dropping > min(count, mostDigits)
    let divisor = isAll ? 10 : power(dropping)
    let (quotient, rest) = isAll ? (0, 1) : divisor.dividingFullWidth((high, low))
    let isOver = rest > divisor - rest
    let isHalf = rest == divisor - rest
    let goesAway =
      switch rounding {
      case .plain: isOver || isHalf
      case .bankers: isOver || isHalf && quotient % 2 == 1
      case .down: isNegative && rest > 0
      case .up: !isNegative && rest > 0
      }
    return quotient + (goesAway ? 1 : 0)
  }

  // MARK: As a value

  /// The library type.
  public var type: TypeID { .decimal }

  /// All digits, such as `1234.5`.
  public var description: String {
    if isNaN { return "NaN" }
    var digits = String(mantissa)
    if exponent >= 0 {
      digits += String(repeating: "0", count: mantissa == 0 ? 0 : exponent)
    } else {
      let missing = -exponent - digits.utf8.count + 1
      if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: exponent))
    }
    return (isNegative ? "-" : "") + digits
  }

  /// The same.
  public var shownText: String { description }

  /// The nearest Double.
  public var order: Double { isNaN ? .nan : Double(description) ?? .nan }

  /// True where this comes before another Decimal.
  public func isLess(than other: any OrderedContent) -> Bool {
    guard let other = other as? DecimalValue else { return order < other.order }
    if isNaN || other.isNaN { return isNaN && !other.isNaN }
    let difference = self - other
    return difference.isNegative
  }

  // MARK: Reckoning

  /// The same number of the other sign.
  static prefix func - (value: DecimalValue) -> DecimalValue {
    var value = value
    if value.mantissa > 0 { value.isNegative.toggle() }
    return value
  }

  /// The sum.
  static func + (first: DecimalValue, second: DecimalValue) -> DecimalValue {
    if first.isNaN || second.isNaN { return .nan }
    if first.mantissa == 0 { return second }
    if second.mantissa == 0 { return first }
    let (large, small) = first.exponent >= second.exponent ? (first, second) : (second, first)
    // The larger exponent is brought down to the smaller one, as far as there is room for digits.
    let distance = large.exponent - small.exponent
    let free = mostDigits - digits(0, large.mantissa)
    let near = min(distance, free)
    let scaled = large.mantissa * power(near)
    let far = distance - near
    // What is left is too small to count beside 38 digits and one to round by.
    if far > mostDigits { return large }
    let (high, low) = scaled.multipliedFullWidth(by: power(far))
    if large.isNegative == small.isNegative {
      let (sum, carry) = low.addingReportingOverflow(small.mantissa)
      return DecimalValue(
        isNegative: large.isNegative, high: high + (carry ? 1 : 0), sum, exponent: small.exponent)
    }
    if high == 0, low < small.mantissa {
      return DecimalValue(isNegative: small.isNegative, small.mantissa - low, exponent: small.exponent)
    }
    let (rest, borrow) = low.subtractingReportingOverflow(small.mantissa)
    return DecimalValue(
      isNegative: large.isNegative, high: high - (borrow ? 1 : 0), rest, exponent: small.exponent)
  }

  /// The difference.
  static func - (first: DecimalValue, second: DecimalValue) -> DecimalValue { first + -second }

  /// The product.
  static func * (first: DecimalValue, second: DecimalValue) -> DecimalValue {
    if first.isNaN || second.isNaN { return .nan }
    let (high, low) = first.mantissa.multipliedFullWidth(by: second.mantissa)
    return DecimalValue(
      isNegative: first.isNegative != second.isNegative, high: high, low,
      exponent: first.exponent + second.exponent)
  }

  /// The quotient, to 38 digits.
  static func / (first: DecimalValue, second: DecimalValue) -> DecimalValue {
    if first.isNaN || second.isNaN || second.mantissa == 0 { return .nan }
    let divisor = second.mantissa
    var (quotient, rest) = first.mantissa.quotientAndRemainder(dividingBy: divisor)
    var exponent = first.exponent - second.exponent
    var count = digits(0, quotient)
    while rest > 0, count < mostDigits {
      let (digit, left) = divisor.dividingFullWidth(rest.multipliedFullWidth(by: 10))
      (quotient, rest, exponent) = (quotient * 10 + digit, left, exponent - 1)
      if quotient > 0 { count += 1 }
    }
    if rest > 0, rest >= divisor - rest { quotient += 1 }
    return DecimalValue(
      isNegative: first.isNegative != second.isNegative, quotient, exponent: exponent)
  }

  /// The number with so many digits after the point; a negative count rounds to tens, hundreds and so on.
  func rounded(toFraction count: Int, _ rounding: Rounding) -> DecimalValue {
    if isNaN { return self }
    return DecimalValue(
      isNegative: isNegative, mantissa, exponent: exponent, scale: min(max(count, -200), 200), rounding)
  }

  /// The whole number by a rule.
  func rounded(_ rule: FloatingPointRoundingRule) -> DecimalValue {
    switch rule {
    case .up: rounded(toFraction: 0, .up)
    case .down: rounded(toFraction: 0, .down)
    case .towardZero: rounded(toFraction: 0, isNegative ? .up : .down)
    case .awayFromZero: rounded(toFraction: 0, isNegative ? .down : .up)
    case .toNearestOrAwayFromZero: rounded(toFraction: 0, .plain)
    case .toNearestOrEven: rounded(toFraction: 0, .bankers)
    // A rule that Swift adds later rounds as numbers usually are.
    @unknown default: rounded(toFraction: 0, .bankers)
    }
  }

  /// The number multiplied by itself so many times; a negative count divides.
  func raised(to power: Int) -> DecimalValue {
    var result = DecimalValue(1)
    for _ in 0..<min(power.magnitude, 1000) { result = result * self }
    return power < 0 ? DecimalValue(1) / result : result
  }

  /// The number without its sign.
  var magnitude: DecimalValue { isNegative ? -self : self }

  /// The number a distance further, between two bounds.
  public func moved(by distance: Double, from minimum: Double, to maximum: Double) -> DecimalValue {
    let moved = self + DecimalValue(distance)
    if moved.order < minimum { return DecimalValue(minimum) }
    return moved.order > maximum ? DecimalValue(maximum) : moved
  }

  /// The digits as formats write them.
  var digits: DecimalNumber { DecimalNumber(self) }
}
