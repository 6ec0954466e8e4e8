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

  /// The same of the names of places that have no summer time.
  static let places: [String: Double] = [
    "Etc/UTC": 0, "Etc/GMT": 0, "Africa/Abidjan": 0, "Africa/Lagos": 1, "Africa/Johannesburg": 2,
    "Africa/Nairobi": 3, "Europe/Istanbul": 3, "Europe/Moscow": 3, "Asia/Riyadh": 3, "Asia/Dubai": 4,
    "Asia/Karachi": 5, "Asia/Kolkata": 5.5, "Asia/Calcutta": 5.5, "Asia/Kathmandu": 5.75, "Asia/Dhaka": 6,
    "Asia/Bangkok": 7, "Asia/Jakarta": 7, "Asia/Ho_Chi_Minh": 7, "Asia/Shanghai": 8, "Asia/Hong_Kong": 8,
    "Asia/Singapore": 8, "Asia/Taipei": 8, "Asia/Manila": 8, "Australia/Perth": 8, "Asia/Tokyo": 9,
    "Asia/Seoul": 9, "Australia/Brisbane": 10, "Pacific/Honolulu": -10, "America/Phoenix": -7,
    "America/Bogota": -5, "America/Lima": -5, "America/Sao_Paulo": -3, "America/Argentina/Buenos_Aires": -3,
  ]

  /// The zone of a name, such as `UTC`, `Asia/Tokyo` or `GMT+0900`; nil for one that is not known.
  public init?(identifier: String) {
    if let hours = Self.places[identifier] ?? Self.hours[identifier] {
      self.init(seconds: Int(hours * 3600))
      return
    }
    let sign = identifier.dropFirst(3).first
    let digits = identifier.dropFirst(4).filter { $0 != ":" }
    guard identifier.hasPrefix("GMT"), sign == "+" || sign == "-", digits.utf8.count == 4,
      digits.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(digits), number % 100 < 60,
      number <= 1800
    else { return nil }
    self.init(seconds: (sign == "-" ? -1 : 1) * (number / 100 * 3600 + number % 100 * 60))
  }

  /// The zone of a name such as `UTC`, `EST` or `JST`, as it is all year; nil for one that is not known.
  public init?(abbreviation: String) {
    guard let hours = Self.hours[abbreviation] else { return nil }
    self.init(seconds: Int(hours * 3600))
  }

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
