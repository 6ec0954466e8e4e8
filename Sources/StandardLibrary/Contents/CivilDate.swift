/// An instant as day and time of day in UTC, by the Gregorian calendar.
///
/// Days are counted as in Howard Hinnant's "chrono-compatible low-level date algorithms".
public struct CivilDate: Hashable, Sendable, CustomStringConvertible {
  /// The year, astronomical: 0 is 1 BC.
  public var year: Int
  /// From 1 to 12, and from 1 to 31.
  public var month: Int, day: Int
  /// From 0.
  public var hour: Int, minute: Int, second: Int
  /// From 0 for Sunday to 6 for Saturday.
  public var weekday: Int

  /// The date of an instant in seconds since 1970; instants beyond the years ±9999 are taken as their bounds.
  public init(_ seconds: Double) {
    let bound = 2.5e11
    let whole = seconds.isNaN ? 0 : min(max(seconds.rounded(.down), -bound), bound)
    let total = Int(whole)
    let days = total >= 0 ? total / 86_400 : (total - 86_399) / 86_400
    let rest = total - days * 86_400
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    hour = rest / 3600
    minute = rest / 60 % 60
    second = rest % 60
    weekday = ((days + 4) % 7 + 7) % 7
  }

  /// Two digits, padded with a zero.
  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// `2020-01-31`
  public var isoDay: String {
    let digits = String(abs(year))
    let padded = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return "\(year < 0 ? "-" : "")\(padded)-\(Self.two(month))-\(Self.two(day))"
  }

  /// `2020-01-31T13:05:00Z`
  public var isoInstant: String {
    "\(isoDay)T\(Self.two(hour)):\(Self.two(minute)):\(Self.two(second))Z"
  }

  /// `2020-01-31 00:00:00 +0000`
  /// Its canonical text.
  public var description: String {
    "\(isoDay) \(Self.two(hour)):\(Self.two(minute)):\(Self.two(second)) +0000"
  }
}
