extension Color.Base {
  /// The colour as iOS draws it on a light screen or on a dark one: 0xRRGGBB. `clear` is the ground of the page, a colour of
  /// components that of letters.
  public func systemColor(isDark: Bool) -> UInt32 {
    switch self {
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
}
