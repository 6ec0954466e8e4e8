import StandardLibrary

/// The beginnings of parts of the calendar, for an axis of dates.
struct CalendarMarks {
  let part: CalendarPart
  let count: Int

  private static let steps: [(CalendarPart, Int, seconds: Double)] = [
    (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60),
    (.minute, 5, 300), (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10_800),
    (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800),
    (.weekOfYear, 1, 604_800), (.weekOfYear, 2, 1_209_600), (.month, 1, 2_629_800), (.month, 3, 7_889_400),
    (.month, 6, 15_778_800), (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000),
    (.year, 10, 315_576_000), (.year, 20, 631_152_000), (.year, 50, 1_577_880_000),
    (.year, 100, 3_155_760_000),
  ]

  init(_ part: CalendarPart, count: Int) {
    self.part = part
    self.count = count
  }

  /// The shortest parts of which at most so many lie between two instants.
  init(from low: Double, to high: Double, most: Int) {
    let step = Self.steps.first { (high - low) / $0.seconds <= Double(most) } ?? (.year, 200, 0)
    self.init(step.0, count: step.1)
  }

  /// Their beginnings between two instants; at most 200.
  func instants(from low: Double, to high: Double, _ reckoning: CivilReckoning) -> [Double] {
    var found: [Double] = []
    var instant = reckoning.start(of: part, low)
    if count > 1 {
      // Counted from the beginning of what is larger, so that every third month is January, April, ….
      let larger: CalendarPart =
        switch part {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .day, .weekday, .weekdayOrdinal, .dayOfYear: .month
        case .month, .quarter, .weekOfMonth, .weekOfYear: .year
        case .era, .year, .yearForWeekOfYear, .nanosecond: .era
        }
      if part == .year {
        let year = reckoning.date(low).year
        instant = reckoning.adding(-(year % count + count) % count, .year, to: instant)
      } else {
        instant = reckoning.start(of: larger, low)
        if part == .weekOfYear { instant = reckoning.start(of: .weekOfYear, instant) }
      }
    }
    for _ in 0..<2000 where instant <= high && found.count < 200 {
      if instant >= low { found.append(instant) }
      let next = reckoning.adding(count, part, to: instant)
      if next <= instant { break }
      instant = next
    }
    return found
  }
}
