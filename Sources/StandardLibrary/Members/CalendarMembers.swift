import ScreenTypes

extension StandardLibrary {
  /// The types of this table.
  static let calendarNames = ["Calendar", "DateComponents", "DateInterval", "TimeZone"]

  /// Days, and reckoning with them, in the zone of the run.
  static let calendarMembers: [LibraryMember] =
    calendars + dayQuestions + calendarSums + components + componentsByName + intervals

  private static let calendars: [LibraryMember] = [
    LibraryMember(.staticProperty, of: "Calendar", "current: Calendar", "The calendar of the locale.") {
      call in
      Value(CalendarValue(of: call.host.locale))
    },
    LibraryMember(
      .staticProperty, of: "Calendar", "autoupdatingCurrent: Calendar", "The calendar of the locale."
    ) { call in
      Value(CalendarValue(of: call.host.locale))
    },
    LibraryMember(
      .initializer, of: "Calendar", "init(identifier: Calendar.Identifier)", isTotal: true,
      "The Gregorian calendar, with weeks from Sunday on, or those of ISO 8601, from Monday on."
    ) { call in
      Value(call.choice(0) == 1 ? CalendarValue.iso8601 : CalendarValue())
    },
    LibraryMember(
      .property, of: "Calendar", "identifier: Calendar.Identifier", isTotal: true, "Which calendar it is."
    ) { call in
      let isISO = call.receiver.content(CalendarValue.self)?.isISO ?? false
      return .choice(TypeID(.builtin("Calendar.Identifier")), isISO ? 1 : 0)
    },
    LibraryMember(
      .method, of: "Calendar", "maximumRange(of component: Calendar.Component) -> Range<Int>?", isTotal: true,
      "All numbers that a part may have: the days of a month are 1 to 31; nil for other parts than those of a date."
    ) { call in
      let ranges: [CalendarPart: Range<Int>] = [
        .month: 1..<13, .day: 1..<32, .hour: 0..<24, .minute: 0..<60, .second: 0..<60, .weekday: 1..<8,
        .quarter: 1..<5, .dayOfYear: 1..<367, .weekOfYear: 1..<54,
      ]
      guard let range = ranges[call.part(0)] else { return .null }
      return .range(
        RangeBox(lower: .int(range.lowerBound), upper: .int(range.upperBound), isClosed: false))
    },
    LibraryMember(
      .property, of: "Calendar", "minimumDaysInFirstWeek: Int",
      "How many days of a year its first week has at least.",
      set: { receiver, value in
        guard case .int(let days) = value, var calendar = receiver.content(CalendarValue.self) else { return }
        calendar.minimumDays = min(max(days, 1), 7)
        receiver = Value(calendar)
      }
    ) { call in
      .int(call.receiver.content(CalendarValue.self)?.minimumDays ?? 1)
    },
    LibraryMember(
      .property, of: "Calendar", "firstWeekday: Int", "The day on which weeks begin: 1 is Sunday.",
      set: { receiver, value in
        guard case .int(let day) = value, var calendar = receiver.content(CalendarValue.self) else { return }
        calendar.firstWeekday = ((day - 1) % 7 + 7) % 7
        receiver = Value(calendar)
      }
    ) { call in
      .int((call.receiver.content(CalendarValue.self)?.firstWeekday ?? 0) + 1)
    },
    LibraryMember(
      .property, of: "Calendar", "locale: Locale?",
      "In whose words days and months are named; that of the page, where none is set.",
      set: { receiver, value in
        guard var calendar = receiver.content(CalendarValue.self) else { return }
        calendar.setLocale(value.content(LocaleValue.self) ?? LocaleValue(""))
        receiver = Value(calendar)
      }
    ) { call in
      let own = call.receiver.content(CalendarValue.self)?.locale
      return Value(own ?? LocaleValue(call.host.locale.identifier)).inOptional
    },
    LibraryMember(
      .property, of: "Calendar", "timeZone: TimeZone",
      "The zone of the run, in which all days are counted; writing it changes nothing here.", set: { _, _ in }
    ) { call in
      Value(TimeZoneValue(seconds: call.host.locale.zone))
    },
    zone("current"), zone("autoupdatingCurrent"),
    LibraryMember(
      .initializer, of: "TimeZone", "init(secondsFromGMT seconds: Int) -> TimeZone?", isTotal: true,
      "The zone whose clocks are so far ahead of UTC; nil beyond 18 hours."
    ) { call in
      (-64_800...64_800).contains(call.int(0)) ? Value(TimeZoneValue(seconds: call.int(0))) : .null
    },
    LibraryMember(
      .initializer, of: "TimeZone", "init(abbreviation: String) -> TimeZone?", isTotal: true,
      "The zone of a name such as `UTC`, `EST` or `JST`, as it is all year; nil for a name that is not known."
    ) { call in
      TimeZoneValue(abbreviation: call.string(0)).map { Value($0) } ?? .null
    },
    LibraryMember(
      .initializer, of: "TimeZone", "init(identifier: String) -> TimeZone?", isTotal: true,
      "The zone of a name, such as `UTC`, `GMT+0900` or `Asia/Tokyo`; nil for places with summer time, which is not known here."
    ) { call in
      TimeZoneValue(identifier: call.string(0)).map { Value($0) } ?? .null
    },
    LibraryMember(.staticProperty, of: "TimeZone", "gmt: TimeZone", "UTC.") { _ in
      Value(TimeZoneValue(seconds: 0))
    },
    LibraryMember(
      .method, of: "TimeZone", "secondsFromGMT() -> Int", "By how many seconds clocks are ahead of UTC."
    ) { call in
      .int(call.receiver.content(TimeZoneValue.self)?.seconds ?? 0)
    },
    LibraryMember(
      .method, of: "TimeZone", "secondsFromGMT(for date: Date) -> Int", isTotal: true,
      "By how many seconds clocks are ahead of UTC at an instant."
    ) { call in
      .int(call.receiver.content(TimeZoneValue.self)?.seconds ?? 0)
    },
    LibraryMember(
      .method, of: "TimeZone", "abbreviation() -> String?", isTotal: true,
      "A short name, such as `GMT+9`."
    ) { call in
      call.zoneAbbreviation
    },
    LibraryMember(
      .method, of: "TimeZone", "abbreviation(for date: Date) -> String?", isTotal: true,
      "A short name, such as `GMT+9`."
    ) { call in
      call.zoneAbbreviation
    },
    LibraryMember(
      .method, of: "TimeZone", "isDaylightSavingTime() -> Bool", isTotal: true,
      "True in summer time, which is not known here."
    ) { _ in .bool(false) },
    LibraryMember(
      .method, of: "TimeZone", "isDaylightSavingTime(for date: Date) -> Bool", isTotal: true,
      "True in summer time, which is not known here."
    ) { _ in .bool(false) },
    LibraryMember(
      .staticProperty, of: "TimeZone", "knownTimeZoneIdentifiers: [String]",
      "The names of the zones that are known here, in order."
    ) { _ in
      .array(ArrayBox(TimeZoneValue.places.keys.sorted().map { .string($0) }))
    },
    LibraryMember(.property, of: "TimeZone", "identifier: String", "The name, such as `GMT+0900`.") { call in
      .string(call.receiver.content(TimeZoneValue.self)?.description ?? "")
    },
    symbols("monthSymbols", "The names of the months.", ofMonths: true, .wide),
    symbols("shortMonthSymbols", "The short names of the months.", ofMonths: true, .abbreviated),
    symbols("veryShortMonthSymbols", "The first letters of the months.", ofMonths: true, .narrow),
    symbols("weekdaySymbols", "The names of the days of the week, from Sunday on.", ofMonths: false, .wide),
    symbols(
      "shortWeekdaySymbols", "The short names of the days of the week, from Sunday on.", ofMonths: false,
      .abbreviated),
    symbols(
      "veryShortWeekdaySymbols", "The first letters of the days of the week, from Sunday on.",
      ofMonths: false, .narrow),
    symbols("standaloneMonthSymbols", "The names of the months by themselves.", ofMonths: true, .wide),
    symbols(
      "shortStandaloneMonthSymbols", "The short names of the months by themselves.", ofMonths: true,
      .abbreviated),
    symbols(
      "veryShortStandaloneMonthSymbols", "The first letters of the months by themselves.", ofMonths: true,
      .narrow),
    symbols(
      "standaloneWeekdaySymbols", "The names of the days of the week by themselves, from Sunday on.",
      ofMonths: false, .wide),
    symbols(
      "shortStandaloneWeekdaySymbols",
      "The short names of the days of the week by themselves, from Sunday on.", ofMonths: false, .abbreviated),
    symbols(
      "veryShortStandaloneWeekdaySymbols",
      "The first letters of the days of the week by themselves, from Sunday on.", ofMonths: false, .narrow),
    daySign("amSymbol", "What stands beside an hour before noon, such as `AM`.", isLate: false),
    daySign("pmSymbol", "What stands beside an hour after noon, such as `PM`.", isLate: true),
  ]

