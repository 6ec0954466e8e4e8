/// Sizes of devices in points, upright.
public enum DeviceSizes {
  private static let table: [(name: String, width: Double, height: Double)] = [
    ("iPad Pro (11-inch)", 834, 1194), ("iPad mini", 744, 1133), ("iPhone 15", 393, 852),
    ("iPhone 15 Plus", 430, 932), ("iPhone 15 Pro", 393, 852), ("iPhone 15 Pro Max", 430, 932),
    ("iPhone SE", 375, 667),
  ]

  /// All names, sorted.
  public static let names = table.map(\.name)

  /// The size of a device by its name without regard to case; nil for an unknown one.
  public static func size(of name: String) -> (width: Double, height: Double)? {
    table.first { $0.name.lowercased() == name.lowercased() }.map { ($0.width, $0.height) }
  }
}
