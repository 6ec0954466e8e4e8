import ModelData
import ScreenTypes

/// The content of a `CodingKey` on the way to a place in JSON.
public enum CodingKeyValue: OpaqueContent, Hashable {
  /// A key of an object, as the type of its keys calls it.
  case name(String, of: String)
  /// A place in a list, from 0.
  case place(Int)

  /// The library type.
  public var type: TypeID { LibraryTypes.codingKey }

  /// Its text.
  var name: String {
    switch self {
    case .name(let name, _): name
    case .place(let place): "Index \(place)"
    }
  }

  /// The place in a list; nil for a key of an object.
  var index: Int? {
    if case .place(let place) = self { return place }
    return nil
  }

  /// As Swift prints it.
  public var description: String {
    var owner = "_CodingKey"
    if case .name(_, let type) = self { owner = type }
    return "\(owner)(stringValue: \"\(name)\", intValue: \(index.map(String.init) ?? "nil"))"
  }
}

/// The keys that lead to a place in JSON, the last first.
public indirect enum CodingPath: Sendable {
  /// The whole.
  case root
  /// What stands under a key of another place.
  case under(CodingKeyValue, CodingPath)

  /// The place under one more key.
  public func under(_ key: CodingKeyValue) -> CodingPath { .under(key, self) }

  /// The keys from the whole to the place.
  var keys: [CodingKeyValue] {
    var keys: [CodingKeyValue] = []
    var path = self
    while case .under(let key, let outer) = path {
      keys.append(key)
      path = outer
    }
    return keys.reversed()
  }

  /// The keys as an array of `CodingKey`.
  var value: Value { .array(ArrayBox(keys.map { Value($0) })) }
}
