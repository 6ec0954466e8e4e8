import ScreenTypes

@testable import StandardLibrary

private func amount(_ value: Double, _ dimension: Int, _ unit: String) -> Value {
  let units = MeasuredDimension.all[dimension].units
  let place = units.firstIndex { $0.name == unit } ?? 0
  return Value(MeasurementValue(value: value, dimension: dimension, unit: place))
}

private let wide = Value(MeasurementFormatValue(width: .wide, usage: .asProvided))

let measurementExamples: [Example] = [
  Example("UnitLength|symbol", library("UnitLength", "kilometers"), [], #""km""#),
  Example("|Measurement(value:unit:)#0", .void, [3.0, library("UnitLength", "kilometers")], "3.0 km"),
  Example("Measurement<UnitLength>|value", amount(3.0, 0, "kilometers"), [], "3.0"),
  Example("Measurement<UnitLength>|unit", amount(3.0, 0, "kilometers"), [], "kilometers"),
  Example(
    "Measurement<UnitLength>|converted(to:)", amount(3.0, 0, "kilometers"), [library("UnitLength", "meters")],
    "3000.0 m"),
  Example(
    "Measurement<UnitLength>|convert(to:)", amount(3.0, 0, "kilometers"), [library("UnitLength", "meters")],
    "() | 3000.0 m"),
  Example("Measurement<UnitLength>|formatted()", amount(3.0, 0, "kilometers"), [], #""1.9 mi""#),
  Example("Measurement<UnitLength>|formatted(_:)", amount(3.0, 0, "kilometers"), [wide], #""3 kilometers""#),
  Example("UnitMass|symbol", library("UnitMass", "kilograms"), [], #""kg""#),
  Example("|Measurement(value:unit:)#1", .void, [2.0, library("UnitMass", "kilograms")], "2.0 kg"),
  Example("Measurement<UnitMass>|value", amount(2.0, 1, "kilograms"), [], "2.0"),
  Example("Measurement<UnitMass>|unit", amount(2.0, 1, "kilograms"), [], "kilograms"),
  Example(
    "Measurement<UnitMass>|converted(to:)", amount(2.0, 1, "kilograms"), [library("UnitMass", "grams")],
    "2000.0 g"),
  Example(
    "Measurement<UnitMass>|convert(to:)", amount(2.0, 1, "kilograms"), [library("UnitMass", "grams")],
    "() | 2000.0 g"),
  Example("Measurement<UnitMass>|formatted()", amount(2.0, 1, "kilograms"), [], #""4.4 lb""#),
  Example("Measurement<UnitMass>|formatted(_:)", amount(2.0, 1, "kilograms"), [wide], #""2 kilograms""#),
  Example("UnitTemperature|symbol", library("UnitTemperature", "celsius"), [], #""°C""#),
  Example("|Measurement(value:unit:)#2", .void, [20.0, library("UnitTemperature", "celsius")], "20.0 °C"),
  Example("Measurement<UnitTemperature>|value", amount(20.0, 2, "celsius"), [], "20.0"),
  Example("Measurement<UnitTemperature>|unit", amount(20.0, 2, "celsius"), [], "celsius"),
  Example(
    "Measurement<UnitTemperature>|converted(to:)", amount(20.0, 2, "celsius"),
    [library("UnitTemperature", "kelvin")], "293.15 K"),
  Example(
    "Measurement<UnitTemperature>|convert(to:)", amount(20.0, 2, "celsius"),
    [library("UnitTemperature", "kelvin")], "() | 293.15 K"),
  Example("Measurement<UnitTemperature>|formatted()", amount(20.0, 2, "celsius"), [], #""68°F""#),
  Example(
    "Measurement<UnitTemperature>|formatted(_:)", amount(20.0, 2, "celsius"), [wide], #""20 degrees Celsius""#
  ),
  Example("UnitDuration|symbol", library("UnitDuration", "hours"), [], #""hr""#),
  Example("|Measurement(value:unit:)#3", .void, [2.0, library("UnitDuration", "hours")], "2.0 hr"),
  Example("Measurement<UnitDuration>|value", amount(2.0, 3, "hours"), [], "2.0"),
  Example("Measurement<UnitDuration>|unit", amount(2.0, 3, "hours"), [], "hours"),
  Example(
    "Measurement<UnitDuration>|converted(to:)", amount(2.0, 3, "hours"), [library("UnitDuration", "minutes")],
    "120.0 min"),
  Example(
    "Measurement<UnitDuration>|convert(to:)", amount(2.0, 3, "hours"), [library("UnitDuration", "minutes")],
    "() | 120.0 min"),
  Example("Measurement<UnitDuration>|formatted()", amount(2.0, 3, "hours"), [], #""2 hr""#),
  Example("Measurement<UnitDuration>|formatted(_:)", amount(2.0, 3, "hours"), [wide], #""2 hours""#),
  Example("UnitSpeed|symbol", library("UnitSpeed", "metersPerSecond"), [], #""m/s""#),
  Example("|Measurement(value:unit:)#4", .void, [5.0, library("UnitSpeed", "metersPerSecond")], "5.0 m/s"),
  Example("Measurement<UnitSpeed>|value", amount(5.0, 4, "metersPerSecond"), [], "5.0"),
  Example("Measurement<UnitSpeed>|unit", amount(5.0, 4, "metersPerSecond"), [], "metersPerSecond"),
  Example(
    "Measurement<UnitSpeed>|converted(to:)", amount(5.0, 4, "metersPerSecond"),
    [library("UnitSpeed", "knots")], "9.719230858946746 kn"),
  Example(
    "Measurement<UnitSpeed>|convert(to:)", amount(5.0, 4, "metersPerSecond"), [library("UnitSpeed", "knots")],
    "() | 9.719230858946746 kn"),
  Example("Measurement<UnitSpeed>|formatted()", amount(5.0, 4, "metersPerSecond"), [], #""11 mph""#),
  Example(
    "Measurement<UnitSpeed>|formatted(_:)", amount(5.0, 4, "metersPerSecond"), [wide],
    #""5 meters per second""#),
  Example("UnitVolume|symbol", library("UnitVolume", "liters"), [], #""L""#),
  Example("|Measurement(value:unit:)#5", .void, [2.0, library("UnitVolume", "liters")], "2.0 L"),
  Example("Measurement<UnitVolume>|value", amount(2.0, 5, "liters"), [], "2.0"),
  Example("Measurement<UnitVolume>|unit", amount(2.0, 5, "liters"), [], "liters"),
  Example(
    "Measurement<UnitVolume>|converted(to:)", amount(2.0, 5, "liters"),
    [library("UnitVolume", "milliliters")], "2000.0 mL"),
  Example(
    "Measurement<UnitVolume>|convert(to:)", amount(2.0, 5, "liters"), [library("UnitVolume", "milliliters")],
    "() | 2000.0 mL"),
  Example("Measurement<UnitVolume>|formatted()", amount(2.0, 5, "liters"), [], #""2 L""#),
  Example("Measurement<UnitVolume>|formatted(_:)", amount(2.0, 5, "liters"), [wide], #""2 liters""#),
  Example(
    "MeasurementFormat|measurement(width:usage:numberFormatStyle:)", .void,
    [.choice(.library("MeasurementFormat.UnitWidth"), 2), .void, .void],
    "measurement(width: wide, usage: general)"),
]

private let toppings = TypeID(.declared(DeclarationID(0), "Toppings"))
private func options(_ bits: Int) -> Value {
  .structure(StructBox(type: toppings, fields: [.int(bits)]))
}

/// A case of `Edge.Set` by its place.
private func edge(_ place: Int32) -> Value { .choice(.library("Edge.Set"), place) }

let optionSetExamples: [Example] = [
  Example("OptionSet|isEmpty", options(0), [], "true"),
  Example("OptionSet|contains(_:)", options(3), [options(2)], "true"),
  Example("OptionSet|contains(_:)", options(3), [options(6)], "false"),
  Example("OptionSet|isSubset(of:)", options(1), [options(3)], "true"),
  Example("OptionSet|isSuperset(of:)", options(1), [options(3)], "false"),
  Example("OptionSet|isStrictSubset(of:)", options(1), [options(3)], "true"),
  Example("OptionSet|isStrictSubset(of:)", options(3), [options(3)], "false"),
  Example("OptionSet|isStrictSuperset(of:)", options(3), [options(1)], "true"),
  Example("OptionSet|isDisjoint(with:)", options(1), [options(2)], "true"),
  Example("OptionSet|union(_:)", options(1), [options(2)], "(other)"),
  Example("OptionSet|intersection(_:)", options(1), [options(2)], "(other)"),
  Example("OptionSet|symmetricDifference(_:)", options(1), [options(2)], "(other)"),
  Example("OptionSet|subtracting(_:)", options(1), [options(2)], "(other)"),
  Example("OptionSet|formUnion(_:)", options(1), [options(2)], "() | (other)"),
  Example("OptionSet|formIntersection(_:)", options(1), [options(2)], "() | (other)"),
  Example("OptionSet|subtract(_:)", options(1), [options(2)], "() | (other)"),
  Example("OptionSet|insert(_:)", options(1), [options(2)], "(true, (other)) | (other)"),
  Example("OptionSet|formSymmetricDifference(_:)", options(1), [options(2)], "() | (other)"),
  Example("OptionSet|update(with:)", options(1), [options(2)], "nil | (other)"),
  Example("OptionSet|contains(_:)", edge(6), [edge(4)], "true"),
  Example("OptionSet|union(_:)", edge(4), [edge(5)], "all"),
  Example("OptionSet|subtracting(_:)", edge(6), [edge(0)], "[leading, bottom, trailing]"),
  Example("OptionSet|remove(_:)", edge(0), [edge(0)], "top | []"),
  Example("OptionSet|remove(_:)", options(1), [options(2)], "nil | (other)"),
  Example("Hasher|combine(_:)", Value(HasherValue()), [3], "() | Hasher()"),
  Example("Hasher|init()", .void, [], "Hasher()"),
  Example("Hasher|finalize()", Value(HasherValue()), [], "-3750763034362895579"),
]

private let words = Value(AttributedTextValue(TextValue("Tea")))

let attributedStringExamples: [Example] = [
  Example("AttributedString|init(_:)", .void, ["Tea"], #"Text("Tea")"#),
  Example("AttributedString|init(stringLiteral:)", .void, ["Tea"], #"Text("Tea")"#),
  Example("AttributedString|init(markdown:)", .void, ["**Tea**"], #"Text("Tea").bold()"#),
  Example("Text|init(_:)#3", .void, [words], #"Text("Tea")"#),
  Example(
    "AttributedString|init(markdown:options:)", .void,
    ["**Tea**\nCup", Value(MarkdownOptionsValue(joinsLines: true))], #"Text("Tea").bold() + Text(" Cup")"#),
  Example(
    "AttributedString.MarkdownParsingOptions|init(allowsExtendedAttributes:interpretedSyntax:failurePolicy:languageCode:)",
    .void, [.void, .void, .void, .void], "MarkdownParsingOptions(joinsLines: false)"),
  Example("AttributedString|characters", words, [], #""Tea""#),
  Example("AttributedString|append(_:)", words, [words], #"() | Text("Tea") + Text("Tea")"#),
  Example("AttributedString|font", words, [], "nil"),
  Example("AttributedString|foregroundColor", words, [], "nil"),
  Example("AttributedString|link", words, [], "nil"),
  Example("AttributedString|kern", words, [], "nil"),
]

private let address = Value(URLValue("https://a.example:8080/b/c.txt?q=1&r=a%20b#top"))
private let parts = Value(AddressPartsValue(address: "https://a.example/b%20c?q=1"))
private let item = Value(QueryItemValue(name: "s", value: "x&y"))

let addressPartExamples: [Example] = [
  Example("URL|fragment", address, [], #""top""#),
  Example("URL|port", address, [], "8080"),
  Example("URL|pathComponents", address, [], #"["/", "b", "c.txt"]"#),
  Example(
    "URL|deletingLastPathComponent()", address, [], "https://a.example:8080/b/?q=1&r=a%20b#top"),
  Example("URL|deletingPathExtension()", address, [], "https://a.example:8080/b/c?q=1&r=a%20b#top"),
  Example("URL|appending(path:)", Value(URLValue("https://a.example")), ["b"], "https://a.example/b"),
  Example(
    "URL|appending(queryItems:)", address, [[item]],
    "https://a.example:8080/b/c.txt?q=1&r=a%20b&s=x%26y#top"),
  Example("URLQueryItem|init(name:value:)", .void, ["a", nil], "a"),
  Example("URLQueryItem|name", item, [], #""s""#),
  Example("URLQueryItem|value", item, [], #""x&y""#),
  Example("URLComponents|init(string:)", .void, [""], "nil"),
  Example("URLComponents|queryItems", parts, [], "[q=1]"),
  Example("URLComponents|scheme", parts, [], #""https""#),
  Example("URLComponents|host", parts, [], #""a.example""#),
  Example("URLComponents|path", parts, [], #""/b c""#),
  Example("URLComponents|url", parts, [], "https://a.example/b%20c?q=1"),
  Example("URLComponents|init()", .void, [], ""),
  Example("URLComponents|query", parts, [], #""q=1""#),
  Example("URLComponents|fragment", parts, [], "nil"),
  Example("URLComponents|port", parts, [], "nil"),
  Example("URLComponents|string", parts, [], #""https://a.example/b%20c?q=1""#),
]

private let utf8 = library("String.Encoding", "utf8")
private let word = Value(BytesValue(bytes: Array("né".utf8)))

let dataExamples: [Example] = [
  Example("Data|init()", .void, [], "0 bytes"),
  Example("Data|init(_:)", .void, [Value(BytesValue(bytes: [65], isOfText: true))], "1 byte"),
  Example("Data|init(_:)", .void, [[65, 66]], "2 bytes"),
  Example("Data|init(_:)", .void, [[256]], "run/arithmetic"),
  Example("Data|append(_:)#1", word, [word], "() | 6 bytes"),
  Example("Data|append(_:)#0", word, [65], "() | 4 bytes"),
  Example("Data|append(contentsOf:)", word, [[65]], "() | 4 bytes"),
  Example("Data|init(base64Encoded:)", .void, ["bsOp"], "3 bytes"),
  Example("Data|init(base64Encoded:)", .void, ["#"], "nil"),
  Example("Data|base64EncodedString()", word, [], #""bsOp""#),
  Example("Data|filter(_:)", word, [isOdd], "2 bytes"),
  Example("String.UTF8View|filter(_:)", Value(BytesValue(bytes: [65, 66], isOfText: true)), [isOdd], "[65]"),
  Example("String|init(bytes:encoding:)", .void, [[65], utf8], #""A""#),
  Example("String|utf8", "né", [], "3 bytes"),
  Example("String|data(using:allowLossyConversion:)", "né", [utf8, .void], "3 bytes"),
  Example(
    "String|data(using:allowLossyConversion:)", "né", [library("String.Encoding", "ascii"), false], "nil"),
  Example("String|init(data:encoding:)", .void, [word, utf8], #""né""#),
  Example("String|init(data:encoding:)", .void, [Value(BytesValue(bytes: [0xFF])), utf8], "nil"),
  Example("String|init(decoding:as:)", .void, [word, .void], #""né""#),
  Example(
    "String|addingPercentEncoding(withAllowedCharacters:)", "né a/b&c",
    [library("CharacterSet", "urlHostAllowed")], #""n%C3%A9%20a%2Fb&c""#),
  Example("String|removingPercentEncoding", "n%C3%A9%20a", [], #""né a""#),
  Example("String|removingPercentEncoding", "100%", [], "nil"),
  Example("TimeZone|init(identifier:)", .void, ["Asia/Tokyo"], "GMT+0900"),
  Example("TimeZone|init(identifier:)", .void, ["GMT-05:30"], "GMT-0530"),
  Example("TimeZone|init(identifier:)", .void, ["Mars/Base"], "nil"),
  Example("Int|init(_:format:)", .void, ["1,234", .void], "1234"),
  Example("Double|init(_:format:)", .void, ["12.5%", Value(NumberFormatValue(.percent))], "0.125"),
]
