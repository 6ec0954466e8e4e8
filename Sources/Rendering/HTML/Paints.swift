import RenderTree

extension Color.Base {
  /// The name in classes and custom properties.
  var cssName: StaticString {
    switch self {
    case .primary, .fixed, .adaptive: "primary"
    case .secondary: "secondary"
    case .tertiary: "tertiary"
    case .accent: "accent"
    case .red: "red"
    case .orange: "orange"
    case .yellow: "yellow"
    case .green: "green"
    case .mint: "mint"
    case .teal: "teal"
    case .cyan: "cyan"
    case .blue: "blue"
    case .indigo: "indigo"
    case .purple: "purple"
    case .pink: "pink"
    case .brown: "brown"
    case .white: "white"
    case .gray: "gray"
    case .fill: "fill"
    case .systemBackground: "canvas"
    case .secondarySystemBackground: "ground-second"
    case .tertiarySystemBackground: "ground-third"
    case .systemGroupedBackground: "grouped"
    case .secondarySystemGroupedBackground: "card"
    case .tertiarySystemGroupedBackground: "grouped-third"
    case .gray2: "gray-second"
    case .gray3: "gray-third"
    case .gray4: "gray-fourth"
    case .gray5: "gray-fifth"
    case .separator: "separator"
    case .black: "black"
    case .clear: "clear"
    }
  }
}

extension Color {
  /// Components for places where the theme's custom properties cannot stand: those of the light scheme.
  var resolved: Color {
    if hasComponents { return Color(red: red, green: green, blue: blue, alpha: alpha) }
    let digits: UInt32
    switch base {
    case .clear: return Color(red: 0, green: 0, blue: 0, alpha: 0)
    // The theme's own shades, which can be read on all its grounds.
    case .secondary: digits = 0x5F5F64
    case .tertiary: digits = 0x6C6C70
    case .separator: digits = 0xD6D6DA
    // All others are the system's.
    default: digits = base.systemColor(isDark: false)
    }
    return Color(
      red: UInt8(digits >> 16), green: UInt8(digits >> 8 & 255), blue: UInt8(digits & 255), alpha: alpha)
  }

  /// True where the theme decides what it looks like.
  var isThemed: Bool {
    switch base {
    case .fixed, .white, .black, .clear: false
    case .primary, .secondary, .tertiary, .accent, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue,
      .indigo, .purple, .pink, .brown, .gray, .fill, .systemBackground, .secondarySystemBackground,
      .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground, .gray2, .gray3, .gray4, .gray5, .separator,
      .adaptive:
      true
    }
  }

  /// True for what may only be the value of a custom property: checkers of style attributes do not know its function
  /// elsewhere.
  var needsVariable: Bool { base == .adaptive || isThemed && alpha < 255 }
}

extension OutputBuffer {
  /// Appends a colour of fixed components, a function that chooses between two, or a reference to the theme's colour with its
  /// opacity mixed in. Where it `needsVariable`, it must become the value of a custom property.
  mutating func append(color: Color) {
    if !color.isThemed { return appendComponents(color.resolved) }
    if color.base == .adaptive {
      let dark = color.dark
      append("light-dark(")
      appendComponents(color.resolved)
      append(",")
      appendComponents(Color(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha))
      return append(")")
    }
    if color.alpha == 255 {
      append("var(--sw-")
      append(color.base.cssName)
      append(")")
    } else {
      append("color-mix(in srgb,var(--sw-")
      append(color.base.cssName)
      append(") ")
      append(number: (Double(color.alpha) / 2.55).rounded())
      append("%,transparent)")
    }
  }

  /// Appends a colour for characters: of a named one, the shade that can be read.
  mutating func append(textColor color: Color) {
    if !color.isThemed || color.needsVariable || color.base.isGround { return append(color: color) }
    append("var(--sw-")
    append(color.base.cssName)
    append("-text)")
  }

