/// What a plain scalar of YAML is, by the core schema of YAML 1.2: `yes` and `2024-05-31` are strings.
enum YAMLScalar {
  case null
  case bool(Bool)
  /// A number as JSON writes it.
  case number(String)
  case string

  /// What characters are that stand without quotes.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    // Nothing that is no string has other characters first, and most strings have.
    guard let first = text.first else {
      self = .null
      return
    }
    guard "0123456789+-.~nNtTfF".utf8.contains(first), text.count <= 400 else {
      self = .string
      return
    }
    let word = String(decoding: text, as: UTF8.self)
    switch word {
    case "null", "Null", "NULL", "~": self = .null
    case "true", "True", "TRUE": self = .bool(true)
    case "false", "False", "FALSE": self = .bool(false)
    // All other words are numbers or strings.
    default: self = Self.number(word).map { .number($0) } ?? .string
    }
  }

  private static func number(_ word: String) -> String? {
    if word.hasPrefix("0x") { return UInt64(word.dropFirst(2), radix: 16).map { String($0) } }
    if word.hasPrefix("0o") { return UInt64(word.dropFirst(2), radix: 8).map { String($0) } }
    var rest = word[...]
    let isNegative = rest.hasPrefix("-")
    if isNegative || rest.hasPrefix("+") { rest = rest.dropFirst() }
    let whole = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(whole.count)
    var fraction: Substring = ""
    let hasPoint = rest.hasPrefix(".")
    if hasPoint {
      rest = rest.dropFirst()
      fraction = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(fraction.count)
    }
    if whole.isEmpty && fraction.isEmpty { return nil }
    if let mark = rest.first {
      guard mark == "e" || mark == "E" else { return nil }
      var digits = rest.dropFirst()
      if digits.hasPrefix("-") || digits.hasPrefix("+") { digits = digits.dropFirst() }
      guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    }
    let counted = whole.drop { $0 == "0" }
    return (isNegative ? "-" : "") + (counted.isEmpty ? "0" : counted)
      + (hasPoint ? "." + (fraction.isEmpty ? "0" : fraction) : "") + rest
  }
}
