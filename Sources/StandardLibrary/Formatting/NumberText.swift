/// Numbers as `formatted()` and `String(format:)` write them, as in Foundation.
public enum NumberText {
  /// `1,234,567`
  public static func grouped(_ value: Int, _ locale: LocaleForms = .american) -> String {
    (value < 0 ? locale.minus : "")
      + locale.marked(DecimalNumber(value).text(minimumFraction: 0, isGrouped: true))
  }

  /// `1,234.5`: at most six digits after the point.
  public static func grouped(_ value: Double, _ locale: LocaleForms = .american) -> String {
    NumberFormatValue().text(value, locale)
  }

  /// `1234.50`: exactly that many digits after the point, of the number's exact value; halves go to even.
  public static func fixed(_ value: Double, fraction: Int) -> String {
    if let special = special(value, infinity: "inf", nan: "nan") { return special }
    let count = min(max(fraction, 0), 1100)
    let number = DecimalNumber(exact: value).rounded(toFraction: count)
    return sign(number.isNegative) + number.text(minimumFraction: count, isGrouped: false)
  }

  /// `-` or nothing.
  static func sign(_ isNegative: Bool) -> String { isNegative ? "-" : "" }

  /// Infinity and not-a-number; nil for finite numbers.
  static func special(_ value: Double, infinity: String, nan: String) -> String? {
    if value.isNaN { return nan }
    if value.isInfinite { return sign(value < 0) + infinity }
    return nil
  }
}
