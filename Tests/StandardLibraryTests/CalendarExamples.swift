import ScreenTypes

@testable import StandardLibrary

/// 2020-01-01 13:01:02, a Wednesday.
private let instant = Value.date(1_577_883_662)
/// 2020-02-29, a Saturday.
private let leapDay = Value.date(1_582_934_400)
private let calendar = Value(CalendarValue())
private let fromMonday = Value(CalendarValue(firstWeekday: 1))
private let zone = Value(TimeZoneValue(seconds: -19_800))

private func component(_ part: CalendarPart) -> Value {
  .choice(TypeID(.builtin("Calendar.Component")), Int32(part.rawValue))
}

private func components(_ parts: CalendarPart...) -> Value { set(parts.map(component)) }

private func date(_ values: [CalendarPart: Int]) -> Value { Value(DateComponentsValue(values)) }

private func interval(_ start: Double, _ end: Double) -> Value {
  Value(DateIntervalValue(start: start, end: end))
}

let calendarExamples: [Example] =
  [
    Example("Calendar|current", .void, [], "gregorian (1)"),
    Example("Calendar|autoupdatingCurrent", .void, [], "gregorian (1)"),
    Example(
      "Calendar|init(identifier:)", .void, [.choice(TypeID(.builtin("Calendar.Identifier")), 0)],
      "gregorian (1)"),
    Example("Calendar|firstWeekday", fromMonday, [], "2"),
    Example("Calendar|locale", calendar, [], "en_US"),
    Example("Calendar|timeZone", calendar, [], "GMT"),
    Example("TimeZone|current", .void, [], "GMT"),
    Example("TimeZone|autoupdatingCurrent", .void, [], "GMT"),
    Example("TimeZone|secondsFromGMT()", zone, [], "-19800"),
    Example("TimeZone|identifier", zone, [], #""GMT-0530""#),
    Example(
      "Calendar|monthSymbols", calendar, [],
      #"["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "#
        + #""November", "December"]"#),
    Example(
      "Calendar|shortMonthSymbols", calendar, [],
      #"["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]"#),
    Example(
      "Calendar|veryShortMonthSymbols", calendar, [],
      #"["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]"#),
    Example(
      "Calendar|weekdaySymbols", calendar, [],
      #"["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]"#),
    Example(
      "Calendar|shortWeekdaySymbols", calendar, [], #"["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]"#),
    Example("Calendar|veryShortWeekdaySymbols", calendar, [], #"["S", "M", "T", "W", "T", "F", "S"]"#),
    Example("Calendar|isDateInToday(_:)", calendar, [instant], "true"),
    Example("Calendar|isDateInToday(_:)", calendar, [leapDay], "false"),
    Example("Calendar|isDateInTomorrow(_:)", calendar, [.date(1_577_923_200)], "true"),
    Example("Calendar|isDateInYesterday(_:)", calendar, [.date(1_577_836_799)], "true"),
    Example("Calendar|isDateInWeekend(_:)", calendar, [leapDay], "true"),
    Example("Calendar|isDateInWeekend(_:)", calendar, [instant], "false"),
    Example("Calendar|isDate(_:inSameDayAs:)", calendar, [instant, .date(1_577_836_800)], "true"),
    Example("Calendar|isDate(_:inSameDayAs:)", calendar, [instant, .date(1_577_836_799)], "false"),
    Example(
      "Calendar|isDate(_:equalTo:toGranularity:)", calendar, [instant, leapDay, component(.year)], "true"),
    Example(
      "Calendar|isDate(_:equalTo:toGranularity:)", calendar, [instant, leapDay, component(.month)], "false"),
    Example(
      "Calendar|compare(_:to:toGranularity:)", calendar, [instant, leapDay, component(.month)],
      "orderedAscending"),
    Example(
      "Calendar|compare(_:to:toGranularity:)", calendar, [leapDay, instant, component(.year)], "orderedSame"),
    Example("Calendar|component(_:from:)", calendar, [component(.weekday), instant], "4"),
    Example("Calendar|component(_:from:)", calendar, [component(.dayOfYear), leapDay], "60"),
    Example("Calendar|component(_:from:)", calendar, [component(.quarter), leapDay], "1"),
    Example("Calendar|startOfDay(for:)", calendar, [instant], "2020-01-01 00:00:00 +0000"),
    Example(
      "Calendar|date(byAdding:value:to:wrappingComponents:)", calendar,
      [component(.year), 1, leapDay, .void], "2021-02-28 00:00:00 +0000"),
    Example(
      "Calendar|date(byAdding:value:to:wrappingComponents:)", calendar,
      [component(.month), -1, instant, .void], "2019-12-01 13:01:02 +0000"),
    Example(
      "Calendar|date(byAdding:to:wrappingComponents:)", calendar,
      [date([.day: 1, .hour: 2]), instant, .void], "2020-01-02 15:01:02 +0000"),
    Example(
      "Calendar|date(bySettingHour:minute:second:of:)", calendar, [9, 30, 0, instant],
      "2020-01-01 09:30:00 +0000"),
    Example("Calendar|date(bySettingHour:minute:second:of:)", calendar, [24, 0, 0, instant], "nil"),
    Example(
      "Calendar|date(from:)", calendar, [date([.year: 2020, .month: 14, .day: 1])],
      "2021-02-01 00:00:00 +0000"),
    Example(
      "Calendar|dateComponents(_:from:)", calendar, [components(.day, .year), instant], "year: 2020 day: 1"),
    Example(
      "Calendar|dateComponents(_:from:to:)", calendar, [components(.month, .day), instant, leapDay],
      "month: 1 day: 27"),
    Example(
      "Calendar|dateInterval(of:for:)", calendar, [component(.month), leapDay],
      "2020-02-01 00:00:00 +0000 to 2020-03-01 00:00:00 +0000"),
    Example("Calendar|range(of:in:for:)", calendar, [component(.day), component(.month), leapDay], "1..<30"),
    Example("Calendar|range(of:in:for:)", calendar, [component(.hour), component(.day), leapDay], "0..<24"),
    Example(
      "Calendar|range(of:in:for:)", calendar, [component(.weekOfMonth), component(.month), leapDay], "1..<6"),
    Example("Calendar|range(of:in:for:)", calendar, [component(.day), component(.hour), leapDay], "nil"),
    Example("Calendar|ordinality(of:in:for:)", calendar, [component(.day), component(.year), leapDay], "60"),
    Example("Calendar|ordinality(of:in:for:)", calendar, [component(.hour), component(.day), leapDay], "1"),
    Example(
      "Calendar|ordinality(of:in:for:)", calendar, [component(.month), component(.year), leapDay], "2"),
    Example(
      "Calendar|ordinality(of:in:for:)", calendar, [component(.year), component(.day), leapDay], "nil"),
    Example(
      "DateComponents|init(calendar:timeZone:era:year:month:day:hour:minute:second:nanosecond:weekday:"
        + "weekdayOrdinal:quarter:weekOfMonth:weekOfYear:yearForWeekOfYear:)", .void,
      [.void, .void, .void, 2020, 2, .null] + Array(repeating: .void, count: 10), "year: 2020 month: 2"),
    Example("DateComponents|date", date([.year: 2020, .hour: 7]), [], "2020-01-01 07:00:00 +0000"),
    Example("DateComponents|timeZone", date([.year: 2020]), [], "nil"),
    Example("DateComponents|calendar", date([.year: 2020]), [], "nil"),
    Example(
      "DateInterval|init(start:end:)", .void, [instant, .date(0)],
      "2020-01-01 13:01:02 +0000 to 2020-01-01 13:01:02 +0000"),
    Example(
      "DateInterval|init(start:duration:)", .void, [.date(0), 60.0],
      "1970-01-01 00:00:00 +0000 to 1970-01-01 00:01:00 +0000"),
    Example("DateInterval|start", interval(0, 60), [], "1970-01-01 00:00:00 +0000"),
    Example("DateInterval|end", interval(0, 60), [], "1970-01-01 00:01:00 +0000"),
    Example("DateInterval|duration", interval(0, 60), [], "60.0"),
    Example("DateInterval|contains(_:)", interval(0, 60), [.date(60)], "true"),
    Example("DateInterval|contains(_:)", interval(0, 60), [.date(61)], "false"),
    Example("DateInterval|intersects(_:)", interval(0, 60), [interval(60, 90)], "true"),
    Example("DateInterval|intersects(_:)", interval(0, 60), [interval(61, 90)], "false"),
    Example(
      "TimelineViewDefaultContext|date", .void, [], "2020-01-01 00:00:00 +0000"),
    Example("TimelineSchedule|everyMinute", .void, [], "TimelineSchedule"),
    Example("TimelineSchedule|animation", .void, [], "TimelineSchedule"),
    Example("TimelineSchedule|animation(minimumInterval:paused:)", .void, [.void, true], "TimelineSchedule"),
    Example("TimelineSchedule|periodic(from:by:)", .void, [instant, 1.0], "TimelineSchedule"),
    Example("TimelineSchedule|explicit(_:)", .void, [.array(ArrayBox([instant]))], "TimelineSchedule"),
  ]
  + CalendarPart.allCases.enumerated().map { place, part in
    Example("DateComponents|\(part)", date([part: place]), [], "\(place)")
  }
