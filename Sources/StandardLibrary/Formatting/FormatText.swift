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
      case "f", "F": found = .fraction
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
  static func text(_ format: String, _ values: [Value], describe: (Value) -> String) -> String {
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
        result += directive.pad(directive.convert(values[position], describe: describe))
      } else if directive.position == nil, let value = rest.first {
        rest.removeFirst()
        result += directive.pad(directive.convert(value, describe: describe))
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
      guard let scalar = scalars.popFirst(), "diufFsxXo@c%".unicodeScalars.contains(scalar) else {
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
      case ("x", .int(let number)): return String(UInt(bitPattern: number), radix: 16)
      case ("X", .int(let number)): return String(UInt(bitPattern: number), radix: 16, uppercase: true)
      case ("o", .int(let number)): return String(UInt(bitPattern: number), radix: 8)
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

    func pad(_ text: String) -> String {
      let missing = width - text.count
      if missing <= 0 { return text }
      let isNumber = !"s@c".unicodeScalars.contains(conversion)
      if isLeft || !isZeroPadded || !isNumber {
        let blanks = String(repeating: " ", count: missing)
        return isLeft ? text + blanks : blanks + text
      }
      let sign = text.prefix { $0 == "-" || $0 == "+" || $0 == " " }
      return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }
  }
}
