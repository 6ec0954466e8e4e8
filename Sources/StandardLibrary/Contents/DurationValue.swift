import ScreenTypes

/// The content of a `Duration`.
public struct DurationValue: OpaqueContent, OrderedContent, Hashable {
  /// How many seconds it lasts.
  public let seconds: Double
  /// The library type.
  public var type: TypeID { LibraryTypes.duration }
  /// Its canonical text.
  public var description: String { "\(seconds) seconds" }
  /// By its seconds.
  public var order: Double { seconds }
  /// As it describes itself.
  public var shownText: String { description }
}
