import ScreenTypes

/// How a number of bytes is written: `1.5 MB`. It is what a `NumberFormat` counts, and the content of a `ByteCountFormatter`.
public struct ByteCountValue: OpaqueContent, Hashable {
  /// In which way sizes are counted, in the order of the cases of `ByteCountFormatStyle.Style`.
  enum Style: Int { case file, memory, decimal, binary }

  var style = Style.file
  /// The units that may be written, as powers of a thousand; none for all.
  var units: Set<Int> = []
  /// True for a word in place of 0.
  var spellsOutZero = true
  /// True for all bytes in parentheses behind the size.
  var includesBytes = false
  /// True for as many digits behind the point as the unit has, false for three digits in all.
  var isAdaptive = true
  /// True for a formatter, which writes `KB` for a thousand bytes.
  var isFormatter = false

  /// The library type.
  public var type: TypeID { .library("ByteCountFormatter") }
  /// Its canonical text.
  public var description: String {
    let told = units.isEmpty ? "" : ", units: \(units.sorted())"
    let digits = isAdaptive ? "" : ", 3 digits"
    return
      "byteCount(\(style)\(told)\(spellsOutZero ? "" : ", 0")\(includesBytes ? ", actual" : "")\(digits))"
  }

  private var base: Double { style == .memory || style == .binary ? 1024 : 1000 }

  /// A number of bytes, as it is written in a language.
  func text(_ bytes: Double, _ locale: LocaleForms) -> String {
    let power = power(of: bytes.magnitude)
    let words = locale.byteWords
    var size = (0..<power).reduce(bytes) { rest, _ in rest / base }
    if size.isNaN { size = 0 }
    if bytes == 0, spellsOutZero, let zero = words.zero {
      let unit = units.isEmpty || units.contains(1) ? 1 : 0
      return zero + words.gap + name(unit, isOne: false, words)
    }
    var format = NumberFormatValue()
    format.fraction = 0...(isAdaptive || power == 0 ? Self.digits(power) : Self.digits(size.magnitude))
    let number = format.text(size, locale)
    let isOne = number == format.text(1.0, locale)
    let gap = power == 0 ? words.byteGap : words.gap
    let text = number + gap + name(power, isOne: isOne, words)
    guard includesBytes else { return text }
    return text + " (" + format.text(bytes, locale) + words.byteGap
      + name(0, isOne: bytes.magnitude == 1, words) + ")"
  }

  /// The power of a thousand in which a size is written.
  private func power(of bytes: Double) -> Int {
    let allowed = (0...5).filter { units.isEmpty || units.contains($0) }
    return allowed.last { power in
      if power == allowed.first { return true }
      // A size that would be rounded to a thousand of one unit is written in the next.
      let unit = (0..<power).reduce(1.0) { size, _ in size * base }
      let last = (0..<Self.digits(power - 1)).reduce(unit / base) { size, _ in size / 10 }
      return bytes >= unit - (power == 1 ? 1 : (last / 2).rounded(.down) + 1)
    } ?? 0
  }

  /// How many digits a size has at most behind its point.
  private static func digits(_ power: Int) -> Int { power < 2 ? 0 : power == 2 ? 1 : 2 }

  /// How many digits a size has at most behind its point, of three in all.
  private static func digits(_ size: Double) -> Int { size < 9.995 ? 2 : size < 99.95 ? 1 : 0 }

  private func name(_ power: Int, isOne: Bool, _ words: LocaleForms.ByteWords) -> String {
    if power == 0 { return isOne ? words.one : words.many }
    let name = words.units[min(power, words.units.count) - 1]
    return isFormatter && power == 1 && name == "kB" ? "KB" : name
  }
}

extension LocaleForms {
  /// What bytes and sizes are called.
  struct ByteWords {
    var one = "byte", many = "bytes"
    /// From thousands on.
    var units = ["kB", "MB", "GB", "TB", "PB"]
    /// What stands for 0; nil where the digit does.
    var zero: String?
    /// What stands between a number and its unit, and before bytes.
    var gap = " ", byteGap = " "
  }

  /// What bytes and sizes are called in the language (Unicode CLDR).
  var byteWords: ByteWords {
    switch language {
    case "de": ByteWords(one: "Byte", many: "Byte", byteGap: "\u{A0}")
    case "fr":
      ByteWords(
        one: "octet", many: "octets", units: ["ko", "Mo", "Go", "To", "Po"], zero: "Zéro", gap: "\u{202F}",
        byteGap: "\u{A0}")
    case "es": ByteWords()
    case "it": ByteWords(many: "byte", zero: "Zero")
    case "pt": ByteWords(zero: "Zero")
    case "nl": ByteWords(many: "byte")
    case "ko": ByteWords(one: "바이트", many: "바이트", gap: "", byteGap: "")
    case "ja": ByteWords(one: "バイト", many: "バイト", byteGap: "")
    case "zh": ByteWords(one: "字节", many: "字节", byteGap: "")
    case "ar":
      ByteWords(
        one: "بايت", many: "بايت", units: ["كيلوبايت", "م.ب", "غ.ب", "تيرابايت", "بيتابايت"], zero: "صفر")
    default: ByteWords(zero: "Zero")
    }
  }
}
