import ScreenTypes
import StandardLibrary

/// Dates as controls show them.
enum FieldDate {
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

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
