import ScreenTypes

extension LocaleForms {
  /// A number that tells a place, `3rd`; nil for a value that is no number. Halves go to the even neighbour.
  func ordinal(_ value: Value) -> String? {
    let number: Int
    switch value {
    case .int(let whole): number = whole
    case .double(let double):
      guard let whole = Int(exactly: double.rounded(.toNearestOrEven)) else { return nil }
      number = whole
    case .opaque:
      guard let decimal = value.content(DecimalValue.self),
        let whole = Int(exactly: decimal.order.rounded(.toNearestOrEven))
      else { return nil }
      number = whole
    // Anything else is no number.
    default: return nil
    }
    let digits = (number < 0 ? "−" : "") + NumberText.grouped(number, self).drop { !$0.isNumber }
    switch language {
    case "en": return digits + Self.englishEnding(number)
    case "de", "da", "nb", "no", "fi", "cs", "pl", "tr": return digits + "."
    case "fr": return digits + (number.magnitude == 1 ? "er" : "e")
    case "es": return digits + ".º"
    case "it", "pt": return digits + "º"
    case "nl": return digits + "e"
    case "ko": return digits + "번째"
    case "ja", "zh": return "第" + digits
    default: return digits
    }
  }

  private static func englishEnding(_ number: Int) -> String {
    let (last, lastTwo) = (number.magnitude % 10, number.magnitude % 100)
    if (11...13).contains(lastTwo) { return "th" }
    return last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th"
  }
}
