import ScreenTypes

/// What a format of one value writes.
public enum FormatSpecifier: Sendable {
  /// `%d`, `%ld`, `%05d`, `%x`, …
  case whole
  /// `%f`, `%.2f`, …
  case fraction
  /// `%@`, `%s`.
  case text

  /// The kind of a format with one directive; nil for other texts.
  public init?(_ format: String) {
    var found: FormatSpecifier?
    var scalars = format.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar != "%" { continue }
      guard let directive = FormatText.Directive(&scalars) else { return nil }
      if directive.conversion == "%" { continue }
      if found != nil { return nil }
      switch directive.conversion {
      case "f", "F", "e", "E", "g", "G": found = .fraction
      case "@", "s", "c": found = .text
      default: found = .whole
      }
    }
    guard let found else { return nil }
    self = found
  }
}

/// Text made by a format as in C: `%d`, `%ld`, `%5.1f`, `%@`, `%s`, `%x`, `%%`.
enum FormatText {
  /// Fills the format with values in order, or by positions as in `%2$@`; what it asks for and does not get is left as written.
  /// Numbers have the marks of a locale where one is given.
  static func text(
    _ format: String, _ values: [Value], locale: LocaleForms? = nil, describe: (Value) -> String
  ) -> String {
    func converted(_ directive: Directive, _ value: Value) -> String {
      let text = directive.convert(value, describe: describe)
      return directive.pad(locale.map { directive.marked(text, $0) } ?? text)
    }
    var result = ""
    var rest = values[...]
    var scalars = format.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "%" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let start = scalars
      guard let directive = Directive(&scalars) else {
        result += "%"
        scalars = start
        continue
      }
      if directive.conversion == "%" {
        result += "%"
      } else if let position = directive.position, values.indices.contains(position) {
        result += converted(directive, values[position])
      } else if directive.position == nil, let value = rest.first {
        rest.removeFirst()
        result += converted(directive, value)
      } else {
        result += "%" + String(start[start.startIndex..<scalars.startIndex])
      }
    }
    return result
  }

  /// One directive of a format.
  fileprivate struct Directive {
    var isLeft = false
    var isZeroPadded = false
    /// True for `0x` before hexadecimal digits, `0` before octal ones, and all digits of `%g`.
    var isAlternate = false
    var plus = ""
    var width = 0
    var precision: Int?
    /// From 0, where the directive names it.
    var position: Int?
    var conversion: Unicode.Scalar

    /// Reads what follows a percent sign; nil where it is no directive.
    init?(_ scalars: inout Substring.UnicodeScalarView) {
      var ahead = scalars
      if let number = Self.number(&ahead), number > 0, ahead.popFirst() == "$" {
        position = number - 1
        scalars = ahead
      }
      loop: while let flag = scalars.first {
        switch flag {
        case "-": isLeft = true
        case "0": isZeroPadded = true
        case "#": isAlternate = true
        case "+", " ": plus = String(flag)
        default: break loop
        }
        scalars.removeFirst()
      }
      width = Self.number(&scalars) ?? 0
      if scalars.first == "." {
        scalars.removeFirst()
        precision = Self.number(&scalars) ?? 0
      }
      while let size = scalars.first, "lhqzt".unicodeScalars.contains(size) { scalars.removeFirst() }
      guard let scalar = scalars.popFirst(), "diufFeEgGsxXo@c%".unicodeScalars.contains(scalar) else {
        return nil
      }
      conversion = scalar
    }

    /// A number of at most 999.
    private static func number(_ scalars: inout Substring.UnicodeScalarView) -> Int? {
      var number: Int?
      while let digit = scalars.first, ("0"..."9").contains(digit) {
        number = min((number ?? 0) * 10 + Int(digit.value - 48), 999)
        scalars.removeFirst()
      }
      return number
    }

    func convert(_ value: Value, describe: (Value) -> String) -> String {
      switch (conversion, value) {
      case ("d", .int(let number)), ("i", .int(let number)), ("u", .int(let number)):
        let digits = String(number.magnitude)
        let zeros = String(repeating: "0", count: max(0, (precision ?? 1) - digits.utf8.count))
        return (number < 0 ? "-" : plus) + zeros + digits
      case ("x", .int(let number)): return digits(of: number, radix: 16, mark: "0x")
      case ("X", .int(let number)): return digits(of: number, radix: 16, mark: "0x").uppercased()
      case ("o", .int(let number)): return digits(of: number, radix: 8, mark: "0")
      case ("e", .double(let number)), ("g", .double(let number)): return signed(scaled(number), number)
      case ("E", .double(let number)), ("G", .double(let number)):
        return signed(scaled(number), number).uppercased()
      case ("f", .double(let number)), ("F", .double(let number)):
        return (number < 0 ? "" : plus) + NumberText.fixed(number, fraction: precision ?? 6)
      case ("c", .int(let number)): return String(Unicode.Scalar(UInt8(truncatingIfNeeded: number)))
      case ("s", _), ("@", _):
        let text = describe(value)
        return precision.map { String(text.prefix($0)) } ?? text
      // What a conversion does not fit is written as text, so that nothing is lost.
      default: return describe(value)
      }
    }

    /// A decimal number with marks between thousands and before the fraction.
    func marked(_ text: String, _ locale: LocaleForms) -> String {
      guard "diufFgG".unicodeScalars.contains(conversion) else { return text }
      let sign = text.prefix { $0 == "-" || $0 == "+" || $0 == " " }
      let number = text.dropFirst(sign.count)
      let whole = number.prefix { $0.isASCII && $0.isNumber }
      let rest = number.dropFirst(whole.count)
      guard !whole.isEmpty, rest.isEmpty || rest.hasPrefix(".") else { return text }
      var grouped = ""
      for (place, digit) in whole.enumerated() {
        if place > 0, (whole.count - place) % 3 == 0 { grouped.append(",") }
        grouped.append(digit)
      }
      return sign + locale.marked(grouped + rest)
    }

    private func digits(of number: Int, radix: Int, mark: String) -> String {
      let text = String(UInt(bitPattern: number), radix: radix)
      let zeros = String(repeating: "0", count: max(0, (precision ?? 1) - text.utf8.count))
      return (isAlternate && number != 0 ? mark : "") + zeros + text
    }

    private func signed(_ text: String, _ number: Double) -> String {
      (number.isNaN || number.sign == .minus ? "" : plus) + text
    }

    /// `1.234500e+04`, or of `%g` that or plain digits, whichever is shorter.
    private func scaled(_ number: Double) -> String {
      if let special = NumberText.special(number, infinity: "inf", nan: "nan") { return special }
      let isPlain = "gG".unicodeScalars.contains(conversion)
      let count = isPlain ? max(precision ?? 6, 1) : (precision ?? 6) + 1
      let exact = DecimalNumber(exact: number)
      let rounded = exact.rounded(toDigits: count)
      let power = rounded.digits.isEmpty ? 0 : rounded.exponent - 1
      let sign = number.sign == .minus ? "-" : ""
      if isPlain, power >= -4, power < count {
        let fraction = isAlternate ? max(count - 1 - power, 0) : 0
        let text = rounded.text(minimumFraction: fraction, isGrouped: false)
        return sign + text + (isAlternate && fraction == 0 ? "." : "")
      }
      var short = rounded
      if !short.digits.isEmpty { short.exponent = 1 }
      let fraction = isPlain && !isAlternate ? 0 : count - 1
      let text = short.text(minimumFraction: fraction, isGrouped: false)
      let exponent = CivilDate.two(abs(power))
      return sign + text + (isAlternate && fraction == 0 ? "." : "") + "e" + (power < 0 ? "-" : "+")
        + exponent
    }

    func pad(_ text: String) -> String {
      let missing = width - text.count
      if missing <= 0 { return text }
      let isNumber = !"s@c".unicodeScalars.contains(conversion)
      if isLeft || !isZeroPadded || !isNumber {
        let blanks = String(repeating: " ", count: missing)
        return isLeft ? text + blanks : blanks + text
      }
      if text.hasSuffix("inf") || text.hasSuffix("nan") {
        return String(repeating: " ", count: missing) + text
      }
      var sign = text.prefix { $0 == "-" || $0 == "+" || $0 == " " }
      // The zeros stand behind the mark of hexadecimal digits.
      if isAlternate, "xX".unicodeScalars.contains(conversion), text.count > 1 { sign = text.prefix(2) }
      return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }
  }
}
