/// ISO 8601 as RFC 3339 narrows it, and dates without a time.
enum DateReader {
  /// What a text is.
  enum Reading {
    /// Seconds since 1970-01-01T00:00:00Z.
    case seconds(Double)
    /// It is no date; what is wrong, as the rest of a sentence that begins "which", and what to write.
    case fault(String, String)
  }

  private static let form = "Write a date as `2024-05-31` or `2024-05-31T18:30:00Z`."

  /// Reads `YYYY-MM-DD`, alone or with `T`, `hh:mm`, optional seconds with an optional fraction, and `Z` or an
  /// offset `±hh:mm` or `±hhmm`. A date alone is its midnight in UTC; second 60 is the next minute's first.
  static func read(_ text: UnsafeBufferPointer<UInt8>) -> Reading {
    var reader = Reader(text: text)
    guard let year = reader.number(4), reader.take("-"), let month = reader.number(2), reader.take("-"),
      let day = reader.number(2)
    else { return .fault("is no ISO 8601 date", form) }
    guard month >= 1 && month <= 12 else { return .fault("has no month from 01 to 12", form) }
    guard day >= 1 && day <= days(month, year) else {
      return .fault("names a day that the month does not have", "The month has \(days(month, year)) days.")
    }
    var seconds = Double(daysSince1970(year, month, day) * 86400)
    if reader.isAtEnd { return .seconds(seconds) }
    guard reader.take("T") || reader.take("t"), let hour = reader.number(2), reader.take(":"),
      let minute = reader.number(2)
    else { return .fault("is no ISO 8601 date", form) }
    var second = 0
    var fraction = 0.0
    if reader.take(":") {
      guard let whole = reader.number(2) else { return .fault("is no ISO 8601 date", form) }
      second = whole
      if reader.take(".") || reader.take(",") {
        guard let part = reader.fraction() else { return .fault("has no digit after the point", form) }
        fraction = part
      }
    }
    guard hour < 24 && minute < 60 && second <= 60 else {
      return .fault("names a time that no day has", form)
    }
    seconds += Double(hour * 3600 + minute * 60 + second)
    if reader.isAtEnd {
      return .fault("has a time but no time zone", "Add `Z` for UTC, or an offset such as `+09:00`.")
    }
    guard let offset = reader.offset(), reader.isAtEnd else {
      return .fault("does not end with `Z` or an offset such as `+09:00`", form)
    }
    return .seconds(seconds - Double(offset) + fraction)
  }

  private static func days(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days in the Gregorian calendar (H. Hinnant, "chrono-compatible low-level date algorithms").
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = (month <= 2 ? year - 1 : year) + 400
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return (era - 1) * 146_097 + dayOfEra - 719_468
  }

  private struct Reader {
    let text: UnsafeBufferPointer<UInt8>
    var place = 0

    var isAtEnd: Bool { place == text.count }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
      guard place < text.count && UInt32(text[place]) == scalar.value else { return false }
      place += 1
      return true
    }

    mutating func digit() -> Int? {
      guard place < text.count && text[place] &- Ascii.zero <= 9 else { return nil }
      place += 1
      return Int(text[place - 1] - Ascii.zero)
    }

    mutating func number(_ count: Int) -> Int? {
      var value = 0
      for _ in 0..<count {
        guard let digit = digit() else { return nil }
        value = value * 10 + digit
      }
      return value
    }

    /// Digits after a point; from the nineteenth on they count nothing.
    mutating func fraction() -> Double? {
      var value = 0
      var scale = 1
      let first = place
      while let digit = digit() {
        if scale < 1_000_000_000_000_000_000 {
          value = value * 10 + digit
          scale *= 10
        }
      }
      return place == first ? nil : Double(value) / Double(scale)
    }

    /// `Z` or an offset, in seconds.
    mutating func offset() -> Int? {
      if take("Z") || take("z") { return 0 }
      let isNegative = take("-")
      guard isNegative || take("+"), let hours = number(2), hours < 24 else { return nil }
      var minutes = 0
      if !isAtEnd {
        _ = take(":")
        guard let part = number(2), part < 60 else { return nil }
        minutes = part
      }
      return (hours * 3600 + minutes * 60) * (isNegative ? -1 : 1)
    }
  }
}