  private static func daySign(_ name: String, _ documentation: String, isLate: Bool) -> LibraryMember {
    LibraryMember(.property, of: "Calendar", "\(name): String", isTotal: true, documentation) { call in
      .string(call.host.locale.halvesOfDay[isLate ? 1 : 0])
    }
  }

  private static func symbols(
    _ name: String, _ documentation: String, ofMonths: Bool, _ width: DateFormatValue.Width
  ) -> LibraryMember {
    LibraryMember(.property, of: "Calendar", "\(name): [String]", isTotal: true, documentation) { call in
      let own = call.receiver.content(CalendarValue.self)?.locale.map { LocaleForms($0.identifier) }
      let forms = own ?? call.host.locale
      return .array(ArrayBox(forms.symbols(ofMonths: ofMonths, width).map { .string($0) }))
    }
  }

  private static let dayQuestions: [LibraryMember] = [
    question("isDateInToday(_ date: Date) -> Bool", "True for an instant of the day of `--date`.") { call in
      call.isSame(.day, call.instant(0), call.host.now)
    },
    question("isDateInTomorrow(_ date: Date) -> Bool", "True for an instant of the day after.") { call in
      call.isSame(.day, call.instant(0), call.host.now + 86_400)
    },
    question("isDateInYesterday(_ date: Date) -> Bool", "True for an instant of the day before.") { call in
      call.isSame(.day, call.instant(0), call.host.now - 86_400)
    },
    question("isDateInWeekend(_ date: Date) -> Bool", "True for an instant on a Saturday or Sunday.") {
      call in
      [0, 6].contains(call.reckoning.date(call.instant(0)).weekday)
    },
    question(
      "isDate(_ date: Date, inSameDayAs other: Date) -> Bool", "True for two instants of one day."
    ) { call in
      call.isSame(.day, call.instant(0), call.instant(1))
    },
    question(
      "isDate(_ date: Date, equalTo other: Date, toGranularity component: Calendar.Component) -> Bool",
      "True for two instants of one day, one month or the like."
    ) { call in
      call.isSame(call.part(2), call.instant(0), call.instant(1))
    },
    LibraryMember(
      .method, of: "Calendar",
      "compare(_ date: Date, to other: Date, toGranularity component: Calendar.Component) -> ComparisonResult",
      isTotal: true, "Which of two days, months or the like comes first."
    ) { call in
      let (first, second) = [0, 1].map { call.reckoning.start(of: call.part(2), call.instant($0)) }.pair
      return .choice(LibraryTypes.comparisonResult, first < second ? 0 : first == second ? 1 : 2)
    },
    LibraryMember(
      .method, of: "Calendar", "component(_ component: Calendar.Component, from date: Date) -> Int",
      isTotal: true, "One part of a date."
    ) { call in
      .int(call.reckoning.part(call.part(0), call.instant(1)))
    },
  ]

