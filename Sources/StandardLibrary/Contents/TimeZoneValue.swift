import ScreenTypes

/// The content of a `TimeZone`.
public struct TimeZoneValue: OpaqueContent, Hashable {
  /// By how many seconds clocks are ahead of UTC.
  public var seconds: Int
  /// A zone.
  public init(seconds: Int) { self.seconds = seconds }
  /// The library type.
  public var type: TypeID { .library("TimeZone") }
  /// Its canonical text.
  public var description: String {
    if seconds == 0 { return "GMT" }
    let minutes = abs(seconds) / 60
    return "GMT\(seconds < 0 ? "-" : "+")\(CivilDate.two(minutes / 60))\(CivilDate.two(minutes % 60))"
  }
}
