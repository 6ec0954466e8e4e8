import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// How dates are written: `.dateTime.month(.wide).day()`.
  static let dateFormatMembers: [LibraryMember] =
    [
      LibraryMember(
        .method, of: "Date", "formatted(_ format: Date.FormatStyle) -> String",
        "The date as a format writes it, in UTC."
      ) { call in
        let format: DateFormatValue = call.content(0) ?? DateFormatValue()
        return .string(format.text(call.receiver.seconds ?? 0, now: call.host.now, call.host.locale))
      },
      LibraryMember(
        .staticProperty, of: "Date.FormatStyle", "dateTime: Date.FormatStyle",
        "The parts that are asked for; the day and time where none is."
      ) { _ in
        Value(DateFormatValue())
      },
      LibraryMember(
        .initializer, of: "Date.FormatStyle",
        "init(date: Date.FormatStyle.DateStyle? = nil, time: Date.FormatStyle.TimeStyle? = nil, locale: Locale? = nil)",
        "As much of the day and the time as is said, or the parts that are asked for; of a `Date.ISO8601FormatStyle` `.iso8601`."
      ) { call in
        var format = DateFormatValue()
        if call.typeName == isoName { format.kind = .iso8601 }
        let (day, time) = (call.choice(0), call.choice(1))
        if day != nil || time != nil { format.kind = .styles(day: day ?? 0, time: time ?? 0) }
        format.locale = call.content(2)
        return Value(format)
      },
      LibraryMember(
        .initializer, of: "Date.FormatStyle",
        "init(dateSeparator: Date.ISO8601FormatStyle.DateSeparator = .dash, "
          + "dateTimeSeparator: Date.ISO8601FormatStyle.DateTimeSeparator = .standard, "
          + "timeSeparator: Date.ISO8601FormatStyle.TimeSeparator = .colon, "
          + "timeZoneSeparator: Date.ISO8601FormatStyle.TimeZoneSeparator = .omitted, "
          + "includingFractionalSeconds: Bool = false)",
        isTotal: true,
        "`2020-01-31T13:05:00Z`, with other marks between its parts or with fractions of a second: a `Date.ISO8601FormatStyle`."
      ) { call in
        var format = DateFormatValue()
        format.kind = .iso8601
        format.iso.joinsDay = call.choice(0) == 1
        format.iso.isSpaced = call.choice(1) == 1
        format.iso.joinsTime = call.choice(2) == 1
        format.iso.hasFraction = call.bool(4)
        return Value(format)
      },
      LibraryMember(
        .staticProperty, of: "Date.FormatStyle", "iso8601: Date.FormatStyle", "`2020-01-31T13:05:00Z`."
      ) { _ in
        var format = DateFormatValue()
        format.kind = .iso8601
        return Value(format)
      },
      LibraryMember(
        .staticMethod, of: "Date.FormatStyle",
        "relative(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide) "
          + "-> Date.FormatStyle", "How long ago or ahead: `yesterday`, `2 hours ago`."
      ) { call in
        relativeFormat(call)
      },
      LibraryMember(
        .initializer, of: "Date.FormatStyle",
        "init(presentation: Date.RelativeFormatStyle.Presentation, unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide)",
        "How long ago or ahead: `yesterday`, `2 hours ago`."
      ) { call in
        relativeFormat(call)
      },
      LibraryMember(
        .initializer, of: "Date", "init(_ value: String, strategy: Date.FormatStyle)",
        "The date that a text is which the style writes; throws for any other text."
      ) { call in
        let format = call.content(1, DateFormatValue.self) ?? DateFormatValue()
        guard let instant = format.instant(call.string(0), call.host.locale) else {
          throw call.host.failure("`\(call.string(0))` is no date of this form.")
        }
        return .date(instant)
      },
      LibraryMember(
        .method, of: "Date.FormatStyle", "parse(_ value: String) -> Date",
        "The date that a text is which the style writes; throws for any other text."
      ) { call in
        let format = call.receiver.content(DateFormatValue.self) ?? DateFormatValue()
        guard let instant = format.instant(call.string(0), call.host.locale) else {
          throw call.host.failure("`\(call.string(0))` is no date of this form.")
        }
        return .date(instant)
      },
      LibraryMember(
        .method, of: "Date.FormatStyle", "format(_ value: Date) -> String", "A date as the format writes it."
      ) { call in
        let format = call.receiver.content(DateFormatValue.self) ?? DateFormatValue()
        return .string(format.text(call.arguments[0].seconds ?? 0, now: call.host.now, call.host.locale))
      },
      LibraryMember(
        .method, of: "Date.FormatStyle", "locale(_ locale: Locale) -> Date.FormatStyle",
        "The format in the words and order of a locale."
      ) { call in
        var format = call.receiver.content(DateFormatValue.self) ?? DateFormatValue()
        format.locale = call.content(0)
        return Value(format)
      },
      with("year(_ format: Date.FormatStyle.Symbol.Year = .defaultDigits)", "the year") {
        $0.year = $1 == 1
      },
      with("month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated)", "the month") {
        $0.month = DateFormatValue.Width(rawValue: $1)
      },
      with("day(_ format: Date.FormatStyle.Symbol.Day = .defaultDigits)", "the day of the month") {
        $0.day = $1 == 1
      },
      with("weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated)", "the day of the week") {
        $0.weekday = DateFormatValue.Width(rawValue: $1)
      },
    ] + clock + hours + isoFormats

  /// True for a type with names that are types of their own in Swift, and whose members ask for the name by which they are called.
  public static func tellsTypesByName(_ type: TypeID) -> Bool {
    type == .int || type == LibraryTypes.dateFormat
  }

  private static let isoName = Name("ISO8601FormatStyle")

  private static func relativeFormat(_ call: LibraryCall) -> Value {
    var format = DateFormatValue()
    format.kind = .relative(isNamed: call.choice(0) == 1, units: call.choice(1) ?? 0)
    return Value(format)
  }

  private static let clock: [LibraryMember] = [
    with("minute(_ format: Date.FormatStyle.Symbol.Minute = .defaultDigits)", "the minute") {
      $0.minute = $1 == 1
    },
    with("second(_ format: Date.FormatStyle.Symbol.Second = .defaultDigits)", "the second") {
      $0.second = $1 == 1
    },
    LibraryMember(
      .method, of: "Date.FormatStyle",
      "hour(_ format: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle",
      "The format with the hour."
    ) { call in
      let hour = call.content(0, HourSymbol.self)?.hour ?? DateFormatValue.Hour()
      return call.format { $0.hour = hour }
    },
  ]

  private static let hours: [LibraryMember] =
    [
      ("defaultDigits", false), ("twoDigits", true), ("conversationalDefaultDigits", false),
      ("conversationalTwoDigits", true),
    ].map { (name: String, isPadded: Bool) in
      LibraryMember(
        .staticMethod, of: "Date.FormatStyle.Symbol.Hour",
        name + "(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour",
        isTotal: true,
        isPadded
          ? "An hour of two digits, and how the half of the day is written after it."
          : "An hour, and how the half of the day is written after it."
      ) { call in
        let half = DateFormatValue.Hour.Half(rawValue: call.choice(0) ?? 0) ?? .abbreviated
        return Value(HourSymbol(hour: DateFormatValue.Hour(isPadded: isPadded, half: half)))
      }
    }
    + [("defaultDigitsNoAMPM", false), ("twoDigitsNoAMPM", true)].map { (name: String, isPadded: Bool) in
      LibraryMember(
        .staticProperty, of: "Date.FormatStyle.Symbol.Hour", name + ": Date.FormatStyle.Symbol.Hour",
        "An hour without the half of the day."
      ) { _ in
        Value(HourSymbol(hour: DateFormatValue.Hour(isPadded: isPadded, half: .omitted)))
      }
    }

  private static let isoFormats: [LibraryMember] = [
    iso("weekOfYear()", "the number of the week") { iso, _ in iso.hasWeek = true },
    iso("time(includingFractionalSeconds: Bool)", "the time of day") { iso, call in
      iso.time = call.bool(0)
    },
    iso("timeZone(separator: Date.ISO8601FormatStyle.TimeZoneSeparator)", "the zone, UTC") { iso, _ in
      iso.hasZone = true
    },
    iso(
      "dateSeparator(_ separator: Date.ISO8601FormatStyle.DateSeparator)",
      "or without dashes between the parts of the day"
    ) { iso, call in iso.joinsDay = call.choice(0) == 1 },
    iso(
      "timeSeparator(_ separator: Date.ISO8601FormatStyle.TimeSeparator)",
      "or without colons between the parts of the time"
    ) { iso, call in iso.joinsTime = call.choice(0) == 1 },
    iso(
      "dateTimeSeparator(_ separator: Date.ISO8601FormatStyle.DateTimeSeparator)",
      "`T` or a blank between the day and the time"
    ) { iso, call in iso.isSpaced = call.choice(0) == 1 },
  ]

  /// A method that adds a part to an ISO 8601 format.
  private static func iso(
    _ signature: String, _ part: String,
    _ change: @escaping @Sendable (inout ISOParts, LibraryCall) -> Void
  ) -> LibraryMember {
    LibraryMember(
      .method, of: "Date.FormatStyle", signature + " -> Date.FormatStyle",
      "The format with " + part + ", where it is that of ISO 8601."
    ) { call in
      call.format { change(&$0.iso, call) }
    }
  }

  /// A method that adds a part to the format.
  private static func with(
    _ signature: String, _ part: String, _ change: @escaping @Sendable (inout DateFormatValue, Int) -> Void
  ) -> LibraryMember {
    LibraryMember(
      .method, of: "Date.FormatStyle", signature + " -> Date.FormatStyle", "The format with \(part)."
    ) {
      call in
      call.format { change(&$0, call.choice(0) ?? 0) }
    }
  }
}

extension LibraryCall {
  /// The format that this is called on, with a change.
  fileprivate func format(_ change: (inout DateFormatValue) -> Void) -> Value {
    var format = receiver.content(DateFormatValue.self) ?? DateFormatValue()
    // With a part that is asked for, nothing but such parts is written.
    if case .styles = format.kind { format.kind = .parts }
    change(&format)
    return Value(format)
  }
}

/// The content of a `Date.FormatStyle.Symbol.Hour`.
private struct HourSymbol: OpaqueContent, Hashable {
  let hour: DateFormatValue.Hour
  var type: TypeID { .library("Date.FormatStyle.Symbol.Hour") }
  var description: String {
    (hour.isPadded ? "twoDigits" : "defaultDigits") + "(amPM: \(hour.half))"
  }
}
