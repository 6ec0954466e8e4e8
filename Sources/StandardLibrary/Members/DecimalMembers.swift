import ScreenTypes

extension StandardLibrary {
  /// Numbers of decimal digits.
  static let decimalMembers: [LibraryMember] =
    [
      LibraryMember(.initializer, of: "Decimal", "init()", isTotal: true, "0.") { _ in Value(DecimalValue(0))
      },
      LibraryMember(.initializer, of: "Decimal", "init(_ value: Int)", isTotal: true, "The number.") { call in
        Value(DecimalValue(call.int(0)))
      },
      LibraryMember(
        .initializer, of: "Decimal", "init(_ value: Double)", isTotal: true,
        "The shortest digits that stand for the number."
      ) { call in
        Value(DecimalValue(call.double(0)))
      },
      LibraryMember(
        .initializer, of: "Decimal", "init(string: String, locale: Locale? = nil) -> Decimal?", isTotal: true,
        "The number that a text begins with, else nil. The locale tells which mark stands before the fraction."
      ) { call in
        let text = call.string(0)
        let locale = call.arguments[1].content(LocaleValue.self).map { LocaleForms($0.identifier) }
        return decimal(text, point: locale?.point ?? ".").map { Value($0) } ?? .null
      },
      constant("zero", DecimalValue(0), "0."), constant("nan", .nan, "Not a number."),
      constant(
        "pi", DecimalValue(reading: "3.14159265358979323846264338327950288419") ?? .nan,
        "The ratio of a circle to its diameter."),
      LibraryMember(.property, of: "Decimal", "isNaN: Bool", isTotal: true, "True for what is not a number.")
      {
        call in
        .bool(call.decimal.isNaN)
      },
      LibraryMember(.property, of: "Decimal", "isFinite: Bool", isTotal: true, "True for a number.") { call in
        .bool(!call.decimal.isNaN)
      },
      LibraryMember(.property, of: "Decimal", "isZero: Bool", isTotal: true, "True for 0.") { call in
        .bool(call.decimal == DecimalValue(0))
      },
      LibraryMember(.property, of: "Decimal", "isSignMinus: Bool", isTotal: true, "True below zero.") {
        call in
        .bool(call.decimal.isNegative)
      },
      LibraryMember(
        .property, of: "Decimal", "magnitude: Decimal", isTotal: true, "The number without its sign."
      ) { call in
        Value(call.decimal.magnitude)
      },
      LibraryMember(
        .property, of: "Decimal", "exponent: Int", isTotal: true,
        "The power of ten that the digits are multiplied with."
      ) { call in
        .int(call.decimal.exponent)
      },
      LibraryMember(.method, of: "Decimal", "negate()", isMutating: true, isTotal: true, "Changes the sign.")
      {
        call in
        call.receiver = Value(-call.decimal)
        return .void
      },
      LibraryMember(
        .method, of: "Decimal", "formatted() -> String", isTotal: true,
        "The number with a comma between thousands and at most six digits after the point."
      ) { call in
        .string(NumberFormatValue().text(call.decimal, call.host.locale))
      },
      LibraryMember(
        .method, of: "Decimal", "formatted(_ format: NumberFormat) -> String", isTotal: true,
        "The number in a format."
      ) { call in
        let format = call.arguments[0].content(NumberFormatValue.self) ?? NumberFormatValue()
        return .string(format.text(call.decimal, call.host.locale))
      },
    ] + numberObjectMembers + numberObjectArithmetic

