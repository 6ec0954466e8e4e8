/// Dates as people of the default locale (en_US) write them.
enum LongDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `2020-01-31T15:21` as `Jan 31, 2020 3:21 PM`, without a time as `Jan 31, 2020`, and
  /// `15:21` as `3:21 PM`; other text as it is.
  static func long(_ text: ArraySlice<UInt8>) -> String {
    let numbers = text.split(whereSeparator: { $0 < 0x30 || $0 > 0x39 })
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
    let asWritten = String(decoding: text, as: UTF8.self)
    if numbers.count == 2, text.count == 5 { return time(numbers[0], numbers[1]) ?? asWritten }
    guard numbers.count >= 3, text.count >= 8, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]),
      numbers[0] > 0
    else { return asWritten }
    let date = "\(months[numbers[1] - 1]) \(numbers[2]), \(numbers[0])"
    guard numbers.count >= 5, let time = time(numbers[3], numbers[4]) else { return date }
    return "\(date) \(time)"
  }

  private static func time(_ hour: Int, _ minute: Int) -> String? {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    let shown = hour % 12 == 0 ? 12 : hour % 12
    return "\(shown):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
  }
}
