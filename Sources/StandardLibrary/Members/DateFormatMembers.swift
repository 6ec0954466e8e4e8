import ScreenTypes

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
        "As much of the day and the time as is said, or the parts that are asked for."
      ) { call in
        var format = DateFormatValue()
        let (day, time) = (call.choice(0), call.choice(1))
        if day != nil || time != nil { format.kind = .styles(day: day ?? 0, time: time ?? 0) }
        format.locale = call.content(2)
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
        "relative(presentation: Date.RelativeFormatStyle.Presentation) -> Date.FormatStyle",
        "How long ago or ahead: `yesterday`, `2 hours ago`."
      ) { call in
        var format = DateFormatValue()
        format.kind = .relative(isNamed: call.choice(0) == 1)
        return Value(format)
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
    ] + clock

  private static let clock: [LibraryMember] = [
    with("hour(_ format: Date.FormatStyle.Symbol.Hour = .defaultDigits)", "the hour") { format, _ in
      format.hour = true
    },
    with("minute(_ format: Date.FormatStyle.Symbol.Minute = .twoDigits)", "the minute") { format, _ in
      format.minute = true
    },
    with("second(_ format: Date.FormatStyle.Symbol.Second = .twoDigits)", "the second") { format, _ in
      format.second = true
    },
  ]

  /// A method that adds a part to the format.
  private static func with(
    _ signature: String, _ part: String, _ change: @escaping @Sendable (inout DateFormatValue, Int) -> Void
  ) -> LibraryMember {
    LibraryMember(
      .method, of: "Date.FormatStyle", signature + " -> Date.FormatStyle", "The format with \(part)."
    ) {
      call in
      var format = call.receiver.content(DateFormatValue.self) ?? DateFormatValue()
      // With a part that is asked for, nothing but such parts is written.
      if case .styles = format.kind { format.kind = .parts }
      change(&format, call.choice(0) ?? 0)
      return Value(format)
    }
  }
}
