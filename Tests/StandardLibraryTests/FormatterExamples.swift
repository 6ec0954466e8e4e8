import ScreenTypes

@testable import StandardLibrary

/// 2020-01-01 13:01:02, a Wednesday, which is the day of the tests.
private let instant = Value.date(1_577_883_662)
private let number = Value(DecimalValue(1234.5))

private func dates(_ set: (inout DateFormatterValue) -> Void = { _ in }) -> Value {
  var dates = DateFormatterValue()
  set(&dates)
  return Value(dates)
}

private func numbers(_ set: (inout NumberFormatterValue) -> Void = { _ in }) -> Value {
  var numbers = NumberFormatterValue()
  set(&numbers)
  return Value(numbers)
}

private func distances(_ units: Int, isNamed: Bool = false) -> Value {
  Value(RelativeFormatterValue(units: units, isNamed: isNamed))
}

private func written(_ pattern: String, _ text: String) -> Example {
  Example("DateFormatter|string(from:)", dates { $0.pattern = pattern }, [instant], "\"\(text)\"")
}

private func styled(_ day: Int, _ time: Int, _ text: String, isRelative: Bool = false) -> Example {
  Example(
    "DateFormatter|string(from:)",
    dates { ($0.dateStyle, $0.timeStyle, $0.isRelative) = (day, time, isRelative) },
    [instant], "\"\(text)\"")
}

private func read(_ pattern: String, _ text: String, _ instant: String) -> Example {
  Example("DateFormatter|date(from:)", dates { $0.pattern = pattern }, [.string(text)], instant)
}

private func counted(
  _ style: Int, _ value: Value, _ text: String, _ set: (inout NumberFormatterValue) -> Void = { _ in }
)
  -> Example
{
  Example(
    "NumberFormatter|string(from:)",
    numbers {
      $0.style = style
      set(&$0)
    }, [value], "\"\(text)\"")
}

