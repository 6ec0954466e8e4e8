import RenderTree
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

extension Lowering {
  /// Adds what a picker of dates shows of an instant, with a change; gives its place among the dates of the tree.
  func date(
    _ seconds: Double, _ parts: FieldDate.Parts, _ look: ControlPayload.Look,
    _ change: (inout DatePayload) -> Void = { _ in }
  ) -> Int32 {
    let locale = LocaleForms(host.settings.locale)
    let words = DatePickerWords(seconds, locale)
    var date = DatePayload()
    if parts != .time { date.day = tree.store(words.day) }
    if parts != .day { date.time = tree.store(words.time) }
    if look == .graphical, parts != .time {
      date.month = tree.store(words.month)
      if parts == .both { date.timeLabel = tree.store(words.timeLabel) }
      date.weekdays = words.weekdays.map { tree.store($0) }
      (date.firstColumn, date.dayCount, date.zero) = (words.firstColumn, words.dayCount, locale.zero)
    }
    if look == .wheel {
      let reach = DatePayload.chosenRow
      let wheels =
        switch parts {
        case .day: words.dayWheels(reach)
        case .time: words.timeWheels(reach)
        case .both: words.wheels(reach)
        }
      date.wheels = wheels.map { $0.map { tree.store($0) } }
    }
    change(&date)
    tree.dates.append(date)
    return Int32(tree.dates.count - 1)
  }
}
