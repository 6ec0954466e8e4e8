import ScreenTypes
import StandardLibrary

/// Dates as controls and texts show them.
enum DateText {
  /// The parts of a date that are shown.
  enum Parts { case day, time, both }

  /// A date as form controls hold it: `2020-01-31`, `09:30`, `2020-01-31T09:30`.
  static func field(_ seconds: Double, _ parts: Parts) -> String {
    let date = CivilDate(seconds)
    let time = "\(twoDigits(date.hour)):\(twoDigits(date.minute))"
    return switch parts {
    case .day: date.isoDay
    case .time: time
    case .both: "\(date.isoDay)T\(time)"
    }
  }

  /// A date as a text shows it in English: `January 31, 2020`, or `9:30 AM` for the style `time`.
  static func text(of value: Value, style: Value?) -> String {
    guard let seconds = value.seconds else { return "" }
    let date = CivilDate(seconds)
    if style?.casePlace == 0 {
      let hour = date.hour % 12 == 0 ? 12 : date.hour % 12
      return "\(hour):\(twoDigits(date.minute)) \(date.hour < 12 ? "AM" : "PM")"
    }
    let month = months.indices.contains(date.month - 1) ? months[date.month - 1] : ""
    return "\(month) \(date.day), \(date.year)"
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
