import ScreenTypes

extension StandardLibrary {
  /// What every value can do.
  static let anyMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "Any", "init(_ base: T0) -> Any", isTotal: true,
      "A value whose type is not told, as `AnyHashable` makes it."
    ) { call in call.arguments[0] },
    LibraryMember(
      .property, of: "Any", "base: Any", isTotal: true, "The value in an `AnyHashable`."
    ) { call in call.receiver },
    LibraryMember(
      .property, of: "Any", "hashValue: Int", isTotal: true,
      "A number that equal values have in common; the same in each run."
    ) { call in
      let hash = call.host.describe(call.receiver).utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      }
      return .int(Int(truncatingIfNeeded: hash >> 11))
    },
    LibraryMember(
      .property, of: "Any", "description: String", "The value as text, as `String(describing:)` gives it."
    ) { call in
      .string(call.host.describe(call.receiver))
    },
    LibraryMember(
      .method, of: "Any", "encode(to encoder: Encoder)", "Puts the value into the JSON, with what it holds."
    ) { call in
      call.arguments[0].content(EncodingValue.self)?.place.form = .value(call.receiver)
      return .void
    },
  ]

  /// What truth values and numbers can do.
  static let numberMembers: [LibraryMember] = [
    LibraryMember(
      .method, of: "Bool", "toggle()", isMutating: true, "Makes true of false and false of true."
    ) { call in
      if case .bool(let value) = call.receiver { call.receiver = .bool(!value) }
      return .void
    },
    LibraryMember(
      .method, of: "Int", "formatted() -> String", isTotal: true, "The number with a comma between thousands."
    ) { call in
      .string(NumberText.grouped(call.whole, call.host.locale))
    },
    LibraryMember(
      .method, of: "Int", "formatted(_ format: NumberFormat) -> String", isTotal: true,
      "The number in a format."
    ) { call in
      .string(call.format(0).text(call.whole, call.host.locale))
    },
    LibraryMember(
      .method, of: "Int", "isMultiple(of other: Int) -> Bool", isTotal: true,
      "True if the other number divides this one."
    ) { call in
      .bool(call.whole.isMultiple(of: call.int(0)))
    },
    LibraryMember(.property, of: "Int", "magnitude: Int", "The number without its sign.") { call in
      try magnitude(call.whole)
    },
    LibraryMember(.method, of: "Int", "signum() -> Int", isTotal: true, "-1, 0 or 1 as the number's sign is.")
    { call in
      .int(call.whole.signum())
    },
    LibraryMember(
      .method, of: "Int", "quotientAndRemainder(dividingBy rhs: Int) -> (quotient: Int, remainder: Int)",
      "The whole quotient and what is left."
    ) { call in
      let divisor = call.int(0)
      let (quotient, overflow) = call.whole.dividedReportingOverflow(by: divisor)
      if divisor == 0 { throw RuntimeFault(.runArithmetic, "\(call.whole) is divided by zero.") }
      if overflow { throw LibraryFaults.overflow("The quotient of \(call.whole) and \(divisor)") }
      return .tuple(ArrayBox([.int(quotient), .int(call.whole % divisor)]))
    },
    LibraryMember(.staticProperty, of: "Int", "max: Int", "The greatest Int.") { _ in .int(.max) },
    LibraryMember(.staticProperty, of: "Int", "min: Int", "The least Int.") { _ in .int(.min) },
    LibraryMember(
      .staticProperty, of: "Int", "bitWidth: Int", "How many bits an Int has, or the type that is named."
    ) { call in
      .int(call.integer.width)
    },
    LibraryMember(
      .property, of: "Int", "nonzeroBitCount: Int", isTotal: true, "How many of its bits are 1."
    ) { call in
      if case .int(let number) = call.receiver { .int(number.nonzeroBitCount) } else { .int(0) }
    },
    LibraryMember(.staticProperty, of: "Int", "zero: Int", "0.") { _ in .int(0) },
    LibraryMember(
      .method, of: "Double", "formatted() -> String", isTotal: true,
      "The number with a comma between thousands and at most six digits after the point."
    ) { call in
      .string(NumberText.grouped(call.number, call.host.locale))
    },
    LibraryMember(
      .method, of: "Double", "formatted(_ format: NumberFormat) -> String", isTotal: true,
      "The number in a format."
    ) { call in
      .string(call.format(0).text(call.number, call.host.locale))
    },
    LibraryMember(
      .method, of: "Double", "rounded() -> Double", isTotal: true,
      "The nearest whole number; halves go away from zero."
    ) { call in
      .double(call.number.rounded())
    },
    LibraryMember(
      .method, of: "Double", "rounded(_ rule: FloatingPointRoundingRule) -> Double", isTotal: true,
      "A whole number by a rule."
    ) { call in
      .double(call.number.rounded(call.rule(0)))
    },
    LibraryMember(
      .method, of: "Double", "round()", isMutating: true, "Rounds to the nearest whole number."
    ) { call in
      call.receiver = .double(call.number.rounded())
      return .void
    },
    LibraryMember(.property, of: "Double", "magnitude: Double", isTotal: true, "The number without its sign.")
    { call in
      .double(call.number.magnitude)
    },
    LibraryMember(.method, of: "Double", "squareRoot() -> Double", isTotal: true, "The square root.") {
      call in
      .double(call.number.squareRoot())
    },
    LibraryMember(
      .method, of: "Double", "truncatingRemainder(dividingBy other: Double) -> Double",
      "What is left after dividing by a number as often as it fits."
    ) { call in
      .double(call.number.truncatingRemainder(dividingBy: call.double(0)))
    },
    LibraryMember(.property, of: "Double", "isNaN: Bool", isTotal: true, "True for what is not a number.") {
      call in
      .bool(call.number.isNaN)
    },
    LibraryMember(.property, of: "Double", "isFinite: Bool", isTotal: true, "True for finite numbers.") {
      call in
      .bool(call.number.isFinite)
    },
    LibraryMember(.property, of: "Double", "isInfinite: Bool", isTotal: true, "True for infinity.") { call in
      .bool(call.number.isInfinite)
    },
    LibraryMember(.property, of: "Double", "isZero: Bool", isTotal: true, "True for 0.") { call in
      .bool(call.number.isZero)
    },
    LibraryMember(.staticProperty, of: "Double", "infinity: Double", "Infinity.") { _ in .double(.infinity) },
    LibraryMember(.staticProperty, of: "Double", "pi: Double", "The ratio of a circle to its diameter.") {
      _ in
      .double(.pi)
    },
    LibraryMember(.staticProperty, of: "Double", "nan: Double", "Not a number.") { _ in .double(.nan) },
    LibraryMember(.staticProperty, of: "Double", "zero: Double", "0.") { _ in .double(0) },
    LibraryMember(
      .staticProperty, of: "Double", "greatestFiniteMagnitude: Double", "The greatest finite number."
    ) { _ in
      .double(.greatestFiniteMagnitude)
    },
    LibraryMember(
      .staticProperty, of: "Double", "leastNonzeroMagnitude: Double", "The least number that is more than 0."
    ) { _ in .double(.leastNonzeroMagnitude) },
    LibraryMember(
      .staticProperty, of: "Double", "leastNormalMagnitude: Double", "The least number of full precision."
    ) { _ in .double(.leastNormalMagnitude) },
    LibraryMember(.staticProperty, of: "NumberFormat", "number: NumberFormat", "A plain number.") { _ in
      Value(NumberFormatValue())
    },
    LibraryMember(
      .staticProperty, of: "NumberFormat", "percent: NumberFormat",
      "Parts of a hundred: 0.5 is 50%, and a whole number is as many parts."
    ) { _ in
      Value(NumberFormatValue(.percent))
    },
    LibraryMember(
      .staticMethod, of: "NumberFormat", "currency(code: String) -> NumberFormat", isTotal: true,
      "Money, by the three letters of its currency."
    ) { call in
      Value(NumberFormatValue(.currency(call.string(0).uppercased())))
    },
    LibraryMember(
      .method, of: "NumberFormat", "precision(_ precision: NumberFormat.Precision) -> NumberFormat",
      isTotal: true,
      "The format with a number of digits."
    ) { call in
      var format = call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()
      let precision = call.format(0)
      (format.fraction, format.significant) = (precision.fraction, precision.significant)
      format.minimumWhole = precision.minimumWhole
      return Value(format)
    },
    LibraryMember(
      .method, of: "NumberFormat", "sign(strategy: NumberFormat.SignDisplayStrategy) -> NumberFormat",
      isTotal: true, "The format with a sign where it is said."
    ) { call in
      var format = call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()
      format.sign = call.format(0).sign
      return Value(format)
    },
    LibraryMember(
      .method, of: "NumberFormat",
      "presentation(_ presentation: NumberFormat.CurrencyPresentation) -> NumberFormat", isTotal: true,
      "The format with the sign or the code of the currency."
    ) { call in
      var format = call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()
      format.showsCode = call.choice(0) == 1
      format.isNarrow = call.choice(0) == 2
      return Value(format)
    },
    LibraryMember(
      .initializer, of: "NumberFormat", "init(locale: Locale = .autoupdatingCurrent)", isTotal: true,
      "A plain number."
    ) { call in
      call.format(.number, locale: 0)
    },
    LibraryMember(
      .initializer, of: "NumberFormat", "init(code: String, locale: Locale = .autoupdatingCurrent)",
      isTotal: true, "Money, by the three letters of its currency."
    ) { call in
      call.format(.currency(call.string(0).uppercased()), locale: 1)
    },
    LibraryMember(
      .staticMethod, of: "NumberFormat",
      "Currency(code: String, locale: Locale = .autoupdatingCurrent) -> NumberFormat", isTotal: true,
      "Money, by the three letters of its currency."
    ) { call in
      call.format(.currency(call.string(0).uppercased()), locale: 1)
    },
    LibraryMember(
      .staticMethod, of: "NumberFormat", "Percent(locale: Locale = .autoupdatingCurrent) -> NumberFormat",
      isTotal: true, "Parts of a hundred."
    ) { call in
      call.format(.percent, locale: 0)
    },
    LibraryMember(
      .property, of: "NumberFormat", "parseStrategy: NumberFormat.ParseStrategy", isTotal: true,
      "What reads the numbers that it writes."
    ) { call in
      var format = call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()
      format.isStrategy = true
      return Value(format)
    },
    LibraryMember(
      .property, of: "NumberFormat.ParseStrategy", "formatStyle: NumberFormat", isTotal: true,
      "The format whose numbers it reads."
    ) { call in
      var format = call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()
      format.isStrategy = false
      return Value(format)
    },
    LibraryMember(
      .method, of: "NumberFormat.ParseStrategy", "parse(_ value: String) -> Double",
      "The number that a text is; throws for any other text."
    ) { call in
      .double(try call.parsed())
    },
    LibraryMember(
      .method, of: "NumberFormat.ParseStrategy", "parse(_ value: String) -> Int",
      "The whole number that a text is; throws for any other text."
    ) { call in
      guard let whole = Int(exactly: try call.parsed().rounded(.towardZero)) else {
        throw call.host.failure("`\(call.string(0))` is no number of this form.")
      }
      return .int(whole)
    },
    LibraryMember(
      .method, of: "NumberFormat", "scale(_ multiplicand: Double) -> NumberFormat", isTotal: true,
      "The format of the number multiplied with another one."
    ) { call in
      var format = call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()
      format.scale = call.double(0)
      return Value(format)
    },
    LibraryMember(
      .method, of: "NumberFormat",
      "rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Double? = nil) -> NumberFormat",
      isTotal: true, "The format with digits rounded by a rule, or of the nearest multiple of a number."
    ) { call in
      var format = call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()
      format.rule = call.isOmitted(0) ? .toNearestOrEven : call.rule(0)
      format.increment = call.isOmitted(1) || call.arguments[1] == .null ? nil : call.double(1)
      return Value(format)
    },
    LibraryMember(
      .method, of: "NumberFormat",
      "decimalSeparator(strategy: NumberFormat.DecimalSeparatorDisplayStrategy) -> NumberFormat",
      isTotal: true,
      "The format with a point behind whole numbers, or without."
    ) { call in
      var format = call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()
      format.showsPoint = call.choice(0) == 1
      return Value(format)
    },
    LibraryMember(
      .staticMethod, of: "NumberFormat",
      "byteCount(style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, "
        + "spellsOutZero: Bool = true, includesActualByteCount: Bool = false) -> NumberFormat", isTotal: true,
      "A number of bytes as a size: `1.5 MB`."
    ) { call in
      var bytes = ByteCountValue(style: ByteCountValue.Style(rawValue: call.choice(0) ?? 0) ?? .file)
      bytes.units = call.byteUnits(1)
      bytes.spellsOutZero = call.isOmitted(2) || call.bool(2)
      bytes.includesBytes = call.bool(3)
      return Value(NumberFormatValue(.bytes(bytes)))
    },
    LibraryMember(
      .method, of: "NumberFormat", "format(_ value: Int) -> String", isTotal: true,
      "A number as the format writes it."
    ) { call in
      .string(
        (call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()).text(
          call.int(0), call.host.locale))
    },
    LibraryMember(
      .method, of: "NumberFormat", "format(_ value: Double) -> String", isTotal: true,
      "A number as the format writes it."
    ) { call in
      .string(
        (call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()).text(
          call.double(0), call.host.locale))
    },
    LibraryMember(
      .method, of: "NumberFormat", "grouping(_ group: NumberFormat.Grouping) -> NumberFormat", isTotal: true,
      "The format with or without a comma between thousands."
    ) { call in
      var format = call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()
      format.isGrouped = !call.arguments[0].isCase(LibraryCases.Grouping.never)
      return Value(format)
    },
    LibraryMember(
      .method, of: "NumberFormat", "notation(_ notation: NumberFormat.Notation) -> NumberFormat",
      isTotal: true,
      "The format with all digits, or with few and a name for the rest: `1.2K`."
    ) { call in
      var format = call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()
      format.isCompact = call.arguments[0].isCase(LibraryCases.Notation.compactName)
      format.isScientific = call.arguments[0].isCase(LibraryCases.Notation.scientific)
      return Value(format)
    },
    LibraryMember(
      .method, of: "NumberFormat", "locale(_ locale: Locale) -> NumberFormat", isTotal: true,
      "The format with the marks of a locale."
    ) { call in
      var format = call.receiver.content(NumberFormatValue.self) ?? NumberFormatValue()
      format.locale = call.content(0)
      return Value(format)
    },
    LibraryMember(
      .staticMethod, of: "ListFormat",
      "list(type: ListFormat.ListType, width: ListFormat.Width = .standard) -> ListFormat", isTotal: true,
      "Several texts with `and` or `or` before the last."
    ) { call in
      let width = call.choice(1) ?? 0
      return width == 0 ? call.arguments[0] : .tuple(ArrayBox([call.arguments[0], .int(width)]))
    },
    LibraryMember(
      .staticMethod, of: "NumberFormat.Precision", "fractionLength(_ length: Int) -> NumberFormat.Precision",
      isTotal: true,
      "Exactly that many digits after the point."
    ) { call in
      let length = min(max(call.int(0), 0), 1000)
      return precision(length...length)
    },
    LibraryMember(
      .staticMethod, of: "NumberFormat.Precision",
      "significantDigits(_ digits: Int) -> NumberFormat.Precision",
      isTotal: true, "So many digits in all."
    ) { call in
      let count = min(max(call.int(0), 1), 1000)
      return significant(count...count)
    },
    LibraryMember(
      .staticMethod, of: "NumberFormat.Precision",
      "significantDigits(_ limits: ClosedRange<Int>) -> NumberFormat.Precision",
      "Between the least and the most digits in all."
    ) { call in
      guard case .range(let range) = call.arguments[0] else { return .void }
      var bounds = (1, 1000)
      if case .int(let lower) = range.lower { bounds.0 = min(max(lower, 1), 1000) }
      if case .int(let upper) = range.upper { bounds.1 = min(max(upper, bounds.0), 1000) }
      return significant(bounds.0...bounds.1)
    },
    LibraryMember(
      .staticMethod, of: "NumberFormat.Precision", "integerLength(_ length: Int) -> NumberFormat.Precision",
      isTotal: true, "At least that many digits before the point."
    ) { call in
      var format = NumberFormatValue()
      (format.minimumWhole, format.isPrecision) = (min(max(call.int(0), 1), 1000), true)
      return Value(format)
    },
    LibraryMember(
      .staticMethod, of: "NumberFormat.Precision",
      "integerAndFractionLength(integer: Int, fraction: Int) -> NumberFormat.Precision", isTotal: true,
      "At least so many digits before the point, and so many after it."
    ) { call in
      let length = min(max(call.int(1), 0), 1000)
      var format = NumberFormatValue()
      (format.minimumWhole, format.isPrecision) = (min(max(call.int(0), 1), 1000), true)
      format.fraction = length...length
      return Value(format)
    },
    signRule("automatic", "A sign before negative numbers.", .automatic),
    signRule("never", "No sign.", .never),
    signRule("accounting", "Negative amounts in parentheses.", .accounting(isAlways: false)),
    LibraryMember(
      .staticMethod, of: "NumberFormat.SignDisplayStrategy",
      "always(includingZero: Bool = true) -> NumberFormat.SignDisplayStrategy", isTotal: true,
      "A sign before all numbers."
    ) { call in
      signRule(.always(includingZero: call.isOmitted(0) || call.bool(0)))
    },
    LibraryMember(
      .staticMethod, of: "NumberFormat.SignDisplayStrategy",
      "always(showZero: Bool) -> NumberFormat.SignDisplayStrategy", isTotal: true,
      "A sign before all amounts of money, of none where it is said."
    ) { call in
      signRule(.always(includingZero: call.bool(0)))
    },
    LibraryMember(
      .staticMethod, of: "NumberFormat.SignDisplayStrategy",
      "accountingAlways() -> NumberFormat.SignDisplayStrategy", isTotal: true,
      "Negative amounts in parentheses, and a sign before others."
    ) { _ in
      signRule(.accounting(isAlways: true))
    },
    LibraryMember(
      .staticMethod, of: "NumberFormat.Precision",
      "fractionLength(_ limits: ClosedRange<Int>) -> NumberFormat.Precision",
      "Between the least and the most digits after the point."
    ) { call in
      guard case .range(let range) = call.arguments[0], case .int(let lower) = range.lower,
        case .int(let upper) = range.upper
      else { return .void }
      let least = min(max(lower, 0), 1000)
      return precision(least...min(max(upper, least), 1000))
    },
  ]

  /// The bounds of integers of fewer bits than Int, which are Int here; those of `UInt` and `UInt64` that Int can hold.
  static let boundMembers: [LibraryMember] = [
    ("UInt8", 0, 255), ("Int8", -128, 127), ("UInt16", 0, 65_535), ("Int16", -32_768, 32_767),
    ("UInt32", 0, 4_294_967_295), ("Int32", -2_147_483_648, 2_147_483_647), ("UInt", 0, Int.max),
    ("UInt64", 0, Int.max),
  ].flatMap { (name: String, least: Int, greatest: Int) in
    [
      LibraryMember(
        .staticProperty, of: "Int", name + ".max: Int",
        greatest == .max
          ? "The greatest number that an Int can hold, which all whole numbers are here."
          : "The greatest number of the size."
      ) { _ in .int(greatest) },
      LibraryMember(.staticProperty, of: "Int", name + ".min: Int", "The least number of the size.") { _ in
        .int(least)
      },
    ]
  }

  private static func significant(_ digits: ClosedRange<Int>) -> Value {
    var format = NumberFormatValue()
    (format.significant, format.isPrecision) = (digits, true)
    return Value(format)
  }

  private static func signRule(_ rule: NumberFormatValue.SignRule) -> Value {
    var format = NumberFormatValue()
    (format.sign, format.isSignRule) = (rule, true)
    return Value(format)
  }

  private static func signRule(
    _ name: String, _ documentation: String, _ rule: NumberFormatValue.SignRule
  ) -> LibraryMember {
    LibraryMember(
      .staticProperty, of: "NumberFormat.SignDisplayStrategy",
      name + ": NumberFormat.SignDisplayStrategy", documentation
    ) { _ in signRule(rule) }
  }

  private static func precision(_ fraction: ClosedRange<Int>) -> Value {
    var format = NumberFormatValue()
    format.fraction = fraction
    format.isPrecision = true
    return Value(format)
  }

  /// A whole number without its sign.
  static func magnitude(_ value: Int) throws -> Value {
    if value == Int.min { throw LibraryFaults.overflow("The magnitude of \(value)") }
    return .int(Swift.abs(value))
  }
}

