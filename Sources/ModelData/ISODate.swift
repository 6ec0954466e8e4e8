/// Dates as text, as model data writes them.
public enum ISODate {
  /// The seconds of `+09:00`, `-0530`, `+9`, `UTC`, `GMT` or `Z`; nil for another text.
  public static func zone(_ text: String) -> Int? {
    if ["UTC", "GMT", "Z"].contains(text) { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard !digits.isEmpty, digits.count <= 4, digits.allSatisfy({ ("0"..."9").contains($0) }) else {
      return nil
    }
    let hours = Int(digits.count > 2 ? String(digits.dropLast(2)) : digits) ?? 0
    let minutes = digits.count > 2 ? Int(digits.suffix(2)) ?? 0 : 0
    guard hours <= 14, minutes < 60 else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
  }

  /// Seconds since 1970-01-01T00:00:00Z of an ISO 8601 date or date and time; nil where it is none.
  public static func seconds(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { bytes in
      if case .seconds(let seconds) = DateReader.read(bytes) { return seconds }
      return nil
    }
  }
}
