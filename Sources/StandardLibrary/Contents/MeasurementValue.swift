import ScreenTypes
import SourceModel

/// The content of a `Measurement`: an amount of a unit.
public struct MeasurementValue: OpaqueContent, OrderedContent {
  /// How many of the unit.
  let value: Double
  /// The place of what is measured in `MeasuredDimension.all`.
  let dimension: Int
  /// The place of the unit among those.
  let unit: Int

  /// The library type.
  public var type: TypeID { MeasuredDimension.all[dimension].measurement }
  private var unitType: MeasuredUnit { MeasuredDimension.all[dimension].units[unit] }
  /// How many of the first unit of all: equal amounts are equal, whatever their units.
  public var order: Double { value * unitType.coefficient + unitType.constant }
  /// Its canonical text.
  public var description: String { "\(MeasuredDimension.all[dimension].name)(\(order))" }
  /// As Foundation prints it, such as `3.0 km`.
  public var shownText: String { "\(value) \(unitType.symbol)" }

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
  public func text(_ format: MeasurementFormatValue, _ locale: LocaleForms) -> String {
    let shown = format.usage == .asProvided ? self : inUnit(of: locale, for: format.usage)
    let unit = shown.unitType
    var number = format.number ?? NumberFormatValue()
    if format.number == nil, format.usage != .asProvided { number.fraction = 0...shown.usualFraction }
    let digits = number.text(format.usage == .road ? shown.onSigns : shown.value, locale)
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

  /// A short way as it is told to drivers: in steps of ten, from a hundred of the smaller unit on of fifty.
  private var onSigns: Double {
    if unitType.coefficient > 1 { return value }
    let step = value < 100 ? 10.0 : 50.0
    return (value / step).rounded() * step
  }

  /// In the unit that people of a region use: the largest of which there is enough, else the smallest.
  private func inUnit(of locale: LocaleForms, for usage: MeasurementFormatValue.Usage) -> MeasurementValue {
    if let special = special(usage, locale) { return special }
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

  /// The unit of a usage that is another than the usual one (Unicode CLDR); nil where it is the same.
  private func special(_ usage: MeasurementFormatValue.Usage, _ locale: LocaleForms) -> MeasurementValue? {
    func unit(_ name: String) -> MeasurementValue? {
      MeasuredDimension.all[dimension].units.firstIndex { $0.name == name }.map { converted(to: $0) }
    }
    switch (MeasuredDimension.all[dimension].name, usage) {
    case ("UnitLength", .road), ("UnitLength", .visibility):
      let large = unit(locale.countsInMiles ? "miles" : "kilometers")
      let least = usage == .visibility ? 1 : locale.countsInMiles ? 0.5 : 0.9
      if let large, large.value.magnitude >= least { return large }
      return unit(locale.countsInMiles ? "feet" : "meters")
    case ("UnitLength", .person): return unit(locale.measuresAsAmericans ? "inches" : "centimeters")
    case ("UnitMass", .person): return unit(locale.measuresAsAmericans ? "pounds" : "kilograms")
    // All other usages have the usual units.
    default: return nil
    }
  }
}

/// The content of a `MeasurementFormat`.
public struct MeasurementFormatValue: OpaqueContent {
  /// How long the name of the unit is.
  enum Width: Int32, Sendable { case abbreviated, narrow, wide }

  var width = Width.abbreviated
  /// For what an amount is written: it decides the unit.
  enum Usage: Int32, Sendable { case general, asProvided, road, person, weather, visibility }

  /// For what it is written.
  var usage = Usage.general
  /// How the number is written, if that is said.
  var number: NumberFormatValue?

  /// The library type.
  public var type: TypeID { LibraryTypes.measurementFormat }
  /// Its canonical text.
  public var description: String {
    "measurement(width: \(width), usage: \(usage))"
      + (number.map { " \($0)" } ?? "")
  }
}
