/// Dates as text, as model data writes them.
public enum ISODate {
  /// Seconds since 1970-01-01T00:00:00Z of an ISO 8601 date or date and time; nil where it is none.
  public static func seconds(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { bytes in
      if case .seconds(let seconds) = DateReader.read(bytes) { return seconds }
      return nil
    }
  }
}
