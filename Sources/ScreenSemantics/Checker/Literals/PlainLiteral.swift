import ScreenTypes

/// Numbers and truth values read from bytes as Swift reads them from strings.
enum PlainLiteral {
  /// The type of the value of an attribute, in braces or without, that is a plain literal; nil for what takes more than a
  /// look at its bytes.
  static func type(ofValue bytes: UnsafeBufferPointer<UInt8>) -> TypeID? {
    guard let first = bytes.first else { return .string }
    if first != UInt8(ascii: "{") {
      if let type = wordType(bytes) { return type }
      let isText =
        !mayBeNumber(bytes) && first != UInt8(ascii: "$")
        && !bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\\") }
      return isText ? .string : nil
    }
    guard bytes.count > 2, bytes.last == UInt8(ascii: "}") else { return nil }
    let code = UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1])
    return wordType(code) ?? (isPlainString(code) ? .string : nil)
  }

  /// The type of a truth value, or of a whole number that is written without a sign.
  private static func wordType(_ bytes: UnsafeBufferPointer<UInt8>) -> TypeID? {
    if bool(bytes) != nil { return .bool }
    guard let (_, end) = digits(bytes, from: 0), end == bytes.count else { return nil }
    return end == 1 || bytes[0] != UInt8(ascii: "0") ? .int : nil
  }

  /// True for a string of one line that holds nothing but itself.
  private static func isPlainString(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2, let quote = bytes.first, bytes.last == quote,
      quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    else { return false }
    return bytes[1..<bytes.count - 1].allSatisfy {
      $0 != quote && $0 != UInt8(ascii: "\\") && $0 >= 0x20
    }
  }

  static func bool(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    switch bytes.count {
    case 4: spells(bytes, "true") ? true : nil
    case 5: spells(bytes, "false") ? false : nil
    default: nil
    }
  }

  static func int(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if let (value, end) = digits(bytes, from: sign(bytes)), end == bytes.count {
      return sign(bytes) > 0 ? -value : value
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return Int(text) ?? written(text)
  }

  /// A whole number with `_` between its digits, or in another base: `1_000`, `0xFF`.
  private static func written(_ text: String) -> Int? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative ? text.dropFirst() : text[...]
    guard let first = digits.unicodeScalars.first, ("0"..."9").contains(first) else { return nil }
    let bases: [(prefix: String, radix: Int)] = [("0x", 16), ("0o", 8), ("0b", 2)]
    let base = bases.first { digits.hasPrefix($0.prefix) }
    let places = digits.dropFirst(base == nil ? 0 : 2)
    if let first = places.first, "_+-".contains(first) { return nil }
    return Int((isNegative ? "-" : "") + places.filter { $0 != "_" }, radix: base?.radix ?? 10)
  }

  static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
    let sign = sign(bytes)
    if let (whole, end) = digits(bytes, from: sign) {
      if end == bytes.count, let value = Double(exactly: whole) { return sign > 0 ? -value : value }
      if end < bytes.count, bytes[end] == UInt8(ascii: "."), bytes.count <= 16,
        let (fraction, last) = digits(bytes, from: end + 1), last == bytes.count
      {
        // Both are exact, so that the quotient is the nearest Double.
        let scale = powers[last - end - 1]
        let value = Double(whole * Int(scale) + fraction) / scale
        return sign > 0 ? -value : value
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if text == ".infinity" || text == "infinity" { return .infinity }
    guard let first = text.first(where: { $0 != "-" }), first.isNumber || first == "." else { return nil }
    return Double(text) ?? Double(text.filter { $0 != "_" })
  }

  /// False for most texts that are no numbers, such as words: a number begins with a digit, a sign or a point.
  static func mayBeNumber(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    switch first {
    case 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): return true
    default: return false
    }
  }

  /// The powers of ten with up to fourteen zeros.
  private static let powers: InlineArray<15, Double> = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14,
  ]

  /// How many bytes a minus takes at the beginning.
  private static func sign(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.first == UInt8(ascii: "-") ? 1 : 0
  }

  /// The number that up to 18 digits from `start` on stand for, and where they end; nil for none or more.
  private static func digits(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (value: Int, end: Int)? {
    var value = 0
    var place = start
    while place < bytes.count, bytes[place] &- 0x30 <= 9 {
      if place - start == 18 { return nil }
      value = value * 10 + Int(bytes[place] &- 0x30)
      place += 1
    }
    return place > start ? (value, place) : nil
  }

  private static func spells(_ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount).elementsEqual(bytes)
  }
}
