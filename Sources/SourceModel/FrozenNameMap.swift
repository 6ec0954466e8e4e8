/// A `NameMap` of plain values that is not changed any more: read from all threads without counting references.
public struct FrozenNameMap<Value: Sendable>: Sendable {
  @usableFromInline let places: Table<Int, Int32>
  @usableFromInline let values: Table<Int, Value>

  /// An empty map.
  public init() {
    places = Table()
    values = Table()
  }

  /// The contents of `map`, copied into `memory`.
  public init(_ map: NameMap<Value>, in memory: TableMemory) {
    places = memory.table(map.places)
    values = memory.table(map.values)
  }

  /// A map of pairs that lives as long as the process; of several pairs with one name the last counts.
  public static func lasting(_ pairs: some Sequence<(Name, Value)>) -> FrozenNameMap {
    let memory = Unmanaged.passRetained(TableMemory())
    return FrozenNameMap(NameMap(pairs), in: memory.takeUnretainedValue())
  }

  /// The value of a name, or nil.
  @inlinable public subscript(name: Name) -> Value? {
    let id = Int(name.id)
    guard id < places.count, case let place = places[id], place >= 0 else { return nil }
    return values[Int(place)]
  }
}
