import ScreenTypes

@testable import StandardLibrary

/// 2024-03-06 13:04:05.25, a Wednesday.
private let instant = Value.date(1_709_730_245.25)
private let calendar = Value(CalendarValue())

private func length(_ seconds: Double) -> Value { Value(DurationValue(seconds: seconds)) }

private func later(_ seconds: Double) -> Value {
  range(instant, .date(1_709_730_245.25 + seconds))
}

/// A format made by a chain of methods, each with its arguments.
private func chain(_ start: String, _ steps: (String, [Value])...) -> Value {
  steps.reduce(library("Date.FormatStyle", start)) { library("Date.FormatStyle", $1.0, $1.1, $0) }
}

private func choice(_ type: String, _ name: String) -> Value { library("Date." + type, name) }

private func hour(_ name: String, _ half: String) -> Value {
  library("Date.FormatStyle.Symbol.Hour", name, [choice("FormatStyle.Symbol.Hour.AMPMStyle", half)])
}

private func component(_ part: CalendarPart) -> Value {
  .choice(TypeID(.builtin("Calendar.Component")), Int32(part.rawValue))
}

private func components(_ values: [CalendarPart: Int]) -> Value { Value(DateComponentsValue(values)) }

private func next(_ values: [CalendarPart: Int], isBackward: Bool = false) -> [Value] {
  let policy = library("Calendar.MatchingPolicy", "nextTime")
  let direction = library("Calendar.SearchDirection", isBackward ? "backward" : "forward")
  return [instant, components(values), policy, .void, direction]
}

private func pattern(_ name: String) -> Value { library("Duration.TimeFormatStyle.Pattern", name) }

private func units(_ width: String, _ names: String...) -> Value {
  library(
    "Duration.TimeFormatStyle", "units",
    [
      set(names.map { library("Duration.UnitsFormatStyle.Unit", $0) }),
      library("Duration.UnitsFormatStyle.UnitWidth", width), .void,
    ])
}

private let everyday: [Example] = [
  Example("DispatchTimeInterval|seconds(_:)#0", .void, [2], "2.0"),
  Example("DispatchTimeInterval|seconds(_:)#1", .void, [0.3], "0.3"),
  Example("DispatchTimeInterval|milliseconds(_:)", .void, [300], "0.3"),
  Example("DispatchTimeInterval|microseconds(_:)", .void, [5], "5e-06"),
  Example("DispatchTimeInterval|nanoseconds(_:)", .void, [5], "5e-09"),
  Example("Date|addTimeInterval(_:)", instant, [60.0], "() | 2024-03-06 13:05:05 +0000"),
  Example("Date|advanced(by:)", instant, [-5.0], "2024-03-06 13:04:00 +0000"),
  Example("Duration|seconds(_:)#0", .void, [2], "2.0 seconds"),
  Example("Duration|seconds(_:)#1", .void, [0.5], "0.5 seconds"),
  Example("Duration|milliseconds(_:)#0", .void, [500], "0.5 seconds"),
  Example("Duration|milliseconds(_:)#1", .void, [250.0], "0.25 seconds"),
  Example("Duration|microseconds(_:)#0", .void, [5], "5e-06 seconds"),
  Example("Duration|microseconds(_:)#1", .void, [5.0], "5e-06 seconds"),
  Example("Duration|nanoseconds(_:)", .void, [3], "3e-09 seconds"),
  Example("Duration|zero", .void, [], "0.0 seconds"),
  Example("Duration|components", length(1.25), [], "(1, 250000000000000000)"),
]

