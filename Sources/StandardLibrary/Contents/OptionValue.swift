import ScreenTypes
import SourceModel

/// A set of options of the library, such as an `Edge.Set`, as bits: one for each case that holds no others.
///
/// The value of a set is one of the cases, where one has these bits, or an array of the cases that hold no others, in order. So two
/// sets of the same options are the same value, however they are written.
public struct OptionValue {
  /// The type of the set; nil for an empty one, whose value does not tell it.
  var type: TypeID?
  /// A bit for each case, by its place.
  public var bits = 0

  /// The options that a value holds: a case, or an array of cases and sets.
  init(_ value: Value) { add(value) }

  /// A set of a type with the options of some values.
  public init(of type: TypeID, _ values: [Value]) {
    self.type = type
    for value in values { add(value) }
  }

  private mutating func add(_ value: Value) {
    switch value {
    case .choice(let type, let place):
      if self.type == nil { self.type = type }
      bits |= Self.bits(of: place, in: self.type ?? type)
    case .array(let box): for index in 0..<box.count { add(box[index]) }
    // A set of options is written as one of its cases or as a list of them.
    default: break
    }
  }

  /// The cases that hold others, by their places, and those others as bits.
  private static let wholes: [(type: TypeID, place: Int32, bits: Int)] = [
    (LibraryTypes.edgeSet, 4, 0b1010), (LibraryTypes.edgeSet, 5, 0b0101), (LibraryTypes.edgeSet, 6, 0b1111),
    (.library("HorizontalEdge.Set"), 2, 0b11), (.library("VerticalEdge.Set"), 2, 0b11),
    (.library("SafeAreaRegions"), 0, 0b110), (.library("MapInteractionModes"), 0, 0b11110),
    (.library("EventModifiers"), 5, 0b11111), (.library("ISO8601DateFormatter.Options"), 0, 0b110),
  ]

  private static func bits(of place: Int32, in type: TypeID) -> Int {
    wholes.first { $0.type == type && $0.place == place }?.bits ?? 1 << Int(place)
  }

  /// The value.
  public var value: Value {
    guard let type, bits != 0 else { return .array(ArrayBox([])) }
    if let whole = Self.wholes.first(where: { $0.type == type && $0.bits == bits }) {
      return .choice(type, whole.place)
    }
    let places = (0..<Int.bitWidth).filter { bits & (1 << $0) != 0 }
    return places.count == 1
      ? .choice(type, Int32(places[0])) : .array(ArrayBox(places.map { .choice(type, Int32($0)) }))
  }
}
