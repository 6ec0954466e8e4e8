import ScreenTypes
import SourceModel

/// A unit in which something is measured.
struct MeasuredUnit: Sendable {
  /// Its name in code, such as `kilometers`.
  let name: String
  /// What `symbol` gives.
  let symbol: String
  /// What stands behind an amount.
  let short: String
  /// The same in words, of one and of several.
  let one: String, many: String
  /// How many of the first unit of all it is.
  let coefficient: Double
  /// What is added to that.
  let constant: Double

  init(
    _ name: String, _ symbol: String, short: String? = nil, _ one: String, _ many: String,
    _ coefficient: Double, _ constant: Double = 0
  ) {
    (self.name, self.symbol, self.short) = (name, symbol, short ?? symbol)
    (self.one, self.many) = (one, many)
    (self.coefficient, self.constant) = (coefficient, constant)
  }
}

/// What is measured: units that can be converted into each other, as Foundation has them.
struct MeasuredDimension: Sendable {
  /// The type of the units, such as `UnitLength`.
  let name: Name
  /// One sentence for the reference.
  let documentation: String
  /// They are, in the order of the cases.
  let units: [MeasuredUnit]

  /// The type of amounts, such as `Measurement<UnitLength>`.
  var measurement: TypeID { TypeID(.builtin(Name("Measurement<\(name)>"))) }

