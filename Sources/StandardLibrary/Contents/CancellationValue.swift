import ScreenTypes

/// A `CancellationError`, which has no parts.
struct CancellationValue: OpaqueContent, Hashable {
  var type: TypeID { LibraryTypes.cancellation }
  var description: String { "CancellationError()" }
}

extension Value {
  /// What a sleep throws in a task that was cancelled.
  public static var cancellation: Value { Value(CancellationValue()) }
}
