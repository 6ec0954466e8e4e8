/// Numbers in English words.
enum SpelledNumber {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let powers: [(UInt, String)] = [
    (1_000_000_000_000_000_000, "quintillion"), (1_000_000_000_000_000, "quadrillion"),
    (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"),
    (100, "hundred"),
  ]

  /// A whole number: `one thousand two hundred thirty-four`.
  static func english(_ number: Int) -> String {
    (number < 0 ? "minus " : "") + english(number.magnitude)
  }

  /// A number with its digits after the point one by one: `twelve point five`.
  static func english(_ number: DecimalValue) -> String? {
    let written = number.magnitude.description.split(separator: ".")
    guard let first = written.first, let whole = UInt(first) else { return nil }
    var text = (number.isNegative ? "minus " : "") + english(whole)
    if written.count == 2 {
      text +=
        " point " + written[1].compactMap { $0.wholeNumberValue.map { small[$0] } }.joined(separator: " ")
    }
    return text
  }

  private static func english(_ number: UInt) -> String {
    if number < 100 {
      let (ten, rest) = Int(number).quotientAndRemainder(dividingBy: 10)
      if ten < 2 { return small[10 * ten + rest] }
      return tens[ten] + (rest == 0 ? "" : "-" + small[rest])
    }
    for (power, name) in powers where number >= power {
      let rest = number % power
      return english(number / power) + " " + name + (rest == 0 ? "" : " " + english(rest))
    }
    return ""
  }
}
