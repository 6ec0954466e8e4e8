/// The powers of ten that a Double holds exactly.
private let exactPowers: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
  1e19,
  1e20, 1e21, 1e22,
]

extension JSONScanner {
  /// A number at its minus or first digit, checked and read.
  @inline(__always)
  mutating func number(_ start: Cursor) -> NumberToken? {
    var place = start
    let isNegative = byte(place) == Ascii.minus
    if isNegative { place += 1 }
    let first = place
    var mantissa: UInt64 = 0
    digits(&place, &mantissa)
    var count = place - first
    if count == 0 || count > 1 && first.pointee == Ascii.zero { return failNumber(start) }
    var exponent = 0
    var isInteger = true
    if byte(place) == Ascii.point {
      isInteger = false
      place += 1
      let fraction = place
      digits(&place, &mantissa)
      if place == fraction { return failNumber(start) }
      exponent = fraction - place
      count += place - fraction
    }
    if byte(place) | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      guard let written = exponentPart(&place) else { return failNumber(start) }
      exponent += written
    }
    return NumberToken(
      end: place, mantissa: mantissa, exponent: exponent, isNegative: isNegative, isInteger: isInteger,
      isExact: count <= 19)
  }

  @inline(__always)
  private func digits(_ place: inout Cursor, _ mantissa: inout UInt64) {
    while place < end {
      let digit = place.pointee &- Ascii.zero
      if digit > 9 { return }
      mantissa = mantissa &* 10 &+ UInt64(digit)
      place += 1
    }
  }

  /// From the `e`, the exponent, held to ±1,000,000; nil where it has no digits.
  private func exponentPart(_ place: inout Cursor) -> Int? {
    place += 1
    let isNegative = byte(place) == Ascii.minus
    if isNegative || byte(place) == Ascii.plus { place += 1 }
    let first = place
    var exponent = 0
    while place < end {
      let digit = place.pointee &- Ascii.zero
      if digit > 9 { break }
      exponent = min(exponent * 10 + Int(digit), 1_000_000)
      place += 1
    }
    if place == first { return nil }
    return isNegative ? -exponent : exponent
  }

  /// A number, checked but not used.
  mutating func skipNumber(_ start: Cursor) -> Cursor? { number(start)?.end }

  /// The Double nearest to a number that starts at `start`; infinite where none is near.
  ///
  /// With few digits and a small exponent one multiplication or division is exact (W. D. Clinger, "How to read
  /// floating point numbers accurately", 1990); then Eisel and Lemire's product; the rest is left to the
  /// standard library.
  @inline(__always)
  func double(_ token: NumberToken, from start: Cursor) -> Double {
    if token.isExact && token.mantissa <= 1 << 53 && token.exponent >= -22 && token.exponent <= 22 {
      let digits = Double(token.mantissa)
      let value =
        token.exponent < 0 ? digits / exactPowers[-token.exponent] : digits * exactPowers[token.exponent]
      return token.isNegative ? -value : value
    }
    return slowDouble(token, from: start)
  }

  @inline(never)
  private func slowDouble(_ token: NumberToken, from start: Cursor) -> Double {
    if token.isExact, let value = DecimalProduct.double(token.mantissa, token.exponent) {
      return token.isNegative ? -value : value
    }
    let text = UnsafeBufferPointer(start: start, count: token.end - start)
    return Double(String(decoding: text, as: UTF8.self)) ?? .infinity
  }
}
