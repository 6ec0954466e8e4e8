import ScreenTypes

/// What an `encode(to:)` puts at a place of JSON.
public final class EncodedPlace: @unchecked Sendable {
  /// What it is.
  public enum Form: Sendable {
    case empty
    case null
    case value(Value)
    case members([(key: String, place: EncodedPlace)])
    case elements([EncodedPlace])
  }

  /// What was put there.
  public internal(set) var form: Form

  /// A place with nothing.
  public init() { form = .empty }

  init(_ form: Form) { self.form = form }
}

/// The content of an `Encoder` and of the containers that it gives.
public final class EncodingValue: OpaqueContent, @unchecked Sendable {
  /// The library type.
  public let type: TypeID
  let place: EncodedPlace
  let coding: JSONCodingValue

  /// Its canonical text.
  public var description: String { type.description }

  /// An `Encoder` that writes at a place.
  public convenience init(_ place: EncodedPlace, _ coding: JSONCodingValue) {
    self.init(place, coding, .library("Encoder"))
  }

  init(_ place: EncodedPlace, _ coding: JSONCodingValue, _ type: TypeID) {
    (self.place, self.coding, self.type) = (place, coding, type)
  }

  /// Puts something under a key, in place of what was there.
  func put(_ form: EncodedPlace.Form, under key: String) -> EncodedPlace {
    let made = EncodedPlace(form)
    guard case .members(var members) = place.form else { return made }
    if let known = members.firstIndex(where: { $0.key == key }) {
      members[known].place = made
    } else {
      members.append((key, made))
    }
    place.form = .members(members)
    return made
  }

  /// Puts something at the end of a list.
  func append(_ form: EncodedPlace.Form) -> EncodedPlace {
    let made = EncodedPlace(form)
    if case .elements(let elements) = place.form { place.form = .elements(elements + [made]) }
    return made
  }
}
