import ScreenTypes

extension StandardLibrary {
  /// Texts of values that are no words: dates, numbers, amounts and lengths of time, as a style, a format or a formatter writes
  /// them.
  static let textFormatMembers: [LibraryMember] =
    [
      made(of: "_ date: Date, style: Text.DateStyle", "A date or time as text.") { call in
        DateStyleText.text(
          call.arguments[0].seconds ?? 0, style: .init(call.arguments[1]), now: call.host.now,
          locale: call.host.locale)
      },
      made(of: "_ input: Date, format: Date.FormatStyle", "A date as a format writes it.") { call in
        let format: DateFormatValue = call.content(1) ?? DateFormatValue()
        return format.text(call.arguments[0].seconds ?? 0, now: call.host.now, call.host.locale)
      },
      number("Int") { $0.text($1.int(0), $1.host.locale) },
      number("Double") { $0.text($1.double(0), $1.host.locale) },
      number("Decimal") { $0.text($1.content(0, DecimalValue.self) ?? .nan, $1.host.locale) },
      made(of: "_ dates: ClosedRange<Date>", "Two dates with what lies between them.") { call in
        call.texts(of: call.arguments[0], DateFormatValue())
      },
      made(of: "_ interval: DateInterval", "The first and the last instant of a span of time.") { call in
        let interval = call.content(0, DateIntervalValue.self)
        let range = RangeBox(
          lower: .date(interval?.start ?? 0), upper: .date(interval?.end ?? 0), isClosed: true)
        return call.texts(of: .range(range), DateFormatValue())
      },
      made(
        of:
          "timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true",
        "What is left of a span of time, or has gone of it, as a timer shows it."
      ) { call in
        let span = TimerSpan(
          call.arguments[0], countsDown: call.isOmitted(2) || call.bool(2),
          at: call.arguments[1].seconds ?? call.host.now)
        return DateStyleText.timer(
          span?.shown ?? 0, showsHours: call.isOmitted(3) || call.bool(3), call.host.locale)
      },
      made(
        of: "_ input: Duration, format: Duration.TimeFormatStyle", "A length of time as a format writes it."
      ) {
        call in
        let format: DurationFormatValue = call.content(1) ?? DurationFormatValue()
        return format.text(call.content(0, DurationValue.self)?.seconds ?? 0, call.host.locale)
      },
      made(of: "_ input: [String], format: ListFormat", "Texts as a sentence lists them.") { call in
        let texts = (call.arguments[0].elements ?? []).map { $0.text ?? "" }
        return call.host.locale.list(texts, isChoice: call.arguments[1].isCase(LibraryCases.ListType.or))
      },
      made(of: "_ input: Date, formatter: DateFormatter", "A date as a formatter writes it.") { call in
        let formatter: DateFormatterValue? = call.content(1)
        return formatter?.text(call.arguments[0].seconds ?? 0, now: call.host.now, call.host.locale) ?? ""
      },
      made(of: "_ input: NSNumber, formatter: NumberFormatter", "A number as a formatter writes it.") {
        call in
        let formatter: NumberFormatterValue? = call.content(1)
        return formatter?.text(call.arguments[0], call.host.locale) ?? ""
      },
    ]
    + MeasuredDimension.all.map { dimension in
      made(
        of: "_ input: Measurement<\(dimension.name)>, format: MeasurementFormat",
        "An amount as a format writes it."
      ) { call in
        let format: MeasurementFormatValue = call.content(1) ?? MeasurementFormatValue()
        return call.content(0, MeasurementValue.self)?.text(format, call.host.locale) ?? ""
      }
    }

  private static func made(
    of parameters: String, _ documentation: String, _ text: @escaping @Sendable (LibraryCall) -> String
  ) -> LibraryMember {
    LibraryMember(.initializer, of: "Text", "init(\(parameters))", documentation) { call in
      Value(TextValue(text(call)))
    }
  }

  /// A number of a type as a text.
  private static func number(
    _ type: String, _ text: @escaping @Sendable (NumberFormatValue, LibraryCall) -> String
  ) -> LibraryMember {
    made(of: "_ input: \(type), format: NumberFormat", "A number as a format writes it.") { call in
      text(call.content(1) ?? NumberFormatValue(), call)
    }
  }
}
