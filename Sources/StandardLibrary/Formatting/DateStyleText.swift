/// Dates as a text shows them with a `Text.DateStyle`, in UTC.
public enum DateStyleText {
  /// A date with a style; the day where there is none. `now` is the instant that `Date()` gives, from which distances are
  /// counted.
  public static func text(
    _ seconds: Double, style: LibraryCases.DateStyle?, now: Double, locale: LocaleForms
  ) -> String {
    switch style ?? .date {
    case .time: DateText.text(seconds, day: .omitted, locale)
    case .date: DateText.text(seconds, day: .long, time: .omitted, locale)
    case .relative: words(whole(seconds - now).magnitude, most: 2, locale)
    case .offset:
      (seconds < now ? locale.minus : "+") + words(whole(seconds - now).magnitude, most: 1, locale)
    case .timer: locale.withDigits(timer(whole(seconds - now).magnitude))
    }
  }

  private static func whole(_ seconds: Double) -> Int {
    Int(min(max(seconds.isNaN ? 0 : seconds, -1e12), 1e12).rounded(.towardZero))
  }

  /// `2 hours, 23 minutes`.
  private static func words(_ seconds: UInt, most: Int, _ locale: LocaleForms) -> String {
    let units: [(unit: DurationWords.Unit, length: UInt)] = [
      (.year, 31_536_000), (.month, 2_592_000), (.day, 86_400), (.hour, 3600), (.minute, 60), (.second, 1),
    ]
    let words = DurationWords.of(locale.language)
    var rest = seconds
    var parts: [String] = []
    for (unit, length) in units {
      let count = rest / length
      rest %= length
      // Only the unit that follows the largest is told.
      if count == 0 && !parts.isEmpty { break }
      if count == 0 && length > 1 { continue }
      parts.append(words.amount(count, unit))
      if parts.count == most { break }
    }
    return locale.withDigits(parts.joined(separator: words.joint))
  }

  /// A count of seconds as a timer shows it; without hours, minutes go on beyond 59.
  public static func timer(_ seconds: Double, showsHours: Bool = true, _ locale: LocaleForms) -> String {
    locale.withDigits(timer(whole(seconds).magnitude, showsHours: showsHours))
  }

  /// `2:32`, `36:59:01`.
  private static func timer(_ seconds: UInt, showsHours: Bool = true) -> String {
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    let rest = CivilDate.two(Int(seconds % 60))
    return hours == 0 ? "\(minutes):\(rest)" : "\(hours):\(CivilDate.two(Int(minutes))):\(rest)"
  }
}
