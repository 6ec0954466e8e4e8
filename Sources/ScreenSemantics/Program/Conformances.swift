import ScreenTypes
import SourceModel

/// Protocols that a struct or enum says it conforms to.
public struct Conformances: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// From bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Has an `id`.
  public static let identifiable = Conformances(rawValue: 1)
  /// Compares with `==`; always derived.
  public static let equatable = Conformances(rawValue: 2)
  /// Read from JSON; always derived.
  public static let codable = Conformances(rawValue: 4)
  /// Key of a dictionary or element of a set.
  public static let hashable = Conformances(rawValue: 8)
  /// Has `allCases`.
  public static let caseIterable = Conformances(rawValue: 16)
  /// Has an order of its own.
  public static let comparable = Conformances(rawValue: 32)
  /// An enum of whole numbers, which count up from 0 unless a case says its own.
  public static let integer = Conformances(rawValue: 64)
  /// Raw values are Double.
  public static let fractional = Conformances(rawValue: 2048)
  /// An enum whose raw values are texts.
  public static let textual = Conformances(rawValue: 1048576)
  /// Can be thrown.
  public static let thrown = Conformances(rawValue: 128)
  /// Says itself how it is written, by its `description`.
  public static let described = Conformances(rawValue: 256)
  /// Gives a path in a rectangle, so that it is a view with an outline.
  public static let shape = Conformances(rawValue: 4096)
  /// A set of some of its static members, which its `rawValue` keeps as bits.
  public static let optionSet = Conformances(rawValue: 512)
  /// Is drawn: asked for by a type parameter that stands for views.
  public static let shown = Conformances(rawValue: 8192)
  /// What only objects conform to.
  public static let object = Conformances(rawValue: 1024)
  /// Has members that frameworks ask for and that nothing here asks for, such as `debugDescription`.
  public static let askedElsewhere = Conformances(rawValue: 16384)

  /// Places views by its functions.
  public static let layout = Conformances(rawValue: 32768)
  /// Says itself what went wrong: an error that is a LocalizedError.
  public static let localized = Conformances(rawValue: 65536)
  /// Is reckoned with by `+` and `-`, as numbers are: asked for by a type parameter that stands for them.
  public static let numeric = Conformances(rawValue: 131072)
  /// A whole number: asked for by a type parameter.
  public static let binaryInteger = Conformances(rawValue: 262144)
  /// A number with a fraction: asked for by a type parameter.
  public static let floatingPoint = Conformances(rawValue: 524288)

  /// Says how a view looks as it comes and goes.
  public static let transition = Conformances(rawValue: 2_097_152)
  /// Reckons a height at which a sheet rests.
  public static let detent = Conformances(rawValue: 4_194_304)
  /// Writes values as text by its `format`.
  public static let format = Conformances(rawValue: 8_388_608)

  /// The protocols by which Swift or a framework uses a member of this name, though no code of the package names it.
  package static func asking(forMember name: Name) -> Conformances { askingForMembers[name] ?? [] }

  /// The protocols by which Swift or a framework uses a type of this name inside of another, as the `Value` of a PreferenceKey, though no
  /// code of the package names it.
  package static func asking(forType name: Name) -> Conformances { askingForTypes[name] ?? [] }

  /// The protocols by which Swift or a framework uses an initialiser whose only parameter has this label.
  package static func asking(forInitializer label: Name) -> Conformances {
    askingForInitializers[label] ?? []
  }

  private static let askingForInitializers: NameMap<Conformances> = [
    "rawValue": [.askedElsewhere, .optionSet], "stringValue": .askedElsewhere, "intValue": .askedElsewhere,
  ]

  private static let askingForTypes: NameMap<Conformances> = [
    "ID": .identifiable, "AllCases": .caseIterable, "Cache": .layout,
    "AnimatableData": [.shape, .layout, .askedElsewhere],
    "FormatInput": .format, "FormatOutput": .format, "Body": [.shown, .transition], "InsetShape": .shape,
    "ArrayLiteralElement": .optionSet,
    "Element": .optionSet,
    "RawValue": [.optionSet, .askedElsewhere], "Value": .askedElsewhere, "Stride": .askedElsewhere,
    "Representation": .askedElsewhere, "Magnitude": .numeric, "IntegerLiteralType": .numeric,
    "FloatLiteralType": .numeric,
    "ObjectWillChangePublisher": .object,
  ]

  private static let askingForMembers: NameMap<Conformances> = [
    "id": .identifiable, "description": .described,
    "errorDescription": .localized, "failureReason": .localized, "recoverySuggestion": .localized,
    "helpAnchor": .localized,
    "body": .transition, "properties": .transition, "height": .detent, "format": .format,
    "path": .shape, "inset": .shape, "animatableData": [.shape, .layout, .askedElsewhere],
    "sizeThatFits": .layout, "placeSubviews": .layout, "explicitAlignment": .layout, "updateCache": .layout,
    "debugDescription": .askedElsewhere, "rawValue": .askedElsewhere, "stringValue": .askedElsewhere,
    "intValue": .askedElsewhere, "advanced": .askedElsewhere, "distance": .askedElsewhere,
    "transferRepresentation": .askedElsewhere, "defaultValue": .askedElsewhere, "reduce": .askedElsewhere,
  ]
}
