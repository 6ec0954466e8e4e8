extension CivilReckoning {
  /// The next instant after another, or the last before, that has parts of a date, and begins the shortest of them; nil where none
  /// is found within 400 years, after which the calendar begins anew.
  func next(
    after seconds: Double, matching values: [CalendarPart: Int], isBackward: Bool = false
  ) -> Double? {
    let wanted = values.filter { $0.key != .nanosecond }
    guard !wanted.isEmpty, seconds.magnitude < 2.5e11 else { return nil }
    let time = [wanted[.hour], wanted[.minute], wanted[.second]]
    let limits: [(CalendarPart, ClosedRange<Int>)] = [
      (.hour, 0...23), (.minute, 0...59), (.second, 0...59), (.month, 1...12), (.day, 1...31),
      (.weekday, 1...7),
    ]
    for (part, limit) in limits where wanted[part].map({ !limit.contains($0) }) ?? false { return nil }
    if let year = wanted[.year], isBackward ? year > date(seconds).year : year < date(seconds).year {
      return nil
    }
    let days = wanted.filter { ![.hour, .minute, .second].contains($0.key) }
    let step: Double = isBackward ? -86_400 : 86_400
    let today = start(of: .day, seconds)
    var day = today
    // A month that cannot be has no day; all others have one in 400 years.
    let most = days.isEmpty ? 3 : 146_097 + 366
    for _ in 0..<most {
      if days.allSatisfy({ part($0.key, day) == $0.value }), beginsParts(days, day, time),
        let found = instant(on: day, time, from: seconds, isBackward)
      {
        return found
      }
      day += step
    }
    return nil
  }

  /// True for a day that begins the shortest of the parts that are longer than days, where no day is asked for; with a time any day will do.
  private func beginsParts(_ days: [CalendarPart: Int], _ day: Double, _ time: [Int?]) -> Bool {
    let finest: [CalendarPart] = [.day, .weekday, .dayOfYear, .weekdayOrdinal]
    if days.isEmpty || finest.contains(where: { days[$0] != nil }) || time.contains(where: { $0 != nil }) {
      return true
    }
    let shortest = [.weekOfMonth, .weekOfYear, .month, .quarter, .yearForWeekOfYear, .year, .era].first {
      days[$0] != nil
    }
    return shortest.map { start(of: $0, day) == day } ?? true
  }

  /// The first instant of a day with a time, after another or before it.
  private func instant(
    on day: Double, _ time: [Int?], from seconds: Double, _ isBackward: Bool
  ) -> Double? {
    func choices(_ part: Int?, _ bound: Int, _ isFree: Bool) -> [Int] {
      if let part { return [part] }
      let all = isFree ? Array(0..<bound) : [0]
      return isBackward ? all.reversed() : all
    }
    for hour in choices(time[0], 24, time[1] != nil || time[2] != nil) {
      for minute in choices(time[1], 60, time[2] != nil) {
        let found = day + Double(hour * 3600 + minute * 60 + (time[2] ?? 0))
        if isBackward ? found < seconds : found > seconds { return found }
      }
    }
    return nil
  }
}
