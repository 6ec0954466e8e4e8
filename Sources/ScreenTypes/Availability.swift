/// A version of a platform, such as 16 or 16.4.
public struct PlatformVersion: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral,
  CustomStringConvertible
{
  private let raw: UInt16

  /// A version by its first two numbers.
  public init(_ major: UInt8, _ minor: UInt8) { raw = UInt16(major) << 8 | UInt16(minor) }

  /// A whole version.
  public init(integerLiteral value: UInt8) { self.init(value, 0) }

  /// A version as it is written: `16`, `16.4`, `16.4.1`, of which the last number does not count; nil for another text.
  public init?(_ text: Substring) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), let major = UInt8(parts[0]) else { return nil }
    var minor: UInt8 = 0
    if parts.count > 1 {
      guard let number = UInt8(parts[1]) else { return nil }
      minor = number
    }
    if parts.count > 2, UInt8(parts[2]) == nil { return nil }
    self.init(major, minor)
  }

  /// In the order of their numbers.
  public static func < (left: Self, right: Self) -> Bool { left.raw < right.raw }

  /// The version as it is written, without a second number that is 0.
  public var description: String { raw & 255 == 0 ? "\(raw >> 8)" : "\(raw >> 8).\(raw & 255)" }
}

/// Since which version of each platform something of SwiftUI is there.
public struct Availability: Hashable, Sendable {
  /// A platform with versions; the web has none.
  public enum Platform: String, Sendable, CaseIterable {
    case iOS, macOS
  }

  /// The first version of iOS that has it; nil where iOS lacks it.
  public let iOS: PlatformVersion?
  /// The first version of macOS that has it; nil where macOS lacks it.
  public let macOS: PlatformVersion?

  /// As long as SwiftUI: since iOS 13 and macOS 10.15.
  public static let always = Availability.since(iOS: 13, macOS: PlatformVersion(10, 15))

  /// Something that is there since these versions; nil for a platform that lacks it.
  public static func since(iOS: PlatformVersion?, macOS: PlatformVersion?) -> Availability {
    Availability(iOS: iOS, macOS: macOS)
  }

  /// The first version of a platform that has it; nil where the platform lacks it.
  public subscript(platform: Platform) -> PlatformVersion? { platform == .iOS ? iOS : macOS }

  /// Where it is there, in words; nil for what is there as long as SwiftUI.
  public var text: String? {
    if self == .always { return nil }
    let parts = Platform.allCases.map { platform in
      self[platform].map { "\(platform.rawValue) \($0)" } ?? "not on \(platform.rawValue)"
    }
    return parts.joined(separator: ", ")
  }
}

/// The oldest versions that an app runs on; nil for a platform that it does not name.
public struct OldestPlatforms: Hashable, Sendable {
  /// The oldest version of iOS.
  public var iOS: PlatformVersion?
  /// The oldest version of macOS.
  public var macOS: PlatformVersion?

  /// None.
  public init(iOS: PlatformVersion? = nil, macOS: PlatformVersion? = nil) {
    self.iOS = iOS
    self.macOS = macOS
  }

  /// The oldest version of a platform.
  public subscript(platform: Availability.Platform) -> PlatformVersion? { platform == .iOS ? iOS : macOS }

  /// True where no platform is named.
  public var isEmpty: Bool { iOS == nil && macOS == nil }
}
