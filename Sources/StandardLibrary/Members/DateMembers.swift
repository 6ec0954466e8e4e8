import ScreenTypes

extension StandardLibrary {
  /// Dates, in UTC.
  static let dateMembers: [LibraryMember] = [
    LibraryMember(.initializer, of: "Date", "init()", "The instant for which screens are compiled.") { call in
      .date(call.host.now)
    },
    LibraryMember(
      .initializer, of: "Date", "init(timeIntervalSince1970: Double)", "An instant in seconds since 1970."
    ) { call in
      .date(call.double(0))
    },
    LibraryMember(
      .initializer, of: "Date", "init(timeIntervalSinceReferenceDate: Double)",
      "An instant in seconds since the start of 2001."
    ) { call in
      .date(call.double(0) + referenceDate)
    },
    LibraryMember(
      .initializer, of: "Date", "init(timeIntervalSinceNow: Double)", "An instant in seconds from now."
    ) { call in
      .date(call.host.now + call.double(0))
    },
    LibraryMember(
      .staticProperty, of: "Date", "now: Date", "The instant for which screens are compiled."
    ) { call in
      .date(call.host.now)
    },
    LibraryMember(
      .staticProperty, of: "Date", "timeIntervalSinceReferenceDate: Double",
      "The seconds from the start of 2001 to the instant for which screens are compiled."
    ) { call in
      .double(call.host.now - referenceDate)
    },
    LibraryMember(.staticProperty, of: "Date", "distantPast: Date", "An instant long ago.") { _ in
      .date(-62_135_596_800)
    },
    LibraryMember(.staticProperty, of: "Date", "distantFuture: Date", "An instant far ahead.") { _ in
      .date(64_092_211_200)
    },
    LibraryMember(
      .property, of: "Date", "timeIntervalSince1970: Double", "The seconds since 1970."
    ) { call in
      .double(call.receiver.seconds ?? 0)
    },
    LibraryMember(
      .property, of: "Date", "timeIntervalSinceReferenceDate: Double", "The seconds since the start of 2001."
    ) { call in
      .double((call.receiver.seconds ?? 0) - referenceDate)
    },
    LibraryMember(.property, of: "Date", "timeIntervalSinceNow: Double", "The seconds from now.") { call in
      .double((call.receiver.seconds ?? 0) - call.host.now)
    },
    LibraryMember(
      .method, of: "Date", "distance(to other: Date) -> Double", "The seconds up to another instant."
    ) { call in
      .double((call.arguments[0].seconds ?? 0) - (call.receiver.seconds ?? 0))
    },
    LibraryMember(
      .method, of: "Date", "timeIntervalSince(_ date: Date) -> Double", "The seconds from another instant."
    ) { call in
      .double((call.receiver.seconds ?? 0) - (call.arguments[0].seconds ?? 0))
    },
    LibraryMember(
      .method, of: "Date", "addingTimeInterval(_ timeInterval: Double) -> Date",
      "The instant that many seconds later."
    ) { call in
      .date((call.receiver.seconds ?? 0) + call.double(0))
    },
    LibraryMember(
      .method, of: "Date", "addTimeInterval(_ timeInterval: Double)", isMutating: true, isTotal: true,
      "Moves the instant by that many seconds."
    ) { call in
      call.receiver = .date((call.receiver.seconds ?? 0) + call.double(0))
      return .void
    },
    LibraryMember(
      .method, of: "Date", "advanced(by n: Double) -> Date", isTotal: true,
      "The instant that many seconds later."
    ) { call in
      .date((call.receiver.seconds ?? 0) + call.double(0))
    },
    LibraryMember(
      .method, of: "Date", "formatted() -> String", "The day and time, such as `1/31/2020, 1:05 PM`."
    ) { call in
      .string(DateText.text(call.receiver.seconds ?? 0, call.host.locale))
    },
    LibraryMember(
      .method, of: "Date",
      "formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String",
      "The day and time with as much of each as is said."
    ) { call in
      .string(
        DateText.text(
          call.receiver.seconds ?? 0, day: DateText.Day(rawValue: call.choice(0) ?? 1) ?? .numeric,
          time: DateText.Time(rawValue: call.choice(1) ?? 1) ?? .shortened, call.host.locale))
    },
    LibraryMember(
      .method, of: "Date", "compare(_ other: Date) -> ComparisonResult", isTotal: true,
      "Which of two instants comes first."
    ) { call in
      let (first, second) = (call.receiver.seconds ?? 0, call.arguments[0].seconds ?? 0)
      return .choice(LibraryTypes.comparisonResult, first < second ? 0 : first == second ? 1 : 2)
    },
    LibraryMember(
      .method, of: "Date", "ISO8601Format() -> String", "The instant as `2020-01-31T13:05:00Z`."
    ) { call in
      .string(CivilDate(call.receiver.seconds ?? 0).isoInstant)
    },
  ]

  /// The start of 2001 in seconds since 1970.
  private static let referenceDate = 978_307_200.0
}
