/// Dates as people of the default locale (en_US) write them.
enum DateText {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `2020-01-31T15:21` as `Jan 31, 2020 3:21 PM`, without a time as `Jan 31, 2020`; other text as it is.
  static func long(_ text: ArraySlice<UInt8>) -> String {
    let numbers = text.split(whereSeparator: { $0 < 0x30 || $0 > 0x39 })
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? -1 }
    let asWritten = String(decoding: text, as: UTF8.self)
    guard numbers.count >= 3, text.count >= 8, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]),
      numbers[0] > 0
    else { return asWritten }
    let date = "\(months[numbers[1] - 1]) \(numbers[2]), \(numbers[0])"
    guard numbers.count >= 5, (0...23).contains(numbers[3]), (0...59).contains(numbers[4]) else {
      return date
    }
    let hour = numbers[3] % 12 == 0 ? 12 : numbers[3] % 12
    let minute = numbers[4] < 10 ? "0\(numbers[4])" : "\(numbers[4])"
    return "\(date) \(hour):\(minute) \(numbers[3] < 12 ? "AM" : "PM")"
  }
}