  private static func zone(_ name: String) -> LibraryMember {
    LibraryMember(.staticProperty, of: "TimeZone", "\(name): TimeZone", "The zone of the run.") { call in
      Value(TimeZoneValue(seconds: call.host.locale.zone))
    }
  }

  private static func question(
    _ signature: String, _ documentation: String, _ answer: @escaping @Sendable (LibraryCall) -> Bool
  ) -> LibraryMember {
    LibraryMember(.method, of: "Calendar", signature, isTotal: true, documentation) { .bool(answer($0)) }
  }

  private static let calendarSums: [LibraryMember] = [
    LibraryMember(
      .method, of: "Calendar", "startOfDay(for date: Date) -> Date", isTotal: true, "Midnight of a day."
    ) { call in
      .date(call.reckoning.start(of: .day, call.instant(0)))
    },
    LibraryMember(
      .method, of: "Calendar",
      "date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?",
      isTotal: true,
      "The instant so many days, months or the like later; a day that a month lacks is its last."
    ) { call in
      .date(call.reckoning.adding(call.int(1), call.part(0), to: call.instant(2)))
    },
    LibraryMember(
      .method, of: "Calendar",
      "date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?",
      isTotal: true, "The instant that much later."
    ) { call in
      let values = call.arguments[0].content(DateComponentsValue.self)?.values ?? [:]
      return .date(
        CalendarPart.allCases.reduce(call.instant(1)) { instant, part in
          values[part].map { call.reckoning.adding($0, part, to: instant) } ?? instant
        })
    },
    LibraryMember(
      .method, of: "Calendar",
      "date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?", isTotal: true,
      "That time on the day of an instant; nil for a time that there is not."
    ) { call in
      let (hour, minute, second) = (call.int(0), call.int(1), call.int(2))
      guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
        return .null
      }
      return .date(
        call.reckoning.start(of: .day, call.instant(3)) + Double(hour * 3600 + minute * 60 + second))
    },
    LibraryMember(
      .method, of: "Calendar",
      "date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?", isTotal: true,
      "The instant itself where that part is so already, else the next at which it is; nil where there is none."
    ) { call in
      let (part, value) = (call.part(0), call.int(1))
      if call.reckoning.part(part, call.instant(2)) == value { return .date(call.instant(2)) }
      return call.reckoning.next(after: call.instant(2), matching: [part: value]).map { .date($0) } ?? .null
    },
    LibraryMember(
      .method, of: "Calendar",
      "nextDate(after date: Date, matching components: DateComponents, "
        + "matchingPolicy: Calendar.MatchingPolicy, "
        + "repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, "
        + "direction: Calendar.SearchDirection = .forward) -> Date?",
      isTotal: true, "The next instant that has these parts, or the last one before; nil where there is none."
    ) { call in
      let values = call.arguments[1].content(DateComponentsValue.self)?.values ?? [:]
      let found = call.reckoning.next(
        after: call.instant(0), matching: values, isBackward: call.choice(4) == 1)
      return found.map { .date($0) } ?? .null
    },
    LibraryMember(
      .method, of: "Calendar", "date(from components: DateComponents) -> Date?", isTotal: true,
      "The instant of a date; parts that are not said are the first ones."
    ) { call in
      let parts = call.content(0, DateComponentsValue.self) ?? DateComponentsValue()
      return .date(call.reckoning(parts).instant(of: parts.values))
    },
    LibraryMember(
      .method, of: "Calendar",
      "dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents",
      isTotal: true, "Some parts of a date."
    ) { call in
      var found = DateComponentsValue()
      for part in call.parts(0) { found.values[part] = call.reckoning.part(part, call.instant(1)) }
      return Value(found)
    },
    LibraryMember(
      .method, of: "Calendar",
      "dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents",
      isTotal: true, "The time between two instants, in the parts that are asked for, the longest first."
    ) { call in
      var found = DateComponentsValue()
      var start = call.instant(1)
      for part in call.parts(0) {
        let count = call.reckoning.count(of: part, from: start, to: call.instant(2))
        found.values[part] = count
        start = call.reckoning.adding(count, part, to: start)
      }
      return Value(found)
    },
    LibraryMember(
      .method, of: "Calendar",
      "dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?", isTotal: true,
      "The day, month or the like that holds an instant."
    ) { call in
      let start = call.reckoning.start(of: call.part(0), call.instant(1))
      return Value(
        DateIntervalValue(start: start, end: call.reckoning.adding(1, call.part(0), to: start)))
    },
    LibraryMember(
      .method, of: "Calendar",
      "range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?",
      isTotal: true, "The numbers of the days or weeks of a month, and the like; nil for other parts."
    ) { call in
      let reckoning = call.reckoning
      let date = reckoning.date(call.instant(2))
      let count: Int
      switch (call.part(0), call.part(1)) {
      case (.day, .month): count = CivilReckoning.daysOfMonth(date.year, date.month)
      case (.day, .year), (.dayOfYear, .year):
        count =
          CivilReckoning.days(year: date.year + 1, month: 1, day: 1)
          - CivilReckoning.days(year: date.year, month: 1, day: 1)
      case (.month, .year): count = 12
      case (.weekday, _): count = 7
      case (.weekOfMonth, .month):
        let start = reckoning.start(of: .month, call.instant(2))
        let days = CivilReckoning.daysOfMonth(date.year, date.month)
        let last = reckoning.part(.weekOfMonth, start + Double(days - 1) * 86_400)
        return .range(RangeBox(reckoning.part(.weekOfMonth, start)..<last + 1))
      case (.hour, .day): return .range(RangeBox(0..<24))
      case (.minute, .hour), (.second, .minute): return .range(RangeBox(0..<60))
      // Other parts are seldom asked for.
      default: return .null
      }
      return .range(RangeBox(1..<count + 1))
    },
    LibraryMember(
      .method, of: "Calendar",
      "ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?",
      isTotal: true,
      "The number of the day in its year, of the hour in its day, and the like; nil for other parts."
    ) { call in
      let (smaller, larger, date) = (call.part(0), call.part(1), call.instant(2))
      let lengths: [CalendarPart: Double] = [
        .second: 1, .minute: 60, .hour: 3600, .day: 86_400, .weekday: 86_400,
      ]
      let parts: [CalendarPart] = [.minute, .hour, .day, .weekOfYear, .weekOfMonth, .month, .year]
      guard parts.contains(larger), smaller != larger else { return .null }
      if smaller == .month, larger == .year { return .int(call.reckoning.date(date).month) }
      guard let length = lengths[smaller] else { return .null }
      let since = date - call.reckoning.start(of: larger, date)
      return .int(Int(since / length) + 1)
    },
  ]

  private static let components: [LibraryMember] =
    [
      LibraryMember(
        .initializer, of: "DateComponents",
        "init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, "
          + "month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, "
          + "nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, "
          + "weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)",
        isTotal: true, "Parts of a date, or a length of time."
      ) { call in
        let order: [CalendarPart] = [
          .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal,
          .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear,
        ]
        var made = DateComponentsValue()
        (made.calendar, made.zone) = (call.content(0), call.content(1))
        for (place, part) in order.enumerated() {
          if case .int(let value) = call.arguments[place + 2] { made.values[part] = value }
        }
        return Value(made)
      },
      LibraryMember(.property, of: "DateComponents", "date: Date?", "The instant of the date.") { call in
        let parts = call.receiver.content(DateComponentsValue.self) ?? DateComponentsValue()
        return .date(call.reckoning(parts).instant(of: parts.values))
      },
      stored(
        "DateComponents", "timeZone: TimeZone?", "The zone of the parts; nil for that of the calendar.",
        set: { $0.zone = $1.content() }
      ) { (parts: DateComponentsValue) in parts.zone.map { Value($0) } ?? .null },
      stored(
        "DateComponents", "calendar: Calendar?", "The calendar of the parts.",
        set: { $0.calendar = $1.content() }
      ) { (parts: DateComponentsValue) in parts.calendar.map { Value($0) } ?? .null },
    ]
    + CalendarPart.allCases.map { part in
      LibraryMember(
        .property, of: "DateComponents", part.name + ": Int?", "The `" + part.name + "`, where it is known.",
        set: { receiver, value in
          var made = receiver.content(DateComponentsValue.self) ?? DateComponentsValue()
          if case .int(let number) = value { made.values[part] = number } else { made.values[part] = nil }
          receiver = Value(made)
        }
      ) { call in
        (call.receiver.content(DateComponentsValue.self)?.values[part]).map { .int($0) } ?? .null
      }
    }

  /// Parts by their components, as code that goes through several of them reads and writes them.
  private static let componentsByName: [LibraryMember] = [
    LibraryMember(
      .method, of: "DateComponents", "value(for component: Calendar.Component) -> Int?", isTotal: true,
      "The part, where it is known."
    ) { call in
      let parts = call.receiver.content(DateComponentsValue.self)
      return (parts?.values[call.part(0)]).map { .int($0) } ?? .null
    },
    LibraryMember(
      .method, of: "DateComponents", "setValue(_ value: Int?, for component: Calendar.Component)",
      isMutating: true, "Sets the part; nil makes it unknown."
    ) { call in
      var parts = call.receiver.content(DateComponentsValue.self) ?? DateComponentsValue()
      if case .int(let number) = call.arguments[0] {
        parts.values[call.part(1)] = number
      } else {
        parts.values[call.part(1)] = nil
      }
      call.receiver = Value(parts)
      return .void
    },
    LibraryMember(
      .property, of: "DateComponents", "isValidDate: Bool", isTotal: true,
      "True for parts that a date has, such as no 30 February."
    ) { call in .bool(call.isValidDate) },
    LibraryMember(
      .method, of: "DateComponents", "isValidDate(in calendar: Calendar) -> Bool", isTotal: true,
      "True for parts that a date has, such as no 30 February."
    ) { call in .bool(call.isValidDate) },
  ]

  private static let intervals: [LibraryMember] = [
    LibraryMember(.initializer, of: "DateInterval", "init()", isTotal: true, "No time at all, from now on.") {
      call in
      Value(DateIntervalValue(start: call.host.now, end: call.host.now))
    },
    LibraryMember(
      .method, of: "DateInterval", "intersection(with other: DateInterval) -> DateInterval?", isTotal: true,
      "The time that both have in common; nil for none."
    ) { call in
      guard let one = call.receiver.content(DateIntervalValue.self),
        let other = call.arguments[0].content(DateIntervalValue.self), one.start <= other.end,
        other.start <= one.end
      else { return .null }
      return Value(DateIntervalValue(start: max(one.start, other.start), end: min(one.end, other.end)))
        .inOptional
    },
    LibraryMember(
      .initializer, of: "DateInterval", "init(start: Date, end: Date)", "The time between two instants."
    ) { call in
      Value(DateIntervalValue(start: call.instant(0), end: max(call.instant(0), call.instant(1))))
    },
    LibraryMember(
      .initializer, of: "DateInterval", "init(start: Date, duration: Double)",
      "The time from an instant on, in seconds."
    ) { call in
      Value(DateIntervalValue(start: call.instant(0), end: call.instant(0) + max(0, call.double(1))))
    },
    LibraryMember(.property, of: "DateInterval", "start: Date", "The first instant.") { call in
      .date(call.receiver.content(DateIntervalValue.self)?.start ?? 0)
    },
    LibraryMember(.property, of: "DateInterval", "end: Date", "The last instant.") { call in
      .date(call.receiver.content(DateIntervalValue.self)?.end ?? 0)
    },
    LibraryMember(.property, of: "DateInterval", "duration: Double", "The seconds between them.") { call in
      .double(call.receiver.content(DateIntervalValue.self).map { $0.end - $0.start } ?? 0)
    },
    LibraryMember(
      .method, of: "DateInterval", "contains(_ date: Date) -> Bool", isTotal: true,
      "True for an instant within."
    ) { call in
      let interval = call.receiver.content(DateIntervalValue.self)
      return .bool(interval.map { $0.start <= call.instant(0) && call.instant(0) <= $0.end } ?? false)
    },
    LibraryMember(
      .method, of: "DateInterval", "intersects(_ other: DateInterval) -> Bool", isTotal: true,
      "True where both have an instant."
    ) { call in
      guard let one = call.receiver.content(DateIntervalValue.self),
        let other = call.arguments[0].content(DateIntervalValue.self)
      else { return .bool(false) }
      return .bool(one.start <= other.end && other.start <= one.end)
    },
  ]
}

