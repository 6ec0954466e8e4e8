import ScreenTypes

/// What a view follows of an object as a whole, `objectWillChange`: how often what it announces changed.
public struct ObjectChangesValue: OpaqueContent {
  /// How often.
  let count: Int

  /// The changes of an object so far.
  public init(of object: ObjectBox) { count = object.version }

  /// The library type.
  public var type: TypeID { TypeID.void.publisher }
  /// Two are equal where nothing changed between them.
  public var description: String { "Changes(\(count))" }
}
