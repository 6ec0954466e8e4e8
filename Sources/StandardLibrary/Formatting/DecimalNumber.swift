/// A number as decimal digits: 0.d₁d₂d₃… × 10^exponent.
struct DecimalNumber {
  /// True for a minus sign, also of zero.
  var isNegative: Bool
  /// From 0 to 9, without leading zeros; none for zero.
  var digits: [UInt8]
  /// The place of the decimal point in `digits`; may be outside.
  var exponent: Int

  /// A whole number.
  init(_ value: Int) {
    isNegative = value < 0
    digits = value == 0 ? [] : String(value.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
    exponent = digits.count
  }

  /// The digits of a Decimal that is a number.
  init(_ value: DecimalValue) {
    isNegative = value.isNegative
    digits = value.mantissa == 0 ? [] : String(value.mantissa).utf8.map { $0 - UInt8(ascii: "0") }
    exponent = digits.count + value.exponent
    if digits.isEmpty { exponent = 0 }
  }

  /// The shortest digits that stand for this finite number and no other, as Swift prints them.
  init(shortest value: Double) {
    isNegative = value.sign == .minus
    digits = []
    exponent = 0
    // A number of at most 15 digits is no other's shortest one: where millionths give the value back, they are it.
    let millionths = (value.magnitude * 1_000_000).rounded()
    if millionths < 1e15, millionths / 1_000_000 == value.magnitude {
      fill(UInt64(millionths), fraction: 6)
      return
    }
    var seenPoint = false
    var power = 0
    var bytes = value.magnitude.description.utf8[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "."): seenPoint = true
      case UInt8(ascii: "e"):
        power = Int(String(decoding: bytes, as: UTF8.self)) ?? 0
        bytes = bytes[bytes.endIndex...]
      default:
        if !seenPoint { exponent += 1 }
        digits.append(byte - UInt8(ascii: "0"))
      }
    }
    exponent += power
    trim()
  }

  /// Takes the digits of a whole number, of which the last `fraction` stand after the point.
  private mutating func fill(_ number: UInt64, fraction: Int) {
    var (rest, last) = (number, -fraction)
    if rest == 0 { return }
    while rest % 10 == 0 {
      rest /= 10
      last += 1
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { reversed in
      var count = 0
      while rest > 0 {
        reversed[count] = UInt8(rest % 10)
        rest /= 10
        count += 1
      }
      digits = reversed[..<count].reversed()
      exponent = count + last
    }
  }

  /// All digits of a finite number, as `printf` sees it.
  init(exact value: Double) {
    isNegative = value.sign == .minus
    digits = []
    exponent = 0
    guard value != 0 else { return }
    // A finite number is a whole number of at most 53 bits times a power of two. For a negative power of k,
    // it is that number times 5^k, over 10^k.
    let power = value.isNormal ? Int(value.exponent) - 52 : -1074
    let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    var limbs = [
      UInt32(truncatingIfNeeded: significand % Self.base),
      UInt32(truncatingIfNeeded: significand / Self.base),
    ]
    for _ in 0..<abs(power) { Self.multiply(&limbs, by: power < 0 ? 5 : 2) }
    for limb in limbs.reversed() {
      let text = String(limb)
      digits += [UInt8](repeating: 0, count: 9 - text.utf8.count) + text.utf8.map { $0 - UInt8(ascii: "0") }
    }
    exponent = digits.count - (power < 0 ? -power : 0)
    trim()
  }

  private static let base: UInt64 = 1_000_000_000

  /// Multiplies a number in limbs of nine digits, lowest first.
  private static func multiply(_ limbs: inout [UInt32], by factor: UInt64) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * factor + carry
      limbs[index] = UInt32(product % base)
      carry = product / base
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  private mutating func trim() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    exponent -= zeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { exponent = 0 }
  }

  /// The number with at most `count` digits after the point; by itself halves go to the even neighbour.
  func rounded(toFraction count: Int, _ rule: FloatingPointRoundingRule = .toNearestOrEven) -> DecimalNumber {
    var copy = self
    let kept = exponent + count
    if kept >= digits.count { return copy }
    let rest = kept < 0 ? [0] : digits[kept...]
    copy.digits = Array(digits[..<max(kept, 0)])
    let isOdd = (copy.digits.last ?? 0) % 2 == 1
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isMore = rest.first ?? 0 > 5 || rest.first == 5 && !isHalf
    let goesAway =
      switch rule {
      case .up: !isNegative
      case .down: isNegative
      case .towardZero: false
      case .awayFromZero: true
      case .toNearestOrAwayFromZero: isMore || isHalf
      case .toNearestOrEven: isMore || isHalf && isOdd
      // A rule that Swift adds later rounds as numbers usually are.
      @unknown default: isMore || isHalf && isOdd
      }
    if goesAway, kept >= 0 {
      copy.increment()
    } else if goesAway {
      (copy.digits, copy.exponent) = ([1], 1 - count)
    } else if kept < 0 {
      copy.exponent = 0
    }
    copy.trim()
    return copy
  }

  /// The number with at most `count` digits; halves go to the even neighbour.
  func rounded(toDigits count: Int) -> DecimalNumber { rounded(toFraction: count - exponent) }

  /// Adds one to the last digit.
  private mutating func increment() {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.insert(1, at: 0)
    exponent += 1
  }

  /// The digits without a sign, with at least `minimumFraction` digits after the point.
  func text(minimumWhole: Int = 1, minimumFraction: Int, isGrouped: Bool) -> String {
    var bytes: [UInt8] = []
    let whole = max(exponent, minimumWhole)
    for place in 0..<whole {
      bytes.append(UInt8(ascii: "0") + digit(exponent - whole + place))
      let left = whole - place - 1
      if isGrouped && left > 0 && left % 3 == 0 { bytes.append(UInt8(ascii: ",")) }
    }
    let fraction = max(digits.count - exponent, minimumFraction)
    if fraction > 0 && (minimumFraction > 0 || !digits.isEmpty) {
      bytes.append(UInt8(ascii: "."))
      for place in 0..<fraction { bytes.append(UInt8(ascii: "0") + digit(exponent + place)) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func digit(_ place: Int) -> UInt8 { digits.indices.contains(place) ? digits[place] : 0 }
}
