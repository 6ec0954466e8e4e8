import ScreenTypes

/// The content of a `Scanner`.
struct ScannerValue: OpaqueContent {
  let text: String
  /// How many characters are behind it.
  var place = 0
  /// What is passed over before anything is read.
  var skipped = CharacterSetValue.blanks

  init(text: String) { self.text = text }

  var type: TypeID { .library("Scanner") }
  var description: String { "Scanner(\(text.debugDescription), \(place), \(skipped))" }

  private var rest: Substring { text.dropFirst(place) }

  /// What is left behind the characters that are passed over.
  private var ahead: Substring { rest.drop { $0.unicodeScalars.allSatisfy(skipped.contains) } }

  var isAtEnd: Bool { ahead.isEmpty }

  /// Goes on behind some characters of what is ahead.
  private mutating func pass(_ count: Int, of ahead: Substring) {
    place += rest.count - ahead.count + count
  }

  mutating func readCharacter() -> String? {
    let ahead = ahead
    guard let first = ahead.first else { return nil }
    pass(1, of: ahead)
    return String(first)
  }

  mutating func read(_ wanted: String) -> Bool {
    let ahead = ahead
    guard !wanted.isEmpty, ahead.lowercased().hasPrefix(wanted.lowercased()) else { return false }
    pass(wanted.count, of: ahead)
    return true
  }

  mutating func read(before wanted: String) -> String? {
    let ahead = ahead
    var count = 0
    var left = ahead
    while !left.isEmpty, !left.hasPrefix(wanted) {
      left.removeFirst()
      count += 1
    }
    if count == 0 { return nil }
    pass(count, of: ahead)
    return String(ahead.prefix(count))
  }

  mutating func read(while isWanted: (Unicode.Scalar) -> Bool) -> String? {
    let ahead = ahead
    let found = ahead.prefix { $0.unicodeScalars.allSatisfy(isWanted) }
    if found.isEmpty { return nil }
    pass(found.count, of: ahead)
    return String(found)
  }

  /// A number at the start of what is ahead: a sign, digits, and what else `isPart` allows.
  mutating func readInt() -> Int? {
    let ahead = ahead
    let digits = Self.whole(ahead)
    guard digits.contains(where: \.isNumber) else { return nil }
    pass(digits.count, of: ahead)
    return Int(digits) ?? (digits.hasPrefix("-") ? .min : .max)
  }

  mutating func readDouble() -> Double? {
    let ahead = ahead
    var found = Self.whole(ahead)
    var left = ahead.dropFirst(found.count)
    if left.first == "." {
      let fraction = left.dropFirst().prefix { $0.isASCII && $0.isNumber }
      found += "." + fraction
      left = left.dropFirst(1 + fraction.count)
    }
    guard found.contains(where: \.isNumber) else { return nil }
    if let mark = left.first, mark == "e" || mark == "E" {
      let power = Self.whole(left.dropFirst())
      if power.contains(where: \.isNumber) { found += "e" + power }
    }
    guard let number = Double(found.hasSuffix(".") ? String(found.dropLast()) : found) else { return nil }
    pass(found.count, of: ahead)
    return number
  }

  /// The sign and the digits that a text begins with.
  private static func whole(_ text: Substring) -> String {
    let sign = text.prefix(1).filter { $0 == "-" || $0 == "+" }
    return sign + text.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }
  }

  mutating func readHexadecimal() -> Int? {
    let ahead = ahead
    let isMarked = ahead.lowercased().hasPrefix("0x") && ahead.dropFirst(2).first?.isHexDigit == true
    let digits = ahead.dropFirst(isMarked ? 2 : 0).prefix { $0.isASCII && $0.isHexDigit }
    if digits.isEmpty { return nil }
    pass((isMarked ? 2 : 0) + digits.count, of: ahead)
    // All bits set, where there are more than fit.
    return Int(bitPattern: UInt(digits, radix: 16) ?? .max)
  }
}
