extension LocaleForms {
  /// What stands for a power of ten in a short number, from the lowest up: `K` for thousands.
  private var shortPowers: [(power: Int, name: String)] {
    switch language {
    case "de": [(6, "\u{A0}Mio."), (9, "\u{A0}Mrd."), (12, "\u{A0}Bio.")]
    case "fr": [(3, "\u{A0}k"), (6, "\u{A0}M"), (9, "\u{A0}Md"), (12, "\u{A0}Bn")]
    case "es": [(3, "\u{A0}mil"), (6, "\u{A0}M"), (12, "\u{A0}B")]
    case "it": [(6, "\u{A0}Mln"), (9, "\u{A0}Mrd"), (12, "\u{A0}Bln")]
    case "pt": [(3, "\u{A0}mil"), (6, "\u{A0}mi"), (9, "\u{A0}bi"), (12, "\u{A0}tri")]
    case "nl": [(3, "K"), (6, "\u{A0}mln."), (9, "\u{A0}mld."), (12, "\u{A0}bln.")]
    case "ko": [(3, "천"), (4, "만"), (8, "억"), (12, "조")]
    case "ja": [(4, "万"), (8, "億"), (12, "兆")]
    case "zh": [(4, "万"), (8, "亿"), (12, "万亿")]
    case "ar": [(3, "\u{A0}ألف"), (6, "\u{A0}مليون"), (9, "\u{A0}مليار"), (12, "\u{A0}ترليون")]
    default: [(3, "K"), (6, "M"), (9, "B"), (12, "T")]
    }
  }

  /// A number without its sign in few digits, such as `1.2K`: two of them, or all before the point.
  func compact(
    _ number: DecimalNumber, fraction: ClosedRange<Int>?, significant: ClosedRange<Int>? = nil
  ) -> String {
    let powers = shortPowers
    var step = powers.lastIndex { number.exponent > $0.power } ?? -1
    while true {
      var short = number
      if step >= 0 { short.exponent -= powers[step].power }
      var digits = fraction ?? 0...max(0, 2 - short.exponent)
      var rounded = short.rounded(toFraction: digits.upperBound)
      if let significant {
        rounded = short.rounded(toDigits: significant.upperBound)
        let least = max(0, significant.lowerBound - (rounded.digits.isEmpty ? 1 : rounded.exponent))
        digits = least...least
      }
      // 999,999 is rounded to a thousand thousands.
      let reached = (step >= 0 ? powers[step].power : 0) + rounded.exponent
      if step + 1 < powers.count, reached > powers[step + 1].power {
        step += 1
        continue
      }
      let text = rounded.text(minimumFraction: digits.lowerBound, isGrouped: rounded.exponent > 4)
      if language == "ar", step == 0, let count = Int(text), (3...9).contains(count) {
        return marked(text) + "\u{A0}آلاف"
      }
      return marked(text) + (step >= 0 ? powers[step].name : "")
    }
  }
}
