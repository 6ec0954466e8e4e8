import RenderTree

/// Parts of colours between the language's numbers and the render tree's bytes.
enum ColorComponent {
  /// A number from 0 to 1 as a part of `whole`; numbers outside are cut off.
  static func byte(_ number: Double, of whole: UInt8 = 255) -> UInt8 {
    number.isNaN ? 0 : UInt8((min(max(number, 0), 1) * Double(whole)).rounded())
  }

  /// A colour as `#RRGGBB`; named ones as they are on a light screen.
  static func hex(_ color: Color) -> String {
    var parts = (color.red, color.green, color.blue)
    if !color.hasComponents {
      let known = lightColors.first { $0.base == color.base }?.components ?? 0
      parts = (UInt8(known >> 16 & 255), UInt8(known >> 8 & 255), UInt8(known & 255))
    }
    return "#" + [parts.0, parts.1, parts.2].map(hexDigits).joined()
  }

  private static func hexDigits(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + text : text
  }

  /// The system colours on a light screen.
  private static let lightColors: [(base: Color.Base, components: Int)] = [
    (.primary, 0x00_0000), (.secondary, 0x8A_8A8E), (.tertiary, 0xC4_C4C6), (.accent, 0x00_7AFF),
    (.red, 0xFF_3B30), (.orange, 0xFF_9500), (.yellow, 0xFF_CC00), (.green, 0x34_C759),
    (.mint, 0x00_C7BE), (.teal, 0x30_B0C7), (.cyan, 0x32_ADE6), (.blue, 0x00_7AFF),
    (.indigo, 0x58_56D6), (.purple, 0xAF_52DE), (.pink, 0xFF_2D55), (.brown, 0xA2_845E),
    (.systemBackground, 0xFF_FFFF), (.secondarySystemBackground, 0xF2_F2F7),
    (.tertiarySystemBackground, 0xFF_FFFF),
    (.systemGroupedBackground, 0xF2_F2F7), (.secondarySystemGroupedBackground, 0xFF_FFFF),
    (.tertiarySystemGroupedBackground, 0xF2_F2F7), (.gray2, 0xAE_AEB2), (.gray3, 0xC7_C7CC),
    (.gray4, 0xD1_D1D6),
    (.gray5, 0xE5_E5EA), (.separator, 0xC6_C6C8),
    (.white, 0xFF_FFFF), (.gray, 0x8E_8E93), (.black, 0x00_0000), (.clear, 0xFF_FFFF),
  ]
}
