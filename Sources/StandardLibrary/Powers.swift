/// A number as the sum of two doubles, of which the second is what the first leaves out: 106 bits.
private struct PreciseNumber {
  var high: Double
  var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  static func + (a: PreciseNumber, b: PreciseNumber) -> PreciseNumber {
    let sum = a.high + b.high
    let part = sum - a.high
    let rest = (a.high - (sum - part)) + (b.high - part)
    return PreciseNumber(sum, rest + a.low + b.low)
  }

  static func * (a: PreciseNumber, b: PreciseNumber) -> PreciseNumber {
    let product = a.high * b.high
    return PreciseNumber(
      product, (-product).addingProduct(a.high, b.high) + (a.high * b.low + a.low * b.high))
  }

  static func / (a: PreciseNumber, b: PreciseNumber) -> PreciseNumber {
    let first = PreciseNumber(a.high / b.high)
    let rest = a + first * PreciseNumber(-b.high, -b.low)
    return first + PreciseNumber(rest.high / b.high)
  }

  /// A quarter of a turn.
  static let quarter = PreciseNumber(1.5707963267948966, 6.123233995736766e-17)
  static let ln2 = PreciseNumber(0.6931471805599453, 2.3190468138462996e-17)
  static let ln10 = PreciseNumber(2.302585092994046, -2.1707562233822494e-16)

  /// The natural logarithm of a finite number above 0.
  static func logarithm(of value: Double) -> PreciseNumber {
    var exponent = Double(value.exponent)
    var significand = value.significand
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    // ln m = 2 artanh s, with s = (m - 1) / (m + 1) below 0.18.
    let s = (PreciseNumber(significand) + PreciseNumber(-1)) / (PreciseNumber(significand) + PreciseNumber(1))
    let square = s * s
    var sum = PreciseNumber(0)
    for place in stride(from: 47.0, through: 1, by: -2) {
      sum = sum * square + PreciseNumber(1) / PreciseNumber(place)
    }
    return PreciseNumber(exponent) * ln2 + sum * s * PreciseNumber(2)
  }

  /// The square root of a number above 0.
  var squareRoot: PreciseNumber {
    let near = high.squareRoot()
    if near == 0 { return PreciseNumber(0) }
    let rest = self + PreciseNumber(near) * PreciseNumber(-near)
    return PreciseNumber(near) + rest / PreciseNumber(2 * near)
  }

  /// The angle whose tangent a finite number is.
  static func arctangent(of value: PreciseNumber) -> PreciseNumber {
    if value.high < 0 { return arctangent(of: value * PreciseNumber(-1)) * PreciseNumber(-1) }
    if value.high > 1 { return quarter + arctangent(of: PreciseNumber(1) / value) * PreciseNumber(-1) }
    // Near the angle, then once nearer: the angle between two tangents is small, and nearly its own tangent.
    let near = value.high / (1 + 0.280872 * value.high * value.high)
    return refined(refined(refined(near, value).high, value).high, value)
  }

  private static func refined(_ angle: Double, _ value: PreciseNumber) -> PreciseNumber {
    let tangent = angle.preciseWave(startingAt: 0) / angle.preciseWave(startingAt: 1)
    let apart = (value + tangent * PreciseNumber(-1)) / (PreciseNumber(1) + value * tangent)
    let cube = apart * apart * apart / PreciseNumber(-3)
    return PreciseNumber(angle) + apart + cube
  }

  /// e to the power of this.
  var exponential: Double {
    if high > 710 { return .infinity }
    if high < -746 { return 0 }
    let count = (high / Self.ln2.high).rounded()
    let rest = self + PreciseNumber(-count) * Self.ln2
    var sum = PreciseNumber(1)
    for place in stride(from: 27.0, through: 1, by: -1) {
      sum = sum * rest / PreciseNumber(place) + PreciseNumber(1)
    }
    return sum.high * Double(sign: .plus, exponent: Int(count / 2), significand: 1)
      * Double(sign: .plus, exponent: Int(count) - Int(count / 2), significand: 1)
  }
}

extension Double {
  /// This number to the power of another, as `pow` of C gives it, and the same on every machine.
  public func raised(to power: Double) -> Double {
    if power == 0 || self == 1 { return 1 }
    if isNaN || power.isNaN { return .nan }
    let isWhole = power.rounded() == power
    let isOdd = isWhole && power.magnitude < 9_007_199_254_740_992 && Int(power) % 2 != 0
    let sign: Double = isOdd && self.sign == .minus ? -1 : 1
    if self == 0 || isInfinite {
      return sign * ((self == 0) == (power > 0) ? 0 : .infinity)
    }
    if power.isInfinite {
      if magnitude == 1 { return 1 }
      return (magnitude > 1) == (power > 0) ? .infinity : 0
    }
    if self < 0 && !isWhole { return .nan }
    let exponent = PreciseNumber(power) * PreciseNumber.logarithm(of: magnitude)
    return sign * (exponent.high.isFinite ? exponent.exponential : exponent.high > 0 ? .infinity : 0)
  }