  private static let numberObjectMembers: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "NSDecimalNumber", "init(decimal: Decimal)", isTotal: true, "The number itself."
    ) { call in
      call.arguments[0]
    },
    LibraryMember(
      .initializer, of: "NSDecimalNumber", "init(string: String)", isTotal: true,
      "The number that a text begins with, else not a number."
    ) { call in
      Value(decimal(call.string(0), point: ".") ?? .nan)
    },
    LibraryMember(
      .initializer, of: "NSDecimalNumber", "init(value: Double)", isTotal: true,
      "The shortest digits that stand for the number."
    ) { call in
      Value(DecimalValue(call.double(0)))
    },
    LibraryMember(
      .initializer, of: "NSDecimalNumber", "init(value: Int)", isTotal: true, "The number itself."
    ) { call in
      Value(DecimalValue(call.int(0)))
    },
    LibraryMember(
      .initializer, of: "NSDecimalNumber", "init(integerLiteral value: Int)", isTotal: true,
      "The number itself."
    ) { call in Value(DecimalValue(call.int(0))) },
    LibraryMember(
      .initializer, of: "NSDecimalNumber", "init(floatLiteral value: Double)", isTotal: true,
      "The shortest digits that stand for the number."
    ) { call in Value(DecimalValue(call.double(0))) },
    LibraryMember(
      .initializer, of: "NSDecimalNumber", "init(booleanLiteral value: Bool)", isTotal: true,
      "1 for true, 0 for false."
    ) { call in Value(DecimalValue(call.bool(0) ? 1 : 0)) },
    LibraryMember(
      .initializer, of: "NSDecimalNumber", "init(value: Bool)", isTotal: true, "1 for true, 0 for false."
    ) { call in Value(DecimalValue(call.bool(0) ? 1 : 0)) },
    LibraryMember(
      .property, of: "NSDecimalNumber", "decimalValue: Decimal", isTotal: true, "The number itself."
    ) { call in
      Value(call.decimal)
    },
    LibraryMember(
      .property, of: "NSDecimalNumber", "doubleValue: Double", isTotal: true, "The nearest Double."
    ) { call in
      .double(call.decimal.order)
    },
    LibraryMember(
      .property, of: "NSDecimalNumber", "intValue: Int", isTotal: true,
      "The number without its fraction; 0 where an Int cannot hold it."
    ) { call in
      .int(call.decimal.whole)
    },
    LibraryMember(
      .property, of: "NSDecimalNumber", "stringValue: String", isTotal: true, "All digits."
    ) { call in
      .string(call.decimal.description)
    },
  ]

  /// What an `NSDecimalNumber` makes of itself and another one.
  private static let numberObjectArithmetic: [LibraryMember] =
    [
      arithmetic("adding(_ decimalNumber: NSDecimalNumber)", "The sum.", +),
      arithmetic("subtracting(_ decimalNumber: NSDecimalNumber)", "The difference.", -),
      arithmetic("multiplying(by decimalNumber: NSDecimalNumber)", "The product.", *),
      arithmetic("dividing(by decimalNumber: NSDecimalNumber)", "The quotient.", /),
      LibraryMember(
        .method, of: "NSDecimalNumber", "raising(toPower power: Int) -> NSDecimalNumber", isTotal: true,
        "The number to the power of another one."
      ) { call in Value(call.decimal.raised(to: call.int(0))) },
      LibraryMember(
        .method, of: "NSDecimalNumber", "compare(_ decimalNumber: NSDecimalNumber) -> ComparisonResult",
        isTotal: true, "Which of both is less."
      ) { call in
        let (one, other) = (call.decimal, call.decimal(0))
        return .choice(
          LibraryTypes.comparisonResult, one == other ? 1 : one.isLess(than: other) ? 0 : 2)
      },
      LibraryMember(
        .property, of: "NSDecimalNumber", "floatValue: Double", isTotal: true, "The nearest Float."
      ) { call in .double(Double(Float(call.decimal.order))) },
      LibraryMember(
        .property, of: "NSDecimalNumber", "boolValue: Bool", isTotal: true, "True for any number but 0."
      ) { call in .bool(call.decimal != DecimalValue(0)) },
    ]
    + [("zero", DecimalValue(0)), ("one", DecimalValue(1)), ("notANumber", DecimalValue.nan)].map {
      (name: String, value: DecimalValue) in
      LibraryMember(
        .staticProperty, of: "NSDecimalNumber", name + ": NSDecimalNumber",
        value.isNaN ? "Not a number." : "\(value)."
      ) { _ in Value(value) }
    }

  private static func arithmetic(
    _ signature: String, _ documentation: String,
    _ calculate: @escaping @Sendable (DecimalValue, DecimalValue) -> DecimalValue
  ) -> LibraryMember {
    LibraryMember(
      .method, of: "NSDecimalNumber", signature + " -> NSDecimalNumber", isTotal: true, documentation
    ) {
      call in
      Value(calculate(call.decimal, call.decimal(0)))
    }
  }

  /// Other numbers of Decimals.
  static let decimalConversions: [LibraryMember] = [
    LibraryMember(
      .initializer, of: "Double", "init(truncating number: NSDecimalNumber)", isTotal: true,
      "The nearest Double."
    ) { call in
      .double(call.decimal(0).order)
    },
    LibraryMember(
      .initializer, of: "Int", "init(truncating number: NSDecimalNumber)", isTotal: true,
      "The number without its fraction; 0 where an Int cannot hold it."
    ) { call in
      .int(call.decimal(0).whole)
    },
  ]

  /// Functions of Decimals by themselves.
  static let decimalFunctions: [LibraryMember] = [
    LibraryMember(.function, "abs(_ x: Decimal) -> Decimal", isTotal: true, "The number without its sign.") {
      call in
      Value(call.decimal(0).magnitude)
    },
    LibraryMember(
      .function, "pow(_ x: Decimal, _ y: Int) -> Decimal", isTotal: true,
      "The first number to the power of the second."
    ) { call in
      Value(call.decimal(0).raised(to: call.int(1)))
    },
    LibraryMember(
      .function,
      "NSDecimalRound(_ result: inout Decimal, _ number: inout Decimal, _ scale: Int, _ roundingMode: NSDecimalNumber.RoundingMode)",
      "Puts a number with so many digits after the point into a place: `NSDecimalRound(&result, &price, 2, .plain)`."
    ) { call in
      guard case .binding(let place) = call.arguments[0], case .binding(let number) = call.arguments[1],
        let value = try number.get().content(DecimalValue.self)
      else { return .void }
      var rounding = DecimalValue.Rounding.plain
      if case .choice(_, let index) = call.arguments[3] { rounding = .init(rawValue: index) ?? .plain }
      try place.set?(Value(value.rounded(toFraction: call.int(2), rounding)))
      return .void
    },
  ]

  private static func constant(_ name: String, _ value: DecimalValue, _ documentation: String)
    -> LibraryMember
  {
    LibraryMember(.staticProperty, of: "Decimal", "\(name): Decimal", isTotal: true, documentation) { _ in
      Value(value)
    }
  }

  private static func decimal(_ text: String, point: String) -> DecimalValue? {
    let text = point == "." ? text : text.split(separator: point, maxSplits: 1).joined(separator: ".")
    var bytes = text.utf8[...]
    return DecimalValue(prefix: &bytes)
  }
}

extension DecimalValue {
  /// The number without its fraction; 0 where an Int cannot hold it.
  fileprivate var whole: Int {
    let towardZero = rounded(toFraction: 0, isNegative ? .up : .down)
    return Int(towardZero.description) ?? 0
  }
}

extension LibraryCall {
  /// The receiver as a Decimal; 0 for another value.
  fileprivate var decimal: DecimalValue { Self.decimal(receiver) }
  /// The Decimal at `index`; 0 for another value.
  fileprivate func decimal(_ index: Int) -> DecimalValue { Self.decimal(arguments[index]) }

  /// The number that a Decimal is, or an `NSNumber` of any other type.
  private static func decimal(_ value: Value) -> DecimalValue {
    switch value {
    case .int(let number): DecimalValue(number)
    case .double(let number): DecimalValue(number)
    // Anything else is a Decimal or no number.
    default: value.content(DecimalValue.self) ?? DecimalValue(0)
    }
  }
}
