/// Round numbers for an axis (Paul Heckbert, “Nice numbers for graph labels”, Graphics Gems, 1990).
struct NiceNumbers {
  /// The distance between two marks.
  let step: Double
  /// The multiples of the step that are just outside of the data.
  let low: Double, high: Double

  /// About so many marks for numbers between two others.
  init(from low: Double, to high: Double, count: Int) {
    let range = high > low ? high - low : max(abs(high), 1)
    step = Self.nice(Self.nice(range, isRounded: false) / Double(max(count - 1, 1)), isRounded: true)
    self.low = (low / step).rounded(.down) * step
    self.high = max((high / step).rounded(.up) * step, self.low + step)
  }

  /// 1, 2, 5 or 10 times a power of ten: the nearest to a number, or the next above it.
  static func nice(_ number: Double, isRounded: Bool) -> Double {
    guard number > 0, number.isFinite else { return 1 }
    var power = 1.0
    while power * 10 <= number { power *= 10 }
    while power > number { power /= 10 }
    let part = number / power
    if isRounded { return (part < 1.5 ? 1 : part < 3 ? 2 : part < 7 ? 5 : 10) * power }
    return (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10) * power
  }

  /// The multiples of a step between two numbers; at most 200.
  static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    guard step > 0, step.isFinite, low.isFinite, high.isFinite else { return [] }
    let first = (low / step - 1e-9).rounded(.up)
    let last = (high / step + 1e-9).rounded(.down)
    guard first <= last, last - first < 200 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
}

extension NiceNumbers {
  /// The power of ten at or below a number above 0.
  static func power(below number: Double) -> Double {
    guard number > 0, number.isFinite else { return 1 }
    var power = 1.0
    while power * 10 <= number { power *= 10 }
    while power > number { power /= 10 }
    return power
  }

  /// The power of ten at or above a number above 0.
  static func power(above number: Double) -> Double {
    let power = power(below: number)
    return power < number ? power * 10 : max(power, 10)
  }
}