  /// All that there are.
  static let all: [MeasuredDimension] = [
    MeasuredDimension(
      name: "UnitLength", documentation: "Units of length.",
      units: [
        MeasuredUnit("megameters", "Mm", "megameter", "megameters", 1_000_000),
        MeasuredUnit("kilometers", "km", "kilometer", "kilometers", 1_000),
        MeasuredUnit("hectometers", "hm", "hectometer", "hectometers", 100),
        MeasuredUnit("decameters", "dam", "decameter", "decameters", 10),
        MeasuredUnit("meters", "m", "meter", "meters", 1),
        MeasuredUnit("decimeters", "dm", "decimeter", "decimeters", 0.1),
        MeasuredUnit("centimeters", "cm", "centimeter", "centimeters", 0.01),
        MeasuredUnit("millimeters", "mm", "millimeter", "millimeters", 0.001),
        MeasuredUnit("micrometers", "µm", short: "μm", "micrometer", "micrometers", 0.000_001),
        MeasuredUnit("nanometers", "nm", "nanometer", "nanometers", 1e-9),
        MeasuredUnit("inches", "in", "inch", "inches", 0.0254),
        MeasuredUnit("feet", "ft", "foot", "feet", 0.3048),
        MeasuredUnit("yards", "yd", "yard", "yards", 0.9144),
        MeasuredUnit("miles", "mi", "mile", "miles", 1_609.344),
        MeasuredUnit("nauticalMiles", "NM", short: "nmi", "nautical mile", "nautical miles", 1_852),
        MeasuredUnit("fathoms", "ftm", short: "fth", "fathom", "fathoms", 1.8288),
        MeasuredUnit("furlongs", "fur", "furlong", "furlongs", 201.168),
        MeasuredUnit(
          "astronomicalUnits", "ua", short: "au", "astronomical unit", "astronomical units", 1.496e11),
        MeasuredUnit("lightyears", "ly", "light year", "light years", 9.461e15),
      ]),
    MeasuredDimension(
      name: "UnitMass", documentation: "Units of mass.",
      units: [
        MeasuredUnit("kilograms", "kg", "kilogram", "kilograms", 1),
        MeasuredUnit("grams", "g", "gram", "grams", 0.001),
        MeasuredUnit("centigrams", "cg", "centigram", "centigrams", 1e-5),
        MeasuredUnit("milligrams", "mg", "milligram", "milligrams", 1e-6),
        MeasuredUnit("micrograms", "µg", short: "μg", "microgram", "micrograms", 1e-9),
        MeasuredUnit("ounces", "oz", "ounce", "ounces", 0.0283495),
        MeasuredUnit("pounds", "lb", "pound", "pounds", 0.453592),
        MeasuredUnit("stones", "st", "stone", "stones", 6.35029),
        MeasuredUnit("metricTons", "t", "metric ton", "metric tons", 1_000),
        MeasuredUnit("shortTons", "ton", short: "tn", "ton", "tons", 907.185),
        MeasuredUnit("carats", "ct", short: "CD", "carat", "carats", 0.0002),
        MeasuredUnit("ouncesTroy", "oz t", "troy ounce", "troy ounces", 0.03110348),
      ]),
    MeasuredDimension(
      name: "UnitTemperature", documentation: "Units of temperature.",
      units: [
        MeasuredUnit("kelvin", "K", "kelvin", "kelvins", 1),
        MeasuredUnit("celsius", "°C", "degree Celsius", "degrees Celsius", 1, 273.15),
        MeasuredUnit(
          "fahrenheit", "°F", "degree Fahrenheit", "degrees Fahrenheit", 0.55555555555556, 255.37222222222427),
      ]),
    MeasuredDimension(
      name: "UnitDuration", documentation: "Units of time.",
      units: [
        MeasuredUnit("hours", "hr", "hour", "hours", 3_600),
        MeasuredUnit("minutes", "min", "minute", "minutes", 60),
        MeasuredUnit("seconds", "s", short: "sec", "second", "seconds", 1),
        MeasuredUnit("milliseconds", "ms", "millisecond", "milliseconds", 0.001),
        MeasuredUnit("microseconds", "µs", short: "μs", "microsecond", "microseconds", 1e-6),
        MeasuredUnit("nanoseconds", "ns", "nanosecond", "nanoseconds", 1e-9),
      ]),
    MeasuredDimension(
      name: "UnitSpeed", documentation: "Units of speed.",
      units: [
        MeasuredUnit("metersPerSecond", "m/s", "meter per second", "meters per second", 1),
        MeasuredUnit("kilometersPerHour", "km/h", "kilometer per hour", "kilometers per hour", 0.277778),
        MeasuredUnit("milesPerHour", "mph", "mile per hour", "miles per hour", 0.44704),
        MeasuredUnit("knots", "kn", "knot", "knots", 0.514444),
      ]),
    MeasuredDimension(
      name: "UnitVolume", documentation: "Units of volume.",
      units: [
        MeasuredUnit("kiloliters", "kL", "kiloliter", "kiloliters", 1_000),
        MeasuredUnit("liters", "L", "liter", "liters", 1),
        MeasuredUnit("deciliters", "dL", "deciliter", "deciliters", 0.1),
        MeasuredUnit("centiliters", "cL", "centiliter", "centiliters", 0.01),
        MeasuredUnit("milliliters", "mL", "milliliter", "milliliters", 0.001),
        MeasuredUnit("cubicMeters", "m³", "cubic meter", "cubic meters", 1_000),
        MeasuredUnit("cubicCentimeters", "cm³", "cubic centimeter", "cubic centimeters", 0.001),
        MeasuredUnit("cubicInches", "in³", "cubic inch", "cubic inches", 0.0163871),
        MeasuredUnit("cubicFeet", "ft³", "cubic foot", "cubic feet", 28.3168),
        MeasuredUnit("teaspoons", "tsp", "teaspoon", "teaspoons", 0.00492892),
        MeasuredUnit("tablespoons", "tbsp", "tablespoon", "tablespoons", 0.0147868),
        MeasuredUnit("fluidOunces", "fl oz", "fluid ounce", "fluid ounces", 0.0295735),
        MeasuredUnit("cups", "cup", short: "c", "cup", "cups", 0.24),
        MeasuredUnit("pints", "pt", "pint", "pints", 0.473176),
        MeasuredUnit("quarts", "qt", "quart", "quarts", 0.946353),
        MeasuredUnit("gallons", "gal", "gallon", "gallons", 3.78541),
      ]),
  ]

  /// The place in `all` of a type of units.
  static func place(of name: Name) -> Int? { all.firstIndex { $0.name == name } }
}
