/// Keys and values in order of insertion, with an index by key; a set has its elements as keys.
public final class DictionaryBox: @unchecked Sendable {
  /// Keys, in order of insertion.
  public private(set) var keys: [Value] = []
  /// Values, as many as keys.
  public private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  /// An empty dictionary or set.
  public init() {}

  /// The value for a key, or nil.
  public subscript(key: Value) -> Value? {
    guard let place = places[key] else { return nil }
    return values[place]
  }

  /// True if `key` is there.
  public func contains(_ key: Value) -> Bool { places[key] != nil }

  /// Adds or replaces.
  public func set(_ key: Value, _ value: Value) {
    if let place = places[key] {
      values[place] = value
    } else {
      places[key] = keys.count
      keys.append(key)
      values.append(value)
    }
  }

  /// Changes the value of a key in place; one that is not there begins as `absent`.
  public func change(_ key: Value, absent: Value, _ body: (inout Value) throws -> Void) rethrows {
    if let place = places[key] { return try body(&values[place]) }
    var value = absent
    try body(&value)
    set(key, value)
  }

  /// Changes the value of a key, as an optional, in place. The key goes where nil is left.
  public func changeOptional(_ key: Value, _ body: (inout Value) throws -> Void) rethrows {
    if let place = places[key] {
      values[place].putInOptional()
      try body(&values[place])
      if case .null = values[place] { remove(key) } else { values[place].takeOutOfOptional() }
    } else {
      var value = Value.null
      try body(&value)
      if case .null = value { return }
      set(key, value.outOfOptional)
    }
  }

  /// Removes a key and gives its value; linear.
  @discardableResult
  public func remove(_ key: Value) -> Value? {
    guard let place = places.removeValue(forKey: key) else { return nil }
    keys.remove(at: place)
    let value = values.remove(at: place)
    for index in place..<keys.count { places[keys[index]] = index }
    return value
  }

  /// A copy that can be changed by itself.
  public func copied() -> DictionaryBox {
    let copy = DictionaryBox()
    copy.keys = keys
    copy.values = values
    copy.places = places
    return copy
  }
}
