import ScreenTypes

/// The content of a `Unicode.Scalar`.
struct ScalarValue: OpaqueContent, Hashable {
  /// The character.
  let scalar: Unicode.Scalar
  /// A character.
  init(_ scalar: Unicode.Scalar) { self.scalar = scalar }
  /// The library type.
  var type: TypeID { .library("Unicode.Scalar") }
  /// The character as text.
  var description: String { scalar.description }
}
