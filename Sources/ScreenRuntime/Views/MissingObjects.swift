import ScreenTypes

/// Which objects stand in for those that nothing provides, where a page is rendered without a route to it? One of each
/// type: that which the App holds, else a new one.
struct MissingObjects {
  /// True where they are made by their types; else a view that misses one has none.
  var areMade = false
  /// The App's instance, once it is made.
  var app: ViewInstance?
  private(set) var made: [TypeID: Value] = [:]

  /// The object of a type that the App holds; nil where it holds none.
  func ofApp(_ type: TypeID, in runnable: RunnableProgram) -> Value? {
    guard let app else { return nil }
    for (field, member) in app.plan.stored.enumerated() where runnable.program[member].type == type {
      let value = app.field(Int32(field))
      if case .object = value { return value }
    }
    return nil
  }

  /// Keeps the one of a type.
  mutating func keep(_ object: Value, of type: TypeID) { made[type] = object }

  /// Lets go of all.
  mutating func forget() { made = [:] }
}
