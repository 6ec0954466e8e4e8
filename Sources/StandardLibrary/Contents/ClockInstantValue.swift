import ScreenTypes

/// The content of a `ContinuousClock.Instant`.
public struct ClockInstantValue: OpaqueContent, OrderedContent, Hashable {
  /// Seconds since 1970.
  public let seconds: Double
  /// The library type.
  public var type: TypeID { LibraryTypes.clockInstant }
  /// Its canonical text.
  public var description: String { "ContinuousClock.Instant(\(seconds) seconds)" }
  /// By its seconds.
  public var order: Double { seconds }
  /// As it describes itself.
  public var shownText: String { description }
}

/// The content of a `ContinuousClock`.
struct ClockValue: OpaqueContent, Hashable {
  var type: TypeID { LibraryTypes.clock }
  var description: String { "ContinuousClock" }
}
