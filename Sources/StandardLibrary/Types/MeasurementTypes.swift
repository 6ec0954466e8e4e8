extension StandardLibrary {
  /// Units, and how amounts are written.
  static let measurementTypes: [LibraryType] =
    MeasuredDimension.all.map {
      LibraryType($0.name.text, cases: $0.units.map(\.name), $0.documentation)
    } + [
      LibraryType("MeasurementFormat", "How an amount of a unit is written."),
      LibraryType(
        "MeasurementFormat.UnitWidth", cases: ["abbreviated", "narrow", "wide"],
        "How long the name of a unit is."),
      LibraryType(
        "MeasurementFormat.UnitUsage", cases: ["general", "asProvided"],
        "Whether the usual unit of a region is written, or that of the amount."),
    ]
}
