import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let measurementNames =
    MeasuredDimension.all.flatMap { [$0.name.text, "Measurement<\($0.name)>"] } + ["MeasurementFormat"]

  /// Amounts of units, converted and written.
  static let measurementMembers: [LibraryMember] =
    MeasuredDimension.all.indices.flatMap { measured($0) } + [
      LibraryMember(
        .staticMethod, of: "MeasurementFormat",
        "measurement(width: MeasurementFormat.UnitWidth, usage: MeasurementFormat.UnitUsage = .general, numberFormatStyle: NumberFormat? = nil) -> MeasurementFormat",
        isTotal: true,
        "How an amount is written: its unit in short or in words, the usual one of the region or as it is."
      ) { call in
        var format = MeasurementFormatValue()
        if case .choice(_, let width) = call.arguments[0] {
          format.width = .init(rawValue: width) ?? .abbreviated
        }
        if case .choice(_, let usage) = call.arguments[1] {
          format.usage = .init(rawValue: usage) ?? .general
        }
        format.number = call.arguments[2].content(NumberFormatValue.self)
        return Value(format)
      }
    ]

  /// What makes amounts by the name of their type.
  static let measurementFunctions: [LibraryMember] = MeasuredDimension.all.indices.map { place in
    let unit = MeasuredDimension.all[place].name
    return LibraryMember(
      .function, "Measurement(value: Double, unit: \(unit)) -> Measurement<\(unit)>", isTotal: true,
      "An amount of a unit."
    ) { call in
      Value(MeasurementValue(value: call.double(0), dimension: place, unit: call.place(1)))
    }
  }

  private static func measured(_ place: Int) -> [LibraryMember] {
    let unit = MeasuredDimension.all[place].name.text
    let type = "Measurement<\(unit)>"
    return [
      LibraryMember(.property, of: unit, "symbol: String", isTotal: true, "The sign of the unit.") { call in
        guard case .choice(_, let index) = call.receiver else { return .string("") }
        let position = Int(index)
        return .string(MeasuredDimension.all[place].units[position].symbol)
      },
      LibraryMember(
        .property, of: type, "value: Double", isTotal: true, "How many of the unit.",
        set: { receiver, value in
          guard let amount = receiver.content(MeasurementValue.self) else { return }
          if case .double(let number) = value { receiver = Value(amount.with(number)) }
        }
      ) { call in
        .double(call.receiver.content(MeasurementValue.self)?.value ?? 0)
      },
      LibraryMember(.property, of: type, "unit: \(unit)", isTotal: true, "In what it is measured.") { call in
        call.receiver.content(MeasurementValue.self)?.unitValue ?? .void
      },
      LibraryMember(
        .method, of: type, "converted(to otherUnit: \(unit)) -> \(type)", isTotal: true,
        "The same amount in another unit."
      ) { call in
        call.receiver.content(MeasurementValue.self).map { Value($0.converted(to: call.place(0))) } ?? .void
      },
      LibraryMember(
        .method, of: type, "convert(to otherUnit: \(unit))", isMutating: true, isTotal: true,
        "Measures it in another unit."
      ) { call in
        if let amount = call.receiver.content(MeasurementValue.self) {
          call.receiver = Value(amount.converted(to: call.place(0)))
        }
        return .void
      },
      LibraryMember(
        .method, of: type, "formatted() -> String", isTotal: true,
        "The amount in a unit that is usual in the region of `--locale`; times and volumes in their own."
      ) { call in
        .string(
          call.receiver.content(MeasurementValue.self)?.text(MeasurementFormatValue(), call.host.locale) ?? ""
        )
      },
      LibraryMember(
        .method, of: type, "formatted(_ format: MeasurementFormat) -> String", isTotal: true,
        "The amount as a format writes it."
      ) { call in
        let format = call.arguments[0].content(MeasurementFormatValue.self) ?? MeasurementFormatValue()
        return .string(call.receiver.content(MeasurementValue.self)?.text(format, call.host.locale) ?? "")
      },
    ]
  }

  /// What an operator gives of two values of library types; nil where it takes no such two. `isLiteral` where the second is a
  /// number as it is written, `isFirstLiteral` where the first is.
  public static func result(
    of op: String, _ first: TypeID, _ second: TypeID, isFirstLiteral: Bool = false, isLiteral: Bool = false
  ) -> TypeID? {
    if op == "+", first == LibraryTypes.attributedString, second == first { return first }
    guard case .builtin = first.kind, isMeasurement(first) else {
      if op == "*", first == .double || first == .int && isFirstLiteral, isMeasurement(second) {
        return second
      }
      return nil
    }
    switch op {
    case "+", "-": return first == second ? first : nil
    case "*", "/": return second == .double || second == .int && isLiteral ? first : nil
    default: return nil
    }
  }

  /// A Decimal with the other sign; nil for another value.
  public static func negated(_ value: Value) -> Value? { value.content(DecimalValue.self).map { Value(-$0) } }

  private static func isMeasurement(_ type: TypeID) -> Bool {
    guard case .builtin(let name) = type.kind else { return false }
    return name.text.hasPrefix("Measurement<")
  }

  /// The value of an operator on two values of library types; nil where it takes no such two.
  public static func reckon(_ op: String, _ first: Value, _ second: Value) -> Value? {
    let factor = { (value: Value) -> Double? in
      switch value {
      case .double(let number): number
      case .int(let number): Double(number)
      // Amounts are multiplied by numbers alone.
      default: nil
      }
    }
    if let text = first.content(AttributedTextValue.self)?.text,
      let more = second.content(AttributedTextValue.self)?.text
    {
      return Value(AttributedTextValue(text + more))
    }
    if let one = first.content(DecimalValue.self) {
      guard let other = second.content(DecimalValue.self) else { return nil }
      return switch op {
      case "+": Value(one + other)
      case "-": Value(one - other)
      case "*": Value(one * other)
      case "/": Value(one / other)
      default: nil
      }
    }
    guard let amount = first.content(MeasurementValue.self) else {
      guard let number = factor(first), let amount = second.content(MeasurementValue.self) else { return nil }
      return Value(amount.with(number * amount.value))
    }
    if let number = factor(second) {
      return Value(amount.with(op == "*" ? amount.value * number : amount.value / number))
    }
    guard let other = second.content(MeasurementValue.self) else { return nil }
    if other.unit == amount.unit {
      return Value(amount.with(op == "+" ? amount.value + other.value : amount.value - other.value))
    }
    // As Foundation does: what is of two units is in the first of all.
    let units = MeasuredDimension.all[amount.dimension].units
    let base = units.firstIndex { $0.coefficient == 1 && $0.constant == 0 } ?? amount.unit
    let (left, right) = (amount.converted(to: base), other.converted(to: base))
    return Value(left.with(op == "+" ? left.value + right.value : left.value - right.value))
  }
}

extension LibraryCall {
  /// The place of the case that an argument is.
  fileprivate func place(_ index: Int) -> Int {
    if case .choice(_, let place) = arguments[index] { return Int(place) }
    return 0
  }
}