  /// Appends a colour for a ground of white characters: of a named one, the shade on which they can be read.
  mutating func append(groundColor color: Color) {
    if !color.isThemed || color.needsVariable || color.base.isGround { return append(color: color) }
    append("var(--sw-")
    append(color.base.cssName)
    append("-solid)")
  }

  private mutating func appendComponents(_ color: Color) {
    if color.alpha == 255 {
      append("#")
      for part in [color.red, color.green, color.blue] {
        append(Self.hexDigit(part >> 4))
        append(Self.hexDigit(part & 15))
      }
      return
    }
    append("rgba(")
    for part in [color.red, color.green, color.blue] {
      append(number: Int(part))
      append(",")
    }
    append(number: (Double(color.alpha) / 255 * 1000).rounded() / 1000)
    append(")")
  }

  /// Appends a gradient as a CSS image, for letters in the shades that can be read. Colours of the theme may stand
  /// in the value of a custom property only.
  mutating func append(
    gradient colors: [Color], startX: Double, startY: Double, endX: Double, endY: Double,
    isOfLetters: Bool = false
  ) {
    append("linear-gradient(")
    let across = endX - startX
    let down = endY - startY
    append(number: Self.gradientDegrees(across: across, down: down))
    append("deg")
    guard let first = colors.first else { return append(",transparent,transparent)") }
    // CSS runs a gradient across the whole box; a shorter run has its stops moved inwards. Checkers take no places
    // beside variables, so that its colours are those of the light scheme.
    let length = abs(across) + abs(down)
    let isShort = length > 0 && length < 1
    let inset = isShort ? max(min(abs(across) > abs(down) ? startX : startY, 1), 0) : 0
    let isThemed = !isShort && colors.contains(where: \.isThemed)
    if isThemed {
      // Checkers ask for two stops without variables, too; these have no width.
      for _ in 0..<2 {
        append(",")
        appendComponents(first.resolved)
        append(" 0")
      }
      append(",")
      append(stop: first, isOfLetters: isOfLetters)
      append(" 0")
    }
    let stops = colors.prefix(8)
    for (position, color) in stops.enumerated() where position > 0 || isShort || !isThemed {
      append(",")
      append(stop: isShort ? color.resolved : color, isOfLetters: isOfLetters)
      if isShort, stops.count > 1 {
        append(" ")
        let share = Double(position) / Double(stops.count - 1)
        append(number: ((inset + share * length) * 100).rounded(), limit: 1000)
        append("%")
      }
    }
    if stops.count == 1 {
      append(",")
      append(stop: first, isOfLetters: isOfLetters)
    }
    append(")")
  }

  /// Appends a colour of a gradient: translucent ones cannot follow the theme.
  mutating func append(stop color: Color, isOfLetters: Bool) {
    if color.alpha < 255, color.base != .adaptive {
      appendComponents(color.resolved)
    } else if isOfLetters {
      append(textColor: color)
    } else {
      append(color: color)
    }
  }

  /// The CSS angle of a direction in whole degrees: 0 is up, 90 is right.
  static func gradientDegrees(across: Double, down: Double) -> Int {
    guard across.isFinite, down.isFinite, across != 0 || down != 0 else { return 180 }
    let x = abs(across)
    let y = abs(down)
    // Arctangent of a ratio up to 1 (Hastings, Approximations for Digital Computers, 1955), error below 0.1°.
    let ratio = min(x, y) / max(x, y)
    let square = ratio * ratio
    let arc =
      ratio
      * (0.9998660 + square * (-0.3302995 + square * (0.1801410 + square * (-0.0851330 + square * 0.0208351))))
    let fromDown = (x <= y ? arc : 1.5707963 - arc) * 57.2957795
    let degrees: Double =
      switch (across >= 0, down >= 0) {
      case (true, true): 180 - fromDown
      case (true, false): fromDown
      case (false, true): 180 + fromDown
      case (false, false): 360 - fromDown
      }
    return Int(degrees.rounded()) % 360
  }
}
