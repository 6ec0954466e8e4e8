import ScreenTypes

/// The content of a `HorizontalAlignment` or `VerticalAlignment` of the package.
public struct GuideValue: OpaqueContent, Hashable {
  /// The library type.
  public let type: TypeID
  /// The type that it is told by, with the function that says where it stands.
  public let key: TypeID
  /// The place among the cases of the library's guide at which views stand that say nothing of it.
  public let base: UInt8

  /// Its canonical text.
  public var description: String { "\(type)(\(key))" }
}
