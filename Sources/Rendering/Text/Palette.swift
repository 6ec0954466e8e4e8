import RenderTree

/// A colour as `0xRRGGBB`.
typealias RGB = UInt32

/// Named colours as numbers, and numbers as what a terminal can show.
enum Palette {
  /// A colour on a light or dark background, mixed with it where it is not opaque. Nil is the terminal's own
  /// foreground.
  static func resolve(_ color: Color, isDark: Bool) -> RGB? {
    if color.base == .primary && color.alpha == 255 { return nil }
    let full: RGB
    var alpha = color.alpha
    if color.base == .fixed || color.base == .adaptive && !isDark {
      full = RGB(color.red) << 16 | RGB(color.green) << 8 | RGB(color.blue)
    } else if color.base == .adaptive, isDark {
      full = RGB(color.dark.red) << 16 | RGB(color.dark.green) << 8 | RGB(color.dark.blue)
      alpha = color.dark.alpha
    } else {
      full = color.base.systemColor(isDark: isDark)
    }
    if alpha == 255 { return full }
    return mix(isDark ? 0x000000 : 0xFFFFFF, full, Int(alpha), of: 255)
  }

  /// True where a colour hides what is behind it.
  static func isVisible(_ color: Color) -> Bool {
    switch color.base {
    // Those that look like the page.
    case .clear, .systemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground: false
    case .primary, .secondary, .tertiary, .accent, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue,
      .indigo, .purple, .pink, .brown, .white, .gray, .black, .fill, .secondarySystemBackground,
      .systemGroupedBackground, .tertiarySystemGroupedBackground, .gray2, .gray3, .gray4, .gray5, .separator,
      .fixed, .adaptive:
      color.alpha >= 16
    }
  }

  /// `part` of `whole` of the second colour, the rest of the first.
  static func mix(_ first: RGB, _ second: RGB, _ part: Int, of whole: Int) -> RGB {
    var result: RGB = 0
    for shift in [RGB(16), 8, 0] {
      let from = Int(first >> shift & 255)
      let to = Int(second >> shift & 255)
      result |= RGB((from * (whole - part) + to * part + whole / 2) / whole) << shift
    }
    return result
  }

  /// How bright a colour looks, 0 to 255 (ITU-R BT.601).
  static func luminance(_ color: RGB) -> Int {
    (Int(color >> 16 & 255) * 299 + Int(color >> 8 & 255) * 587 + Int(color & 255) * 114) / 1000
  }

  private static let basic: [RGB] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  static func nearestBasic(_ color: RGB) -> Int {
    var best = 0
    var bestDistance = Int.max
    for (index, candidate) in basic.enumerated() {
      let distance = squaredDistance(color, candidate)
      if distance < bestDistance { (best, bestDistance) = (index, distance) }
    }
    return best
  }

  /// An index of the 6 × 6 × 6 cube or the grey ramp of xterm's 256 colours.
  static func nearestOf256(_ color: RGB) -> Int {
    let levels: [Int] = [0, 95, 135, 175, 215, 255]
    func step(_ value: Int) -> Int { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
    let red = step(Int(color >> 16 & 255))
    let green = step(Int(color >> 8 & 255))
    let blue = step(Int(color & 255))
    let cube = RGB(levels[red] << 16 | levels[green] << 8 | levels[blue])
    let gray = max(0, min(23, (luminance(color) - 3) / 10))
    let grayValue = RGB(8 + 10 * gray)
    let grayColor = grayValue << 16 | grayValue << 8 | grayValue
    if squaredDistance(color, grayColor) < squaredDistance(color, cube) { return 232 + gray }
    return 16 + 36 * red + 6 * green + blue
  }

  private static func squaredDistance(_ first: RGB, _ second: RGB) -> Int {
    var sum = 0
    for shift in [RGB(16), 8, 0] {
      let difference = Int(first >> shift & 255) - Int(second >> shift & 255)
      sum += difference * difference
    }
    return sum
  }
}
