import ScreenTypes

/// Operators on values of library types.
extension StandardLibrary {
  /// What an operator gives of two values of library types; nil where it takes no such two. `isLiteral` where the second is a
  /// number as it is written, `isFirstLiteral` where the first is.
  public static func result(
    of op: String, _ first: TypeID, _ second: TypeID, isFirstLiteral: Bool = false, isLiteral: Bool = false
  ) -> TypeID? {
    let isFactor = second == .double || second == .int && isLiteral
    switch (op, first) {
    case ("+", LibraryTypes.attributedString): return second == first ? first : nil
    case ("+", LibraryTypes.date), ("-", LibraryTypes.date): return isFactor ? first : nil
    case ("+", LibraryTypes.moment), ("-", LibraryTypes.moment):
      return isFactor || second == LibraryTypes.dispatchInterval ? first : nil
    case ("+", LibraryTypes.clockInstant): return second == LibraryTypes.duration ? first : nil
    case ("-", LibraryTypes.clockInstant):
      return second == first ? LibraryTypes.duration : second == LibraryTypes.duration ? first : nil
    case ("+", LibraryTypes.duration), ("-", LibraryTypes.duration): return second == first ? first : nil
    case ("*", LibraryTypes.duration), ("/", LibraryTypes.duration):
      return isFactor || second == .int ? first : op == "/" && second == first ? .double : nil
    case ("+", LibraryTypes.angle), ("-", LibraryTypes.angle): return second == first ? first : nil
    case ("*", LibraryTypes.angle), ("/", LibraryTypes.angle): return isFactor ? first : nil
    case ("+", _) where isMeasurement(first), ("-", _) where isMeasurement(first):
      return first == second ? first : nil
    case ("*", _) where isMeasurement(first), ("/", _) where isMeasurement(first):
      return isFactor ? first : nil
    case ("*", .double), ("*", .int):
      return (first == .double || isFirstLiteral) && isMeasurement(second) ? second : nil
    // Other values of the library have no operators that reckon.
    default: return nil
    }
  }

  /// True where a value of a library type may be changed by an operator such as `+=`.
  public static func isChanged(by op: String, _ target: TypeID, _ value: TypeID, isLiteral: Bool) -> Bool {
    target != LibraryTypes.moment && !isMeasurement(target)
      && result(of: String(op.dropLast()), target, value, isLiteral: isLiteral) == target
  }

  /// What an implicit member after `+` or `-` is of, where the value before it is moved by values of another type.
  public static func distance(of moment: TypeID) -> TypeID? {
    switch moment {
    case LibraryTypes.date: .double
    case LibraryTypes.moment: LibraryTypes.dispatchInterval
    case LibraryTypes.clockInstant: LibraryTypes.duration
    // Values of other types are joined with their like.
    default: nil
    }
  }

  /// A Decimal or an angle with the other sign; nil for another value.
  public static func negated(_ value: Value) -> Value? {
    if let angle = value.content(AngleValue.self) { return Value(AngleValue(degrees: -angle.degrees)) }
    return value.content(DecimalValue.self).map { Value(-$0) }
  }

  private static func isMeasurement(_ type: TypeID) -> Bool {
    guard case .builtin(let name) = type.kind else { return false }
    return name.text.hasPrefix("Measurement<")
  }

  /// The value of an operator on two values of library types; nil where it takes no such two.
  public static func reckon(_ op: String, _ first: Value, _ second: Value) -> Value? {
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
    if let seconds = first.seconds {
      return factor(second).map { .date(op == "-" ? seconds - $0 : seconds + $0) }
    }
    if let one = first.content(DurationValue.self) { return reckon(op, one, second) }
    if let one = first.content(ClockInstantValue.self) {
      if let other = second.content(ClockInstantValue.self) {
        return Value(DurationValue(seconds: one.seconds - other.seconds))
      }
      guard let length = second.content(DurationValue.self)?.seconds else { return nil }
      return Value(ClockInstantValue(seconds: op == "-" ? one.seconds - length : one.seconds + length))
    }
    if let one = first.content(AngleValue.self) {
      let other = second.content(AngleValue.self)?.degrees ?? factor(second)
      return other.map { other in
        let degrees =
          switch op {
          case "+": one.degrees + other
          case "-": one.degrees - other
          case "*": one.degrees * other
          default: one.degrees / other
          }
        return Value(AngleValue(degrees: degrees))
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

  private static func reckon(_ op: String, _ one: DurationValue, _ second: Value) -> Value? {
    if let number = factor(second) {
      return Value(DurationValue(seconds: op == "*" ? one.seconds * number : one.seconds / number))
    }
    guard let other = second.content(DurationValue.self) else { return nil }
    return switch op {
    case "+": Value(DurationValue(seconds: one.seconds + other.seconds))
    case "-": Value(DurationValue(seconds: one.seconds - other.seconds))
    case "/": .double(one.seconds / other.seconds)
    default: nil
    }
  }

  /// The number that a value is; nil for another value.
  private static func factor(_ value: Value) -> Double? {
    switch value {
    case .double(let number): number
    case .int(let number): Double(number)
    // Values are moved and multiplied by numbers alone.
    default: nil
    }
  }
}