private let written: [Example] = [
  Example("Duration|formatted()", length(3675), [], #""1:01:15""#),
  Example("Duration|formatted()", length(-75), [], #""-0:01:15""#),
  Example("Duration|formatted(_:)", length(75), [pattern("minuteSecond")], #""1:15""#),
  Example("Duration|formatted(_:)", length(1.5), [pattern("minuteSecond")], #""0:02""#),
  Example("Duration|formatted(_:)", length(59.6), [pattern("hourMinute")], #""0:01""#),
  Example("Duration|formatted(_:)", length(90_061), [pattern("minuteSecond")], #""1,501:01""#),
  Example("Duration.TimeFormatStyle.Pattern|hourMinute", .void, [], "time(hourminute, 1, 0)"),
  Example("Duration.TimeFormatStyle.Pattern|hourMinuteSecond", .void, [], "time(hourminuteSecond, 1, 0)"),
  Example("Duration.TimeFormatStyle.Pattern|minuteSecond", .void, [], "time(minuteSecond, 1, 0)"),
  Example(
    "Duration.TimeFormatStyle.Pattern|hourMinute(padHourToLength:)", .void, [2], "time(hourminute, 2, 0)"),
  Example(
    "Duration.TimeFormatStyle.Pattern|hourMinuteSecond(padHourToLength:fractionalSecondsLength:)", .void,
    [2, .void], "time(hourminuteSecond, 2, 0)"),
  Example(
    "Duration.TimeFormatStyle.Pattern|minuteSecond(padMinuteToLength:fractionalSecondsLength:)", .void,
    [2, 2], "time(minuteSecond, 2, 2)"),
  Example(
    "Duration|formatted(_:)", length(59.6),
    [library("Duration.TimeFormatStyle.Pattern", "minuteSecond", [2, 2])], #""00:59.60""#),
  Example(
    "Duration.TimeFormatStyle|time(pattern:)", .void, [pattern("minuteSecond")], "time(minuteSecond, 1, 0)"),
  Example(
    "Duration.TimeFormatStyle|units(allowed:width:maximumUnitCount:)", .void, [.void, .void, .void],
    "units(hours, minutes, seconds, 1)"),
  Example(
    "Duration|formatted(_:)", length(3675), [units("wide", "hours", "minutes")], #""1 hour, 1 minute""#),
  Example(
    "Duration|formatted(_:)", length(3675), [units("abbreviated", "hours", "minutes", "seconds")],
    #""1 hr, 1 min, 15 sec""#),
  Example(
    "Duration|formatted(_:)", length(3675), [units("narrow", "hours", "minutes", "seconds")],
    #""1h 1m 15s""#),
  Example("Duration|formatted(_:)", length(1.5), [units("wide", "hours", "minutes")], #""0 minutes""#),
  Example(
    "Duration|formatted(_:)", length(90_061), [units("condensedAbbreviated", "minutes")], #""1,501 min""#),
]

private let hours: [Example] = [
  Example(
    "Date.FormatStyle.Symbol.Hour|defaultDigits(amPM:)", .void,
    [choice("FormatStyle.Symbol.Hour.AMPMStyle", "narrow")], "defaultDigits(amPM: narrow)"),
  Example(
    "Date.FormatStyle.Symbol.Hour|twoDigits(amPM:)", .void,
    [choice("FormatStyle.Symbol.Hour.AMPMStyle", "omitted")], "twoDigits(amPM: omitted)"),
  Example(
    "Date.FormatStyle.Symbol.Hour|conversationalDefaultDigits(amPM:)", .void,
    [choice("FormatStyle.Symbol.Hour.AMPMStyle", "wide")], "defaultDigits(amPM: wide)"),
  Example(
    "Date.FormatStyle.Symbol.Hour|conversationalTwoDigits(amPM:)", .void,
    [choice("FormatStyle.Symbol.Hour.AMPMStyle", "wide")], "twoDigits(amPM: wide)"),
  Example("Date.FormatStyle.Symbol.Hour|defaultDigitsNoAMPM", .void, [], "defaultDigits(amPM: omitted)"),
  Example("Date.FormatStyle.Symbol.Hour|twoDigitsNoAMPM", .void, [], "twoDigits(amPM: omitted)"),
  Example(
    "Date|formatted(_:)", instant,
    [chain("dateTime", ("hour", [hour("defaultDigits", "omitted")]), ("minute", [.void]))], #""01:04""#),
  Example(
    "Date|formatted(_:)", instant, [chain("dateTime", ("hour", [hour("twoDigits", "narrow")]))],
    "\"01\u{202F}p\""),
  Example(
    "Date|formatted(_:)", instant,
    [chain("dateTime", ("month", [.void]), ("day", [.void]), ("hour", [.void]), ("minute", [.void]))],
    "\"Mar 6 at 1:04\u{202F}PM\""),
  Example(
    "Date|formatted(_:)", instant,
    [chain("dateTime", ("weekday", [.void]), ("hour", [.void]), ("minute", [.void]))],
    "\"Wed 1:04\u{202F}PM\""),
  Example(
    "Date|formatted(_:)", instant, [chain("dateTime", ("weekday", [.void]), ("hour", [.void]))],
    "\"Wed, 1\u{202F}PM\""),
  Example(
    "Date|formatted(_:)", instant, [chain("dateTime", ("weekday", [.void]), ("day", [.void]))],
    #""Wed 6""#),
  Example(
    "Date|formatted(_:)", instant, [chain("dateTime", ("minute", [.void]), ("second", [.void]))],
    #""04:05""#),
  Example(
    "Date|formatted(_:)", instant, [chain("dateTime", ("year", [.void]), ("day", [.void]))],
    #""2024 (day: 6)""#),
]

private let iso: [Example] = [
  Example(
    "Date.FormatStyle|init(dateSeparator:dateTimeSeparator:timeSeparator:timeZoneSeparator:includingFractionalSeconds:)",
    .void,
    [
      .void, choice("ISO8601FormatStyle.DateTimeSeparator", "space"),
      choice("ISO8601FormatStyle.TimeSeparator", "omitted"), .void, true,
    ], "iso8601.fractions.timeSeparator(omitted).dateTimeSeparator(space)"),
  Example("Date.FormatStyle|weekOfYear()", chain("iso8601"), [], "iso8601.weekOfYear"),
  Example(
    "Date.FormatStyle|time(includingFractionalSeconds:)", chain("iso8601"), [true], "iso8601.time(fractions)"),
  Example("Date.FormatStyle|timeZone(separator:)", chain("iso8601"), [.void], "iso8601.timeZone"),
  Example(
    "Date.FormatStyle|dateSeparator(_:)", chain("iso8601"),
    [choice("ISO8601FormatStyle.DateSeparator", "omitted")], "iso8601.dateSeparator(omitted)"),
  Example(
    "Date.FormatStyle|timeSeparator(_:)", chain("iso8601"),
    [choice("ISO8601FormatStyle.TimeSeparator", "omitted")], "iso8601.timeSeparator(omitted)"),
  Example(
    "Date.FormatStyle|dateTimeSeparator(_:)", chain("iso8601"),
    [choice("ISO8601FormatStyle.DateTimeSeparator", "space")], "iso8601.dateTimeSeparator(space)"),
  Example(
    "Date|formatted(_:)", instant,
    [chain("iso8601", ("year", [.void]), ("month", [.void]), ("day", [.void]))],
    #""2024-03-06""#),
  Example("Date|formatted(_:)", instant, [chain("iso8601", ("day", [.void]))], #""066""#),
  Example(
    "Date|formatted(_:)", instant,
    [chain("iso8601", ("year", [.void]), ("weekOfYear", []), ("day", [.void]))], #""2024-W10-03""#),
  Example("Date|formatted(_:)", instant, [chain("iso8601", ("time", [true]))], #""13:04:05.250""#),
  Example(
    "Date|formatted(_:)", instant,
    [chain("iso8601", ("dateTimeSeparator", [choice("ISO8601FormatStyle.DateTimeSeparator", "space")]))],
    #""2024-03-06 13:04:05Z""#),
  Example(
    "Date|formatted(_:)", instant,
    [
      chain(
        "iso8601", ("year", [.void]), ("month", [.void]), ("day", [.void]), ("timeZone", [.void]),
        ("dateSeparator", [choice("ISO8601FormatStyle.DateSeparator", "omitted")]))
    ], #""20240306Z""#),
]

private let abbreviated = choice("FormatStyle.DateStyle", "abbreviated")
private let complete = choice("FormatStyle.DateStyle", "complete")
private let noDay = choice("FormatStyle.DateStyle", "omitted")
private let shortened = choice("FormatStyle.TimeStyle", "shortened")
private let noTime = choice("FormatStyle.TimeStyle", "omitted")

private let intervals: [Example] = [
  (259_200, abbreviated, noTime, "Mar 6~9, 2024"), (2_592_000, abbreviated, noTime, "Mar 6~Apr 5, 2024"),
  (34_560_000, abbreviated, noTime, "Mar 6, 2024~Apr 10, 2025"),
  (86_400, complete, noTime, "Wednesday, March 6~Thursday, March 7, 2024"),
  (20, noDay, shortened, "1:04_PM"), (3600, noDay, shortened, "1:04~2:04_PM"),
  (3600, abbreviated, shortened, "Mar 6, 2024, 1:04~2:04_PM"),
  (43_200, noDay, shortened, "3/6/2024, 1:04_PM~3/7/2024, 1:04_AM"),
  (86_400, abbreviated, shortened, "Mar 6, 2024 at 1:04_PM~Mar 7, 2024 at 1:04_PM"),
].map { (seconds: Double, day: Value, time: Value, text: String) in
  let spaced = text.map { $0 == "~" ? "\u{2009}–\u{2009}" : $0 == "_" ? "\u{202F}" : String($0) }.joined()
  return Example("Range<Date>|formatted(date:time:)", later(seconds), [day, time], "\"" + spaced + "\"")
}

private let calendars: [Example] =
  [
    Example(
      "Calendar|init(identifier:)", .void, [library("Calendar.Identifier", "iso8601")], "iso8601 (2)"),
    Example("Calendar|minimumDaysInFirstWeek", calendar, [], "1"),
    Example(
      "Calendar|date(bySetting:value:of:)", calendar, [component(.day), 1, instant],
      "2024-04-01 00:00:00 +0000"),
    Example(
      "Calendar|date(bySetting:value:of:)", calendar, [component(.hour), 13, instant],
      "2024-03-06 13:04:05 +0000"),
    Example("Calendar|date(bySetting:value:of:)", calendar, [component(.year), 2020, instant], "nil"),
    Example(
      "Calendar|date(bySetting:value:of:)", calendar, [component(.weekOfYear), 2, instant],
      "2025-01-05 00:00:00 +0000"),
  ]
  + [
    ([.hour: 9], "2024-03-07 09:00:00 +0000"), ([.weekday: 2], "2024-03-11 00:00:00 +0000"),
    ([.month: 2, .day: 29], "2028-02-29 00:00:00 +0000"), ([.minute: 0], "2024-03-06 14:00:00 +0000"),
    ([.second: 5], "2024-03-06 13:05:05 +0000"), ([.year: 2025], "2025-01-01 00:00:00 +0000"),
    ([.month: 13], "nil"), ([.hour: 25], "nil"),
  ].map { (values: [CalendarPart: Int], found: String) in
    Example(
      "Calendar|nextDate(after:matching:matchingPolicy:repeatedTimePolicy:direction:)", calendar,
      next(values), found)
  } + [
    Example(
      "Calendar|nextDate(after:matching:matchingPolicy:repeatedTimePolicy:direction:)", calendar,
      next([.hour: 9, .minute: 30, .weekday: 2], isBackward: true), "2024-03-04 09:30:00 +0000")
  ]
  + [
    ([.yearForWeekOfYear: 2024, .weekOfYear: 10], "2024-03-03"),
    ([.year: 2024, .weekOfYear: 10, .weekday: 3], "2024-03-05"),
    ([.year: 2024, .weekOfYear: 10], "2024-01-01"),
    ([.year: 2024, .month: 3, .weekday: 3, .weekdayOrdinal: 2], "2024-03-12"),
    ([.year: 2024, .month: 3, .weekday: 3], "2024-03-01"),
    ([.year: 2024, .month: 3, .weekday: 3, .weekOfMonth: 2], "2024-03-05"),
  ].map { (values: [CalendarPart: Int], found: String) in
    Example("Calendar|date(from:)", calendar, [components(values)], found + " 00:00:00 +0000")
  }

private let numbers: [Example] =
  [
    ("UInt8.max", "255"), ("UInt8.min", "0"), ("Int8.max", "127"), ("Int8.min", "-128"),
    ("UInt16.max", "65535"),
    ("UInt16.min", "0"), ("Int16.max", "32767"), ("Int16.min", "-32768"), ("UInt32.max", "4294967295"),
    ("UInt32.min", "0"), ("Int32.max", "2147483647"), ("Int32.min", "-2147483648"),
    ("UInt.max", "9223372036854775807"), ("UInt.min", "0"), ("UInt64.max", "9223372036854775807"),
    ("UInt64.min", "0"),
  ].map { (name: String, value: String) in Example("Int|" + name, .void, [], value) }
  + [
    ("%g", 0.5, "0.5"), ("%e", 12345.678, "1.234568e+04"), ("%.3g", 1234.5, "1.23e+03"),
    ("%E", 0.00012, "1.200000E-04"), ("%G", 1e-7, "1E-07"), ("%.0e", 15.5, "2e+01"),
    ("%g", 100_000.0, "100000"),
    ("%g", 1e6, "1e+06"), ("%g", 123_456_789.0, "1.23457e+08"), ("%g", 0.0001, "0.0001"),
    ("%10.3e|", 3.14159, " 3.142e+00|"), ("%-12g|", 2.5, "2.5         |"), ("%+g", 2.0, "+2"),
    ("%g", .double(.infinity), "inf"), ("%e", 0.0, "0.000000e+00"), ("%#g", 1.0, "1.00000"),
    ("%#.3g", 2.0, "2.00"), ("%#x", 255, "0xff"), ("%#X", 255, "0XFF"), ("%#o", 8, "010"),
    ("%08x", 255, "000000ff"), ("%#010x", 255, "0x000000ff"),
  ].map { (format: String, value: Value, text: String) in
    Example("String|init(format:_:)", .void, [.string(format), value], "\"" + text + "\"")
  }

let momentExamples = everyday + written + hours + iso + intervals + calendars + numbers
