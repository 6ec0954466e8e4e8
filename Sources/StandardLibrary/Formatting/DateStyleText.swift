/// Dates as a text shows them with a `Text.DateStyle`, in UTC.
public enum DateStyleText {
  /// How a date is shown, in the order of the library's enum.
  private enum Style: Int { case time, date, relative, offset, timer }

  /// A date with the style at a place of the library's enum; the day where there is none. `now` is the instant that
  /// `Date()` gives, from which distances are counted.
  public static func text(_ seconds: Double, style: Int?, now: Double, locale: LocaleForms) -> String {
    switch Style(rawValue: style ?? 1) ?? .date {
    case .time: DateText.text(seconds, day: .omitted, locale)
    case .date: DateText.text(seconds, day: .long, time: .omitted, locale)
    case .relative: words(whole(seconds - now).magnitude, most: 2)
    case .offset: (seconds < now ? "-" : "+") + words(whole(seconds - now).magnitude, most: 1)
    case .timer: timer(whole(seconds - now).magnitude)
    }
  }

  private static func whole(_ seconds: Double) -> Int {
    Int(min(max(seconds.isNaN ? 0 : seconds, -1e12), 1e12).rounded(.towardZero))
  }

  /// `2 hours, 23 minutes`, in English.
  private static func words(_ seconds: UInt, most: Int) -> String {
    let units: [(name: String, length: UInt)] = [
      ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3600), ("minute", 60),
      ("second", 1),
    ]
    var rest = seconds
    var parts: [String] = []
    for unit in units {
      let count = rest / unit.length
      rest %= unit.length
      // Only the unit that follows the largest is told.
      if count == 0 && !parts.isEmpty { break }
      if count == 0 && unit.length > 1 { continue }
      parts.append("\(count) \(unit.name)\(count == 1 ? "" : "s")")
      if parts.count == most { break }
    }
    return parts.joined(separator: ", ")
  }

  /// `2:32`, `36:59:01`.
  private static func timer(_ seconds: UInt) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let rest = CivilDate.two(Int(seconds % 60))
    return hours == 0 ? "\(minutes):\(rest)" : "\(hours):\(CivilDate.two(Int(minutes))):\(rest)"
  }
}
