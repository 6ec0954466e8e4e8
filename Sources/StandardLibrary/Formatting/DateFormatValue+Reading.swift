/// Dates that are read back.
extension DateFormatValue {
  /// The instant that a text is which the format writes; nil for another text, and for a format that tells how long ago something is.
  func instant(_ text: String, _ page: LocaleForms) -> Double? {
    switch kind {
    case .relative: return nil
    case .iso8601: return isoInstant(text)
    case .parts, .styles: break
    }
    let forms = locale.map { LocaleForms($0.identifier) } ?? page
    return DatePattern(pattern(forms), halves: forms.halves).instant(text, forms)
  }

  /// The pattern of what the format writes, told by a date whose parts all differ: the evening of November 27, 2033.
  private func pattern(_ forms: LocaleForms) -> String {
    let days = CivilReckoning.days(year: 2033, month: 11, day: 27)
    let seconds = days * 86_400 + 18 * 3600 + 45 * 60 + 56
    let weekday = CivilDate(Double(seconds)).weekday
    let fields = [
      (forms.symbols(ofMonths: true, .wide)[10], "MMMM"),
      (forms.symbols(ofMonths: true, .abbreviated)[10], "MMM"),
      (forms.symbols(ofMonths: false, .wide)[weekday], "EEEE"),
      (forms.symbols(ofMonths: false, .abbreviated)[weekday], "EEE"), (forms.halves.1, "a"),
      ("2033", "y"), ("33", "yy"), ("11", "M"), ("27", "d"), ("18", "H"), ("06", "h"), ("6", "h"),
      ("45", "m"),
      ("56", "s"),
    ]
    var rest = Substring(text(Double(seconds - forms.zone), now: 0, forms))
    var (pattern, words) = ("", "")
    while let next = rest.first {
      guard let (written, field) = fields.first(where: { !$0.0.isEmpty && rest.hasPrefix($0.0) }) else {
        words.append(next == "'" ? "''" : String(next))
        rest.removeFirst()
        continue
      }
      if !words.isEmpty { pattern += "'\(words)'" }
      words = ""
      pattern += field
      rest.removeFirst(written.count)
    }
    return words.isEmpty ? pattern : pattern + "'\(words)'"
  }
}
