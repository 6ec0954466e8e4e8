import ModelData
import RenderTree
import StandardLibrary

/// Reads the `Contents.json` of a colour set of an asset catalogue.
enum ColorSet {
  /// One of the colours that a set has for one name.
  private struct Entry {
    /// What it is: components, or one of the system's.
    var color: Color
    /// True for dark screens alone.
    var isDark: Bool
    /// How far it is from what a page shows: other devices and wider gamuts are taken where nothing else is there.
    var distance: Int
  }

  /// The colour of a set: for light screens and, where it has another, for dark ones. Entries for high contrast are left out.
  /// Components of wide gamuts are those of sRGB that are nearest. Nil where nothing can be read.
  static func read(_ bytes: [UInt8]) -> Color? {
    guard let tree = JSONTree.read(bytes) else { return nil }
    let entries = tree["colors"].elements.compactMap(entry)
    func nearest(_ isDark: Bool) -> Color? {
      entries.filter { $0.isDark == isDark }.min { $0.distance < $1.distance }?.color
    }
    guard let light = nearest(false) else { return nearest(true) }
    // One of the system's has its own look on a dark screen.
    guard let dark = nearest(true), light.hasComponents, dark.hasComponents else { return light }
    return Color(light: components(of: light), dark: components(of: dark))
  }

  private static func components(of color: Color) -> Color.Components {
    Color.Components(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  private static func entry(_ tree: JSONTree) -> Entry? {
    var isDark = false
    var distance = 0
    for appearance in tree["appearances"].elements {
      switch (appearance["appearance"].text, appearance["value"].text) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): distance -= 1
      // High contrast, and tints of icons.
      default: return nil
      }
    }
    if let idiom = tree["idiom"].text, idiom != "universal" { distance += idiom == "iphone" ? 4 : 8 }
    if tree["display-gamut"].text == "display-P3" { distance += 2 }
    return color(tree["color"]).map { Entry(color: $0, isDark: isDark, distance: distance) }
  }

  private static func color(_ tree: JSONTree) -> Color? {
    if let reference = tree["reference"].text {
      let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
      return StandardLibrary.platformColor(named: name)
    }
    let parts = tree["components"]
    let space = tree["color-space"].text ?? "srgb"
    // Xcode writes the opacity as a part of 1, whatever it does with colours.
    let alpha = parts["alpha"].text.flatMap { Double($0) } ?? parts["alpha"].number ?? 1
    let white = component(parts["white"])
    guard let red = white ?? component(parts["red"]), let green = white ?? component(parts["green"]),
      let blue = white ?? component(parts["blue"])
    else { return nil }
    let known: (Double, Double, Double) =
      switch space {
      case "display-p3": fromDisplayP3(red, green, blue)
      case "extended-linear-srgb", "linear-srgb": (encoded(red), encoded(green), encoded(blue))
      // sRGB, and greys, whose curve is nearly the same.
      default: (red, green, blue)
      }
    return Color(red: byte(known.0), green: byte(known.1), blue: byte(known.2), alpha: byte(alpha))
  }

  /// A component from 0 to 1 as Xcode writes it: `0.500`, `128` or `0x80`.
  private static func component(_ tree: JSONTree) -> Double? {
    guard let text = tree.text else { return tree.number }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if let whole = Int(text) { return Double(whole) / 255 }
    return Double(text)
  }

  /// A part of 1 as a byte; what is no number is none.
  private static func byte(_ part: Double) -> UInt8 {
    part > 0 ? UInt8((min(part, 1) * 255).rounded()) : 0
  }

  /// From the primaries of Display P3 to those of sRGB, which have the same curve.
  private static func fromDisplayP3(_ red: Double, _ green: Double, _ blue: Double) -> (
    Double, Double, Double
  ) {
    let (red, green, blue) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249401 * red - 0.2249404 * green),
      encoded(1.0420571 * green - 0.0420569 * red),
      encoded(1.0982735 * blue - 0.0196376 * red - 0.0786361 * green)
    )
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055).raised(to: 2.4)
  }

  private static func encoded(_ part: Double) -> Double {
    part <= 0.0031308 ? part * 12.92 : 1.055 * part.raised(to: 1 / 2.4) - 0.055
  }
}
