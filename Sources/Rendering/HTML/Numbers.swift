extension OutputBuffer {
  /// Appends a whole number.
  @inline(__always)
  public mutating func append(number value: Int) {
    if value >= 0 && value < 10 { return append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)) }
    appendDigits(value)
  }

  private mutating func appendDigits(_ value: Int) {
    if value > 0 && value < 1000 { return appendShort(UInt32(truncatingIfNeeded: value)) }
    reserve(24)
    var rest = value.magnitude
    var length = 1
    var bound: UInt = 10
    while rest >= bound && length < 20 {
      length += 1
      let (next, overflow) = bound.multipliedReportingOverflow(by: 10)
      if overflow { break }
      bound = next
    }
    if value < 0 { append(UInt8(ascii: "-")) }
    var at = length - 1
    while at >= 0 {
      end[at] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
      at -= 1
    }
    advance(length)
  }

  private mutating func appendShort(_ value: UInt32) {
    reserve(3)
    let target = end
    let zero = UInt8(ascii: "0")
    if value >= 100 {
      target[0] = zero + UInt8(truncatingIfNeeded: value / 100)
      target[1] = zero + UInt8(truncatingIfNeeded: value / 10 % 10)
      target[2] = zero + UInt8(truncatingIfNeeded: value % 10)
      advance(3)
    } else {
      target[0] = zero + UInt8(truncatingIfNeeded: value / 10)
      target[1] = zero + UInt8(truncatingIfNeeded: value % 10)
      advance(2)
    }
  }

  /// Appends a decimal number with as few digits as it needs, at most four after the point.
  ///
  /// Not-a-number is 0; what is larger than the limit (a billion unless told otherwise) is the limit.
  public mutating func append(number value: Double, limit: Double = 1_000_000_000) {
    let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
    let scaled = Int((bounded * 10_000).rounded())
    if scaled < 0 { append(UInt8(ascii: "-")) }
    let magnitude = Int(scaled.magnitude)
    append(number: magnitude / 10_000)
    var fraction = magnitude % 10_000
    if fraction == 0 { return }
    append(UInt8(ascii: "."))
    var unit = 1000
    while fraction > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: fraction / unit))
      fraction %= unit
      unit /= 10
    }
  }

  /// Appends a length in CSS pixels; at most a million.
  public mutating func append(points value: Double) {
    if value > 0 && value < 10_000 {
      let whole = Int(value)
      if Double(whole) == value {
        append(number: whole)
        return append("px")
      }
    }
    append(number: value, limit: 1_000_000)
    if value != 0 { append("px") }
  }
}
