import ScreenTypes
import SourceModel

/// The content of a `Measurement`: an amount of a unit.
struct MeasurementValue: OpaqueContent, OrderedContent {
  /// How many of the unit.
  let value: Double
  /// The place of what is measured in `MeasuredDimension.all`.
  let dimension: Int
  /// The place of the unit among those.
  let unit: Int

  var type: TypeID { MeasuredDimension.all[dimension].measurement }
  private var unitType: MeasuredUnit { MeasuredDimension.all[dimension].units[unit] }
  /// How many of the first unit of all: equal amounts are equal, whatever their units.
  var order: Double { value * unitType.coefficient + unitType.constant }
  /// Its canonical text.
  var description: String { "\(MeasuredDimension.all[dimension].name)(\(order))" }
  /// As Foundation prints it, such as `3.0 km`.
  var shownText: String { "\(value) \(unitType.symbol)" }

  /// The unit as a value.
  var unitValue: Value { .choice(.library(MeasuredDimension.all[dimension].name), Int32(unit)) }

  /// The same amount in another unit.
  func converted(to other: Int) -> MeasurementValue {
    if other == unit { return self }
    let target = MeasuredDimension.all[dimension].units[other]
    return MeasurementValue(
      value: (order - target.constant) / target.coefficient, dimension: dimension, unit: other)
  }

  /// Another amount of the same unit.
  func with(_ value: Double) -> MeasurementValue {
    MeasurementValue(value: value, dimension: dimension, unit: unit)
  }

  /// As `formatted` writes it.
  func text(_ format: MeasurementFormatValue, _ locale: LocaleForms) -> String {
    let shown = format.usesGivenUnit ? self : inUnit(of: locale)
    let unit = shown.unitType
    let digits: String
    if let number = format.number {
      digits = number.text(shown.value, locale)
    } else {
      var number = NumberFormatValue()
      if !format.usesGivenUnit { number.fraction = 0...shown.usualFraction }
      digits = number.text(shown.value, locale)
    }
    let isDegree = unit.short.hasPrefix("°")
    switch format.width {
    case .wide where locale.language == "en": return "\(digits) \(digits == "1" ? unit.one : unit.many)"
    case .narrow: return digits + (isDegree ? "°" : unit.short)
    case .wide, .abbreviated:
      return digits + (isDegree && locale.language == "en" ? "" : "\u{A0}") + unit.short
    }
  }

  /// Whole numbers, but for amounts below ten, which have two digits.
  private var usualFraction: Int {
    let size = value.magnitude
    if size >= 9.95 || size == 0 { return 0 }
    var (fraction, bound) = (1, 1.0)
    while size < bound, fraction < 12 { (fraction, bound) = (fraction + 1, bound / 10) }
    return fraction
  }

  /// In the unit that people of a region use: the largest of which there is one, else the smallest.
  private func inUnit(of locale: LocaleForms) -> MeasurementValue {
    let names: [String] =
      switch MeasuredDimension.all[dimension].name {
      case "UnitLength":
        locale.countsInMiles ? ["miles", "feet", "inches"] : ["kilometers", "meters", "centimeters"]
      case "UnitMass":
        locale.measuresAsAmericans
          ? ["shortTons", "pounds", "ounces"] : ["metricTons", "kilograms", "grams", "milligrams"]
      case "UnitTemperature": locale.measuresAsAmericans ? ["fahrenheit"] : ["celsius"]
      case "UnitSpeed": locale.countsInMiles ? ["milesPerHour"] : ["kilometersPerHour"]
      default: []
      }
    let usual = names.compactMap { name in
      MeasuredDimension.all[dimension].units.firstIndex { $0.name == name }.map { converted(to: $0) }
    }
    return usual.first { $0.value.magnitude >= 1 } ?? usual.last ?? self
  }
}

/// The content of a `MeasurementFormat`.
struct MeasurementFormatValue: OpaqueContent {
  /// How long the name of the unit is.
  enum Width: Int32, Sendable { case abbreviated, narrow, wide }

  var width = Width.abbreviated
  /// True for the unit of the measurement, false for the one that is usual where the reader lives.
  var usesGivenUnit = false
  /// How the number is written, if that is said.
  var number: NumberFormatValue?

  var type: TypeID { LibraryTypes.measurementFormat }
  var description: String {
    "measurement(width: \(width), usage: \(usesGivenUnit ? "asProvided" : "general"))"
      + (number.map { " \($0)" } ?? "")
  }
}