extension LocaleForms {
  /// The day on which weeks begin, from 0 for Sunday.
  var firstWeekday: Int {
    if language == "ar" {
      return Self.arabicSaturdays.contains(region) ? 6 : Self.arabicSundays.contains(region) ? 0 : 1
    }
    return ["en", "ko", "ja", "zh", "pt"].contains(language) && !startsOnMonday ? 0 : 1
  }
}

extension LibraryCall {
  fileprivate var reckoning: CivilReckoning { reckoning(DateComponentsValue()) }

  /// How parts are reckoned with, which may name their zone and their calendar.
  fileprivate func reckoning(_ parts: DateComponentsValue) -> CivilReckoning {
    let calendar =
      parts.calendar ?? receiver.content(CalendarValue.self) ?? CalendarValue(of: host.locale)
    return CivilReckoning(
      zone: parts.zone?.seconds ?? host.locale.zone, firstWeekday: calendar.firstWeekday,
      minimumDays: calendar.minimumDays)
  }

  /// Whether there is a date of the parts that are known of the receiver.
  fileprivate var isValidDate: Bool {
    let parts = receiver.content(DateComponentsValue.self) ?? DateComponentsValue()
    let reckoning = reckoning(parts)
    let instant = reckoning.instant(of: parts.values)
    return parts.values.allSatisfy { reckoning.part($0.key, instant) == $0.value }
  }

