import ScreenTypes

extension StandardLibrary {
  /// How values are made of values of other types.
  static let conversionMembers: [LibraryMember] =
    [
      LibraryMember(
        .staticMethod, of: "String", "LocalizationValue(_ value: String) -> String", isTotal: true,
        since: .since(iOS: 15, macOS: 12), "A key, for `String(localized:)`."
      ) { $0.arguments[0] },
      LibraryMember(.initializer, of: "Int", "init(_ value: Int)", "The number itself.") { call in
        try call.converted(call.integer.exactly(call.int(0)))
      },
      LibraryMember(
        .initializer, of: "Int", "init(_ source: Double)", "The number without what is after its point."
      ) { call in
        let number = call.double(0)
        guard let whole = Int(exactly: number.rounded(.towardZero)).flatMap(call.integer.exactly) else {
          throw LibraryFaults.overflow("\(number)", call.integer)
        }
        return .int(whole)
      },
      LibraryMember(
        .initializer, of: "Int", "init(exactly source: Double) -> Int?", isTotal: true,
        "The number if it is whole and fits, else nil."
      ) { call in
        Int(exactly: call.double(0)).flatMap(call.integer.exactly).map { .int($0) } ?? .null
      },
      LibraryMember(
        .initializer, of: "Int", "init(exactly source: Int) -> Int?", isTotal: true,
        "The number if it fits, else nil: `UInt8(exactly: 300)` is nil."
      ) { call in
        call.integer.exactly(call.int(0)).map { .int($0) } ?? .null
      },
      LibraryMember(
        .initializer, of: "Int", "init(clamping source: Int)", isTotal: true,
        "The nearest number that fits: `UInt8(clamping: 300)` is 255."
      ) { call in
        .int(call.integer.clamping(call.int(0)))
      },
      LibraryMember(
        .initializer, of: "Int", "init(truncatingIfNeeded source: Int)",
        "The number of the bits that fit: `UInt8(truncatingIfNeeded: 300)` is 44."
      ) { call in
        try call.converted(call.integer.truncating(call.int(0)))
      },
      LibraryMember(
        .initializer, of: "Int", "init(bitPattern x: Int)",
        "The number of the same bits: `Int8(bitPattern: 255)` is -1."
      ) { call in
        try call.converted(call.integer.truncating(call.int(0)))
      },
      LibraryMember(
        .initializer, of: "Int", "init(_ text: String) -> Int?", isTotal: true,
        "The number that the text is, else nil."
      ) { call in
        Int(call.string(0)).flatMap(call.integer.exactly).map { .int($0) } ?? .null
      },
      LibraryMember(
        .initializer, of: "Int", "init(_ text: String, radix: Int) -> Int?",
        "The number that the text is with a base from 2 to 36, else nil."
      ) { call in
        Int(call.string(0), radix: min(max(call.int(1), 2), 36)).flatMap(call.integer.exactly).map {
          .int($0)
        }
          ?? .null
      },
      LibraryMember(
        .initializer, of: "Int", "init(_ value: String, format: NumberFormat)",
        "The number that the text is; throws where it is none."
      ) { call in
        let digits = call.string(0).split(separator: call.host.locale.group).joined()
        guard let number = Int(digits) else {
          throw call.host.failure("`\(call.string(0))` is no whole number.")
        }
        return .int(number)
      },
      LibraryMember(
        .initializer, of: "Double", "init(_ value: String, format: NumberFormat)",
        "The number that the text is, with the signs of the format; throws where it is none."
      ) { call in
        let format = call.content(1, NumberFormatValue.self) ?? NumberFormatValue()
        guard let number = format.number(reading: call.string(0), call.host.locale) else {
          throw call.host.failure("`\(call.string(0))` is no number.")
        }
        return .double(number)
      },
      LibraryMember(
        .initializer, of: "Double", "init(_ value: Int)", isTotal: true, "The number as a Double."
      ) { call in
        .double(call.double(0))
      },
      LibraryMember(.initializer, of: "Double", "init(_ value: Double)", isTotal: true, "The number itself.")
      { call in
        .double(call.double(0))
      },
      LibraryMember(
        .initializer, of: "Double", "init(exactly value: Int) -> Double?", isTotal: true,
        "The number if a Double holds all of its digits, else nil."
      ) { call in
        Double(exactly: call.int(0)).map { .double($0) } ?? .null
      },
      LibraryMember(
        .initializer, of: "Double", "init(exactly value: Double) -> Double?", isTotal: true,
        "The number itself; nil for what is not a number."
      ) { call in
        Double(exactly: call.double(0)).map { .double($0) } ?? .null
      },
      LibraryMember(
        .initializer, of: "Double",
        "init(sign: FloatingPointSign, exponent: Int, significand: Double)", isTotal: true,
        "A number by its sign, and another one with a power of two."
      ) { call in
        let sign: FloatingPointSign = call.choice(0) == 1 ? .minus : .plus
        return .double(Double(sign: sign, exponent: call.int(1), significand: call.double(2)))
      },
      LibraryMember(
        .initializer, of: "Double",
        "init(signOf: Double, magnitudeOf: Double)", isTotal: true,
        "A number of the size of one and with the sign of another."
      ) { call in
        .double(Double(signOf: call.double(0), magnitudeOf: call.double(1)))
      },
      LibraryMember(
        .property, of: "Double", "native: Double", isTotal: true, "The number of a CGFloat."
      ) { call in call.receiver },
      LibraryMember(
        .initializer, of: "Double", "init(_ text: String) -> Double?", isTotal: true,
        "The number that the text is, else nil."
      ) { call in
        Double(call.string(0)).map { .double($0) } ?? .null
      },
      LibraryMember(.initializer, of: "Bool", "init(_ value: Bool)", isTotal: true, "The truth value itself.")
      { call in
        call.arguments[0]
      },
      LibraryMember(
        .initializer, of: "Bool", "init(_ description: String) -> Bool?", isTotal: true,
        "The truth value that the text `true` or `false` is, else nil."
      ) { call in
        Bool(call.string(0)).map { .bool($0) } ?? .null
      },
      LibraryMember(.initializer, of: "String", "init()", "An empty text.") { _ in .string("") },
      LibraryMember(.initializer, of: "Int", "init()", isTotal: true, "0.") { _ in .int(0) },
      LibraryMember(.initializer, of: "Double", "init()", isTotal: true, "0.") { _ in .double(0) },
      LibraryMember(.initializer, of: "Bool", "init()", isTotal: true, "`false`.") { _ in .bool(false) },
      LibraryMember(.initializer, of: "String", "init(_ text: String)", isTotal: true, "The text itself.") {
        call in
        .string(call.string(0))
      },
      LibraryMember(
        .initializer, of: "String",
        "init(localized key: String, defaultValue: String? = nil, table: String? = nil, "
          + "bundle: Bundle? = nil, locale: Locale? = nil, comment: String? = nil)", isTotal: true,
        since: .since(iOS: 15, macOS: 12),
        "The text that the catalogue has in the language of the run, else the text itself."
      ) { call in
        .string(call.isOmitted(1) ? call.string(0) : call.string(1))
      },
      LibraryMember(.initializer, of: "String", "init(_ value: Int)", isTotal: true, "The number as text.") {
        call in
        .string(call.host.describe(call.arguments[0]))
      },
      LibraryMember(.initializer, of: "String", "init(_ value: Double)", isTotal: true, "The number as text.")
      { call in
        .string(call.double(0).description)
      },
      LibraryMember(.initializer, of: "String", "init(_ value: Bool)", isTotal: true, "`true` or `false`.") {
        call in
        .string(call.host.describe(call.arguments[0]))
      },
      LibraryMember(
        .initializer, of: "String", "init(_ characters: [String])", isTotal: true,
        "The characters one after the other."
      ) { call in
        try call.joined(try call.list(0), separator: "")
      },
      LibraryMember(
        .initializer, of: "String", "init(_ value: Int, radix: Int, uppercase: Bool = false)",
        "The number as text with a base from 2 to 36."
      ) { call in
        .string(String(call.int(0), radix: min(max(call.int(1), 2), 36), uppercase: call.bool(2)))
      },
      LibraryMember(
        .initializer, of: "String", "init(describing instance: Any)",
        "The value as text, as `print` writes it."
      ) { call in
        .string(call.host.describe(call.arguments[0]))
      },
      LibraryMember(
        .initializer, of: "String", "init(reflecting subject: String)", isTotal: true,
        "The text in quotes, as it is written in code."
      ) { call in
        .string(call.string(0).debugDescription)
      },
      LibraryMember(
        .initializer, of: "String", "init(reflecting subject: Any)",
        "The value as text, as `print` writes it; a type without its module."
      ) { call in
        .string(call.host.describe(call.arguments[0]))
      },
      LibraryMember(
        .initializer, of: "String", "init(repeating repeatedValue: String, count: Int)",
        "One text many times."
      ) { call in
        let text = call.string(0)
        let count = call.int(1)
        if count < 0 {
          throw RuntimeFault(
            .runIndexOutOfRange, "The count of a repeated text is \(count); it must not be negative.")
        }
        let (size, overflow) = count.multipliedReportingOverflow(by: max(text.utf8.count, 1))
        try LibraryLimits.check(overflow ? Int.max : size)
        try call.host.spend(size)
        return .string(String(repeating: text, count: count))
      },
      resource(
        "init(_ key: String, defaultValue: String? = nil, table: String? = nil, bundle: Bundle? = nil, "
          + "locale: Locale? = nil, comment: String)"),
      resource(
        "init(_ key: String, defaultValue: String, table: String? = nil, bundle: Bundle? = nil, "
          + "locale: Locale? = nil)"),
      LibraryMember(
        .initializer, of: "String", "init(stringLiteral value: String)", isTotal: true, "The text itself."
      ) { call in
        .string(call.string(0))
      },
      LibraryMember(
        .initializer, of: "String", "init(localized key: String)", isTotal: true,
        "The text itself, where no catalogue has the key."
      ) { call in
        .string(call.string(0))
      },
      LibraryMember(
        .initializer, of: "String", "init(format: String, arguments: [Any])",
        "A text by a format, whose values are in an array."
      ) { call in
        try call.formatted(call.arguments[1].elements ?? [])
      },
      LibraryMember(
        .initializer, of: "String", "init(format: String, locale: Locale?, arguments: [Any])",
        "A text by a format, whose values are in an array, with the marks of a locale in its numbers."
      ) { call in
        try call.formatted(call.arguments[2].elements ?? [], call.locale(1))
      },
    ] + (0...6).map { formatMember($0, takesLocale: false) }
    + (0...6).map { formatMember($0, takesLocale: true) } + (0...6).map(localFormatMember)