/// What formatters write and read.
let formatterExamples: [Example] =
  [
    Example("DateFormatter|init()", .void, [], "DateFormatter(styles(0, 0))"),
    written("MMM d, yyyy", "Jan 1, 2020"), written("EEEE d MMMM y", "Wednesday 1 January 2020"),
    written("dd/MM/yy HH:mm:ss.SSS", "01/01/20 13:01:02.000"),
    written("h:mm a 'o''clock' ''", "1:01 PM o\\'clock \\'"),
    written("EEE EEEEE MMMMM LLLL", "Wed W J January"),
    written("yyyy-MM-dd'T'HH:mm:ssZ", "2020-01-01T13:01:02+0000"),
    written("X xx zzz QQQ D G", "Z +0000 GMT Q1 1 AD"), written("k K hh c", "13 1 01 4"),
    written("(d)", "(1)"),
    styled(0, 0, ""), styled(1, 0, "1/1/20"), styled(2, 0, "Jan 1, 2020"), styled(3, 0, "January 1, 2020"),
    styled(4, 0, "Wednesday, January 1, 2020"), styled(0, 1, "1:01\u{202F}PM"),
    styled(0, 2, "1:01:02\u{202F}PM"),
    styled(1, 1, "1/1/20, 1:01\u{202F}PM"), styled(2, 1, "Jan 1, 2020 at 1:01\u{202F}PM"),
    styled(2, 0, "Today", isRelative: true),
    Example(
      "DateFormatter|string(from:)",
      dates {
        $0.pattern = "EEEE, d. MMMM HH:mm"
        ($0.locale, $0.zone) = (LocaleValue("de_DE"), TimeZoneValue(seconds: 3600))
      }, [instant], #""Mittwoch, 1. Januar 14:01""#),
    read("yyyy-MM-dd HH:mm", "2020-01-01 13:01", "2020-01-01 13:01:00 +0000"),
    read("yyyyMMdd", "20200229", "2020-02-29 00:00:00 +0000"), read("yyyy-MM-dd", "2021-02-29", "nil"),
    read("MMM d, yyyy", "March 5, 2021", "2021-03-05 00:00:00 +0000"),
    read("EEEE, d MMM yy h:mm a", "Monday, 5 mar 21 12:30 am", "2021-03-05 00:30:00 +0000"),
    read("yyyy-MM-dd'T'HH:mm:ss.SSSZ", "2020-01-01T13:01:02.500-0530", "2020-01-01 18:31:02 +0000"),
    read("yyyyyyyyyyyyyyyyyyyMM", "922337203685477580701", "nil"),
    read("yyyy", "year", "nil"), read("d.M.", "1.1.x", "nil"),
    Example(
      "DateFormatter|date(from:)", dates { $0.dateStyle = 2 }, ["Jan 31, 2020"], "2020-01-31 00:00:00 +0000"),
    Example(
      "DateFormatter|dateFormat(fromTemplate:options:locale:)", .void, ["jmyMMMMd", 0, .null],
      "\"MMMM d, y, h:mm a\""),
    Example(
      "DateFormatter|setLocalizedDateFormatFromTemplate(_:)", dates(), ["MMMMd"],
      "() | DateFormatter(dateTime.month(wide).day)"),
    Example(
      "DateFormatter|string(from:)", dates { $0.parts = DateFormatValue(template: "EEEMMMd") }, [instant],
      #""Wed, Jan 1""#),
    Example(
      "DateFormatter|localizedString(from:dateStyle:timeStyle:)", .void,
      [
        instant, .choice(TypeID(.builtin("DateFormatter.Style")), 3),
        .choice(TypeID(.builtin("DateFormatter.Style")), 0),
      ],
      #""January 1, 2020""#),
    Example(
      "DateFormatter|monthSymbols", dates { $0.locale = LocaleValue("de") }, [],
      #"["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "#
        + #""November", "Dezember"]"#),
    Example(
      "DateFormatter|shortMonthSymbols", dates(), [],
      #"["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]"#),
    Example(
      "DateFormatter|weekdaySymbols", dates(), [],
      #"["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]"#),
    Example(
      "DateFormatter|shortWeekdaySymbols", dates(), [], #"["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]"#),
    Example("DateFormatter|veryShortWeekdaySymbols", dates(), [], #"["S", "M", "T", "W", "T", "F", "S"]"#),
    Example("DateFormatter|dateFormat", dates { $0.pattern = "y" }, [], #""y""#),
    Example("DateFormatter|dateStyle", dates { $0.dateStyle = 2 }, [], "medium"),
    Example("DateFormatter|timeStyle", dates(), [], "none"),
    Example("DateFormatter|locale", dates(), [], "en_US"),
    Example("DateFormatter|calendar", dates { $0.calendar = .iso8601 }, [], "iso8601 (2)"),
    Example("DateFormatter|timeZone", dates { $0.zone = TimeZoneValue(seconds: 3600) }, [], "GMT+0100"),
    Example("DateFormatter|doesRelativeDateFormatting", dates(), [], "false"),
    Example("DateFormatter|isLenient", dates { $0.isLenient = true }, [], "true"),
    Example("DateFormatter|amSymbol", dates { $0.morning = "am" }, [], #""am""#),
    Example("DateFormatter|pmSymbol", dates(), [], #""PM""#),
  ] + numberExamplesOfFormatters + otherExamples

private let numberExamplesOfFormatters: [Example] = [
  Example("NumberFormatter|init()", .void, [], "NumberFormatter(style: 0)"),
  counted(0, number, "1234"), counted(1, number, "1,234.5"), counted(2, number, "$1,234.50"),
  counted(3, 0.256, "26%"), counted(1, 12.34567, "12.346"), counted(2, 3, "€3.00") { $0.currency = "EUR" },
  counted(2, 3, "★3") { ($0.symbol, $0.maximumFraction) = ("★", 0) },
  counted(1, 2, "2.00") { $0.minimumFraction = 2 }, counted(0, 7, "007") { $0.minimumInteger = 3 },
  counted(1, number, "001,234.5") { $0.minimumInteger = 6 },
  counted(2, -1234, "-$0,001,234.00") { $0.minimumInteger = 7 },
  counted(0, 5, "5") { ($0.minimumInteger, $0.minimumFraction, $0.maximumFraction) = (.min, .min, .min) },
  counted(1, number, "1234.5") { $0.isGrouped = false },
  counted(1, number, "1 234,5") { ($0.group, $0.point) = (" ", ",") },
  counted(2, number, "1.234,50\u{A0}€") { $0.locale = LocaleValue("de_DE") },
  Example("NumberFormatter|string(for:)", numbers { $0.style = 1 }, [5000], #""5,000""#),
  Example("NumberFormatter|string(for:)", numbers(), ["text"], "nil"),
  Example("NumberFormatter|number(from:)", numbers { $0.style = 1 }, ["1,234.5"], "1234.5"),
  Example("NumberFormatter|number(from:)", numbers { $0.style = 2 }, ["$3.20"], "3.2"),
  Example("NumberFormatter|number(from:)", numbers { $0.style = 2 }, ["-$3.20"], "-3.2"),
  Example(
    "NumberFormatter|number(from:)",
    numbers { ($0.style, $0.locale) = (2, LocaleValue("de_DE")) }, ["-1.012,50\u{A0}€"], "-1012.5"),
  Example("NumberFormatter|number(from:)", numbers { $0.style = 3 }, ["25%"], "0.25"),
  Example("NumberFormatter|number(from:)", numbers(), ["many"], "nil"),
  Example(
    "NumberFormatter|localizedString(from:number:)", .void,
    [number, .choice(TypeID(.builtin("NumberFormatter.Style")), 1)], #""1,234.5""#),
  Example("NumberFormatter|numberStyle", numbers { $0.style = 3 }, [], "percent"),
  Example("NumberFormatter|minimumFractionDigits", numbers { $0.style = 2 }, [], "2"),
  Example("NumberFormatter|maximumFractionDigits", numbers { $0.style = 1 }, [], "3"),
  Example("NumberFormatter|minimumIntegerDigits", numbers(), [], "1"),
  Example("NumberFormatter|usesGroupingSeparator", numbers { $0.style = 1 }, [], "true"),
  Example("NumberFormatter|groupingSize", numbers { $0.groupingSize = 4 }, [], "4"),
  Example("NumberFormatter|generatesDecimalNumbers", numbers(), [], "false"),
  Example("NumberFormatter|groupingSeparator", numbers(), [], #"",""#),
  Example("NumberFormatter|decimalSeparator", numbers { $0.locale = LocaleValue("de") }, [], #"",""#),
  Example("NumberFormatter|currencyCode", numbers(), [], #""USD""#),
  Example("NumberFormatter|currencyDecimalSeparator", numbers { $0.locale = LocaleValue("de") }, [], #"",""#),
  Example(
    "NumberFormatter|currencyGroupingSeparator", numbers { $0.locale = LocaleValue("de") }, [], #"".""#),
  Example("NumberFormatter|currencySymbol", numbers { $0.currency = "GBP" }, [], #""£""#),
  Example("NumberFormatter|locale", numbers(), [], "en_US"),
  Example("NumberFormatter|formatterBehavior", numbers(), [], "behavior10_4"),
  Example("NSDecimalNumber|init(value:)#1", .void, [3], "3"),
  Example("NSDecimalNumber|init(integerLiteral:)", .void, [3], "3"),
  Example("NSDecimalNumber|init(floatLiteral:)", .void, [2.5], "2.5"),
  Example("NSDecimalNumber|init(booleanLiteral:)", .void, [true], "1"),
]

private let otherExamples: [Example] = [
  Example("RelativeDateTimeFormatter|init()", .void, [], "RelativeDateTimeFormatter(0, numeric)"),
  Example(
    "RelativeDateTimeFormatter|localizedString(for:relativeTo:)", distances(0),
    [instant, .date(1_577_890_862)],
    #""2 hours ago""#),
  Example(
    "RelativeDateTimeFormatter|localizedString(fromTimeInterval:)", distances(0, isNamed: true), [-86_400.0],
    #""yesterday""#),
  Example(
    "RelativeDateTimeFormatter|localizedString(fromTimeInterval:)", distances(2), [10_800.0], #""in 3 hr.""#),
  Example(
    "RelativeDateTimeFormatter|localizedString(fromTimeInterval:)", distances(3), [-10_800.0], #""3h ago""#),
  Example("RelativeDateTimeFormatter|unitsStyle", distances(3), [], "abbreviated"),
  Example("RelativeDateTimeFormatter|dateTimeStyle", distances(0, isNamed: true), [], "named"),
  Example("RelativeDateTimeFormatter|locale", distances(0), [], "en_US"),
  Example("ISO8601DateFormatter|init()", .void, [], "ISO8601DateFormatter()"),
  Example(
    "ISO8601DateFormatter|string(from:)", Value(ISOFormatterValue()), [instant], #""2020-01-01T13:01:02Z""#),
  Example(
    "ISO8601DateFormatter|string(from:timeZone:formatOptions:)", .void,
    [
      instant, Value(TimeZoneValue(seconds: 3600)),
      .array(ArrayBox([library("ISO8601DateFormatter.Options", "withInternetDateTime")])),
    ],
    #""2020-01-01T14:01:02+01:00""#),
  Example(
    "ISO8601DateFormatter|date(from:)", Value(ISOFormatterValue()), ["2020-01-01T13:01:02+01:00"],
    "2020-01-01 12:01:02 +0000"),
  Example("ISO8601DateFormatter|date(from:)", Value(ISOFormatterValue()), ["2020"], "nil"),
  Example(
    "ISO8601DateFormatter|date(from:)", Value(ISOFormatterValue(options: [0, 3])),
    ["2020-01-01T13:01:02.5Z"], "2020-01-01 13:01:02 +0000"),
  Example(
    "ISO8601DateFormatter|string(from:)",
    Value(ISOFormatterValue(options: [1], zone: TimeZoneValue(seconds: 39_600))), [instant],
    #""2020-01-02""#),
  Example(
    "ISO8601DateFormatter|formatOptions", Value(ISOFormatterValue()), [], "withInternetDateTime"),
  Example("ISO8601DateFormatter|timeZone", Value(ISOFormatterValue()), [], "GMT"),
  Example("TimeZone|init(secondsFromGMT:)", .void, [3600], "GMT+0100"),
  Example("TimeZone|init(abbreviation:)", .void, ["JST"], "GMT+0900"),
  Example("TimeZone|init(abbreviation:)", .void, ["NOWHERE"], "nil"),
  Example("TimeZone|gmt", .void, [], "GMT"),
]
