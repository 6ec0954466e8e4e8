import ScreenTypes

/// A `CancellationError`, which has no parts.
struct CancellationValue: OpaqueContent, Hashable {
  var type: TypeID { LibraryTypes.cancellation }
  var description: String { "CancellationError()" }
}
