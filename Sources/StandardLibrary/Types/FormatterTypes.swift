extension StandardLibrary {
  /// What writes dates and numbers as it was told.
  static let formatterTypes: [LibraryType] = [
    LibraryType("Formatter", "Writes values as text: a `DateFormatter` or a `NumberFormatter`."),
    LibraryType("DateFormatter", "Writes and reads dates by a pattern or in styles."),
    LibraryType(
      "DateFormatter.Style", cases: ["none", "short", "medium", "long", "full"],
      "How much of a day or a time is written."),
    LibraryType("NumberFormatter", "Writes and reads numbers, money and percentages."),
    LibraryType(
      "NumberFormatter.Style",
      cases: [
        "none", "decimal", "currency", "percent", "ordinal", "spellOut", "scientific", "currencyAccounting",
        "currencyISOCode",
      ],
      "What a number counts."),
    LibraryType(
      "NumberFormatter.RoundingMode",
      cases: ["ceiling", "floor", "down", "up", "halfEven", "halfUp"],
      "How digits are rounded."),
    LibraryType(
      "NumberFormatter.Behavior", cases: ["default", "behavior10_0", "behavior10_4"],
      "The system whose way a number is written."),
    LibraryType("RelativeDateTimeFormatter", "Writes how long ago something was: `2 hours ago`."),
    LibraryType(
      "RelativeDateTimeFormatter.UnitsStyle", cases: ["full", "spellOut", "short", "abbreviated"],
      "How units of time are written."),
    LibraryType(
      "RelativeDateTimeFormatter.DateTimeStyle", cases: ["numeric", "named"],
      "Whether some distances have names, such as `yesterday`."),
    LibraryType("ByteCountFormatter", "Writes numbers of bytes as sizes: `1.5 MB`."),
    LibraryType("ListFormatter", "Joins texts as a sentence lists them: `a, b, and c`."),
    LibraryType("ISO8601DateFormatter", "Writes and reads instants as `2020-01-31T13:05:00Z`."),
    LibraryType(
      "ISO8601DateFormatter.Options",
      cases: [
        "withInternetDateTime", "withFullDate", "withFullTime", "withFractionalSeconds",
        "withSpaceBetweenDateAndTime",
      ], "Which parts of an instant are written."),
  ]
}