extension LibraryCall {
  /// The whole number before the dot.
  var whole: Int {
    if case .int(let value) = receiver { return value }
    return 0
  }

  /// The number before the dot.
  var number: Double {
    switch receiver {
    case .double(let value): value
    case .int(let value): Double(value)
    // These members are those of numbers, so nothing else receives them.
    default: 0
    }
  }

  /// A format of a kind, with the marks of the locale at an index, if that is given.
  fileprivate func format(_ kind: NumberFormatValue.Kind, locale index: Int) -> Value {
    var format = NumberFormatValue(kind)
    if !isOmitted(index) { format.locale = content(index) }
    return Value(format)
  }

  /// The number that the first argument is as the receiver writes it; throws where it is none.
  fileprivate func parsed() throws -> Double {
    let format = receiver.content(NumberFormatValue.self) ?? NumberFormatValue()
    guard let number = format.number(reading: string(0), host.locale) else {
      throw host.failure("`\(string(0))` is no number of this form.")
    }
    return number
  }

  /// The format at an index.
  fileprivate func format(_ index: Int) -> NumberFormatValue { content(index) ?? NumberFormatValue() }

  /// The rounding rule at an index, in the order of the library's enum.
  fileprivate func rule(_ index: Int) -> FloatingPointRoundingRule {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    let place = choice(index) ?? 0
    return rules.indices.contains(place) ? rules[place] : .toNearestOrAwayFromZero
  }
}
