import RenderTree

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
      full = named(color.base, isDark: isDark)
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

  /// iOS's system colours.
  private static func named(_ base: Color.Base, isDark: Bool) -> RGB {
    switch base {
    case .primary, .fixed, .adaptive: isDark ? 0xFFFFFF : 0x000000
    case .secondary: isDark ? 0x98989F : 0x6C6C70
    case .tertiary: isDark ? 0x7C7C80 : 0x8E8E93
    case .accent, .blue: isDark ? 0x0A84FF : 0x007AFF
    case .red: isDark ? 0xFF453A : 0xFF3B30
    case .orange: isDark ? 0xFF9F0A : 0xFF9500
    case .yellow: isDark ? 0xFFD60A : 0xFFCC00
    case .green: isDark ? 0x30D158 : 0x34C759
    case .mint: isDark ? 0x63E6E2 : 0x00C7BE
    case .teal: isDark ? 0x40C8E0 : 0x30B0C7
    case .cyan: isDark ? 0x64D2FF : 0x32ADE6
    case .indigo: isDark ? 0x5E5CE6 : 0x5856D6
    case .purple: isDark ? 0xBF5AF2 : 0xAF52DE
    case .pink: isDark ? 0xFF375F : 0xFF2D55
    case .brown: isDark ? 0xAC8E68 : 0xA2845E
    case .white: 0xFFFFFF
    case .gray: 0x8E8E93
    case .fill: isDark ? 0x3A3A3D : 0xE6E6EA
    case .systemBackground: isDark ? 0x000000 : 0xFFFFFF
    case .secondarySystemBackground: isDark ? 0x1C1C1E : 0xF2F2F7
    case .tertiarySystemBackground: isDark ? 0x2C2C2E : 0xFFFFFF
    case .systemGroupedBackground: isDark ? 0x000000 : 0xF2F2F7
    case .secondarySystemGroupedBackground: isDark ? 0x1C1C1E : 0xFFFFFF
    case .tertiarySystemGroupedBackground: isDark ? 0x2C2C2E : 0xF2F2F7
    case .gray2: isDark ? 0x636366 : 0xAEAEB2
    case .gray3: isDark ? 0x48484A : 0xC7C7CC
    case .gray4: isDark ? 0x3A3A3C : 0xD1D1D6
    case .gray5: isDark ? 0x2C2C2E : 0xE5E5EA
    case .separator: isDark ? 0x38383A : 0xC6C6C8
    case .black: 0x000000
    case .clear: isDark ? 0x000000 : 0xFFFFFF
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
