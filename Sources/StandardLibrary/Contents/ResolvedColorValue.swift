import RenderTree
import ScreenTypes

/// The content of a `Color.Resolved`: components from 0 to 1.
public struct ResolvedColorValue: OpaqueContent, Hashable {
  /// From 0 to 1.
  var red: Double, green: Double, blue: Double, opacity: Double

  /// Components from 0 to 1.
  init(red: Double, green: Double, blue: Double, opacity: Double) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// The components of a colour.
  init(_ color: Color.Components) {
    self.init(
      red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255,
      opacity: Double(color.alpha) / 255)
  }

  /// The colour of these components.
  var components: Color.Components {
    Color.Components(
      red: StandardLibrary.byte(red), green: StandardLibrary.byte(green), blue: StandardLibrary.byte(blue),
      alpha: StandardLibrary.byte(opacity))
  }

  /// Hue, saturation and brightness, each from 0 to 1.
  var hue: (hue: Double, saturation: Double, brightness: Double) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let reach = most - least
    if reach == 0 { return (0, 0, most) }
    let sixth =
      most == red
      ? (green - blue) / reach : most == green ? (blue - red) / reach + 2 : (red - green) / reach + 4
    return ((sixth < 0 ? sixth + 6 : sixth) / 6, reach / most, most)
  }

  /// How light it is to the eye, from 0 to 1.
  var white: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  /// A part of the way to another colour, from 0 to 1: along components, or through colours that look evenly apart
  /// (B. Ottosson, "A perceptual color space for image processing", 2020).
  func mixed(with other: Self, by part: Double, isPerceptual: Bool) -> Self {
    let part = part.isNaN ? 0 : min(max(part, 0), 1)
    func mix(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
    let opacity = mix(self.opacity, other.opacity)
    if !isPerceptual {
      return Self(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
        opacity: opacity)
    }
    let (first, second) = (evenly, other.evenly)
    return Self(
      lightness: mix(first.lightness, second.lightness), mix(first.a, second.a), mix(first.b, second.b),
      opacity: opacity)
  }

  private var evenly: (lightness: Double, a: Double, b: Double) {
    let (red, green, blue) = (Self.light(red), Self.light(green), Self.light(blue))
    let l = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue).cubeRoot
    let m = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue).cubeRoot
    let s = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue).cubeRoot
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  private init(lightness: Double, _ a: Double, _ b: Double, opacity: Double) {
    func cube(_ root: Double) -> Double { root * root * root }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    self.init(
      red: Self.component(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Self.component(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Self.component(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), opacity: opacity)
  }

  /// How much light a component is.
  private static func light(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : ((component + 0.055) / 1.055).raised(to: 2.4)
  }

  /// The component that so much light is.
  static func component(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * light.raised(to: 1 / 2.4) - 0.055
  }

  /// The library type.
  public var type: TypeID { .library("Color.Resolved") }
  /// Its canonical text.
  public var description: String { ColorText.describe(Color(light: components, dark: components)) }
}

extension Double {
  fileprivate var cubeRoot: Double { self > 0 ? raised(to: 1 / 3) : 0 }
}

extension Color {
  /// Its components on a light screen or on a dark one.
  func components(isDark: Bool) -> Components {
    switch base {
    case .fixed: return Components(red: red, green: green, blue: blue, alpha: alpha)
    case .adaptive: return isDark ? dark : Components(red: red, green: green, blue: blue, alpha: alpha)
    case .clear: return Components(alpha: 0)
    case .primary, .secondary, .tertiary, .accent, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue,
      .indigo, .purple, .pink, .brown, .white, .gray, .black, .fill, .systemBackground,
      .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .gray2, .gray3, .gray4, .gray5,
      .separator:
      let number = base.systemColor(isDark: isDark)
      return Components(
        red: UInt8(number >> 16 & 0xFF), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF),
        alpha: alpha)
    }
  }

  /// The colour with a change of what it is on light screens and of what it is on dark ones.
  func changed(_ change: (ResolvedColorValue, _ isDark: Bool) -> ResolvedColorValue) -> Color {
    func changed(isDark: Bool) -> Components {
      change(ResolvedColorValue(components(isDark: isDark)), isDark).components
    }
    return Color(light: changed(isDark: false), dark: changed(isDark: true))
  }
}
