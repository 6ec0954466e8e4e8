import ScreenTypes

extension StandardLibrary {
  /// The types that write values as they were told to.
  static let formatterNames = [
    "DateFormatter", "NumberFormatter", "RelativeDateTimeFormatter", "ISO8601DateFormatter",
    "ByteCountFormatter", "ListFormatter",
  ]

  /// What Foundation's older formatters are told, and what they write and read.
  static let formatterMembers: [LibraryMember] =
    dateFormatterMembers + dateFormatterSettings + numberFormatterMembers + numberFormatterSettings
    + relativeFormatterMembers + isoFormatterMembers

  private static let dateFormatterMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "DateFormatter", "init()", isTotal: true,
      "Writes and reads dates as it is told; nothing of them, before it is told anything."
    ) { _ in
      Value(DateFormatterValue())
    },
    LibraryMember(
      .method, of: "DateFormatter", "string(from date: Date) -> String", isTotal: true,
      "The date as text, in the zone of the page unless another is set."
    ) { call in
      .string(
        call.dates.text(call.arguments[0].seconds ?? 0, now: call.host.now, call.host.locale))
    },
    LibraryMember(
      .method, of: "DateFormatter", "date(from string: String) -> Date?", isTotal: true,
      "The date that a text of this form is; nil for any other text."
    ) { call in
      call.dates.instant(call.string(0), call.host.locale).map { .date($0) } ?? .null
    },
    LibraryMember(
      .method, of: "DateFormatter", "setLocalizedDateFormatFromTemplate(_ template: String)",
      isMutating: true, isTotal: true,
      "Sets the parts that are written, in the order of the language: `MMMd` is the short month and the day."
    ) { call in
      var dates = call.dates
      dates.parts = DateFormatValue(template: call.string(0))
      dates.pattern = nil
      call.receiver = Value(dates)
      return .void
    },
    LibraryMember(
      .staticMethod, of: "DateFormatter",
      "dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String?",
      isTotal: true,
      "The pattern of some parts, as it is in American English."
    ) { call in .string(DateFormatValue(template: call.string(0)).americanPattern) },
    LibraryMember(
      .staticMethod, of: "DateFormatter",
      "localizedString(from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style) -> String",
      isTotal: true, "The date with as much of the day and the time as is said."
    ) { call in
      var dates = DateFormatterValue()
      (dates.dateStyle, dates.timeStyle) = (call.choice(1) ?? 0, call.choice(2) ?? 0)
      return .string(dates.text(call.arguments[0].seconds ?? 0, now: call.host.now, call.host.locale))
    },
    names("standaloneMonthSymbols", "The names of the months by themselves.", ofMonths: true, .wide),
    names(
      "shortStandaloneMonthSymbols", "The short names of the months by themselves.", ofMonths: true,
      .abbreviated),
    names(
      "standaloneWeekdaySymbols", "The names of the days of the week by themselves, from Sunday on.",
      ofMonths: false, .wide),
    names(
      "shortStandaloneWeekdaySymbols",
      "The short names of the days of the week by themselves, from Sunday on.", ofMonths: false, .abbreviated),
    names("monthSymbols", "The names of the months.", ofMonths: true, .wide),
    names("shortMonthSymbols", "The short names of the months.", ofMonths: true, .abbreviated),
    names("weekdaySymbols", "The names of the days of the week, from Sunday on.", ofMonths: false, .wide),
    names(
      "shortWeekdaySymbols", "The short names of the days of the week, from Sunday on.", ofMonths: false,
      .abbreviated),
    names(
      "veryShortWeekdaySymbols", "The first letters of the days of the week, from Sunday on.",
      ofMonths: false,
      .narrow),
  ]

  private static func names(
    _ name: String, _ documentation: String, ofMonths: Bool, _ width: DateFormatValue.Width
  ) -> LibraryMember {
    setting(
      "DateFormatter", "\(name): [String]!", documentation, DateFormatterValue.self,
      set: { dates, names in dates.names[name] = names.elements.map { $0.map { $0.text ?? "" } } }
    ) { dates, page in
      let names = dates.names[name] ?? dates.forms(page).symbols(ofMonths: ofMonths, width)
      return .array(ArrayBox(names.map { .string($0) }))
    }
  }

  private static let dateFormatterSettings: [LibraryMember] = [
    setting(
      "DateFormatter", "dateFormat: String!", "The pattern, such as `MMM d, yyyy`.", DateFormatterValue.self,
      set: { $0.pattern = $1.text }
    ) { dates, _ in .string(dates.pattern ?? dates.parts?.americanPattern ?? "") },
    setting(
      "DateFormatter", "dateStyle: DateFormatter.Style", "How much of the day is written.",
      DateFormatterValue.self,
      set: { $0.setStyles(day: $1.caseNumber) }
    ) { dates, _ in .choice(.library("DateFormatter.Style"), Int32(dates.dateStyle)) },
    setting(
      "DateFormatter", "timeStyle: DateFormatter.Style", "How much of the time of day is written.",
      DateFormatterValue.self,
      set: { $0.setStyles(time: $1.caseNumber) }
    ) { dates, _ in .choice(.library("DateFormatter.Style"), Int32(dates.timeStyle)) },
    setting(
      "DateFormatter", "locale: Locale!", "The language and region; that of the page, where none is set.",
      DateFormatterValue.self, set: { $0.locale = $1.content() }
    ) { dates, page in Value(dates.locale ?? LocaleValue(page.identifier)) },
    setting(
      "DateFormatter", "timeZone: TimeZone!", "The zone; that of the page, where none is set.",
      DateFormatterValue.self, set: { $0.zone = $1.content() }
    ) { dates, page in Value(dates.zone ?? TimeZoneValue(seconds: page.zone)) },
    setting(
      "DateFormatter", "calendar: Calendar!", "The calendar; that of the page, where none is set.",
      DateFormatterValue.self, set: { $0.calendar = $1.content() }
    ) { dates, page in Value(dates.calendar ?? CalendarValue(of: page)) },
    setting(
      "DateFormatter", "doesRelativeDateFormatting: Bool",
      "True for `Today`, `Yesterday` and `Tomorrow` in place of these days.", DateFormatterValue.self,
      set: { $0.isRelative = $1 == .bool(true) }
    ) { dates, _ in .bool(dates.isRelative) },
    setting(
      "DateFormatter", "isLenient: Bool",
      "True where days and times that there are not are read as those after the last one, such as March 1 for February 30.",
      DateFormatterValue.self, set: { $0.isLenient = $1 == .bool(true) }
    ) { dates, _ in .bool(dates.isLenient) },
    setting(
      "DateFormatter", "amSymbol: String!", "What the first half of the day is called.",
      DateFormatterValue.self,
      set: { $0.morning = $1.text }
    ) { dates, page in .string(dates.morning ?? dates.forms(page).halves.0) },
    setting(
      "DateFormatter", "pmSymbol: String!", "What the second half of the day is called.",
      DateFormatterValue.self,
      set: { $0.afternoon = $1.text }
    ) { dates, page in .string(dates.afternoon ?? dates.forms(page).halves.1) },
  ]

  /// A property of a formatter that can be set.
  private static func setting<Content: OpaqueContent>(
    _ owner: String, _ signature: String, _ documentation: String, _ type: Content.Type,
    set: @escaping @Sendable (inout Content, Value) -> Void,
    get: @escaping @Sendable (Content, LocaleForms) -> Value
  ) -> LibraryMember {
    LibraryMember(
      .property, of: owner, signature, isTotal: true, documentation,
      set: { receiver, value in
        guard var content = receiver.content(Content.self) else { return }
        set(&content, value)
        receiver = Value(content)
      }
    ) { call in
      call.receiver.content(Content.self).map { get($0, call.host.locale) } ?? .null
    }
  }

  private static let numberFormatterMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "NumberFormatter", "init()", isTotal: true,
      "Writes and reads numbers as it is told; whole ones without marks, before it is told anything."
    ) { _ in
      Value(NumberFormatterValue())
    },
    LibraryMember(
      .method, of: "NumberFormatter", "string(from number: NSNumber) -> String?", isTotal: true,
      "The number as text, in the language of the page unless another is set."
    ) { call in
      call.numbers.text(call.arguments[0], call.host.locale).map { .string($0) } ?? .null
    },
    LibraryMember(
      .method, of: "NumberFormatter", "string(for value: Any) -> String?", isTotal: true,
      "A number of any type as text; nil for what is none."
    ) { call in
      call.numbers.text(call.arguments[0], call.host.locale).map { .string($0) } ?? .null
    },
    LibraryMember(
      .method, of: "NumberFormatter", "number(from string: String) -> NSNumber?", isTotal: true,
      "The number that a text of this form is; nil for any other text."
    ) { call in
      call.numbers.number(call.string(0), call.host.locale).map { Value($0) } ?? .null
    },
    LibraryMember(
      .staticMethod, of: "NumberFormatter",
      "localizedString(from number: NSNumber, number style: NumberFormatter.Style) -> String", isTotal: true,
      "The number in a style."
    ) { call in
      var numbers = NumberFormatterValue()
      numbers.style = call.choice(1) ?? 0
      return .string(numbers.text(call.arguments[0], call.host.locale) ?? "")
    },
  ]

  private static let numberFormatterSettings: [LibraryMember] = [
    setting(
      "NumberFormatter", "numberStyle: NumberFormatter.Style", "What the number counts.",
      NumberFormatterValue.self,
      set: { $0.style = $1.caseNumber ?? 0 }
    ) { numbers, _ in .choice(.library("NumberFormatter.Style"), Int32(numbers.style)) },
    setting(
      "NumberFormatter", "formatterBehavior: NumberFormatter.Behavior",
      "The system whose way it writes: that since Mac OS X 10.4; writing it changes nothing here.",
      NumberFormatterValue.self, set: { _, _ in }
    ) { _, _ in .choice(.library("NumberFormatter.Behavior"), 2) },
    setting(
      "NumberFormatter", "minimumFractionDigits: Int", "The fewest digits after the point.",
      NumberFormatterValue.self, set: { $0.minimumFraction = $1.wholeNumber }
    ) { numbers, page in .int(numbers.fraction(page).lowerBound) },
    setting(
      "NumberFormatter", "maximumFractionDigits: Int", "The most digits after the point.",
      NumberFormatterValue.self, set: { $0.maximumFraction = $1.wholeNumber }
    ) { numbers, page in .int(numbers.fraction(page).upperBound) },
    setting(
      "NumberFormatter", "minimumIntegerDigits: Int", "The fewest digits before the point.",
      NumberFormatterValue.self, set: { $0.minimumInteger = $1.wholeNumber }
    ) { numbers, _ in .int(numbers.minimumInteger ?? 1) },
    setting(
      "NumberFormatter", "usesGroupingSeparator: Bool", "True for a mark between thousands.",
      NumberFormatterValue.self, set: { $0.isGrouped = $1 == .bool(true) }
    ) { numbers, _ in .bool(numbers.usesGroups) },
    setting(
      "NumberFormatter", "groupingSize: Int", "How many digits stand between two marks.",
      NumberFormatterValue.self, set: { $0.groupingSize = $1.wholeNumber }
    ) { numbers, _ in .int(numbers.groupingSize ?? 3) },
    setting(
      "NumberFormatter", "generatesDecimalNumbers: Bool",
      "True for numbers that are read as decimal numbers; all of them are read exactly here.",
      NumberFormatterValue.self, set: { $0.generatesDecimalNumbers = $1 == .bool(true) }
    ) { numbers, _ in .bool(numbers.generatesDecimalNumbers) },
    setting(
      "NumberFormatter", "groupingSeparator: String!", "The mark between thousands.",
      NumberFormatterValue.self,
      set: { $0.group = $1.text }
    ) { numbers, page in .string(numbers.forms(page).group) },
    setting(
      "NumberFormatter", "decimalSeparator: String!", "The mark before the fraction.",
      NumberFormatterValue.self,
      set: { $0.point = $1.text }
    ) { numbers, page in .string(numbers.forms(page).point) },
    setting(
      "NumberFormatter", "currencyDecimalSeparator: String!",
      "The mark before the fraction of an amount of money.",
      NumberFormatterValue.self,
      set: { $0.point = $1.text }
    ) { numbers, page in .string(numbers.forms(page).point) },
    setting(
      "NumberFormatter", "currencyGroupingSeparator: String!",
      "The mark between thousands of an amount of money.",
      NumberFormatterValue.self,
      set: { $0.group = $1.text }
    ) { numbers, page in .string(numbers.forms(page).group) },
    setting(
      "NumberFormatter", "currencyCode: String!", "What money is counted in, by its ISO 4217 code.",
      NumberFormatterValue.self, set: { $0.currency = $1.text }
    ) { numbers, page in .string(numbers.currency ?? numbers.forms(page).usualCurrency) },
    setting(
      "NumberFormatter", "currencySymbol: String!", "What stands beside an amount of money.",
      NumberFormatterValue.self, set: { $0.symbol = $1.text }
    ) { numbers, page in .string(numbers.writtenSymbol(page)) },
    setting(
      "NumberFormatter", "locale: Locale!", "The language and region; that of the page, where none is set.",
      NumberFormatterValue.self, set: { $0.locale = $1.content() }
    ) { numbers, page in Value(numbers.locale ?? LocaleValue(page.identifier)) },
  ]

  private static let relativeFormatterMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "RelativeDateTimeFormatter", "init()", isTotal: true,
      "Writes how long ago something was, or how far ahead it is."
    ) { _ in
      Value(RelativeFormatterValue())
    },
    LibraryMember(
      .method, of: "RelativeDateTimeFormatter",
      "localizedString(for date: Date, relativeTo referenceDate: Date) -> String", isTotal: true,
      "How far a date is from another: `2 hours ago`."
    ) { call in
      let distance = (call.arguments[0].seconds ?? 0) - (call.arguments[1].seconds ?? 0)
      return .string(call.distances.text(distance, call.host.locale))
    },
    LibraryMember(
      .method, of: "RelativeDateTimeFormatter",
      "localizedString(fromTimeInterval timeInterval: Double) -> String",
      isTotal: true, "How far so many seconds from now are: `in 3 days`."
    ) { call in
      .string(call.distances.text(call.double(0), call.host.locale))
    },
    LibraryMember(
      .method, of: "RelativeDateTimeFormatter", "string(for obj: Date) -> String?", isTotal: true,
      "How far a date is from now."
    ) { call in
      .string(call.distances.text((call.arguments[0].seconds ?? 0) - call.host.now, call.host.locale))
    },
    LibraryMember(
      .method, of: "RelativeDateTimeFormatter",
      "localizedString(from dateComponents: DateComponents) -> String", isTotal: true,
      "How far a length of time in parts is from now: `3 days ago` of `day: -3`."
    ) { call in
      let parts = call.arguments[0].content(DateComponentsValue.self)?.values ?? [:]
      let lengths: [(CalendarPart, Double)] = [
        (.year, 31_556_952), (.month, 2_629_746), (.weekOfYear, 604_800), (.day, 86_400), (.hour, 3600),
        (.minute, 60), (.second, 1),
      ]
      let distance = lengths.reduce(0.0) { $0 + Double(parts[$1.0] ?? 0) * $1.1 }
      return .string(call.distances.text(distance, call.host.locale))
    },
    setting(
      "RelativeDateTimeFormatter", "unitsStyle: RelativeDateTimeFormatter.UnitsStyle",
      "How units are written; in full in other languages than English.", RelativeFormatterValue.self,
      set: { $0.units = $1.caseNumber ?? 0 }
    ) { distances, _ in .choice(.library("RelativeDateTimeFormatter.UnitsStyle"), Int32(distances.units)) },
    setting(
      "RelativeDateTimeFormatter", "dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle",
      "`named` for `yesterday` and the like.", RelativeFormatterValue.self,
      set: { $0.isNamed = $1.caseNumber == 1 }
    ) { distances, _ in
      .choice(.library("RelativeDateTimeFormatter.DateTimeStyle"), distances.isNamed ? 1 : 0)
    },
    setting(
      "RelativeDateTimeFormatter", "locale: Locale!",
      "The language and region; that of the page, where none is set.", RelativeFormatterValue.self,
      set: { $0.locale = $1.content() }
    ) { distances, page in Value(distances.locale ?? LocaleValue(page.identifier)) },
  ]

  private static let isoOptions = TypeID.library("ISO8601DateFormatter.Options")

  private static let isoFormatterMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "ISO8601DateFormatter", "init()", isTotal: true,
      "Writes and reads instants as `2020-01-31T13:05:00Z`."
    ) { _ in
      Value(ISOFormatterValue())
    },
    LibraryMember(
      .method, of: "ISO8601DateFormatter", "string(from date: Date) -> String", isTotal: true,
      "The instant as `2020-01-31T13:05:00Z`."
    ) { call in
      let formatter = call.receiver.content(ISOFormatterValue.self) ?? ISOFormatterValue()
      return .string(formatter.pattern.text(call.arguments[0].seconds ?? 0, formatter.forms))
    },
    LibraryMember(
      .staticMethod, of: "ISO8601DateFormatter",
      "string(from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = []) -> String",
      isTotal: true, "The instant in a zone, with the parts that are named."
    ) { call in
      var formatter = ISOFormatterValue()
      formatter.zone = call.arguments[1].content() ?? TimeZoneValue(seconds: 0)
      formatter.options = Set(call.arguments[2].choices ?? [])
      return .string(formatter.pattern.text(call.arguments[0].seconds ?? 0, formatter.forms))
    },
    LibraryMember(
      .method, of: "ISO8601DateFormatter", "date(from string: String) -> Date?", isTotal: true,
      "The instant that a text such as `2020-01-31T13:05:00Z` is; nil for any other text."
    ) { call in
      let formatter = call.receiver.content(ISOFormatterValue.self) ?? ISOFormatterValue()
      if formatter.isEmpty { return .null }
      return formatter.pattern.instant(call.string(0), formatter.forms).map { .date($0) } ?? .null
    },
    setting(
      "ISO8601DateFormatter", "formatOptions: ISO8601DateFormatter.Options",
      "Which parts are written and read, and how.", ISOFormatterValue.self,
      set: { $0.options = Set($1.choices ?? []) }
    ) { instants, _ in
      OptionValue(of: isoOptions, instants.options.map { .choice(isoOptions, Int32($0)) }).value
    },
    setting(
      "ISO8601DateFormatter", "timeZone: TimeZone!", "The zone; UTC, where none is set.",
      ISOFormatterValue.self, set: { $0.zone = $1.content() ?? TimeZoneValue(seconds: 0) }
    ) { instants, _ in Value(instants.zone) },
  ]
}

extension Value {
  /// The number of a case; nil for another value.
  fileprivate var caseNumber: Int? {
    if case .choice(_, let number) = self { return Int(number) }
    return nil
  }

  /// The whole number that it is; nil for another value.
  fileprivate var wholeNumber: Int? {
    if case .int(let number) = self { return number }
    return nil
  }
}

extension LibraryCall {
  fileprivate var dates: DateFormatterValue { receiver.content() ?? DateFormatterValue() }
  fileprivate var numbers: NumberFormatterValue { receiver.content() ?? NumberFormatterValue() }
  fileprivate var distances: RelativeFormatterValue { receiver.content() ?? RelativeFormatterValue() }
}