  /// e to the power of this number.
  var exponential: Double { isNaN ? .nan : PreciseNumber(self).exponential }

  /// The natural logarithm.
  var logarithm: Double {
    if isNaN || self < 0 { return .nan }
    if self == 0 { return -.infinity }
    return isInfinite ? .infinity : PreciseNumber.logarithm(of: self).high
  }

  /// The logarithm to the base 10; of a power of it whole.
  var decimalLogarithm: Double { logarithm(by: .ln10) }

  /// The logarithm to the base 2; of a power of it whole.
  var binaryLogarithm: Double { logarithm(by: .ln2) }

  private func logarithm(by base: PreciseNumber) -> Double {
    if self <= 0 || !isFinite { return logarithm }
    return (PreciseNumber.logarithm(of: self) / base).high
  }

  /// The sine of this angle in radians.
  var sine: Double { self == 0 ? self : wave(startingAt: 0) }

  /// The cosine of this angle in radians.
  var cosine: Double { wave(startingAt: 1) }

  /// The tangent of this angle in radians.
  var tangent: Double {
    guard self != 0, magnitude < 9_007_199_254_740_992 else { return self == 0 ? self : sine / cosine }
    return (preciseWave(startingAt: 0) / preciseWave(startingAt: 1)).high
  }

  /// The angle in radians whose tangent this is.
  var arctangent: Double {
    if self == 0 || isNaN { return self }
    if isInfinite { return sign == .minus ? -.pi / 2 : .pi / 2 }
    return PreciseNumber.arctangent(of: PreciseNumber(self)).high
  }

  /// The angle in radians of a point that lies so far to the right and so far up, as `atan2` of C gives it.
  static func angle(up: Double, right: Double) -> Double {
    if up.isNaN || right.isNaN { return .nan }
    let side: Double = up.sign == .minus ? -1 : 1
    if up == 0 { return right.sign == .minus ? side * .pi : up }
    if right == 0 || up.isInfinite && right.isFinite { return side * .pi / 2 }
    if up.isInfinite { return side * (right > 0 ? .pi / 4 : 3 * .pi / 4) }
    if right.isInfinite { return right > 0 ? side * 0 : side * .pi }
    let angle = PreciseNumber.arctangent(of: PreciseNumber(up) / PreciseNumber(right))
    if right > 0 { return angle.high }
    return (angle + PreciseNumber.quarter * PreciseNumber(2 * side)).high
  }

  /// The angle in radians whose sine this is.
  var arcsine: Double {
    if magnitude > 1 || isNaN { return .nan }
    if magnitude == 1 { return self * .pi / 2 }
    let rest = PreciseNumber(1) + PreciseNumber(self) * PreciseNumber(-self)
    return self == 0
      ? self : PreciseNumber.arctangent(of: PreciseNumber(self) / rest.squareRoot).high
  }

  /// The angle in radians whose cosine this is.
  var arccosine: Double {
    if magnitude > 1 || isNaN { return .nan }
    if self == 0 { return .pi / 2 }
    if magnitude == 1 { return self < 0 ? .pi : 0 }
    let rest = PreciseNumber(1) + PreciseNumber(self) * PreciseNumber(-self)
    let angle = PreciseNumber.arctangent(of: rest.squareRoot / PreciseNumber(self))
    return self > 0 ? angle.high : (angle + PreciseNumber.quarter * PreciseNumber(2)).high
  }

  /// The length of the longest side of a right-angled triangle whose other sides have these.
  static func hypotenuse(_ first: Double, _ second: Double) -> Double {
    let longest = max(first.magnitude, second.magnitude)
    if first.isInfinite || second.isInfinite { return .infinity }
    if first.isNaN || second.isNaN { return .nan }
    if longest == 0 { return 0 }
    let scale = Double(sign: .plus, exponent: Int(longest.exponent), significand: 1)
    let (a, b) = (PreciseNumber(first / scale), PreciseNumber(second / scale))
    return (a * a + b * b).squareRoot.high * scale
  }

  /// The sine of the angle and as many quarters of a turn. Angles past 2⁵³ have no fraction that could tell.
  private func wave(startingAt quarters: Int) -> Double {
    guard magnitude < 9_007_199_254_740_992 else { return isFinite ? 0 : .nan }
    return preciseWave(startingAt: quarters).high
  }

  fileprivate func preciseWave(startingAt quarters: Int) -> PreciseNumber {
    let count = (self / PreciseNumber.quarter.high).rounded()
    let rest = PreciseNumber(self) + PreciseNumber(-count) * PreciseNumber.quarter
    let quarter = ((Int(count) + quarters) % 4 + 4) % 4
    let square = rest * rest * PreciseNumber(-1)
    var sum = PreciseNumber(1)
    for place in stride(from: quarter % 2 == 0 ? 27.0 : 26.0, through: 2, by: -2) {
      sum = PreciseNumber(1) + sum * square / PreciseNumber(place * (place - 1))
    }
    let value = quarter % 2 == 0 ? sum * rest : sum
    return quarter < 2 ? value : value * PreciseNumber(-1)
  }
}
