import RenderTree
import ScreenSemantics
import ScreenSyntax

/// Which colour does code give, without running anything?
///
/// Answer: red, green and blue on a light screen and on a dark one, for a colour that is named, written with numbers, or that
/// a colour set of the package has; nil for any other.
/// Cost: constant.
/// Limits: opacity and hue are not known, nor a number or name that is computed.
struct FixedColor {
  /// Red, green and blue from 0 to 1.
  private struct Parts {
    var red: Double, green: Double, blue: Double
  }

  private var light: Parts
  private var dark: Parts
  /// True for that of a colour set, whose look on a dark screen was chosen with it.
  private var isOfSet: Bool

  /// The system's colours that do not depend on what they are drawn on, by their names. These are written out: telling the name of
  /// a case by reflection costs a twentieth of a run.
  private static let named: [String: Color.Base] = [
    "white": .white, "black": .black, "red": .red, "orange": .orange, "yellow": .yellow, "green": .green,
    "mint": .mint, "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "gray": .gray,
  ]

  /// `.white`, `Color.white`, `Color(red:green:blue:)` and `Color(white:)` with literals, and `Color("Name")` of one of `colors`;
  /// nil for anything else.
  init?(_ id: CodeID, _ code: CodeTree, _ colors: KnownColors) {
    isOfSet = false
    let node = code[id]
    switch node.kind {
    case .implicitMember, .member:
      if node.kind == .member {
        let base = code[node.first]
        guard base.kind == .name, base.name == LintNames.color else { return nil }
      }
      guard let known = Self.named[node.name.text] else { return nil }
      (light, dark) = Self.looks(of: known)
    case .call:
      guard code[node.first].name == LintNames.color else { return nil }
      let parts = code.items(node.list).map { code[$0] }
      if let first = parts.first, first.name == .none, code[first.first].kind == .stringLiteral {
        guard let color = colors[code.string(code[first.first])], let looks = Self.looks(of: color) else {
          return nil
        }
        (light, dark, isOfSet) = (looks.light, looks.dark, true)
        return
      }
      let labels = parts.map(\.name.text)
      guard labels == ["red", "green", "blue"] || labels == ["white"] else { return nil }
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
      light = Parts(red: numbers[0], green: numbers[numbers.count / 2], blue: numbers[numbers.count - 1])
      dark = light
    // A colour that is made in another way is not known.
    default: return nil
    }
  }

  /// The looks of an opaque colour; nil for one that is seen through.
  private static func looks(of color: Color) -> (light: Parts, dark: Parts)? {
    guard color.alpha == 255, color.dark.alpha == 255 else { return nil }
    if !color.hasComponents { return named.values.contains(color.base) ? looks(of: color.base) : nil }
    let light = parts(color.red, color.green, color.blue)
    let dark = color.dark
    return (light, color.base == .fixed ? light : parts(dark.red, dark.green, dark.blue))
  }

  private static func looks(of base: Color.Base) -> (light: Parts, dark: Parts) {
    (parts(base.systemColor(isDark: false)), parts(base.systemColor(isDark: true)))
  }

  private static func parts(_ hex: UInt32) -> Parts {
    parts(UInt8(hex >> 16), UInt8(hex >> 8 & 255), UInt8(hex & 255))
  }

  private static func parts(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Parts {
    Parts(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  /// The ratio of WCAG 2.1, from 1 to 21, on a light screen; with a colour of a set on a dark one, where it is less there.
  func contrast(with other: FixedColor) -> (ratio: Double, isOnDark: Bool) {
    let onLight = Self.ratio(light, other.light)
    if !isOfSet, !other.isOfSet { return (onLight, false) }
    let onDark = Self.ratio(dark, other.dark)
    return onDark < onLight ? (onDark, true) : (onLight, false)
  }

  private static func ratio(_ one: Parts, _ other: Parts) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ parts: Parts) -> Double {
    0.2126 * linear(parts.red) + 0.7152 * linear(parts.green) + 0.0722 * linear(parts.blue)
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
