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
      .string(call.texts(of: call.receiver, DateFormatValue()))
    },
    LibraryMember(
      .method, of: "Range<Date>", "formatted(_ format: Date.FormatStyle) -> String",
      "Both dates as a format writes them; what both have in common stands once: `Jan 5 – 9`."
    ) { call in
      .string(call.texts(of: call.receiver, call.content(0) ?? DateFormatValue()))
    },
    LibraryMember(
      .method, of: "Range<Date>",
      "formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String",
      "Both dates with as much of the day and the time as is said."
    ) { call in
      var format = DateFormatValue()
      format.kind = .styles(day: call.choice(0) ?? 1, time: call.choice(1) ?? 1)
      return .string(call.texts(of: call.receiver, format))
    },
  ]
}

extension LibraryCall {
  /// The bounds of a range of dates, as a format writes them; once where they are alike.
  func texts(of dates: Value, _ format: DateFormatValue) -> String {
    guard case .range(let range) = dates else { return "" }
    let (lower, upper) = (range.lower.seconds ?? 0, range.upper.seconds ?? 0)
    let forms = format.locale.map { LocaleForms($0.identifier) } ?? host.locale
    if forms.language == "en", forms.order == .american, format.isOfParts {
      return DateIntervalText(lower, upper, format, now: host.now, host.locale).text
    }
    let first = format.text(lower, now: host.now, host.locale)
    let last = format.text(upper, now: host.now, host.locale)
    return first == last ? first : first + "\u{2009}–\u{2009}" + last
  }
}
