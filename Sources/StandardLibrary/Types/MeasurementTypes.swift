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
      LibraryType(
        "Duration.TimeFormatStyle", aliases: ["Duration.UnitsFormatStyle"],
        "How a length of time is written."),
      LibraryType(
        "Duration.TimeFormatStyle.Pattern", "Which parts of a length of time stand between colons."),
      LibraryType(
        "Duration.UnitsFormatStyle.Unit",
        cases: ["weeks", "days", "hours", "minutes", "seconds", "milliseconds"],
        "A unit in which lengths of time are told."),
      LibraryType(
        "Duration.UnitsFormatStyle.UnitWidth",
        cases: ["wide", "abbreviated", "condensedAbbreviated", "narrow"],
        "How long the name of a unit of time is."),
    ]
}
