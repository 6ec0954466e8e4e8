import ScreenTypes

@testable import StandardLibrary

private let calendar = Value(CalendarValue())
private let zone = Value(TimeZoneValue(seconds: -19_800))
private let seoul = Value(TimeZoneValue(seconds: 32_400))
private func component(_ part: CalendarPart) -> Value {
  .choice(TypeID(.builtin("Calendar.Component")), Int32(part.rawValue))
}
private func date(_ values: [CalendarPart: Int]) -> Value { Value(DateComponentsValue(values)) }
private func interval(_ start: Double, _ end: Double) -> Value {
  Value(DateIntervalValue(start: start, end: end))
}

/// Names of days and months, parts of dates by name, zones.
let dayPartExamples: [Example] =
  [
    Example("Calendar|amSymbol", calendar, [], #""AM""#),
    Example("Calendar|identifier", calendar, [], "gregorian"),
    Example("Calendar|maximumRange(of:)", calendar, [component(.day)], "1..<32"),
    Example("Calendar|maximumRange(of:)", calendar, [component(.era)], "nil"),
    Example("Calendar|pmSymbol", calendar, [], #""PM""#),
    Example(
      "Calendar|shortStandaloneMonthSymbols", calendar, [],
      #"["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]"#),
    Example(
      "Calendar|veryShortStandaloneMonthSymbols", calendar, [],
      #"["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]"#),
    Example(
      "Calendar|standaloneMonthSymbols", calendar, [],
      #"["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "#
        + #""November", "December"]"#),
    Example(
      "Calendar|standaloneWeekdaySymbols", calendar, [],
      #"["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]"#),
    Example(
      "Calendar|shortStandaloneWeekdaySymbols", calendar, [],
      #"["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]"#),
    Example(
      "Calendar|veryShortStandaloneWeekdaySymbols", calendar, [], #"["S", "M", "T", "W", "T", "F", "S"]"#),
    Example("DateComponents|value(for:)", date([.day: 3]), [component(.day)], "3"),
    Example("DateComponents|value(for:)", date([.day: 3]), [component(.month)], "nil"),
    Example(
      "DateComponents|setValue(_:for:)", date([.day: 3]), [4, component(.month)], "() | month: 4 day: 3"),
    Example("DateComponents|setValue(_:for:)", date([.day: 3]), [.null, component(.day)], "() | "),
    Example("DateComponents|isValidDate", date([.year: 2024, .month: 2, .day: 29]), [], "true"),
    Example("DateComponents|isValidDate", date([.year: 2023, .month: 2, .day: 29]), [], "false"),
    Example("DateComponents|isValidDate(in:)", date([.hour: 24]), [calendar], "false"),
    Example("DateComponents|isValidDate(in:)", date([.hour: 23]), [calendar], "true"),
    Example(
      "DateInterval|init()", .void, [], "2020-01-01 00:00:00 +0000 to 2020-01-01 00:00:00 +0000"),
    Example(
      "DateInterval|intersection(with:)", interval(0, 60), [interval(30, 90)],
      "1970-01-01 00:00:30 +0000 to 1970-01-01 00:01:00 +0000"),
    Example("DateInterval|intersection(with:)", interval(0, 60), [interval(70, 90)], "nil"),
    Example("TimeZone|abbreviation()", seoul, [], #""GMT+9""#),
    Example("TimeZone|abbreviation()", zone, [], #""GMT-5:30""#),
    Example("TimeZone|abbreviation(for:)", Value(TimeZoneValue(seconds: 0)), [.date(0)], #""GMT""#),
    Example("TimeZone|isDaylightSavingTime()", seoul, [], "false"),
    Example("TimeZone|isDaylightSavingTime(for:)", seoul, [.date(0)], "false"),
    Example("TimeZone|secondsFromGMT(for:)", seoul, [.date(0)], "32400"),
    Example(
      "TimeZone|knownTimeZoneIdentifiers", .void, [],
      #"["Africa/Abidjan", "Africa/Johannesburg", "Africa/Lagos", "Africa/Nairobi", "#
        + #""America/Argentina/Buenos_Aires", "America/Bogota", "America/Lima", "America/Phoenix", "#
        + #""America/Sao_Paulo", "Asia/Bangkok", "Asia/Calcutta", "Asia/Dhaka", "Asia/Dubai", "#
        + #""Asia/Ho_Chi_Minh", "Asia/Hong_Kong", "Asia/Jakarta", "Asia/Karachi", "Asia/Kathmandu", "#
        + #""Asia/Kolkata", "Asia/Manila", "Asia/Riyadh", "Asia/Seoul", "Asia/Shanghai", "Asia/Singapore", "#
        + #""Asia/Taipei", "Asia/Tokyo", "Australia/Brisbane", "Australia/Perth", "Etc/GMT", "Etc/UTC", "#
        + #""Europe/Istanbul", "Europe/Moscow", "Pacific/Honolulu"]"#),
  ]

private func url(_ text: String) -> Value { Value(URLValue(text)) }
private let page = url("https://me@a.com/b/c.txt?q=1#x")
/// The codes of all regions as texts.
private let regions = LocaleForms.regionCodes.map { "\"\($0)\"" }.joined(separator: ", ")

private let german = Value(LocaleValue("de_DE"))

/// Addresses that change, and what an app can ask of its surroundings.
let surroundingsExamples: [Example] =
  [
    Example("URL|absoluteURL", page, [], "https://me@a.com/b/c.txt?q=1#x"),
    Example("URL|standardized", page, [], "https://me@a.com/b/c.txt?q=1#x"),
    Example("URL|standardized", url("https://a.com/b/../c/./d"), [], "https://a.com/c/d"),
    Example("URL|standardized", url("https://a.com/../c/.."), [], "https://a.com/"),
    Example("URL|append(component:)", url("https://a.com/b"), ["d"], "() | https://a.com/b/d"),
    Example("URL|append(component:)", url("https://a.com/b"), ["d/e"], "() | https://a.com/b/d%2Fe"),
    Example("URL|append(path:)", url("https://a.com/b"), ["d/e"], "() | https://a.com/b/d/e"),
    Example("URL|appendPathComponent(_:)", url("https://a.com"), ["d"], "() | https://a.com/d"),
    Example("URL|appendPathExtension(_:)", url("https://a.com/b"), ["txt"], "() | https://a.com/b.txt"),
    Example("URL|appendingPathExtension(_:)", url("https://a.com/b?q"), ["txt"], "https://a.com/b.txt?q"),
    Example("URL|appendingPathExtension(_:)", url("https://a.com/b/"), ["txt"], "https://a.com/b.txt/"),
    Example("URL|appendingPathExtension(_:)", url("https://a.com"), ["txt"], "https://a.com"),
    Example("URL|deleteLastPathComponent()", url("https://a.com/b/c"), [], "() | https://a.com/b/"),
    Example("URL|deletePathExtension()", url("https://a.com/b.txt"), [], "() | https://a.com/b"),
    Example(
      "URL|append(queryItems:)", url("https://a.com?a=1"),
      [[library("URLQueryItem", "init", ["b", "2"])]], "() | https://a.com?a=1&b=2"),
    Example("URL|relativePath", url("https://a.com/b%20c"), [], #""/b c""#),
    Example("URL|isFileURL", url("file:///a"), [], "true"),
    Example("URL|isFileURL", page, [], "false"),
    Example("URL|hasDirectoryPath", url("https://a.com/b/"), [], "true"),
    Example("URL|hasDirectoryPath", page, [], "false"),
    Example("URL|user", page, [], #""me""#),
    Example("URL|user", url("https://a.com"), [], "nil"),
    Example("Locale|autoupdatingCurrent", .void, [], "en_US"),
    Example("Locale|preferredLanguages", .void, [], #"["en-US"]"#),
    Example("Locale|isoRegionCodes", .void, [], "[\(regions)]"),
    Example("NSLocale|isoCountryCodes", .void, [], "[\(regions)]"),
    Example("NSLocale|current", .void, [], "en_US"),
    Example(
      "Locale.Region|isoRegions", .void, [], "[\(LocaleForms.regionCodes.joined(separator: ", "))]"),
    Example("Locale|usesMetricSystem", german, [], "true"),
    Example("Locale|usesMetricSystem", Value(LocaleValue("en_US")), [], "false"),
    Example("Locale|calendar", german, [], "gregorian (2)"),
    Example("ProcessInfo|systemUptime", .void, [], "1577836800.0"),
    Example("ProcessInfo|processorCount", .void, [], "1"),
    Example("ProcessInfo|processName", .void, [], #""App""#),
    Example("ProcessInfo|operatingSystemVersionString", .void, [], #""Version 0""#),
    Example("ProcessInfo|isMacCatalystApp", .void, [], "false"),
    Example("Timer|tolerance", library("Timer", "init"), [], "0.0"),
    Example("MainActor|assumeIsolated(_:)", .void, [function { _ in 7 }], "7"),
    Example("OperationQueue|addOperation(_:)", .void, [function { _ in 7 }], "()"),
  ]
