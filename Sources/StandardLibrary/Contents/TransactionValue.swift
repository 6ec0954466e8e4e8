import ScreenTypes

/// The content of a `Transaction`.
public struct TransactionValue: OpaqueContent {
  /// How the change is animated, or null.
  public var animation: Value
  var isStill = false
  var isContinuous = false

  /// A change of state.
  public init(animation: Value = .null) { self.animation = animation }

  /// The library type.
  public var type: TypeID { LibraryTypes.transaction }
  /// Its canonical text.
  public var description: String { "Transaction(\(isStill), \(isContinuous))" }
  /// The description does not tell the animation.
  public var parts: [Value] { [animation] }
}
