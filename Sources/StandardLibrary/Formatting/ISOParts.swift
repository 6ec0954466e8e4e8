/// What an ISO 8601 format has besides the parts of a date.
struct ISOParts: Hashable, Sendable, CustomStringConvertible {
  /// True for the number of the week.
  var hasWeek = false
  /// True for a time with fractions of a second, false for one without; nil where no time is asked for.
  var time: Bool?
  /// True for fractions of a second where no part is asked for.
  var hasFraction = false
  /// True where the zone is asked for.
  var hasZone = false
  /// True where nothing stands between the parts of the day, of the time.
  var joinsDay = false, joinsTime = false
  /// True for a blank between the day and the time.
  var isSpaced = false

  /// Its canonical text; nothing of one that asks for nothing.
  var description: String {
    let told: [(Bool, String)] = [
      (hasWeek, "weekOfYear"), (time == false, "time"), (time == true, "time(fractions)"),
      (hasFraction, "fractions"), (hasZone, "timeZone"), (joinsDay, "dateSeparator(omitted)"),
      (joinsTime, "timeSeparator(omitted)"), (isSpaced, "dateTimeSeparator(space)"),
    ]
    return told.filter(\.0).map { "." + $0.1 }.joined()
  }
}

extension DateFormatValue {
  /// An instant in UTC, as ISO 8601 writes it: the parts that are asked for, or all.
  func isoText(_ seconds: Double) -> String {
    let date = CivilDate(seconds)
    let asksForDay = year != nil || month != nil || day != nil || iso.hasWeek
    let isWhole = !asksForDay && iso.time == nil && !iso.hasZone
    let dash = iso.joinsDay ? "" : "-"
    let dayText = asksForDay || isWhole ? isoDay(date, seconds, dash, isWhole) : ""
    var time = ""
    if isWhole || iso.time != nil {
      time = [date.hour, date.minute, date.second].map(CivilDate.two).joined(
        separator: iso.joinsTime ? "" : ":")
      if iso.time ?? iso.hasFraction { time += "." + Self.thousandths(seconds) }
    }
    let mark = dayText.isEmpty || time.isEmpty ? "" : iso.isSpaced ? " " : "T"
    return dayText + mark + time + (isWhole || iso.hasZone ? "Z" : "")
  }

  /// The instant that a text of the parts that are asked for is; nil for another text.
  func isoInstant(_ text: String) -> Double? {
    if iso.hasWeek { return nil }
    let asksForDay = year != nil || month != nil || day != nil
    let isWhole = !asksForDay && iso.time == nil && !iso.hasZone
    let (dash, colon) = (iso.joinsDay ? "" : "-", iso.joinsTime ? "" : ":")
    let days = [
      isWhole || year != nil ? "yyyy" : nil, isWhole || month != nil ? "MM" : nil,
      isWhole || day != nil ? "dd" : nil,
    ].compactMap { $0 }.joined(separator: dash)
    var time = isWhole || iso.time != nil ? ["HH", "mm", "ss"].joined(separator: colon) : ""
    if iso.time ?? iso.hasFraction { time += ".SSS" }
    let mark = days.isEmpty || time.isEmpty ? "" : iso.isSpaced ? " " : "'T'"
    let zone = isWhole || iso.hasZone ? "ZZZZZ" : ""
    let pattern = days + mark + time + zone
    if pattern.isEmpty { return nil }
    return DatePattern(pattern, halves: ("", "")).instant(text, ISOFormatterValue().forms)
  }

  private func isoDay(_ date: CivilDate, _ seconds: Double, _ dash: String, _ isWhole: Bool) -> String {
    let ofDay = date.isoDay.split(separator: "-", omittingEmptySubsequences: false).suffix(2).map(String.init)
    let yearText = String(date.isoDay.dropLast(6))
    if isWhole { return yearText + dash + ofDay.joined(separator: dash) }
    var parts: [String] = []
    if iso.hasWeek {
      let reckoning = CivilReckoning(zone: 0, firstWeekday: 1)
      if year != nil { parts.append(Self.padded(reckoning.part(.yearForWeekOfYear, seconds), 4)) }
      parts.append("W" + CivilDate.two(reckoning.part(.weekOfYear, seconds)))
      if day != nil { parts.append(CivilDate.two((date.weekday + 6) % 7 + 1)) }
      return parts.joined(separator: dash)
    }
    if year != nil { parts.append(yearText) }
    if month != nil { parts.append(ofDay[0]) }
    if day != nil {
      // Without its month a day is counted from the start of the year.
      let number = CivilReckoning(zone: 0, firstWeekday: 1).part(.dayOfYear, seconds)
      parts.append(month == nil ? Self.padded(number, 3) : ofDay[1])
    }
    return parts.joined(separator: dash)
  }

  private static func thousandths(_ seconds: Double) -> String {
    padded(Int(((seconds - seconds.rounded(.down)) * 1000 + 1e-3).rounded(.down)), 3)
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
