/// Values by name, found by the name's id in a flat array: for tables that are made once and asked often.
///
/// A look-up costs one comparison and one load; the memory is four to eight bytes for each name up to the highest id.
/// It is inlined, as a map of the compiler's own starts up with the process: made of generic code, those of the
/// catalogue and the library took an eighth of the time until the first file was read.
@frozen public struct NameMap<Value: Sendable>: Sendable {
  @usableFromInline var places: [Int32] = []
  @usableFromInline var values: [Value] = []
  @usableFromInline var order: [Name] = []

  /// An empty map.
  @inlinable public init() {}

  /// A map of pairs; of several pairs with one name the last counts.
  @inlinable public init(_ pairs: some Sequence<(Name, Value)>) {
    for (name, value) in pairs { self[name] = value }
  }

  /// The names that have values, in the order in which they came.
  @inlinable public var names: [Name] { order }

  /// The value of a name, or nil. Values are set, not removed.
  @inlinable public subscript(name: Name) -> Value? {
    get {
      let id = Int(name.id)
      guard id < places.count, places[id] >= 0 else { return nil }
      return values[Int(places[id])]
    }
    set {
      guard let newValue else { return }
      let id = Int(name.id)
      if id >= places.count {
        places.append(contentsOf: repeatElement(-1, count: max(id + 1 - places.count, places.count)))
      }
      if places[id] < 0 {
        places[id] = Int32(values.count)
        values.append(newValue)
        order.append(name)
      } else {
        values[Int(places[id])] = newValue
      }
    }
  }

  /// True where a name has a value.
  @inlinable public func contains(_ name: Name) -> Bool {
    Int(name.id) < places.count && places[Int(name.id)] >= 0
  }
}

extension NameMap: ExpressibleByDictionaryLiteral {
  /// A map as a literal.
  @inlinable public init(dictionaryLiteral elements: (Name, Value)...) { self.init(elements) }
}
