/// Values by name, found by the name's id in a flat array: for tables that are made once and asked often.
///
/// A look-up costs one comparison and one load; the memory is four bytes for each name up to the highest id.
public struct NameMap<Value: Sendable>: Sendable {
  private(set) var places: [Int32] = []
  private(set) var values: [Value] = []
  /// The names that have values, in the order in which they came.
  public private(set) var names: [Name] = []

  /// An empty map.
  public init() {}

  /// A map of pairs; of several pairs with one name the last counts.
  public init(_ pairs: some Sequence<(Name, Value)>) {
    for (name, value) in pairs { self[name] = value }
  }

  /// The value of a name, or nil. Values are set, not removed.
  public subscript(name: Name) -> Value? {
    get {
      let id = Int(name.id)
      guard id < places.count, places[id] >= 0 else { return nil }
      return values[Int(places[id])]
    }
    set {
      guard let newValue else { return }
      let id = Int(name.id)
      if id >= places.count { places.append(contentsOf: repeatElement(-1, count: id + 1 - places.count)) }
      if places[id] < 0 {
        places[id] = Int32(values.count)
        values.append(newValue)
        names.append(name)
      } else {
        values[Int(places[id])] = newValue
      }
    }
  }

  /// True where a name has a value.
  public func contains(_ name: Name) -> Bool { Int(name.id) < places.count && places[Int(name.id)] >= 0 }
}

extension NameMap: ExpressibleByDictionaryLiteral {
  /// A map as a literal.
  public init(dictionaryLiteral elements: (Name, Value)...) { self.init(elements) }
}
