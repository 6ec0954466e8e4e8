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
        "MeasurementFormat.UnitUsage",
        cases: ["general", "asProvided", "road", "person", "weather", "visibility"],
        "Whether the unit of the amount is written, or that which is usual in a region: for anything, for ways by road, for bodies, for the weather, for how far one sees."
      ),
    ]
}
