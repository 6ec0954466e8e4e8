import ScreenSyntax

/// Which colour does code give, without running anything, on a light screen?
///
/// Answer: red, green and blue, for a colour that is named or written with numbers; nil for any other.
/// Cost: constant.
/// Limits: opacity, hue and colours of assets are not known, nor a number that is computed.
struct FixedColor {
  private var red: Double
  private var green: Double
  private var blue: Double

  private static let named: [String: UInt32] = [
    "white": 0xFFFFFF, "black": 0x000000, "red": 0xFF3B30, "orange": 0xFF9500, "yellow": 0xFFCC00,
    "green": 0x34C759, "mint": 0x00C7BE, "teal": 0x30B0C7, "cyan": 0x32ADE6, "blue": 0x007AFF,
    "indigo": 0x5856D6, "purple": 0xAF52DE, "pink": 0xFF2D55, "brown": 0xA2845E, "gray": 0x8E8E93,
  ]

  /// `.white`, `Color.white`, `Color(red:green:blue:)` and `Color(white:)` with literals; nil for anything else.
  init?(_ id: CodeID, _ code: CodeTree) {
    let node = code[id]
    switch node.kind {
    case .implicitMember, .member:
      if node.kind == .member {
        let base = code[node.first]
        guard base.kind == .name, base.name == LintNames.color else { return nil }
      }
      guard let hex = Self.named[node.name.text] else { return nil }
      red = Double(hex >> 16) / 255
      green = Double(hex >> 8 & 255) / 255
      blue = Double(hex & 255) / 255
    case .call:
      let parts = code.items(node.list).map { code[$0] }
      let labels = parts.map(\.name.text)
      guard code[node.first].name == LintNames.color,
        labels == ["red", "green", "blue"] || labels == ["white"]
      else { return nil }
      let numbers = parts.compactMap { part -> Double? in
        let value = code[part.first]
        switch value.kind {
        case .integerLiteral: return Double(code.integers[value.literal])
        case .doubleLiteral: return code.doubles[value.literal]
        // Numbers that are not written out are not known.
        default: return nil
        }
      }
      guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 && $0 <= 1 }) else { return nil }
      (red, green, blue) = (numbers[0], numbers[numbers.count / 2], numbers[numbers.count - 1])
    // A colour that is made in another way is not known.
    default: return nil
    }
  }

  /// The ratio of WCAG 2.1, from 1 to 21.
  func contrast(with other: FixedColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Undoes the curve of sRGB: a power of 2.4, as a square times the fifth root of a square (by Newton's method).
  private static func linear(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    let square = base * base
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}
