import ScreenTypes

extension StandardLibrary {
  /// How the time between two dates is written.
  static let dateRangeMembers: [LibraryMember] = [
    LibraryMember(
      .staticProperty, of: "Date.FormatStyle", "interval: Date.FormatStyle", isTotal: true,
      "The parts that are asked for of both dates of a range."
    ) { _ in
      Value(DateFormatValue())
    },
    LibraryMember(
      .method, of: "Range<Date>", "formatted() -> String",
      "Both dates, such as `1/1/2020, 1:00 PM – 1/2/2020, 1:00 PM`."
    ) { call in
      .string(call.texts(DateFormatValue()))
    },
    LibraryMember(
      .method, of: "Range<Date>", "formatted(_ format: Date.FormatStyle) -> String",
      "Both dates as a format writes them; of two days of one month the month stands once: `Jan 5 – 9`."
    ) { call in
      .string(call.texts(call.content(0) ?? DateFormatValue()))
    },
    LibraryMember(
      .method, of: "Range<Date>",
      "formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String",
      "Both dates with as much of the day and the time as is said."
    ) { call in
      var format = DateFormatValue()
      format.kind = .styles(day: call.choice(0) ?? 1, time: call.choice(1) ?? 1)
      return .string(call.texts(format))
    },
  ]
}

extension LibraryCall {
  /// The bounds that this is called on, as a format writes them; once where they are alike.
  fileprivate func texts(_ format: DateFormatValue) -> String {
    guard case .range(let range) = receiver else { return "" }
    func text(_ bound: Value, _ format: DateFormatValue) -> String {
      format.text(bound.seconds ?? 0, now: host.now, host.locale)
    }
    let (first, last) = (text(range.lower, format), text(range.upper, format))
    if first == last { return first }
    let dash = "\u{2009}–\u{2009}"
    var month = DateFormatValue()
    (month.month, month.locale) = (format.month, format.locale)
    var day = DateFormatValue()
    (day.day, day.locale) = (format.day, format.locale)
    var both = month
    both.day = format.day
    var year = month
    year.year = false
    if format == both, first == "\(text(range.lower, month)) \(text(range.lower, day))",
      text(range.lower, year) == text(range.upper, year)
    {
      return first + dash + text(range.upper, day)
    }
    return first + dash + last
  }
}
