import ScreenTypes

/// Which objects stand in for those that nothing provides, where a page is rendered without a route to it? One of each
/// type.
struct MissingObjects {
  /// True where they are made by their types; else a view that misses one has none.
  var areMade = false
  private(set) var made: [TypeID: Value] = [:]

  /// Keeps the one of a type.
  mutating func keep(_ object: Value, of type: TypeID) { made[type] = object }

  /// Lets go of all.
  mutating func forget() { made = [:] }
}