  private static func resource(_ signature: String) -> LibraryMember {
    LibraryMember(
      .initializer, of: "String", signature, isTotal: true, since: .since(iOS: 16, macOS: 13),
      "A `LocalizedStringResource`: the text that the catalogue has, else the `defaultValue` or the key itself."
    ) { call in
      .string(call.isOmitted(1) ? call.string(0) : call.string(1))
    }
  }

  private static func formatMember(_ count: Int, takesLocale: Bool) -> LibraryMember {
    let parameters = (0..<count).map { ", _ argument\($0): Any" }.joined()
    return LibraryMember(
      .initializer, of: "String",
      "init(format: String\(takesLocale ? ", locale: Locale?" : "")\(parameters))",
      "A text by a format: `%d` a whole number, `%.1f` a number with one digit after the point, `%@` any value"
        + (takesLocale ? "; its numbers have the marks of the locale." : ".")
    ) { call in
      try call.formatted(
        Array(call.arguments.dropFirst(takesLocale ? 2 : 1)), takesLocale ? call.locale(1) : nil)
    }
  }

  private static func localFormatMember(_ count: Int) -> LibraryMember {
    let parameters = (0..<count).map { ", _ argument" + String($0) + ": Any" }.joined()
    return LibraryMember(
      .staticMethod, of: "String", "localizedStringWithFormat(_ format: String" + parameters + ") -> String",
      "A text by a format, as `String(format:)` writes it, with the marks of the locale in its numbers."
    ) { call in
      try call.formatted(Array(call.arguments.dropFirst()), call.host.locale)
    }
  }
}

extension LibraryCall {
  /// The forms of a locale that is given, else nil.
  fileprivate func locale(_ index: Int) -> LocaleForms? {
    arguments[index].content(LocaleValue.self).map { LocaleForms($0.identifier) }
  }

  /// The text that the first argument, a format, makes of values.
  fileprivate func formatted(_ values: [Value], _ locale: LocaleForms? = nil) throws -> Value {
    let text = FormatText.text(string(0), values, locale: locale, describe: host.describe)
    try host.spend(text.utf8.count)
    return .string(text)
  }
}

extension LibraryCall {
  /// A number that was converted; throws where there is none.
  fileprivate func converted(_ number: Int?) throws -> Value {
    guard let number else { throw LibraryFaults.overflow("\(int(0))", integer) }
    return .int(number)
  }
}
