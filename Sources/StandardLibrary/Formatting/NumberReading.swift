import ScreenTypes

/// Which number is a text that people write in a locale?
extension LocaleForms {
  /// A number with this locale's digits, minus and marks, or with those of code; nil for another text. `isPercent` is true where
  /// a percent sign stands behind it.
  func number(_ text: String, isGrouped: Bool) -> (value: DecimalValue, isPercent: Bool)? {
    var (digits, isPercent) = ("", false)
    for character in text {
      let written = String(character)
      if character.isWhitespace || isGrouped && written == group { continue }
      if written == percent || written == "%" {
        isPercent = true
      } else if written == minus || written == "\u{2212}" {
        digits.append("-")
      } else {
        digits.append(written == point ? "." : plainDigit(character))
      }
    }
    return DecimalValue(reading: digits).map { ($0, isPercent) }
  }

  /// ASCII's digit for one of the locale; any other character as it is.
  private func plainDigit(_ character: Character) -> Character {
    guard zero != "0", let scalar = character.unicodeScalars.first, scalar.value >= zero.value,
      scalar.value < zero.value + 10
    else { return character }
    return Unicode.Scalar(scalar.value - zero.value + 0x30).map(Character.init) ?? character
  }

  /// An amount of money without what stands for its currency before or behind it.
  func amount(_ text: String, without words: [String]) -> String {
    var rest = text.trimmed
    let sign = ["-", "\u{2212}", minus].first { rest.hasPrefix($0) } ?? ""
    rest = String(rest.dropFirst(sign.count)).trimmed
    for word in words.map(\.trimmed) where !word.isEmpty {
      if rest.hasPrefix(word) { return sign + rest.dropFirst(word.count) }
      if rest.hasSuffix(word) { return sign + rest.dropLast(word.count) }
    }
    return sign + rest
  }

  /// True where each mark between thousands has three digits behind it.
  func groupsThousands(_ text: String) -> Bool {
    let parts = text.split(separator: Character(group), omittingEmptySubsequences: false)
    return parts.dropFirst().allSatisfy { part in
      let run = part.prefix { $0.isWholeNumber }
      return run.count == 3
    }
  }
}

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmed: String {
    var text = drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension NumberFormatValue {
  /// The number that a text is, in this format or without its sign; nil for another text. Parts of a hundred are those of a
  /// whole number as they are written, of another one as a part of 1.
  func number(_ text: String, isWhole: Bool, _ page: LocaleForms) -> DecimalValue? {
    let locale = forms(page)
    var text = text
    if case .currency(let code) = kind {
      text = locale.amount(
        text, without: [symbol ?? Self.symbol(of: code, in: locale.language) ?? code, code])
    }
    let isGrouped = isGrouped && locale.groupsThousands(text)
    guard
      let found = locale.number(text, isGrouped: isGrouped)
        ?? LocaleForms.american.number(text, isGrouped: false),
      !found.isPercent || kind == .percent
    else { return nil }
    return found.isPercent && !isWhole ? found.value / DecimalValue(100) : found.value
  }
}

/// How the text of a field becomes the number that the field holds.
public struct NumberReading: Sendable {
  private let format: NumberFormatValue?
  private let formatter: NumberFormatterValue?
  private let locale: LocaleForms
  /// True for a field that holds nil where nothing stands in it.
  public let isOptional: Bool
  /// True for a field of whole numbers.
  public let isWhole: Bool
  private let isDecimal: Bool

  /// The reading of a field with a format or a formatter that holds values of a type; nil for one that holds no numbers.
  public init?(_ format: Value?, of type: TypeID, _ locale: LocaleForms) {
    self.format = format?.content(NumberFormatValue.self)
    formatter = format?.content(NumberFormatterValue.self)
    self.locale = locale
    let number = type.wrapped ?? type
    isOptional = type.wrapped != nil
    isWhole = number == .int
    isDecimal = number == .decimal
    guard isWhole || isDecimal || number == .double else { return nil }
  }

  /// The value of a text; nil where the field keeps what it holds.
  public func value(_ text: String) -> Value? {
    if isOptional, text.allSatisfy(\.isWhitespace) { return .null }
    guard let number = number(text) else { return nil }
    if isDecimal { return Value(number) }
    if !isWhole { return .double(number.order) }
    return (Int(number.description) ?? Int(exactly: number.order)).map { .int($0) }
  }

  private func number(_ text: String) -> DecimalValue? {
    if let formatter { return formatter.number(text, locale) }
    if let format { return format.number(text, isWhole: isWhole, locale) }
    return DecimalValue(reading: text)
  }
}
