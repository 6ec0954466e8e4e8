import ScreenTypes

/// The content of a `TimeZone`.
public struct TimeZoneValue: OpaqueContent, Hashable {
  /// By how many seconds clocks are ahead of UTC.
  public var seconds: Int
  /// By how many hours the zones of some names are ahead of UTC.
  static let hours: [String: Double] = [
    "UTC": 0, "GMT": 0, "WET": 0, "BST": 1, "CET": 1, "CEST": 2, "EET": 2, "EEST": 3, "MSK": 3, "IST": 5.5,
    "ICT": 7, "SGT": 8, "HKT": 8, "KST": 9, "JST": 9, "NZST": 12, "EST": -5, "EDT": -4, "CST": -6, "CDT": -5,
    "MST": -7, "MDT": -6, "PST": -8, "PDT": -7, "AKST": -9, "HST": -10, "BRT": -3,
  ]

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
