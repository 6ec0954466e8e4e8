/// The screens of the devices that previews name, in points.
enum PreviewDevice {
  /// The screen of a preview that names no device.
  static let standard = (width: 393.0, height: 852.0)

  /// The screen of a device; the standard one for an unknown name.
  static func size(of name: String) -> (width: Double, height: Double) {
    sizes.first { $0.name == name }.map { ($0.width, $0.height) }
      ?? sizes.first { name.hasPrefix($0.name) }.map { ($0.width, $0.height) } ?? standard
  }

  /// Longer names stand before their beginnings.
  private static let sizes: [(name: String, width: Double, height: Double)] = [
    ("iPhone SE (1st generation)", 320, 568), ("iPhone SE", 375, 667), ("iPhone 8 Plus", 414, 736),
    ("iPhone 8", 375, 667), ("iPhone XS Max", 414, 896), ("iPhone XS", 375, 812), ("iPhone XR", 414, 896),
    ("iPhone X", 375, 812), ("iPhone 11 Pro Max", 414, 896), ("iPhone 11 Pro", 375, 812),
    ("iPhone 11", 414, 896), ("iPhone 12 mini", 360, 780), ("iPhone 12 Pro Max", 428, 926),
    ("iPhone 12", 390, 844), ("iPhone 13 mini", 360, 780), ("iPhone 13 Pro Max", 428, 926),
    ("iPhone 13", 390, 844), ("iPhone 14 Pro Max", 430, 932), ("iPhone 14 Pro", 393, 852),
    ("iPhone 14 Plus", 428, 926), ("iPhone 14", 390, 844), ("iPhone 15 Pro Max", 430, 932),
    ("iPhone 15 Plus", 430, 932), ("iPhone 15", 393, 852), ("iPad mini", 744, 1133),
    ("iPad Air", 820, 1180), ("iPad Pro (11-inch)", 834, 1194), ("iPad Pro (12.9-inch)", 1024, 1366),
    ("iPad Pro", 1024, 1366), ("iPad", 810, 1080),
  ]
}