  /// A short name of the receiver, a zone.
  fileprivate var zoneAbbreviation: Value {
    let seconds = receiver.content(TimeZoneValue.self)?.seconds ?? 0
    if seconds == 0 { return .string("GMT") }
    let (hours, minutes) = (abs(seconds) / 3600, abs(seconds) / 60 % 60)
    return .string(
      "GMT\(seconds < 0 ? "-" : "+")\(hours)" + (minutes == 0 ? "" : ":\(CivilDate.two(minutes))"))
  }

  fileprivate func instant(_ index: Int) -> Double { arguments[index].seconds ?? 0 }

  fileprivate func part(_ index: Int) -> CalendarPart {
    choice(index).flatMap { CalendarPart(rawValue: $0) } ?? .day
  }

  /// The parts of a set, the longest first.
  fileprivate func parts(_ index: Int) -> [CalendarPart] {
    let given = (arguments[index].elements ?? []).compactMap { value -> CalendarPart? in
      if case .choice(_, let place) = value { return CalendarPart(rawValue: Int(place)) }
      return nil
    }
    return CalendarPart.lengths.filter(given.contains)
  }

  fileprivate func isSame(_ part: CalendarPart, _ first: Double, _ second: Double) -> Bool {
    reckoning.start(of: part, first) == reckoning.start(of: part, second)
  }
}

extension CalendarPart {
  /// The longest first.
  fileprivate static let lengths: [CalendarPart] = [
    .era, .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .weekdayOrdinal, .day,
    .dayOfYear, .weekday, .hour, .minute, .second, .nanosecond,
  ]
}

extension [Double] {
  fileprivate var pair: (Double, Double) { (self.first ?? 0, self.last ?? 0) }
}
